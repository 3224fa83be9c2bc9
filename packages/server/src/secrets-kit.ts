import { type Battle, lookOf } from '@umpire/desk';
import type { Piece, Scene, Side, Viewer } from '@umpire/engine';

/** Reads what was sent to a seat as a spy would, with the truth beside it. */

export interface Truth {
  readonly battle: Battle;
  /** Texts that nobody may be sent before the end: the seed, the secret behind it, words of the other. */
  readonly never: readonly string[];
}

interface Delta {
  readonly value?: { readonly battleView?: { readonly scene: Scene } };
}
type Heard = Delta & { readonly pushed?: Delta };

export interface Spy {
  /** What in a message the seat must not know; undefined: nothing. */
  read(message: string, truth: Truth): string | undefined;
}

const sceneFor = (battle: Battle, viewer: Viewer): Scene => battle.match.rules.face.scene(lookOf(battle, viewer));

export function makeSpy(seat: Side | 'spectator'): Spy {
  /** Whoever was once seen on the table may be spoken of. */
  const met = new Set<string>();
  /** Every table that it may have been shown, as it was. */
  const tables = new Set<string>();
  return {
    read(message, { battle, never }) {
      const own = sceneFor(battle, seat);
      for (const { id } of own.pieces) met.add(id);
      tables.add(JSON.stringify(own));
      const hashes = battle.match.entries.flatMap(({ hash }) => hash ?? []);
      const text = [...never, ...hashes].find(secret => message.includes(secret));
      if (text !== undefined) return `the text ${text}`;
      const all = sceneFor(battle, 'umpire').pieces;
      const unseen = all.filter(({ id }) => !met.has(id)).map(({ id }) => id);
      const named = unseen.find(id => message.includes(JSON.stringify(id)));
      if (named !== undefined) return `the piece ${named}, which it has never seen`;
      const heard = JSON.parse(message) as Heard;
      const shown = (heard.pushed ?? heard).value?.battleView?.scene;
      if (shown && !tables.has(JSON.stringify(shown))) return 'another table than its own';
      return betrayed(heard, disguised(all, own.pieces));
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
  if (typeof value !== 'object' || value === null) return undefined;
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
