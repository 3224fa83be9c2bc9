import { announce, retract } from '../notices/notices.js';

const HOUR = 3_600_000;

/** Keeps the page on the device, and tells when a newer one has been fetched. In development nothing is kept. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page that had none: nothing changed for the player.
  let had = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (had) location.reload();
    had = true;
  });
  serviceWorker
    .register(new URL('sw.js', document.baseURI))
    .then(watch)
    .catch(() => undefined); // blocked by the browser: the page works as long as there is a network
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(fresh);
    });
  });
  const look = () => document.visibilityState === 'visible' && registration.update().catch(() => undefined);
  document.addEventListener('visibilitychange', look);
  setInterval(look, HOUR);
}

function offer(fresh: ServiceWorker): void {
  announce({
    id: 'version',
    tone: 'plain',
    text: 'A new version of Umpire is here. Your battles are saved; reload to use it.',
    actions: [
      {
        label: 'Reload',
        run: () => {
          retract('version');
          fresh.postMessage('take over');
        },
      },
    ],
  });
}

/** Done when everything lies on this device, however long that takes; never, where nothing can be kept. */
export async function whenKept(): Promise<void> {
  // Some browsers take the whole matter away in private windows.
  if ('serviceWorker' in navigator) await navigator.serviceWorker.ready;
  else await new Promise<never>(() => {});
}
