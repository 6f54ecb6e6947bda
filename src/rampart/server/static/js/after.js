// At a table and in its replay: sharing, and the rules laid beside the board when a rule or the book is pressed.

import { searching } from './book.js';
import './share.js';

let opener, whole;
const drawer = () => document.getElementById('ui-rules');

function close() {
  drawer()?.remove();
  opener?.focus();
}

async function open(link) {
  const address = new URL(link.href);
  opener = link;
  if (drawer()?.dataset.game !== address.pathname) {
    const answer = await fetch(`${address.pathname}?panel=1`).catch(() => null);
    if (!answer?.ok) return location.assign(link.href);
    lay(await answer.text(), address.pathname);
  }
  show(decodeURIComponent(address.hash.slice(1)));
}

function lay(markup, game) {
  drawer()?.remove();
  const aside = Object.assign(document.createElement('aside'), { id: 'ui-rules', className: 'rules-drawer', innerHTML: markup });
  aside.setAttribute('role', 'dialog');
  aside.setAttribute('aria-labelledby', 'rules-title');
  aside.dataset.game = game;
  document.body.append(aside);
  whole = searching(aside.querySelector('form.find'), aside.querySelector('[data-book]'));
  aside.addEventListener('click', event => {
    const inside = event.target.closest('a[href^="#"]');
    if (event.target.closest('[data-close]')) close();
    else if (inside) { event.preventDefault(); show(inside.hash.slice(1)); }
  });
  aside.addEventListener('keydown', event => {
    event.stopPropagation(); // the keys of the table do not hold here
    if (event.key === 'Escape') close();
  });
}

async function show(rule) {
  await whole();
  const found = rule && drawer().querySelector(`[data-book] [id="${CSS.escape(rule)}"]`);
  drawer().querySelector('.shown')?.classList.remove('shown');
  if (!found) return drawer().querySelector('input').focus();
  found.scrollIntoView({ block: 'start' });
  found.classList.add('shown');
  found.focus({ preventScroll: true });
}

document.addEventListener('click', event => {
  const link = event.target.closest('a[href*="/rules/"]');
  if (!link || link.closest('#ui-rules') || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  open(link);
});
