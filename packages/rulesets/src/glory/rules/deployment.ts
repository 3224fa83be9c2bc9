import { type Citation, type Finding, type Options, type Refusal, rows } from '@umpire/engine';
import { beyond, closerThan, rounded, SLACK, within } from '../limits.js';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import { ruling, usesDetachments } from '../options.js';
import type { Part, Role, Sector, TableEdge, Troop } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import { FIRST_LINE, NO_DETACHMENTS, NO_OVERLAP, TOO_HEAVY } from '../tables/sentences.js';
import { type Base, distanceBetween, overlapping, reachAlong } from './geometry.js';
import { sectorAt, type Tabletop } from './table.js';
import { mayLeaveBattleLine } from './troops.js';

/** A vignette as it is placed. */
export interface Placed {
  readonly id: string;
  readonly troop: Troop;
  readonly base: Base;
  readonly role: Role;
  readonly line: number;
  /** Null: that of its sector. */
  readonly part: Part | null;
  /** The vignette in front, in a support pair: it is left out of the line tests. */
  readonly supports: string | null;
}
export interface Ground {
  readonly top: Tabletop;
  readonly side: TableEdge;
  readonly linesAllowed: number;
}

const PART_OF: Readonly<Record<Sector, Part>> = {
  'west-flank': 'west-wing',
  centre: 'centre',
  'east-flank': 'east-wing',
};
/** The part of the army to which a place belongs, by the centre of the base. */
export const partAt = (base: Base, top: Tabletop): Part => PART_OF[sectorAt(base.x, top)];

/** IGR-DEP-05: whether a whole base lies in the Rear Zone. */
export function isInRearZone(base: Base, { top, side }: Pick<Ground, 'top' | 'side'>): boolean {
  const wide = reachAlong(base, 1, 0) - SLACK;
  const deep = reachAlong(base, 0, 1) - SLACK;
  const fromEdge = side === 'south' ? base.y : top.depth - base.y;
  return base.x >= wide && base.x <= top.width - wide && fromEdge >= deep && fromEdge <= top.rearZone - deep;
}

type Alone = Ground & { readonly placed: Placed };
const inPart = (a: Alone): boolean => a.placed.part === partAt(a.placed.base, a.top);

/** IGR-DEP-05, asked of each; then overlaps; then the rest, each of all before the next. */
// biome-ignore format: one line a rule
const ZONE_BARS = rows<Prohibition<Alone>>('glory/ZONE_BARS', [
  { rule: 'IGR-DEP-05', text: 'every vignette starts wholly in its Rear Zone', when: a => !isInRearZone(a.placed.base, a) },
]);
// biome-ignore format: one line a rule
const OVERLAP_BARS = rows<Prohibition<{ readonly a: Base; readonly b: Base }>>('glory/OVERLAP_BARS', [
  { ...NO_OVERLAP, when: p => overlapping(p.a, p.b) },
]);
// biome-ignore format: one line a rule
const PLACE_BARS = rows<Prohibition<Alone>>('glory/PLACE_BARS', [
  { rule: 'IGR-CMD-04', text: 'the Centre is placed in the Centre Sector', when: a => a.placed.part === 'centre' && !inPart(a) },
  { rule: 'IGR-CMD-05', text: 'a Wing is placed in its own Flank Sector', when: a => a.placed.part !== null && a.placed.part !== 'centre' && !inPart(a) },
  { ...TOO_HEAVY, when: a => a.placed.role === 'skirmish' && !mayLeaveBattleLine(a.placed.troop) },
  { rule: 'IGR-DEP-07', text: 'the army list does not allow so many lines', when: a => a.placed.line > a.linesAllowed },
]);
// biome-ignore format: one line a rule
const BATTLE_LINE_BARS = rows<Prohibition<readonly Placed[]>>('glory/LINE_BARS', [
  { ...FIRST_LINE, when: all => !all.some(p => p.role === 'mbl' && p.line === 1) },
]);

