import {
  type Face,
  inches,
  isRefusal,
  pathLength,
  type Reach,
  type Refusal,
  reachFrom,
  type Seat,
} from '@umpire/engine';
import { type State, type Tank, type Types, wayRefusal, woodsBetween } from './play.js';
import { DRIVE, MARKS, SIZE, TABLE, TURNS, WOODS } from './tables.js';
import { ahead, gesture, inTurn, menu, preview } from './verbs.js';

const CLOUD = inches(2);
const MODEL = { ...SIZE, symbol: 'armour', where: 'table', layer: 'ground' } as const;
const INCH = { name: 'inch', sign: '"', length: inches(1) };
const BOARD = { width: TABLE, depth: TABLE, unit: INCH, ground: 'temperate', light: 'day' } as const;

const tanksOf = ({ tanks: { a, b } }: State) => [a, b];
const inSmoke = (state: State) => tanksOf(state).filter(({ marks }) => marks.includes('smoke'));
const pieceOf = ({ marks, ...tank }: Tank) => ({
  ...tank,
  ...MODEL,
  label: tank.id,
  title: ['tank', ...marks.map(m => MARKS[m].text)].join(', '),
  markers: marks.map(m => MARKS[m]),
});

/** Where it can drive to. */
function reach(seat: Seat<Types>): Reach | Refusal {
  const own = inTurn(seat, seat.view.tanks[seat.by]);
  if (isRefusal(own)) return own;
  const cost = (ax: number, ay: number, x: number, y: number) => {
    const from = ahead({ ...own, x: ax, y: ay }, { x, y });
    return wayRefusal(seat.view, from, { x, y }) ? Number.POSITIVE_INFINITY : pathLength([from, { x, y }]) / DRIVE;
  };
  const bounds = { left: 0, bottom: 0, right: TABLE, top: TABLE };
  return reachFrom({ start: own, pitch: inches(0.5), bounds, cost, free: () => true });
}

export const face: Face<Types> = {
  scene: ({ view }) => ({
    ...BOARD,
    features: Object.entries(WOODS).map(([id, outline]) => ({ id, name: id, kind: 'wood', outline })),
    overlays: inSmoke(view).map(({ id, x, y }) => ({ id: `${id}~`, kind: 'smoke', centre: { x, y }, radius: CLOUD })),
    pieces: tanksOf(view).map(pieceOf),
    edges: { a: 'south', b: 'north' },
    status: {
      title: 'Duel',
      turn: `${view.tanks[view.active].id} acts`,
      clock: `turn ${Math.min(view.turn, TURNS)} of ${TURNS}`,
      steps: [],
      scores: tanksOf(view).map(({ side, id, marks }) => ({ side, name: id, lines: marks.map(m => MARKS[m].text) })),
    },
  }),
  card({ view }, piece) {
    const tank = tanksOf(view).find(({ id }) => id === piece);
    const marks = tank?.marks.map(m => ({ label: 'Is', value: MARKS[m].text, rule: MARKS[m].rule })) ?? [];
    const rows = [{ label: 'Drives', value: 'up to 8"', rule: 'DUEL-DRV-01' }, ...marks];
    const ranges = [6, 12].map(far => ({ text: `${far}"`, reach: inches(far), rule: 'DUEL-FIR-03' }));
    return tank && { title: `Tank ${tank.id}`, subtitle: 'Its gun turns all round', rows, ranges };
  },
  menu,
  gesture,
  preview,
  reach,
  sight: ({ view: { tanks } }, piece) => {
    const foe = piece === tanks.a.id ? tanks.b : tanks.a;
    return [{ id: foe.id, blockedBy: woodsBetween(tanks.a, tanks.b) }];
  },
};
