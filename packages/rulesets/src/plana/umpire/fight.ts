import { forbid, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { id } from '../../common/book/order-fields.js';
import { assaultGroups, groupName } from '../play/assault-groups.js';
import { baseOf, companyOf, onTable } from '../play/bases.js';
import { line } from '../play/change.js';
import type { Held } from '../play/desk.js';
import type { State } from '../play/state.js';
import {
  choose,
  companyField,
  type Decided,
  noSuch,
  number,
  optional,
  sideField,
  umpireVerb,
  YES_NO,
} from './ruling.js';

/** PLA-UMP-13, -23, -30: a throw that lies there and does not count yet. */
export const replaceThrow = umpireVerb({
  label: 'Change a throw',
  text: 'Another face in the place of one that was thrown and does not count yet',
  rule: 'PLA-UMP-13',
  group: 'fight',
  shape: { throw: id, value: z.int().min(0).max(9) },
  fields: ({ desk }, { throw: name }) => {
    const throws = desk.held?.throws ?? [];
    const one = throws.find(({ id: of }) => of === name);
    return [
      choose(
        'throw',
        'Throw',
        throws.map(({ id: of, text, face }) => [of, `${text}: ${face}`]),
      ),
      number('value', 'Counts as', one?.sides === 6 ? 1 : 0, one?.sides === 6 ? 6 : 9),
    ];
  },
  decide(state, { throw: name, value }): Refusal | Decided {
    const { held } = state.desk;
    const one = held?.throws.find(({ id: of }) => of === name);
    if (!held || !one) return noSuch('PLA-UMP-13', 'throw that does not count yet');
    if (one.sides === 6 && (value < 1 || value > 6)) return forbid('PLA-UMP-13', 'that die has the faces 1 to 6');
    const throws = held.throws.map(was => (was === one ? { ...was, face: value } : was));
    return {
      text: `${one.text}: ${value} in place of the ${one.thrown} that was thrown`,
      patch: { desk: { ...state.desk, held: { ...held, throws } } },
      news: throwNews(state, held, one.text, value),
    };
  },
});
/** 5.7: who would hear of the throw hears that it was changed. */
function throwNews(state: State, held: Held, text: string, value: number): NonNullable<Decided['news']> {
  const said = line(`By the umpire: ${text}, ${value}`, [{ rule: 'PLA-UMP-13', text: 'a throw was changed' }]);
  if (held.rule === 'PLA-CA-07') return { a: said, b: said };
  const side = baseOf(state, held.about[0] ?? '')?.side;
  return side && (held.rule === 'PLA-MOR-07' || held.rule === 'PLA-RAL-01') ? { [side]: said } : {};
}

const list = z.array(id).max(40);
/** PLA-UMP-07, -34: who is in an assault, from which side, and who attacks. */
export const group = umpireVerb({
  label: 'Who fights',
  text: 'Bases in or out of an assault, a flank, the attacker',
  rule: 'PLA-UMP-34',
  group: 'fight',
  shape: {
    group: id,
    add: list.default([]),
    remove: list.default([]),
    flank: z.boolean().nullable().default(null),
    attacker: z.enum(['a', 'b']).nullable().default(null),
  },
  fields: (state, _sofar, options) => {
    const names = assaultGroups(state, options).map(groupName);
    const held = state.desk.held?.group;
    const among = [...new Set([...(held ? [held] : []), ...names])];
    const bases = onTable(state).map(({ id: name }) => ({ value: name, label: name }));
    return [
      choose(
        'group',
        'Assault on',
        among.map(name => [name, name]),
      ),
      optional({ name: 'add', label: 'Also in it', kind: 'several', among: bases }),
      optional({ name: 'remove', label: 'Not in it', kind: 'several', among: bases }),
      optional(choose('flank', 'From a flank', YES_NO)),
      optional(sideField(state, 'attacker', 'Who attacks')),
    ];
  },
  decide(state, { group: name, add, remove, flank, attacker }, options): Refusal | Decided {
    const isKnown =
      state.desk.held?.group === name || assaultGroups(state, options).some(one => groupName(one) === name);
    if (!isKnown) return noSuch('PLA-UMP-34', 'assault');
    if (state.desk.held?.losses) return forbid('PLA-UMP-34', 'it has been thrown for: change the throws');
    const unknown = [...add, ...remove].find(base => baseOf(state, base)?.where !== 'table');
    if (unknown !== undefined) return noSuch('PLA-UMP-34', `base on the table: ${unknown}`);
    const groups = [...state.desk.groups, { group: name, add, remove, flank, attacker }];
    const said = [
      add.length > 0 && `with ${add.join(', ')}`,
      remove.length > 0 && `without ${remove.join(', ')}`,
      flank !== null && (flank ? 'from a flank' : 'not from a flank'),
      attacker && `side ${attacker} attacks`,
    ].filter(one => one !== false && one !== null);
    return { text: `The assault on ${name}: ${said.join(', ')}`, patch: { desk: { ...state.desk, groups } } };
  },
});

/** PLA-UMP-06, -35. */
export const surprise = umpireVerb({
  label: 'Surprise',
  text: 'A company is surprised in this turn, or is not',
  rule: 'PLA-UMP-35',
  group: 'fight',
  shape: { company: id, kind: z.enum(['assault', 'big']), on: z.boolean() },
  fields: ({ companies }) => [
    companyField(companies),
    choose('kind', 'How', [
      ['assault', 'in an assault'],
      ['big', 'a Big Surprise: it tests at the end of the next step that tests'],
    ]),
    choose('on', 'Is it so', YES_NO),
  ],
  decide(state, { company: name, kind, on }) {
    const company = companyOf(state, name);
    if (!company) return noSuch('PLA-UMP-35', 'company');
    const surprises = [...state.desk.surprises, { company: name, kind, on }];
    const what = kind === 'big' ? 'a Big Surprise' : 'surprise';
    return { text: `${company.name}: ${on ? what : `no ${what}`}`, patch: { desk: { ...state.desk, surprises } } };
  },
});

/** PLA-UMP-08, -36: where the losses of an assault fall. */
export const losses = umpireVerb({
  label: 'Place losses',
  text: 'Where the losses of an assault fall that was thrown and does not count yet',
  rule: 'PLA-UMP-36',
  group: 'fight',
  shape: { side: z.enum(['a', 'b']), by: z.array(z.int().min(0).max(20)).min(1).max(40) },
  fields: (state, { side }) => {
    const { held } = state.desk;
    const bases = (held?.about ?? []).map(name => baseOf(state, name)!).filter(base => base?.side === side);
    const proposed = side ? held?.losses?.[side as 'a' | 'b'] : undefined;
    const of = bases.map(({ id: name, sp }, at) => ({ label: name, least: 0, most: sp, value: proposed?.[at] ?? 0 }));
    return [sideField(state), { name: 'by', label: 'Losses', kind: 'numbers', of }];
  },
  decide(state, { side, by }): Refusal | Decided {
    const { held } = state.desk;
    if (!held?.losses) return noSuch('PLA-UMP-36', 'assault that was thrown and does not count yet');
    const before = held.losses[side];
    const total = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0);
    if (by.length !== before.length || total(by) !== total(before))
      return forbid('PLA-UMP-36', `${total(before)} losses fall on ${before.length} bases`);
    const bases = held.about.filter(name => baseOf(state, name)?.side === side);
    const over = bases.findIndex((name, at) => by[at]! > baseOf(state, name)!.sp);
    if (over >= 0) return forbid('PLA-UMP-36', `${bases[over]} has not so many SP`);
    const placed = { ...held, losses: { ...held.losses, [side]: by } };
    return {
      text: `Losses of side ${side}: ${bases.map((name, at) => `${name} ${by[at]}`).join(', ')}`,
      patch: { desk: { ...state.desk, held: placed } },
    };
  },
});
