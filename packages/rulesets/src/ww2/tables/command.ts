import { type RuleId, rows, table } from '@umpire/engine';
import type { Prohibition } from '../../common/book/lines.js';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import { type Doctrine, GRADES, type Grade, type TacticalOption } from '../pieces.js';

interface GradeRow {
  /** Dice for command points, of which the two lowest count. */
  readonly dice: number;
  readonly thrown: RuleId;
  /** The printed maximum CP: tactical points of a stand (WW2-R-36). */
  readonly points: number;
  readonly limit: RuleId;
  /** Morale is passed on this score or more. */
  readonly passes: number;
  readonly morale: RuleId;
}

/** WW2-CP-02 to WW2-CP-05, WW2-CP-13 to WW2-CP-16, WW2-MOR-09 to WW2-MOR-12. */
// biome-ignore format: the book's own layout
export const GRADE_TABLE: Readonly<Record<Grade, GradeRow>> = table('ww2/GRADE_TABLE', {
  A: { dice: 2, thrown: 'WW2-CP-02', points: 2, limit: 'WW2-CP-13', passes: 3, morale: 'WW2-MOR-09' },
  B: { dice: 2, thrown: 'WW2-CP-03', points: 2, limit: 'WW2-CP-14', passes: 4, morale: 'WW2-MOR-10' },
  C: { dice: 3, thrown: 'WW2-CP-04', points: 1, limit: 'WW2-CP-15', passes: 5, morale: 'WW2-MOR-11' },
  D: { dice: 4, thrown: 'WW2-CP-05', points: 1, limit: 'WW2-CP-16', passes: 6, morale: 'WW2-MOR-12' },
});
/** How many of the dice count, the lowest ones. */
export const DICE_THAT_COUNT: number = table('ww2/DICE_THAT_COUNT', 2);

/** WW2-CP-06, WW2-R-91. */
export function lowestGrade(grades: readonly Grade[]): Grade {
  let low = 0;
  for (const grade of grades) low = Math.max(low, GRADES.indexOf(grade));
  return GRADES[low]!;
}

/** A battle group that throws: the question `command-points`. */
export interface CommandFacts {
  readonly grades: readonly Grade[];
  readonly radio: boolean;
  readonly doctrine: Doctrine;
}
// biome-ignore format: the book's own layout
export const COMMAND_MODIFIERS = citedModifiers(rows<Modifier<CommandFacts>>('ww2/COMMAND_MODIFIERS', [
  { rule: 'WW2-CP-08', effect: 2,  text: 'a Mobile battle group',   when: c => c.doctrine === 'mobile' },
  { rule: 'WW2-CP-09', effect: -2, text: 'a Cautious battle group', when: c => c.doctrine === 'cautious' },
]));

/** What orders cost, in command points, before distance. */
// biome-ignore format: one line a rule
export const COSTS = table('ww2/COSTS', {
  tactical: { cp: 1, rule: 'WW2-CP-19' },
  march:    { cp: 3, rule: 'WW2-CP-20' },
  FIGHTER:  { cp: 2, rule: 'WW2-CP-21' },
  BOMBER:   { cp: 3, rule: 'WW2-CP-22' },
  ATTACK:   { cp: 4, rule: 'WW2-CP-23' },
  airdrop:  { cp: 3, rule: 'WW2-HG-05' },
  halt:     { cp: 1, rule: 'WW2-R-93' },
});
/** One CP more for each of these steps, in metres (WW2-CP-17, WW2-CP-20). */
export const STEPS = table('ww2/STEPS', { tactical: 1000, march: 2000 });
/** WW2-CP-18. */
export const MOBILE_POINTS: number = table('ww2/MOBILE_POINTS', 1);

/** WW2-R-37: do begun steps count? */
export const stepsIn = ruling<(distance: number, step: number) => number>('WW2-R-37', {
  whole: (distance, step) => Math.floor(distance / step),
  part: (distance, step) => Math.ceil(distance / step),
});

export const SEQUENCES = ['move', 'fire', 'move-fire', 'fire-move', 'bus'] as const;
interface OptionRow {
  readonly rule: RuleId;
  /** As a share of a tactical move. */
  readonly move: 0 | 0.5 | 1;
  readonly shots: number;
  readonly sequence: (typeof SEQUENCES)[number];
  readonly text: string;
}
/** WW2-TAC-02 to WW2-TAC-08. */
// biome-ignore format: the book's own layout
export const TACTICAL_MOVES: Readonly<Record<Exclude<TacticalOption, 7>, OptionRow>> = table('ww2/TACTICAL_MOVES', {
  1: { rule: 'WW2-TAC-02', move: 1,   shots: 0, sequence: 'move',      text: 'a full tactical move, no fire' },
  2: { rule: 'WW2-TAC-03', move: 0,   shots: 2, sequence: 'fire',      text: 'halted, fire twice' },
  3: { rule: 'WW2-TAC-05', move: 0.5, shots: 1, sequence: 'move-fire', text: 'half a move, then fire' },
  4: { rule: 'WW2-TAC-06', move: 0.5, shots: 1, sequence: 'fire-move', text: 'fire, then half a move' },
  5: { rule: 'WW2-TAC-07', move: 1,   shots: 1, sequence: 'move-fire', text: 'a full move, then fire' },
  6: { rule: 'WW2-TAC-08', move: 0,   shots: 0, sequence: 'bus',       text: 'take up or set down infantry' },
});
/** WW2-TAC-04: what artillery fires on option 2. */
export const ARTILLERY_SHOTS: number = table('ww2/ARTILLERY_SHOTS', 1);

