import { type Input, sidesTurnOf, unrecordedOf } from '@umpire/desk';
import { commitmentOf, recordOf, type WitnessedRecord } from '@umpire/engine';
import { z } from 'zod';
import { identify } from '../accounts/sessions.js';
import { bothWords, type Head, headText, placesOf, readHead, seatOf, sideOf } from '../match/head.js';
import type { LiveMatch } from '../match/live-match.js';
import { known, type Routes } from './context.js';
import { rowOf } from './matches.js';
import { checked, refuse } from './refused.js';

export const openSchema = z.strictObject({ open: z.boolean() });

/** Records of matches that are over, with what proves that their dice were nobody's choice. */
export const recordRoutes: Routes = (app, context) => {
  const { store, matches } = context;

  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async request => {
    const row = await rowOf(context, request.params.id);
    const head = readHead(row.head);
    const identity = await identify(store, request.raw);
    const own = identity !== undefined && seatOf(head, identity.player.id) !== undefined;
    if (!own && !isOpen(head)) throw refuse(403, 'the players keep this match to themselves');
    const record = await matches.alone(row.id, witnessed);
    if (!record) throw refuse(409, 'a record is handed out when the battle is over');
    return record;
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/open', async request => {
    const { player } = await known(context, request);
    const row = await rowOf(context, request.params.id);
    const head = readHead(row.head);
    const seat = seatOf(head, player.id);
    if (seat === undefined || !sideOf(head, seat)) throw refuse(403, 'this is not your match');
    const others = head.open.filter(one => one !== seat);
    const { open } = checked(openSchema, request.body);
    const next: Head = { ...head, open: open ? [...others, seat] : others };
    if (!(await store.changeHead(row.id, row.head, headText(next))))
      throw refuse(409, 'the match has just changed: look again');
    return { open: next.open, isOpen: isOpen(next) };
  });
};

/** Everybody may watch it again, if all who played it agree. */
const isOpen = (head: Head): boolean =>
  placesOf(head).every(({ id }) => {
    const holder = head.seats[id] ?? null;
    return holder !== null && ('bot' in holder || head.open.includes(id));
  });

/** With what waits for an answer, if a battle was taken home before it came. */
function witnessed(live: LiveMatch): (WitnessedRecord & { readonly since?: readonly Input[] }) | undefined {
  const {
    head,
    origin,
    played: { battle },
  } = live;
  if (!('over' in sidesTurnOf(battle.match)) && !head.home && !live.frozen) return undefined;
  const { secret } = head;
  return {
    ...(origin && { earlier: origin.record }),
    ...(battle.match.pending && { since: unrecordedOf(battle) }),
    record: recordOf(battle.match),
    dice: { commitment: commitmentOf(secret), secret, words: bothWords(head) },
  };
}
