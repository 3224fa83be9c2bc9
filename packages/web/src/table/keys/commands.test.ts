import { expect, test } from 'vitest';
import { stepOf } from './changing.js';
import { type Command, commandOf, type Situation } from './commands.js';

const key = (name: string) => {
  const [letter = '', ...held] = name.split('+').reverse();
  const isHeld = (which: string) => held.includes(which);
  return { key: letter, shiftKey: isHeld('Shift'), ctrlKey: isHeld('Ctrl'), metaKey: false, altKey: false };
};

// biome-ignore format: one line a case
test.each<[string, Situation, Command['do'] | undefined]>([
  ['ArrowUp',         {},                    'walk'], // whether a piece is held or not: it takes one up
  ['Shift+ArrowUp',   {},                    'pan'],
  ['ArrowUp',         { gesture: 'path' },   'nudge'],
  ['Shift+ArrowUp',   { gesture: 'place' },  'nudge'],
  ['ArrowLeft',       { gesture: 'turn' },   'turn'],
  ['ArrowDown',       { gesture: 'choose' }, undefined], // the list has them
  ['Tab',             { onTable: true },     'next-ready'],
  ['Tab',             { onTable: false },    undefined],
  ['Backspace',       {},                    'retype'],
  ['Backspace',       { gesture: 'path' },   'drop-leg'],
  ['Enter',           {},                    'commit'],
  ['h',               {},                    'verb'],
  ['h',               { gesture: 'path' },   'verb'], // the order in hand is changed for another
  ['h',               { gesture: 'choose' }, 'verb'],
  ['q',               { gesture: 'path' },   'turn'],
  ['Ctrl+z',          {},                    'undo'],
  ['Shift+D',         {},                    'tool'],
  ['Shift+D',         { gesture: 'path' },   'tool'],
  ['Shift+U',         {},                    'understood'],
  ['u',               {},                    'verb'],
])('%s with %o', (name, situation, does) => expect(commandOf(key(name), situation)?.do).toBe(does));

const METRE = { name: 'metre', sign: 'm', length: 1, nudge: 100 };
const INCH = { name: 'inch', sign: '"', length: 254 };
test.each([
  ['a unit that is a step', INCH, false, 254],
  ['a tenth of it', INCH, true, 25],
  ['a unit too little for a step', METRE, false, 100],
  ['a tenth of that', METRE, true, 10],
])('a nudge: %s', (_, unit, fine, far) => expect(stepOf(unit, fine)).toBe(far));
