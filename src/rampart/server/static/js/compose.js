// Big choices in one panel: steppers that stop at what is legal, and one press that sends the whole answer.

import { small } from './screens.js';

const number = element => Number(element.getAttribute('aria-valuenow'));

export class Composer {
  constructor(main, chooser, words) {
    Object.assign(this, { main, chooser, words });
    main.addEventListener('click', event => this.click(event));
    main.addEventListener('change', event => { const form = event.target.closest('[data-compose]'); if (form) this.show(form); });
    main.addEventListener('submit', event => { if (event.target.matches('[data-compose]')) { event.preventDefault(); this.send(event.target); } });
    main.addEventListener('keydown', event => { if (this.key(event)) { event.preventDefault(); event.stopPropagation(); } }, true);
    main.addEventListener('change', () => this.sync());
    this.sync();
  }

  get forms() { return [...this.main.querySelectorAll('[data-compose]')]; }
  get shown() { return this.forms.find(form => form.matches('.open')); }
  spins(form, heap) { return [...form.querySelectorAll(heap === undefined ? '[role=spinbutton]' : `[role=spinbutton][data-heap="${heap}"]`)]; }
  sum(form, heap) { return this.spins(form, heap).reduce((all, one) => all + number(one), 0); }
  bounds(form) { return [...form.querySelectorAll('[data-bound]')].map(one => one.dataset); }

  // After every update: a panel that is the decision itself, or lies open beside its options, is shown at once.
  sync() {
    for (const form of this.forms) {
      if (form.dataset.seen) continue;
      form.dataset.seen = '1';
      if (form.dataset.compose === 'pay') this.fill(form);
      form.classList.toggle('open', form.dataset.opening === undefined || 'inline' in form.dataset && !small.matches);
      this.show(form);
    }
    this.main.classList.toggle('panel-open', Boolean(this.shown));
    this.main.classList.toggle('panel-inline', this.shown?.dataset.inline !== undefined);
    this.main.classList.toggle('panel-whole', Boolean(this.main.querySelector('.prompt.composed')));
    for (const chip of this.main.querySelectorAll('.cwho .chip')) chip.classList.toggle('on', chip.querySelector('input').checked);
    this.main.classList.toggle('composing', Boolean(this.shown && !('inline' in this.shown.dataset && !small.matches)));
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
    if (form.dataset.opening !== undefined && !('inline' in form.dataset && !small.matches)) form.classList.remove('open');
    this.show(form);
    this.sync();
    return had || !form.matches('.open');
  }

  // The most of one part, with the rest as it is: of its kind, of its side, and of what it costs.
  most(form, spin) {
    const [heap, now] = [spin.dataset.heap, number(spin)];
    const opposite = this.spins(form).find(one => one.dataset.word === spin.dataset.word && one.dataset.heap !== heap);
    if (opposite && number(opposite)) return 0;
    let most = Math.min(Number(spin.getAttribute('aria-valuemax')), this.side(form, heap) - this.sum(form, heap) + now);
    while (most > now && form.dataset.purse && !this.paid(form, spin, most)) most -= 1;
    return most;
  }

  side(form, heap) {
    const { most, name } = this.bounds(form)[heap];
    const asked = [...form.querySelectorAll('[data-seat]:checked')].map(one => Number(one.dataset.holds));
    return name === 'want' && form.querySelector('[data-seat]') ? Math.max(0, ...asked) : Number(most);
  }

  paid(form, changed, value) {
    const purse = form.dataset.purse.split(' ').map(Number);
    for (const one of this.spins(form)) {
      const n = one === changed ? value : number(one);
      one.dataset.cost?.split(' ').forEach((cost, kind) => { purse[kind] -= n * cost; });
    }
    return purse.reduce((lack, left) => lack + Math.max(0, -left), 0) <= Number(form.dataset.slack);
  }

  // A legal mix to begin with, from what there is most of.
  fill(form) {
    for (const { bound, least } of this.bounds(form)) {
      const spins = this.spins(form, bound);
      for (let due = Number(least); due > 0; due -= 1) {
        const left = one => Number(one.getAttribute('aria-valuemax')) - number(one);
        const next = spins.reduce((a, b) => (left(b) > left(a) ? b : a));
        next.setAttribute('aria-valuenow', number(next) + 1);
      }
    }
  }

