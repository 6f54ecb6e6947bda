// Piece cards: hover, a long press, or I on a focused option opens the card of a piece; Esc or looking away closes it.

import { drawn, strike } from './dom.js';

const HOVER = 300; // milliseconds
const PRESS = 400;
const SCENERY = '#options, #scenery, #scene-mark, #ui-svg';
const BESIDE = 10; // pixels between a piece and its card
const EDGE = 8;

export class Pieces {
  constructor(main, link) {
    Object.assign(this, { main, link, known: new Map(), waiting: 0, shown: '', of: null });
    main.addEventListener('pointerover', event => { if (event.pointerType === 'mouse') this.aim(event, HOVER); });
    main.addEventListener('pointerdown', event => { if (event.pointerType === 'mouse') this.close(); else this.aim(event, PRESS); });
    for (const type of ['pointerup', 'pointercancel', 'scroll']) main.addEventListener(type, () => clearTimeout(this.waiting), true);
    main.addEventListener('contextmenu', event => { if (this.shown) event.preventDefault(); });
    main.addEventListener('click', event => { if (event.target.closest('#ui-piece [data-close]')) this.close(); });
  }

  // The piece under the pointer, or the one that an option touches.
  piece(target) {
    const named = target.closest('[data-piece], #table [title], svg.ic:has(title)'), ring = target.closest('#options [id^=option-]');
    if (named) return [named.dataset.piece ?? `title-${named.textContent}`, named];
    const id = ring?.id.slice('option-'.length);
    if (ring) return [id, document.getElementById(id) ?? ring];
    let here = target.closest('#ui-svg [id]');
    while (here?.parentElement && !here.parentElement.matches('#ui-svg, #ui-svg > g')) here = here.parentElement.closest('[id]');
    return here && !here.matches(SCENERY) && here.parentElement.id !== 'ui-svg' ? [here.id, here] : ['', null];
  }

  aim(event, time) {
    clearTimeout(this.waiting);
    if (event.target.closest('#ui-piece')) return;
    const [id, element] = this.piece(event.target);
    const titled = id.startsWith('title-') && event.pointerType === 'mouse'; // a mouse sees titles anyway
    if (id && id === this.shown) return;
    this.waiting = setTimeout(() => (id && !titled ? this.open(id, element) : this.close()), time);
  }

  async open(id, element) {
    if (!this.known.has(id)) this.known.set(id, id.startsWith('title-') ? null : this.link.get(`pieces/${encodeURIComponent(id)}`));
    const card = (await this.known.get(id))?.card, { title } = element;
    // what has no card tells its title, which fingers and keys would never see
    const words = title || element.querySelector('title')?.textContent || element.getAttribute('aria-label');
    if (!card && !words || !element.isConnected) return this.close();
    const popover = drawn('piece');
    if (card) popover.innerHTML = card;
    else popover.append(Object.assign(document.createElement('p'), { textContent: words }));
    Object.assign(this, { shown: id, of: element });
    this.put(popover, element.getBoundingClientRect());
    document.getElementById('polite').textContent = popover.textContent;
  }

  // Beside its piece, or under it where there is no room, and whole on the screen.
  put({ style, offsetWidth: wide, offsetHeight: high }, { left, right, top, bottom }) {
    const after = right + BESIDE, before = left - BESIDE - wide, room = after + wide < innerWidth || before >= EDGE;
    const x = after + wide < innerWidth ? after : room ? before : left, y = room ? top : bottom + BESIDE;
    style.left = `${Math.max(EDGE, Math.min(x, innerWidth - wide - EDGE))}px`;
    style.top = `${Math.max(EDGE, Math.min(y, innerHeight - high - EDGE))}px`;
  }

  // A card tells of the present position: it is asked for again once that has changed, and goes with its piece.
  sync() { this.known.clear(); if (this.shown && (!this.of.isConnected || this.of.closest('.leaving'))) this.close(); }

  close() {
    clearTimeout(this.waiting);
    strike('ui-piece');
    this.shown = '';
  }

  key(event) {
    if (event.key === 'Escape' && this.shown) { this.close(); return true; }
    if (event.key.toLowerCase() !== 'i') return false;
    const focused = document.activeElement, { option } = focused?.dataset ?? {};
    const ring = option && this.main.querySelector(`#options [data-option~="${CSS.escape(option)}"]`);
    const [id, element] = this.piece(ring || focused);
    if (id) this.open(id, element);
    return Boolean(id);
  }
}
