// Choosing: by list, board, hand or keys; everything that means the same option lights up together.

import { small } from './screens.js';

const SLIP = 10; // pixels that a hand may move between pressing and letting go
const LONG = 400; // milliseconds: a finger that rests longer asks what the thing is
const LASTING = 6000; // milliseconds that the reason of a refusal outlives its decision
const SEAT = /\b(?:seat|player)-(\d)\b/g;

const words = text => text.split(' ').filter(Boolean);
const keys = element => words(element.dataset.option);

export class Chooser {
  constructor(main, link, words) {
    Object.assign(this, { main, link, words, chosen: '', followed: '', narrowed: null, decision: '' });
    Object.assign(this, { sent: '', due: 0, pressed: null, lasts: 0, follow() {}, composed: () => false, stepped: () => false });
    main.addEventListener('pointerdown', event => this.press(event), true);
    main.addEventListener('pointercancel', () => { this.pressed = null; }, true);
    document.addEventListener('pointerup', event => this.release(event), true);
    main.addEventListener('click', event => this.click(event));
    for (const type of ['pointerover', 'focusin']) main.addEventListener(type, event => this.light(event));
    for (const type of ['pointerout', 'focusout']) main.addEventListener(type, () => this.dark());
    this.sync();
  }

  get prompt() { return document.getElementById('ui-prompt'); }
  get asked() { return this.prompt?.dataset.asked === '1'; }
  get confirms() { return small.matches || this.main.dataset.confirms === '1'; }
  get marks() { return [...this.main.querySelectorAll('[data-option]')]; }
  get buttons() { return [...this.main.querySelectorAll('#ui-opts button[data-option]')]; }
  get offered() { return this.buttons.filter(button => !this.narrowed || this.narrowed.has(button.dataset.option)); }
  button(key) { return this.buttons.find(one => one.dataset.option === key); }

  light(event) {
    const over = event.target.closest?.('[data-option]');
    if (!over || !this.asked) return;
    const meant = keys(over);
    for (const one of this.marks.filter(mark => keys(mark).some(key => meant.includes(key)))) {
      one.classList.add('hover');
      for (const [, seat] of one.dataset.target?.matchAll(SEAT) ?? []) document.getElementById(`ui-seat-${seat}`)?.classList.add('hover');
    }
  }

  dark() { this.main.querySelectorAll('.hover').forEach(one => one.classList.remove('hover')); }

  // What was under the hand when it pressed is meant, even if an update has put something else there since.
  press(event) {
    const option = event.isPrimary && event.button === 0 && event.target.closest('[data-option]');
    this.pressed = option && { keys: keys(option), decision: this.decision, at: event };
  }

