import { type GuideProgress, guided, guideMomentAt, type SeatId, sideAt } from '@umpire/engine';
import { type Battle, seatOf } from './battle.js';
import type { GuideGlance } from './messages.js';

/** Where a side stands in the guide of its battle; steps that have not come yet point at nothing. */
export function guideGlance(battle: Battle, by: SeatId, before: GuideProgress): GuideGlance | undefined {
  const { match } = battle;
  const guide = match.rules.face.guide?.(match.scenario);
  if (!guide || sideAt(match.seats, by) !== guide.side) return undefined;
  const moment = guideMomentAt(match, by, seatOf(battle, by));
  const progress = guided(guide, before, moment);
  const hasCome = (step: number): boolean => step < progress.step || (step === progress.step && progress.shown);
  const shows = guide.steps.map((_, step) => (hasCome(step) ? guide.shows(step, moment) : []));
  return { steps: guide.steps, progress, shows };
}
