/** A table with something of everything on it, for tests. */
import {
  FEATURE_KINDS,
  type Feature,
  inches,
  type Marker,
  type Piece,
  type Point,
  rectangle,
  type Scene,
} from '@umpire/engine';
import { SYMBOL_NAMES } from '../symbols.js';

const WIDTH = inches(60);
const DEPTH = inches(48);

export const marker = (letter: string, shape: Marker['shape'] = 'disc'): Marker => ({
  letter,
  shape,
  text: `marker ${letter}`,
});

export const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  side: 'a',
  label: id,
  title: `the stand ${id}`,
  symbol: 'armour',
  where: 'table',
  x: WIDTH / 2,
  y: DEPTH / 2,
  facing: 0,
  width: inches(1),
  depth: inches(1),
  layer: 'ground',
  markers: [],
  ...more,
});

const STRIPS: readonly Feature['kind'][] = ['road', 'river', 'bridge'];

/** Round enough to have short sides, with one corner drawn in. */
const blob = (x: number, y: number, radius: number): Point[] =>
  [
    [1, 0],
    [0.8, 0.7],
    [0, 1],
    [-0.4, 0.4],
    [-1, 0.1],
    [-0.7, -0.8],
    [0.2, -1],
  ].map(([dx, dy]) => ({
    x: Math.round(x + dx! * radius),
    y: Math.round(y + dy! * radius),
  }));

/** A feature of every kind, in rows; every other one a rectangle. */
export const features: readonly Feature[] = FEATURE_KINDS.map((kind, i): Feature => {
  const x = inches(6 + (i % 5) * 12);
  const y = inches(6 + Math.floor(i / 5) * 12);
  const id = `${kind}-${i}`;
  if (STRIPS.includes(kind)) {
    return {
      id,
      kind,
      line: [
        { x: x - 1200, y },
        { x, y: y + 300 },
        { x: x + 1200, y: y - 200 },
      ],
      lineWidth: inches(1),
    };
  }
  return { id, kind, outline: i % 2 === 0 ? rectangle(x - 1000, y - 800, 2000, 1600) : blob(x, y, 1000) };
});

/** As many symbols as there are stand in one row from edge to edge. */
const STEP = Math.floor((WIDTH - 254) / (SYMBOL_NAMES.length - 1));

/** Every symbol for both sides, facing every way, some in the air, some at the very edge, some off the table. */
export const pieces: readonly Piece[] = [
  ...SYMBOL_NAMES.flatMap((symbol, i): Piece[] => [
    piece(`A${i}`, {
      symbol,
      x: 127 + i * STEP,
      y: 127,
      facing: i * 150,
      layer: i % 4 === 0 ? 'air' : 'ground',
      leader: i === 1,
    }),
    piece(`B${i}`, {
      symbol,
      side: 'b',
      x: WIDTH - 127 - i * STEP,
      y: DEPTH - 127,
      facing: 1800 + i * 110,
      markers: i % 2 ? [marker('P'), marker('R', 'diamond')] : [],
    }),
  ]),
  piece('A-block', { symbol: 'foot', width: 900, depth: 220, x: 4000, y: 5000, facing: 2200 }),
  piece('A-east', {
    x: WIDTH - 127,
    markers: [marker('P'), marker('E', 'square'), marker('F', 'triangle'), marker('?')],
  }),
  piece('A-nobody', { where: 'gone' }),
  ...Array.from({ length: 30 }, (_, i) => piece(`A-off${i}`, { where: 'off-table', symbol: 'artillery' })),
  piece('B-off', { side: 'b', where: 'off-table', symbol: 'unknown' }),
];

export const scene: Scene = {
  width: WIDTH,
  depth: DEPTH,
  unit: { name: 'inch', sign: '"', length: inches(1) },
  ground: 'temperate',
  light: 'day',
  season: 'Summer',
  edges: { a: 'south', b: 'north' },
  beside: 'off-table zone',
  features,
  overlays: [
    { id: 'smoke', kind: 'smoke', outline: rectangle(3000, 3000, 762, 762), side: 'a' },
    { id: 'flare', kind: 'light', centre: { x: 6000, y: 6000 }, radius: 900 },
    { id: 'zone', kind: 'zone', outline: rectangle(0, 0, WIDTH, inches(12)), side: 'a', label: 'deployment' },
    { id: 'goal', kind: 'objective', centre: { x: 9000, y: 6000 }, label: 'the crossing' },
  ],
  pieces,
  status: { title: 'A sample', turn: 'Turn 1', clock: 'noon', steps: [], scores: [] },
};
