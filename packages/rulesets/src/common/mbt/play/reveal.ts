import {
  circumradius,
  inches,
  movingWithin,
  type Point,
  pointsWithin,
  pointWithinSegment,
  shifted,
  within,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { baseOf, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';

const isHidden = (stand: Stand): boolean => stand.place === 'table' && !stand.revealed;

export type Revealing = Gift<'hidden', typeof revealing>;

/** Turning blanks up. */
export function revealing(book: PlayBook) {
  const { DISTANCES, idOf } = book;

  const isLookout = (stand: Stand): boolean =>
    stand.place === 'table' && stand.revealed && book.words.isLookout(stand.nature!);

  /** DEP-09: how far a REC stand looks under blanks. R-139: only the distance counts. */
  const REC_REACH = inches(DISTANCES.reveal);

  /** Turns a stand up. R-141: a REC stand that is turned up reveals in its turn, and so on along the chain. */
  function reveal(game: Play, id: string, rule: string, text: string, by?: string): void {
    if (standOf(game.state, id)!.revealed) return;
    turnUp(game, id, rule, text, by);
    followUp(game, [id]);
  }

  /** What was turned up looks around, and what that turns up, until nothing more is found: a blank is turned up once. */
  function followUp(game: Play, found: string[]): void {
    for (let next = found.shift(); next !== undefined; next = found.shift()) found.push(...lookAround(game, next));
  }

  /** The blanks that a stand turns up from where it is: none unless it is a REC stand that is turned up itself. */
  function lookAround(game: Play, id: string, way?: readonly Point[]): string[] {
    const lookout = standOf(game.state, id)!;
    if (!isLookout(lookout)) return [];
    const found = seenBy(game.state, lookout, way).map(other => other.id);
    for (const other of found)
      turnUp(game, other, idOf('DEP-09'), `within ${DISTANCES.reveal}" of the REC stand ${id}`, id);
    return found;
  }

  /** A revealed fake is removed. */
  function turnUp(game: Play, id: string, rule: string, text: string, by?: string): void {
    const stand = standOf(game.state, id)!;
    game.happen({ kind: 'revealed', stand: id, nature: stand.nature!, ...(by && { by }), because: [{ rule, text }] });
    if (stand.nature!.fake)
      game.happen({
        kind: 'removed',
        stand: id,
        why: 'fake',
        because: [{ rule: idOf('R-70'), text: 'a fake that is found out is removed' }],
      });
  }

  /**
   * DEP-09, R-71: every blank within 16" of an opposing REC stand that is turned up. `id` is the stand that
   * moved or was turned up; `way` is the line its centre took, looked at all along.
   */
  function revealAround(game: Play, id: string, way?: readonly Point[]): void {
    const { state } = game;
    const mover = standOf(state, id)!;
    const seen = isHidden(mover)
      ? state.stands.find(other => isLookout(other) && other.side !== mover.side && meets(mover, way, other))
      : undefined;
    if (seen) reveal(game, id, idOf('DEP-09'), `within ${DISTANCES.reveal}" of an opposing REC stand`, seen.id);
    followUp(game, lookAround(game, id, way));
  }

  const seenBy = (state: State, lookout: Stand, way?: readonly Point[]): Stand[] =>
    state.stands.filter(other => isHidden(other) && other.side !== lookout.side && meets(lookout, way, other));

  /** Whether a stand comes within reach of another where it stands or anywhere along the way that brought it there. */
  function meets(mover: Stand, way: readonly Point[] | undefined, other: Stand): boolean {
    const rough = REC_REACH + circumradius(mover.base, mover.base) + circumradius(other.base, other.base);
    if (!way) return pointsWithin(mover, other, rough) && within(baseOf(mover), baseOf(other), REC_REACH);
    const end = way[way.length - 1]!;
    for (let i = 1; i < way.length; i++) {
      const from = way[i - 1]!;
      const to = way[i]!;
      if (!pointWithinSegment(other, from, to, rough)) continue; // most stands are far away
      const there = shifted(baseOf(mover), from.x - end.x, from.y - end.y);
      if (movingWithin(there, to.x - from.x, to.y - from.y, baseOf(other), REC_REACH)) return true;
    }
    return false;
  }

  /**
   * What a REC stand would turn up where it is, as far as its side can know: the blanks that it finds whatever they are, and
   * those of its own side that would be found in turn, if there is a REC stand among them.
   */
  function wouldFind(
    view: State,
    lookout: Stand,
  ): { readonly blanks: readonly Stand[]; readonly inTurn: readonly Stand[] } {
    const blanks = seenBy(view, lookout);
    const inTurn = view.stands.filter(
      own =>
        isHidden(own) &&
        own.side === lookout.side &&
        own.id !== lookout.id &&
        blanks.some(blank => meets(blank, undefined, own)),
    );
    return { blanks, inTurn };
  }

  /** DEP-09: the opposing REC stands, as far as they are known, that turn a blank up where it stands. */
  const foundBy = (view: State, blank: Stand): readonly Stand[] =>
    isHidden(blank)
      ? view.stands.filter(other => other.side !== blank.side && isLookout(other) && meets(blank, undefined, other))
      : [];

  return { reveal, revealAround, wouldFind, foundBy };
}
