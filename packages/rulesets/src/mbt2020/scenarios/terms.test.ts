import { agreedData, agreement, inches, type Options } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { State } from '../../common/mbt/play/state.js';
import { mbt2020 } from '../index.js';
import { optionsWith } from '../play/kit.js';
import { scenario } from './encounter.js';
import { TERMS } from './terms.js';

const terms = TERMS[scenario.id]!;

type Words = Readonly<Record<string, string>>;
interface Agreed {
  readonly data: unknown;
  readonly options: Options;
}
function agreed(words: Words): Agreed {
  const found = agreement(terms, words);
  if (!found.ok) throw new Error(found.error.message);
  return { data: agreedData(scenario.data, found.value.terms), options: optionsWith(found.value.options) };
}
const begun = (words: Words) => {
  const { data, options } = agreed(words);
  return mbt2020.setup(data, options);
};
function stateOf(words: Words): State {
  const state = begun(words);
  if (!state.ok) throw new Error(`${state.error.path} ${state.error.message}`);
  return state.value;
}

/** The fields of a state that differ from the scenario as it is, ground by its own fields. */
const flat = ({ ground, ...rest }: State): Record<string, unknown> => ({ ...rest, ...ground.now });
function changes(words: Words): Record<string, unknown> {
  const usual = flat(stateOf({}));
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(usual[name]);
  return Object.fromEntries(Object.entries(flat(stateOf(words))).filter(differs));
}

describe('MBT20-ORG-01 what players agree on before a battle that the dice make', () => {
  // biome-ignore format: one line a case
  test.each<[string, Words, Record<string, unknown>]>([
    ['nothing',                                    {},                                 {}],
    ['MBT20-ORG-01 MBT20-TAB-01 Battle Groups',    { 'groups-a': '3' },                { agreed: { a: 3, b: 2 }, width: inches(60) }],
    ['MBT20-TAB-02 half as deep as it is wide',    { 'groups-a': '8', 'groups-b': '8' }, { agreed: { a: 8, b: 8 }, width: inches(192), depth: inches(96) }],
    ['MBT20-TAB-02 a depth of their own',          { depth: '30' },                    { depth: inches(30) }],
    ['MBT20-TAB-03 6 by 4 feet',                   { table: '6x4' },                   { width: inches(72) }],
    ['MBT20-TAB-03 8 by 5 feet',                   { table: '8x5' },                   { width: inches(96), depth: inches(60) }],
    ['MBT20-TER-04 squares of 16"',                { squares: '16' },                  { squareSize: inches(16) }],
    ['MBT20-R-168 a zone',                         { zone: 'desert' },                 { zoneAgreed: 'Desert' }],
    ['MBT20-GO-15 MBT20-HSE-24 jungle',             { jungle: 'yes' },                  { jungle: true }],
    ['MBT20-HSE-24 no jungle',                      { jungle: 'no' },                   { jungle: false }],
    ['MBT20-RIV-01 a river',                       { river: 'yes' },                   { riverAgreed: true }],
    ['MBT20-HSE-13 Blue attacks',                  { attack: 'b' },                    { gameType: 'attack-defence', attacker: 'b' }],
    ['MBT20-R-64 a length',                        { length: '14' },                   { turns: 14 }],
    ['MBT20-R-64 no last turn',                    { length: 'none' },                 { turns: null }],
  ])('%s: that and nothing else', (_, words, changed) => expect(changes(words)).toEqual(changed));

  test('MBT20-HSE-25 a nation', () => {
    const { sides } = changes({ 'nation-b': 'belarus' });
    const { a, b } = stateOf({}).sides;
    const name = 'Belarus (declared)';
    expect(changes({ 'nation-b': 'belarus' })).toEqual({ sides });
    expect(sides).toEqual({ a, b: { ...b, name, nation: name } });
  });
  test('MBT20-HSE-25 a nation that is none', () => {
    const data = { ...(scenario.data as object), nations: { a: 'Atlantis' } };
    expect(mbt2020.setup(data, optionsWith())).toMatchObject({ ok: false, error: { path: 'nations.a' } });
  });

  test('MBT20-R-163 bases of 2" are a ruling', () => {
    const { data, options } = agreed({ bases: 'two-inch' });
    expect(data).toBe(scenario.data);
    expect(options).toEqual(optionsWith({ 'MBT20-R-163': 'two-inch' }));
  });

  // biome-ignore format: one line a case
  test.each<[string, Words, object]>([
    ['MBT20-GO-15 jungle in the desert',           { jungle: 'yes', zone: 'desert' },  { rule: 'MBT20-GO-15', path: 'jungle' }],
    ['MBT20-TAB-02 too shallow for its width',     { 'groups-a': '6', depth: '47' },   { rule: 'MBT20-TAB-02', path: 'table' }],
    ['MBT20-TER-04 no room for a square',          { 'groups-a': '1', 'groups-b': '1', depth: '15', squares: '16' }, { rule: 'MBT20-TER-04', path: 'table.squareSize' }],
    ['MBT20-TAB-03 a fixed table has its depth',   { table: '8x5', depth: '60' },      { rule: 'MBT20-TAB-03', path: 'table.depth' }],
  ])('%s: refused', (_, words, error) => expect(begun(words)).toMatchObject({ ok: false, error }));

  test('every choice of every term can be fought by itself', () => {
    for (const { id, choices, numbers } of terms)
      for (const said of [...choices.map(choice => choice.id), ...(numbers ? [`${numbers.max}`] : [])])
        expect(begun({ [id]: said }), `${id} ${said}`).toMatchObject({ ok: true });
  });
  test('each names the rules that leave it to the players', () => {
    for (const { id, rules = [] } of terms) expect(rules, id).not.toEqual([]);
  });
});
