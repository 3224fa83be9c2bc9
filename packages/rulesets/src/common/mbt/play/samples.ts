import { malformed, type Refusal } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Army } from './army-schema.js';

/** Ways to make up an army of sample Battle Groups (HSE-12): taken in turn until the agreed number is reached. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  Balanced: ['Balanced group', 'Mechanised group', 'Armoured group', 'Fires and air, modern'],
  Armoured: ['Armoured group', 'Tank group', 'Counter-attack group', 'Fires and air, modern'],
  Mechanised: ['Mechanised group', 'Mechanised group', 'Counter-attack group', 'Fires and air, modern'],
  Defence: ['Garrison', 'Counter-attack group', 'Balanced group', 'Fires and air, older'],
  Combined: ['Combined group', 'Counter-attack group', 'Mechanised group', 'Fires and air, modern'],
  Militia: ['Militia', 'Rifle group', 'Combined group', 'Fires and air, older'],
  Older: ['Rifle group', 'Tank group', 'Rifle group', 'Fires and air, older'],
};

export type SampleArmies = ReturnType<typeof sampleArmies>;

/** Armies for those who bring no list of their own. */
export function sampleArmies(book: PlayBook) {
  const { NATIONS, SAMPLE_GROUPS } = book;

  /** The army of a nation in one of these styles. */
  function sampleArmy(nation: string, style: string, groups: number): Army | Refusal {
    const of = NATIONS.find(n => n.nation === nation);
    if (!of) return malformed('nation', `one of ${NATIONS.map(n => n.nation).join(', ')}`);
    const names = Object.hasOwn(STYLES, style) ? STYLES[style]! : undefined;
    if (!names) return malformed('style', `one of ${Object.keys(STYLES).join(', ')}`);
    const battleGroups = Array.from({ length: groups }, (_, i) => {
      const sample = SAMPLE_GROUPS.find(g => g.name === names[i % names.length])!;
      const stands = sample.stands.map(s => ({ bghq: false, helicopter: false, jungleTrained: false, ...s }));
      return { name: `${i + 1}. ${sample.name}`, stands };
    });
    return { name: nation, regions: [...of.regions], homeZone: of.homeZone, battleGroups, fantasy: null };
  }

  return { sampleArmy };
}
