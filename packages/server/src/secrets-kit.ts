import { type Battle, logOf, sceneOf } from '@umpire/desk';
import type { Piece, Scene, SeatId } from '@umpire/engine';

/** Reads what was sent to a seat as a spy would, with the truth beside it. */

interface Table {
  readonly scene?: Scene;
  readonly log?: readonly unknown[];
}
interface Delta {
  readonly value?: { readonly battleView?: Table; readonly news?: Table };
}
type Heard = Delta & { readonly pushed?: Delta };

export interface Spy {
  /** What in a message the seat must not know; undefined: nothing. */
  read(message: string): string | undefined;
}

/**
 * `battle` is the truth that the seat may look at through `eyes`: for one who looks on some orders behind, the battle as it was then. `never`: texts that
 * it may not be sent before the end: the seed, the secret behind it, the words of others. `now` is the battle as it is.
 */
export function makeSpy(battle: Battle, eyes: SeatId, never: readonly string[], now: Battle = battle): Spy {
  /** Whoever was once seen on the table, or aboard of somebody there, may be spoken of. */
  const met = new Set<string>();
  /** Every table that it may have been shown, and every line that it may have been told, as it was. */
  const tables = new Set<string>();
  const lines = new Set<string>();
  const written = new WeakSet<object>();
  let moment = -1;
  const look = (): void => {
    if (moment === battle.moment) return;
    ({ moment } = battle);
    const own = sceneOf(battle, eyes);
    for (const { id, aboard = [] } of own.pieces) for (const { id: seen } of [{ id }, ...aboard]) met.add(seen);
    tables.add(JSON.stringify(own));
    for (const entry of logOf(battle.match, eyes))
      if (!written.has(entry)) {
        written.add(entry);
        lines.add(JSON.stringify(entry));
      }
  };
  return {
    read(message) {
      look();
      const hashes = now.match.entries.flatMap(({ hash }) => hash ?? []);
      const text = [...never, ...hashes].find(secret => message.includes(secret));
      if (text !== undefined) return `the text ${text}`;
      const all = sceneOf(now, 'umpire').pieces;
      const named = all.find(({ id }) => !met.has(id) && message.includes(JSON.stringify(id)));
      if (named) return `the piece ${named.id}, which it has never seen`;
      const heard = JSON.parse(message) as Heard;
      const { battleView, news } = (heard.pushed ?? heard).value ?? {};
      const { scene, log = [] } = battleView ?? news ?? {};
      if (scene && !tables.has(JSON.stringify(scene))) return 'another table than its own';
      const told = log.map(entry => JSON.stringify(entry)).find(entry => !lines.has(entry));
      if (told !== undefined) return `what it was not told: ${told}`;
      return betrayed(heard, disguised(all, sceneOf(battle, eyes).pieces));
    },
  };
}

/** Pieces that are shown for something else than they are, and the true words for them. */
function disguised(all: readonly Piece[], shown: readonly Piece[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const piece of all) {
    const as = shown.find(({ id }) => id === piece.id);
    if (!as || as.symbol === piece.symbol) continue;
    found.set(
      piece.id,
      [piece.symbol, piece.title].filter(word => word !== '' && word !== as.symbol && word !== as.title),
    );
  }
  return found;
}

/** Anything said of a disguised piece, wherever an object is about it, that only fits what it truly is. */
function betrayed(value: unknown, of: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (of.size === 0 || typeof value !== 'object' || value === null) return undefined;
  const { id, piece } = value as { id?: unknown; piece?: unknown };
  const words = of.get(String(id)) ?? of.get(String(piece));
  const told = words?.find(word => Object.values(value).includes(word));
  if (told !== undefined) return `that ${String(id ?? piece)} is ${told}`;
  for (const inner of Object.values(value)) {
    const found = betrayed(inner, of);
    if (found !== undefined) return found;
  }
  return undefined;
}
