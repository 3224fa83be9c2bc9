import { type Face, inches, otherSide } from '@umpire/engine';
import { reachByLegs } from '../../common/book/legs.js';
import { isWoodBetween, SIZE, TABLE, WOOD } from './ground.js';
import type { Types } from './play.js';
import { MARKS } from './rules.js';
import { driven } from './verbs.js';

const INCH = { name: 'inch', sign: '"', length: inches(1) };
const BOARD = { width: TABLE, depth: TABLE, unit: INCH, ground: 'temperate', light: 'day' } as const;
const MODEL = { ...SIZE, title: 'tank', symbol: 'armour', where: 'table', layer: 'ground' } as const;

/** What is drawn and said; what is touched comes from the verbs. */
export const drawn: Omit<Face<Types>, 'menu' | 'gesture' | 'preview'> = {
  scene: ({ view, view: { a, b } }) => ({
    ...BOARD,
    features: [{ id: 'wood', kind: 'wood', outline: WOOD }],
    overlays: [a, b]
      .filter(({ marks }) => marks.includes('smoke'))
      .map(({ id, x, y }) => ({ id: `${id}~`, kind: 'smoke', centre: { x, y }, radius: inches(2) })),
    pieces: [a, b].map(tank => ({ ...tank, ...MODEL, label: tank.id, markers: tank.marks.map(m => MARKS[m]) })),
    status: { title: 'Duel', turn: `${view[view.active].id} acts`, clock: `turn ${view.turn}`, steps: [], scores: [] },
  }),
  card({ view: { a, b } }, piece) {
    const rows = [{ label: 'Drives', value: 'up to 8"', rule: 'DUEL-DRV-01' }];
    if (piece === a.id || piece === b.id) return { title: `Tank ${piece}`, subtitle: 'Its gun turns all round', rows };
    return undefined;
  },
  reach: ({ view, by }) =>
    reachByLegs(view[by], BOARD, (from, to) => driven({ ...view[by], ...from }, [to], view[otherSide(by)])),
  sight: ({ view: { a, b } }, id) => [
    { id: id === a.id ? b.id : a.id, blockedBy: isWoodBetween(a, b) ? ['the wood'] : [] },
  ],
};
