import { type BookTypes, optionsFor, polylineCrossing, type Scene, seededDice, start } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { FLAGS as FLAGS_1945 } from './mbt1945/face/flags.js';
import { mbt1945 } from './mbt1945/index.js';
import { PLACES as PLACES_1945 } from './mbt1945/scenarios/places.js';
import { NATIONS as NATIONS_1945 } from './mbt1945/tables/nations.js';
import { FLAGS as FLAGS_2020 } from './mbt2020/face/flags.js';
import { mbt2020 } from './mbt2020/index.js';
import { PLACES as PLACES_2020 } from './mbt2020/scenarios/places.js';
import { NATIONS as NATIONS_2020 } from './mbt2020/tables/armies.js';

/** The battles of a book whose ground is printed; where dice lay it there is none to name at first. */
const BOOKS = [
  ['mbt2020', mbt2020, PLACES_2020],
  ['mbt1945', mbt1945, PLACES_1945],
] as const;

const battles = BOOKS.flatMap(([book, rules, places]) =>
  rules.scenarios
    .filter(({ title }) => title !== 'Encounter by the dice')
    .map(({ title, data }) => ({ book, title, data, rules, names: places[title] ?? {} })),
);

function sceneOf({ rules, data }: (typeof battles)[number]): Scene {
  const begun = start<BookTypes>({
    rules: rules as never,
    scenario: data,
    options: optionsFor(rules, data),
    dice: seededDice(3),
  });
  if (!begun.ok) throw new Error(begun.error.message);
  const { state, options } = begun.value;
  return rules.face.scene({ view: rules.view(state as never, 'umpire'), viewer: 'umpire', options } as never);
}

const riverOf = ({ features }: Scene) => features.find(({ kind }) => kind === 'river')?.line;

describe('what the maps of the battles say', () => {
  test.each(battles)('$book, $title: the towns that decide the battle are marked, and nothing else is', battle => {
    const { ending } = battle.data as { ending: { kind: string; piece?: string; pieces?: string[] } };
    const marked = sceneOf(battle).overlays.flatMap(({ kind, id }) => (kind === 'objective' ? [id] : []));
    const towns = ending.piece === undefined ? (ending.pieces ?? []) : [ending.piece];
    expect(marked).toEqual(towns.map(town => `decides ${town}`));
  });

  test.each(battles)('$book, $title: every place with houses has a name, and every name a place', battle => {
    const { features } = sceneOf(battle);
    const housed = features
      .filter(({ kind }) => kind === 'town' || kind === 'village')
      .map(({ id, name }) => [id, name]);
    expect(Object.fromEntries(housed)).toEqual(battle.names);
  });

  test.each(BOOKS)('%s: names are given to battles that there are, and none twice on a map', (_, rules, places) => {
    const titles = rules.scenarios.map(({ title }) => title);
    expect(Object.keys(places).filter(title => !titles.includes(title))).toEqual([]);
    for (const names of Object.values(places))
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });

  test.each(battles)('$book, $title: no lane leads through the river', battle => {
    const scene = sceneOf(battle);
    const river = riverOf(scene);
    const lanes = (scene.scenery ?? []).filter(({ kind }) => kind === 'lane');
    expect(lanes.filter(({ line }) => river && polylineCrossing(line, river))).toEqual([]);
  });

  test.each([
    ['mbt2020', 'The village', 0, 0],
    ['mbt2020', 'Crossroads', 3, 0],
    ['mbt2020', 'Rain at night', 3, 1],
  ])('%s, %s: %i lanes, %i railways', (book, title, lanes, railways) => {
    const { scenery = [] } = sceneOf(battles.find(battle => battle.book === book && battle.title === title)!);
    const count = (wanted: string) => scenery.filter(({ kind }) => kind === wanted).length;
    expect([count('lane'), count('railway')]).toEqual([lanes, railways]);
  });
});

describe('under which flags armies fight', () => {
  test.each(battles)('$book, $title: both have one, not the same', battle => {
    const { a, b } = sceneOf(battle).flags ?? {};
    expect(a).toBeDefined();
    expect(b).toBeDefined();
    expect(a).not.toEqual(b);
  });

  test.each([
    ['mbt2020', NATIONS_2020, FLAGS_2020],
    ['mbt1945', NATIONS_1945, FLAGS_1945],
  ] as const)('%s: every nation has one', (_, nations, flags) => {
    const words = flags.flatMap(([all]) => all.split('|'));
    expect(nations.map(({ nation }) => nation).filter(name => !words.some(word => name.includes(word)))).toEqual([]);
  });

  test('whoever leads flies it, once he is seen', () => {
    const village = battles.find(({ book, title }) => book === 'mbt2020' && title === 'The village')!;
    const { flags, pieces } = sceneOf(village);
    const flown = pieces.filter(({ flag }) => flag).map(({ side, leader, flag }) => [side, leader, flag]);
    expect(flown).toEqual([
      ['a', true, flags!.a],
      ['b', true, flags!.b],
    ]);
  });
});
