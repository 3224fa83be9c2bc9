/** What autumn and spring make of a landscape. Winter is a landscape of its own. */
import type { Ground, Landscape, Scene } from '@umpire/engine';
import { mix } from './colour.js';
import type { Land } from './land.js';
import { tones } from './tones.js';

const OCHRE = [
  tones('#4f4a25', '#7d7236', '#a4954a'),
  tones('#5b4022', '#926532', '#b98a48'),
  tones('#3f4a28', '#64703a', '#878f4f'),
];

/** Where leaves do not turn. */
const EVERGREEN: ReadonlySet<Ground | Landscape> = new Set([
  ...(['desert', 'tropical', 'jungle', 'veldt', 'plain', 'winter', 'snowfields'] as const),
]);

const autumn = (land: Land): Land => ({
  ...land,
  ground: mix(land.ground, '#b39f62', 0.35),
  fields: land.fields.map(f => mix(f, '#a98f5e', 0.4)),
  undergrowth: mix(land.undergrowth, '#8a7340', 0.5),
  crowns: land.trees === 'pointed' ? [...land.crowns.slice(0, 2), OCHRE[0]!] : OCHRE,
});

const spring = (land: Land): Land => ({
  ...land,
  ground: mix(land.ground, '#a3c07a', 0.3),
  fields: land.fields.map(f => mix(f, '#a9c97c', 0.25)),
  crowns: land.crowns.map(c => ({ ...c, light: mix(c.light, '#a4bf62', 0.35) })),
});

export function inSeason(land: Land, name: Ground | Landscape, season: Scene['season']): Land {
  if (EVERGREEN.has(name)) return land;
  if (season === 'Autumn') return autumn(land);
  return season === 'Spring' ? spring(land) : land;
}
