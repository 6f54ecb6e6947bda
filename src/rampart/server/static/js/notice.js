// Being told: asks the browser for the right to notify, and subscribes to pushes; off until it is asked for here.
const prefix = document.documentElement.dataset.prefix;
const raw = key => Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0));
const send = (path, body) => fetch(prefix + path, {
  method: 'POST', headers: { 'content-type': 'application/json', 'x-rampart': '1' }, body: JSON.stringify(body),
});

export async function subscribe(key) {
  const worker = await navigator.serviceWorker.register(`${prefix}/worker.js`, { scope: `${prefix}/` });
  await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw(key) });
  return send('/push', found.toJSON());
}

async function switched(box) {
  const told = document.getElementById('notice-told');
  const say = word => { told.textContent = box.dataset[word]; };
  if (!box.checked) {
    const worker = await navigator.serviceWorker?.getRegistration(`${prefix}/`);
    const found = await worker?.pushManager?.getSubscription();
    await send('/push/end', { endpoint: found?.endpoint ?? '' });
    await found?.unsubscribe();
    return say('off');
  }
  const able = 'Notification' in window && 'serviceWorker' in navigator && isSecureContext;
  if (!able || await Notification.requestPermission() !== 'granted') { box.checked = false; return say('cannot'); }
  const answer = await subscribe(box.dataset.key);
  box.checked = answer.ok;
  say(answer.ok ? 'on' : 'cannot');
}

const box = document.querySelector('[data-push]');
if (box) {
  box.disabled = false;
  navigator.serviceWorker?.getRegistration(`${prefix}/`)
    .then(worker => worker?.pushManager?.getSubscription())
    .then(found => { box.checked = Boolean(found); });
  box.addEventListener('change', () => switched(box).catch(() => { box.checked = false; }));
}
