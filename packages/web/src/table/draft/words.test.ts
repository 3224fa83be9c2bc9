import type { Draft, MenuItem } from '@umpire/engine';
import { expect, test } from 'vitest';
import { doneWords } from './words.js';

type GestureKind = MenuItem['fields'][number]['gesture'];
const ON_CONTACT = { kind: 'choose', among: [{ value: true, label: 'Line up on contact' }] } as const;
const HOW = { kind: 'choose', among: [{ value: 'shoot', label: 'Shoot' }] } as const;
const drafted = (fields: readonly [string, GestureKind][], values: Record<string, unknown>): Draft =>
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
    gestures: { lineUp: ON_CONTACT, choice: HOW },
  }) as unknown as Draft & { item: MenuItem };
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
  ['a move says how far', drafted([way], said), `Charge A1, ${preview.cost}`],
])('the large button: %s', (_, draft, words) => expect(doneWords(draft, scene, preview)).toBe(words));
