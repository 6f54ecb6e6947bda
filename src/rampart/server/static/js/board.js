// The board: on a phone it opens on the options and can be pinched; a past board lies over the present one.

const phone = matchMedia('(max-width:759px)');
const CLOSEST = 4;
const CLOSE = 2.6;
const FILLED = 2;

export class Board {
  constructor(main, link, words) {
    Object.assign(this, { main, link, words, zoom: 1, fingers: new Map(), tapped: 0, decision: '' });
    main.addEventListener('click', event => this.click(event));
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
      main.addEventListener(type, event => this.touch(event), { passive: false });
    phone.addEventListener('change', () => requestAnimationFrame(() => { this.decision = ''; this.show(1); this.sync(); }));
    this.sync();
  }

  get box() { return document.getElementById('ui-board'); }
  get svg() { return document.getElementById('ui-svg'); }

  click(event) {
    const then = event.target.closest('[data-at]');
    if (then) return this.recall(then.dataset.at);
    if (event.target.closest('[data-now]')) return this.present();
    if (event.target.closest('[data-zoom]')) this.show(this.zoom > 1 ? 1 : 2.2);
  }

  async recall(seq) {
    const seat = this.main.dataset.seat;
    const answer = await fetch(`${this.link.path}/at/${seq}${seat === '' ? '' : `?seat=${seat}`}`);
    if (!answer.ok) return;
    this.present();
    this.box.insertAdjacentHTML('beforeend', (await answer.json()).full);
    const past = document.getElementById('ui-past');
    past.dataset.mine = '';
    const bar = document.createElement('p');
    bar.className = 'pastbar';
    bar.append(this.words['table-past'], ' ');
    const button = Object.assign(document.createElement('button'), { className: 'btn', textContent: this.words['table-now'] });
    button.dataset.now = '';
    bar.append(button);
    past.prepend(bar);
    if (phone.matches) this.main.dataset.tab = 'board';
    button.focus();
  }

  present() {
    const past = document.getElementById('ui-past');
    past?.remove();
    return Boolean(past);
  }

  // Zooming widens the drawing inside its box, which then scrolls; the middle stays where it was.
  show(zoom, x = 0.5, y = 0.5) {
    if (!this.svg) return;
    this.zoom = Math.min(CLOSEST, Math.max(1, zoom));
    this.svg.style.setProperty('--zoom', this.zoom);
    this.box.scrollTo(this.box.scrollWidth * x - this.box.clientWidth / 2, this.box.scrollHeight * y - this.box.clientHeight / 2);
  }

  // A new decision on a phone: show where its options are.
  sync() {
    const decision = document.getElementById('ui-prompt')?.dataset.decision ?? '';
    if (decision === this.decision) return;
    this.decision = decision;
    if (!phone.matches || !this.svg) return;
    const rings = document.getElementById('options');
    const whole = this.svg.viewBox.baseVal;
    const shape = this.box.clientHeight / this.box.clientWidth * whole.width;
    const fills = Math.min(FILLED, shape / whole.height); // a wide board would leave half of the screen empty
    if (!rings?.firstChild) return this.show(document.getElementById('ui-prompt')?.dataset.asked === '1' ? fills : 1, 0);
    const { x, y, width, height } = rings.getBBox();
    const fits = Math.min(CLOSE, whole.width / (width + 60), shape / (height + 60));
    this.show(Math.max(fits, fills), (x + width / 2 - whole.x) / whole.width, (y + height / 2 - whole.y) / whole.height);
  }

  // Where several screens of options are walked through, the board follows.
  follow(key) {
    if (!phone.matches || !this.svg) return;
    const ring = [...this.svg.querySelectorAll('#options [data-option]')].find(one => one.dataset.option.split(' ').includes(key));
    if (!ring) return;
    const there = ring.getBoundingClientRect(), here = this.box.getBoundingClientRect();
    const left = there.left + there.width / 2 - here.left - here.width / 2;
    const top = there.top + there.height / 2 - here.top - here.height / 2;
    this.box.scrollBy({ left, top });
  }

  touch(event) {
    if (!phone.matches || !event.target.closest('#ui-board')) return;
    const [a, b] = event.touches;
    if (!b) {
      this.spread = 0;
      if (event.type === 'touchend' && event.touches.length === 0 && !event.target.closest('[data-option], button')) {
        if (event.timeStamp - this.tapped < 300) this.show(this.zoom > 1 ? 1 : 2.2);
        this.tapped = event.timeStamp;
      }
      return;
    }
    event.preventDefault();
    const spread = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    if (this.spread) {
      const place = this.box.getBoundingClientRect();
      const x = (this.box.scrollLeft + (a.clientX + b.clientX) / 2 - place.left) / this.box.scrollWidth;
      const y = (this.box.scrollTop + (a.clientY + b.clientY) / 2 - place.top) / this.box.scrollHeight;
      this.show(this.zoom * spread / this.spread, x, y);
    }
    this.spread = spread;
  }
}
