// The replay: slider, keys and play; each step brings only what changes, and pieces glide to their new places.

import './after.js';
import { legible } from './board.js';
import { patch } from './patch.js';

const PACE = 1100; // milliseconds from one choice to the next
const LEAP = 10;
const main = document.getElementById('replay');
const bar = document.querySelector('.rp-bar');
const slider = bar.elements.at;
const player = bar.querySelector('[data-play]');
let wanted = Number(main.dataset.at);
let busy = false;
let timer = 0;

document.documentElement.classList.add('scripted');

function of() { return Number(main.dataset.of); }
function at() { return Number(main.dataset.at); }

function go(choice) {
  wanted = Math.max(0, Math.min(of(), choice));
  slider.value = wanted;
  bar.querySelector('output').textContent = wanted;
  follow();
}

// One request at a time; whoever drags the slider gets the place where it rests.
async function follow() {
  if (busy || wanted === at()) return;
  busy = true;
  const seat = main.dataset.seat === '' ? '' : `&seat=${main.dataset.seat}`;
  const there = wanted;
  try {
    const answer = await fetch(`${main.dataset.path}/${there}?from=${at()}${seat}`);
    if (!answer.ok) return location.assign(`?at=${there}${seat}`);
    const moment = await answer.json();
    patch(main, moment);
    look();
    main.dataset.at = moment.at;
    main.dataset.of = slider.max = moment.of;
    history.replaceState(null, '', `?at=${moment.at}${seat}`);
    document.getElementById('polite').textContent = moment.say;
  } catch {
    stop();
    return;
  } finally {
    busy = false;
  }
  follow();
}

function look() {
  const svg = document.getElementById('rp-svg');
  if (svg) legible(svg, svg.getScreenCTM().d);
}

function label(playing) {
  player.querySelector('span').textContent = playing ? player.dataset.pauseWords : player.dataset.playWords;
  player.setAttribute('aria-pressed', playing);
}

function stop() {
  clearInterval(timer);
  timer = 0;
  label(false);
}

function play() {
  if (timer) return stop();
  if (wanted === of()) go(0);
  timer = setInterval(() => (wanted < of() ? go(wanted + 1) : stop()), PACE);
  label(true);
}

slider.addEventListener('input', () => { stop(); go(Number(slider.value)); });
bar.addEventListener('submit', event => event.preventDefault());
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
  const onSlider = event.target === slider;
  if (!onSlider && event.target.closest('input, textarea, select')) return;
  const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -LEAP, PageDown: LEAP, Home: -Infinity, End: Infinity };
  if (event.key === ' ' && !event.target.closest('button, a, summary')) play();
  else if (event.key in steps) { stop(); go(wanted + steps[event.key]); }
  else return;
  event.preventDefault();
});

addEventListener('resize', look);
look();
