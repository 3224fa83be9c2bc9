import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { describe, expect, test } from 'vitest';
import { questionsWith } from './search.js';

const bookOf = (id: string) => ADJUDICATORS.find(book => book.id === id)!;
const found = (id: string, typed: string) => questionsWith(bookOf(id), typed).map(({ question }) => question);

test.each(ADJUDICATORS.map(({ id }) => id))(
  '%s: as long as nothing is typed all are there, in the order of the book',
  id => {
    expect(found(id, ' ')).toEqual(bookOf(id).groups.flatMap(({ questions }) => questions));
  },
);

// biome-ignore format: one line a case
test.each([
  ['mbt2020', 'range',         'engagement-eligibility'],
  ['mbt2020', 'night',         'light'],
  ['mbt2020', 'helicopter',    'air-schedule'],
  ['mbt2020', 'column',        'results-table'],
  ['mbt2020', 'columns',       'results-table'],
  ['mbt2020', 'tank',          'stand-check'],
  ['mbt2020', 'fire',          'engagement'],
  ['mbt2020', 'village',       'going'],
  ['mbt2020', 'fragile',       'victory'],
  ['mbt2020', 'night see',     'light'],
  ['mbt1945', 'flank',         'arc'],
  ['glory',   'musket',        'shoot'],
  ['glory',   'flee',          'evade'],
  ['glory',   'return fire',   'shoot'],
  ['ww2',     'half-track',    'bus'],
  ['ww2',     'halftrack',     'bus'],
  ['plana',   'artillery',     'beaten-zone'],
])('%s: what is said at a table finds its question: "%s"', (id, typed, question) => {
  expect(found(id, typed)).toContain(question);
});

describe('those that mean a word most stand first', () => {
  test('by its title, then by what it is called, then by what its form asks', () => {
    const light = questionsWith(bookOf('mbt2020'), 'light');
    expect(light[0]).toEqual({ question: 'illumination' });
    expect(light.find(({ question }) => question === 'light')).toEqual({ question: 'light' });
    expect(light.at(-1)).toEqual({ question: 'going', by: 'Light' });
  });
  test('what a form can be told, where nothing else has the word', () => {
    expect(questionsWith(bookOf('glory'), 'return fire')[0]).toEqual({ question: 'shoot' });
    expect(questionsWith(bookOf('mbt2020'), 'LFA')).toContainEqual({
      question: 'going',
      by: 'Terrain: forest (LFA)',
    });
    expect(questionsWith(bookOf('glory'), 'landsknecht')).toEqual([]);
  });
});

test('a word is found by its beginning, not in the middle of another', () => {
  expect(found('mbt2020', 'unner')).toEqual([]);
  expect(found('mbt2020', 'light')).not.toContain('air-schedule');
});
