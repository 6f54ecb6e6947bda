// The lobby keeps itself fresh: it listens, and told of a change it asks for the page again and takes over the sections
// that are different.

import { Line, prefix } from './net.js';

const SECTIONS = ['waiting', 'friends', 'open', 'playing', 'over'];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30000;
const NOT_NOW = 3000; // a section under the pointer is left alone so long

let lost = false, due;

// Keys of forms are new in every page and make no difference.
const plain = section => section.innerHTML.replace(/(name="key" value=")[^"]*/g, '$1').replace(/\u00a0/g, ' ');
const busy = section => section.contains(document.activeElement) || section.matches(':hover');
const again = () => refresh().catch(() => {});

async function refresh() {
  if (document.hidden) return;
  const response = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const symbol of fresh.querySelectorAll('.symbols symbol'))
    if (!document.getElementById(symbol.id)) document.querySelector('.symbols defs').append(document.importNode(symbol, true));
  for (const id of SECTIONS) {
    const old = document.getElementById(id), now = fresh.getElementById(id);
    if (!old || !now || plain(old) === plain(now)) continue;
    if (busy(old)) { soon(NOT_NOW); continue; }
    const waited = old.querySelectorAll('.go').length, waits = now.querySelectorAll('.go').length;
    old.replaceWith(document.importNode(now, true));
    if (waits > waited) document.getElementById('polite').textContent = now.querySelector('.go').textContent;
  }
  document.title = fresh.title;
}

function soon(ms) {
  due ??= setTimeout(() => { due = undefined; again(); }, ms);
}

new Line(() => `${prefix}/lobby/ws`, FIRST_WAIT, LONGEST_WAIT, {
  opens() { if (lost) again(); },
  loses() { lost = true; },
  hears(data) {
    const { within } = JSON.parse(data);
    if (within !== undefined) soon(Math.random() * within);
  },
});
document.addEventListener('visibilitychange', again);
addEventListener('pageshow', event => event.persisted && again());
