// Keeps the whole page on the device, so that it runs without a network. The build fills in the version and the files.
const VERSION = 'development';
const FILES = [];
const CACHE = `umpire-${VERSION}`;

self.addEventListener('install', event => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    // Past the browser's own cache: what is kept must be of one version.
    await cache.addAll(FILES.map(file => new Request(file, { cache: 'reload' })));
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', event => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter(name => name.startsWith('umpire-') && name !== CACHE).map(name => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

// The page asks for it when the player wants the new version.
self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting();
});

// It is somebody's move: said by the server, through the push service of this browser.
self.addEventListener('push', event => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Umpire', {
      body: told.text ?? 'It is your move.',
      tag: told.match,
      icon: 'icon-192.png',
      data: { match: told.match },
    }),
  );
});

// To the table: in the page that is open, or in a new one.
self.addEventListener('notificationclick', event => {
  const { match } = event.notification.data ?? {};
  event.notification.close();
  const url = new URL(match === undefined ? './' : `./#/match/${encodeURIComponent(match)}`, self.registration.scope)
    .href;
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!open) return self.clients.openWindow(url);
    await open.focus();
    return open.navigate(url);
  };
  event.waitUntil(show());
});

// Every page of ours has it, also the one that says that there is nothing.
const MARK = '<title>Umpire</title>';
const PATIENCE = 1500;

/** What another program answers at our address; undefined where we answer, or nobody in time, or somebody in between. */
async function strangerAt(url) {
  try {
    const how = { cache: 'no-store', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) };
    const answer = await fetch(url, how);
    if (answer.type === 'opaqueredirect' || answer.status >= 500) return undefined;
    return (await answer.clone().text()).includes(MARK) ? undefined : answer;
  } catch {
    return undefined;
  }
}

/** The address is somebody else's now: battles stay in the browser, the page does not stand in his way. */
async function stepAside() {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith('umpire-')).map(name => caches.delete(name)));
}

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const wanted = request.mode === 'navigate' ? './' : request;
    const kept = await caches.match(wanted, { ignoreSearch: true, cacheName: CACHE });
    if (!kept) return fetch(request);
    const stranger = request.mode === 'navigate' ? await strangerAt(request.url) : undefined;
    if (stranger) await stepAside();
    return stranger ?? kept;
  };
  event.respondWith(answer());
});
