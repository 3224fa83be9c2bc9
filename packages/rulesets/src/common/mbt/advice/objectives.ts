import { inArea, otherSide, type Point, type Side } from '@umpire/engine';
import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { TOWARDS } from '../play/edges.js';
import { centreOf, outlineOf } from '../play/field.js';
import type { Presence } from '../play/stands.js';
import type { PieceOfTerrain, Stand, State } from '../play/state.js';
import { townsOf } from '../play/towns.js';
import type { Assessment } from './assessment.js';
import { inchesBetween } from './distance.js';

/** A place in a town that decides the battle: somebody is to go there. */
export interface Objective {
  readonly piece: PieceOfTerrain;
  readonly at: Point;
}

const assigned = new WeakMap<Assessment, Map<string, PieceOfTerrain>>();

/** In turns before the last one is over: an attacker has to go now; in the dark it takes longer (DAY-07), and at a bridge all go one by one. */
const LATE = { day: 5, night: 9, atBridges: 3 } as const;
/** In turns before the last: then a town in the enemy's half is gone for in any case; and so many go. */
const SOON = 8;
const HANDS = 3;
/** An attacker sends at least so many into the town that he is to take. */
const ASSAULT = 6;
/** As long as another group has some to send, he sends no more than so many of one. */
const OF_ONE_GROUP = 4;
/** Battle Groups that have no others to fight for them meanwhile. */
const FEW = 2;
/** Inches a turn on the way to a town. */
const PACE = 6;
/** In inches: farther than any way. */
const FAR = 1000;

export function isOwnHalf(view: State, piece: PieceOfTerrain, side: Side): boolean {
  const { x, y } = centreOf(piece);
  const { width, depth } = view.ground.now;
  switch (view.sides[side].baseEdge) {
    case 'south':
      return y < depth / 2;
    case 'north':
      return y > depth / 2;
    case 'west':
      return x < width / 2;
    default:
      return x > width / 2;
  }
}

/** Who holds what decides the battle may wait: the enemy has to come. */
export interface Reserve {
  readonly town: Point;
  /** Behind the town. */
  readonly at: Point;
}

export function reserveOf({ view, by }: Assessment): Reserve | undefined {
  const { ending } = view;
  if (ending.kind !== 'hold' || view.attacker === by) return undefined;
  const piece = view.ground.now.pieces.find(p => p.id === ending.piece)!;
  const town = centreOf(piece);
  const back = TOWARDS[view.sides[by].baseEdge];
  return { town, at: { x: town.x + back.x * BEHIND, y: town.y + back.y * BEHIND } };
}
const BEHIND = 8 * 254;

export type ObjectiveAdvice = Gift<'bots', typeof objectiveAdvice>;

