// While you were away: who comes back to a table after a while sees what changed since the last look, and can replay it.

import { lay } from './dom.js';

const LONG = 60000; // milliseconds away that are worth a summary
const AROUND = 46; // units around a place in its picture
const REPLAY = 30000; // milliseconds at most

export class Away {
  constructor(main, link, scenes, board) {
    Object.assign(this, { main, link, scenes, board, name: `rampart-seen-${main.dataset.table}-${main.dataset.seat}` });
    document.addEventListener('visibilitychange', () => (document.hidden ? this.look() : this.back()));
    this.back();
  }

  // Notes what is seen; a browser that keeps nothing tells nothing.
  look() {
    try { localStorage.setItem(this.name, `${this.link.seq} ${Date.now()}`); } catch { /* it is only a help */ }
  }

  noted() {
    try { return (localStorage.getItem(this.name) ?? '').split(' ').map(Number); } catch { return []; }
  }

  async back() {
    const { seat, curtain } = this.main.dataset, [since, when] = this.noted();
    if (when && !curtain && seat !== '' && Date.now() - when > LONG && since < this.link.seq) {
      const told = await this.link.get(`away/${since}`);
      if (told) this.show(told);
    }
    this.look();
  }

  show({ full, moves }) {
    const dialog = lay('ui-away', full, this.main);
    for (const picture of dialog.querySelectorAll('[data-crop]')) this.crop(picture);
    const replay = () => { dialog.close(); this.replay(moves); };
    dialog.addEventListener('click', event => {
      if (event.target.closest('[data-close]')) dialog.close();
      else if (event.target.closest('[data-replay]')) replay();
    });
    dialog.addEventListener('keydown', event => {
      event.stopPropagation(); // the keys of the table do not hold here
      if (event.key.toLowerCase() === 'r') replay();
      else if (event.key === 'Enter' && !event.target.closest('button')) dialog.close();
    });
    dialog.addEventListener('close', () => { dialog.remove(); document.getElementById('ui-ask')?.focus(); });
    dialog.showModal();
  }

  // A part of the board as it is now.
  crop(picture) {
    const box = this.scenes.box(picture.dataset.crop);
    if (!box) return picture.closest('li').remove();
    const [left, top, right, bottom] = box, half = Math.max(right - left, bottom - top) / 2 + AROUND;
    picture.setAttribute('viewBox', `${(left + right) / 2 - half * 1.3} ${(top + bottom) / 2 - half} ${half * 2.6} ${half * 2}`);
    picture.append(...[...document.querySelectorAll('#ui-svg > :not(#options)')].map(layer => layer.cloneNode(true)));
    for (const one of picture.querySelectorAll('[id]')) one.removeAttribute('id');
  }

  async replay(moves) {
    await this.scenes.play(moves, step => this.board.recall(step.seq), false, REPLAY);
    this.board.present();
  }
}
