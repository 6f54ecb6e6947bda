// Choosing: by list, board, hand or keys; everything that means the same option lights up together.

import { small } from './screens.js';

const SLIP = 10; // pixels that a hand may move between pressing and letting go
const LASTING = 6000; // milliseconds that the reason of a refusal outlives its decision
const CATCHING = 40;
const CLICK = 100; // within this time after a hand lets go a click can only be of that press

export class Chooser {
  constructor(main, link, words) {
    Object.assign(this, { main, link, words, chosen: '', followed: '', narrowed: null, decision: '', follow() {}, composed: () => false, stepped: () => false });
    Object.assign(this, { sent: '', due: 0, pressed: null, released: -Infinity, lasts: 0 });
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
  get buttons() { return [...this.main.querySelectorAll('#ui-opts button[data-option]')]; }
  get offered() { return this.buttons.filter(button => !this.narrowed || this.narrowed.has(button.dataset.option)); }

  keys(element) { return element.dataset.option.split(' '); }
  linked(key) { return [...this.main.querySelectorAll('[data-option]')].filter(one => this.keys(one).includes(key)); }

  light(event) {
    const over = event.target.closest?.('[data-option]');
    if (!over || !this.asked) return;
    for (const key of this.keys(over)) for (const one of this.linked(key)) {
      one.classList.add('hover');
      for (const [, seat] of one.dataset.target?.matchAll(/\b(?:seat|player)-(\d)\b/g) ?? []) document.getElementById(`ui-seat-${seat}`)?.classList.add('hover');
    }
  }

  dark() { this.main.querySelectorAll('.hover').forEach(one => one.classList.remove('hover')); }

  // What was under the hand when it pressed is meant, even if an update has put something else there since.
  press(event) {
    const option = event.isPrimary && event.target.closest('[data-option]');
    this.pressed = option && { option, keys: this.keys(option), decision: this.decision, x: event.clientX, y: event.clientY };
  }

  // Where an update has taken the pressed element away, browsers make no click of it, or one of something else.
  release(event) {
    if (!this.pressed || this.pressed.option.isConnected) return;
    const { keys, decision } = this.pressed;
    if (this.held(event)) this.point(keys, decision);
    this.pressed = null;
    this.released = event.timeStamp;
  }

  held(event) { return Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) < SLIP; }

  meant(event) {
    const option = event.target.closest('[data-option]');
    if (!this.pressed || event.detail === 0) return option && { keys: this.keys(option), decision: this.decision };
    return this.held(event) ? this.pressed : null;
  }

  click(event) {
    if (event.detail > 0 && event.timeStamp - this.released < CLICK) return;
    const meant = this.meant(event);
    this.pressed = null;
    if (meant) return this.point(meant.keys, meant.decision);
    if (event.target.closest('[data-confirm]')) return this.send(this.chosen);
    if (event.target.closest('[data-back]')) return this.back();
    const some = event.target.closest('[data-narrow]');
    if (some) return this.narrow(some.dataset.narrow.split(' ').filter(Boolean));
    if (event.target.closest('[data-list]')) return this.prompt.classList.toggle('listing');
    const nudge = event.target.closest('[data-nudge]');
    if (nudge) return this.nudge(nudge.closest('.steps'), Number(nudge.dataset.nudge));
    const step = event.target.closest('[data-step]');
    if (step) this.step(Number(step.dataset.step));
  }

  // Of several prices one is shown at a time.
  nudge(steps, by) {
    const all = [...steps.querySelectorAll('button[data-option]')];
    const at = all.findIndex(one => one.parentElement.classList.contains('shown'));
    this.reveal(all[Math.min(all.length - 1, Math.max(0, at + by))]);
    if (this.confirms && this.chosen) this.pick(steps.querySelector('.shown button').dataset.option);
  }

  reveal(button) {
    button.closest('details')?.setAttribute('open', '');
    const all = [...button.closest('.steps')?.querySelectorAll('button[data-option]') ?? []];
    for (const one of all) one.parentElement.classList.toggle('shown', one === button);
    const [less, more] = button.closest('.steps')?.querySelectorAll('[data-nudge]') ?? [];
    if (less) [less.disabled, more.disabled] = [button === all[0], button === all.at(-1)];
  }

  // A piece may stand for several options: then the list shows those, and a second piece decides between them.
  point(keys, decision = this.decision) {
    if (this.sent) return;
    let meant = keys.filter(key => this.offers(key, decision));
    if (!meant.length) return this.tell(this.words['ask-changed'], true);
    const both = this.narrowed ? meant.filter(key => this.narrowed.has(key)) : [];
    if (both.length) meant = both;
    if (meant.length === 1) return this.pick(meant[0]);
    if (this.narrowed?.size === meant.length && meant.every(key => this.narrowed.has(key))) return this.back();
    this.narrowed = new Set(meant);
    this.sync();
    this.tell(this.words['ask-several']);
    if (!small.matches) this.offered[0]?.focus();
  }

