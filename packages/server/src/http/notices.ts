import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { vapidOf } from '../notices/send.js';
import type { NoticeRow } from '../store/tables.js';
import { type Context, known, type Routes } from './context.js';
import { checked, refuse } from './refused.js';

/** So many addresses one player may have. */
const MOST = 10;

const address = z.url({ protocol: /^https?$/ }).max(1000);
/** What browsers say of themselves to be reached by their push service. */
const subscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({ p256dh: z.base64url().length(87), auth: z.base64url().length(22) }),
});
export const noticeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), subscription }),
  z.strictObject({ kind: z.literal('webhook'), url: address }),
]);

/** Where somebody is told that it is his move: in a browser (Web Push), or by a program of his (a webhook). */
export const noticeRoutes: Routes = (app, context) => {
  const { store, count, notices, now } = context;

  app.get('/api/notices', async request => {
    const { player } = await known(context, request);
    const { publicKey } = await vapidOf(store);
    return { publicKey, notices: (await store.noticesOf(player.id)).map(shown) };
  });

  app.post('/api/notices', async request => {
    const { player } = await known(context, request);
    const wanted = checked(noticeSchema, request.body);
    if ((await store.noticesOf(player.id)).length >= MOST)
      throw refuse(409, `you are told at ${MOST} addresses already: remove one first`);
    const [endpoint, secret] =
      wanted.kind === 'push'
        ? [wanted.subscription.endpoint, JSON.stringify(wanted.subscription.keys)]
        : [wanted.url, randomBytes(24).toString('base64url')];
    const id = randomBytes(9).toString('base64url');
    const row: NoticeRow = { id, player: player.id, kind: wanted.kind, endpoint, secret, created: now() };
    await store.addNotice(row);
    // what a webhook is signed with is shown once
    return { notice: shown(row), ...(wanted.kind === 'webhook' && { secret }) };
  });

  app.post<{ Params: { id: string } }>('/api/notices/:id/try', async request => {
    count('passphrases', request.ip);
    const row = await ownRow(context, request.params.id, (await known(context, request)).player.id);
    const status = await notices.tryOut(row).catch(() => {
      throw refuse(502, 'nobody answers at this address');
    });
    if (status >= 400) throw refuse(502, `the answer from there was ${status}`);
    return { status };
  });

  app.delete<{ Params: { id: string } }>('/api/notices/:id', async request => {
    const row = await ownRow(context, request.params.id, (await known(context, request)).player.id);
    await store.removeNotice(row.player, row.id);
    return {};
  });
};

async function ownRow({ store }: Context, id: string, player: string): Promise<NoticeRow> {
  const row = (await store.noticesOf(player)).find(one => one.id === id);
  if (!row) throw refuse(404, 'there is no such address of yours');
  return row;
}

/** The address of a browser is its push service's affair. */
const shown = ({ id, kind, endpoint, created }: NoticeRow) => ({
  id,
  kind,
  created,
  to: kind === 'push' ? new URL(endpoint).host : endpoint,
});
