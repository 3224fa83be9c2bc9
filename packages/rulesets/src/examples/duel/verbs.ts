import {
  atMost,
  type Citation,
  facingOf,
  fill,
  forbid,
  type Game,
  type Point,
  type Procedure,
  pathLength,
  type Refusal,
  type Seat,
  toInches,
} from '@umpire/engine';
import { assemble } from '../../common/book/assemble.js';
import { givingUp, overRefusal } from '../../common/book/ending.js';
import { foretold } from '../../common/book/foretold.js';
import { id, path } from '../../common/book/order-fields.js';
import { type OrderIn, verbsOf } from '../../common/book/verbs.js';
import {
  acts,
  becomes,
  ends,
  foeOf,
  gapBetween,
  overOf,
  shotAt,
  type Tank,
  type Types,
  wayRefusal,
  woodsBetween,
} from './play.js';
import { shotResult, tellOutcome } from './rules.js';
import { BACK, DRIVE, type Mark, OUTCOMES, SIZE } from './tables.js';

const verb = verbsOf<Types, Tank>();
const cited = (rule: string, text: string): Citation[] => [{ rule, text }];

/** DUEL-TRN-01: a player acts in his own turn. */
export const inTurn = ({ view, by }: Seat<Types>, own: Tank): Refusal | Tank =>
  view.active === by ? own : forbid('DUEL-TRN-01', 'it is the other player’s turn');

export const ahead = (tank: Tank, to: Point): Tank => ({ ...tank, facing: facingOf(to.x - tank.x, to.y - tank.y) });
/** DUEL-DRV-01 to DUEL-DRV-03. */
const drive = verb({
  order: { stand: id, path },
  label: 'Drive',
  text: 'Up to 8" along a path',
  key: 'd',
  may: inTurn,
  fields: { path: { path: ({ piece }) => ({ from: piece, size: SIZE }) } },
  plan({ view }, { path }, own) {
    const length = pathLength([own, ...path]);
    if (!atMost(length, DRIVE)) return forbid('DUEL-DRV-01', 'that is more than 8"');
    let tank = own;
    for (const to of path) {
      const refused = wayRefusal(view, ahead(tank, to), to);
      if (refused) return refused;
      tank = { ...ahead(tank, to), ...to };
    }
    return { tank, length };
  },
  preview: ({ length }) => ({ used: length / DRIVE, cost: `${toInches(length).toFixed(1)}" of 8"`, because: [] }),
  act: (game, _by, _order, { tank }) => acts(game, tank, 'drives', cited('DUEL-DRV-01', 'up to 8"'), 'moving'),
});

/** To stay where it is, in one way or another. */
const stay = (words: { label: string; text: string; key: string }, told: string, rule: string, mark?: Mark) =>
  verb({
    order: { stand: id },
    ...words,
    may: inTurn,
    plan: (_seat, _order, own) => own,
    act: (game, _by, _order, own) => acts(game, own, told, cited(rule, words.text), mark),
  });
const hold = stay({ label: 'Hold', text: 'Stay, and fire better next turn', key: 'h' }, 'holds', 'DUEL-TRN-02');
const WRAPPED = { label: 'Smoke', text: 'Stay in a cloud until it acts again', key: 's' };
const smoke = stay(WRAPPED, 'vanishes in smoke', 'DUEL-SMO-01', 'smoke');

/** DUEL-FIR-01 to DUEL-FIR-03. */
const fire = verb({
  order: { stand: id, target: id },
  label: 'Fire',
  text: 'One die decides',
  key: 'f',
  may: inTurn,
  fields: {
    target: {
      target({ seat, piece, refusalOf }) {
        const foe = foeOf(seat.view, piece);
        const closed = refusalOf({ stand: piece.id, target: foe.id });
        return [{ id: foe.id, gap: gapBetween(piece, foe), ...(closed && { closed }) }];
      },
    },
  },
  plan({ view }, { target }, own) {
    const foe = foeOf(view, own);
    if (foe.id !== target) return forbid('DUEL-FIR-01', 'it fires at the other tank');
    if (woodsBetween(own, foe).length > 0) return forbid('DUEL-FIR-02', 'a wood is between them');
    return { own, foe, shot: shotAt(own, foe) };
  },
  preview: ({ shot }) => foretold(() => shotResult(shot), tellOutcome),
  *act(game, by, _order, { own, foe, shot }) {
    const { result, because } = yield* shotResult(shot, by);
    acts(game, own, `fires: ${foe.id} ${OUTCOMES[result].text}`, because);
    if (result === 'hit') yield* backAway(game, { ...foe, marks: [...foe.marks, 'hit'] });
    if (result === 'out') ends(game, { winner: by, rule: 'DUEL-WIN-01', text: `${foe.id} is knocked out` }, because);
  },
});

/** DUEL-BCK-01: its owner places it within 3". */
function* backAway(game: Game<Types>, tank: Tank): Procedure<void> {
  const { id, x, y, facing, side } = tank;
  becomes(game, tank, 'will not stand another hit', cited('DUEL-RES-03', 'a second hit knocks it out'));
  const zones = [{ kind: 'disc', x, y, radius: BACK } as const];
  const gesture = { kind: 'place', zones, size: SIZE, turn: false, at: { x, y, facing } } as const;
  const asks = { about: [id], check: (_by: string, at: unknown) => wayRefusal(game.state, tank, at as Point) };
  const at = yield* fill<Point>('DUEL-BCK-01', side, `${id} backs away`, [{ name: 'at', gesture }], asks);
  becomes(game, { ...tank, x: at.x, y: at.y }, 'backs away', cited('DUEL-BCK-01', 'up to 3"'));
}

const resign = givingUp<Types>(
  { rule: 'DUEL-WIN-03', end: ends },
  { label: 'Resign', text: 'Give up', said: ({ tanks }, by) => `${tanks[by].id} gives up`, because: 'at any time' },
);

const VERBS = { drive, hold, smoke, fire, resign };
export type Order = OrderIn<typeof VERBS>;
export const { order, perform, refusalOf, menu, gesture, preview } = assemble<Types, Tank>({
  pieces: ({ view, by }) => [view.tanks[by]],
  piece: ({ view: { tanks }, by }, id) => (tanks[by].id === id ? tanks[by] : forbid('DUEL-TRN-01', 'it is not yours')),
  closed: ({ view }) => overRefusal(overOf(view)),
  seatOf: ({ state, options }, by) => ({ view: state, by, options }),
})(VERBS);
