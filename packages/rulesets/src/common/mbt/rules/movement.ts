import { type Citation, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { prohibitedBy } from '../../book/lines.js';
import type { Allowance } from '../book/figures.js';
import type { RulesBook } from '../book.js';
import type { Going, Light, MoveKind, StandFacts, SubClass, Terrain, Zone } from '../pieces.js';
import type { GoingFound, GoingTables, GroundFacts, Meeting, ReadyGoing } from '../tables/going.js';
import type { MovesTables } from '../tables/moves.js';

export type { Allowance } from '../book/figures.js';
export type { GoingFound, GroundFacts } from '../tables/going.js';

export interface Leg {
  readonly distance: number;
  readonly terrain: Terrain;
  readonly road: boolean;
  readonly bridge: boolean;
  readonly jungle: boolean;
  /** An obstruction lies there (HSE-09). */
  readonly obstruction?: boolean;
  readonly meets?: readonly Meeting[] | undefined;
}

/** A move as the rules see it: its legs, and what was measured along it. */
export interface MoveFacts {
  readonly stand: StandFacts;
  readonly revealed: boolean;
  readonly kind: MoveKind;
  readonly legs: readonly Leg[];
  readonly zone: Zone;
  readonly light: Light;
  /** To any opposing on-table stand, along the route or at its end; null: there is none. */
  readonly nearestOpposing: number | null;
  readonly endsCloser: boolean;
}

export interface Move {
  readonly distance: number;
  readonly allowance: Allowance;
  /** The share of the allowance that it uses, at most 1. */
  readonly used: number;
  /** What is left, in inches of good going. */
  readonly spare: number;
  readonly because: readonly Citation[];
}

/** The ground of a leg as one kind of stand finds it. Written out: this is asked for every stretch of every move. */
export const groundFacts = (
  { terrain, road, bridge, jungle, obstruction = false, meets }: Omit<Leg, 'distance'>,
  subClass: SubClass,
  jungleTrained: boolean,
  zone: Zone,
  light: Light,
): GroundFacts => ({ subClass, terrain, road, bridge, jungle, obstruction, meets, jungleTrained, zone, light });

const FROM_WORST: readonly Going[] = ['impassable', 'bad', 'good'];
/** HSE-26: of pieces that meet the worst going counts. */
const worse = (a: GoingFound, b: GoingFound): GoingFound =>
  FROM_WORST.indexOf(b.going) < FROM_WORST.indexOf(a.going) ? b : a;

/** HSE-09: the open ground that an obstruction lies on, where it meets a piece. */
const OBSTRUCTED: Meeting = { terrain: 'O', jungle: false };
const meetingOf = ({ meets, obstruction, terrain }: GroundFacts): readonly Meeting[] | undefined =>
  obstruction && terrain !== 'O' ? [...(meets ?? []), OBSTRUCTED] : meets;

/** Inches of a way by how they go; no way leads over what is impassable. */
export interface Gone {
  good: number;
  bad: number;
}
/** One stretch more. */
export function goOn(gone: Gone, going: 'good' | 'bad', distance: number): void {
  if (going === 'good') gone.good += distance;
  else gone.bad += distance;
}

interface Way extends Gone {
  readonly because: readonly Citation[];
}

export function movementRules(book: RulesBook & GoingTables & MovesTables) {
  const { idOf, ruling } = book;
  const { BEFORE_THE_LEGS, GOING_OF, GROUND_BARS, LENGTH_BARS, MOVER_BARS, allowanceRow } = book.moving;

  /** GO-15: why there can be no such ground. */
  const groundRefusal = (g: Pick<GroundFacts, 'jungle' | 'zone'>): Refusal | undefined => prohibitedBy(GROUND_BARS, g);

  /** GO-01 to GO-14, DAY-07: how a stretch of ground goes for a unit. */
  function goingOf(g: GroundFacts, options: Options): GoingFound {
    const found = goingOfOne(g, options);
    const meets = meetingOf(g);
    return meets ? meets.map(other => goingOfOne({ ...g, ...other }, options)).reduce(worse, found) : found;
  }

  function goingOfOne(g: GroundFacts, options: Options): GoingFound {
    const line = lineFor(g, options);
    if (g.light !== 'night') return line.byDay;
    // A bridge bears on a river only, and a road alone does not cross one.
    return (g.terrain === 'river' ? g.bridge : g.road) ? line.byNightOnRoad : line.byNight;
  }

  /** The last line of each terrain applies to all. */
  function lineFor(g: GroundFacts, options: Options): ReadyGoing {
    const lines = GOING_OF[g.terrain]!;
    for (const line of lines) if (line.when(g, options)) return line;
    return lines[lines.length - 1]!;
  }

  /** MOV-01 to MOV-05: how far a stand may go in a turn. */
  const allowanceOf = (
    stand: Pick<StandFacts, 'class' | 'subClass' | 'posture'>,
    revealed: boolean,
    kind: MoveKind,
    options: Options,
  ): Refusal | Allowance => prohibitedBy(MOVER_BARS, stand) ?? allowanceRow(stand, revealed, kind, options);

  /** MOV-06 and the states: why a stand goes nowhere, wherever it would. */
  const heldWhere = { legs: [], zone: 'Temperate', light: 'day', nearestOpposing: null, endsCloser: false } as const;
  const held = (stand: StandFacts, revealed: boolean, kind: MoveKind, options: Options): Refusal | undefined =>
    prohibitedBy(BEFORE_THE_LEGS, { stand, revealed, kind, ...heldWhere }, options);

  /** what share of an allowance so many inches of good and of bad going use. */
  const share = ruling<(good: number, bad: number, allowance: Allowance) => number>(idOf('R-22'), {
    proportional: (good, bad, a) => good / a.good + bad / a.bad,
    worst: (good, bad, a) => (bad > 0 ? (good + bad) / a.bad : good / a.good),
  });
  const shareUsed = ({ good, bad }: Readonly<Gone>, allowance: Allowance, options: Options): number =>
    share(options)(good, bad, allowance);

  /** May this move be made? The checks run in the order of the question `move`. */
  function checkMove(m: MoveFacts, options: Options): Refusal | Move {
    const allowance = allowanceOf(m.stand, m.revealed, m.kind, options);
    if (isRefusal(allowance)) return allowance;
    const early = prohibitedBy(BEFORE_THE_LEGS, m, options);
    if (early) return early;
    const way = crossed(m, options);
    if (isRefusal(way)) return way;
    const used = shareUsed(way, allowance, options);
    const tactical = allowanceRow(m.stand, m.revealed, 'tactical', options);
    const half = shareUsed(way, tactical, options);
    const measured = { move: m, used, half, most: allowance.good, tactical: tactical.good, bad: way.bad };
    const refused = prohibitedBy(LENGTH_BARS, measured, options);
    if (refused) return refused;
    return {
      distance: way.good + way.bad,
      allowance,
      used: Math.min(1, used),
      spare: Math.max(0, (1 - used) * allowance.good),
      because: [allowance.cited, ...way.because],
    };
  }

  /** The legs one after another: the first that cannot be crossed forbids the move, by the line that bars it. */
  function crossed({ stand, legs, zone, light }: MoveFacts, options: Options): Refusal | Way {
    const gone: Gone = { good: 0, bad: 0 };
    const because: Citation[] = [];
    for (const leg of legs) {
      const refused = groundRefusal({ jungle: leg.jungle, zone });
      if (refused) return refused;
      const found = goingOf(groundFacts(leg, stand.subClass, stand.jungleTrained, zone, light), options);
      if (found.going === 'impassable') return { rule: found.rule, message: found.because[0]!.text };
      goOn(gone, found.going, leg.distance);
      for (const cited of found.because) if (!because.includes(cited)) because.push(cited);
    }
    return { good: gone.good, bad: gone.bad, because };
  }

  return { groundRefusal, goingOf, allowanceOf, held, shareUsed, checkMove };
}