/** Who goes where a battle is decided. */
export function objectiveAdvice(book: PlayBook & Presence) {
  const { isAirborne } = book.shapes;
  const { isFixed, isLineInfantry, isTroops, isUnit } = book.words;

  const isLate = memoized((assessment: Assessment): boolean => {
    const { view, outlook } = assessment;
    const usual = (view.light === 'night' ? LATE.night : LATE.day) + (view.ground.now.river ? LATE.atBridges : 0);
    return outlook.turnsLeft <= usual || isTimeToGo(assessment);
  });

  /** An attacker of few groups sets out in time for as many as he needs in the town. */
  function isTimeToGo(assessment: Assessment): boolean {
    const { view, by, outlook } = assessment;
    if (view.ending.kind !== 'hold' || view.attacker !== by) return false;
    return outlook.turnsLeft <= turnsTo(assessment, townsOf(view)[0]!, ASSAULT);
  }

  /** The place in a town that falls to a stand, if one does. */
  function objectiveOf(assessment: Assessment, stand: Stand): Objective | undefined {
    if (assessment.view.ending.kind === 'losses') return undefined;
    let objectives = assigned.get(assessment);
    if (!objectives) {
      objectives = assign(assessment);
      assigned.set(assessment, objectives);
    }
    const piece = objectives.get(stand.id);
    return piece && { piece, at: cellOf(assessment, piece, stand) };
  }

  /** Those who are nearest go. */
  function assign(assessment: Assessment): Map<string, PieceOfTerrain> {
    const objectives = new Map<string, PieceOfTerrain>();
    for (const { piece, hands } of wanted(assessment)) {
      const centre = centreOf(piece);
      const free = assessment.own.filter(s => !objectives.has(s.id) && isFit(assessment, s));
      const rank = (s: Stand): number => (isTroops(s.nature!) ? 0 : FAR) + inchesBetween(s, centre);
      free.sort((p, q) => rank(p) - rank(q));
      for (const stand of sharedOut(assessment, free).slice(0, hands)) objectives.set(stand.id, piece);
    }
    return objectives;
  }

  /** An attacker of few groups sends some of each: those of a group that has become Fragile hold nothing. */
  function sharedOut(assessment: Assessment, free: readonly Stand[]): readonly Stand[] {
    const { view, by } = assessment;
    if (view.attacker !== by || soundGroups(assessment) > FEW) return free;
    const sent = new Map<number, number>();
    const isOfMany = ({ group }: Stand): boolean => {
      const before = sent.get(group) ?? 0;
      sent.set(group, before + 1);
      return before >= OF_ONE_GROUP;
    };
    const late = new Set(free.filter(isOfMany));
    return [...free.filter(stand => !late.has(stand)), ...late];
  }

  /** Any INFANTRY holds a town, but REC and the BGHQ have other work; where it is too few, an attacker sends ARMOUR at last. */
  function isFit(assessment: Assessment, { nature, group }: Stand): boolean {
    const { view, by } = assessment;
    if (nature!.bghq || isFixed(nature!) || view.groups[group]!.fragile !== null) return false;
    if (isTroops(nature!)) return isLineInfantry(nature!);
    return isUnit(nature!) && view.attacker === by && isLate(assessment);
  }

  /** How many hands each town needs now. */
  function wanted(assessment: Assessment): { piece: PieceOfTerrain; hands: number }[] {
    const { view, by } = assessment;
    const { turnsLeft } = assessment.outlook;
    if (view.ending.kind === 'hold') return townsOf(view).map(piece => ({ piece, hands: holders(assessment, piece) }));
    return townsOf(view).map(piece => {
      const goes = isOwnHalf(view, piece, by) || turnsLeft <= Math.max(SOON, turnsTo(assessment, piece, 1));
      return { piece, hands: goes ? HANDS : 0 };
    });
  }

  const soundGroups = ({ view, by }: Assessment): number =>
    view.groups.filter(group => group.side === by && group.fragile === null).length;

  /** About how many turns the nearest who may go need, so many of them: one group moves in a round, and not all ground is open. */
  function turnsTo(assessment: Assessment, piece: PieceOfTerrain, hands: number): number {
    const groups = soundGroups(assessment);
    // Of a larger army most fight first; it has hands enough near the town when it is time.
    if (groups > FEW) return 0;
    const centre = centreOf(piece);
    const fit = assessment.own.filter(
      ({ nature }) => isTroops(nature!) && isLineInfantry(nature!) && !isFixed(nature!),
    );
    const far = fit.map(stand => inchesBetween(stand, centre)).sort((p, q) => p - q)[Math.min(hands, fit.length) - 1];
    return far === undefined ? 0 : Math.ceil((groups * far) / PACE) + 1;
  }

  /** The attacker goes in when nobody is left to stop him, or when time runs out; the defender sees that enough are in. */
  function holders(assessment: Assessment, piece: PieceOfTerrain): number {
    const { view, by } = assessment;
    const against = standsInside(view, piece, otherSide(by));
    if (view.attacker === by) return against === 0 || isLate(assessment) ? Math.max(ASSAULT, against + 3) : 0;
    const fixed = view.stands.filter(s => s.side === by && isFixed(s.nature!) && counts(view, s, piece)).length;
    return Math.max(0, 2 + against - fixed);
  }

  /** Ground stands of groups that are not Fragile with their centre in a piece. */
  const standsInside = (view: State, piece: PieceOfTerrain, side: Side): number =>
    view.stands.filter(s => s.side === side && counts(view, s, piece)).length;

  const counts = (view: State, stand: Stand, piece: PieceOfTerrain): boolean =>
    stand.place === 'table' &&
    !isAirborne(stand.nature) &&
    view.groups[stand.group]!.fragile === null &&
    inArea(outlineOf(piece), stand);

  /** The free cell of a town that is nearest to a stand: an inch and a half to each. */
  function cellOf({ view }: Assessment, piece: PieceOfTerrain, stand: Stand): Point {
    let best: Point = centreOf(piece);
    let least = Number.POSITIVE_INFINITY;
    for (let x = piece.x + 254; x < piece.x + piece.width - 127; x += 381)
      for (let y = piece.y + 254; y < piece.y + piece.depth - 127; y += 381) {
        const cell = { x: Math.round(x), y: Math.round(y) };
        const far = inchesBetween(cell, stand);
        if (far >= least || view.stands.some(s => s !== stand && s.place === 'table' && inchesBetween(s, cell) < 1.45))
          continue;
        [best, least] = [cell, far];
      }
    return best;
  }

  return { isLate, objectiveOf, standsInside };
}
