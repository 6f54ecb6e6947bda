// The page of a table: joins the link, the chooser and the board, and does all the rest that a hand can do here.

import { Away } from './away.js';
import { Board } from './board.js';
import { Chooser } from './choose.js';
import { Composer } from './compose.js';
import { drawn, still } from './dom.js';
import { Link } from './link.js';
import { patch } from './patch.js';
import { Pieces } from './piece.js';
import { Scenes } from './scene.js';
import { tabbed } from './screens.js';
import { tone } from './sound.js';

const main = document.getElementById('table');
const words = JSON.parse(main.dataset.words);
const { title } = document;
const STEP = 250; // milliseconds between missed updates: half of a move and of the pause after it
const TYPED = ['seat', 'to', 'agree']; // what is said to the server as a number, or as yes or no
const caught = { begun: false, skipped: false, skip() {} };
const id = name => document.getElementById(name);
let asked = false;

document.documentElement.classList.add('scripted');

const link = new Link(main, take, lost, catching);
const chooser = new Chooser(main, link, words);
const board = new Board(main, link, words);
const composer = new Composer(main, chooser, words);
const pieces = new Pieces(main, link);
const scenes = new Scenes(main, link, words);
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
  main.classList.toggle('catching', left > 0 && !caught.skipped);
  if (!left) caught.begun = caught.skipped = false;
  note();
}

for (const type of ['pointerdown', 'keydown'])
  document.addEventListener(type, () => { if (caught.begun) { caught.skipped = true; caught.skip(); } }, true);

function lost(gone) {
  main.classList.toggle('offline', gone);
  note();
}

// A thin bar under the top: how far what is shown can be trusted.
function note() {
  const state = ['offline', 'catching'].find(one => main.classList.contains(one));
  id('ui-note').textContent = state ? words[`table-${state}`] : '';
}

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
  for (const part of [chooser, composer, board, pieces]) part.sync();
  settle();
  const curtain = main.querySelector('[data-curtain]');
  if (curtain) {
    curtain.focus();
    id('polite').textContent = id('assertive').textContent = '';
    return;
  }
  if (inPrompt && (!focused.isConnected || document.activeElement === document.body)) id('ui-ask')?.focus();
  end();
  if (message.say) id('polite').textContent = message.say;
  if (chooser.decision && chooser.decision !== decision) heard(id('ui-ask')?.textContent ?? '');
  if (!document.hidden) away.look();
  unread(message);
  turn(Boolean(message.turn));
}

// When the game ends before one's eyes, the result comes into view and takes the focus that the prompt had.
function end() {
  const over = id('ui-over') !== null, before = main.classList.contains('is-over');
  main.classList.toggle('is-over', over);
  if (!over || before) return;
  main.scrollTo(0, 0);
  main.querySelector('#ui-over-podium h2').focus({ preventScroll: true });
}

function heard(sentence) { id('assertive').textContent = sentence ? `${words['ask-you']}: ${sentence}` : ''; }

function turn(mine) {
  if (mine && !asked) { tone(660, 0.12, 0.5); show().catch(() => {}); }
  asked = mine;
  document.title = mine ? `● ${title}` : title;
}

// A page out of sight notifies where that was asked for: pushes go to those who have no page of the table open.
async function show() {
  const worker = document.hidden && await navigator.serviceWorker?.getRegistration();
  const [url, tag] = [location.pathname, location.pathname.split('/').at(-1)];
  if (await worker?.pushManager?.getSubscription()) await worker.showNotification(title, { body: words['ask-you'], tag, data: { url } });
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

// What is a person's own is not in the fragments, which others share.
function settle() {
  const field = main.querySelector('[data-invite]');
  if (field) field.value = main.dataset.invitation ? location.origin + main.dataset.invitation : '';
}

// A question before something that cannot be taken back.
async function certain(words) {
  const dialog = drawn('sure');
  dialog.querySelector('h2').textContent = words;
  dialog.showModal();
  await new Promise(done => dialog.addEventListener('close', done));
  dialog.remove();
  return dialog.returnValue === 'yes';
}

// An act with all that its button says.
async function act(button) {
  const { sure, ...said } = button.dataset;
  if (sure && !await certain(sure)) return;
  const body = {};
  for (const [name, value] of Object.entries(said)) body[name] = TYPED.includes(name) ? JSON.parse(value) : value;
  const menu = button.closest('details.tablemenu'); // the button itself may be gone when the answer comes
  button.disabled = true;
  const answer = await link.post('acts', body);
  button.disabled = false;
  menu?.removeAttribute('open');
  if (!answer.ok) chooser.tell([answer.error ?? words['ask-unsent'], answer.detail].filter(Boolean).join(' '), true);
  else if (answer.table) location.assign(`${link.path.replace(/[^/]+$/, '')}${answer.table}`);
}

// A suggested move: the answer goes into the panel of the decision it was asked for; one that is picked is only focused.
async function hint(button) {
  const panel = main.querySelector('.hintlist');
  button.disabled = true;
  const answer = await link.post('hint', { seat: Number(button.dataset.seat), decision: chooser.decision });
  button.disabled = false;
  if (answer.ok) panel.innerHTML = answer.html;
  else panel.textContent = answer.error ?? words['ask-unsent'];
  panel.scrollIntoView({ block: 'start' });
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

main.addEventListener('click', event => {
  const button = event.target.closest('[data-act], [data-tab], [data-hint], [data-pick], [data-unhint]');
  if (!button || button === main) return;
  if (button.dataset.act) act(button);
  else if (button.dataset.tab) tab(button.dataset.tab);
  else if (button.dataset.pick) chooser.button(button.dataset.pick)?.focus();
  else if ('hint' in button.dataset) hint(button);
  else main.querySelector('.hintlist').replaceChildren();
});

main.addEventListener('submit', async event => {
  if (!event.target.matches('[data-chat]')) return;
  event.preventDefault();
  const field = event.target.elements.text, text = field.value.trim();
  if (!text) return;
  field.value = '';
  const answer = await link.post('acts', { act: 'chat', text });
  if (!answer.ok) { field.value = text; chooser.tell(answer.error ?? words['ask-unsent'], true); }
});

document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target.closest('input, textarea, select')) return;
  const menu = main.querySelector('details.tablemenu'), letter = event.key.toLowerCase();
  let used = true;
  if (pieces.key(event) || scenes.key(event)) used = true;
  else if (event.key === 'Escape' && board.present()) id('ui-ask')?.focus();
  else if (event.key === 'Escape' && menu?.open) menu.open = false;
  else if (letter === 'u') main.querySelector('#ui-prompt .undo, #ui-undo .undo')?.click();
  else if (letter === 'h') main.querySelector('[data-hint]:not(:disabled)')?.click();
  else if (letter === 'l') { tab('log'); id('ui-logbox')?.focus(); }
  else if (event.key === '?' && menu) menu.open = !menu.open;
  else used = board.key(event) || chooser.key(event);
  if (used) event.preventDefault();
});

tab('board');
settle();
turn(chooser.asked);
