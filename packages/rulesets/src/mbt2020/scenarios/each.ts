import type { FetchedScenarios } from '../../common/book/fetched-scenarios.js';

/** Each by itself: whoever fights one battle need not wait for the maps and armies of the others. */
export const EACH: FetchedScenarios = {
  'mbt2020-0-first-battle': async () => (await import('./village.js')).scenario,
  'mbt2020-1-crossroads': async () => (await import('./crossroads.js')).scenario,
  'mbt2020-2-the-town': async () => (await import('./the-town.js')).scenario,
  'mbt2020-3-river-corps': async () => (await import('./river-corps.js')).scenario,
  'mbt2020-4-bridgehead': async () => (await import('./bridgehead.js')).scenario,
  'mbt2020-5-night-rain': async () => (await import('./night-rain.js')).scenario,
  'mbt2020-6-jungle-hills': async () => (await import('./jungle-hills.js')).scenario,
  'mbt2020-encounter': async () => (await import('./encounter.js')).scenario,
};
