// Scenes: what happened is played step by step. The place of a step is marked on the board, dice are rolled, cards are
// turned over, sides are counted up part by part, gains fly to their seats. Whoever is asked is never kept waiting: then
// the board is brought up to date at once, and the steps are shown over it until a choice is made.

import { drawn, lay, still, strike } from './dom.js';
import { prefix, send } from './net.js';

const PACES = { step: [240, 520, 380, 0], slow: [600, 1600, 700, 900], normal: [300, 1000, 380, 400], fast: [90, 450, 160, 120] };
const LONGEST = 9000; // milliseconds of a whole scene
const STAGED = 4; // so many steps get the bar, fewer a caption
const BACKLOG = 12; // so many steps are shown to who is asked
const ROWS = 7; // steps that stand beside the board
const BESIDE = 8; // units between a thing and its mark
const PASSING = ['ui-plate', 'ui-turned', 'ui-dice'];
const STAGE = [...PASSING, 'ui-bar', 'ui-rows', 'ui-caption', 'ui-roll', 'scene-mark'];
const id = name => document.getElementById(name), { max, min } = Math;
const signed = n => (n > 0 ? `+${n}` : `−${-n}`);

export class Scenes {
  constructor(main, link, words) {
    Object.assign(this, { main, link, words, backlog: [], hurried: false, muted: false, rushed: false, run: 0, next() {}, see() {} });
    main.addEventListener('click', event => this.click(event));
    link.asked = () => this.hurry();
  }

  get pace() { return this.main.dataset.pace; }
  get svg() { return id('ui-svg'); }
  get playing() { return this.run > 0 && this.main.matches('.scening, .rolling'); }
  get paces() { return PACES[this.pace] ?? PACES.normal; }

  // Take an update: play its scene, then or meanwhile let `update` bring the page up to date.
  async take(message, update) {
    const { seat } = this.main.dataset, { by, steps } = message.scene, mine = String(by) === seat;
    const shown = steps.filter(step => step.at || step.vs || step.up || step.ch || step.card || step.dice);
    const muted = this.muted && !message.turn;
    if (message.turn || seat === '' && this.link.pending < 2) this.muted = false; // who only watches has caught up
    if (muted || this.pace === 'none' || document.hidden || !this.svg || !shown.length || mine && shown.length < 2) {
      update(message);
      return this.say(steps.map(step => step.t).join('. '));
    }
    const { hurried } = this, roll = steps.find(step => step.dice && String(step.s) === seat);
    if (roll && !mine) await this.rolled(roll);
    if (!message.turn && !mine && !hurried) await this.play(steps, step => this.part(message, step, update));
    update(message);
    if (message.turn || mine) {
      this.hurried = false;
      this.play([...this.backlog.splice(0), ...steps].slice(-BACKLOG), () => {}, true);
    } else if (hurried) this.backlog.push(...steps);
  }

  // A person is asked: what still plays ends, and what waits comes at once.
  hurry() {
    this.hurried = this.playing;
    this.stop();
  }

  stop() {
    this.run += 1;
    this.go();
    this.clear();
  }

  // A movement ends where it would end by itself, and what waits goes on.
  go() {
    this.rushed = true;
    this.next();
  }

  // What belongs to the places of a step is brought up to date with it, the rest of the board at the end.
  part(message, step, update) {
    const now = message.set.filter(row => step.at?.includes(row[0]));
    if (now.length) update({ ...message, set: now, del: [], scene: undefined, part: true });
  }

  async play(steps, reveal, beside = false, least = 0) {
    this.stop();
    const { run } = this, [addend, result, flight, between] = this.paces, stepwise = this.pace === 'step';
    const length = steps.reduce((sum, step) => sum + result + between + addend * (step.parts ?? 0), 0);
    const quick = stepwise ? 1 : min(1, (least || LONGEST) / length);
    const staged = !beside && (steps.length >= STAGED || steps.some(step => step.vs));
    this.main.classList.add('scening');
    this.main.classList.toggle('beside', beside);
    for (const [number, step] of steps.entries()) {
      this.rushed = false;
      strike(...PASSING);
      this.mark(step);
      this.tell(step, number, steps, staged);
      if (step.dice && !step.seen) await this.tumble(step.dice, result * quick);
      await reveal(step);
      if (run !== this.run) return;
      this.mark(step);
      this.say(step.t);
      if (step.card) this.put(lay('ui-turned', step.card, this.main));
      if (step.vs) await this.count(step.vs, addend * quick);
      if (step.up && step.s !== undefined) this.fly(step, flight * quick, beside);
      this.rushed = false;
      await this.wait(stepwise && number < steps.length - 1 ? Infinity : (result + between) * quick);
      if (run !== this.run) return;
    }
    this.clear();
  }

