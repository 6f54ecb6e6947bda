// Big choices in one panel: steppers that stop at what is legal, and one press that sends the whole answer.

import { small } from './screens.js';

const number = spin => Number(spin.getAttribute('aria-valuenow'));
const sum = spins => spins.reduce((all, one) => all + number(one), 0);

export class Composer {
  constructor(main, chooser, words) {
    Object.assign(this, { main, chooser, words });
    main.addEventListener('click', event => this.click(event));
    main.addEventListener('change', event => {
      const form = event.target.closest('[data-compose]');
      if (form) this.show(form);
    });
    main.addEventListener('submit', event => {
      if (!event.target.matches('[data-compose]')) return;
      event.preventDefault();
      this.send(event.target);
    });
    main.addEventListener('keydown', event => { if (this.key(event)) { event.preventDefault(); event.stopPropagation(); } }, true);
    this.sync();
  }

  get forms() { return [...this.main.querySelectorAll('[data-compose]')]; }
  get shown() { return this.forms.find(form => form.matches('.open')); }
  spins(form, heap) { return [...form.querySelectorAll(`[role=spinbutton]${heap === undefined ? '' : `[data-heap="${heap}"]`}`)]; }
  bounds(form) { return [...form.querySelectorAll('[data-bound]')].map(one => one.dataset); }
  asked(form) { return [...form.querySelectorAll('[data-seat]:checked')].map(one => one.dataset); }
  beside(form) { return 'inline' in form.dataset && !small.matches; } // it lies open beside its options
  counted(word, value, most) { return this.words[`compose-${word}`].replace('##', most).replace('#', value); }

  // After every update: a panel that is the decision itself, or lies open beside its options, is shown at once.
  sync() {
    for (const form of this.forms.filter(one => !one.dataset.seen)) {
      form.dataset.seen = '1';
      form.classList.toggle('open', form.dataset.opening === undefined || this.beside(form));
      this.show(form);
    }
    const { shown } = this, looks = this.main.classList;
    looks.toggle('panel-open', Boolean(shown));
    looks.toggle('panel-inline', shown?.dataset.inline !== undefined);
    looks.toggle('panel-whole', Boolean(this.main.querySelector('.prompt.composed')));
    looks.toggle('composing', Boolean(shown && !this.beside(shown)));
  }

  // An option that begins a composition opens its panel; one that adds to an open panel is added. True where it was so.
  take(key) {
    const form = this.forms.find(one => one.dataset.opening === key);
    if (form) {
      for (const one of this.forms) one.classList.toggle('open', one === form);
      this.sync();
      this.spins(form)[0].focus();
      return true;
    }
    const part = this.shown && this.spins(this.shown).find(one => one.dataset.key === key);
    if (part) this.set(part, number(part) + 1);
    return Boolean(part);
  }

  back() {
    const form = this.shown;
    if (!form) return false;
    const had = this.spins(form).some(number);
    for (const one of this.spins(form)) one.setAttribute('aria-valuenow', 0);
    if (form.dataset.opening !== undefined && !this.beside(form)) form.classList.remove('open');
    this.show(form);
    this.sync();
    return had || !form.matches('.open');
  }

  // The most of one part, with the rest as it is: of its kind, of its side, and of what it costs.
  most(form, spin) {
    const { heap, word } = spin.dataset, now = number(spin);
    if (this.spins(form).some(one => one.dataset.word === word && one.dataset.heap !== heap && number(one))) return 0;
    let most = Math.min(Number(spin.getAttribute('aria-valuemax')), this.side(form, heap) - sum(this.spins(form, heap)) + now);
    while (most > now && form.dataset.purse && !this.paid(form, spin, most)) most -= 1;
    return most;
  }

  side(form, heap) {
    const { most, name } = this.bounds(form)[heap];
    if (name !== 'want' || !form.querySelector('[data-seat]')) return Number(most);
    return Math.max(0, ...this.asked(form).map(one => Number(one.holds)));
  }

  paid(form, changed, value) {
    const purse = form.dataset.purse.split(' ').map(Number);
    for (const one of this.spins(form)) {
      const n = one === changed ? value : number(one);
      one.dataset.cost?.split(' ').forEach((cost, kind) => { purse[kind] -= n * cost; });
    }
    return purse.reduce((lack, left) => lack + Math.max(0, -left), 0) <= Number(form.dataset.slack);
  }

