import type { Places } from '../../common/mbt/face/place-name.js';

/** What the places on the maps are called, by the titles of the battles and the ids of their pieces. */
// biome-ignore format: a battle a line
export const PLACES: Places = {
  'The village': { village: 'Saint-Aubin' },
  Crossroads: { bua1: 'Kirk Bride', bua2: 'Sulby' },
  'The town on the steppe': { town: 'Krasny Log', bua1: 'Malinovka', bua2: 'Berezovka' },
  'Across the river': { town1: 'Wesdorf', town2: 'Rheinau', bua1: 'Hülsen', bua2: 'Issel' },
  'The line in the snow': { town: 'Zarechye', bua1: 'Lesnaya', bua2: 'Novoselye' },
  'Crossed trails': { sw: 'Mawaraka', ne: 'Numa', se: 'Piva', nw: 'Mosigetta' },
  'The gap in the desert': { oasis: 'Bir el Hafey', bua1: 'Sened' },
  'Before the Rhine, February 1945': { village: 'Louisendorf', farm: 'Bergerhof', manor: 'Moyland' },
};
