// Suggested moves: asked for by a button or H, shown under the options; one that is picked is focused, never sent.

import { send } from './net.js';

const main = document.getElementById('table');

// The answer goes into the panel of the decision it was asked for, wherever that is by then.
async function ask(button) {
  const panel = main.querySelector('.hintlist'), words = button.querySelector('span'), before = words.textContent;
  const { decision } = document.getElementById('ui-prompt').dataset;
  words.textContent = button.dataset.busy;
  button.disabled = true;
  const body = { seat: Number(button.dataset.seat), decision };
  const answer = await send(`${location.pathname.replace(/\/$/, '')}/hint`, body).then(got => got.json(), () => ({}));
  button.disabled = false;
  words.textContent = before;
  if (answer.html) panel.innerHTML = answer.html;
  else panel.textContent = answer.error ?? '';
}

main.addEventListener('click', event => {
  const button = event.target.closest('[data-hint]'), pick = event.target.closest('[data-hint-pick]');
  if (button) ask(button);
  else if (pick) main.querySelector(`#ui-opts [data-option="${CSS.escape(pick.dataset.hintPick)}"]`)?.focus();
  else if (event.target.closest('[data-hint-close]')) main.querySelector('.hintlist').replaceChildren();
});

document.addEventListener('keydown', event => {
  if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!event.target.matches('input, textarea, select')) main.querySelector('[data-hint]:not(:disabled)')?.click();
});
