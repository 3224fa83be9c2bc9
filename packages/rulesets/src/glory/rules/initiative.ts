import {
  type Citation,
  die,
  type Finding,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { citation, prohibitedBy } from '../lines.js';
import { ruling } from '../options.js';
import { type Action, type Integrity, integrityOf, type NeighbourAction, type Troop } from '../pieces.js';
import { INITIATIVE, INITIATIVE_MODIFIERS, type InitiativeRow } from '../tables/command.js';
import { MIXED_BARS } from '../tables/links.js';

export interface InitiativeFacts {
  /** One vignette, or all members of a link. */
  readonly troops: readonly Troop[];
  /** What the neighbours do (IGR-GEO-16); null: there is none. */
  readonly right: NeighbourAction | null;
  readonly left: NeighbourAction | null;
}

/** IGR-R-50: a link goes by its lowest Integrity. */
export function lowestIntegrity(troops: readonly Troop[]): Integrity {
  let lowest = troops[0]!;
  for (const t of troops) if (integrityOf(t) < integrityOf(lowest)) lowest = t;
  return lowest.integrity;
}

/** IGR-INI-10 to IGR-INI-14. */
export function initiativeModifier(
  troops: readonly Troop[],
  options: Options,
  bore?: (row: (typeof INITIATIVE_MODIFIERS)[number]) => void,
): number {
  const integrity = lowestIntegrity(troops);
  const { army } = troops[0]!;
  let sum = 0;
  for (const m of INITIATIVE_MODIFIERS) {
    if (!m.when(army, integrity, options)) continue;
    sum += m.effect;
    bore?.(m);
  }
  return sum;
}

/** IGR-INI-02 to IGR-INI-09. */
export const initiativeRow = (score: number): InitiativeRow => INITIATIVE.find(row => score <= row.upTo)!;

/** IGR-R-49: what it means to do as a neighbour who is acting on orders. */
const asActivated = ruling<'activated' | 'halt'>('IGR-R-49', {
  'copy-action': 'activated',
  'halt-if-activated': 'halt',
});
export type Does = NeighbourAction | 'halt';

/** IGR-INI-06, IGR-INI-07: the neighbour on one side, else the one on the other, else a halt. */
export function doneBy(
  action: InitiativeRow['action'],
  { right, left }: Pick<InitiativeFacts, 'right' | 'left'>,
  options: Options,
): Does {
  if (action !== 'as-right' && action !== 'as-left') return action;
  const copied = action === 'as-right' ? (right ?? left) : (left ?? right);
  return copied === 'activated' ? asActivated(options) : (copied ?? 'halt');
}

export interface Initiative {
  readonly die: number;
  readonly score: number;
  readonly modifier: number;
  readonly action: Action | 'as-right' | 'as-left';
  readonly does: Does;
}

const LINKED = citation('IGR-R-50', 'one throw for a link, by its lowest Integrity');
const COPIES = citation('IGR-R-49', 'what it is to do as a neighbour who acts on orders');
const ROW_CITED = new Map(INITIATIVE.map(row => [row, citation(row.rule, row.text)]));
const MODIFIER_CITED = new Map(
  INITIATIVE_MODIFIERS.map(m => [m, citation(m.rule, m.text, m.effect > 0 ? `+${m.effect}` : `${m.effect}`)]),
);

/** IGR-LNK-02: why there is no such unit. */
export const initiativeRefusal = (troops: readonly Troop[]): Refusal | undefined => prohibitedBy(MIXED_BARS, troops);

/** IGR-INI-01: a unit that was not activated acts by itself. */
export function* initiative(facts: InitiativeFacts, options: Options, by: Side = 'a'): Procedure<Finding<Initiative>> {
  const thrown = yield* die('IGR-INI-01', by, 'the die for initiative');
  const because: Citation[] = [];
  const modifier = initiativeModifier(facts.troops, options, m => because.push(MODIFIER_CITED.get(m)!));
  const score = thrown + modifier;
  const row = initiativeRow(score);
  because.push(ROW_CITED.get(row)!);
  if (facts.troops.length > 1) because.push(LINKED);
  if (isCopy(row.action) && (facts.right ?? facts.left) !== null) because.push(COPIES);
  return {
    result: { die: thrown, score, modifier, action: row.action, does: doneBy(row.action, facts, options) },
    because,
  };
}
const isCopy = (action: InitiativeRow['action']): boolean => action === 'as-right' || action === 'as-left';

/** IGR-R-44: may the owner leave a unit out? IGR-R-46: does a charge go on in later turns? Asked by play. */
export const mustThrow = ruling('IGR-R-44', { compulsory: true, voluntary: false });
export const chargesGoOn = ruling('IGR-R-46', { 'game-turns': true, 'unlimited-pivot': false });
