import type { BattlePlan, Seats } from '@umpire/desk';
import { useMemo, useSyncExternalStore } from 'react';
import { Head } from '../shell/head.js';
import { saveBattle } from '../storage/battles.js';
import { Opened } from '../table/battle-table.js';
import type { World } from '../table/session/session.js';
import { useSession, WORLD } from '../table/session/use-session.js';
import { BesidePanel } from './beside-panel.js';
import { isTakenHome, QUIET, type Surroundings, withNotes } from './beside-store.js';
import { keptDice } from './kept-dice.js';
import { type RemoteDesk, startRemoteDesk } from './remote-desk.js';
import { matchOf, type OnlineMatch } from './server.js';
import { TakenHome } from './taken-home.js';

/** Who sits where, as it is seen from here. */
const seatsOf = ({ seat, places, names }: OnlineMatch): Seats =>
  Object.fromEntries(places.map(({ id }) => [id, seat === id ? 'person' : { player: names[id] ?? '' }]));

/** What the table must know of a battle that is kept elsewhere. */
const planOf = (match: OnlineMatch): BattlePlan => ({
  ruleset: match.ruleset,
  scenario: null,
  title: match.title,
  options: {},
  seats: seatsOf(match),
  dice: keptDice(null),
  ...(match.names.umpire !== undefined && { umpire: true as const }),
});

interface Table {
  readonly world: World;
  beside: RemoteDesk['beside'];
  subscribe(changed: () => void): () => void;
  surroundings(): Surroundings;
}

/** The world of a battle on the server: it is kept there; here only what is over, to be watched again. */
function onlineTable(id: string): Table {
  let remote: RemoteDesk | undefined;
  let now = QUIET;
  const listeners = new Set<() => void>();
  const change = (next: Surroundings): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  const world: World = {
    ...WORLD,
    start(_, pushed) {
      remote = startRemoteDesk(id, {
        pushed,
        notes: notes => change(withNotes(now, notes)),
        present: present => change({ ...now, present }),
      });
      return remote;
    },
    load: async () => {
      const match = await matchOf(id);
      const { title, updated } = match;
      return { ok: true, entry: { id, plan: planOf(match), record: null, updated, title } };
    },
    save: async ({ plan, ...entry }) =>
      entry.record
        ? saveBattle({ ...entry, plan: { ...plan, dice: keptDice(entry.record) } }, { overwrite: true })
        : { where: 'disk' },
  };
  return {
    world,
    beside: (call, args) => remote?.beside(call, args) ?? Promise.resolve(undefined),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    surroundings: () => now,
  };
}

/** A match on the server, at the table at which every battle is played; and what goes on beside it. */
export function MatchTable({ match }: { readonly match: OnlineMatch }) {
  const { id } = match;
  const table = useMemo(() => onlineTable(id), [id]);
  const session = useSession(id, table.world);
  const surroundings = useSyncExternalStore(table.subscribe, table.surroundings, table.surroundings);
  // who looked on sees the table as it was left
  if (match.seat && isTakenHome(surroundings))
    return (
      <>
        <Head here="match" />
        <main>
          <TakenHome match={match} />
        </main>
      </>
    );
  if (!session) return null;
  return (
    <>
      <Opened id={id} session={session} />
      <BesidePanel match={match} surroundings={surroundings} onCall={table.beside} />
    </>
  );
}
