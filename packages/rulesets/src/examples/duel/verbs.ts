import { atMost, forbid, inches, isRefusal, otherSide, type Point, pathLength, type Seat } from '@umpire/engine';
import { assemble } from '../../common/book/assemble.js';
import { givingUp, overRefusal } from '../../common/book/ending.js';
import { alongLegs } from '../../common/book/legs.js';
import { id, path } from '../../common/book/order-fields.js';
import { foretold } from '../../common/book/preview-odds.js';
import { setDown } from '../../common/book/set-down.js';
import { type OrderIn, verbsOf } from '../../common/book/verbs.js';
import { gapBetween, isWoodBetween, SIZE, shotOf, wayRefusal } from './ground.js';
import { acts, ends, happens, type Tank, type Types } from './play.js';
import { inWords, shotResult } from './rules.js';

const verb = verbsOf<Types, Tank>();
export const foeOf = ({ view, by }: Seat<Types>): Tank => view[otherSide(by)];
/** DUEL-TRN-01: a player acts in his own turn. */
const inTurn = ({ view, by }: Seat<Types>, own: Tank) =>
  view.active === by ? own : forbid('DUEL-TRN-01', 'it is the other player’s turn');

export const DRIVE = inches(8);
/** DUEL-DRV-01, DUEL-DRV-02: where legs lead a tank that faces along each, and the share of its 8" that they use. */
export function driven(own: Tank, path: readonly Point[], foe: Tank) {
  const used = pathLength([own, ...path]) / DRIVE;
  if (!atMost(used, 1)) return forbid('DUEL-DRV-01', 'that is more than 8"');
  const tank = alongLegs(own, path, (ahead, to) => wayRefusal(ahead, to, foe));
  return isRefusal(tank) ? tank : { tank, used };
}
const drive = verb({
  order: { stand: id, path },
  label: 'Drive',
  text: 'Up to 8" along a path',
  key: 'd',
  may: inTurn,
  fields: { path: { path: ({ piece }) => ({ from: piece, size: SIZE }) } },
  plan: (seat, { path }, own) => driven(own, path, foeOf(seat)),
  preview: ({ used }) => ({ used, cost: `${(used * 8).toFixed(1)}" of 8"`, because: [] }),
  act: (game, _by, _order, { tank }) => acts(game, tank, 'drives', [{ rule: 'DUEL-DRV-03', text: 'moving' }], 'moving'),
});

const smoke = verb({
  order: { stand: id },
  label: 'Smoke',
  text: 'Stay in a cloud until it acts again',
  key: 's',
  may: inTurn,
  plan: (_seat, _order, own) => own,
  act: (game, _by, _order, own) => acts(game, own, 'lays smoke', [{ rule: 'DUEL-SMO-01', text: 'a cloud' }], 'smoke'),
});

const fire = verb({
  order: { stand: id, target: id },
  label: 'Fire',
  text: 'One die decides',
  key: 'f',
  may: (seat, piece) =>
    isWoodBetween(piece, foeOf(seat)) ? forbid('DUEL-FIR-02', 'the wood is between them') : inTurn(seat, piece),
  fields: { target: { target: ({ seat, piece }) => [{ id: foeOf(seat).id, gap: gapBetween(piece, foeOf(seat)) }] } },
  plan: (seat, { target }, own) =>
    target === foeOf(seat).id ? { own, foe: foeOf(seat) } : forbid('DUEL-FIR-01', 'only at the other tank'),
  preview: ({ own, foe }) => foretold(() => shotResult(shotOf(own, foe)), inWords),
  *act(game, by, _order, { own, foe }) {
    const { result, because } = yield* shotResult(shotOf(own, foe), by);
    acts(game, own, `fires: ${foe.id} ${inWords(result).text}`, because);
    if (result === 'out') ends(game, { winner: by, rule: 'DUEL-WIN-01', text: `${foe.id} is knocked out` }, because);
    if (result !== 'hit') return;
    const told = `${foe.id} backs away`;
    const limits = { radius: inches(3), size: SIZE, check: (at: Point) => wayRefusal(foe, at, own) };
    const at = yield* setDown('DUEL-BCK-01', told, foe, limits);
    happens(game, { [foe.side]: { ...foe, ...at } }, told, [{ rule: 'DUEL-BCK-01', text: 'up to 3"' }], foe.id);
  },
});

const resign = givingUp<Types>(
  { rule: 'DUEL-WIN-03', end: ends },
  { label: 'Resign', text: 'Give up', said: (state, by) => `${state[by].id} gives up`, because: 'at any time' },
);

const VERBS = { drive, smoke, fire, resign };
export type Order = OrderIn<typeof VERBS>;
export const { order, perform, refusalOf, menu, gesture, preview } = assemble<Types, Tank>({
  pieces: ({ view, by }) => [view[by]],
  piece: ({ view, by }, id) => (view[by].id === id ? view[by] : forbid('DUEL-TRN-01', 'it is not yours')),
  closed: ({ view }) => overRefusal(view.ended),
  seatOf: ({ state, seat, options }, by) => ({ view: state, by, seat, options }),
})(VERBS);
