import type { ScenarioEntry } from '@umpire/engine';
import { type Sort, standsOf, type Troops } from '../../common/battles/order-of-battle.js';
import { RHINE } from '../../common/battles/rhine.js';
import type { Grade, Unit } from '../pieces.js';
import { HEADS } from './heads.js';

/** What the troops of an order of battle are in this book. */
const UNITS_OF: Readonly<Record<Sort, Unit>> = {
  Panther: 'panther',
  'Panzer IV': 'panzer-4',
  'StuG III': 'stug',
  Panzergrenadiere: 'IG',
  Fallschirmjäger: 'IG',
  'Pak 40': 'MG-gun',
  '8 cm mortars': 'Mortars',
  'leFH 18': 'LB',
  Sherman: 'sherman',
  Firefly: 'firefly',
  M10: 'm10',
  'Motor company': 'IG',
  'Rifle companies': 'IG',
  '17-pounder': 'MG-gun',
  '4.2-inch mortars': 'Mortars',
  '25-pounder': 'LB',
};

const stands = (troops: readonly Troops[], grade: Grade) =>
  standsOf(troops).map((sort, i) => ({ unit: UNITS_OF[sort], grade, hq: i === 0 }));

/** WW2-GRD-02, WW2-CP-10, WW2-CP-11, WW2-R-49, WW2-HG-02: how good they are, and who has radio. */
const QUALITY: Readonly<
  Record<'a' | 'b', readonly { readonly grade: Grade; readonly radio: boolean; readonly doctrine: string }[]>
> = {
  a: [
    { grade: 'B', radio: true, doctrine: 'normal' },
    { grade: 'B', radio: true, doctrine: 'normal' },
  ],
  b: [
    { grade: 'B', radio: true, doctrine: 'cautious' },
    { grade: 'B', radio: true, doctrine: 'normal' },
  ],
};
const sideOf = (side: 'a' | 'b') => ({
  name: RHINE.sides[side].name,
  groups: RHINE.sides[side].groups.map(({ name, troops }, i) => {
    const { grade, radio, doctrine } = QUALITY[side][i]!;
    return { id: `${side.toUpperCase()}${i + 1}`, name, radio, doctrine, stands: stands(troops, grade) };
  }),
});

const middleOf = (id: string): [number, number] => {
  const { x, y, width, depth } = RHINE.features.find(feature => feature.id === id)!;
  return [x + width / 2, y + depth / 2];
};

/** S-9: the order of battle that other books have too. */
export const scenario: ScenarioEntry = {
  ...HEADS.rhine,
  data: {
    id: HEADS.rhine.id,
    title: RHINE.title,
    options: HEADS.rhine.options,
    limit: RHINE.turns,
    table: { width: RHINE.width, depth: RHINE.depth, zones: 2000 },
    zone: 'Temperate',
    features: RHINE.features.map(({ id, kind, x, y, width, depth }) => ({
      id,
      name: id.replace('-', ' '),
      kind,
      from: [x, y],
      to: [x + width, y + depth],
    })),
    roads: RHINE.roads.map(road => road.map(middleOf)),
    first: 'a',
    objective: 'village',
    sides: { a: sideOf('a'), b: sideOf('b') },
    briefing: RHINE.briefing,
  },
};
