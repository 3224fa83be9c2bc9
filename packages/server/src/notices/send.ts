import { createHmac } from 'node:crypto';
import type { Store } from '../store/store.js';
import type { NoticeRow } from '../store/tables.js';
import type { Parcel } from './deliver.js';

/** What somebody is told: that it is his move, and where. */
export interface Told {
  readonly kind: 'your-move' | 'trial';
  readonly match?: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** How push services know this server. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}
const SETTING = 'vapid';

/** Loaded when the first notice is sent. */
const webPush = async () => (await import('web-push')).default;

/** Drawn once for all nodes, and kept: browsers that subscribed know the server by it. */
export async function vapidOf(store: Store): Promise<Vapid> {
  const drawn = async () => JSON.stringify((await webPush()).generateVAPIDKeys());
  const kept = (await store.setting(SETTING)) ?? (await store.setOnce(SETTING, await drawn()));
  return JSON.parse(kept) as Vapid;
}

/** A day (seconds): whose browser has slept longer finds the match in his list. */
const KEEP = 86_400;

/** A notice packed for where it goes: sealed for a browser by its push service, signed for a webhook. */
export async function packed(row: NoticeRow, told: Told, vapid: Vapid, contact: string): Promise<Parcel> {
  const body = JSON.stringify(told);
  if (row.kind === 'webhook')
    return {
      url: row.endpoint,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-umpire-signature': `sha256=${createHmac('sha256', row.secret).update(body).digest('hex')}`,
      },
      body,
    };
  const keys = JSON.parse(row.secret) as { p256dh: string; auth: string };
  const details = (await webPush()).generateRequestDetails({ endpoint: row.endpoint, keys }, body, {
    vapidDetails: { subject: contact, ...vapid },
    TTL: KEEP,
    ...(told.match !== undefined && { topic: told.match.slice(0, 32) }),
  });
  return {
    url: details.endpoint,
    headers: details.headers as Record<string, string>,
    body: details.body ?? '',
  };
}
