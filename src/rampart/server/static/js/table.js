// The page of a table: joins the link, the chooser and the board, and does all the rest that a hand can do here.

import { Away } from './away.js';
import { Board } from './board.js';
import { Chooser } from './choose.js';
import { Composer } from './compose.js';
import { Link } from './link.js';
import { patch } from './patch.js';
import { Pieces } from './piece.js';
import { Scenes, drawn } from './scene.js';
import { tabbed } from './screens.js';

const main = document.getElementById('table');
const words = JSON.parse(main.dataset.words);
const title = document.title;
const STEP = 250; // milliseconds between missed updates: half of a move and of the pause after it
const caught = { begun: false, skipped: false, skip() {} };
let asked = false;
let bell;

document.documentElement.classList.add('scripted');

const link = new Link(main, take, lost, catching);
const chooser = new Chooser(main, link, words);
const board = new Board(main, link, words);
const composer = new Composer(main, chooser, words);
const pieces = new Pieces(main, link);
const scenes = new Scenes(main, link, words, still);
const away = new Away(main, link, scenes, board);
chooser.follow = key => board.follow(key);
scenes.see = (x, y) => board.see(x, y);
chooser.composed = key => composer.take(key);
chooser.stepped = () => composer.back();
window.rampart = link.counts; // for those who measure

// What was missed plays at double speed, each update after the one before it; a press skips, and whoever wants no motion
// gets all at once. `left` counts what is still to be shown.
async function catching(left) {
  if (left && !caught.begun) Object.assign(caught, { begun: true, skipped: still() });
  else if (!caught.skipped) await new Promise(done => { caught.skip = done; setTimeout(done, STEP); });
  const shown = left > 0 && !caught.skipped;
  main.classList.toggle('catching', shown);
  note('ui-catching', words['table-catching'], shown);
  if (!left) caught.begun = caught.skipped = false;
}

function still() {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || motion !== 'full' && matchMedia('(prefers-reduced-motion:reduce)').matches;
}

for (const type of ['pointerdown', 'keydown'])
  document.addEventListener(type, () => { if (caught.begun) { caught.skipped = true; caught.skip(); } }, true);

async function take(message, missed = 0) {
  if (missed < 0) main.classList.add('leaping');
  if (missed || !message.scene) update(message);
  else await scenes.take(message, update);
  if (missed < 0) requestAnimationFrame(() => main.classList.remove('leaping'));
}

function update(message) {
  const focused = document.activeElement;
  const inPrompt = Boolean(focused?.closest?.('#ui-prompt, #ui-dock, #options'));
  const decision = chooser.decision;
  patch(main, message);
  if (message.part) return;
  chooser.shown(message.seq);
  main.classList.toggle('is-over', document.getElementById('ui-over') !== null);
  chooser.sync();
  composer.sync();
  board.sync();
  pieces.sync();
  settle();
  const curtain = main.querySelector('[data-curtain]');
  if (curtain) {
    curtain.focus();
    document.getElementById('polite').textContent = '';
    document.getElementById('assertive').textContent = '';
    return;
  }
  if (inPrompt && (!focused.isConnected || document.activeElement === document.body)) document.getElementById('ui-ask')?.focus();
  if (message.say) document.getElementById('polite').textContent = message.say;
  if (chooser.decision && chooser.decision !== decision) heard(document.getElementById('ui-ask')?.textContent ?? '');
  if (!document.hidden) away.look();
  unread(message);
  turn(Boolean(message.turn));
}

function heard(sentence) { document.getElementById('assertive').textContent = sentence ? `${words['ask-you']}: ${sentence}` : ''; }

function turn(mine) {
  if (mine && !asked && main.dataset.sounds === '1') ring();
  asked = mine;
  document.title = mine ? `● ${title}` : title;
}

function ring() {
  bell ??= new AudioContext();
  const tone = bell.createOscillator();
  const volume = bell.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.12, bell.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, bell.currentTime + 0.5);
  tone.connect(volume).connect(bell.destination);
  tone.start();
  tone.stop(bell.currentTime + 0.5);
}

function unread(message) {
  const talks = message.set?.filter(row => /^c-\d/.test(row[0])).length ?? 0;
  for (const tab of main.querySelectorAll('[data-tab=chat]')) {
    const seen = main.dataset.talk === 'chat' && (!tabbed.matches || main.dataset.tab === 'chat');
    const count = seen ? 0 : Number(tab.dataset.n ?? 0) + talks;
    if (count) tab.dataset.n = count;
    else delete tab.dataset.n;
  }
}

