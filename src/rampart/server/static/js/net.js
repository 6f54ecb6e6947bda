// What pages need of the network: requests as JSON, and a line to the server that comes back by itself.

const SILENCE = 45000; // milliseconds; the server pings every 20 seconds

export const { prefix } = document.documentElement.dataset;

export function send(path, body = {}) {
  const headers = { 'content-type': 'application/json', 'x-rampart': '1' };
  return fetch(path, { method: 'POST', headers, body: body instanceof Blob ? body : JSON.stringify(body) });
}

// A socket to an address; `opens`, `hears` and `loses` are what its owner does then.
export class Line {
  constructor(address, first, longest, owner) {
    Object.assign(this, { address, first, longest, owner, wait: first, stopped: false });
    addEventListener('online', () => this.hurry());
    addEventListener('offline', () => this.socket.close());
    addEventListener('pagehide', () => { this.stopped = true; this.socket.close(); });
    addEventListener('pageshow', event => { if (event.persisted) { this.stopped = false; this.open(); } });
    document.addEventListener('visibilitychange', () => document.hidden || this.hurry());
    this.open();
  }

  open() {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + this.address());
    this.socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => { this.wait = this.first; this.listen(); this.owner.opens(); };
    socket.onmessage = event => { this.listen(); this.owner.hears(event.data, socket); };
    socket.onclose = event => {
      clearTimeout(this.silence);
      if (socket !== this.socket || this.stopped) return;
      this.owner.loses(event.code);
      this.again = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
      this.wait = Math.min(this.wait * 2, this.longest);
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
}
