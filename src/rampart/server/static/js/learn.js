// A lesson or a puzzle: choosing by list, board and keys, as at a table; the choice is sent as a form.

import { Board } from './board.js';
import { Chooser } from './choose.js';
import { small } from './screens.js';

const main = document.getElementById('table');
const form = main.querySelector('[data-choose]');
document.documentElement.classList.add('scripted');

// On a small screen a spot is chosen first and confirmed in the list; elsewhere a press on the board sends.
class Learner extends Chooser {
  click(event) { if (!form?.contains(event.target)) super.click(event); }

  pick(key) {
    const button = this.buttons.find(one => one.dataset.option === key);
    if (!small.matches || key === this.chosen) return form.requestSubmit(button);
    this.chosen = key;
    this.sync();
    button.focus();
  }
}

const board = new Board(main, null, {});
const chooser = new Learner(main, null, {});
chooser.follow = key => board.follow(key);

document.addEventListener('keydown', event => {
  if (event.target.matches('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (board.key(event) || chooser.key(event)) event.preventDefault();
});
form?.addEventListener('submit', () => form.classList.add('sending'));
document.getElementById('coach')?.focus({ preventScroll: true });
