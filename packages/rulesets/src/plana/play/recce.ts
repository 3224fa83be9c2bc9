import { pointsWithin } from '@umpire/engine';
import { type Asset, type Base, CM, type State } from './state.js';

/** PLA-AS-02: so far from its point a recce mission serves. */
const RECCE_REACH = 50 * CM;

/** PLA-AM-01, PLA-AS-02: recce and ECM act in the three turns after the call. */
export const MISSION_TURNS = 3;
export const isFlying = ({ mission }: Asset, turn: number): boolean =>
  mission?.through === true && turn > mission.called && turn <= mission.called + MISSION_TURNS;

/** PLA-LOC-17 to -19: who helps an observer from above. */
export function recceOver(state: State, observer: Base): { spySat: boolean; airRecce: boolean; flyerRecce: boolean } {
  const own = state.assets.filter(asset => asset.side === observer.side);
  const recce = own.filter(
    asset =>
      asset.mission?.kind === 'recce' &&
      isFlying(asset, state.turn) &&
      pointsWithin(asset.mission.at, observer, RECCE_REACH),
  );
  return {
    spySat: own.some(({ kind, windows }) => kind === 'spysat' && isInWindow(windows, state.turn)),
    airRecce: recce.some(({ kind }) => kind === 'air-unit' || kind === 'pacifier-section'),
    flyerRecce: recce.some(({ kind }) => kind !== 'air-unit' && kind !== 'pacifier-section'),
  };
}
export const isInWindow = (windows: Asset['windows'], turn: number): boolean =>
  windows.some(([from, to]) => turn >= from && turn <= to);
