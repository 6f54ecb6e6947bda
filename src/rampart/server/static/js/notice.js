// Being told: asks the browser for the right to notify, and subscribes to pushes; off until it is asked for here.

import { prefix, send } from './net.js';

const box = document.querySelector('[data-push]');
const raw = key => Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0));
const registered = () => navigator.serviceWorker?.getRegistration(`${prefix}/`);
const subscribed = async () => (await registered())?.pushManager?.getSubscription();

async function subscribe(key) {
  const worker = await navigator.serviceWorker.register(`${prefix}/worker.js`, { scope: `${prefix}/` });
  await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw(key) });
  return send(`${prefix}/push`, found.toJSON());
}

async function switched() {
  const say = word => { document.getElementById('notice-told').textContent = box.dataset[word]; };
  if (!box.checked) {
    const found = await subscribed();
    await send(`${prefix}/push/end`, { endpoint: found?.endpoint ?? '' });
    await found?.unsubscribe();
    return say('off');
  }
  const able = 'Notification' in window && 'serviceWorker' in navigator && isSecureContext;
  box.checked = able && await Notification.requestPermission() === 'granted' && (await subscribe(box.dataset.key)).ok;
  say(box.checked ? 'on' : 'cannot');
}

if (box) {
  box.disabled = false;
  subscribed().then(found => { box.checked = Boolean(found); });
  box.addEventListener('change', () => switched().catch(() => { box.checked = false; }));
}
