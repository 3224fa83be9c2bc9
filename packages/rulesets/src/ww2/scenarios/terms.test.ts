import { agreedData, agreement, defaultOptions } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { scenario } from './encounter.js';
import { TERMS } from './terms.js';

const terms = TERMS[scenario.id]!;
/** What a battle begins with if so much is agreed on; or why it does not. */
function begun(words: Readonly<Record<string, string>>) {
  const found = agreement(terms, words);
  if (!found.ok) return found.error.path;
  const state = ww2.setup(agreedData(scenario.data, found.value.terms), defaultOptions(ww2.options));
  if (!state.ok) return state.error.rule ?? state.error.path;
  const { muster, limit, defender, ground } = state.value;
  const { width, depth } = ground.now;
  return { points: muster!.points, groups: muster!.groups, river: muster!.river, limit, defender, width, depth };
}

/** The unit of a battle's lengths, if so much is agreed on. */
function unitWith(words: Readonly<Record<string, string>>) {
  const found = agreement(terms, words);
  if (!found.ok) throw new Error(found.error.message);
  const options = defaultOptions(ww2.options);
  const state = ww2.setup(agreedData(scenario.data, found.value.terms), options);
  if (!state.ok) throw new Error(state.error.message);
  return ww2.face.scene({ view: state.value, viewer: 'a', options } as never).unit;
}

const METRES = { name: 'metre', sign: 'm', length: 1, nudge: 100 };
describe('WW2-SCL-01: lengths are told as they are on a table with models, too', () => {
  // biome-ignore format: one line a case
  test.each([
    ['WW2-SCL-02', '2mm', [{ sign: ' cm', length: 250 }]],
    ['WW2-SCL-03', '6mm', [{ sign: ' cm', length: 250 / 3 }, { sign: '″', length: 250 }]],
    ['WW2-SCL-04', '10mm', [{ sign: ' cm', length: 50 }, { sign: '″', length: 125 }]],
    ['WW2-SCL-05', '15mm', [{ sign: ' cm', length: 250 / 7 }, { sign: '″', length: 250 / 3 }]],
    ['WW2-SCL-06', '20mm', [{ sign: ' cm', length: 25 }, { sign: '″', length: 62.5 }]],
    ['WW2-SCL-07', '25mm', [{ sign: ' cm', length: 250 / 15 }, { sign: '″', length: 250 / 6 }]],
    ['WW2-SCL-08', '1-35', [{ sign: ' cm', length: 12.5 }, { sign: '″', length: 31.25 }]],
  ])('%s: %s', (_, models, also) => expect(unitWith({ models })).toEqual({ ...METRES, also }));
  test('in metres alone, if nobody says otherwise', () => {
    expect(unitWith({})).toEqual(METRES);
  });
});

describe('U1: what players agree on before a free battle', () => {
  const usual = {
    points: 620,
    groups: { a: 3, b: 3 },
    river: 'across',
    limit: 15,
    defender: null,
    width: 9000,
    depth: 6000,
  };
  test.each<[string, Record<string, string>, object | string]>([
    ['WW2-HG-14: 620 points for three groups a side, if nobody says otherwise', {}, {}],
    [
      'WW2-HG-14: 140 for one',
      { points: '140', 'groups-a': '1', 'groups-b': '1' },
      { points: 140, groups: { a: 1, b: 1 }, width: 3000 },
    ],
    [
      'WW2-HG-14: 2000 for six',
      { points: '2000', 'groups-a': '6', 'groups-b': '6' },
      { points: 2000, groups: { a: 6, b: 6 }, width: 18000, depth: 9000 },
    ],
    ['WW2-R-127: not less than the cheapest groups', { points: '17' }, 'WW2-R-127'],
    ['WW2-TAB-03: a table of 8 by 5 feet', { width: '24000', depth: '15000' }, { width: 24000, depth: 15000 }],
    ['WW2-TER-38: no river', { river: 'none' }, { river: 'none' }],
    ['WW2-TER-39: along a diagonal', { river: 'south-west' }, { river: 'south-west' }],
    ['WW2-ENG-01: one side defends', { attack: 'b' }, { defender: 'b' }],
    ['WW2-R-121: another limit', { length: '8' }, { limit: 8 }],
    ['WW2-R-121: none is no limit', { length: 'none' }, 'length'],
  ])('%s', (_title, words, wanted) => {
    const found = begun(words);
    if (typeof wanted === 'string') expect(found).toContain(wanted);
    else expect(found).toEqual({ ...usual, ...wanted });
  });
});