  release(event) {
    const { pressed } = this, at = pressed?.at;
    this.pressed = null;
    if (!pressed || Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) > SLIP) return;
    if (event.pointerType === 'mouse' || event.timeStamp - at.timeStamp < LONG) this.point(pressed.keys, pressed.decision);
  }

  click(event) {
    const { target } = event, at = name => target.closest(`[data-${name}]`);
    const option = at('option'), some = at('narrow'), nudge = at('nudge'), step = at('step');
    if (option) { if (event.detail === 0) this.point(keys(option)); } // by a key; a hand has let go before
    else if (at('confirm')) this.send(this.chosen);
    else if (at('back')) this.back();
    else if (some) this.narrow(words(some.dataset.narrow));
    else if (at('list')) this.prompt.classList.toggle('listing');
    else if (nudge) nudge.parentElement.querySelector('ol').scrollBy({ left: nudge.dataset.nudge * nudge.parentElement.clientWidth });
    else if (step) this.step(Number(step.dataset.step));
  }

  // A piece may stand for several options: then the list shows those, and a second piece decides between them.
  point(pointed, decision = this.decision) {
    if (this.sent) return;
    let meant = pointed.filter(key => this.offers(key, decision));
    if (!meant.length) return this.tell(this.words['ask-changed'], true);
    const both = meant.filter(key => this.narrowed?.has(key));
    if (both.length) meant = both;
    if (meant.length === 1) return this.pick(meant[0]);
    if (this.narrowed?.size === both.length) return this.back();
    this.narrowed = new Set(meant);
    this.sync();
    this.tell(this.words['ask-several']);
    if (!small.matches) this.offered[0]?.focus();
  }

  // The list shows some options alone, or all of them; pressed again, the usual ones.
  narrow(some) {
    const all = some.length ? some : this.buttons.map(button => button.dataset.option);
    this.narrowed = this.narrowed?.size === all.length ? null : new Set(all);
    this.sync();
  }

  pick(key) {
    if (this.composed(key)) return;
    if (!this.confirms || this.chosen === key && !small.matches) return this.send(key);
    this.chosen = key;
    this.prompt.classList.remove('listing');
    this.sync();
  }

  // The one before or after, round and round; where nothing was, the first or the last.
  next(all, now, by) {
    const at = all.indexOf(now);
    return at < 0 ? all.at(by > 0 ? 0 : -1) : all[(at + by + all.length) % all.length];
  }

  step(by) {
    if (!this.offered.length) return;
    this.chosen = this.next(this.offered, this.button(this.chosen), by).dataset.option;
    this.sync();
  }

  back() {
    const had = this.stepped() || this.chosen || this.narrowed || this.prompt?.classList.contains('listing');
    this.chosen = '';
    this.narrowed = null;
    this.prompt?.classList.remove('listing');
    this.tell('');
    this.sync();
    return had;
  }

  // Is the option of that decision still on offer?
  offers(key, decision) { return this.asked && decision === this.decision && this.button(key) !== undefined; }

  // A choice counts as sent until the entry that it became is shown; a composition is several keys.
  async send(meant) {
    const sent = [meant].flat(), [key] = sent, { decision } = this;
    if (!key || this.sent || !this.asked) return;
    if (this.main.matches('.offline')) return this.tell(this.words['ask-unsent'], true);
    Object.assign(this, { sent: key, due: Infinity });
    this.tell('');
    this.sync();
    const seat = Number(this.main.dataset.seat), what = sent.length > 1 ? { options: sent } : { option: key };
    const answer = await this.link.post('choices', { decision, ...what, seen: this.link.seq, seat });
    if (!answer.ok) return this.fail(decision, answer.error ?? this.words['ask-unsent'], answer.detail);
    if (decision !== this.decision) return;
    this.due = answer.seq;
    this.shown(this.link.seq);
    this.sync();
  }

  // Nothing has come of a choice: it is free again, and the reason is told even where something else is asked by now.
  fail(decision, ...sentences) {
    if (decision === this.decision) this.sent = this.chosen = '';
    this.sync();
    this.tell(sentences.filter(Boolean).join(' '), true);
  }

  shown(seq) { if (seq >= this.due) this.sent = ''; }

  tell(sentence, lasting = false) {
    this.lasts = lasting ? Date.now() + LASTING : 0;
    const place = document.getElementById('ui-refusal');
    if (place) place.textContent = sentence;
  }

  // After every update, and after every change of mind: the marks on list, board and pager.
  sync() {
    const decision = this.asked ? this.prompt.dataset.decision : '';
    if (decision !== this.decision) {
      Object.assign(this, { decision, chosen: '', sent: '', narrowed: null });
      if (Date.now() > this.lasts) this.tell('');
    }
    const { buttons } = this, known = new Set(buttons.map(button => button.dataset.option));
    if (!known.has(this.chosen)) this.chosen = '';
    if (this.narrowed?.isDisjointFrom(known)) this.narrowed = null;
    if (this.chosen && this.chosen !== this.followed) this.follow(this.chosen);
    this.followed = this.chosen;
    const marked = this.sent || this.chosen, { narrowed } = this;
    for (const one of this.marks) {
      const own = keys(one), is = marked !== '' && own.includes(marked);
      one.classList.toggle('chosen', is && (!this.sent || own.length === 1));
      one.classList.toggle('sent', is && this.sent !== '');
      one.classList.toggle('picked', own.length === narrowed?.size && own.every(key => narrowed.has(key)));
    }
    for (const button of buttons) {
      const out = narrowed !== null && !narrowed.has(button.dataset.option);
      button.closest('li').hidden = out;
      if (narrowed && !out) button.closest('details')?.setAttribute('open', '');
    }
    for (const chip of this.main.querySelectorAll('[data-narrow]'))
      chip.setAttribute('aria-pressed', narrowed?.size === (words(chip.dataset.narrow).length || known.size));
    this.main.classList.toggle('sending', this.sent !== '');
    this.main.classList.toggle('choosing', marked !== '' || narrowed !== null);
    const confirm = this.prompt?.querySelector('[data-confirm]');
    if (confirm) confirm.disabled = this.chosen === '' || this.sent !== '';
    this.page();
  }

  page() {
    const pick = this.prompt?.querySelector('.pick'), button = this.button(this.chosen), all = this.offered;
    if (!pick || !button) return;
    const count = this.words['ask-option'].replace('##', all.length).replace('#', all.indexOf(button) + 1);
    const effect = button.querySelector('small')?.textContent;
    pick.firstElementChild.textContent = button.querySelector('span').firstChild.textContent;
    pick.lastElementChild.textContent = effect ? `${count}: ${effect}` : count;
  }

  // Keys, unless somebody is writing: digits choose, arrows walk; true where the key was meant for us.
  key(event) {
    if (/^[1-9]$/.test(event.key)) {
      const button = this.buttons.find(one => one.querySelector('kbd')?.textContent === event.key);
      if (button) this.point(keys(button));
      return Boolean(button);
    }
    if (event.key === 'Escape') return this.back();
    if (event.key === 'Enter' && this.chosen && !event.target.closest('button, a, summary, input')) return this.send(this.chosen) ?? true;
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key], all = this.offered;
    if (!by || !all.length || event.target.closest('[role=tabpanel], [role=tablist], .drop')) return false;
    const next = this.next(all, document.activeElement, by);
    next.closest('details')?.setAttribute('open', '');
    next.focus();
    return true;
  }
}
