// At a table and in its replay: sharing, and the rules laid beside the board when a rule or the book is pressed.

import { find } from './find.js';
import './share.js';

let opener;

function drawer() { return document.getElementById('ui-rules'); }

function close() {
  drawer()?.remove();
  opener?.focus();
}

async function open(link) {
  const address = new URL(link.href);
  const rule = decodeURIComponent(address.hash.slice(1));
  opener = link;
  if (drawer()?.dataset.game === address.pathname) return show(rule);
  const answer = await fetch(`${address.pathname}?panel=1`).catch(() => null);
  if (!answer?.ok) return location.assign(link.href);
  drawer()?.remove();
  const aside = Object.assign(document.createElement('aside'), { id: 'ui-rules', className: 'rules-drawer' });
  aside.setAttribute('role', 'dialog');
  aside.setAttribute('aria-labelledby', 'rules-title');
  aside.dataset.game = address.pathname;
  aside.innerHTML = await answer.text();
  document.body.append(aside);
  const book = aside.querySelector('[data-book]');
  find(aside.querySelector('form.find'), book);
  aside.addEventListener('click', event => {
    if (event.target.closest('[data-close]')) return close();
    const inside = event.target.closest('a[href^="#"]');
    if (inside) { event.preventDefault(); show(inside.hash.slice(1)); }
  });
  aside.addEventListener('keydown', event => {
    event.stopPropagation(); // the keys of the table do not hold here
    if (event.key === 'Escape') close();
  });
  show(rule);
}

function show(rule) {
  const book = drawer().querySelector('[data-book]');
  const found = rule && [...book.querySelectorAll('[id]')].find(element => element.id === rule);
  book.querySelector('.shown')?.classList.remove('shown');
  if (!found) return drawer().querySelector('input').focus();
  found.scrollIntoView({ block: 'start' });
  found.classList.add('shown');
  found.focus({ preventScroll: true });
}

// When the game ends before one's eyes, the result comes into view and takes the focus that the prompt had.
const main = document.getElementById('table');
let over = Boolean(document.getElementById('ui-over'));
new MutationObserver(() => {
  const now = Boolean(document.getElementById('ui-over'));
  if (now && !over) {
    main.scrollTo(0, 0);
    document.querySelector('#ui-over-podium h2').focus({ preventScroll: true });
  }
  over = now;
}).observe(main ?? document.body, { childList: true });

document.addEventListener('click', event => {
  const link = event.target.closest('a[href*="/rules/"]');
  if (!link || link.closest('#ui-rules') || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  open(link);
});
