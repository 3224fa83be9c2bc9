import type { ListedArmy } from '../../common/book/listed-army.js';
import { DEFAULTS } from '../face/plain-words.js';
import { NATIONS, type Nation, UNITS } from '../pieces.js';
import { unitOf } from '../tables/units.js';

const ROWS = UNITS.map(unit => unitOf(unit, DEFAULTS)).filter(({ weapon }) => weapon !== 'none');
const troopsOf = (nation: Nation | null) =>
  ROWS.filter(row => row.nation === nation).map(({ name, weapon, class: armour, aaa }) => ({
    label: `${name}: ${weapon}, ${armour}`,
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
