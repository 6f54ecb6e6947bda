// The board: a view that zooms and scrolls. Where the whole would be too small to read it opens on a part, and on the
// options; small words grow or are left out, so that none is under nine pixels. A past board lies over the present one.

import { lay } from './dom.js';
import { small } from './screens.js';

const LEAST = 0.7; // pixels per unit down to which a whole board keeps its words
const CLOSE = 1.25; // no closer by itself
const CLOSEST = 4;
const MARGIN = 40; // units around the options
const LEGIBLE = 9; // pixels
const TAP = 300; // milliseconds between two presses that mean one
const DRAG = 6;
const ROW = 38; // pixels that the names of the parts take

// Keeps the words of a drawing legible at a scale.
export function legible(svg, k, least = LEAST) {
  const far = Math.ceil(LEGIBLE / k - 0.02);
  const names = Array.from({ length: Math.max(0, far - LEGIBLE) }, (_, i) => `f${i + LEGIBLE}`).join(' ');
  const kept = k >= least - 0.01;
  svg.dataset.bump = kept ? names : '';
  svg.dataset.hide = kept ? '' : names;
  svg.style.setProperty('--k', k);
}

const boxed = element => element.dataset.box.split(' ').map(Number);

export class Board {
  constructor(main, link, words) {
    Object.assign(this, { main, link, words, k: 0, part: null, own: false, tapped: 0, spread: 0, decision: null });
    Object.assign(this, { drag: null, pulled: false });
    main.addEventListener('click', event => this.click(event));
    main.addEventListener('wheel', event => this.wheel(event), { passive: false });
    for (const type of ['touchstart', 'touchmove', 'touchend'])
      main.addEventListener(type, event => this.touch(event), { passive: false });
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
      main.addEventListener(type, event => this.pull(event));
    main.addEventListener('scroll', event => {
      if (event.target === this.view && this.svg?.style.width) this.middle = this.under();
    }, true);
    this.size = new ResizeObserver(() => this.open());
    this.sync();
  }

  get box() { return document.getElementById('ui-board'); }
  get view() { return document.getElementById('ui-view'); }
  get svg() { return document.getElementById('ui-svg'); }
  get parts() { return [...this.main.querySelectorAll('[data-pane]')]; }
  get region() { return boxed(this.part ?? this.svg); }
  get least() { return Number(this.part?.dataset.least ?? LEAST); }

  // The room around the drawing: for rings at its edge, and for what floats on it.
  get edges() {
    const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(this.view);
    return [paddingLeft, paddingTop, paddingRight, paddingBottom].map(parseFloat);
  }

  fit([, , w, h], more = 0) {
    const [left, top, right, bottom] = this.edges;
    return Math.min((this.view.clientWidth - left - right) / w, (this.view.clientHeight - top - bottom + more) / h);
  }

  // As close as one may come, and no further away than all of it, or than words can be read.
  held(k) { return Math.min(CLOSEST, Math.max(k, Math.min(this.fit(this.region), LEAST))); }

  // So many pixels per unit, with a point of the drawing in the middle of the view.
  lay(k, x, y) {
    const [left, top, w, h] = this.region, { view, svg } = this, [edge, rim] = this.edges;
    this.k = this.held(k);
    svg.setAttribute('viewBox', `${left} ${top} ${w} ${h}`);
    svg.classList.toggle('cropped', this.part !== null);
    svg.style.setProperty('width', `${w * this.k}px`);
    svg.style.setProperty('height', `${h * this.k}px`);
    legible(svg, this.k, this.least);
    view.classList.toggle('moves', view.scrollWidth > view.clientWidth + 1 || view.scrollHeight > view.clientHeight + 1);
    view.scrollTo((x - left) * this.k + edge - view.clientWidth / 2, (y - top) * this.k + rim - view.clientHeight / 2);
    for (const one of this.parts) one.setAttribute('aria-pressed', one === this.part);
    this.middle = this.under();
  }

  // The point of the drawing under a point of the screen, or in the middle of the view.
  under(clientX, clientY) {
    const view = this.view.getBoundingClientRect(), here = this.svg.getBoundingClientRect(), [left, top] = this.region;
    const at = [clientX ?? view.left + view.width / 2, clientY ?? view.top + view.height / 2];
    return [left + (at[0] - here.left) / this.k, top + (at[1] - here.top) / this.k];
  }