  set(spin, value) {
    const form = spin.closest('form');
    spin.setAttribute('aria-valuenow', Math.max(0, Math.min(value, this.most(form, spin))));
    this.show(form);
  }

  // What the answer still lacks, in words; '' where it is whole.
  missing(form) {
    const short = this.bounds(form).find(one => sum(this.spins(form, one.bound)) < Number(one.least));
    if (!short) return form.querySelector('[data-seat]') && !this.asked(form).length ? this.words['compose-none'] : '';
    if (form.dataset.compose === 'trade') return this.words['compose-both'];
    if (short.least === short.most) return this.counted('more', short.least - sum(this.spins(form, short.bound)));
    return this.words['compose-none'];
  }

  show(form) {
    for (const spin of this.spins(form)) {
      const [value, most] = [number(spin), this.most(form, spin)], left = spin.closest('.crow').querySelector('[data-have]');
      spin.textContent = value;
      spin.setAttribute('aria-valuetext', this.counted('sum', value, most));
      spin.parentElement.classList.toggle('set', value > 0);
      spin.previousElementSibling.disabled = value === 0;
      spin.nextElementSibling.disabled = value >= most;
      if (left) left.textContent = this.counted('left', left.dataset.have - value);
    }
    for (const bar of form.querySelectorAll('progress')) {
      bar.value = sum(this.spins(form, bar.dataset.heap));
      bar.nextElementSibling.textContent = this.counted('sum', bar.value, bar.max);
    }
    const missing = this.missing(form), bank = form.querySelector('[data-calt]');
    form.querySelector('.cmiss').textContent = missing;
    form.querySelector('[type=submit]').disabled = missing !== '' || this.chooser.sent !== '';
    if (bank) this.alternative(form, bank);
  }

  // Where the bank would give the same, it is offered beside the players.
  alternative(form, button) {
    const [give, want] = [0, 1].map(heap => this.spins(form, heap).filter(number)), alone = give.length === 1 && want.length === 1;
    const key = alone ? button.dataset.calt.replace('{give}', give[0].dataset.word).replace('{want}', want[0].dataset.word) : '';
    const option = this.chooser.button(key);
    button.hidden = !option;
    button.dataset.bank = key;
    if (option) button.textContent = option.querySelector('span').firstChild.textContent;
  }

  // The whole answer as the small steps of the rules.
  keys(form) {
    const keys = form.dataset.opening === undefined ? [] : [form.dataset.opening], seats = this.asked(form).map(one => one.seat);
    if (seats.length) keys.push(`to:${seats.join('+')}`);
    for (const { bound, closing } of this.bounds(form)) {
      const spins = this.spins(form, bound), last = spins.findLastIndex(number);
      spins.forEach((spin, at) => {
        const [{ key }, n] = [spin.dataset, number(spin)];
        if (!key.endsWith(':')) keys.push(...Array(n).fill(key));
        else if (last < 0 || at <= last) keys.push(key + n);
      });
      if (closing) keys.push(closing);
    }
    return keys;
  }

  send(form) { if (!this.missing(form)) this.chooser.send(this.keys(form)); }

  click({ target }) {
    const by = target.closest('[data-by]'), bank = target.closest('[data-bank]');
    const spin = by?.parentElement.querySelector('[role=spinbutton]');
    if (by) this.set(spin, number(spin) + Number(by.dataset.by));
    else if (target.closest('[data-cback]')) this.back();
    else if (bank) this.chooser.send(bank.dataset.bank);
  }

  // Left and right change, up and down walk, digits set, Enter sends, Esc steps back.
  key(event) {
    const spin = event.target.closest?.('[role=spinbutton]');
    if (!spin || event.ctrlKey || event.altKey || event.metaKey) return false;
    const form = spin.closest('form'), by = { ArrowRight: 1, ArrowLeft: -1 }[event.key], walk = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) this.set(spin, number(spin) + by);
    else if (walk) this.chooser.next(this.spins(form), spin, walk).focus();
    else if (/^\d$/.test(event.key)) this.set(spin, Number(event.key));
    else if (event.key === 'Enter') this.send(form);
    else if (event.key === 'Escape') { this.back(); document.getElementById('ui-ask')?.focus(); }
    else return false;
    return true;
  }
}
