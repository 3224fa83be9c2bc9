import { forbid, otherSide, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { id, point } from '../../common/book/order-fields.js';
import { UNIT_TYPES } from '../pieces.js';
import { contactNo } from '../play/actions.js';
import { baseOf, onTable } from '../play/bases.js';
import { FOR_GOOD } from '../play/sightings.js';
import type { State } from '../play/state.js';
import { unitOf } from '../tables/units.js';
import { choose, cm, type Decided, noSuch, number, piece, place, sideField, umpireVerb } from './ruling.js';

const WHAT = {
  hold: 'Keep a base back, until you let it go',
  delay: 'Keep a base back until a turn',
  false: 'A false report, with those of the next step 4',
  drop: 'A contact is gone from its map',
} as const;

/** PLA-UMP-10, -28: what a side hears of the enemy. It never learns that a report was kept back, or is false. */
export const report = umpireVerb({
  label: 'Report',
  text: 'Hold back, delay, drop, or plant a false one',
  rule: 'PLA-UMP-28',
  group: 'command',
  shape: {
    side: z.enum(['a', 'b']),
    what: z.enum(['hold', 'delay', 'false', 'drop']),
    contact: id.nullable().default(null),
    untilTurn: z.int().min(0).max(200).nullable().default(null),
    type: z
      .enum([...UNIT_TYPES, 'vehicles', 'infantry'])
      .nullable()
      .default(null),
    at: point.nullable().default(null),
  },
  fields: (state, { side, what }) => [
    sideField(state),
    choose('what', 'What', Object.entries(WHAT)),
    ...moreFields(state, side ?? 'a', what),
  ],
  decide(state, { side, what, contact, untilTurn, type, at }): Refusal | Decided {
    if (what === 'false') return planted(state, side, type, at);
    if (what === 'drop') return dropped(state, side, contact ?? '');
    const until = what === 'hold' ? null : untilTurn;
    if (what === 'delay' && (until === null || until <= state.turn))
      return forbid('PLA-UMP-28', 'a report is delayed until a turn that is still to come');
    return keptBack(state, side, contact ?? '', until);
  },
});

function moreFields(state: State, side: 'a' | 'b', what: string | undefined) {
  switch (what) {
    case 'false':
      return [
        choose('type', 'What is seen', [
          ['vehicles', 'Vehicles'],
          ['infantry', 'Infantry'],
          ...UNIT_TYPES.map(type => [type, unitOf(type).name] as const),
        ]),
        place('at', 'Where'),
      ];
    case 'drop':
      return [
        choose(
          'contact',
          'Contact',
          state.ledgers[side].contacts
            .filter(one => one.status !== 'gone' && one.heldUntil === null)
            .map(one => [`contact-${one.no}`, `C${one.no}`]),
        ),
      ];
    case 'delay':
      return [
        piece('contact', 'Base of the enemy', onTable(state, otherSide(side))),
        number('untilTurn', 'Until turn', state.turn + 1, 200),
      ];
    default:
      return [piece('contact', 'Base of the enemy', onTable(state, otherSide(side)))];
  }
}

function planted(
  state: State,
  side: 'a' | 'b',
  type: State['desk']['planted'][number]['type'] | null,
  at: State['desk']['planted'][number]['at'] | null,
): Refusal | Decided {
  if (!type || !at) return forbid('PLA-UMP-28', 'a false report says what is seen, and where');
  const { width, depth } = state.table.now;
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth)
    return forbid('PLA-UMP-28', 'nothing is seen off the table');
  const desk = { ...state.desk, planted: [...state.desk.planted, { side, type, at }] };
  return { text: `False report to side ${side}: ${type} at (${cm(at.x)}, ${cm(at.y)})`, patch: { desk } };
}

function dropped(state: State, side: 'a' | 'b', name: string): Refusal | Decided {
  const ledger = state.ledgers[side];
  const no = contactNo(name);
  if (!ledger.contacts.some(one => one.no === no && one.status !== 'gone')) return noSuch('PLA-UMP-28', 'contact');
  const contacts = ledger.contacts.map(one => (one.no === no ? { ...one, status: 'gone' as const } : one));
  return {
    text: `C${no} is gone from the map of side ${side}`,
    patch: { ledgers: { ...state.ledgers, [side]: { ...ledger, contacts } } },
  };
}

/** What a side knows already cannot be kept from it. */
function keptBack(state: State, side: 'a' | 'b', name: string, until: number | null): Refusal | Decided {
  const base = baseOf(state, name);
  if (base?.where !== 'table' || base.side === side) return noSuch('PLA-UMP-28', 'base of the enemy');
  const ledger = state.ledgers[side];
  const known = ledger.contacts.find(one => one.base === name && one.status !== 'gone');
  if (known && known.heldUntil === null)
    return forbid('PLA-UMP-28', `the side has been told of it already, as C${known.no}: drop that`);
  const others = state.desk.withheld.filter(one => one.side !== side || one.base !== name);
  const desk = { ...state.desk, withheld: [...others, { side, base: name, until }] };
  const contacts = ledger.contacts.map(one => (one === known ? { ...one, heldUntil: until ?? FOR_GOOD } : one));
  const when = until === null ? 'until you let it go' : `until turn ${until}`;
  return {
    text: `Reports of ${name} to side ${side} are kept back ${when}`,
    patch: { desk, ...(known && { ledgers: { ...state.ledgers, [side]: { ...ledger, contacts } } }) },
  };
}
