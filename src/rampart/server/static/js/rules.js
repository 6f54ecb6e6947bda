// The page of the rules.

import { searching } from './book.js';

document.documentElement.classList.add('scripted');
const form = document.querySelector('form.find');
searching(form, document.querySelector('[data-book]'));
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  form.elements.q.focus();
});