/** WW2-R-36: is the figure a number of moves, or of CPs? */
export const countsMoves = ruling('WW2-R-36', { moves: true, total: false });

/** A tactical move that is about to be paid: the question `tactical-move`. */
export interface TacticalFacts {
  readonly grade: Grade;
  readonly option: TacticalOption;
  /** From the stand to its BGHQ, in metres. */
  readonly hqDistance: number;
  readonly cp: number;
  readonly mobile: boolean;
  /** All tactical moves of the stand in this turn. */
  readonly movesMade: number;
  /** Only WW2-R-36 `total` asks. */
  readonly cpSpentOnStand: number;
  readonly artillery: boolean;
  readonly bussed: boolean;
  readonly justDebussed: boolean;
  readonly offTable: boolean;
  readonly groupFailed: boolean;
}
/** With what it costs and how much the grade allows. */
export type PricedMove = Pick<TacticalFacts, 'grade' | 'movesMade' | 'cpSpentOnStand' | 'cp'> & {
  readonly cost: number;
  readonly points: number;
};

// biome-ignore format: one line a rule
export const TACTICAL_BARS = rows<Prohibition<TacticalFacts>>('ww2/TACTICAL_BARS', [
  { rule: 'WW2-MOR-06', text: 'CPs of a failed battle group only halt its stands', when: t => t.groupFailed },
  { rule: 'WW2-R-44',   text: 'there are six tactical options', when: t => t.option === 7 },
  { rule: 'WW2-TAC-10', text: 'bussed infantry make no tactical moves', when: t => t.bussed },
]);
const exhausted =
  (grade: Grade) =>
  (p: PricedMove, o: Parameters<typeof countsMoves>[0]): boolean =>
    p.grade === grade && (countsMoves(o) ? p.movesMade >= p.points : p.cpSpentOnStand + p.cost > p.points);
// biome-ignore format: one line a rule
export const POINT_BARS = rows<Prohibition<PricedMove>>('ww2/POINT_BARS', [
  { rule: 'WW2-CP-13', text: 'a stand of grade A has no tactical point left', when: exhausted('A') },
  { rule: 'WW2-CP-14', text: 'a stand of grade B has no tactical point left', when: exhausted('B') },
  { rule: 'WW2-CP-15', text: 'a stand of grade C has no tactical point left', when: exhausted('C') },
  { rule: 'WW2-CP-16', text: 'a stand of grade D has no tactical point left', when: exhausted('D') },
]);
// biome-ignore format: one line a rule
export const DEBUSSED_BARS = rows<Prohibition<TacticalFacts>>('ww2/DEBUSSED_BARS', [
  { rule: 'WW2-TAC-12', text: 'infantry that de-bussed make one tactical move at most', when: t => t.justDebussed && t.movesMade > 0 },
]);
/** WW2-CP-12: for whatever is paid. */
// biome-ignore format: one line a rule
export const PAYMENT_BARS = rows<Prohibition<{ readonly cost: number; readonly cp: number }>>('ww2/PAYMENT_BARS', [
  { rule: 'WW2-CP-12', text: 'the battle group has not enough command points', when: p => p.cost > p.cp, say: p => `it costs ${p.cost} CP, the battle group has ${p.cp}` },
]);

export const PASSENGERS = ['BARG', 'RG', 'IG'] as const;
export const CARRIERS = ['SMT', 'APC'] as const;
/** Taking up or setting down infantry: the question `bus`. */
export interface BusFacts {
  readonly action: 'bus' | 'debus';
  readonly passenger: (typeof PASSENGERS)[number];
  readonly transport: (typeof CARRIERS)[number];
  /** Of the vehicle, as are CPs, distance to the BGHQ and moves. */
  readonly grade: Grade;
  readonly cp: number;
  readonly distance: number;
  readonly transportFull: boolean;
  readonly hqDistance: number;
  readonly mobile: boolean;
  readonly movesMade: number;
  readonly cpSpentOnStand: number;
}
// biome-ignore format: one line a rule
export const BUS_BARS = rows<Prohibition<BusFacts>>('ww2/BUS_BARS', [
  { rule: 'WW2-VEH-37', text: 'an APC carries RG or IG, not BARG', when: b => b.passenger === 'BARG' && b.transport === 'APC' },
  { rule: 'WW2-R-48',   text: 'one foot stand rides in a transport', when: b => b.action === 'bus' && b.transportFull },
  { rule: 'WW2-R-48',   text: 'a stand busses in contact with its transport', when: b => b.action === 'bus' && b.distance > 0 },
]);
