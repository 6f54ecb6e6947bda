// At a table and in its replay: sharing, and the rules laid beside the board when a rule or the book is pressed.

import { searching } from './book.js';
import { lay } from './dom.js';
import './share.js';

const drawer = () => document.getElementById('ui-rules');
let whole;

async function open(pathname) {
  const answer = await fetch(`${pathname}?panel=1`).catch(() => null);
  if (!answer?.ok) return false;
  const fresh = lay('ui-rules', await answer.text(), document.body);
  fresh.dataset.game = pathname;
  whole = searching(fresh.querySelector('form.find'), fresh.querySelector('[data-book]'));
  fresh.addEventListener('keydown', event => {
    event.stopPropagation(); // the keys of the table do not hold here
    if (event.key === 'Escape') fresh.close();
  });
  return true;
}

document.addEventListener('click', async event => {
  const link = event.target.closest('a[href*="/rules/"]');
  if (!link || link.closest('#ui-rules') || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  const { pathname, hash } = new URL(link.href);
  if (drawer()?.dataset.game !== pathname && !await open(pathname)) return location.assign(link.href);
  await whole();
  if (!drawer().open) drawer().show();
  if (hash) location.replace(hash);
  else drawer().querySelector('input').focus();
});
