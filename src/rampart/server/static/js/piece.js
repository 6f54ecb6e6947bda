// Piece cards: hover, a long press, or I on a focused option opens the card of a piece; Esc or looking away closes it.

const HOVER = 300; // milliseconds
const PRESS = 400;
const SCENERY = '#options, #scenery, #scene-mark, #ui-svg';

export class Pieces {
  constructor(main, link) {
    Object.assign(this, { main, link, known: new Map(), waiting: 0, shown: '' });
    main.addEventListener('pointerover', event => { if (event.pointerType === 'mouse') this.aim(event, HOVER); });
    main.addEventListener('pointerdown', event => { if (event.pointerType === 'mouse') this.close(); else this.aim(event, PRESS); });
    for (const type of ['pointerup', 'pointercancel', 'scroll']) main.addEventListener(type, () => clearTimeout(this.waiting), true);
    main.addEventListener('contextmenu', event => { if (this.card) event.preventDefault(); });
    main.addEventListener('click', event => { if (event.target.closest('#ui-piece [data-close]')) this.close(); });
  }

  get card() { return document.getElementById('ui-piece'); }

  // The piece under the pointer, or the one that an option touches.
  piece(target) {
    const named = target.closest('[data-piece], #table [title], svg.ic:has(title)');
    if (named) return [named.dataset.piece ?? `title-${named.textContent}`, named];
    const ring = target.closest('#options [id^=option-]');
    const id = ring?.id.slice('option-'.length);
    if (ring) return [id, document.getElementById(id) ?? ring];
    let here = target.closest('#ui-svg [id]');
    while (here?.parentElement && !here.parentElement.matches('#ui-svg, #ui-svg > g')) here = here.parentElement.closest('[id]');
    return here && !here.matches(SCENERY) && here.parentElement.id !== 'ui-svg' ? [here.id, here] : ['', null];
  }

  aim(event, time) {
    if (event.target.closest('#ui-piece')) return clearTimeout(this.waiting);
    const [found, element] = this.piece(event.target), id = found.startsWith('title-') && event.pointerType === 'mouse' ? '' : found; // a mouse sees titles anyway
    if (id === this.shown && id) return;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => (id ? this.open(id, element) : this.close()), time);
  }

  async open(id, element) {
    if (!this.known.has(id)) this.known.set(id, this.fetch(id));
    const card = await this.known.get(id) || this.plain(element);
    if (!card || !element.isConnected) return this.close();
    const popover = this.card ?? Object.assign(document.createElement('aside'), { id: 'ui-piece', className: 'piece-card' });
    popover.dataset.mine = '';
    popover.setAttribute('role', 'dialog');
    popover.innerHTML = card;
    if (!popover.isConnected) this.main.append(popover);
    this.shown = id;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [wide, high] = [popover.offsetWidth, popover.offsetHeight];
    const x = right + 10 + wide < innerWidth ? right + 10 : left - 10 - wide;
    popover.style.left = `${Math.max(8, x >= 8 ? x : Math.min(left, innerWidth - wide - 8))}px`;
    popover.style.top = `${Math.max(8, Math.min(x >= 8 ? top : bottom + 10, innerHeight - high - 8))}px`;
    document.getElementById('polite').textContent = popover.textContent;
  }

  // What has no card tells its title, which fingers and keys would never see.
  plain(element) {
    const words = element.title || element.querySelector('title')?.textContent || element.getAttribute('aria-label');
    const told = Object.assign(document.createElement('p'), { textContent: words ?? '' });
    return words ? told.outerHTML : '';
  }

  // A card tells of the present position: it is asked for again once that has changed.
  async fetch(id) {
    return id.startsWith('title-') ? '' : (await this.link.get(`pieces/${encodeURIComponent(id)}`))?.card ?? '';
  }

  sync() { this.known.clear(); }

  close() {
    clearTimeout(this.waiting);
    this.card?.remove();
    this.shown = '';
  }

  key(event) {
    if (event.key === 'Escape' && this.card) { this.close(); return true; }
    if (event.key.toLowerCase() !== 'i') return false;
    const focused = document.activeElement;
    const ring = focused?.dataset.option && this.main.querySelector(`#options [data-option~="${CSS.escape(focused.dataset.option)}"]`);
    const [id, element] = this.piece(ring || focused);
    if (id) this.open(id, element);
    return Boolean(id);
  }
}
