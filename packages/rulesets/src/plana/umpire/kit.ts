import {
  approve,
  defaultOptions,
  type Match,
  receive,
  rule,
  seededDice,
  start,
  submit,
  told,
  turnOf,
} from '@umpire/engine';
import { plana } from '../index.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { Order } from '../verbs/index.js';

/** For tests only: a battle with somebody in the umpire's seat, and what he and the sides do in it. */
export type Battle = Match<Types & { order: Order }>;

export function battleOf(scenario = 'first-orders', how: { readonly seed?: number; readonly umpire?: boolean } = {}) {
  const data = plana.scenarios.find(({ id }) => id === scenario)!.data;
  const begun = start({
    rules: plana,
    options: defaultOptions(plana.options),
    scenario: data,
    dice: seededDice(how.seed ?? 7),
    umpire: how.umpire ?? true,
    settings: { hashes: true },
  });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

/** What a side orders. */
export const orders = (match: Battle, by: string, order: object) => receive(match, by, order);

/** What he orders, with a reason: undefined, or the rule or path that refuses it. */
export function rules(match: Battle, order: object): string | undefined {
  const done = receive(match, 'umpire', { reason: 'a test', ...order });
  return done.ok ? undefined : (done.error.rule ?? done.error.path);
}
export const stopsAt = (match: Battle, ...kinds: string[]): void =>
  void rule(match, { verb: 'stops', kinds, reason: 'a test' } as never);

/** Everybody is ready, and whatever waits for the umpire stands; until it is as wanted, or the battle is over. */
export function until(match: Battle, is: (match: Battle) => boolean, most = 2000): boolean {
  for (let i = 0; i < most && !('over' in turnOf(match)); i++) {
    if (is(match)) return true;
    if (match.pending) approve(match);
    else {
      const turn = turnOf(match) as { readonly waiting: readonly string[] };
      const done = submit(match, turn.waiting[0]!, { verb: 'ready' } as never);
      if (!done.ok) throw new Error(done.error.message);
    }
  }
  return is(match);
}
export const atStage =
  (stage: State['stage'], turn = 1) =>
  ({ state }: Battle): boolean =>
    state.stage === stage && state.turn >= turn;
export const heldBy =
  (ruleId: string) =>
  ({ state }: Battle): boolean =>
    state.desk.held?.rule === ruleId;

/** All that somebody has heard so far. */
export const heard = (match: Battle, seat: string): string[] =>
  match.entries.flatMap(entry => told(match, entry, seat).map(({ text }) => text));

export const base = ({ state }: Battle, id: string) => state.bases.find(one => one.id === id)!;
export const company = ({ state }: Battle, id: string) => state.companies.find(one => one.id === id)!;
/** In the Orders window of a turn. */
export const inOrders = (turn = 1): Battle => {
  const match = battleOf();
  until(match, atStage('orders', turn));
  return match;
};
