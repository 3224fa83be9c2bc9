import type { Options } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { ShotOutcome, Troop, Weapon } from '../pieces.js';
import type { Vignette } from '../play/state.js';
import { type Fighter, type MeleeFacts, meleeResult, readyMelee } from '../rules/melee.js';
import { rangeOf, readyShot, shotResult } from '../rules/shooting.js';
import { COST } from './harm.js';

/** What one vignette may expect of a melee with another. */
export interface Bout {
  /** Shares of the other and of itself: 1 is all. */
  readonly done: number;
  readonly suffered: number;
  /** How likely the other is repulsed. */
  readonly drives: number;
}

/** What troops may expect of each other on open ground hangs on nothing but the options: it is worked out once. */
interface Known {
  /** Vignettes of one kind may expect the same; kinds are numbered as they turn up. */
  readonly kinds: Map<string, number>;
  readonly kindsOf: WeakMap<Troop, number[]>;
  readonly bouts: Map<number, Bout>;
  readonly shots: Map<number, number>;
  readonly shotMosts: Map<number, number>;
}
const knownFor = memoized(
  (_: Options): Known => ({
    kinds: new Map(),
    kindsOf: new WeakMap(),
    bouts: new Map(),
    shots: new Map(),
    shotMosts: new Map(),
  }),
);

const FACES = [1, 2, 3, 4, 5, 6] as const;
const EDGES = { front: 0, flank: 1, rear: 2 } as const;

/** The number of a vignette's kind: its troop, and how many bands it bears. */
export function kindOf({ troop, bands }: Vignette, options: Options): number {
  const { kinds, kindsOf } = knownFor(options);
  let byBands = kindsOf.get(troop);
  if (!byBands) {
    byBands = [];
    kindsOf.set(troop, byBands);
  }
  byBands[bands] ??= numbered(kinds, troop, bands);
  return byBands[bands];
}
function numbered(kinds: Map<string, number>, troop: Troop, bands: number): number {
  const { class: of, integrity, army, epoch, weight, attachedEpoch } = troop;
  const name = `${of}${integrity}${army}${epoch}${weight}${attachedEpoch} ${bands}`;
  const number = kinds.get(name) ?? kinds.size;
  kinds.set(name, number);
  return number;
}
/** There are never so many kinds. */
const MANY = 4096;

/**
 * What one vignette may expect if it charges another on open ground, as a share of both: 1 would break the enemy for nothing.
 * `edge`: where it strikes him.
 */
export function boutOdds(own: Vignette, other: Vignette, edge: Fighter['edge'], options: Options): Bout {
  const { bouts } = knownFor(options);
  const pair = kindOf(own, options) * MANY + kindOf(other, options);
  const key = (pair * 3 + EDGES[edge]) * 2 + (other.defences ? 1 : 0);
  let bout = bouts.get(key);
  if (!bout) {
    bout = boutOf(own, other, edge, options);
    bouts.set(key, bout);
  }
  return bout;
}

function boutOf(own: Vignette, other: Vignette, edge: Fighter['edge'], options: Options): Bout {
  const facts: MeleeFacts = {
    active: plain(own.troop, own.bands, 'front', false),
    opponent: plain(other.troop, other.bands, edge, other.defences),
  };
  const ready = readyMelee(facts, options);
  const bout = { done: 0, suffered: 0, drives: 0 };
  for (const face of FACES) {
    const { active, opponent } = meleeResult(ready, face, options);
    bout.done += COST[opponent] / FACES.length;
    bout.suffered += COST[active] / FACES.length;
    if (opponent === 'repulsed') bout.drives += 1 / FACES.length;
  }
  return bout;
}

const plain = (troop: Troop, bands: number, edge: Fighter['edge'], defences: boolean): Fighter => ({
  troop,
  badGoing: false,
  contacts: [edge],
  edge,
  overlappedBy: [],
  bands,
  support: null,
  assistedBy: [],
  uphill: false,
  defences,
});

/** What a shot of one at another promises anywhere, as a share of the target. */
export function shotOdds(from: Vignette, as: Weapon, at: Vignette, long: boolean, options: Options): number {
  const { shots } = knownFor(options);
  const pair = kindOf(from, options) * MANY + kindOf(at, options);
  const key = pair * 4 + (as === 'own' ? 0 : 2) + (long ? 1 : 0);
  let odds = shots.get(key);
  if (odds === undefined) {
    odds = shotOf(from.troop, as, at.troop, long, options);
    shots.set(key, odds);
  }
  return odds;
}

/** The most that a shot of one at another promises anywhere: at short or long range, from any ground, whoever is driven back breaks. */
export function shotMost(from: Vignette, as: Weapon, at: Vignette, options: Options): number {
  const { shotMosts } = knownFor(options);
  const key = (kindOf(from, options) * MANY + kindOf(at, options)) * 2 + (as === 'own' ? 0 : 1);
  let most = shotMosts.get(key);
  if (most === undefined) {
    const rounds = [true, false].flatMap(long =>
      [true, false].map(bad => facesOf(from.troop, as, at.troop, long, bad, options)),
    );
    most = Math.max(
      ...rounds.map(outcomes =>
        shareOf(outcomes, outcome => (outcome === 'halt' ? COST.halt : outcome === 'none' ? 0 : 1)),
      ),
    );
    shotMosts.set(key, most);
  }
  return most;
}

const shotOf = (shooter: Troop, as: Weapon, target: Troop, long: boolean, options: Options): number =>
  shareOf(facesOf(shooter, as, target, long, false, options), outcome => COST[outcome]);

function shareOf(outcomes: readonly ShotOutcome[], cost: (outcome: ShotOutcome) => number): number {
  let sum = 0;
  for (const outcome of outcomes) sum += cost(outcome);
  return sum / outcomes.length;
}

/** What each face of the die does. */
function facesOf(
  shooter: Troop,
  as: Weapon,
  target: Troop,
  long: boolean,
  bad: boolean,
  options: Options,
): ShotOutcome[] {
  const ready = readyShot(
    {
      shooter,
      as,
      target,
      distance: long ? rangeOf(shooter, as).max : 0,
      reason: 'activated',
      activated: true,
      directlyAhead: true,
      lineOfSight: true,
      targetMovedIntoContact: false,
      shooterInContact: false,
      targetInMelee: false,
      shooterInBadGoing: bad,
    },
    options,
  );
  return FACES.map(face => shotResult(ready, face, options).outcome);
}
