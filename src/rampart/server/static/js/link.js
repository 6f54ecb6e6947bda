// The link of a table: updates come in order by a line, acts go by POST. What was missed while the line was lost comes
// first. Few updates are shown one after the other, more of them at once.

import { Line, send } from './net.js';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const AT_MOST = 8; // so many missed updates are shown one by one
const packed = typeof DecompressionStream === 'function';

async function unpack(data) {
  if (typeof data === 'string') return JSON.parse(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return JSON.parse(await new Response(stream).text());
}

function token() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(n => n.toString(16).padStart(2, '0')).join('');
}

export class Link {
  constructor(main, take, lost, catching) {
    Object.assign(this, { main, take, lost, catching, chain: Promise.resolve(), pending: 0 });
    this.missed = 0; // updates still to come of those that were missed, negative where they are shown at once
    this.counts = { opened: 0, frames: 0, whole: 0, bytes: 0, caught: 0 };
    this.path = location.pathname.replace(/\/+$/, '');
    this.line = new Line(() => this.address(), FIRST_WAIT, LONGEST_WAIT, this);
  }

  get seq() { return Number(this.main.dataset.seq); }

  address() {
    const { seq, seat, v } = this.main.dataset;
    if (this.missed > 0) this.catching(0);
    this.missed = 0;
    const query = new URLSearchParams({ since: seq, v, lang: document.documentElement.lang, z: packed ? 1 : 0 });
    if (seat !== '') query.set('seat', seat);
    return `${this.path}/ws?${query}`;
  }

  opens() {
    this.counts.opened += 1;
    this.lost(false);
  }

  loses(code) {
    if (code === 4401) location.reload();
    else this.lost(true);
  }

  hears(data, socket) {
    const unpacked = unpack(data);
    this.pending += 1; // what has come and is not shown yet
    unpacked.then(message => { if (message.turn) this.asked?.(); }, () => {});
    this.chain = this.chain.then(async () => {
      const message = await unpacked;
      if (socket === this.line.socket) await this.receive(message, data.byteLength ?? data.length);
    }).catch(error => { console.error(error); socket.close(); }).finally(() => { this.pending -= 1; });
  }

  async receive(message, bytes) {
    if (message.ping !== undefined) return;
    if (message.missed !== undefined) { this.missed = message.missed > AT_MOST ? -message.missed : message.missed; return; }
    this.counts.frames += 1;
    this.counts.bytes += bytes;
    if (message.full !== undefined) {
      this.counts.whole += 1;
      this.main.dataset.seat = message.seat ?? '';
      if (this.missed > 0) await this.catching(0); // too much came meanwhile to be shown one by one
      this.missed = 0;
    } else if (message.seq !== this.seq && message.seq !== this.seq + 1) {
      return this.line.socket.close(4000, 'gap'); // come back and ask for what is missing
    }
    const { missed } = this;
    if (missed) this.counts.caught += 1;
    if (missed > 0) await this.catching(missed); // the one before is still moving
    await this.take(message, missed);
    this.main.dataset.seq = message.seq;
    this.main.dataset.v = message.v;
    this.missed -= Math.sign(missed);
    if (missed === 1) await this.catching(0);
  }

  // Something as this seat sees it; null where there is none.
  async get(what) {
    const { seat } = this.main.dataset, answer = await fetch(`${this.path}/${what}${seat === '' ? '' : `?seat=${seat}`}`).catch(() => null);
    return answer?.ok ? answer.json() : null;
  }

  // One request; sent again with the same key where the network fails, so that nothing is done twice.
  async post(where, body, tries = 4) {
    const keyed = { key: token(), ...body };
    for (let wait = 300; tries > 0; tries -= 1, wait *= 2) {
      try {
        const answer = await send(`${this.path}/${where}`, keyed);
        return { ok: answer.ok, status: answer.status, ...(await answer.json()) };
      } catch {
        await new Promise(done => setTimeout(done, wait));
      }
    }
    return { ok: false, status: 0 };
  }
}
