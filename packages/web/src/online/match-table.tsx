import type { BattlePlan, Seats } from '@umpire/desk';
import { useMemo } from 'react';
import { saveBattle } from '../storage/battles.js';
import { Opened } from '../table/battle-table.js';
import type { World } from '../table/session/session.js';
import { useSession, WORLD } from '../table/session/use-session.js';
import { startRemoteDesk } from './remote-desk.js';
import { matchOf, type OnlineMatch } from './server.js';

/** Who sits where, as it is seen from here. */
const seatsOf = ({ side, names }: OnlineMatch): Seats => ({
  a: side === 'a' ? 'person' : { player: names.a ?? '' },
  b: side === 'b' ? 'person' : { player: names.b ?? '' },
});

/** What the table must know of a battle that is kept elsewhere. */
const planOf = (match: OnlineMatch): BattlePlan => ({
  ruleset: match.ruleset,
  scenario: null,
  title: match.title,
  options: {},
  seats: seatsOf(match),
  dice: { kind: 'seeded', seed: '' },
});

/** The world of a battle on the server: it is kept there; here only what is over, to be watched again. */
const onlineWorld = (id: string): World => ({
  ...WORLD,
  start: (_, pushed) => startRemoteDesk(id, pushed),
  load: async () => {
    const match = await matchOf(id);
    const { title, updated } = match;
    return { ok: true, entry: { id, plan: planOf(match), record: null, updated, title } };
  },
  save: async entry => (entry.record ? saveBattle(entry, { overwrite: true }) : { where: 'disk' }),
});

/** A match on the server, at the table at which every battle is played. */
export function MatchTable({ id }: { readonly id: string }) {
  const world = useMemo(() => onlineWorld(id), [id]);
  const session = useSession(id, world);
  return session ? <Opened id={id} session={session} /> : null;
}
