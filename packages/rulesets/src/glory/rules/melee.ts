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
import { type Bar, barred, citation } from '../lines.js';
import { usesDefences } from '../options.js';
import type { Contact, Fate, Troop } from '../pieces.js';
import { DEEP_BARS, MIXED_BARS } from '../tables/links.js';
import {
  assistanceCounts,
  columnAgainst,
  columnFor,
  type Difference,
  FACTOR_CITED,
  type FactorColumn,
  FLANKED,
  factorOf,
  halfUp,
  halved,
  isDisadvantaged,
  type MeleeCell,
  meleeCell,
  OVERLAPPED,
  overlapping,
  subtractsModified,
  uphillCounts,
  WORTH,
} from '../tables/melee.js';
import { ratesOf } from '../tables/movement.js';
import { reducedFactor } from '../tables/results.js';
import { NO_DEFENCES } from '../tables/sentences.js';
import { bandsModifier } from './morale.js';
import { followCited, followsUp, meleeBreak } from './results.js';
import { generalOf } from './troops.js';

/** A vignette that would overlap. */
export interface Overlapper {
  readonly troop: Troop;
  readonly badGoing: boolean;
  readonly bands: number;
}
/** One of the two in a melee: the question's Fighter, every default filled in. */
export interface Fighter {
  readonly troop: Troop;
  readonly badGoing: boolean;
  /** The edges of this vignette that touch enemies. */
  readonly contacts: readonly Contact[];
  /** The one on which it fights this opponent. */
  readonly edge: Contact;
  readonly overlappedBy: readonly Overlapper[];
  readonly bands: number;
  readonly support: Troop | null;
  /** Further friends in contact with the same enemy. */
  readonly assistedBy: readonly Troop[];
  readonly uphill: boolean;
  readonly defences: boolean;
}
/** Active is the side whose turn it is. */
export interface MeleeFacts {
  readonly active: Fighter;
  readonly opponent: Fighter;
}

