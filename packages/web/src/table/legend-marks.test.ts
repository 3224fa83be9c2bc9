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
  expect(marksIn({ pieces }, glossary).map(({ markers: [...on], text }) => [on.map(({ letter }) => letter).join(' '), text])).toEqual(told);
});

test('what may come to stand on the table is in the legend too, told of none in particular', () => {
  const inBook = [
    mark('P', 'pinned', 'state'),
    mark('1', 'so many', 'bands'),
    { ...mark('A', 'ordered', 'bands'), seen: true },
  ];
  const words = new Map<string, GlossaryWord>([
    ['state', { id: 'state', word: 'State', text: 'How it fares.', rules: [], marks: inBook }],
  ]);
  const told = (markers: readonly Marker[], figure?: object) =>
    marksIn({ pieces: [{ markers, figure } as unknown as Piece] }, words).map(({ markers: [first], text }) => [
      first?.letter,
      text,
    ]);
  expect(told([])).toEqual([
    ['P', 'pinned'],
    ['1', 'so many'],
    ['A', 'ordered'],
  ]);
  // figures show by themselves who was ordered to act
  expect(told([mark('2', 'twice', 'bands'), mark('3', 'thrice', 'bands')], {})).toEqual([
    ['2', 'so many'],
    ['P', 'pinned'],
  ]);
});
