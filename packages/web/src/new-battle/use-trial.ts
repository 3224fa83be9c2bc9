import type { Refusal, Scene } from '@umpire/engine';
import { useRef } from 'react';
import { useLoading } from '../battles/hooks.js';
import type { BattlePlan, Outcome } from '../desk/messages.js';
import { sharedDesk } from '../desk/shared.js';

/** Not the dice of the battle: what they will show is not for anybody to see before it begins. */
const TRIAL = { kind: 'seeded', seed: 1 } as const;

/** Sets a plan up without keeping it: its ground, or why it cannot be played. */
export function useTrial(plan: BattlePlan | undefined): { readonly scene?: Scene; readonly refusal?: Refusal } {
  const key = plan ? JSON.stringify([plan.ruleset, plan.scenario, plan.terms, plan.options]) : '';
  const { value, broken } = useLoading<Outcome | undefined>(key, async () =>
    plan ? sharedDesk().open({ ...plan, dice: TRIAL, seats: { a: 'person', b: 'person' } }, 'trial') : undefined,
  );
  // While the next one is set up the last one stays, so that nothing flickers.
  const last = useRef<Scene>(undefined);
  if (broken !== undefined) return { refusal: { message: broken } };
  if (value && !value.ok) return { refusal: value.error };
  if (value?.ok) last.current = value.battleView.scene;
  return last.current ? { scene: last.current } : {};
}
