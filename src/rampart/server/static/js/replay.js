// The replay: slider, keys and play; each step brings only what changes, and pieces glide to their new places.

import './after.js';
import { legible } from './board.js';
import { patch } from './patch.js';

const PACE = 1100; // milliseconds from one choice to the next
const LEAP = 10;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, PageUp: -LEAP, PageDown: LEAP, Home: -Infinity, End: Infinity };
const main = document.getElementById('replay');
const bar = document.querySelector('.rp-bar');
const slider = bar.elements.at;
const player = bar.querySelector('[data-play]');
const at = () => Number(main.dataset.at);
const of = () => Number(main.dataset.of);
let wanted = at(), busy = false, timer = 0;

document.documentElement.classList.add('scripted');

function go(choice) {
  wanted = Math.max(0, Math.min(of(), choice));
  slider.value = bar.querySelector('output').textContent = wanted;
  if (!busy && wanted !== at()) follow().catch(stop);
}

// One request at a time; whoever drags the slider gets the place where it rests.
async function follow() {
  const seat = main.dataset.seat === '' ? '' : `&seat=${main.dataset.seat}`, there = wanted;
  busy = true;
  const answer = await fetch(`${main.dataset.path}/${there}?from=${at()}${seat}`).finally(() => { busy = false; });
  if (!answer.ok) return location.assign(`?at=${there}${seat}`);
  const moment = await answer.json();
  patch(main, moment);
  look();
  main.dataset.at = moment.at;
  main.dataset.of = slider.max = moment.of;
  history.replaceState(null, '', `?at=${moment.at}${seat}`);
  document.getElementById('polite').textContent = moment.say;
  go(wanted);
}

function look() {
  const svg = document.getElementById('rp-svg');
  if (svg) legible(svg, svg.getScreenCTM().d);
}

function run(playing) {
  clearInterval(timer);
  timer = playing && setInterval(() => (wanted < of() ? go(wanted + 1) : stop()), PACE);
  player.querySelector('span').textContent = playing ? player.dataset.pauseWords : player.dataset.playWords;
  player.setAttribute('aria-pressed', playing);
}

function stop() { run(false); }

function play() {
  if (!timer && wanted === of()) go(0);
  run(!timer);
}

slider.addEventListener('input', () => { stop(); go(Number(slider.value)); });
bar.addEventListener('submit', event => { if (!event.submitter?.formAction.endsWith('whatif')) event.preventDefault(); });
player.addEventListener('click', play);
document.addEventListener('click', event => {
  const link = event.target.closest('[data-to]');
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  go(Number(link.dataset.to));
});

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target !== slider && event.target.closest('input, textarea, select')) return;
  if (event.key === ' ' && !event.target.closest('button, a, summary')) play();
  else if (event.key in STEPS) { stop(); go(wanted + STEPS[event.key]); }
  else return;
  event.preventDefault();
});

addEventListener('resize', look);
look();
