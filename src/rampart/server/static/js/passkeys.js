// Passkeys: the browser asks its device, and the site believes what it has signed. Shown only where that can work.
const prefix = document.documentElement.dataset.prefix;
const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0));
const words = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

async function send(path, body = {}) {
  const answer = await fetch(prefix + path, {
    method: 'POST', headers: { 'content-type': 'application/json', 'x-rampart': '1' }, body: JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.error);
  return found;
}

function told(credential) {
  const response = {};
  for (const name of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'])
    if (credential.response[name]) response[name] = words(credential.response[name]);
  return { id: credential.id, rawId: words(credential.rawId), type: credential.type, response };
}

async function add() {
  const { ticket, options } = await send('/passkeys/options');
  options.challenge = bytes(options.challenge);
  options.user.id = bytes(options.user.id);
  options.excludeCredentials = (options.excludeCredentials ?? []).map(one => ({ ...one, id: bytes(one.id) }));
  const made = await navigator.credentials.create({ publicKey: options });
  await send('/passkeys', { ticket, credential: told(made) });
  location.assign(`${prefix}/account?saved=1`);
}

async function use() {
  const { ticket, options } = await send('/login/passkey/options');
  options.challenge = bytes(options.challenge);
  const shown = await navigator.credentials.get({ publicKey: { ...options, allowCredentials: [] } });
  const bring = document.querySelector('[name=bring]')?.checked ?? false;
  await send('/login/passkey', { ticket, credential: told(shown), bring });
  location.assign(`${prefix}/`);
}

for (const [selector, act] of [['[data-passkey-add]', add], ['[data-passkey-use]', use]]) {
  const button = document.querySelector(selector);
  if (!button || !window.PublicKeyCredential || !isSecureContext) continue;
  button.hidden = false;
  button.addEventListener('click', () => act().catch(error => {
    if (error.name !== 'NotAllowedError') document.getElementById('passkey-told').textContent = error.message;
  }));
}
