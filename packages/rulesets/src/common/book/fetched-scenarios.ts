import type { ScenarioEntry } from '@umpire/engine';

/** Scenarios by their ids, each with its map and its armies when it is fetched. */
export type FetchedScenarios = Readonly<Record<string, () => Promise<ScenarioEntry>>>;
