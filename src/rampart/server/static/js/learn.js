// A lesson or a puzzle: choosing by list, board and keys, as at a table; the choice is sent as a form.

import { Board } from './board.js';
import { small } from './screens.js';

const main = document.getElementById('table');
const form = main.querySelector('[data-choose]');
const buttons = [...form?.querySelectorAll('button[data-option]') ?? []];
let chosen = '';

document.documentElement.classList.add('scripted');
const board = new Board(main, null, {});

const keys = element => element.dataset.option.split(' ');
const linked = key => [...main.querySelectorAll('[data-option]')].filter(one => keys(one).includes(key));

function pick(key) {
  chosen = key;
  for (const one of main.querySelectorAll('[data-option]')) one.classList.toggle('chosen', keys(one).includes(key));
  buttons.find(one => one.dataset.option === key)?.focus();
  board.follow(key);
}

// On a small screen a spot is chosen first and confirmed in the list; elsewhere a press on the board sends.
main.addEventListener('click', event => {
  const ring = event.target.closest('[data-option]');
  if (!ring || !form || form.contains(ring)) return;
  const open = keys(ring).filter(key => buttons.some(one => one.dataset.option === key));
  if (open.length === 1 && !small.matches) buttons.find(one => one.dataset.option === open[0]).click();
  else if (open.length) pick(open[(open.indexOf(chosen) + 1) % open.length]);
});

for (const type of ['pointerover', 'focusin', 'pointerout', 'focusout'])
  main.addEventListener(type, event => {
    const over = event.target.closest?.('[data-option]');
    if (over) for (const key of keys(over)) for (const one of linked(key)) one.classList.toggle('hover', type === 'pointerover' || type === 'focusin');
  });

document.addEventListener('keydown', event => {
  if (event.target.matches('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = buttons.indexOf(document.activeElement);
  if (/^[1-9]$/.test(event.key)) main.querySelectorAll('#ui-opts>li')[Number(event.key) - 1]?.querySelector('button')?.click();
  else if (buttons.length && (event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.shiftKey)
    buttons[(at + (event.key === 'ArrowDown' ? 1 : buttons.length - 1)) % buttons.length].focus();
  else if (!board.key(event)) return;
  event.preventDefault();
});

form?.addEventListener('submit', () => form.classList.add('sending'));
document.getElementById('coach')?.focus({ preventScroll: true });
