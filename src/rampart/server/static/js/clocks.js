// Clocks run on the page: the server says when they will be at zero, by its own time.

import { tone } from './sound.js';

const LOW = 60, LAST = 10, DAY = 86400;

// By how much the server's time is ahead of ours.
let ahead = Number(document.getElementById('table')?.dataset.clock ?? document.body.dataset.clock ?? 0) - Date.now() / 1000;
if (Math.abs(ahead) < 1) ahead = 0;
let ticked = 0;

const two = n => String(n).padStart(2, '0');

// Days, hours and minutes of daily games are worded by the server, and drawn again with the next entry.
function shown(left) {
  if (left < LAST) return `0:0${(Math.floor(left * 10) / 10).toFixed(1)}`;
  const s = Math.floor(left), hours = Math.floor(s / 3600), minutes = Math.floor(s / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
}

function tick(left) {
  const whole = Math.ceil(left);
  if (left >= LAST || whole === ticked) return;
  ticked = whole;
  tone(880, 0.05, 0.08);
}

function run() {
  const now = Date.now() / 1000 + ahead;
  for (const clock of document.querySelectorAll('[data-zero]')) {
    const left = Math.max(0, Number(clock.dataset.zero) - now), daily = clock.dataset.clock === 'daily';
    const ck = clock.querySelector('.ck') ?? clock, words = daily ? ck.textContent : shown(left);
    if (ck.textContent !== words) ck.textContent = words;
    clock.classList.toggle('low', left < (daily ? LOW * 240 : LOW));
    const bar = clock.querySelector('progress');
    if (bar) bar.value = left;
    if (clock.closest('.seat.me')) tick(left);
  }
  for (const time of document.querySelectorAll('time[data-at]:empty')) {
    const at = new Date(Number(time.dataset.at) * 1000), near = at - Date.now() < 6 * DAY * 1000;
    const form = near ? { weekday: 'short', hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' };
    time.textContent = at.toLocaleString(document.documentElement.lang, form);
    time.dateTime = at.toISOString();
  }
}

run();
setInterval(run, 100);
