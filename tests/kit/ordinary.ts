import type { AnyRuleset, ScenarioEntry } from '@umpire/engine';

/** The first scenario of a book that is no lesson: it is deployed by its players, and lasts. */
export const ordinary = ({ scenarios, face }: AnyRuleset): ScenarioEntry =>
  scenarios.find(({ data }) => !face.guide?.(data))!;
