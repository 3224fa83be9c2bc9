import type { GlossaryWord, Marker, Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import { marksIn } from './legend-marks.js';

const mark = (letter: string, text: string, word?: string): Marker => ({
  letter,
  shape: 'disc',
  text,
  ...(word && { word }),
});
const glossary = new Map<string, GlossaryWord>([
  ['room', { id: 'room', word: 'Room behind', text: 'It needs some.', rules: [] }],
  ['bands', { id: 'bands', word: 'Bands', text: 'How often it was driven back.', rules: [] }],
]);

// biome-ignore format: one line a case
test.each([
  ['the same on two pieces',                 [mark('H', 'halted'), mark('H', 'halted')],                                   [['H', 'halted']]],
  ['one letter for two things',              [mark('!', 'it runs', 'charge'), mark('!', 'shaken', 'shaken')],              [['!', 'it runs'], ['!', 'shaken']]],
  ['one piece has it',                       [mark('⊥', 'no room behind: A3', 'room')],                                    [['⊥', 'no room behind: A3']]],
  ['it tells of each piece something else',  [mark('⊥', 'no room: A3', 'room'), mark('⊥', 'no room: A4', 'room')],         [['⊥', 'Room behind: It needs some.']]],
  ['numbers of one sort',                    [mark('2', 'back twice', 'bands'), mark('1', 'back once', 'bands')],          [['1 2', 'Bands: How often it was driven back.']]],
  ['words that have not come yet',           [mark('<', 'as A1', 'initiative'), mark('<', 'as A2', 'initiative')],         [['<', 'as A1']]],
] as const)('a mark stands in the legend once: %s', (_, markers, told) => {
  const pieces = markers.map(one => ({ markers: [one] }) as unknown as Piece);
  expect(marksIn({ pieces }, glossary).map(({ sign, text }) => [sign, text])).toEqual(told);
});
