// The service worker: shows what was pushed, opens the table that is meant, and a page for when there is no network.
const OFFLINE = 'offline';
const scope = new URL(self.registration?.scope ?? './', self.location).pathname;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(OFFLINE).then(kept => kept.add(`${scope}offline`)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(`${scope}offline`)) ?? Response.error()));
});

self.addEventListener('push', event => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: `${scope}icon.svg` }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin).href;
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(open => {
    const there = open.find(client => client.url === url);
    return there ? there.focus() : self.clients.openWindow(url);
  }));
});
