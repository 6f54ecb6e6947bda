// The link to the server: updates come by WebSocket in order, acts go by POST; a lost link comes back by itself.
// What was missed meanwhile comes first. Few updates are shown one after the other, more of them at once.

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 45000; // the server pings every 20 seconds
const AT_MOST = 8; // so many missed updates are shown one by one
const packed = typeof DecompressionStream === 'function';

async function unpack(data) {
  if (typeof data === 'string') return JSON.parse(data);
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'));
  return JSON.parse(await new Response(stream).text());
}

export function token() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(n => n.toString(16).padStart(2, '0')).join('');
}

export class Link {
  constructor(main, take, lost, catching) {
    Object.assign(this, { main, take, lost, catching, wait: FIRST_WAIT, chain: Promise.resolve(), stopped: false, pending: 0 });
    this.missed = 0; // updates still to come of those that were missed, negative where they are shown at once
    const [arrival] = performance.getEntriesByType('navigation'); // some browsers keep it to themselves
    const came = arrival ? performance.timeOrigin + arrival.responseStart : Date.now();
    this.clock = Number(main.dataset.clock) * 1000 - came; // how much the server's clock is ahead of ours
    this.counts = { opened: 0, frames: 0, whole: 0, bytes: 0, caught: 0 };
    this.path = location.pathname.replace(/\/+$/, '');
    addEventListener('online', () => this.hurry());
    addEventListener('offline', () => this.socket.close());
    document.addEventListener('visibilitychange', () => document.hidden || this.hurry());
    addEventListener('pagehide', () => { this.stopped = true; this.socket?.close(); });
    addEventListener('pageshow', event => { if (event.persisted) { this.stopped = false; this.open(); } });
    this.open();
  }

  get seq() { return Number(this.main.dataset.seq); }
  get now() { return (Date.now() + this.clock) / 1000; }

  open() {
    const { seq, seat, v } = this.main.dataset;
    if (this.missed > 0) this.catching(0);
    this.missed = 0;
    const query = new URLSearchParams({ since: seq, v, lang: document.documentElement.lang, z: packed ? 1 : 0 });
    if (seat !== '') query.set('seat', seat);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}/ws?${query}`);
    this.socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => { this.wait = FIRST_WAIT; this.counts.opened += 1; this.lost(false); this.listen(); };
    socket.onmessage = event => {
      this.listen();
      const unpacked = unpack(event.data);
      this.pending += 1; // what has come and is not shown yet
      unpacked.then(message => { if (message.turn) this.asked?.(); }, () => {});
      this.chain = this.chain.then(async () => {
        const message = await unpacked;
        if (socket === this.socket) await this.receive(message, event.data.byteLength ?? event.data.length);
      }).catch(error => { console.error(error); socket.close(); }).finally(() => { this.pending -= 1; });
    };
    socket.onclose = event => {
      clearTimeout(this.silence);
      if (socket !== this.socket || this.stopped) return;
      if (event.code === 4401) return location.reload();
      this.lost(true);
      this.again = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  listen() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket.close(), SILENCE);
  }

  hurry() {
    if (this.stopped || this.socket.readyState < WebSocket.CLOSING) return;
    clearTimeout(this.again);
    this.open();
  }

  async receive(message, bytes) {
    if (message.ping !== undefined) { this.clock = message.ping * 1000 - Date.now(); return; }
    if (message.missed !== undefined) { this.missed = message.missed > AT_MOST ? -message.missed : message.missed; return; }
    this.counts.frames += 1;
    this.counts.bytes += bytes;
    if (message.full !== undefined) {
      this.counts.whole += 1;
      this.main.dataset.seat = message.seat ?? '';
    } else if (message.seq !== this.seq && message.seq !== this.seq + 1) {
      return this.socket.close(4000, 'gap'); // come back and ask for what is missing
    }
    if (message.full !== undefined) {
      if (this.missed > 0) await this.catching(0); // too much came meanwhile to be shown one by one
      this.missed = 0;
    }
    const missed = this.missed;
    if (missed) this.counts.caught += 1;
    if (missed > 0) await this.catching(missed); // the one before is still moving
    await this.take(message, missed);
    this.main.dataset.seq = message.seq;
    this.main.dataset.v = message.v;
    this.missed -= Math.sign(missed);
    if (missed === 1) await this.catching(0);
  }

  // One request; sent again with the same key where the network fails, so that nothing is done twice.
  async post(where, body, tries = 4) {
    const sent = JSON.stringify({ key: token(), ...body });
    const headers = { 'content-type': 'application/json', 'x-rampart': '1' };
    for (let wait = 300; ; wait *= 2) {
      try {
        const answer = await fetch(`${this.path}/${where}`, { method: 'POST', headers, body: sent });
        return { ok: answer.ok, status: answer.status, ...(await answer.json()) };
      } catch (error) {
        if ((tries -= 1) === 0) return { ok: false, status: 0 };
        await new Promise(done => setTimeout(done, wait));
      }
    }
  }
}
