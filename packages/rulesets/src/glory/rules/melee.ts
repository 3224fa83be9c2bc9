import {
  type Citation,
  die,
  type Finding,
  type Options,
  type Procedure,
  type Refusal,
  rows,
  type Side,
} from '@umpire/engine';
import { signed } from '../../common/book/signed.js';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import { usesDefences } from '../options.js';
import type { Fate, Troop } from '../pieces.js';
import {
  BAND_MARKS,
  type CitedLine,
  FIRM,
  type Fighter,
  FLANKS,
  HELP,
  MATCH_UPS,
  OVERLAPS,
  type Overlapper,
  type Pair,
  PENALTIES,
  worthOf,
} from '../tables/factors.js';
import { DEEP_BARS, MIXED_BARS } from '../tables/links.js';
import {
  columnAgainst,
  columnFor,
  type Difference,
  factorCited,
  factorOf,
  halved,
  type MeleeCell,
  meleeCell,
  subtractsModified,
} from '../tables/melee.js';
import { reducedFactor } from '../tables/results.js';
import { NO_DEFENCES } from '../tables/sentences.js';
import { followCited, followsUp, meleeBreak } from './results.js';
import { generalOf } from './troops.js';

export type { Fighter } from '../tables/factors.js';

/** Active is the side whose turn it is. */
export interface MeleeFacts {
  readonly active: Fighter;
  readonly opponent: Fighter;
}

// biome-ignore format: one line a rule
const DEFENCE_BARS = rows<Prohibition<Fighter>>('glory/DEFENCE_BARS', [
  { ...NO_DEFENCES, when: (f, o) => f.defences && !usesDefences(o) },
]);
/** IGR-LNK-02, IGR-R-24, IGR-FLD-01: why there is no such fighter. */
export function fighterRefusal(f: Fighter, options: Options): Refusal | undefined {
  const pair = f.support && [f.troop, f.support];
  const refused = pair ? (prohibitedBy(MIXED_BARS, pair) ?? prohibitedBy(DEEP_BARS, pair, options)) : undefined;
  return refused ?? prohibitedBy(DEFENCE_BARS, f, options);
}

const ANIMAL = citation('IGR-MF-16', 'ANIMAL counts as Mounted');

/** What the lines that apply add up to; they are told to `because`. */
function sumOf<Facts>(lines: readonly CitedLine<Facts>[], facts: Facts, o: Options, because?: Citation[]): number {
  let sum = 0;
  for (const line of lines) {
    if (!line.when(facts, o)) continue;
    const worth = worthOf(line, facts, o);
    sum += worth;
    because?.push(line.cited.effect === undefined ? { ...line.cited, effect: signed(worth) } : line.cited);
  }
  return sum;
}
/** The cf after the lines that halve it (IGR-R-70). */
function halvedBy<Facts>(
  cf: number,
  lines: readonly CitedLine<Facts>[],
  facts: Facts,
  o: Options,
  because?: Citation[],
) {
  let left = cf;
  for (const line of lines) {
    if (!line.when(facts, o)) continue;
    left = halved(o)(left);
    because?.push(line.cited);
  }
  return left;
}

/** The total with which a vignette overlaps another (IGR-MM-09). */
function overlapperTotal(own: Overlapper, overlapped: Fighter, o: Options): number {
  const facts = { own, other: overlapped };
  const base = factorOf(own.troop, columnAgainst(overlapped.troop.class), o);
  return halvedBy(base, PENALTIES, facts, o) + sumOf(BAND_MARKS, facts, o) + sumOf(MATCH_UPS, facts, o);
}
/** IGR-MM-03, IGR-MM-09, IGR-MM-10, IGR-R-73. */
function overlapsOf(f: Fighter, total: number, o: Options, because?: Citation[]): number {
  if (f.edge !== 'front' || f.overlappedBy.length === 0) return 0;
  const firm = FIRM.find(line => line.when(f, o));
  if (firm) {
    because?.push(firm.cited);
    return 0;
  }
  let sum = 0;
  for (const by of f.overlappedBy) {
    const facts = { by, total, own: () => overlapperTotal(by, f, o) };
    const line = OVERLAPS.find(row => row.when(facts, o));
    if (!line) continue;
    sum += worthOf(line, facts, o);
    because?.push(line.cited);
  }
  return sum;
}

/** What one of the two brings into a melee. */
export interface Reckoning {
  readonly base: number;
  /** The cf that IGR-R-86 looks at. */
  readonly reduced: number;
  readonly total: number;
}

/** IGR-MEL-03, IGR-MEL-04: the cf of one fighter against the other, in the order of the specification. */
export function reckon(own: Fighter, other: Fighter, o: Options, because?: Citation[]): Reckoning {
  const pair: Pair = { own, other };
  const against = columnAgainst(other.troop.class);
  const base = factorOf(own.troop, against, o);
  because?.push(factorCited(own.troop, against, o));
  if (generalOf(other.troop) === 'ANIMAL') because?.push(ANIMAL);
  const penalised = halvedBy(base, PENALTIES, pair, o, because);
  const flanked = halvedBy(penalised, FLANKS, pair, o, because);
  const marks = sumOf(BAND_MARKS, pair, o, because);
  const worn = flanked + marks;
  let total = worn + sumOf(MATCH_UPS, pair, o, because) + sumOf(HELP, pair, o, because);
  total += overlapsOf(own, total, o, because);
  return { base, reduced: REDUCED[reducedFactor(o)](worn, base + marks, total), total };
}
const REDUCED = {
  'halves-and-marks': (worn: number): number => worn,
  marks: (_: number, marked: number): number => marked,
  total: (_: number, __: number, total: number): number => total,
};

