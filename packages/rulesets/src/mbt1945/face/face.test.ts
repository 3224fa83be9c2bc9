import { readFileSync } from 'node:fs';
import { type BattleRecord, isRefusal, parseRecord, replay, type Side, seatNamed, viewOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt1945 } from '../index.js';

/** A battle on record, up to the first entry that fits. */
function battleAt(scenario: string, fits: (entry: BattleRecord['entries'][number]) => boolean) {
  const file = new URL(`../../../../../fixtures/${scenario}.record.json`, import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (!record.ok) throw new Error(record.error.message);
  const at = record.value.entries.findIndex(fits);
  const upTo = (entries: number) => {
    const match = replay(
      mbt1945,
      { ...record.value, entries: record.value.entries.slice(0, entries) },
      { hashes: false },
    );
    if (!match.ok) throw new Error(match.error.message);
    return match.value;
  };
  return { entry: record.value.entries[at]!, before: upTo(at), after: upTo(at + 1) };
}
const fieldOf = (order: unknown, name: string): unknown => (order as Record<string, unknown>)[name];

describe('what both count', () => {
  const { entry, before } = battleAt(
    'mbt1945-2-steppe-town',
    ({ order }) => fieldOf(order, 'verb') === 'engage' && fieldOf(order, 'stand') === 'A12',
  );
  const by = entry.by as Side;
  const { options, seats } = before;
  const seat = { view: viewOf(before, by), by, seat: seatNamed(seats, by), options };

  test('MBT45-DIS-01 MBT45-DIS-03 stands in the preview for either stand, before any hand is shown', () => {
    const preview = mbt1945.face.preview(seat, entry.order as Parameters<typeof mbt1945.face.preview>[1]);
    if (isRefusal(preview)) throw new Error(preview.message);
    expect(preview.counts).toEqual([
      { piece: 'A12', text: 'no causes', because: [] },
      {
        piece: fieldOf(entry.order, 'target'),
        text: '2 causes',
        because: [{ rule: 'MBT45-DIS-03', effect: '+2', text: 'its grade is the lower' }],
      },
    ]);
    expect(preview.because.map(({ rule }) => rule)).not.toContain('MBT45-DIS-03');
  });
});

describe('how high a flight is', () => {
  const { entry, before, after } = battleAt(
    'mbt1945-6-desert-gap',
    ({ order }) => fieldOf(order, 'altitude') === 'HIGH',
  );
  const id = String(fieldOf(entry.order, 'stand'));
  const look = (match: typeof after, viewer: Side) => ({ view: viewOf(match, viewer), viewer, options: match.options });
  const pieceIn = (match: typeof after, viewer: Side) =>
    mbt1945.face.scene(look(match, viewer)).pieces.find(piece => piece.id === id)!;

  test.each(['a', 'b'] as const)('MBT45-MOD-16 %s sees it on the counter and on the card', viewer => {
    const piece = pieceIn(after, viewer);
    expect(piece.height).toBe('high');
    expect(piece.markers).toContainEqual({
      letter: 'H',
      shape: 'square',
      text: 'HIGH: above the reach of PDA',
      word: 'altitude',
      rule: 'MBT45-MOD-16',
    });
    const row = mbt1945.face.card(look(after, viewer), id)!.rows.find(({ label }) => label === 'Altitude');
    expect(row?.value).toBe('HIGH, above the reach of PDA');
  });

  test('MBT45-R-180 one that waits behind its edge has none yet', () => {
    const piece = pieceIn(before, entry.by as Side);
    expect(piece.height).toBeUndefined();
    expect(piece.markers.map(({ word }) => word)).not.toContain('altitude');
  });
});

describe('MBT45-HSE-21 names of their own', () => {
  const { after } = battleAt(
    'mbt1945-2-steppe-town',
    ({ order }) => fieldOf(order, 'verb') === 'selectGroup' && fieldOf(order, 'group') === 'a2',
  );
  const look = { view: viewOf(after, 'a'), viewer: 'a', options: after.options } as const;
  const tiger = mbt1945.face.scene(look).pieces.find(({ name, leader }) => name === 'Tiger I' && leader)!;

  test('stand on the counter, with the class in the codes of the book', () => {
    expect(tiger.short).toBe('HQ Tiger I');
    expect(tiger.title).toBe('Tiger I, heavy tanks (MBT+ ARM MOBILE), the headquarters');
  });
  test('stand on the card, with what they are in plain words', () => {
    const card = mbt1945.face.card(look, tiger.id)!;
    expect(card.title).toBe(`Tiger I ${tiger.id}`);
    expect(card.rows.find(({ label }) => label === 'Listed as')?.value).toBe('Tiger I, heavy tanks, headquarters');
  });
  test('a blank of the enemy has none', () => {
    const enemy = mbt1945.face.scene({ ...look, view: viewOf(after, 'b'), viewer: 'b' }).pieces;
    expect(enemy.filter(({ side, symbol, name }) => side === 'a' && symbol === 'unknown' && name)).toEqual([]);
  });
});

describe('what became of those who are there no more', () => {
  const { after } = battleAt('mbt1945-2-steppe-town', ({ order }) => fieldOf(order, 'verb') === 'engage');
  const some = after.state.stands.find(({ side, revealed }) => side === 'a' && revealed)!;
  const sceneOf = (of: Partial<typeof some>, nature: object, viewer: Side) => {
    const stand = { ...some, ...of, nature: { ...some.nature!, fake: false, ...nature } };
    const stands = after.state.stands.map(s => (s.id === some.id ? stand : s));
    const view = mbt1945.view({ ...after.state, stands }, viewer, seatNamed(after.seats, viewer));
    return mbt1945.face.scene({ view, viewer, options: after.options });
  };
  const fateOf = (...of: Parameters<typeof sceneOf>) => sceneOf(...of).fates![some.id];
  const leftOf = (...of: Parameters<typeof sceneOf>) => sceneOf(...of).remains!.filter(({ id }) => id === some.id);
  const TANKS = { class: 'ARMOUR', subClass: 'MBTn', posture: 'ARM' };
  const FLIGHT = { class: 'AIRCRAFT', subClass: 'AIRn', posture: 'CAS' };
  // biome-ignore format: a stand a line
  test.each<[string, Partial<typeof some>, object, string | undefined]>([
    ['MBT45-RES-43 tanks', { place: 'removed', status: 'broken' }, TANKS, 'broken'],
    ['MBT45-RES-43 a flight that is brought down', { place: 'removed', status: 'broken' }, FLIGHT, 'broken'],
    ['MBT45-RES-21 a flight that is driven off for good', { place: 'gone', status: 'shaken' }, FLIGHT, 'flown home'],
    ['MBT45-R-70 a fake that is found out', { place: 'removed', status: 'steady' }, { ...TANKS, fake: true }, 'unmasked as a dummy'],
    ['who is still there', { place: 'table', status: 'shaken' }, TANKS, undefined],
    ['a flight that may return', { place: 'off-table', status: 'steady' }, FLIGHT, undefined],
  ])('%s', (_, of, nature, wanted) => {
    expect([fateOf(of, nature, 'a'), fateOf(of, nature, 'b')]).toEqual([wanted, wanted]);
  });
  test('MBT45-DEP-08 of a blank that nobody turned up the enemy is told nothing', () => {
    const blank = { place: 'removed', status: 'broken', revealed: false } as const;
    expect([fateOf(blank, TANKS, 'a'), fateOf(blank, TANKS, 'b')]).toEqual(['broken', undefined]);
    expect(leftOf(blank, TANKS, 'b')).toEqual([]);
  });
  const { x, y, facing, base } = some;
  const wreck = [{ id: some.id, side: 'a', symbol: 'armour', x, y, facing, width: base, depth: base }];
  // biome-ignore format: a stand a line
  test.each<[string, Partial<typeof some>, object, readonly object[]]>([
    ['MBT45-RES-43 tanks leave a wreck', { place: 'removed', status: 'broken' }, TANKS, wreck],
    ['MBT45-R-70 a fake leaves nothing', { place: 'removed', status: 'steady' }, { ...TANKS, fake: true }, []],
    ['MBT45-RES-21 who flew home leaves nothing', { place: 'gone', status: 'shaken' }, TANKS, []],
    ['guns that never stood on the table leave nothing on it', { place: 'removed', status: 'broken', x: 0, y: 0 }, TANKS, []],
    ['who is still there leaves nothing', { place: 'table' }, TANKS, []],
  ])('%s', (_, of, nature, wanted) => {
    for (const viewer of ['a', 'b'] as const) expect(leftOf({ ...of, revealed: true }, nature, viewer)).toEqual(wanted);
  });
});

describe('the look of its time', () => {
  test.each([
    ['hedges in temperate country', 'mbt1945-1-crossroads', 'bocage'],
    ['open snow in the winter of the east', 'mbt1945-4-winter-line', 'snowfields'],
    ['jungle', 'mbt1945-5-crossed-trails', 'jungle'],
    ['the desert as it is', 'mbt1945-6-desert-gap', undefined],
  ])('%s', (_, scenario, landscape) => {
    const { after } = battleAt(scenario, ({ by }) => by === 'a');
    const scene = mbt1945.face.scene({ view: viewOf(after, 'a'), viewer: 'a', options: after.options });
    expect(scene.landscape).toBe(landscape);
  });

  test('MBT45-CLS-02 MBT45-CLS-19 the symbols tell heavy tanks, half-tracks and guns on wheels apart', () => {
    const { after } = battleAt('mbt1945-2-steppe-town', ({ order }) => fieldOf(order, 'verb') === 'selectGroup');
    const { pieces } = mbt1945.face.scene({ view: viewOf(after, 'umpire'), viewer: 'umpire', options: after.options });
    const drawn = new Map(pieces.map(({ name, symbol, sign }) => [name, [symbol, sign]]));
    expect(drawn.get('Tiger II')).toEqual(['armour-heavy', '++']);
    expect(drawn.get('IS-2')).toEqual(['armour-heavy', '+']);
    expect(drawn.get('T-34/85')).toEqual(['armour', 'n']);
    expect(drawn.get('Panzergrenadiere')).toEqual(['half-track', '+']);
    expect(drawn.get('Pak 40')).toEqual(['anti-tank-gun', 'n']);
    expect(drawn.get('StuG III')).toEqual(['assault-gun', 'n']);
    expect(drawn.get('ISU-152')).toEqual(['assault-gun', '+']);
    expect(drawn.get('Radfahrer')).toEqual(['cyclists', 'n']);
    expect(drawn.get('Sd.Kfz 234')).toEqual(['reconnaissance', '+']);
    expect(drawn.get('Flakvierling')).toEqual(['light-flak', 'n']);
  });
});

test.each([
  ['mbt1945-6-desert-gap', 'a', 'the oasis decides'],
  ['mbt1945-0-first-battle', 'a', 'the village decides'],
] as const)('MBT45-HSE-18 %s calls what is fought for by its name', (id, side, words) => {
  const { data } = mbt1945.scenarios.find(scenario => scenario.id === id)!;
  expect(mbt1945.face.briefing!(data, side)!.aims.join(' ')).toContain(words);
});
