import { psEffect } from '../rules/states.js';
import { baseOf, companyOf } from './bases.js';
import { dugOf } from './condition.js';
import { rowOf } from './links.js';
import { mayFireAtAll } from './shots.js';
import type { Asset, Base, Call, State } from './state.js';
import { happens, type Play } from './types.js';

/** What falls in this turn, because it was called in the last. */
export const isDue = ({ turn }: State, { mission }: Asset): boolean => mission !== null && mission.called === turn - 1;
export const setAsset = (game: Play, id: string, to: Partial<Asset>): void => {
  const asset = game.state.assets.find(one => one.id === id)!;
  happens(game, 'flew', { assets: [{ ...asset, ...to }] });
};

export const dueCalls = (state: State, kind: Call['kind']): Call[] =>
  state.calls.filter(call => call.turnCalled === state.turn - 1 && call.kind === kind);

/** PLA-R-158: batteries that can still fire. */
export function ableBatteries({ state, options }: Play, call: Call): Base[] {
  return call.batteries.flatMap(id => {
    const base = baseOf(state, id);
    if (!base || base.where === 'gone' || base.limbered || companyOf(state, base.company)!.demoralised) return [];
    if (base.where === 'off-table') return [base];
    const { result } = psEffect(
      { psRow: rowOf(base), state: base.state, quality: 'average', dugIn: dugOf(state, base) !== 'none' },
      options,
    );
    return result.mayFire && !mayFireAtAll(state, base) && base.lastMove === 'none' ? [base] : [];
  });
}
