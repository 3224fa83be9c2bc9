import { z } from 'zod';
import { freeSeats, readHead } from '../match/head.js';
import { begin } from '../match/new-match.js';
import type { MatchRow } from '../store/tables.js';
import { knownHost, type Routes } from './context.js';
import { limitsSchema } from './limits.js';
import { namesOf } from './matches.js';
import { checked, refuse } from './refused.js';

/** So many matches are listed, the latest first. */
const LISTED = 500;

export const closeSchema = z.strictObject({ closed: z.boolean() });
const idSchema = z.string().regex(/^[\w-]{1,40}$/);

/**
 * What a host of a server may do: see which matches there are, close and remove them, end the sessions of a player, set limits. He sees
 * who plays what; the tables he does not see: he may be a player himself.
 */
export const hostRoutes: Routes = (app, context) => {
  const { store, matches, hub, limits, now } = context;

  const rowOf = async (id: unknown): Promise<MatchRow> => {
    const row = await store.match(checked(idSchema, id));
    if (!row) throw refuse(404, 'there is no such match');
    return row;
  };

  app.get('/api/host/matches', async request => {
    await knownHost(context, request);
    return { matches: (await store.matches(LISTED)).map(row => shown(row, hub.present(row.id).length)) };
  });

  app.post<{ Params: { id: string } }>('/api/host/matches/:id', async request => {
    await knownHost(context, request);
    const row = await rowOf(request.params.id);
    const { closed } = checked(closeSchema, request.body);
    if (closed !== (row.status === 'closed')) await (closed ? close(row) : open(row));
    return {};
  });

  app.delete<{ Params: { id: string } }>('/api/host/matches/:id', async request => {
    await knownHost(context, request);
    const row = await rowOf(request.params.id);
    await close(row);
    await store.removeMatch(row.id);
    return {};
  });

  /** Whoever is known by this session of his is asked who he is again, everywhere. */
  app.delete<{ Params: { id: string } }>('/api/host/players/:id/sessions', async request => {
    await knownHost(context, request);
    const player = await store.player(checked(idSchema, request.params.id));
    if (!player) throw refuse(404, 'there is no such player');
    await store.endSessions(player.id);
    return {};
  });

  app.get('/api/host/limits', async request => {
    await knownHost(context, request);
    return { limits: limits.now() };
  });

  app.post('/api/host/limits', async request => {
    await knownHost(context, request);
    await limits.set(checked(limitsSchema, request.body));
    return { limits: limits.now() };
  });

  /** Nothing is under way in it, nothing is lost of it, and nobody gets at it. */
  const close = async ({ id, waiting }: MatchRow): Promise<void> => {
    const shut = async (): Promise<true> => {
      await store.stand(id, { status: 'closed', waiting, updated: now(), due: null });
      matches.forget(id);
      return true;
    };
    // a match that has not begun is in nobody's memory
    if (!(await matches.alone(id, shut))) await shut();
    hub.closed(id);
  };

  const open = async (row: MatchRow): Promise<void> => {
    const status = freeSeats(readHead(row.head)).length > 0 ? 'waiting' : 'running';
    // nobody's time has run meanwhile: whoever is to act has all of it again
    await store.stand(row.id, { status, waiting: '[]', updated: now(), due: null });
    if (status === 'running') await begin(context, row.id);
  };
};

function shown({ id, status, created, updated, head: text }: MatchRow, looking: number) {
  const head = readHead(text);
  const { title, ruleset } = head.battle;
  const players = [head.seats.a, head.seats.b, head.seats.umpire].flatMap(holder =>
    holder && 'player' in holder ? [{ id: holder.player, name: holder.name }] : [],
  );
  return { id, title, ruleset, status, created, updated, names: namesOf(head), players, looking };
}
