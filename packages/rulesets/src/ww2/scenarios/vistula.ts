import type { ScenarioEntry } from '@umpire/engine';
import { type Sort, standsOf, type Troops } from '../../common/battles/order-of-battle.js';
import { VISTULA } from '../../common/battles/vistula.js';
import type { Grade, Unit } from '../pieces.js';
import { HEADS } from './heads.js';

/** What the troops of an order of battle are in this book. */
const UNITS_OF: Readonly<Record<Sort, Unit>> = {
  Panther: 'panther',
  'Panzer IV': 'panzer-4',
  'StuG III': 'stug',
  Panzergrenadiere: 'IG',
  Grenadiere: 'RG',
  'Pak 40': 'MG-gun',
  '8 cm mortars': 'Mortars',
  'leFH 18': 'LB',
  'T-34/85': 't-34-85',
  'IS-2': 'is-2',
  'SU-76': 'su-76',
  'Tank riders': 'IG',
  Rifles: 'RG',
  'ZiS-3': 'LG-gun',
  '82 mm mortars': 'Mortars',
  '122 mm howitzers': 'LB',
};

const stands = (troops: readonly Troops[], grade: Grade) =>
  standsOf(troops).map((sort, i) => ({ unit: UNITS_OF[sort], grade, hq: i === 0 }));

/** WW2-GRD-02, WW2-GRD-03, WW2-R-49, WW2-HG-02: how good they are, and who has radio. */
const QUALITY: Readonly<
  Record<'a' | 'b', readonly { readonly grade: Grade; readonly radio: boolean; readonly doctrine: string }[]>
> = {
  a: [
    { grade: 'B', radio: true, doctrine: 'normal' },
    { grade: 'B', radio: false, doctrine: 'normal' },
  ],
  b: [
    { grade: 'B', radio: true, doctrine: 'cautious' },
    { grade: 'C', radio: true, doctrine: 'normal' },
  ],
};
const sideOf = (side: 'a' | 'b') => ({
  name: VISTULA.sides[side].name,
  groups: VISTULA.sides[side].groups.map(({ name, troops }, i) => {
    const { grade, radio, doctrine } = QUALITY[side][i]!;
    return { id: `${side.toUpperCase()}${i + 1}`, name, radio, doctrine, stands: stands(troops, grade) };
  }),
});

const middleOf = (id: string): [number, number] => {
  const { x, y, width, depth } = VISTULA.features.find(feature => feature.id === id)!;
  return [x + width / 2, y + depth / 2];
};

/** S-9: the order of battle that other books have too. */
export const scenario: ScenarioEntry = {
  ...HEADS.vistula,
  data: {
    id: HEADS.vistula.id,
    title: VISTULA.title,
    options: HEADS.vistula.options,
    limit: VISTULA.turns,
    table: { width: VISTULA.width, depth: VISTULA.depth, zones: 2000 },
    zone: 'Cold',
    features: VISTULA.features.map(({ id, kind, x, y, width, depth }) => ({
      id,
      name: id.replace('-', ' '),
      kind,
      from: [x, y],
      to: [x + width, y + depth],
    })),
    roads: VISTULA.roads.map(road => road.map(middleOf)),
    first: 'a',
    objective: 'village',
    sides: { a: sideOf('a'), b: sideOf('b') },
    briefing: VISTULA.briefing,
  },
};
