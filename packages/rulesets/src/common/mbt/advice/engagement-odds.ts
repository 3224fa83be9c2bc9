import { isRefusal, type Options, odds } from '@umpire/engine';
import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import { type Eligibility, type EngagementResult, weightNumber } from '../book/engagements.js';
import type { PlayBook } from '../book.js';
import { FRONT, LIGHTS, type StandFacts, type Status } from '../pieces.js';
import type { StandingFacts } from '../play/stand-facts.js';
import type { Nature, Stand, State } from '../play/state.js';
import { copyOfEngagement, type EngagementFacts } from '../rules/engagement-facts.js';

/** What may become of both stands, and how likely it is. All that is asked of a result, in one shape for every book. */
interface Chance {
  readonly share: number;
  readonly owner: Status;
  readonly ownerLeaves: boolean;
  readonly target: Status;
  readonly targetLeaves: boolean;
}
export type Chances = readonly Chance[];

const chance = (share: number, { owner, target }: EngagementResult): Chance => ({
  share,
  owner: owner.state,
  ownerLeaves: owner.leavesTable,
  target: target.state,
  targetLeaves: target.leavesTable,
});

/** How a stand is placed: the ground under it, and whether INFANTRY of its own side is near enough to guard it (TF-04). */
export interface Footing {
  readonly going: 'good' | 'bad';
  readonly builtUp: boolean;
  readonly guarded: boolean;
}
export const OPEN: Footing = { going: 'good', builtUp: false, guarded: false };

/** From how far one stand can strike another, and what can come of it if nothing is in the way. */
export interface Clash {
  readonly reach: number;
  readonly chances: Chances;
}

const clash = (reach: number, chances: Chances): Clash => ({ reach, chances });
foresee(clash(0.5, []));

/** Where a line has no limit: farther than any table. */
const ANYWHERE = 99;

/** What can come of an engagement hangs on little more than its column, and that on the kinds of stands: so it is worked out once. */
const knownFor = memoized((_: Options) => ({
  chances: new Map<number, Chances>(),
  clashes: new Map<number, Clash | null>(),
}));

/** Kinds are numbered as they turn up; there are never so many. */
const kinds = new Map<number, number>();
const lossKinds = new Map<number, number>();
const MANY = 8192;

function numbered(known: Map<number, number>, kind: number): number {
  let number = known.get(kind);
  if (number === undefined) {
    number = known.size;
    known.set(kind, number);
  }
  return number;
}

/** One bit more. */
const and = (kind: number, is: boolean): number => kind * 2 + (is ? 1 : 0);

/** How a stand is placed, as a number below eight. */
export const footingNumber = ({ going, builtUp, guarded }: Footing): number =>
  (going === 'good' ? 0 : 1) + (builtUp ? 2 : 0) + (guarded ? 4 : 0);

export type EngagementOdds = Gift<'bots', typeof engagementOdds>;

