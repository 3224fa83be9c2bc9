import type { ListedArmy } from '../../common/book/listed-army.js';
import { DEFAULTS } from '../face/plain-words.js';
import { NATIONS, type Nation, UNITS, type Unit } from '../pieces.js';
import { unitOf } from '../tables/units.js';

const ROWS = UNITS.map(unit => unitOf(unit, DEFAULTS)).filter(({ weapon }) => weapon !== 'none');
/** What players call them, where the table of the book has another name; guns are of its classes of calibre. */
const ALSO: Readonly<Partial<Record<Unit, string>>> = {
  'VLG-gun': '2 pdr, PaK 36, 37mm, 45mm, anti-tank gun',
  'LG-gun': '6 pdr, PaK 38, 50mm, 57mm, anti-tank gun',
  'MG-gun': '17 pdr, PaK 40, 75mm, anti-tank gun',
  'HG-gun': '88, FlaK 36, PaK 43, 88mm, anti-tank gun',
  SRL: 'Nebelwerfer, Katyusha',
  'tiger-2': 'King Tiger, Königstiger',
  stug: 'StuG, Sturmgeschütz',
  jagdpanzer: 'Panzer IV/70',
  wirbelwind: 'Wirbelwind, Ostwind',
  elefant: 'Ferdinand',
  'sdkfz-251': 'Hanomag',
  carrier: 'Bren carrier',
  m10: 'Wolverine',
  m18: 'Hellcat',
  lvt: 'Alligator, Buffalo',
  m3: 'half-track',
};
const troopsOf = (nation: Nation | null) =>
  ROWS.filter(row => row.nation === nation).map(({ unit, name, weapon, class: armour, aaa }) => ({
    label: `${name}: ${weapon}, ${armour}`,
    ...(ALSO[unit] && { also: ALSO[unit] }),
    value: { weapon, class: armour, ...(aaa && { aaa }) },
  }));

/** 4.3: the vehicles of each nation, and what anybody has. */
export const listedArmies = (): readonly ListedArmy[] =>
  NATIONS.map(nation => ({
    title: nation,
    sections: [
      { title: `${nation} vehicles`, troops: troopsOf(nation) },
      { title: 'Of any nation', troops: troopsOf(null) },
    ].filter(({ troops }) => troops.length > 0),
  }));