  set(spin, value) {
    const form = spin.closest('form');
    spin.setAttribute('aria-valuenow', Math.max(0, Math.min(value, this.most(form, spin))));
    this.show(form);
  }

  missing(form) {
    const bounds = this.bounds(form).map(one => ({ ...one, sum: this.sum(form, one.bound) }));
    const short = bounds.find(one => one.sum < Number(one.least));
    if (!short) return form.querySelector('[data-seat]') && !form.querySelector('[data-seat]:checked') ? this.words['compose-none'] : '';
    if (form.dataset.compose === 'trade') return this.words['compose-both'];
    if (short.least === short.most) return this.words['compose-more'].replace('#', short.least - short.sum);
    return this.words['compose-none'];
  }

  show(form) {
    for (const spin of this.spins(form)) {
      const [value, most] = [number(spin), this.most(form, spin)];
      spin.textContent = value;
      spin.setAttribute('aria-valuetext', this.words['compose-sum'].replace('##', most).replace('#', value));
      spin.parentElement.classList.toggle('set', value > 0);
      spin.previousElementSibling.disabled = value === 0;
      spin.nextElementSibling.disabled = value >= most;
      const left = spin.closest('.crow').querySelector('[data-have]');
      if (left) left.textContent = this.words['compose-left'].replace('#', left.dataset.have - value);
    }
    for (const bar of form.querySelectorAll('progress')) {
      bar.value = this.sum(form, bar.dataset.heap);
      bar.nextElementSibling.textContent = this.words['compose-sum'].replace('##', bar.max).replace('#', bar.value);
    }
    const missing = this.missing(form);
    form.querySelector('.cmiss').textContent = missing;
    form.querySelector('[type=submit]').disabled = missing !== '' || this.chooser.sent !== '';
    this.alternative(form);
  }

  // Where the bank would give the same, it is offered beside the players.
  alternative(form) {
    const button = form.querySelector('[data-calt]');
    if (!button) return;
    const [give, want] = [0, 1].map(heap => this.spins(form, heap).filter(number));
    const key = give.length === 1 && want.length === 1 ? button.dataset.calt.replace('{give}', give[0].dataset.word).replace('{want}', want[0].dataset.word) : '';
    const option = this.chooser.buttons.find(one => one.dataset.option === key);
    button.hidden = !option;
    button.dataset.bank = key;
    if (option) button.textContent = option.querySelector('span').firstChild.textContent;
  }

  keys(form) {
    const keys = form.dataset.opening === undefined ? [] : [form.dataset.opening];
    const seats = [...form.querySelectorAll('[data-seat]:checked')].map(one => one.dataset.seat);
    if (seats.length) keys.push(`to:${seats.join('+')}`);
    for (const { bound, closing } of this.bounds(form)) {
      const spins = this.spins(form, bound);
      const last = spins.findLastIndex(number);
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

  click(event) {
    const by = event.target.closest('[data-by]');
    if (by) { const spin = by.parentElement.querySelector('[role=spinbutton]'); this.set(spin, number(spin) + Number(by.dataset.by)); }
    else if (event.target.closest('[data-cback]')) this.back();
    else if (event.target.closest('[data-bank]')) this.chooser.send(event.target.closest('[data-bank]').dataset.bank);
  }

  // Left and right change, up and down walk, digits set, Enter sends, Esc steps back.
  key(event) {
    const spin = event.target.closest?.('[role=spinbutton]');
    if (!spin || event.ctrlKey || event.altKey || event.metaKey) return false;
    const form = spin.closest('form'), all = this.spins(form), by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) this.set(spin, number(spin) + by);
    else if (step) all[(all.indexOf(spin) + step + all.length) % all.length].focus();
    else if (/^\d$/.test(event.key)) this.set(spin, Number(event.key));
    else if (event.key === 'Enter') this.send(form);
    else if (event.key === 'Escape') { this.back(); document.getElementById('ui-ask')?.focus(); }
    else return false;
    return true;
  }
}