export function engagementOdds(book: PlayBook & StandingFacts) {
  const { ownFields } = book;
  const { bandOf, bothCount, eligibility, lineOf, strike, weightOf } = book.engaging;
  const { copyOfFacts, standFacts } = book.shapes;
  const { GRADES, MODES, POSTURES, STATUSES, SUB_CLASSES } = book.words;
  const STATUS_WORDS = Object.keys(STATUSES);

  /** Stands that are alike for whoever strikes them or is struck by them. In numbers: this is asked more often than anything else. */
  function kindOf(stand: Stand): number {
    const { nature, status, marker, place, base } = stand;
    const { subClass, posture, mode, grade, jungleTrained } = nature!;
    let kind = base * SUB_CLASSES.length + SUB_CLASSES.indexOf(subClass);
    kind = kind * POSTURES.length + POSTURES.indexOf(posture);
    kind = kind * MODES.length + MODES.indexOf(mode);
    kind = kind * GRADES.length + GRADES.indexOf(grade);
    kind = kind * STATUS_WORDS.length + STATUS_WORDS.indexOf(status);
    kind = kind * ownFields.KINDS + ownFields.kindNumber(stand);
    return numbered(kinds, and(and(and(kind, jungleTrained), marker), place === 'table'));
  }

  /** And whose loss costs their side the same. */
  const lossKindOf = (stand: Stand): number =>
    numbered(lossKinds, and(and(stand.group * MANY + kindOf(stand), ownFields.wasStruck(stand)), stand.nature!.bghq));

  /** All that a clash hangs on, the options apart. */
  function clashKey({ light, awc, groups }: State, owner: Stand, from: Footing, target: Stand, at: Footing): number {
    const bound = groups[owner.group]!.fragile === null ? 0 : 1;
    const moment = (LIGHTS.indexOf(light) * 2 + (awc ? 1 : 0)) * 2 + bound;
    const placed = bothCount ? footingNumber(from) : from.going === 'good' ? 0 : 1;
    return (((kindOf(owner) * MANY + kindOf(target)) * 8 + footingNumber(at)) * 8 + placed) * 16 + moment;
  }

  /** All of a stand that results hang on besides what both count. */
  const troopsOf = ({ state, subClass, posture }: StandFacts): number =>
    (STATUS_WORDS.indexOf(state) * SUB_CLASSES.length + SUB_CLASSES.indexOf(subClass)) * POSTURES.length +
    POSTURES.indexOf(posture);

  function chancesOf(e: EngagementFacts, { type, maxRange }: Eligibility, options: Options): Chances {
    const weight = bandOf(weightOf(e, type, options));
    const key =
      ((weightNumber(weight) * 2 + (type === 'mutual' ? 1 : 0)) * MANY + troopsOf(e.owner)) * MANY + troopsOf(e.target);
    const { chances: known } = knownFor(options);
    let found = known.get(key);
    if (!found) {
      const { chances } = odds(() => strike({ facts: e, type, maxRange, weight, because: [] }, options));
      found = chances.map(c => chance(c.ways / c.of, c.result));
      known.set(key, found);
    }
    return found;
  }

  /** `owner` is ready to engage, comes just near enough and sees the front of the target; undefined: it may not. */
  function clashOf(
    view: State,
    owner: Stand,
    from: Footing,
    target: Stand,
    at: Footing,
    options: Options,
  ): Clash | undefined {
    const { clashes } = knownFor(options);
    const key = clashKey(view, owner, from, target, at);
    let found = clashes.get(key);
    if (found === undefined) {
      found = measured(facing(view, owner, from, target, at), options) ?? null;
      clashes.set(key, found);
    }
    return found ?? undefined;
  }

  function measured(e: EngagementFacts, options: Options): Clash | undefined {
    const line = lineOf(e.owner, e.target, options);
    if (!line) return undefined;
    const near = eligibility(e, options);
    if (isRefusal(near)) return undefined;
    const there = copyOfEngagement(e);
    there.range = near.maxRange ?? 0;
    const eligible = eligibility(there, options);
    if (isRefusal(eligible)) return undefined;
    return clash(eligible.maxRange ?? ANYWHERE, chancesOf(there, eligible, options));
  }

  /** A stand as if it were the moment for it to engage. */
  function asReady(facts: StandFacts): StandFacts {
    const ready = copyOfFacts(facts);
    ready.hasEngaged = ready.outOfCommand = false;
    return ready;
  }

  /** Two stands before each other in the open, the first of them ready. */
  const facing = (view: State, owner: Stand, from: Footing, target: Stand, at: Footing): EngagementFacts => ({
    owner: asReady(factsOf(view, owner, owner.nature!, from)),
    target: factsOf(view, target, target.nature!, at),
    range: 0,
    lineOfSight: 'clear',
    ownerArc: FRONT,
    targetArc: FRONT,
    light: view.light,
    targetIlluminated: false,
    ownerIlluminated: false,
    awc: view.awc,
    // Where an enemy BGHQ is, nobody knows: it is taken to be near enough.
    targetToBghq: 0,
    ownerGroup: 'mixed',
    segment: null,
  });

  const factsOf = (view: State, stand: Stand, nature: Nature, { going, builtUp, guarded }: Footing) =>
    standFacts(view, stand, nature, { going, builtUp, infantryWithin: guarded ? 0 : null, coverWithin: null });

  return { asReady, chancesOf, clashOf, lossKindOf };
}
