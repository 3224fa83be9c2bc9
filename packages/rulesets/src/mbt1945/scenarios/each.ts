import type { FetchedScenarios } from '../../common/book/fetched-scenarios.js';

/** Each by itself: whoever fights one battle need not wait for the maps and armies of the others. */
export const EACH: FetchedScenarios = {
  'mbt1945-0-first-battle': async () => (await import('./village.js')).scenario,
  'mbt1945-1-crossroads': async () => (await import('./crossroads.js')).scenario,
  'mbt1945-2-steppe-town': async () => (await import('./steppe-town.js')).scenario,
  'mbt1945-3-river-corps': async () => (await import('./river-corps.js')).scenario,
  'mbt1945-4-winter-line': async () => (await import('./winter-line.js')).scenario,
  'mbt1945-5-crossed-trails': async () => (await import('./crossed-trails.js')).scenario,
  'mbt1945-6-desert-gap': async () => (await import('./desert-gap.js')).scenario,
  'mbt1945-8-rhine': async () => (await import('./rhine.js')).scenario,
  'mbt1945-encounter': async () => (await import('./encounter.js')).scenario,
};