  // Zooms about a point, which stays where it is.
  zoom(k, clientX, clientY) {
    const { left, top, width, height } = this.view.getBoundingClientRect(), [x, y] = this.under(clientX, clientY), to = this.held(k);
    this.own = true;
    this.lay(to, x - ((clientX ?? left + width / 2) - left - width / 2) / to, y - ((clientY ?? top + height / 2) - top - height / 2) / to);
  }

  // Where the options are; of many equal ones, where the best are. What a coach has marked comes before them.
  rings() {
    const marks = [...document.querySelectorAll('#coach-light rect.co-l')];
    if (marks.length) return (marks[0].closest('.callouts') ? marks.slice(0, 1) : marks).map(mark => mark.getBBox());
    const all = [...document.getElementById('options')?.children ?? []], best = all.filter(ring => !ring.matches('.hushed'));
    return (best.length ? best : all).map(ring => ring.getBBox());
  }

  // The part, and the place in it, where the options are.
  open(part) {
    if (!this.svg || !this.view.clientWidth) return;
    const whole = boxed(this.svg);
    const row = this.main.matches('.tight') && !small.matches ? ROW : 0;
    const tight = this.fit(whole, row) < Number(this.parts[0]?.dataset.whole ?? 0);
    this.main.classList.toggle('tight', tight);
    this.own = false;
    const rings = this.rings();
    const inside = (ring, [x, y, w, h]) => {
      const [cx, cy] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
      return cx >= x && cx < x + w && cy >= y && cy < y + h;
    };
    const count = one => rings.filter(ring => inside(ring, boxed(one))).length;
    const best = this.parts.reduce((a, b) => (count(b) > count(a) ? b : a), this.parts[0]);
    const marked = document.querySelector('#coach-light rect') !== null; // else few of many options say nothing about the place
    const listed = marked ? 0 : this.main.querySelectorAll('#ui-opts button[data-option]').length;
    const likeliest = !rings.length || !best ? null : 2 * count(best) < listed ? this.parts[0] : best;
    this.part = tight ? part ?? likeliest ?? (this.parts.includes(this.part) ? this.part : this.parts[0]) : null;
    const region = this.region, fits = this.fit(region);
    const [x, y, w, h] = region, [, top, , bottom] = this.edges;
    // a wide part would leave half of a phone empty
    const filled = small.matches ? Math.min(1, (this.view.clientHeight - top - bottom) / h) : 0;
    const k = Math.max(fits, this.least, filled);
    const near = rings.filter(ring => inside(ring, region));
    if (!near.length || k <= fits) return this.lay(k, x + w / 2, k <= fits ? y + h / 2 : y + this.view.clientHeight / 2 / k);
    const left = Math.min(...near.map(r => r.x)), right = Math.max(...near.map(r => r.x + r.width));
    const upper = Math.min(...near.map(r => r.y)), lower = Math.max(...near.map(r => r.y + r.height));
    const close = Math.min(this.view.clientWidth / (right - left + 2 * MARGIN), this.view.clientHeight / (lower - upper + 2 * MARGIN));
    this.lay(small.matches ? Math.max(k, Math.min(CLOSE, close)) : k, (left + right) / 2, (upper + lower) / 2);
  }

  // After every update: a new decision shows where its options are, unless one of them is in sight already.
  sync() {
    if (!this.svg) return;
    if (this.watched !== this.view) {
      this.size.disconnect();
      this.size.observe(this.watched = this.view);
    }
    const decision = document.getElementById('ui-prompt')?.dataset.decision ?? '';
    const same = decision === this.decision;
    this.decision = decision;
    if (!this.k || !same && !(this.own && this.seen())) return this.open();
    this.part = this.parts.find(one => one.dataset.pane === this.part?.dataset.pane) ?? null;
    this.lay(this.k, ...this.middle); // an update may have laid the drawing anew
  }

  seen() {
    const view = this.view.getBoundingClientRect();
    const rings = [...document.getElementById('options')?.children ?? []].map(ring => ring.getBoundingClientRect());
    return !rings.length || rings.some(r => r.left < view.right && r.right > view.left && r.top < view.bottom && r.bottom > view.top);
  }

