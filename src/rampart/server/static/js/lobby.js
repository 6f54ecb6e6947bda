// The lobby keeps itself fresh: it listens, and told of a change it asks for the page again and takes over the sections
// that are different.
const SECTIONS = ['waiting', 'friends', 'open', 'playing', 'over'];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30000;
const SILENCE = 45000; // the server pings every 20 seconds
const NOT_NOW = 3000; // a section under the pointer is left alone so long

let wait = FIRST_WAIT, lost = false, due;

// Keys of forms are new in every page and make no difference.
const plain = section => section.innerHTML.replace(/(name="key" value=")[^"]*/g, '$1').replace(/\u00a0/g, ' ');

function busy(section) {
  return section.contains(document.activeElement) || section.matches(':hover');
}

async function refresh() {
  if (document.hidden) return;
  const response = await fetch(location.pathname + location.search, {headers: {accept: 'text/html'}});
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const id of SECTIONS) {
    const old = document.getElementById(id), now = fresh.getElementById(id);
    if (!old || !now || plain(old) === plain(now)) continue;
    if (busy(old)) { soon(NOT_NOW); continue; }
    const waited = old.querySelectorAll('.go').length, waits = now.querySelectorAll('.go').length;
    const symbols = document.querySelector('.symbols defs');
    for (const symbol of fresh.querySelectorAll('.symbols symbol'))
      if (!document.getElementById(symbol.id)) symbols.append(document.importNode(symbol, true));
    old.replaceWith(document.importNode(now, true));
    if (waits > waited) document.getElementById('polite').textContent = now.querySelector('.go').textContent;
  }
  document.title = fresh.title;
}

const again = () => refresh().catch(() => {});

function soon(ms) {
  due ??= setTimeout(() => { due = undefined; again(); }, ms);
}

function listen() {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(`${scheme}//${location.host}${document.documentElement.dataset.prefix}/lobby/ws`);
  let silence;
  const heard = () => { clearTimeout(silence); silence = setTimeout(() => socket.close(), SILENCE); };
  socket.onopen = () => { wait = FIRST_WAIT; heard(); if (lost) again(); };
  socket.onmessage = event => {
    heard();
    const { within } = JSON.parse(event.data);
    if (within !== undefined) soon(Math.random() * within);
  };
  socket.onclose = () => {
    clearTimeout(silence);
    lost = true;
    setTimeout(listen, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
}

listen();
document.addEventListener('visibilitychange', again);
addEventListener('pageshow', event => event.persisted && again());
