// Clocks run on the page: the server says when they will be at zero, by its own time.
const LOW = 60, LAST = 10, DAY = 86400;

// By how much the server's time is ahead of ours; told anew by every clock that is drawn.
let ahead = Number(document.getElementById('table')?.dataset.clock ?? document.body.dataset.clock ?? 0) - Date.now() / 1000;
if (Math.abs(ahead) < 1) ahead = 0;
let ticked = 0, tones;

const two = n => String(n).padStart(2, '0');

function shown(left, daily) {
  if (daily) return null; // days, hours and minutes are worded by the server, and drawn again with the next entry
  if (left < LAST) return `0:0${(Math.floor(left * 10) / 10).toFixed(1)}`;
  const s = Math.floor(left), rest = s % 3600;
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(rest / 60))}:${two(s % 60)}` : `${Math.floor(rest / 60)}:${two(s % 60)}`;
}

function tick(own, left) {
  const whole = Math.ceil(left);
  if (!own || left >= LAST || whole === ticked || document.getElementById('table')?.dataset.sounds !== '1') return;
  ticked = whole;
  tones ??= new AudioContext();
  const tone = tones.createOscillator(), volume = tones.createGain();
  volume.gain.setValueAtTime(0.05, tones.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, tones.currentTime + 0.08);
  tone.frequency.value = 880;
  tone.connect(volume).connect(tones.destination);
  tone.start();
  tone.stop(tones.currentTime + 0.1);
}

function run() {
  const now = Date.now() / 1000 + ahead;
  for (const clock of document.querySelectorAll('[data-zero]')) {
    const left = Math.max(0, Number(clock.dataset.zero) - now), daily = clock.dataset.clock === 'daily';
    const words = shown(left, daily), ck = clock.querySelector('.ck') ?? clock;
    if (words !== null && ck.textContent !== words) ck.textContent = words;
    clock.classList.toggle('low', left < (daily ? LOW * 240 : LOW));
    const bar = clock.querySelector('progress');
    if (bar) bar.value = left;
    tick(clock.closest('.seat.me') !== null, left);
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