  async wait(time) {
    if (!this.rushed) await new Promise(done => { this.next = done; if (time < Infinity) setTimeout(done, time); });
  }

  say(sentence) { if (sentence) id('polite').textContent = sentence; }

  clear() {
    this.main.classList.remove('scening', 'beside', 'rolling');
    strike(...STAGE);
  }

  // ---- the camera

  // The edges of a piece in the drawing.
  box(name) {
    const piece = id(name);
    if (!piece?.getBBox || !this.svg.contains(piece)) return null;
    const [left, top, wide, high] = piece.dataset.box?.split(' ').map(Number) ?? [];
    if (wide) return [left, top, left + wide, top + high];
    const { x, y, width, height } = piece.getBBox(), shift = this.svg.getCTM().inverse().multiply(piece.getCTM());
    const [a, b] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map(point => point.matrixTransform(shift));
    return width && height ? [min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y)] : null;
  }

  mark(step) {
    strike('scene-mark');
    const boxes = (step.at ?? []).map(name => this.box(name)).filter(Boolean);
    if (!boxes.length) return;
    const [x, y, width, height] = this.svg.dataset.box.split(' ').map(Number), edge = at => boxes.map(box => box[at]);
    this.see((min(...edge(0)) + max(...edge(2))) / 2, (boxes[0][1] + boxes[0][3]) / 2);
    const grown = ([l, t, r, b]) => [max(x, l - BESIDE), max(y, t - BESIDE), min(x + width, r + BESIDE), min(y + height, b + BESIDE)];
    const frame = ([l, t, r, b]) => `M${l} ${t}H${r}V${b}H${l}z`, holes = boxes.map(box => frame(grown(box))).join('');
    const group = id('t-mark').content.querySelector('g').cloneNode(true);
    const middle = ([l, t, r, b]) => `${(l + r) / 2} ${(t + b) / 2}`;
    const shapes = [frame([x, y, x + width, y + height]) + holes, holes, holes];
    if (step.way && boxes.length > 1) shapes.push(`M${middle(boxes[0])}L${middle(boxes[1])}`);
    shapes.forEach((shape, at) => group.children[at].setAttribute('d', shape));
    (document.querySelector('#ui-past svg') ?? this.svg).append(group);
  }

  // Where the last mark is on the screen.
  get place() { return (document.querySelector('#scene-mark .mark') ?? id('ui-board')).getBoundingClientRect(); }

  // ---- what is told

  // The bar in the place of the dock, and beside the board who gets what; of a few steps a caption.
  tell(step, number, steps, staged) {
    if (!staged) return drawn('caption').querySelector('span').append(step.t);
    const bar = id('ui-bar') ?? drawn('bar'), rows = id('ui-rows') ?? drawn('rows', id('ui-side'));
    const opened = steps.slice(0, number + 1).findLastIndex(one => one.ch);
    const title = steps[opened]?.t ?? (document.querySelector('#ui-phases b')?.textContent || this.words['scene-title']);
    for (const part of [bar, rows]) part.querySelector('h2').textContent = title;
    bar.querySelector('small').textContent = this.words['scene-steps'].replace('##', steps.length).replace('#', number + 1);
    bar.querySelector('p').textContent = step.t;
    bar.querySelector('ol').replaceChildren(...steps.map((one, at) => Object.assign(document.createElement('li'), {
      className: at < number ? 'done' : at === number ? 'now' : '', textContent: at <= number ? one.end ?? '' : '',
    })));
    this.paced();
    rows.querySelector('ol').replaceChildren(...steps.slice(max(opened + 1, number - ROWS + 1), number + 1).map(one => this.row(one)));
  }

  row(step) {
    const row = id('t-row').content.firstElementChild.cloneNode(true), mark = document.querySelector(`#ui-seat-${step.s}-head svg`);
    if (mark && step.s !== undefined) row.prepend(mark.cloneNode(true));
    row.querySelector('span').textContent = step.t;
    if (step.up) Object.assign(row.lastElementChild, { textContent: signed(step.up), className: step.up > 0 ? 'good' : 'bad' });
    return row;
  }

  paced() {
    for (const one of this.main.querySelectorAll('.paces [data-pace]')) one.setAttribute('aria-pressed', one.dataset.pace === this.pace);
  }

  // Dice roll until they lie still.
  async tumble(dice, time) {
    const box = lay('ui-dice', dice, this.main);
    this.put(box);
    if (still()) return;
    box.classList.add('tumbling');
    await this.wait(time);
    box.classList.remove('tumbling');
  }

  // Who is to move rolls: by a press, unless they want it to go by itself.
  async rolled(step) {
    this.stop();
    this.main.classList.add('rolling');
    this.rushed = false;
    if (this.main.dataset.rolls !== '1') {
      drawn('roll').querySelector('[data-scene=go]').focus();
      await this.wait(Infinity);
      strike('ui-roll');
      this.rushed = false;
    }
    await this.tumble(step.dice, this.paces[1]);
    step.seen = true;
    await this.wait(this.paces[1] / 2);
    this.clear();
  }

  // Two sides, or one, counted up part by part; the sign between them says who is ahead, and the end how it went.
  async count(markup, time) {
    const box = lay('ui-plate', markup, this.main), { run } = this;
    const sums = box.querySelectorAll('.plate b'), sign = box.querySelector('.plate i');
    const show = () => {
      if (sign) sign.textContent = Number(sums[0].textContent) < Number(sums[1].textContent) ? '<' : '≥';
      this.put(box);
    };
    for (const part of [...box.querySelectorAll('li[hidden]')].sort((a, b) => a.dataset.order - b.dataset.order)) {
      part.hidden = false;
      sums[part.dataset.side].textContent = part.dataset.sum;
      show();
      if (!still()) await this.wait(time);
      if (run !== this.run) return;
    }
    for (const sum of sums) sum.textContent = sum.dataset.n;
    show();
    box.classList.add('counted');
  }

  // Beside the mark, and always whole on the screen.
  put(box) {
    const { left, width, top, bottom } = this.place, here = id('ui-board').getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = box, within = (low, at, most) => `${max(low + 6, min(most - 6, at))}px`;
    const under = bottom + high + 14 > here.bottom ? top - high - 14 : bottom + 14, first = here.top + (id('ui-caption') ? 46 : 0);
    box.style.left = within(here.left, left + width / 2 - wide / 2, here.right - wide);
    box.style.top = within(first, box.matches('.plates') && bottom - top > high ? bottom - high + 24 : under, here.bottom - high);
  }

  fly(step, time, beside) {
    const seat = id(`ui-seat-${step.s}`), points = seat?.querySelector('.sc');
    if (!seat) return;
    const counted = step.pt && !beside && /^\d+$/.test(points?.textContent);
    const counts = () => { if (counted) points.textContent = Number(points.textContent) + step.up; };
    seat.classList.add('washed');
    setTimeout(() => seat.classList.remove('washed'), 1000);
    if (still()) return counts();
    const looks = step.up > 0 ? 'flight' : 'flight down';
    const chip = Object.assign(document.createElement('b'), { className: looks, textContent: signed(step.up) });
    chip.dataset.mine = '';
    this.main.append(chip);
    const from = this.place, to = seat.getBoundingClientRect(), at = (x, y) => `translate(${x}px,${y}px)`;
    const path = [at(from.x + from.width / 2, from.y + from.height / 2), at(to.right - 44, to.y + 10)];
    chip.animate({ transform: path }, { duration: time, easing: 'cubic-bezier(.2,.75,.25,1)', fill: 'forwards' })
      .finished.then(() => { counts(); setTimeout(() => chip.remove(), time); });
  }

  // ---- hands

  click(event) {
    const { scene, pace } = event.target.closest('[data-scene], .paces [data-pace]')?.dataset ?? {};
    if (scene === 'go') this.go();
    else if (scene === 'skip') this.stop();
    else if (scene === 'all') this.mute();
    else if (scene === 'rolls') { this.main.dataset.rolls = '1'; send(`${prefix}/preferences`, { auto_roll: true }); this.go(); }
    else if (pace) this.choose(pace);
    else if (event.target.closest('[data-option], [data-confirm]') && this.playing) this.stop();
  }

  // Nothing more is played until one is asked.
  mute() {
    this.muted = true;
    this.stop();
  }

  choose(pace) {
    this.main.dataset.pace = pace;
    this.paced();
    send(`${prefix}/preferences`, { pace: pace === 'normal' ? '' : pace });
    if (pace === 'none') this.stop();
    else if (pace !== 'step') this.go();
  }

  key(event) {
    const on = event.key === ' ' && !event.target.closest('button:not([data-scene]), a, summary');
    if (!this.playing || !on && event.key !== 'Escape') return false;
    if (on) this.go();
    else if (event.shiftKey) this.mute();
    else this.stop();
    return true;
  }
}
