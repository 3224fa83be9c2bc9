import { forbid, malformed, type Refusal, type RuleId, type Side } from '@umpire/engine';
import { groupOf, inPlay, standOf } from './stands.js';
import type { Phase, Stand, State } from './state.js';

/** Whether a side may act now, and with a stand: the refusals that many verbs share. */

const STEPS: Readonly<Record<Phase, string>> = {
  declare: 'declaring nations',
  armies: 'bringing armies',
  ground: 'the terrain dice',
  terrain: 'placing terrain',
  hour: 'the dice for hour and weather',
  fortify: 'placing obstacles',
  deploy: 'deployment',
  start: 'the start of the turn',
  march: 'marches',
  patrol: 'patrols',
  air: 'air combat',
  missions: 'air missions',
  defence: 'the defence against aircraft',
  strikes: 'air strikes',
  retreat: 'retreats',
  tactical: 'tactical moves',
};

/** Who acts in a step: only in the defence against aircraft it is not the one whose turn it is (WW2-SEQ-15). */
export function actor({ phase, active, next, defender, muster }: State): Side {
  if (phase === 'terrain') return muster!.placer!;
  if (phase === 'fortify') return defender!;
  if (phase === 'deploy') return next;
  return phase === 'defence' ? (active === 'a' ? 'b' : 'a') : active;
}

export function notNow(state: State, by: Side, phase: Phase, rule: RuleId): Refusal | undefined {
  if (state.phase !== phase)
    return forbid(rule, `that belongs to ${STEPS[phase]}; now it is time for ${STEPS[state.phase]}`);
  return actor(state) === by ? undefined : forbid('WW2-SEQ-01', 'it is the other player’s turn');
}

export const noSuchStand = (id: string): Refusal => malformed('stand', `there is no stand ${id}`);

/** A stand of the side that orders, in play. */
export function ownStand(state: State, by: Side, id: string | undefined): Stand | Refusal {
  const stand = id === undefined ? undefined : standOf(state, id);
  if (!stand) return noSuchStand(id ?? '');
  if (stand.side !== by) return forbid('WW2-SEQ-01', 'a player orders his own stands');
  return inPlay(stand) ? stand : forbid('WW2-RES-26', `${stand.id} is out of play`);
}

/** 5.2: its group has not failed, and it is neither bussed nor hitched. */
export function notFree(state: State, stand: Stand): Refusal | undefined {
  if (groupOf(state, stand).failed) return forbid('WW2-MOR-06', 'its group has failed and can only be halted');
  if (stand.where === 'bussed' || stand.where === 'hitched' || stand.where === 'aboard')
    return forbid('WW2-TAC-10', 'it is carried by another stand');
  return undefined;
}