/** Two neighbours of a line, west and east. */
interface Neighbours {
  readonly west: Base;
  readonly east: Base;
}
/** IGR-R-23: whether their extents along the base edge overlap. */
const isAbreast = ({ west, east }: Neighbours): boolean =>
  !closerThan(east.x - reachAlong(east, 1, 0), west.x + reachAlong(west, 1, 0));
// biome-ignore format: one line a rule
const ABREAST_BARS = rows<Prohibition<Neighbours>>('glory/ABREAST_BARS', [
  { rule: 'IGR-R-23',   text: 'vignettes of one line stand side by side', when: n => !isAbreast(n) },
]);
// biome-ignore format: one line a rule
const LINE_GAP_BARS = rows<Prohibition<Neighbours>>('glory/LINE_GAP_BARS', [
  { rule: 'IGR-DEP-09', text: 'no gap in the main battle line exceeds 3 W', when: n => beyond(distanceBetween(n.west, n.east), DISTANCES.lineGap) },
]);

/** The vignettes of a line from west to east, by their centres. */
export const lineOf = (all: readonly Placed[], line: number): Placed[] =>
  all.filter(p => p.role === 'mbl' && p.line === line).sort((a, b) => a.base.x - b.base.x);

/** Each line's neighbours, line by line, west to east; whoever supports stands behind the line. */
function neighboursOf(all: readonly Placed[]): { west: Placed; east: Placed }[] {
  const lines = [...new Set(all.map(p => p.line))].sort((a, b) => a - b);
  return lines.flatMap(line => {
    const abreast = lineOf(all, line).filter(p => p.supports === null);
    return abreast.slice(1).map((east, i) => ({ west: abreast[i]!, east }));
  });
}

function overlapRefusal(all: readonly Placed[]): Refusal | undefined {
  for (const [i, { base: a }] of all.entries())
    for (const { base: b } of all.slice(i + 1)) {
      const refused = prohibitedBy(OVERLAP_BARS, { a, b });
      if (refused) return refused;
    }
  return undefined;
}
/** Each bar over all vignettes before the next. */
function eachRefusal(bars: readonly Prohibition<Alone>[], all: readonly Placed[], ground: Ground): Refusal | undefined {
  for (const bar of bars)
    for (const placed of all) {
      const refused = prohibitedBy([bar], { ...ground, placed });
      if (refused) return refused;
    }
  return undefined;
}
function lineRefusal(all: readonly Placed[]): Refusal | undefined {
  for (const { west, east } of neighboursOf(all)) {
    const pair = { west: west.base, east: east.base };
    const refused = prohibitedBy(ABREAST_BARS, pair) ?? prohibitedBy(LINE_GAP_BARS, pair);
    if (refused) return refused;
  }
  return undefined;
}

/** IGR-DEP-05 to IGR-DEP-13: why an army may not stand so. */
export const deploymentRefusal = (all: readonly Placed[], ground: Ground): Refusal | undefined =>
  eachRefusal(ZONE_BARS, all, ground) ??
  overlapRefusal(all) ??
  eachRefusal(PLACE_BARS, all, ground) ??
  prohibitedBy(BATTLE_LINE_BARS, all) ??
  lineRefusal(all);

/**
 * IGR-R-23: why one more vignette may not be placed there, when others stand already. In the MBL it must be within 3 W of one of
 * its line that is already placed, unless it is the first, and abreast of all of them.
 */