function lost(gone) {
  main.classList.toggle('offline', gone);
  note('ui-offline', words['table-connecting'], gone);
}

// A thin bar under the top.
function note(id, text, shown) {
  const bar = document.getElementById(id);
  if (!shown) return bar?.remove();
  if (bar) return;
  const fresh = Object.assign(document.createElement('p'), { id, className: 'bar-note', textContent: text });
  fresh.setAttribute('role', 'status');
  fresh.dataset.mine = '';
  main.prepend(fresh);
}

// The time that is left for an answer.
function tick() {
  for (const one of main.querySelectorAll('[data-until]')) {
    const left = Math.max(0, Math.ceil(Number(one.dataset.until) - link.now));
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    const two = number => String(number).padStart(2, '0');
    one.textContent = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    one.classList.toggle('low', left < 30);
  }
}

// What is a person's own is not in the fragments, which others share.
function settle() {
  const field = main.querySelector('[data-invite]');
  if (field) field.value = main.dataset.invitation ? location.origin + main.dataset.invitation : '';
  tick();
}

// A question before something that cannot be taken back.
async function certain(words) {
  const dialog = drawn('sure', main);
  dialog.querySelector('h2').textContent = words;
  dialog.showModal();
  await new Promise(done => dialog.addEventListener('close', done));
  dialog.remove();
  return dialog.returnValue === 'yes';
}

async function act(button) {
  const { act, sure, agree, seat, to, ...more } = button.dataset;
  if (sure && !await certain(sure)) return;
  const body = { act, ...more };
  if (seat !== undefined) body.seat = Number(seat);
  if (to !== undefined) body.to = Number(to);
  if (agree !== undefined) body.agree = agree === 'true';
  const menu = button.closest('details.tablemenu'); // the button itself may be gone when the answer comes
  button.disabled = true;
  const answer = await link.post('acts', body);
  button.disabled = false;
  menu?.removeAttribute('open');
  if (!answer.ok) chooser.tell([answer.error ?? words['ask-unsent'], answer.detail].filter(Boolean).join(' '), true);
  else if (answer.table) location.assign(`${link.path.replace(/[^/]+$/, '')}${answer.table}`);
}

function tab(name) {
  main.dataset.tab = name;
  if (name === 'log' || name === 'chat') main.dataset.talk = name;
  for (const one of main.querySelectorAll('[data-tab]')) {
    const talks = one.matches('[role=tab]');
    const on = String(one.dataset.tab === (talks ? main.dataset.talk ?? 'log' : name));
    one.setAttribute(talks ? 'aria-selected' : 'aria-pressed', on);
  }
  unread({});
}

function copy(button) {
  const field = main.querySelector('[data-invite]');
  field.select();
  if (!navigator.clipboard) document.execCommand('copy');
  else navigator.clipboard.writeText(field.value).catch(() => document.execCommand('copy'));
  button.querySelector('span').textContent = button.dataset.done;
}

main.addEventListener('click', event => {
  const button = event.target.closest('[data-act], [data-tab], [data-copy]');
  if (!button || button === main) return;
  if (button.dataset.act) act(button);
  else if ('copy' in button.dataset) copy(button);
  else tab(button.dataset.tab);
});

main.addEventListener('submit', async event => {
  if (!event.target.matches('[data-chat]')) return;
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value.trim();
  if (!text) return;
  field.value = '';
  const answer = await link.post('acts', { act: 'chat', text });
  if (!answer.ok) { field.value = text; chooser.tell(answer.error ?? words['ask-unsent'], true); }
});

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target.closest('input, textarea, select')) return;
  const menu = main.querySelector('details.tablemenu');
  const letter = event.key.toLowerCase();
  let used = true;
  if (pieces.key(event) || scenes.key(event)) used = true;
  else if (event.key === 'Escape' && board.present()) document.getElementById('ui-ask')?.focus();
  else if (event.key === 'Escape' && menu?.open) menu.open = false;
  else if (letter === 'u') main.querySelector('#ui-prompt .undo, #ui-undo .undo')?.click();
  else if (letter === 'l') { tab('log'); document.getElementById('ui-logbox')?.focus(); }
  else if (event.key === '?' && menu) menu.open = !menu.open;
  else used = board.key(event) || chooser.key(event);
  if (used) event.preventDefault();
});

setInterval(tick, 1000);
tab('board');
settle();
turn(chooser.asked);
