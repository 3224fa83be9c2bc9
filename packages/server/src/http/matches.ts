import { commitmentOf, otherSide, type Side } from '@umpire/engine';
import { z } from 'zod';
import { battleSchema, clockSchema, freeSide, type Head, readHead, sideOf, watchingSchema } from '../match/head.js';
import { begin, newMatch } from '../match/new-match.js';
import type { MatchRow } from '../store/tables.js';
import { type Context, known, type Routes } from './context.js';
import { checked, Refused, refuse } from './refused.js';

const words = z.string().min(1).max(200);
export const createSchema = z.strictObject({
  battle: battleSchema,
  side: z.enum(['a', 'b']),
  /** Whoever gets the link, or a bot. */
  opponent: z.union([z.literal('friend'), z.strictObject({ bot: z.string().max(64) })]),
  /** What the creator adds to the seed of the dice. */
  words,
  watching: watchingSchema.optional(),
  clock: clockSchema.optional(),
});
export const joinSchema = z.strictObject({ invite: z.string().max(64), words });
const idSchema = z.string().regex(/^[\w-]{1,40}$/);

export const matchRoutes: Routes = (app, context) => {
  const { store, count } = context;

  app.get('/api/matches', async request => {
    const { player } = await known(context, request);
    return { matches: (await store.matchesOf(player.id, 200)).map(row => listed(row, player.id)) };
  });

  app.post('/api/matches', async request => {
    const { player } = await known(context, request);
    count('matches', request.ip);
    return created(context, player, checked(createSchema, request.body));
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async request => {
    const { player } = await known(context, request);
    const row = await rowOf(context, request.params.id);
    return listed(row, player.id);
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/join', async request => {
    const { player } = await known(context, request);
    const wanted = checked(joinSchema, request.body);
    return joined(context, player, await rowOf(context, request.params.id), wanted);
  });
};

export async function rowOf({ store }: Context, id: unknown): Promise<MatchRow> {
  const row = await store.match(checked(idSchema, id));
  if (!row || row.status === 'closed') throw refuse(404, 'there is no such match');
  return row;
}

interface Player {
  readonly id: string;
  readonly name: string;
}

async function created(context: Context, player: Player, wanted: z.infer<typeof createSchema>) {
  const own = { player: player.id, name: player.name };
  const other = wanted.opponent === 'friend' ? null : wanted.opponent;
  const made = await newMatch(context, {
    battle: wanted.battle,
    words: { [wanted.side]: wanted.words },
    seats: wanted.side === 'a' ? { a: own, b: other } : { a: other, b: own },
    watching: wanted.watching ?? { by: 'nobody', sees: 'common', behind: 0 },
    ...(wanted.clock && { clock: wanted.clock }),
  });
  if (!made.ok) throw new Refused(400, made.error);
  const row = (await context.store.match(made.value))!;
  return { ...listed(row, player.id), invite: readHead(row.head).invite };
}

async function joined(context: Context, player: Player, row: MatchRow, wanted: z.infer<typeof joinSchema>) {
  const { store, hub, now, matches } = context;
  const head = readHead(row.head);
  if (sideOf(head, player.id)) return listed(row, player.id);
  const side = freeSide(head);
  if (!side || head.invite !== wanted.invite) throw refuse(403, 'this link has no seat to give any more');
  const next: Head = {
    ...head,
    words: { ...head.words, [side]: wanted.words },
    seats: { ...head.seats, [side]: { player: player.id, name: player.name } },
  };
  const after = JSON.stringify(next);
  const standing = { status: 'running', waiting: '[]', updated: now(), due: null };
  if (!(await store.changeHead(row.id, row.head, after, standing)))
    throw refuse(409, 'somebody else has just taken this seat');
  await store.takeSeat({ match: row.id, seat: side, player: player.id });
  matches.forget(row.id);
  await begin(context, row.id);
  hub.changed(row.id);
  return listed({ ...row, ...standing, head: after }, player.id);
}

/** A match as a player may know it: nothing of its dice but what was promised about them. */
function listed(row: MatchRow, player: string) {
  const head = readHead(row.head);
  const side = sideOf(head, player);
  const waiting = JSON.parse(row.waiting) as Side[];
  return {
    id: row.id,
    title: head.battle.title,
    ruleset: head.battle.ruleset,
    status: row.status,
    created: row.created,
    updated: row.updated,
    waiting,
    ...(side && { side, yourMove: waiting.includes(side) }),
    ...(side && row.status === 'waiting' && { invite: head.invite }),
    names: namesOf(head),
    free: freeSide(head) ?? null,
    commitment: commitmentOf(head.secret),
    watching: head.watching,
    open: head.open,
    clock: head.clock ?? null,
    due: row.due,
    against: side ? nameOf(head, otherSide(side)) : null,
  };
}

export const namesOf = (head: Head) => ({ a: nameOf(head, 'a'), b: nameOf(head, 'b') });

const nameOf = ({ seats }: Head, side: Side): string | null => {
  const holder = seats[side];
  return holder === null ? null : 'bot' in holder ? holder.bot : holder.name;
};