/** A melee with everything worked out that hangs on no throw. */
export interface ReadyMelee {
  readonly facts: MeleeFacts;
  readonly active: Reckoning;
  readonly opponent: Reckoning;
  readonly difference: number;
  readonly column: Difference;
  /** What bore on the cf of each. */
  readonly counted: Readonly<Record<keyof MeleeFacts, readonly Citation[]>>;
  readonly because: readonly Citation[];
}
const COLUMN_CITED = new Map<string, Citation>();
function columnCited(rule: string, column: Difference): Citation {
  const cited = COLUMN_CITED.get(rule) ?? citation(rule, `the column of ${column} in the combat results`, column);
  COLUMN_CITED.set(rule, cited);
  return cited;
}

export function readyMelee(facts: MeleeFacts, o: Options): ReadyMelee {
  const counted = { active: [] as Citation[], opponent: [] as Citation[] };
  const active = reckon(facts.active, facts.opponent, o, counted.active);
  const opponent = reckon(facts.opponent, facts.active, o, counted.opponent);
  const difference = active.total - (subtractsModified(o) ? opponent.total : opponent.base);
  const { column, rule } = columnFor(difference);
  const because = [...counted.active, ...counted.opponent, columnCited(rule, column)];
  return { facts, active, opponent, difference, column, counted, because };
}

/** The same where every reason says of whom it is one. */
export function withNames(ready: ReadyMelee, names: Readonly<Record<keyof MeleeFacts, string>>): ReadyMelee {
  const { active, opponent } = ready.counted;
  const of = (name: string) => (one: Citation) => ({ ...one, text: `${name}: ${one.text}` });
  const rest = ready.because.slice(active.length + opponent.length);
  return { ...ready, because: [...active.map(of(names.active)), ...opponent.map(of(names.opponent)), ...rest] };
}

export interface MeleeResult {
  readonly die: number;
  readonly activeFactor: number;
  readonly opponentFactor: number;
  readonly difference: number;
  readonly column: Difference;
  readonly active: Fate;
  readonly opponent: Fate;
  readonly followUp: 'active' | 'opponent' | null;
}

const LOST = citation('IGR-R-76', 'the lost cells of the column of +3');
const REPULSED = citation('IGR-RES-02', 'it is moved back one full move', 'Repulsed');
const FOLLOWS = followCited('repulsed');

/** IGR-RES-08: what the table's result becomes for one of the two. */
function fateOf(printed: Fate, own: Fighter, mine: Reckoning, enemy: Troop, because?: Citation[]): Fate {
  if (printed === 'repulsed') because?.push(REPULSED);
  if (printed !== 'break') return printed;
  const facts = { class: own.troop.class, enemy: enemy.class, baseFactor: mine.base, reducedFactor: mine.reduced };
  return meleeBreak(facts, because);
}

/** Who goes after whom: the one who stands, after the one who gives way. */
function follower(
  active: Fate,
  opponent: Fate,
  { facts }: ReadyMelee,
  o: Options,
  because?: Citation[],
): MeleeResult['followUp'] {
  const loser = active === 'stand' ? opponent : active;
  if (loser === 'stand' || loser === 'break') return null;
  const winner = active === 'stand' ? 'active' : 'opponent';
  if (!followsUp(facts[winner].troop, loser, 'melee', o)) return null;
  because?.push(FOLLOWS);
  if (loser === 'double-repulse') because?.push(followCited(loser));
  return winner;
}

/** IGR-MEL-02: one die decides for both. The reasons that hang on the throw are added to `because`. */
export function meleeResult(ready: ReadyMelee, thrown: number, o: Options, because?: Citation[]): MeleeResult {
  const { facts, difference, column } = ready;
  const cell: MeleeCell = meleeCell(column, thrown, o);
  if (cell.lost) because?.push(LOST);
  const active = fateOf(cell.own, facts.active, ready.active, facts.opponent.troop, because);
  const opponent = fateOf(cell.other, facts.opponent, ready.opponent, facts.active.troop, because);
  return {
    die: thrown,
    activeFactor: ready.active.total,
    opponentFactor: ready.opponent.total,
    difference,
    column,
    active,
    opponent,
    followUp: follower(active, opponent, ready, o, because),
  };
}

/** One melee, from the throw on. */
export function* melee(ready: ReadyMelee, o: Options, by: Side = 'a'): Procedure<Finding<MeleeResult>> {
  const thrown = yield* die('IGR-MEL-02', by, 'the die for a melee');
  const because = [...ready.because];
  return { result: meleeResult(ready, thrown, o, because), because };
}
