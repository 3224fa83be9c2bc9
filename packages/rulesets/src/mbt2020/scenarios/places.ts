import type { Places } from '../../common/mbt/face/place-name.js';

/** What the places on the maps are called, by the titles of the battles and the ids of their pieces. */
// biome-ignore format: a battle a line
export const PLACES: Places = {
  'The village': { village: 'Ballabeg' },
  Crossroads: { bua1: 'Kirk Bride', bua2: 'Sulby' },
  'The town': { town: 'Lindow', bua1: 'Alt Zehden', bua2: 'Rehnfeld' },
  'Across the river': { town1: 'Brenau', town2: 'Karsee', bua1: 'Holm', bua2: 'Tiefen' },
  'The bridgehead': { town: 'Halden', bua1: 'Overby' },
  'Rain at night': { station: 'Werden station', bua1: 'Ahl', bua2: 'Kettrup', bua3: 'Moordorf' },
  'Jungle hills': { sw: 'Ban Na', ne: 'Ban Phai', nw: 'Muong Sen', se: 'Keo Nua' },
};
