// The page of the rules: the search runs while one types.

import { find } from './find.js';

document.documentElement.classList.add('scripted');
const form = document.querySelector('form.find');
const book = document.querySelector('[data-book]');

// The answer to a search that was sent holds only what it found; a new search needs all.
async function whole() {
  const answer = await fetch(`${location.pathname}?panel=1`);
  const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-book]');
  if (answer.ok && drawn) book.replaceChildren(...drawn.childNodes);
}

if (new URLSearchParams(location.search).get('q')) await whole().catch(() => {});
find(form, book);
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  form.elements.q.focus();
});
