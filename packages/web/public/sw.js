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

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
