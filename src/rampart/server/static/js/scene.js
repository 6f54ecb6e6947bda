// Scenes: what happened is played step by step. The place of a step is marked on the board, two sides are counted up,
// gains fly to their seats. Whoever is asked is never kept waiting: then the board is brought up to date at once, and
// the steps are shown over it until a choice is made.

const SVG = 'http://www.w3.org/2000/svg';
const PACES = { step: [240, 520, 380, 0], slow: [600, 1600, 700, 900], normal: [300, 1000, 380, 400], fast: [90, 450, 160, 120] };
const LONGEST = 9000; // milliseconds of a whole scene
const STAGED = 4; // so many steps get the bar, fewer a caption
const BACKLOG = 12; // so many steps are shown to who is asked
const BESIDE = 8; // units between a thing and its mark

export class Scenes {
  constructor(main, link, words, still) {
    Object.assign(this, { main, link, words, still, backlog: [], hurried: false, run: 0, next() {} });
    main.addEventListener('click', event => this.click(event));
    link.asked = () => this.hurry();
  }

  get pace() { return this.main.dataset.pace; }
  get svg() { return document.getElementById('ui-svg'); }
  get playing() { return this.run > 0 && this.main.classList.contains('scening'); }

  // Take an update: play its scene, then or meanwhile let `update` bring the page up to date.
  async take(message, update) {
    const told = this.sentences(message);
    const steps = (message.scene?.steps ?? []).map((step, i) => ({ t: told[i] ?? '', ...step }));
    const mine = String(message.scene?.by) === this.main.dataset.seat;
    const shown = steps.filter(step => step.at || step.vs || step.up || step.ch);
    if (this.pace === 'none' || document.hidden || !this.svg || !shown.length || mine && shown.length < 2) {
      update(message);
      return this.say(steps.map(step => step.t).join('. '));
    }
    if (message.turn || mine) {
      update(message);
      const all = [...this.backlog, ...steps].slice(-BACKLOG);
      this.backlog = [];
      this.hurried = false;
      this.play(all, () => {}, true);
    } else if (this.hurried) {
      update(message);
      this.backlog.push(...steps);
    } else {
      await this.play(steps, step => this.part(message, step, update));
      update(message);
    }
  }

  // The lines of the log that come with an update, in their order: each is the sentence of a step.
  sentences({ seq, set = [] }) {
    const rows = set.filter(row => row[0].startsWith(`l-${seq}-`)).sort((a, b) => a[0].localeCompare(b[0], 'en', { numeric: true }));
    const read = document.createElement('template');
    read.innerHTML = rows.map(row => row[3]).join('');
    return [...read.content.querySelectorAll('.hd, .ln > span:not(.mk)')].map(one => one.textContent);
  }

  // A person is asked: what still plays ends, and what waits comes at once.
  hurry() {
    this.hurried = this.playing;
    this.stop();
  }

  stop() {
    this.run += 1;
    this.next();
    this.clear();
  }

  // What belongs to the places of a step is brought up to date with it, the rest of the board at the end.
  part(message, step, update) {
    const now = message.set.filter(row => step.at?.includes(row[0]));
    if (now.length) update({ ...message, set: now, del: [], scene: undefined, part: true });
  }

  async play(steps, reveal, beside = false) {
    this.stop();
    const run = this.run;
    const [addend, result, flight, between] = PACES[this.pace] ?? PACES.normal;
    const length = steps.reduce((sum, step) => sum + result + between + (step.vs ? 4 * addend : 0), 0);
    const quick = this.pace === 'step' ? 1 : Math.min(1, LONGEST / length);
    const staged = !beside && (steps.length >= STAGED || steps.some(step => step.vs));
    this.main.classList.add('scening');
    this.main.classList.toggle('beside', beside);
    for (const [number, step] of steps.entries()) {
      reveal(step);
      this.mark(step);
      this.tell(step, number, steps, staged);
      this.say(step.t);
      if (step.vs) await this.count(step.vs, 4 * addend * quick);
      if (step.up && step.s !== undefined && !this.still()) this.fly(step, flight * quick);
      await this.wait(this.pace === 'step' && number < steps.length - 1 ? Infinity : (result + between) * quick);
      if (run !== this.run) return;
    }
    this.clear();
  }

  wait(time) {
    return new Promise(done => { this.next = done; if (time < Infinity) setTimeout(done, time); });
  }

  say(sentence) { if (sentence) document.getElementById('polite').textContent = sentence; }

  clear() {
    this.main.classList.remove('scening', 'beside');
    for (const id of ['ui-scene', 'ui-caption', 'ui-plate', 'scene-mark']) document.getElementById(id)?.remove();
  }

  // ---- the camera

