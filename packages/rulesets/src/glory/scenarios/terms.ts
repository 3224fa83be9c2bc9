import { type ScenarioTerm, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import type { Basing, Size, Tile } from '../pieces.js';
import { ARMY_LISTS, readyArmy } from '../rules/army.js';
import { frontageCm, mayBeNarrow } from '../rules/table.js';
import { CHART, type ChartRow, type ScaleRow, SQUARES } from '../tables/tabletop.js';
import { USUAL_TABLE } from './field-day.js';

/** What players may agree on before a battle that the dice make: figures and table, how large armies are, and the army of either side. */

const inTime = [...ARMY_LISTS].sort((a, b) => a.years.localeCompare(b.years));
const armies = (side: Side): ScenarioTerm => ({
  id: `army-${side}`,
  label: `The army of ${SIDE_NAMES[side]}`,
  text: 'As its list musters it.',
  rules: ['IGR-LST-01', 'IGR-LST-11'],
  path: ['armies', side],
  own: 'lists',
  choices: [
    { id: 'open', label: `${SIDE_NAMES[side]} chooses an army when the battle begins`, value: null },
    ...inTime.map(list => ({
      id: list.list,
      label: `${list.name}, ${list.years}, for ${SIDE_NAMES[side]}: Epoch ${list.epochs}, ${list.size} vignettes`,
      value: readyArmy(list),
    })),
  ],
});

const times: ScenarioTerm = {
  id: 'times',
  label: 'How large armies are',
  text: 'Lists of 12 vignettes are taken once, twice or three times; others once.',
  rules: ['IGR-BIG-01', 'IGR-LST-09'],
  heading: 'Table and size',
  path: ['multiple'],
  choices: [1, 2, 3].map(value => ({ id: `${value}`, label: `${12 * value} vignettes`, value })),
};

/** A line of the chart of tables, with the size of one of its tables. */
interface Laid {
  readonly scale: ScaleRow;
  readonly option: Basing;
  readonly narrow?: true;
  readonly size: Size;
  readonly tile?: Tile;
}

/** IGR-TAB-10 to IGR-TAB-19: every table that the chart has, with each square that it may be divided into. */
const laidBy = ({ scale, option, sizes }: ChartRow): Laid[] =>
  sizes.flatMap(size => SQUARES[size].map((tile, i) => ({ scale, option, size, ...(i > 0 && { tile }) })));
const narrowed = (laid: Laid): Laid[] => (mayBeNarrow(laid) ? [laid, { ...laid, narrow: true }] : [laid]);

const idOf = ({ scale, option, narrow, size, tile }: Laid): string =>
  [scale, option, narrow && 'narrow', size, tile].filter(Boolean).join('-');
function labelOf(laid: Laid): string {
  const { scale, option, size, tile } = laid;
  const figures = `${scale.replace('mm', ' mm')} figures, option ${option} (${frontageCm({ narrow: false, ...laid })} cm)`;
  return `${figures}, on ${size.replace('x', ' by ')} feet${tile ? ` in squares of ${tile}"` : ''}`;
}

/** The first is what the scenario says by itself. */
const isUsual = ({ scale, option, size }: Laid): boolean =>
  scale === USUAL_TABLE.scale && option === USUAL_TABLE.option && size === USUAL_TABLE.size;
const tables: ScenarioTerm = {
  id: 'table',
  label: 'Figures and table',
  text: 'All distances are counted in widths of a base: larger bases make a smaller field.',
  rules: ['IGR-BAS-04', 'IGR-TAB-01', 'IGR-TAB-19'],
  heading: 'Table and size',
  path: ['table'],
  choices: [...CHART.flatMap(laidBy).flatMap(narrowed)]
    .sort((p, q) => Number(isUsual(q)) - Number(isUsual(p)))
    .map(laid => ({ id: idOf(laid), label: labelOf(laid), value: laid })),
};

const ownLists: ScenarioTerm = {
  id: 'lists',
  label: 'Army lists of your own',
  rules: ['IGR-LST-01'],
  path: ['lists'],
  choices: [],
  files: true,
};

export const TERMS: Readonly<Record<string, readonly ScenarioTerm[]>> = {
  'field-day': [tables, times, ...SIDES.map(armies), ownLists],
};