// biome-ignore format: one line a rule
const DEFENCE_BARS = rows<Bar<Fighter>>('glory/DEFENCE_BARS', [
  { ...NO_DEFENCES, when: (f, o) => f.defences && !usesDefences(o) },
]);
/** IGR-LNK-02, IGR-R-24, IGR-FLD-01: why there is no such fighter. */
export function fighterRefusal(f: Fighter, options: Options): Refusal | undefined {
  const pair = f.support && [f.troop, f.support];
  const refused = pair ? (barred(MIXED_BARS, pair) ?? barred(DEEP_BARS, pair, options)) : undefined;
  return refused ?? barred(DEFENCE_BARS, f, options);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
// biome-ignore format: one line a rule
const CITED = {
  animal:        citation('IGR-MF-16', 'ANIMAL counts as Mounted'),
  penalty:       citation('IGR-MM-01', 'a combat penalty halves the base cf', 'half'),
  flanked:       citation('IGR-MM-02', 'contacted in flank or rear', 'half'),
  RA:            citation('IGR-MM-04', 'regulars: -1 for every two R or RR'),
  IA:            citation('IGR-MM-05', 'irregulars: -1 for every R'),
  disadvantaged: citation('IGR-MM-06', 'it fights a class of its Disadvantage column', signed(WORTH.disadvantaged)),
  advantaged:    citation('IGR-MM-08', 'it is in the Disadvantage column of its opponent', signed(WORTH.advantaged)),
  support:       citation('IGR-MM-07', 'half the base cf of the vignette behind it, rounded up'),
  uphill:        citation('IGR-R-13', 'it stands on a Gentle Hill', signed(WORTH.uphill)),
  defences:      citation('IGR-FLD-04', 'the other is behind field defences', signed(WORTH.defences)),
  assisted:      citation('IGR-R-74', 'friends that touch the same enemy'),
  overlapped:    citation('IGR-MM-03', 'it is overlapped', signed(WORTH.overlapped)),
  tooWeak:       citation('IGR-MM-09', 'who overlaps needs half the cf of whom he overlaps', '0'),
  tooFirm:       citation('IGR-MM-10', 'only HIS, HIN and HSC can be overlapped', '0'),
  mayNot:        citation('IGR-R-73', 'such troops do not overlap', '0'),
};

/** Base cf, halves (IGR-R-70 to IGR-R-72) and bands; -2 and +2 aside. */
function halvedBase(t: Troop, column: FactorColumn, penalised: boolean, flanked: boolean, o: Options): number {
  let cf = factorOf(t, column, o);
  if (penalised) cf = halved(o)(cf);
  return flanked ? halved(o)(cf) : cf;
}
/** IGR-MM-06, IGR-MM-08: both may apply. */
function matchUp(own: Troop, other: Troop, o: Options, because?: Citation[]): number {
  let sum = 0;
  if (isDisadvantaged(own.class, other.class, o)) {
    sum += WORTH.disadvantaged;
    because?.push(CITED.disadvantaged);
  }
  if (isDisadvantaged(other.class, own.class, o)) {
    sum += WORTH.advantaged;
    because?.push(CITED.advantaged);
  }
  return sum;
}
const isPenalised = (t: Troop, badGoing: boolean, o: Options): boolean => badGoing && ratesOf(t, o).penalty;
const isFlanked = (f: Fighter): boolean => FLANKED.includes(f.troop.class) && f.contacts.some(c => c !== 'front');

/** The total with which a vignette overlaps another (IGR-MM-09). */
function overlapperTotal(by: Overlapper, overlapped: Troop, o: Options): number {
  const column = columnAgainst(overlapped.class);
  const base = halvedBase(by.troop, column, isPenalised(by.troop, by.badGoing, o), false, o);
  return base + bandsModifier(by.troop.army, by.bands) + matchUp(by.troop, overlapped, o);
}
/** IGR-MM-03, IGR-MM-09, IGR-MM-10, IGR-R-73. */
function overlaps(f: Fighter, total: number, o: Options, because?: Citation[]): number {
  if (f.edge !== 'front' || f.overlappedBy.length === 0) return 0;
  if (!OVERLAPPED.includes(f.troop.class)) {
    because?.push(CITED.tooFirm);
    return 0;
  }
  const { may, half } = overlapping(o);
  let sum = 0;
  for (const by of f.overlappedBy) {
    const strong = !half || 2 * overlapperTotal(by, f.troop, o) >= total;
    const counts = may(by.troop.class) && strong;
    if (counts) sum += WORTH.overlapped;
    because?.push(counts ? CITED.overlapped : strong ? CITED.mayNot : CITED.tooWeak);
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
  const column = columnAgainst(other.troop.class);
  const base = factorOf(own.troop, column, o);
  because?.push(FACTOR_CITED[own.troop.class]);
  if (generalOf(other.troop) === 'ANIMAL') because?.push(CITED.animal);
  const penalised = isPenalised(own.troop, own.badGoing, o);
  const flanked = isFlanked(own);
  if (penalised) because?.push(CITED.penalty);
  if (flanked) because?.push(CITED.flanked);
  const marks = bandsModifier(own.troop.army, own.bands);
  if (marks < 0) because?.push(CITED[own.troop.army]);
  const worn = halvedBase(own.troop, column, penalised, flanked, o) + marks;
  let total = worn + matchUp(own.troop, other.troop, o, because) + helped(own, other, column, o, because);
  total += overlaps(own, total, o, because);
  return { base, reduced: REDUCED[reducedFactor(o)](worn, base + marks, total), total };
}
const REDUCED = {
  'halves-and-marks': (worn: number): number => worn,
  marks: (_: number, marked: number): number => marked,
  total: (_: number, __: number, total: number): number => total,
};

/** Support, height, defences, assistance. */
function helped(own: Fighter, other: Fighter, column: FactorColumn, o: Options, because?: Citation[]): number {
  let sum = 0;
  if (own.support && own.edge === 'front') {
    sum += halfUp(factorOf(own.support, column, o));
    because?.push(CITED.support);
  }
  if (own.uphill && uphillCounts(o)) {
    sum += WORTH.uphill;
    because?.push(CITED.uphill);
  }
  if (other.defences && other.edge === 'front') {
    sum += WORTH.defences;
    because?.push(CITED.defences);
  }
  if (own.assistedBy.length > 0 && assistanceCounts(o)) {
    for (const friend of own.assistedBy) sum += halfUp(factorOf(friend, column, o));
    because?.push(CITED.assisted);
  }
  return sum;
}

/** A melee with everything worked out that hangs on no throw. */
export interface ReadyMelee {
  readonly facts: MeleeFacts;
  readonly active: Reckoning;
  readonly opponent: Reckoning;
  readonly difference: number;
  readonly column: Difference;
  readonly because: readonly Citation[];
}
const COLUMN_CITED = new Map<string, Citation>();
function columnCited(rule: string, column: Difference): Citation {
  const cited = COLUMN_CITED.get(rule) ?? citation(rule, `the column of ${column} in the combat results`, column);
  COLUMN_CITED.set(rule, cited);
  return cited;
}

export function readyMelee(facts: MeleeFacts, o: Options): ReadyMelee {
  const because: Citation[] = [];
  const active = reckon(facts.active, facts.opponent, o, because);
  const opponent = reckon(facts.opponent, facts.active, o, because);
  const difference = active.total - (subtractsModified(o) ? opponent.total : opponent.base);
  const { column, rule } = columnFor(difference);
  because.push(columnCited(rule, column));
  return { facts, active, opponent, difference, column, because };
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