  // Where options are walked through, the board follows.
  follow(key) {
    const there = document.querySelector(`#options [data-option~="${CSS.escape(key)}"]`)?.getBBox();
    if (there) this.see(there.x + there.width / 2, there.y + there.height / 2);
  }

  // A point of the drawing comes into the middle, in its part, unless all is in sight.
  see(x, y) {
    const within = ([l, t, w, h]) => x >= l && x <= l + w && y >= t && y <= t + h;
    if (!within(this.region)) this.part = this.parts.find(one => within(boxed(one))) ?? this.part;
    else if (!this.view.matches('.moves')) return;
    this.lay(this.k, x, y);
  }

  click(event) {
    const at = name => event.target.closest(`[data-${name}]`), pane = at('pane'), way = at('zoom')?.dataset.zoom;
    if (at('at')) this.recall(at('at').dataset.at);
    else if (at('now')) this.present();
    else if (pane) this.open(pane);
    else if (way) this.zoom(this.k * (way === 'in' ? 1.3 : 1 / 1.3));
    else if (way === '') this.turn(this.main.matches('.tight') && this.part === null);
    else if (event.target.closest('#ui-view') && !at('option')) this.press(event);
  }

  // All of it and the place of the options take turns.
  turn(open = false) { return this.own || open ? this.open() : this.whole(); }

  // Everything at once, with fewer words where it is small.
  whole() {
    this.part = null;
    this.own = true;
    const [x, y, w, h] = this.region;
    this.lay(this.fit(this.region), x + w / 2, y + h / 2);
  }

  // Two presses come closer, or go back to the place of the options.
  press(event) {
    const twice = !this.pulled && event.timeStamp - this.tapped < TAP;
    this.tapped = twice || this.pulled ? 0 : event.timeStamp; // a third press begins anew, and a pull ends in none
    return twice && (this.own ? this.open() : this.zoom(this.k * 1.8, event.clientX, event.clientY));
  }

  wheel(event) {
    if (!event.target.closest('#ui-view') || !this.svg) return;
    event.preventDefault();
    this.zoom(this.k * Math.exp(-Math.sign(event.deltaY) * Math.min(60, Math.abs(event.deltaY)) * 0.003), event.clientX, event.clientY);
  }

  // A mouse pulls the board; fingers scroll it by themselves.
  pull(event) {
    if (event.pointerType !== 'mouse') return;
    if (event.type === 'pointerdown') {
      const pulls = event.button === 0 && event.target.closest('#ui-view') && this.view.matches('.moves');
      Object.assign(this, { pulled: false, drag: pulls ? { x: event.clientX, y: event.clientY } : null });
    }
    else if (event.type !== 'pointermove') { this.drag = null; this.view?.classList.remove('dragged'); }
    else if (this.drag) {
      const [dx, dy] = [this.drag.x - event.clientX, this.drag.y - event.clientY];
      if (!this.pulled && Math.hypot(dx, dy) < DRAG) return;
      Object.assign(this, { own: true, pulled: true, drag: { x: event.clientX, y: event.clientY } });
      this.view.classList.add('dragged');
      this.view.scrollBy(dx, dy);
    }
  }

  // Keys: + and − zoom, 0 shows everything, with Shift the arrows move.
  key(event) {
    if (!this.svg) return false;
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (by && event.shiftKey) this.view.scrollBy(by[0] * 80, by[1] * 80);
    else if (event.key === '+' || event.key === '=') this.zoom(this.k * 1.3);
    else if (event.key === '-') this.zoom(this.k / 1.3);
    else if (event.key === '0') this.turn();
    else return false;
    return true;
  }

  // Two fingers zoom about the point between them.
  touch(event) {
    const [a, b] = event.touches;
    if (!b || !event.target.closest('#ui-view') || !this.svg) { this.spread = 0; return; }
    event.preventDefault();
    const spread = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (this.spread) this.zoom(this.k * spread / this.spread, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    this.spread = spread;
  }

  async recall(seq) {
    const found = await this.link.get(`at/${seq}`);
    if (!found) return;
    const past = lay('ui-past', found.full, this.box), svg = past.querySelector('svg');
    if (small.matches) this.main.dataset.tab = 'board';
    if (svg) legible(svg, svg.getScreenCTM().d);
    past.querySelector('[data-now]').focus();
  }

  present() {
    const past = document.getElementById('ui-past');
    past?.remove();
    return Boolean(past);
  }
}