export function placeRefusal(one: Placed, others: readonly Placed[], ground: Ground): Refusal | undefined {
  const alone = { ...ground, placed: one };
  const zone = prohibitedBy(ZONE_BARS, alone);
  if (zone) return zone;
  for (const other of others) {
    const refused = prohibitedBy(OVERLAP_BARS, { a: one.base, b: other.base });
    if (refused) return refused;
  }
  return (
    prohibitedBy(PLACE_BARS, alone) ??
    (one.role === 'mbl' && one.supports === null ? joinRefusal(one, others) : undefined)
  );
}
function joinRefusal(one: Placed, others: readonly Placed[]): Refusal | undefined {
  const line = lineOf(others, one.line).filter(p => p.supports === null);
  let tooFar: Refusal | undefined;
  let joined = line.length === 0;
  for (const { base } of line) {
    const pair = base.x <= one.base.x ? { west: base, east: one.base } : { west: one.base, east: base };
    const refused = prohibitedBy(ABREAST_BARS, pair);
    if (refused) return refused;
    tooFar = prohibitedBy(LINE_GAP_BARS, pair);
    joined ||= tooFar === undefined;
  }
  return joined ? undefined : tooFar;
}

export interface Deployment {
  readonly legal: true;
  readonly battleLine: readonly string[];
  readonly gaps: readonly { readonly between: readonly [string, string]; readonly gap: number }[];
  readonly wings: { readonly west: readonly string[]; readonly east: readonly string[] };
}
const ZONE = citation('IGR-DEP-05', 'all vignettes start in the Rear Zone');
const GAPS = citation('IGR-DEP-09', 'no gap in the main battle line exceeds 3 W');
const WINGS = citation('IGR-DEP-10', 'what stands in a Flank Sector is a Wing');

export function describeDeployment(all: readonly Placed[], ground: Ground): Refusal | Finding<Deployment> {
  const refused = deploymentRefusal(all, ground);
  if (refused) return refused;
  const first = lineOf(all, 1).filter(p => p.supports === null);
  const wing = (part: Part): string[] => first.filter(p => partAt(p.base, ground.top) === part).map(p => p.id);
  const wings = { west: wing('west-wing'), east: wing('east-wing') };
  const gaps = neighboursOf(all).map(({ west, east }) => ({
    between: [west.id, east.id] as const,
    gap: rounded(distanceBetween(west.base, east.base)),
  }));
  const because = [ZONE, GAPS];
  if (wings.west.length + wings.east.length > 0) because.push(WINGS);
  return { result: { legal: true, battleLine: first.map(p => p.id), gaps, wings }, because };
}

/** A gap between neighbours of the MBL. */
export interface GapFacts {
  /** Before the move; null: at deployment. */
  readonly before: number | null;
  readonly after: number;
  readonly detached: boolean;
}
/** IGR-R-22: does the limit hold in play? */
const gapBinds = ruling('IGR-R-22', { always: true, 'deployment-only': false });
const isWide = (g: GapFacts): boolean => !g.detached && beyond(g.after, DISTANCES.lineGap);
// biome-ignore format: one line a rule
const GAP_BARS = rows<Prohibition<GapFacts>>('glory/GAP_BARS', [
  { ...NO_DETACHMENTS, when: (g, o) => g.detached && !usesDetachments(o) },
  { rule: 'IGR-DEP-09', text: 'no gap in the main battle line exceeds 3 W', when: g => isWide(g) && g.before === null },
  { rule: 'IGR-R-22',   text: 'no move leaves or widens a gap above 3 W in the main battle line', when: (g, o) => isWide(g) && g.before !== null && gapBinds(o) && beyond(g.after, g.before) },
]);
/** IGR-DEP-09, IGR-R-22, IGR-DET-02: why a gap may not be. */
export const gapRefusal = (g: GapFacts, options: Options): Refusal | undefined => prohibitedBy(GAP_BARS, g, options);

const IN_PLAY = citation('IGR-R-22', 'whether the limit holds in play');
const DETACHED = citation('IGR-DET-02', 'a detachment may go any distance from the line');
export function describeLineGap(g: GapFacts, options: Options): Refusal | Finding<{ legal: true }> {
  const refused = gapRefusal(g, options);
  if (refused) return refused;
  const because: Citation[] = [GAPS];
  if (g.before !== null && !within(g.after, DISTANCES.lineGap)) because.push(IN_PLAY);
  if (g.detached) because.push(DETACHED);
  return { result: { legal: true }, because };
}
