import { forbid, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../common/book/verbs.js';
import { UNIT_TYPES } from '../pieces.js';
import { toAll } from '../play/change.js';
import { concede as concedes } from '../play/ending.js';
import { ownTable } from '../play/own-table.js';
import { isWindow } from '../play/stages.js';
import { happens, type Seat } from '../play/types.js';
import { alreadyReady, verb } from './filing.js';
import { foreignLine } from './own.js';

/** PLA-WIN-02: a seat has written what it wanted; when all are ready the window closes. What others have done is not to be seen. */
export const ready = verb({
  order: {},
  label: 'Seal and say ready',
  text: 'Hand in your sheet; who has nothing on it does what its order says',
  key: 'e',
  ends: 'step',
  on: ({ seat: { view } }) => (isWindow(view.stage) ? SHOWN : undefined),
  plan: ({ view, seat, by }) => {
    if (!isWindow(view.stage)) return forbid('PLA-WIN-02', 'nothing is being written now');
    return view.ready[seat?.id ?? by] ? forbid('PLA-WIN-02', 'you are ready') : undefined;
  },
  act: (game, by) => happens(game, 'filed', { ready: { ...game.state.ready, [game.seat?.id ?? by]: true } }),
});

/** A line is struck off the sheet. */
export const strike = verb({
  order: { line: z.int().min(0).max(500) },
  label: 'Strike off',
  text: 'Take a line off your sheet',
  on: ({ seat }) =>
    isWindow(seat.view.stage) && seat.view.sheet.some(line => !foreignLine(seat, line)) ? SHOWN : undefined,
  fields: {
    line: {
      choose: ({ seat }) =>
        seat.view.sheet.flatMap((line, value) =>
          foreignLine(seat, line) ? [] : [{ value, label: `${line.verb} ${'stand' in line ? line.stand : ''}` }],
        ),
    },
  },
  plan: (player, { line }) => {
    const { view, seat, by } = player;
    if (view.ready[seat?.id ?? by]) return alreadyReady();
    const struck = view.sheet[line];
    if (!struck) return forbid('PLA-WIN-02', 'there is no such line on your sheet');
    return foreignLine(player, struck) ? forbid('PLA-R-211', 'another player of your side wrote this line') : line;
  },
  act(game, by, { line }) {
    // what is seen of a sheet may be less than all of it (PLA-GEN-13)
    const struck = ownTable(game.state, by, game.seat).sheet[line];
    const sheet = game.state.sheets[by].filter(one => one !== struck);
    happens(game, 'filed', { sheets: { ...game.state.sheets, [by]: sheet } });
  },
});

/** PLA-WIN-06, PLA-R-231: of several players the first speaks for the side; while he is away, the next who is there. */
function notTheFirst({ view, seat }: Seat): Refusal | undefined {
  const first = view.seats.find(one => view.away[one] === undefined);
  return seat && first !== seat.id ? forbid('PLA-WIN-06', `${first} speaks for your side`) : undefined;
}

/** PLA-WIN-06. */
export const offerEnd = verb({
  order: {},
  label: 'Offer to end it',
  text: 'The battle ends after this turn, if the other side offers it too',
  aside: true,
  on: ({ seat: { view, by } }) => (view.turn > 0 && !view.sides[by].offers ? SHOWN : undefined),
  plan: seat => {
    const { view, by } = seat;
    if (view.turn === 0) return forbid('PLA-WIN-06', 'the battle has not begun');
    return view.sides[by].offers ? forbid('PLA-WIN-06', 'you have offered that') : notTheFirst(seat);
  },
  act(game, by) {
    const sides = { ...game.state.sides, [by]: { ...game.state.sides[by], offers: true } };
    happens(
      game,
      'filed',
      { sides },
      toAll(`${game.state.sides[by].name} offers to end the battle`, [
        { rule: 'PLA-WIN-06', text: 'to the end of the turn' },
      ]),
    );
  },
});

export const concede = verb({
  order: {},
  label: 'Give up',
  text: 'The other side wins',
  ends: 'battle',
  plan: notTheFirst,
  act: (game, by) => concedes(game, by),
});

/** PLA-BEL-08: a player's own pencil on a contact. */
export const mark = verb({
  order: {
    contact: z.int().min(1).max(100_000),
    note: z.string().max(80).default(''),
    drop: z.boolean().default(false),
    sameAs: z.int().min(1).max(100_000).nullable().default(null),
    guess: z
      .strictObject({ type: z.enum(UNIT_TYPES), sp: z.int().min(1).max(20) })
      .nullable()
      .default(null),
  },
  label: 'Pencil',
  text: 'Write on a contact, or rub it out',
  aside: true,
  on: ({ seat: { view } }) => (view.contacts.some(c => c.status !== 'gone') ? SHOWN : undefined),
  fields: {
    contact: {
      choose: ({ seat: { view } }) =>
        view.contacts.filter(c => c.status !== 'gone').map(c => ({ value: c.no, label: `C${c.no}` })),
    },
    note: {
      choose: () =>
        ['', 'guns?', 'HQ?', 'tanks?', 'a feint?', 'the main body?'].map(value => ({
          value,
          label: value === '' ? 'nothing' : value,
        })),
    },
    drop: {
      choose: () => [
        { value: false, label: 'keep it' },
        { value: true, label: 'rub it out' },
      ],
    },
  },
  plan: ({ view }, { contact }) =>
    view.contacts.some(c => c.no === contact && c.status !== 'gone')
      ? contact
      : forbid('PLA-BEL-08', 'there is no such contact'),
  act(game, by, { contact, note, drop, sameAs, guess }) {
    const ledger = game.state.ledgers[by];
    const contacts = ledger.contacts.map(c =>
      c.no === contact ? { ...c, note, pencil: { sameAs, guess }, status: drop ? ('gone' as const) : c.status } : c,
    );
    happens(game, 'filed', { ledgers: { ...game.state.ledgers, [by]: { ...ledger, contacts } } });
  },
});