  // The list shows some options alone, or all of them; pressed again, the usual ones.
  narrow(keys) {
    const all = keys.length ? keys : this.buttons.map(button => button.dataset.option), same = this.narrowed?.size === all.length;
    this.narrowed = same ? null : new Set(all);
    this.sync();
  }

  pick(key) {
    if (this.composed(key)) return;
    if (!this.confirms || this.chosen === key && !small.matches) return this.send(key);
    this.chosen = key;
    this.prompt.classList.remove('listing');
    this.sync();
  }

  step(by) {
    const keys = this.offered.map(button => button.dataset.option);
    if (!keys.length) return;
    const at = keys.indexOf(this.chosen);
    this.chosen = keys[at < 0 ? (by > 0 ? 0 : keys.length - 1) : (at + by + keys.length) % keys.length];
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
  offers(key, decision) {
    return this.asked && decision === this.decision && this.buttons.some(button => button.dataset.option === key);
  }

  // A choice counts as sent until the entry that it became is shown; a composition is several keys.
  async send(meant) {
    const keys = [meant].flat(), key = keys[0];
    if (!key || this.sent || !this.asked) return;
    if (this.main.matches('.offline')) return this.tell(this.words['ask-unsent'], true);
    const { decision } = this;
    this.sent = key;
    this.due = Infinity;
    this.tell('');
    this.sync();
    while (this.main.matches('.catching')) await new Promise(done => setTimeout(done, CATCHING));
    if (!this.offers(key, decision)) return this.fail(decision, this.words['ask-changed']);
    const seat = Number(this.main.dataset.seat);
    const answer = await this.link.post('choices', { decision, ...(keys.length > 1 ? { options: keys } : { option: key }), seen: this.link.seq, seat });
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
    const known = new Set(this.buttons.map(button => button.dataset.option));
    if (!known.has(this.chosen)) this.chosen = '';
    if (this.narrowed && ![...this.narrowed].some(key => known.has(key))) this.narrowed = null;
    if (this.chosen && this.chosen !== this.followed) this.follow(this.chosen);
    this.followed = this.chosen;
    const marked = this.sent || this.chosen;
    for (const one of this.main.querySelectorAll('[data-option]')) {
      const is = marked !== '' && this.keys(one).includes(marked);
      one.classList.toggle('chosen', is && (!this.sent || this.keys(one).length === 1));
      one.classList.toggle('sent', is && this.sent !== '');
      const own = this.keys(one);
      one.classList.toggle('picked', this.narrowed !== null && own.length === this.narrowed.size && own.every(key => this.narrowed.has(key)));
    }
    for (const button of this.buttons) {
      const out = this.narrowed !== null && !this.narrowed.has(button.dataset.option);
      button.closest('li').hidden = out;
      if (this.narrowed && !out) button.closest('details')?.setAttribute('open', '');
    }
    for (const chip of this.main.querySelectorAll('[data-narrow]')) chip.setAttribute('aria-pressed', this.narrowed !== null && (chip.dataset.narrow.split(' ').filter(Boolean).length || known.size) === this.narrowed.size);
    for (const steps of this.main.querySelectorAll('.steps')) {
      const shown = steps.querySelector('.shown button') ?? steps.querySelector('button[data-option]');
      this.reveal(this.buttons.find(one => one.dataset.option === marked && steps.contains(one)) ?? shown);
    }
    this.main.classList.toggle('sending', this.sent !== '');
    this.main.classList.toggle('choosing', marked !== '' || this.narrowed !== null);
    const confirm = this.prompt?.querySelector('[data-confirm]');
    if (confirm) confirm.disabled = this.chosen === '' || this.sent !== '';
    this.page();
  }

  page() {
    const pick = this.prompt?.querySelector('.pick');
    const button = this.buttons.find(one => one.dataset.option === this.chosen);
    if (!pick || !button) return;
    const all = this.offered;
    const count = this.words['ask-option'].replace('##', all.length).replace('#', all.indexOf(button) + 1);
    const effect = button.querySelector('small')?.textContent;
    pick.firstElementChild.textContent = button.querySelector('span').firstChild.textContent;
    pick.lastElementChild.textContent = effect ? `${count}: ${effect}` : count;
  }

  // Keys, unless somebody is writing: digits choose, arrows walk; true where the key was meant for us.
  key(event) {
    if (/^[1-9]$/.test(event.key)) {
      const button = this.buttons[event.key - 1];
      if (button) this.point([button.dataset.option]);
      return Boolean(button);
    }
    if (event.key === 'Escape') return this.back();
    if (event.key === 'Enter' && this.chosen && !event.target.closest('button, a, summary, input')) return this.send(this.chosen) ?? true;
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!by || event.target.closest('[role=tabpanel], [role=tablist], .drop')) return false;
    const all = this.offered;
    if (!all.length) return false;
    const at = all.indexOf(document.activeElement);
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
    this.reveal(next);
    next.focus();
    return true;
  }
}
