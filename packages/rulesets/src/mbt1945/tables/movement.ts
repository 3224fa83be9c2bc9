import { type Options, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Allowance, StateBar as FamilyBar } from '../../common/mbt/book/figures.js';
import type { MoveKind } from '../../common/mbt/pieces.js';
import { ruling } from '../options.js';
import type { StandFacts, StandState, SubClass } from '../pieces.js';
import { shakenStaysAway } from '../rules/readings.js';

/** MBT45-MOV-01 to MBT45-MOV-05: the most that may be moved in a turn, in inches, tactical / march (MBT45-MOV-08). */
// biome-ignore format: the book's own layout
const MOVEMENT = table('mbt1945/MOVEMENT', {
  //                                GOOD GOING     BAD GOING
  light:    { rule: 'MBT45-MOV-01', good: [4, 8],  bad: [2, 4], who: 'INF-' },
  mounted:  { rule: 'MBT45-MOV-02', good: [8, 24], bad: [4, 8], who: 'INFn, INF+, AAA and PDA' },
  oldTanks: { rule: 'MBT45-MOV-03', good: [6, 16], bad: [3, 8], who: 'MBT-' },
  tanks:    { rule: 'MBT45-MOV-04', good: [8, 24], bad: [4, 8], who: 'MBTn and MBT+' },
  blank:    { rule: 'MBT45-MOV-05', good: [8, 24], bad: [4, 8], who: 'blanks and fakes' },
});
type MovementRow = keyof typeof MOVEMENT;

const allowance = (row: MovementRow, kind: MoveKind): Allowance => {
  const { rule, good, bad, who } = MOVEMENT[row];
  const column = kind === 'tactical' ? 0 : 1;
  const effect = `${good[column]}" / ${bad[column]}"`;
  const cited = citation(rule, `${kind} move of ${who} in good / bad going`, effect);
  return { good: good[column]!, bad: bad[column]!, rule, cited };
};
const ALLOWANCES = Object.fromEntries(
  (Object.keys(MOVEMENT) as MovementRow[]).map(row => [
    row,
    { tactical: allowance(row, 'tactical'), march: allowance(row, 'march') },
  ]),
) as Readonly<Record<MovementRow, Readonly<Record<MoveKind, Allowance>>>>;

/** MBT45-R-113: the heaviest tanks have no row of their own. */
const heaviest = ruling<MovementRow>('MBT45-R-113', { 'as-mbt-plus': 'tanks', 'as-mbt-minus': 'oldTanks' });

/** MBT45-MOV-11: the table has no row for ARTILLERY and AIRCRAFT. CFE moves as INFn (MBT45-HSE-07). */
const ROW_OF: Readonly<Partial<Record<SubClass, MovementRow>>> = {
  'INF-': 'light',
  INFn: 'mounted',
  'INF+': 'mounted',
  CFE: 'mounted',
  'MBT-': 'oldTanks',
  MBTn: 'tanks',
  'MBT+': 'tanks',
};

/** The row of a stand: a blank's while it is one (MBT45-R-69), its posture's where the book names that (MBT45-R-68). */
export function allowanceRow(
  { subClass, posture }: Pick<StandFacts, 'subClass' | 'posture'>,
  revealed: boolean,
  kind: MoveKind,
  options: Options,
): Allowance {
  if (!revealed) return ALLOWANCES.blank[kind];
  if (posture === 'AAA' || posture === 'PDA') return ALLOWANCES.mounted[kind];
  // whoever has no row has been refused
  return ALLOWANCES[subClass === 'MBT++' ? heaviest(options) : ROW_OF[subClass]!][kind];
}

interface StateBar extends FamilyBar {
  when(state: StandState, endsCloser: boolean, options: Options): boolean;
}
/** MBT45-RES-48: whoever stays where he is comes no closer. */
// biome-ignore format: one line a rule
export const STATE_BARS: readonly StateBar[] = [
  { rule: 'MBT45-RES-47', text: 'a Pinned stand stays where it is until its state improves', when: state => state === 'pinned' },
  { rule: 'MBT45-R-125',  text: 'a Shaken stand does not move closer to an opposing stand', when: (state, endsCloser, o) => state === 'shaken' && endsCloser && shakenStaysAway(o) },
];