  box(id) {
    const piece = document.getElementById(id);
    if (!piece?.getBBox || !this.svg.contains(piece)) return null;
    if (piece.dataset.box) {
      const [left, top, wide, high] = piece.dataset.box.split(' ').map(Number);
      return [left, top, left + wide, top + high];
    }
    const { x, y, width, height } = piece.getBBox();
    const shift = this.svg.getCTM().inverse().multiply(piece.getCTM());
    const [a, b] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map(point => point.matrixTransform(shift));
    return width && height ? [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)] : null;
  }

  mark(step) {
    document.getElementById('scene-mark')?.remove();
    const boxes = (step.at ?? []).map(id => this.box(id)).filter(Boolean);
    if (!boxes.length) return;
    const group = document.createElementNS(SVG, 'g');
    group.id = 'scene-mark';
    group.dataset.mine = '';
    const { x, y, width, height } = this.svg.viewBox.baseVal;
    const frame = ([l, t, r, b], by) => `M${l - by} ${t - by}H${r + by}V${b + by}H${l - by}z`;
    const holes = boxes.map(box => frame(box, BESIDE)).join('');
    const shapes = [['veil', `${frame([x, y, x + width, y + height], 0)}${holes}`], ['mark-o', holes], ['mark', holes]];
    for (const [look, path] of shapes) {
      const shape = document.createElementNS(SVG, 'path');
      shape.setAttribute('class', look);
      shape.setAttribute('d', path);
      group.append(shape);
    }
    this.svg.append(group);
  }

  // Where the last mark is on the screen.
  get place() {
    const mark = document.querySelector('#scene-mark .mark') ?? document.getElementById('ui-board');
    return mark.getBoundingClientRect();
  }

  // ---- what is told

  tell(step, number, steps, staged) {
    if (!staged) return this.put('p', 'ui-caption', 'caption', step.t);
    const bar = document.getElementById('ui-scene') ?? this.put('section', 'ui-scene', 'dock scenebar', '');
    const chapter = steps.slice(0, number + 1).reverse().find(one => one.ch)?.t ?? this.words['scene-title'];
    const of = this.words['scene-steps'].replace('##', steps.length).replace('#', number + 1);
    const dots = steps.map((one, at) => `<i class="${at < number ? 'done' : at === number ? 'now' : ''}"></i>`).join('');
    bar.innerHTML = '<div class="plot"><h2></h2><small></small><p></p><div class="dots"></div></div><div class="ways"></div>';
    bar.querySelector('h2').textContent = chapter;
    bar.querySelector('small').textContent = of;
    bar.querySelector('p').textContent = step.t;
    bar.querySelector('.dots').innerHTML = dots;
    bar.querySelector('.ways').append(this.paces(), this.button('skip', 'Esc'), this.button('go', '␣', 'btn pri'));
  }

  put(name, id, look, text) {
    document.getElementById(id)?.remove();
    const fresh = Object.assign(document.createElement(name), { id, className: look, textContent: text });
    fresh.dataset.mine = '';
    this.main.append(fresh);
    return fresh;
  }

  paces() {
    const choice = document.createElement('div');
    choice.className = 'paces';
    choice.setAttribute('role', 'group');
    choice.setAttribute('aria-label', this.words['scene-pace']);
    for (const pace of Object.keys(PACES)) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: this.words[`scene-pace-${pace}`] });
      button.dataset.pace = pace;
      button.setAttribute('aria-pressed', String(pace === this.pace));
      choice.append(button);
    }
    return choice;
  }

  button(what, key, look = 'btn') {
    const button = Object.assign(document.createElement('button'), { type: 'button', className: look, textContent: this.words[`scene-${what}`] });
    button.dataset.scene = what;
    button.append(Object.assign(document.createElement('kbd'), { textContent: key }));
    return button;
  }

  // Two sides, counted up together; the mark between them says who is ahead.
  async count([left, a, right, b], time) {
    const plate = this.put('div', 'ui-plate', 'plate', '');
    plate.innerHTML = '<span></span><b></b><i></i><b></b><span></span>';
    const [one, many, sign, others, two] = plate.children;
    [one.textContent, two.textContent] = [left, right];
    const show = part => {
      const [x, y] = [Math.round(a * part), Math.round(b * part)];
      [many.textContent, others.textContent, sign.textContent] = [x, y, x < y ? '<' : '≥'];
    };
    const { left: x, width, bottom } = this.place;
    const half = plate.offsetWidth / 2;
    plate.style.left = `${Math.max(8, Math.min(innerWidth - 2 * half - 8, x + width / 2 - half))}px`;
    plate.style.top = `${Math.max(60, Math.min(innerHeight - 140, bottom - 76))}px`;
    plate.classList.toggle('lost', a < b);
    const run = this.run, began = performance.now();
    if (!this.still())
      while (performance.now() - began < time && run === this.run) {
        show((performance.now() - began) / time);
        await new Promise(requestAnimationFrame);
      }
    show(1);
  }

  fly(step, time) {
    const seat = document.getElementById(`ui-seat-${step.s}`);
    if (!seat) return;
    const chip = this.put('b', 'ui-flight', step.up > 0 ? 'flight' : 'flight down', step.up > 0 ? `+${step.up}` : `−${-step.up}`);
    const [from, to] = [this.place, seat.getBoundingClientRect()];
    const at = (x, y) => `translate(${x}px,${y}px)`;
    const path = [at(from.x + from.width / 2, from.y + from.height / 2), at(to.right - 44, to.y + 10)];
    chip.animate({ transform: path }, { duration: time, easing: 'cubic-bezier(.2,.75,.25,1)', fill: 'forwards' })
      .finished.then(() => setTimeout(() => chip.remove(), time));
  }

  // ---- hands

  click(event) {
    const { scene, pace } = event.target.closest('[data-scene], .paces [data-pace]')?.dataset ?? {};
    if (scene === 'go') this.next();
    else if (scene === 'skip') this.stop();
    else if (pace) this.choose(pace);
    else if (event.target.closest('[data-option], [data-confirm]') && this.playing) this.stop();
  }

  choose(pace) {
    this.main.dataset.pace = pace;
    for (const one of this.main.querySelectorAll('.paces [data-pace]')) one.setAttribute('aria-pressed', String(one.dataset.pace === pace));
    const body = JSON.stringify({ pace: pace === 'normal' ? '' : pace });
    const headers = { 'content-type': 'application/json', 'x-rampart': '1' };
    fetch(`${document.documentElement.dataset.prefix}/preferences`, { method: 'POST', headers, body });
    if (pace !== 'step') this.next();
  }

  key(event) {
    if (!this.playing) return false;
    if (event.key === 'Escape') this.stop();
    else if (event.key === ' ' && !event.target.closest('button, a, summary')) this.next();
    else return false;
    return true;
  }
}
