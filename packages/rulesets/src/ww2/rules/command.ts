import {
  type Citation,
  dice,
  die,
  type Finding,
  isRefusal,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { counted } from '../../common/book/counted.js';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import type { Doctrine, Grade } from '../pieces.js';
import {
  ARTILLERY_SHOTS,
  BUS_BARS,
  type BusFacts,
  COMMAND_MODIFIERS,
  COSTS,
  type CommandFacts,
  countsMoves,
  DEBUSSED_BARS,
  DICE_THAT_COUNT,
  GRADE_TABLE,
  lowestGrade,
  MOBILE_POINTS,
  POINT_BARS,
  type PricedMove,
  type SEQUENCES,
  STEPS,
  stepsIn,
  TACTICAL_BARS,
  TACTICAL_MOVES,
  type TacticalFacts,
} from '../tables/command.js';
import { MOVE_LENGTHS } from '../tables/movement.js';
import { SCORE_MODIFIERS } from '../tables/shooting.js';
import { type Paid, paid } from './movement.js';

const LOWEST = citation('WW2-CP-06', 'several grades throw for the lowest');
/** By what it adds. */
const RADIO = [0, 1, 2, 3].map(more =>
  citation('WW2-CP-07', 'radio adds half of one more die, rounded up', `+${more}`),
);

/** Whose dice are thrown, and for which battle group. */
interface Thrower {
  readonly side: Side | 'both';
  readonly name: string;
}
const ANYBODY: Thrower = { side: 'both', name: 'the battle group' };

/** WW2-CP-01 to WW2-CP-09: the command points of a battle group. */
export function* commandPoints(
  facts: CommandFacts,
  options: Options,
  thrower: Thrower = ANYBODY,
): Procedure<Finding<{ cp: number }>> {
  const { cp, because } = yield* throwPoints(facts, options, thrower);
  return { result: { cp }, because };
}

/** How the command points of a battle group come about. */
export interface CommandThrow {
  readonly grade: Grade;
  /** The lowest first. */
  readonly scores: readonly number[];
  /** What the radio adds; 0 without one. */
  readonly radio: number;
  readonly doctrine: Doctrine;
  readonly change: number;
}
/** The same in words: `3 + 5 of 3, 5, 6 (grade C, the lowest two count), radio +1`. */
export function commandSum({ grade, scores, radio, doctrine, change }: CommandThrow): string {
  const counted = scores.slice(0, DICE_THAT_COUNT).join(' + ');
  const thrown = `${counted}${hasMore(scores.length) ? ` of ${scores.join(', ')}` : ''} (${GRADE_WORDS[grade]})`;
  const helped = radio > 0 ? `, radio +${radio}` : '';
  return change === 0
    ? `${thrown}${helped}`
    : `${thrown}${helped}, ${doctrine} ${change > 0 ? '+' : '−'}${Math.abs(change)}`;
}

/** The command points of a battle group, and how they come about. */
export function* throwPoints(
  facts: CommandFacts,
  options: Options,
  { side, name }: Thrower,
): Procedure<{ cp: number; thrown: CommandThrow; because: readonly Citation[] }> {
  const grade = lowestGrade(facts.grades);
  const { dice: count, thrown } = GRADE_TABLE[grade];
  const because: Citation[] = [DICE_CITED[grade]];
  if (hasOthers(facts.grades, grade)) because.push(LOWEST);
  const scores = yield* dice(count, thrown, side, `a die for command points of ${name}`);
  putInOrder(scores);
  let cp = 0;
  for (let i = 0; i < DICE_THAT_COUNT && i < count; i++) cp += scores[i]!;
  let radio = 0;
  if (facts.radio) {
    const face = yield* die('WW2-CP-07', side, `the die for the radio of ${name}`);
    radio = Math.ceil(face / 2);
    cp += radio;
    because.push(RADIO[radio]!);
  }
  const change = summed(COMMAND_MODIFIERS, facts, options, because);
  return { cp: cp + change, thrown: { grade, scores, radio, doctrine: facts.doctrine, change }, because };
}

/** Puts a few scores in order where they are: `sort` would make a list of its own first. */
function putInOrder(few: number[]): void {
  for (let i = 1; i < few.length; i++)
    for (let at = i; at > 0 && few[at - 1]! > few[at]!; at--) [few[at - 1], few[at]] = [few[at]!, few[at - 1]!];
}
function hasOthers(grades: readonly Grade[], grade: Grade): boolean {
  for (const one of grades) if (one !== grade) return true;
  return false;
}

/** WW2-CP-13 to WW2-CP-16, WW2-CP-18. */
export const tacticalPoints = (grade: Grade, mobile: boolean): number =>
  GRADE_TABLE[grade].points + (mobile ? MOBILE_POINTS : 0);

/** WW2-CP-17, WW2-CP-19: what a tactical move costs; off the table there is no distance (WW2-R-38). */
export const tacticalCost = (hqDistance: number, offTable: boolean, options: Options): number =>
  COSTS.tactical.cp + (offTable ? 0 : stepsIn(options)(hqDistance, STEPS.tactical));

/** What a stand may still do after this move, by WW2-R-36. */
const movesLeft = (m: PricedMove, options: Options): number =>
  countsMoves(options) ? m.points - m.movesMade - 1 : Math.floor((m.points - m.cpSpentOnStand - m.cost) / m.cost);

/** What each row of a table is cited as, said once. */
const citedBy = <K extends string | number, R>(
  table: Readonly<Record<K, R>>,
  cited: (row: R, key: string) => Citation,
): Readonly<Record<K, Citation>> =>
  Object.fromEntries(Object.entries<R>(table).map(([key, row]) => [key, cited(row, key)])) as Record<K, Citation>;
const hasMore = (count: number): boolean => count > DICE_THAT_COUNT;
const lowestCount = (count: number): string => (hasMore(count) ? ', the lowest two count' : '');
const DICE_CITED = citedBy(GRADE_TABLE, ({ thrown, dice: count }, grade) =>
  citation(thrown, `grade ${grade} throws ${count} dice${lowestCount(count)}`),
);
const GRADE_WORDS = Object.fromEntries(
  Object.entries(GRADE_TABLE).map(([grade, { dice: count }]) => [grade, `grade ${grade}${lowestCount(count)}`]),
) as Readonly<Record<Grade, string>>;
const POINTS_CITED = citedBy(GRADE_TABLE, ({ limit, points }, grade) =>
  citation(limit, `grade ${grade} has ${counted(points, 'tactical point')}`),
);
const OPTIONS_CITED = citedBy(TACTICAL_MOVES, ({ rule, text }) => citation(rule, text));
const DISTANT = citation('WW2-CP-17', `1 CP more for each ${STEPS.tactical}m to the BGHQ`);
const MOBILE = citation('WW2-CP-18', 'a Mobile stand has one tactical point more', '+1');
const ONE_EACH = citation(COSTS.tactical.rule, 'a tactical move costs 1 CP and one tactical point');
const ONCE = citation('WW2-TAC-04', 'artillery fires once');
const JUST_DOWN = citation('WW2-TAC-12', 'infantry that just de-bussed make one tactical move');

export interface TacticalMove extends Paid {
  readonly movesLeft: number;
  /** As a share of a tactical move. */
  readonly move: 0 | 0.5 | 1;
  readonly shots: number;
  readonly sequence: (typeof SEQUENCES)[number];
  readonly effectModifier: number;
}

/** WW2-CP-12 to WW2-CP-19, WW2-TAC-02 to WW2-TAC-13: whether a stand may, what it costs, and what it gets for it. */
export function tacticalMove(t: TacticalFacts, options: Options): Refusal | Finding<TacticalMove> {
  const cost = tacticalCost(t.hqDistance, t.offTable, options);
  const priced = {
    grade: t.grade,
    movesMade: t.movesMade,
    cpSpentOnStand: t.cpSpentOnStand,
    cp: t.cp,
    cost,
    points: tacticalPoints(t.grade, t.mobile),
  };
  const refused =
    prohibitedBy(TACTICAL_BARS, t) ?? prohibitedBy(POINT_BARS, priced, options) ?? prohibitedBy(DEBUSSED_BARS, t);
  if (refused) return refused;
  const bill = paid(cost, t.cp);
  if (isRefusal(bill)) return bill;
  const row = TACTICAL_MOVES[t.option as keyof typeof TACTICAL_MOVES];
  const because = [POINTS_CITED[t.grade], ONE_EACH, OPTIONS_CITED[t.option as keyof typeof TACTICAL_MOVES]];
  if (cost > COSTS.tactical.cp) because.push(DISTANT);
  if (t.mobile) because.push(MOBILE);
  if (t.justDebussed) because.push(JUST_DOWN);
  const once = t.option === 2 && t.artillery;
  if (once) because.push(ONCE);
  const result = {
    cost: bill.cost,
    cpLeft: bill.cpLeft,
    movesLeft: t.justDebussed ? 0 : movesLeft(priced, options),
    move: row.move,
    shots: once ? ARTILLERY_SHOTS : row.shots,
    sequence: row.sequence,
    effectModifier: optionModifier(t, options, because),
  };
  return { result, because };
}

/** WW2-EFF-04, WW2-EFF-08: what the option adds to the score required. */
function optionModifier({ option }: TacticalFacts, options: Options, because: Citation[]): number {
  if (option !== 3 && option !== 4 && option !== 5) return 0;
  return summed(SCORE_MODIFIERS, PLAIN_SHOTS[option], options, because);
}
const PLAIN_SHOT = {
  weapon: 'MG',
  target: 'MA',
  cover: 'none',
  shooterPinned: false,
  shooterRepulsed: false,
  arc: 'front',
  targetGun: false,
  skirts: false,
} as const;
const PLAIN_SHOTS = {
  3: { ...PLAIN_SHOT, option: 3 },
  4: { ...PLAIN_SHOT, option: 4 },
  5: { ...PLAIN_SHOT, option: 5 },
} as const;

export interface Bussed extends Paid {
  readonly passengerMovesAllowed: 0 | 1;
  /** Until it is so far from its transport, in metres (WW2-TAC-11). */
  readonly sharesResultUntil: number;
}
const BUSSES = [
  citation('WW2-TAC-08', 'a vehicle takes up or sets down infantry'),
  citation('WW2-TAC-09', 'bussing and de-bussing cost 1 CP'),
];

/** WW2-TAC-08 to WW2-TAC-12: a tactical move of the vehicle. */
export function bus(facts: BusFacts, options: Options): Refusal | Finding<Bussed> {
  const cost = tacticalCost(facts.hqDistance, false, options);
  const priced = { ...facts, cost, points: tacticalPoints(facts.grade, facts.mobile) };
  const refused = prohibitedBy(BUS_BARS, facts) ?? prohibitedBy(POINT_BARS, priced, options);
  if (refused) return refused;
  const bill = paid(cost, facts.cp);
  if (isRefusal(bill)) return bill;
  const passengerMovesAllowed = facts.action === 'debus' ? 1 : 0;
  return { result: { ...bill, passengerMovesAllowed, sharesResultUntil: MOVE_LENGTHS.shares }, because: BUSSES };
}
