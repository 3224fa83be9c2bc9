import { type Options, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Allowance, StateBar as FamilyBar } from '../../common/mbt/book/figures.js';
import type { MoveKind } from '../../common/mbt/pieces.js';
import type { StandFacts, StandState, SubClass } from '../pieces.js';
import { stateForbids } from '../rules/readings.js';

/** MBT20-MOV-01 to MBT20-MOV-05: the most that may be moved in a turn, in inches, tactical / march (MBT20-MOV-08). */
// biome-ignore format: the book's own layout
const MOVEMENT = table('mbt2020/MOVEMENT', {
  //                                GOOD GOING     BAD GOING
  light:    { rule: 'MBT20-MOV-01', good: [4, 8],  bad: [2, 4] },
  mounted:  { rule: 'MBT20-MOV-02', good: [8, 24], bad: [4, 8] },
  oldTanks: { rule: 'MBT20-MOV-03', good: [6, 16], bad: [3, 8] },
  tanks:    { rule: 'MBT20-MOV-04', good: [8, 24], bad: [4, 8] },
  blank:    { rule: 'MBT20-MOV-05', good: [8, 24], bad: [4, 8] },
});
type MovementRow = keyof typeof MOVEMENT;
const WHO: Readonly<Record<MovementRow, string>> = {
  light: 'INF-',
  mounted: 'INFn, INF+, ADA and PDA',
  oldTanks: 'MBT-',
  tanks: 'MBTn and MBT+',
  blank: 'blanks and fakes',
};

const allowance = (row: MovementRow, kind: MoveKind): Allowance => {
  const { rule, good, bad } = MOVEMENT[row];
  const column = kind === 'tactical' ? 0 : 1;
  const effect = `${good[column]}" / ${bad[column]}"`;
  const cited = citation(rule, `${kind} move of ${WHO[row]} in good / bad going`, effect);
  return { good: good[column], bad: bad[column], rule, cited };
};
const bothKinds = (row: MovementRow): Readonly<Record<MoveKind, Allowance>> => ({
  tactical: allowance(row, 'tactical'),
  march: allowance(row, 'march'),
});
const ALLOWANCES: Readonly<Record<MovementRow, Readonly<Record<MoveKind, Allowance>>>> = {
  light: bothKinds('light'),
  mounted: bothKinds('mounted'),
  oldTanks: bothKinds('oldTanks'),
  tanks: bothKinds('tanks'),
  blank: bothKinds('blank'),
};

/** MBT20-MOV-11: the table has no row for ARTILLERY and AIRCRAFT. FE moves as INFn (MBT20-HSE-07). */
const ROW_OF: Readonly<Partial<Record<SubClass, MovementRow>>> = {
  'INF-': 'light',
  INFn: 'mounted',
  'INF+': 'mounted',
  FE: 'mounted',
  'MBT-': 'oldTanks',
  MBTn: 'tanks',
  'MBT+': 'tanks',
};

/** The row of a stand: a blank's while it is one (MBT20-R-69), its posture's where the book names that (MBT20-R-68). */
export function allowanceRow(
  stand: Pick<StandFacts, 'subClass' | 'posture'>,
  revealed: boolean,
  kind: MoveKind,
): Allowance {
  const own = ROW_OF[stand.subClass]!; // whoever has no row has been refused
  if (!revealed) return ALLOWANCES.blank[kind];
  return ALLOWANCES[stand.posture === 'ADA' || stand.posture === 'PDA' ? 'mounted' : own][kind];
}

interface StateBar extends FamilyBar {
  when(state: StandState, endsCloser: boolean, options: Options): boolean;
}
export const STATE_BARS: readonly StateBar[] = [
  { rule: 'MBT20-R-58', text: 'its state does not let this stand move so', when: stateForbids },
];

/** MBT20-RES-20, MBT20-R-57: half of the tactical move in good going, by the row of the sub-class. */
export const forcedMoveOf = (subClass: SubClass): number => {
  const own = ROW_OF[subClass];
  return own ? ALLOWANCES[own].tactical.good / 2 : 0;
};
