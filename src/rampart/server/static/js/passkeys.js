// Passkeys: the browser asks its device, and the site believes what it has signed. Shown only where that can work.

import { prefix, send } from './net.js';

async function ask(path, body) {
  const answer = await send(prefix + path, body);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.error);
  return found;
}

async function add() {
  const { ticket, options } = await ask('/passkeys/options');
  const made = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
  await ask('/passkeys', { ticket, credential: made.toJSON() });
  location.assign(`${prefix}/account?saved=1`);
}

async function use() {
  const { ticket, options } = await ask('/login/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, allowCredentials: [] });
  const shown = await navigator.credentials.get({ publicKey });
  const bring = document.querySelector('[name=bring]')?.checked ?? false;
  await ask('/login/passkey', { ticket, credential: shown.toJSON(), bring });
  location.assign(`${prefix}/`);
}

for (const [selector, act] of [['[data-passkey-add]', add], ['[data-passkey-use]', use]]) {
  const button = document.querySelector(selector);
  if (!button || !isSecureContext || !window.PublicKeyCredential?.parseCreationOptionsFromJSON) continue;
  button.hidden = false;
  button.addEventListener('click', () => act().catch(error => {
    if (error.name !== 'NotAllowedError') document.getElementById('passkey-told').textContent = error.message;
  }));
}
