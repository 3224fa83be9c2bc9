import type { Draft, MenuItem } from '@umpire/engine';
import { expect, test } from 'vitest';
import { doneWords } from './words.js';

type GestureKind = MenuItem['fields'][number]['gesture'];
const ON_CONTACT = { kind: 'choose', among: [{ value: true, label: 'Line up on contact' }] } as const;
const HOW = { kind: 'choose', among: [{ value: 'shoot', label: 'Shoot' }] } as const;
const LEAVES = { kind: 'choose', among: [{ value: 'none', label: 'Leave it', done: 'Leave the terrain' }] } as const;
const LOAD = { kind: 'place', who: 'A3', symbol: 'foot' } as const;
const drafted = (fields: readonly [string, GestureKind][], values: Record<string, unknown>, more: object = {}): Draft =>
  ({
    item: {
      verb: 'x',
      stand: 'A1',
      label: 'Charge',
      text: '',
      fields: fields.map(([name, gesture]) => ({ name, gesture })),
    },
    at: 0,
    values,
    gestures: { lineUp: ON_CONTACT, choice: HOW, ...more },
  }) as unknown as Draft & { item: MenuItem };
const CROSSES = { kind: 'choose', among: [{ value: true, label: 'Free, for 5 of 10 points' }] } as const;
const paid = (draft: Draft): Draft => ({ ...draft, item: { ...draft.item, label: 'Activate for 3', price: '3' } });
const scene = { pieces: [] };
const preview = { cost: '1.2 of 2 W; B1 may evade, else even odds', because: [] };
const [to, contact, way, how] = [
  ['target', 'target'],
  ['lineUp', 'choose'],
  ['steps', 'path'],
  ['choice', 'choose'],
] as const satisfies readonly [string, GestureKind][];
const said = { target: 'B1', lineUp: true, steps: [{ x: 1, y: 1 }], choice: 'shoot' };

test.each([
  ['who and whom; how stands beside it', drafted([to, contact, way], said), 'Charge A1 → B1'],
  ['what is chosen before whom says what is done', drafted([how, to, contact], said), 'Charge A1: Shoot → B1'],
  ['nobody is struck: what was chosen', drafted([contact], said), 'Charge A1: Line up on contact'],
  ['who is put down, not who carries it', drafted([['at', 'place']], { at: {} }, { at: LOAD }), 'Charge A3'],
  ['nothing is chosen yet: the first that is open', drafted([contact], {}), 'Charge A1: Line up on contact'],
  [
    'a choice that says all of it by itself',
    drafted([['leave', 'choose']], {}, { leave: LEAVES }),
    'Leave the terrain',
  ],
  [
    'of an order that has a price what is chosen says it',
    paid(drafted([['crossing', 'choose']], { crossing: true }, { crossing: CROSSES })),
    'Activate A1: Free, for 5 of 10 points',
  ],
  ['a move says how far', drafted([way], said), `Charge A1, ${preview.cost}`],
])('the large button: %s', (_, draft, words) => expect(doneWords(draft, scene, preview)).toBe(words));
