// The page of the rules: the search runs while one types.

import { find } from './find.js';

document.documentElement.classList.add('scripted');
const form = document.querySelector('form.find');
find(form, document.querySelector('[data-book]'));
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return;
  event.preventDefault();
  form.elements.q.focus();
});
