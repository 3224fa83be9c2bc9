import type { Citation, Finding, Options, Refusal } from '@umpire/engine';
import { citation, prohibitedBy } from '../lines.js';
import type { LinkType, Pivot } from '../pieces.js';
import { LINK_BARS, type LinkFacts } from '../tables/links.js';
import { type Rates, ratesOf } from '../tables/movement.js';
import { countsAs } from './troops.js';

export type { LinkFacts } from '../tables/links.js';

/** IGR-LNK-01 to IGR-LNK-07, IGR-R-24: why there is no such link. */
export const linkRefusal = (link: LinkFacts, options: Options): Refusal | undefined =>
  prohibitedBy(LINK_BARS, link, options);

/** How a vignette or a link moves as one. */
export interface UnitRates {
  readonly turn: number;
  readonly good: number;
  readonly bad: number;
  readonly pivot: Pivot;
  /** Some member has a combat penalty in bad going. */
  readonly penalty: boolean;
}

/** IGR-R-30, IGR-LNK-04, IGR-LNK-06: the lowest rates of all; in line the turn is shared, and one HIP stops it. */
export function linkRates(link: LinkFacts, options: Options): UnitRates {
  let turn = Number.POSITIVE_INFINITY;
  let good = turn;
  let bad = turn;
  let pivot: Pivot = 'centre';
  let penalty = false;
  for (const member of link.members) {
    const rates = ratesOf(member, options);
    turn = Math.min(turn, rates.turn);
    good = Math.min(good, rates.good);
    bad = Math.min(bad, rates.bad);
    if (rates.pivot === 'corner') pivot = 'corner';
    penalty ||= rates.penalty;
  }
  if (link.type === 'support') return { turn, good, bad, pivot, penalty };
  if (isTurnless(link)) return { turn: 0, good, bad, pivot: 'none', penalty };
  return { turn: turn / link.members.length, good, bad, pivot, penalty };
}
/** IGR-LNK-06: its turn is 0 and it has no pivot; whatever turns a unit asks for these. */
const isTurnless = ({ type, members }: LinkFacts): boolean =>
  type === 'in-line' && members.some(({ class: of }) => of === 'HIP');

const SHARED = citation('IGR-LNK-04', 'a line shares its turn among its vignettes');
const DEEP = citation('IGR-LNK-07', 'one vignette directly behind another');
const NO_TURN = citation('IGR-LNK-06', 'HIP in a line may not turn', 'none');
const SLOWEST = citation('IGR-R-30', 'a mixed link goes by the lowest rates of its members');
const differ = (rates: readonly Rates[]): boolean =>
  rates.some(r => r.turn !== rates[0]!.turn || r.good !== rates[0]!.good || r.bad !== rates[0]!.bad);

/** What bears on the moves of a link. */
export function linkReasons(link: LinkFacts, options: Options): Citation[] {
  const rates = link.members.map(t => ratesOf(t, options));
  const because = [...new Set(rates.map(r => r.cited))];
  because.push(link.type === 'in-line' ? SHARED : DEEP);
  if (isTurnless(link)) because.push(NO_TURN);
  if (differ(rates)) because.push(SLOWEST);
  return because;
}

export interface LinkTold {
  readonly type: LinkType;
  readonly turn: number;
  readonly good: number;
  readonly bad: number;
  readonly pivot: Pivot;
  readonly combatPenalty: boolean;
  readonly mergedInCombat: boolean;
  readonly countsAs: number;
}
export function describeLink(link: LinkFacts, options: Options): Refusal | Finding<LinkTold> {
  const refused = linkRefusal(link, options);
  if (refused) return refused;
  const { turn, good, bad, pivot, penalty } = linkRates(link, options);
  const result = {
    type: link.type,
    turn,
    good,
    bad,
    pivot,
    combatPenalty: penalty,
    mergedInCombat: link.type === 'support', // IGR-LNK-09, IGR-R-25
    countsAs: link.members.reduce((sum, t) => sum + countsAs(t), 0),
  };
  return { result, because: linkReasons(link, options) };
}

/**
 * IGR-R-26: what is left of an In-Line Link when some of its members leave it: those who still stand side by side stay
 * linked; whoever has no neighbour is single again.
 */
export function stillLinked<T>(members: readonly T[], left: (member: T) => boolean): T[][] {
  const runs: T[][] = [[]];
  for (const member of members) {
    if (left(member)) runs.push([]);
    else runs[runs.length - 1]!.push(member);
  }
  return runs.filter(run => run.length > 1);
}
