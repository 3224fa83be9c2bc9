import { call } from '../online/call.js';

/** Where we are told that it is our move. */
export interface OnlineNotice {
  readonly id: string;
  readonly kind: 'push' | 'webhook';
  readonly to: string;
  readonly created: number;
}

interface Told {
  /** By which push services know the server. */
  readonly publicKey: string;
  readonly notices: readonly OnlineNotice[];
}

export const myNotices = (): Promise<Told> => call('GET', 'notices');
export const removeNotice = (id: string): Promise<unknown> => call('DELETE', `notices/${encodeURIComponent(id)}`);
export const tryNotice = (id: string): Promise<unknown> => call('POST', `notices/${encodeURIComponent(id)}/try`, {});
/** What is sent there is signed with what comes back. */
export const addWebhook = async (url: string): Promise<string> =>
  (await call<{ secret: string }>('POST', 'notices', { kind: 'webhook', url })).secret;

/** This browser can be told even while the page is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && isSecureContext;

/** Asks the browser, then tells the server how it is reached. */
export async function pushHere(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('the browser does not let this page tell you anything: allow it in its settings');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('this page is not kept in the browser yet: reload it once');
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new Error('the push service of this browser does not answer: try again later');
    });
  await call('POST', 'notices', { kind: 'push', subscription: subscription.toJSON() });
}
