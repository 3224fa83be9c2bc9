import { unitOf } from '../tables/units.js';
import { has, onTable } from './bases.js';
import { toSide } from './change.js';
import { isWithin } from './places.js';
import { type Base, CM, type State } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-LOG-03: turns beside supply after which a base has its shots again. */
const TURNS: Readonly<Partial<Record<Base['type'], number>>> = {
  'gf-atgw-section': 1,
  'gf-missile-section': 1,
  'standoff-platoon': 6,
};

/** PLA-LOG-03: who has stood by a supply column, without moving or firing, has his shots again. */
export function resupply(game: Play): void {
  const { state } = game;
  for (const base of onTable(state)) {
    const turns = TURNS[base.type];
    const full = unitOf(base.type).shots;
    if (turns === undefined || full === undefined || base.shots === full) continue;
    const supplied = isBySupply(state, base) ? base.supplied + 1 : 0;
    const isFull = supplied >= turns;
    const because = [{ rule: 'PLA-LOG-03', text: 'beside a supply column' }];
    const news = isFull ? toSide(base.side, `${base.id} has its shots again`, because, base.id) : {};
    happens(
      game,
      'worked',
      { bases: [{ ...base, supplied: isFull ? 0 : supplied, shots: isFull ? full : base.shots }] },
      news,
    );
  }
}
const isBySupply = (state: State, base: Base): boolean =>
  base.lastMove === 'none' &&
  !base.fired.some(shot => shot.turn === state.turn) &&
  onTable(state, base.side).some(one => has(one, 'supply') && isWithin(one, base, 2 * CM));
