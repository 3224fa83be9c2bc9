import type { BattlePlan, Outcome } from '@umpire/desk';
import type { Refusal, Scene, Share, Side } from '@umpire/engine';
import { useRef } from 'react';
import { useLoading } from '../battles/hooks.js';
import type { Briefings } from '../briefing/both-briefings.js';
import { sharedDesk } from '../desk/shared.js';

/** Not the dice of the battle: what they will show is not for anybody to see before it begins. */
const TRIAL = { kind: 'seeded', seed: 1 } as const;

export interface Trial {
  readonly scene?: Scene;
  readonly briefings?: Briefings;
  /** What players of one side may share out among them. */
  readonly shares?: Shares;
  readonly refusal?: Refusal;
}

export type Shares = { readonly [side in Side]: readonly Share[] };

/** Sets a plan up without keeping it: its ground and what each side is told, or why it cannot be played. */
export function useTrial(plan: BattlePlan | undefined): Trial {
  const key = plan ? JSON.stringify([plan.ruleset, plan.scenario, plan.terms, plan.options]) : '';
  const { value, broken } = useLoading<Tried | undefined>(key, async () => (plan ? tried(plan) : undefined));
  // While the next one is set up the last one stays, so that nothing flickers.
  const last = useRef<Trial>({});
  if (broken !== undefined) return { refusal: { message: broken } };
  if (value && !value.outcome.ok) return { refusal: value.outcome.error };
  if (value?.outcome.ok) {
    const { outcome, ...told } = value;
    last.current = { scene: outcome.battleView.scene, ...told };
  }
  return last.current;
}

interface Tried {
  readonly outcome: Outcome;
  readonly briefings: Briefings;
  readonly shares: Shares;
}

async function tried(plan: BattlePlan): Promise<Tried> {
  const desk = sharedDesk();
  const { players: _, ...alone } = plan;
  const opening = desk.open({ ...alone, dice: TRIAL, seats: { a: 'person', b: 'person' } }, 'trial');
  const [outcome, a, b, ofA, ofB] = await Promise.all([
    opening,
    desk.briefing('a'),
    desk.briefing('b'),
    desk.shares('a'),
    desk.shares('b'),
  ]);
  return { outcome, briefings: { a, b }, shares: { a: ofA, b: ofB } };
}
