import {
  isRefusal,
  type Options,
  type Point,
  type Procedure,
  pathLength,
  type Refusal,
  SIDES,
  type Side,
} from '@umpire/engine';
import type { MoveMode } from '../pieces.js';
import { hundredths } from '../rules/hundredths.js';
import { baseOf, baseOnTable, companyOf, isMarine, onTable } from './bases.js';
import { toSide } from './change.js';
import { copyOfBase } from './copy.js';
import { flights } from './flights.js';
import { forcedBy } from './forced.js';
import { leaveTable } from './leaving.js';
import { asIfUnhurt, cut, isAdvance, movedTo, type Way, wayOf } from './moves.js';
import { apartWords, spacingFault } from './orders-fit.js';
import { seeAfterMoves } from './seeing.js';
import { overlapping, settle } from './setting-down.js';
import { written } from './sheet.js';
import { standingMoves } from './standing-move.js';
import type { Base, State } from './state.js';
import { happens, type Play } from './types.js';
import { view, viewIn } from './view.js';
import { type Walker, walk } from './walking.js';
import { boardings, worksDone } from './works.js';

/** A move as it will be walked. */
interface Leg {
  readonly base: Base;
  readonly walked: readonly Point[];
  readonly mode: MoveMode;
  readonly facing: number;
  readonly assault: boolean;
  readonly allowanceCm: number;
  readonly costCm: number;
  readonly coveredCm: number;
}

/** Step 8: flights, mounting and works, then everybody walks at once (PLA-SEQ-08). */
export function* movement(game: Play): Procedure<void> {
  yield* flights(game);
  const busy = boardings(game);
  settle(game);
  const legs = SIDES.flatMap(side => legsOf(game, side))
    .filter(({ base }) => !busy.taken.has(base.id))
    .map(leg => (busy.carriers.has(leg.base.id) ? halved(leg) : leg));
  walkAll(game, legs);
  worksDone(game);
  settle(game);
  seeAfterMoves(game);
}

function legsOf(game: Play, side: Side): Leg[] {
  const { state, options } = game;
  const own = viewIn(state, side, 'move');
  const forced = onTable(state, side).flatMap(base => forcedLeg(state, base, options));
  const isTaken = (id: string): boolean => forced.some(leg => leg.base.id === id);
  const moves = written(state, side, 'move').flatMap(({ stand, path, heading, mode }) =>
    legFrom(game, stand, path, heading, mode, false),
  );
  const assaults = written(state, side, 'assault').flatMap(({ stand, path, heading }) =>
    legFrom(game, stand, path, heading, 'tactical', true),
  );
  const standing = standingMoves(own, options).flatMap((move): Leg[] => {
    if (move.kind !== 'go') return [];
    return [legOf(baseOf(state, move.base.id)!, move.way, move.mode, move.base.facing, move.assault)];
  });
  const ordered = together(
    game,
    [...moves, ...assaults].filter(({ base }) => !isTaken(base.id)),
  );
  return [...forced, ...ordered, ...standing.filter(({ base }) => !isTaken(base.id))];
}

/** PLA-CAR-02: whom somebody mounts or leaves goes at most half its way. */
function halved(leg: Leg): Leg {
  const most = leg.allowanceCm / 2;
  if (leg.costCm <= most) return leg;
  const share = most / leg.costCm;
  const walked = cut([leg.base, ...leg.walked], pathLength([leg.base, ...leg.walked]) * share);
  return { ...leg, walked, costCm: most, coveredCm: leg.coveredCm * share };
}

/** PLA-MV-20, PLA-R-173: what a company was told to move is dropped as a whole where it would be torn apart. */
function together(game: Play, legs: readonly Leg[]): readonly Leg[] {
  const { state, options } = game;
  return [...new Set(legs.map(({ base }) => base.company))].flatMap(id => {
    const own = legs.filter(({ base }) => base.company === id);
    const before = baseOnTable(state, id);
    const after = before.map(base => {
      const leg = own.find(one => one.base.id === base.id);
      const end = leg?.walked.at(-1);
      return leg && end ? movedTo(base, end, leg.facing) : base;
    });
    const company = companyOf(state, id)!;
    const fault = spacingFault(before, after, company, options);
    if (!fault) return own;
    const because = [{ rule: 'PLA-R-173', text: apartWords(fault, after) }];
    happens(game, 'moved', {}, toSide(company.side, `${company.name} does not move`, because, fault.id));
    return [];
  });
}

const legOf = (base: Base, way: Way, mode: MoveMode, facing: number, assault: boolean): Leg => ({
  base,
  walked: way.walked,
  mode,
  facing,
  assault,
  allowanceCm: way.allowanceCm,
  costCm: way.costCm,
  coveredCm: way.coveredCm,
});

/** PLA-R-217: what no longer fits when the step runs is dropped, and its side told. */
function legFrom(
  game: Play,
  id: string,
  path: readonly Point[],
  heading: number | null,
  mode: MoveMode,
  assault: boolean,
): Leg[] {
  const { state, options } = game;
  const base = baseOf(state, id);
  if (base?.where !== 'table') return [];
  const own = view(state, base.side);
  const advance = isAdvance(own, base, path.at(-1)!, own.contacts);
  // Over the true ground: what the side did not know stops it where it meets it (PLA-R-174).
  const way = asFarAsItGoes(state, base, path, mode, advance, options);
  if (isRefusal(way)) {
    const because = [{ rule: way.rule ?? 'PLA-R-174', text: way.message }];
    happens(game, 'moved', {}, toSide(base.side, `${id} does not move: ${way.message}`, because, id));
    return [];
  }
  return [legOf(base, way, mode, heading ?? base.facing, assault)];
}

