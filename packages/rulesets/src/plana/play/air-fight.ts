import { type Citation, otherSide, type Procedure, SIDES, type Side } from '@umpire/engine';
import { airCombatEffect, airSuperiority, readyAirCombat } from '../rules/air.js';
import { d10 } from '../rules/dice.js';
import type { Flight } from '../tables/air.js';
import { line, toAll } from './change.js';
import { written } from './sheet.js';
import type { Asset, State } from './state.js';
import { happens, type Play } from './types.js';

const FIGHTERS: readonly Asset['kind'][] = ['air-unit', 'flyer-flight', 'pacifier-section'];
const MOST_ROUNDS = 10;

/** PLA-R-203: what fights if nobody says: every AIR unit that is fit and not on a mission. */
export const fitForAir = ({ kind, sp, damagedToday, mission }: Asset): boolean =>
  FIGHTERS.includes(kind) && sp > 0 && !damagedToday && mission === null;

/** 5.4: the fight for the air, round by round; after each either side may break off. */
export function* airRound(game: Play): Procedure<void> {
  const fight = game.state.airFight ?? begun(game.state);
  const left = {
    a: breaksOff(game.state, 'a') ? [] : fight.units.a,
    b: breaksOff(game.state, 'b') ? [] : fight.units.b,
  };
  if (left.a.length === 0 || left.b.length === 0 || fight.round >= MOST_ROUNDS)
    return decided(game, left, fight.round >= MOST_ROUNDS);
  const units = yield* fightRound(game, left);
  happens(game, 'flew', { airFight: { units, round: fight.round + 1 } });
  if (units.a.length === 0 || units.b.length === 0) decided(game, units, false);
}
/** PLA-ASU-15, PLA-R-203: as it says; if it says nothing after a round, when it is outnumbered two to one in SP. */
function breaksOff(state: State, side: Side): boolean {
  const [said] = written(state, side, 'break-off');
  if (said) return said.yes;
  if (!state.airFight) return false;
  const { units } = state.airFight;
  return spOf(state, units[otherSide(side)]) >= 2 * spOf(state, units[side]);
}
const spOf = ({ assets }: State, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + assets.find(asset => asset.id === id)!.sp, 0);
function begun(state: State): NonNullable<State['airFight']> {
  const of = (side: Side): string[] => {
    const [asked] = written(state, side, 'air-allocate');
    const fit = state.assets.filter(asset => asset.side === side && fitForAir(asset)).map(asset => asset.id);
    return asked ? asked.units.filter(id => fit.includes(id)) : fit;
  };
  return { units: { a: of('a'), b: of('b') }, round: 0 };
}

/** PLA-ASU-03: paired in their order; the rest of the larger side joins the pairings in turn. */
function* fightRound(
  game: Play,
  left: Readonly<Record<Side, readonly string[]>>,
): Procedure<Record<Side, readonly string[]>> {
  const pairs = Math.min(left.a.length, left.b.length);
  const still: Record<Side, string[]> = { a: [], b: [] };
  for (let at = 0; at < pairs; at++) {
    const of = (side: Side): string[] => left[side].filter((_, i) => i % pairs === at);
    const [a, b] = [of('a'), of('b')];
    const ready = readyAirCombat(flightOf(game.state, a), flightOf(game.state, b), game.options);
    const faces = { a: yield* d10('PLA-ASU-04', 'a', 'air combat'), b: yield* d10('PLA-ASU-04', 'b', 'air combat') };
    const { result, because } = airCombatEffect(ready, faces, game.options);
    const text =
      result.winner === 'tie'
        ? 'Air combat: neither gives way'
        : `Air combat: ${game.state.sides[result.winner].name} wins`;
    // 5.7: kinds and pilots of the other side are nobody's to know; both see who goes home
    const open = toAll(text, [{ rule: 'PLA-ASU-04', text: 'both throw, the higher sum wins' }]);
    happens(game, 'flew', {}, { ...open, umpire: line(text, because) });
    if (result.winner !== 'b') still.a.push(...a);
    if (result.winner !== 'a') still.b.push(...b);
    if (result.winner !== 'tie') beaten(game, result.winner === 'a' ? b : a);
  }
  return still;
}
/** In a mixed pairing the worst kind and the worst pilots count. */
function flightOf(state: State, ids: readonly string[]): Flight {
  const units = ids.map(id => state.assets.find(asset => asset.id === id)!);
  const kind = units.some(u => u.kind === 'flyer-flight')
    ? 'flyers'
    : units.some(u => u.pilots === 'robot')
      ? 'robot'
      : units.some(u => u.kind === 'pacifier-section')
        ? 'pacifiers'
        : 'air';
  const pilots = units.some(u => u.pilots === 'green')
    ? 'green'
    : units.every(u => u.pilots === 'veteran')
      ? 'veteran'
      : 'average';
  return { kind, units: units.length, pilots, munitionsShort: false };
}
/** PLA-ASU-14. */
function beaten(game: Play, ids: readonly string[]): void {
  const assets = ids
    .map(id => game.state.assets.find(asset => asset.id === id)!)
    .map(asset => ({ ...asset, sp: Math.max(0, asset.sp - 1), damagedToday: true }));
  happens(game, 'flew', { assets });
}

/** PLA-ASU-16, -17. */
function decided(game: Play, left: Readonly<Record<Side, readonly string[]>>, isTooLong: boolean): void {
  const { state } = game;
  const sp = (ids: readonly string[]): number => spOf(state, ids);
  const total = (side: Side): number =>
    sp(state.assets.filter(a => a.side === side && FIGHTERS.includes(a.kind)).map(a => a.id));
  const found = airSuperiority(isTooLong ? { a: 0, b: 0 } : { a: sp(left.a), b: sp(left.b) }, {
    a: total('a'),
    b: total('b'),
  });
  const { superiority, supremacy } = found.result;
  const air = (side: Side): State['sides'][Side]['air'] =>
    superiority === side ? (supremacy ? 'supremacy' : 'superiority') : 'none';
  const sides = { a: { ...state.sides.a, air: air('a') }, b: { ...state.sides.b, air: air('b') } };
  const text =
    superiority === 'none'
      ? 'Nobody has the air'
      : `${state.sides[superiority].name} has air ${supremacy ? 'supremacy' : 'superiority'}`;
  const said = line(text, found.because as Citation[]);
  happens(game, 'flew', { sides, airFight: null }, { umpire: said, a: said, b: said });
}
/** Whether the fight goes on after a round: then both are asked whether they stay. */
export const isFightOn = (state: State): boolean =>
  state.airFight !== null && SIDES.every(side => state.airFight!.units[side].length > 0);
