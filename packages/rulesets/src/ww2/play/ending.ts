import { inArea, otherSide, type Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import { outlineOf } from './field.js';
import { failedGroups } from './morale.js';
import { groupOf, isAircraft, placed } from './stands.js';
import type { State } from './state.js';
import type { Play } from './types.js';

/** WW2-R-128: ground stands of groups that have not failed, with those that they carry, whose centre is in the objective. */
export function holding(state: State, side: Side): number {
  const feature = state.ground.now.features.find(({ id }) => id === state.objective);
  if (!feature) return 0;
  const outline = outlineOf(feature);
  return state.stands.filter(stand => {
    if (stand.side !== side || isAircraft(stand) || groupOf(state, stand).failed) return false;
    const at = placed(state, stand);
    return at.where === 'table' && !isAircraft(at) && inArea(outline, at);
  }).length;
}

/** The points of the enemy that a side has destroyed. */
export const destroyedBy = (state: State, side: Side): number =>
  state.stands
    .filter(stand => stand.side !== side && stand.where === 'destroyed')
    .reduce((sum, { nature }) => sum + nature.points, 0);

interface Measure {
  readonly text: string;
  of(state: State, side: Side): number;
}
/** WW2-HG-09: what is compared when the last turn is over, one after the other; more is better. */
const MEASURES: readonly Measure[] = [
  { text: 'fewer of its groups have failed', of: (state, side) => -failedGroups(state, side) },
  { text: 'it has more stands in the objective', of: holding },
  { text: 'it has destroyed more points', of: destroyedBy },
];

export function limitResult(state: State): Over {
  const rule = 'WW2-HG-09';
  for (const { text, of } of MEASURES) {
    const ahead = of(state, 'a') - of(state, 'b');
    if (ahead === 0) continue;
    const winner = ahead > 0 ? 'a' : 'b';
    return { winner, rule, text: `the last turn is over; ${state.sides[winner].name}: ${text}` };
  }
  return { winner: 'draw', rule, text: 'the last turn is over, and neither side is ahead' };
}

/** Both sides have played their last turn. */
export function endAtLimit(game: Play): boolean {
  const { state } = game;
  if (state.turn < 2 * state.limit) return false;
  const over = limitResult(state);
  game.happen({ kind: 'over', over, because: [{ rule: over.rule, text: over.text }] });
  return true;
}

/** Whose player turn comes next. */
export const nextSide = ({ active }: State): Side => otherSide(active);