/** PLA-R-174: to the last passable point of a way, to a tenth of it. */
function asFarAsItGoes(
  state: State,
  base: Base,
  path: readonly Point[],
  mode: MoveMode,
  advance: boolean,
  options: Options,
): Refusal | Way {
  const whole = wayOf(state, base, path, mode, advance, options);
  const length = pathLength([base, ...path]);
  for (let tenths = 9; isRefusal(whole) && tenths > 0; tenths--) {
    const part = cut([base, ...path], (length * tenths) / 10);
    const way = part.length > 0 ? wayOf(state, base, part, mode, advance, options) : whole;
    if (!isRefusal(way)) return way;
  }
  return whole;
}

function forcedLeg(state: State, base: Base, options: Options): Leg[] {
  const forced = forcedBy(state, base, options);
  if (!forced) return [];
  const way = wayOf(state, asIfUnhurt(base), forced.path, forced.mode, false, options);
  return isRefusal(way) ? [] : [legOf(base, way, forced.mode, base.facing, false)];
}

/** PLA-MV-18: the walk itself, and what everybody has done by its end. */
function walkAll(game: Play, legs: readonly Leg[]): void {
  const { state } = game;
  const byId = new Map(legs.map(leg => [leg.base.id, leg]));
  const walkers = turned(onTable(state), byId).map((base): Walker => {
    const leg = byId.get(base.id);
    return { base, path: [{ x: base.x, y: base.y }, ...(leg?.walked ?? [])] };
  });
  const facings = new Map(walkers.map(({ base }) => [base.id, base.facing]));
  const ends = walk(walkers);
  const moved = onTable(state).map(base => {
    const leg = byId.get(base.id);
    const end = ends.get(base.id)!;
    return leg && leg.walked.length > 0
      ? afterLeg(state, { ...leg, facing: facings.get(base.id)! }, end.at, end.share)
      : afterStaying(base);
  });
  happens(game, 'moved', { bases: moved });
  for (const leg of legs) tellMove(game, leg, ends.get(leg.base.id)!.met);
  for (const { id } of moved) leaveTable(game, id);
}

/** PLA-MV-21: everybody takes his heading before he starts, unless he would turn into an enemy. */
function turned(bases: readonly Base[], legs: ReadonlyMap<string, Leg>): Base[] {
  const now = [...bases];
  for (const [at, base] of bases.entries()) {
    const leg = legs.get(base.id);
    if (!leg || leg.facing === base.facing) continue;
    const faced = movedTo(base, base, leg.facing);
    if (!now.some(one => one.side !== base.side && overlapping(one, faced))) now[at] = faced;
  }
  return now;
}

function afterLeg(state: State, leg: Leg, at: Point, share: number): Base {
  const { base, mode, facing, assault } = leg;
  const spent = leg.allowanceCm > 0 ? (Math.min(leg.costCm, leg.allowanceCm) * share) / leg.allowanceCm : 0;
  const has = at.x !== base.x || at.y !== base.y;
  return {
    ...movedTo(base, at, facing),
    lastMove: has ? mode : 'none',
    moveSpent: Math.round(spent * 1000),
    dug: has ? 'none' : base.dug,
    dig: has ? null : base.dig,
    work: has ? null : base.work,
    supplied: 0,
    swept: [],
    ...afterForced(base, at),
    assault: assault
      ? {
          since: state.turn,
          from: { x: base.x, y: base.y },
          spent: Math.round(spent * 1000),
          walked: Math.round(pathLength([base, ...leg.walked]) * share),
          confused: base.assault?.confused ?? false,
        }
      : null,
  };
}
/** PLA-MV-19: the cover that it runs for is kept until it is there; who broke is suppressed when he arrives (PLA-CA-36). */
function afterForced(base: Base, at: Point): Partial<Base> {
  const { forced } = base;
  const end = forced?.path.at(-1);
  if (!forced || !end) return { forced: null };
  if (Math.abs(end.x - at.x) > 1 || Math.abs(end.y - at.y) > 1) return { forced };
  return { forced: null, ...(forced.rule === 'PLA-CA-36' && !isMarine(base) && { state: 'suppressed' as const }) };
}
function afterStaying(base: Base): Base {
  if (base.lastMove === 'none' && base.moveSpent === 0 && base.swept.length === 0 && base.forced === null) return base;
  const stayed = copyOfBase(base);
  stayed.lastMove = 'none';
  stayed.moveSpent = 0;
  stayed.swept = [];
  stayed.forced = null;
  return stayed;
}

function tellMove(game: Play, { base, assault, coveredCm }: Leg, met: boolean): void {
  const text = `${base.id} ${assault ? 'goes in' : 'moves'}${met ? ' and meets the enemy' : ''}`;
  const because = [{ rule: 'PLA-MV-18', text: `${hundredths(coveredCm)} cm` }];
  happens(game, 'moved', {}, toSide(base.side, text, because, base.id));
}
