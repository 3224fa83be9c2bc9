import type { Citation, Options } from '@umpire/engine';
import { windowsOfTurn } from '../rules/readings.js';
import { type Stage, type State, WINDOWS, type Window } from './state.js';

export const isWindow = (stage: Stage): stage is Window => (WINDOWS as readonly string[]).includes(stage);

/** PLA-R-208: which windows a turn has, by how many there are. */
const WINDOWS_BY: Readonly<Record<number, readonly Window[]>> = {
  4: ['orders', 'fire', 'close-support', 'move'],
  2: ['orders', 'move'],
  1: ['orders'],
};

/** 5.3: what a turn is made of, windows before the steps that they are for. */
const TURN: readonly Stage[] = [
  'comms',
  'air',
  'air-round',
  'orders',
  'orders-issued',
  'location',
  'fire',
  'direct-fire',
  'close-support',
  'support-of-companies',
  'support-fire',
  'move',
  'movement',
  'assaults',
  'morale',
  'rally',
  'end-of-turn',
];
/** PLA-WIN-01: and what comes before the first. */
const SETTING_UP: readonly Stage[] = ['throws', 'allocation', 'air', 'air-round', 'deployment', 'first-orders'];

/** What comes after a stage. */
export function stageAfter(state: State, options: Options): Stage {
  const { stage, turn } = state;
  const plan = turn === 0 ? SETTING_UP : TURN;
  for (let at = plan.indexOf(stage) + 1; at < plan.length; at++) if (isDue(state, plan[at]!, options)) return plan[at]!;
  return 'comms';
}

/** Windows that the players do without, and air combat where nobody fights for it, are passed over. */
function isDue(state: State, stage: Stage, options: Options): boolean {
  if (stage === 'air' || stage === 'air-round') return isAirDay(state);
  if (state.turn === 0 || !isWindow(stage)) return true;
  return windowsIn(options).includes(stage);
}
/** The windows of a turn. */
export const windowsIn = (options: Options): readonly Stage[] => WINDOWS_BY[windowsOfTurn(options)]!;

/** PLA-ASU-01, PLA-R-111, PLA-R-203: before turn 1, and in the first turn after midnight. */
export function isAirDay({ airFought, turn, start }: State): boolean {
  if (!airFought) return false;
  return turn === 0 || Math.floor((start + (turn - 1) * 10) / 1440) > Math.floor((start + (turn - 2) * 10) / 1440);
}

/** What a stage is called, and by which rule it comes. */
export const STAGE_WORDS: Readonly<Record<Stage, Citation>> = {
  throws: { rule: 'PLA-LDR-01', text: 'weather and leadership' },
  allocation: { rule: 'PLA-ORG-06', text: 'allocate guns and close support' },
  air: { rule: 'PLA-ASU-02', text: 'allocate AIR units' },
  'break-off': { rule: 'PLA-ASU-15', text: 'stay or break off' },
  'air-round': { rule: 'PLA-ASU-03', text: 'the fight for the air' },
  deployment: { rule: 'PLA-WIN-01', text: 'deploy' },
  'first-orders': { rule: 'PLA-OM-03', text: 'first orders' },
  comms: { rule: 'PLA-SEQ-01', text: 'communications' },
  orders: { rule: 'PLA-SEQ-02', text: 'orders and calls' },
  'orders-issued': { rule: 'PLA-SEQ-03', text: 'orders are issued' },
  location: { rule: 'PLA-SEQ-04', text: 'location' },
  fire: { rule: 'PLA-SEQ-05', text: 'direct fire' },
  'direct-fire': { rule: 'PLA-SEQ-05', text: 'direct fire' },
  'close-support': { rule: 'PLA-SEQ-06', text: 'close support' },
  'support-of-companies': { rule: 'PLA-SEQ-06', text: 'close support' },
  'support-fire': { rule: 'PLA-SEQ-07', text: 'support fire' },
  move: { rule: 'PLA-SEQ-08', text: 'moves' },
  movement: { rule: 'PLA-SEQ-08', text: 'moves' },
  assaults: { rule: 'PLA-SEQ-09', text: 'close assaults' },
  morale: { rule: 'PLA-SEQ-10', text: 'morale' },
  rally: { rule: 'PLA-SEQ-11', text: 'rallying' },
  'end-of-turn': { rule: 'PLA-VIC-04', text: 'the end of the turn' },
};
