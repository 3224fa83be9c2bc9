import { isRefusal } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../kit.js';
import { fire, readyFire } from '../rules/fire.js';
import { firingRow } from '../rules/ranges.js';
import { FIRING, scoresIn, tableFaults } from './firing.js';
import { firingTableOf, ownTablesFault } from './own-firing.js';

describe('cells of a firing table', () => {
  const INF = Number.POSITIVE_INFINITY;
  test.each([
    ['0-5', { from: 0, to: 5 }],
    ['9+', { from: 9, to: INF }],
    ['9', { from: 9, to: 9 }],
    ['10-11', { from: 10, to: 11 }],
    ['-', null],
    ['5-0', undefined],
    ['x', undefined],
    ['', undefined],
    ['-3', undefined],
    ['3-', undefined],
    ['1.5', undefined],
  ])('%s', (cell, scores) => expect(scoresIn(cell)).toEqual(scores));
});

describe('gaps and overlaps', () => {
  const faults = (er: string, lr: string | null = null) =>
    [...tableFaults([{ er, lr }])].map(f => `${f.path} ${f.kind}: ${f.message}`);
  // biome-ignore format: one line a case
  const cases: [string, string, string | null, string[]][] = [
    ['sound', '0-1 2-4 5 6+ - - - -', null, []],
    ['a gap', '0-1 3-4 5 6+ - - - -', null, ['rows[0].er gap: 2 stands in no cell']],
    ['a gap at the end', '0-1 2-4 5 6 - - - -', null, ['rows[0].er gap: 7 stands in no cell']],
    ['an overlap', '0-3 3-4 5 6+ - - - -', null, ['rows[0].er[1] overlap: 3 stands under ne and P']],
    ['in the long band', '0+ - - - - - - -', '0 0+ - - - - - -', ['rows[0].lr[1] overlap: 0 stands under ne and P']],
    ['too few cells', '0-1 2+', null, ['rows[0].er form: has 8 cells, not 2']],
    ['no cell', '0-1 2+ ? - - - - -', null, ['rows[0].er[2] form: is a score, some scores, or -: 9, 2-6, 9+']],
  ];
  test.each(cases)('%s', (_, er, lr, wanted) => expect(faults(er, lr)).toEqual(wanted));
});

describe('a table of one’s own (PLA-FIR-21)', () => {
  const row = (more: object = {}) => ({
    rule: 'MINE-1',
    weapon: 'militia',
    target: 'Inf',
    er: '- - - - - - - 0+',
    lr: null,
    ...more,
  });
  test('PLA-FIR-21 replaces what it names and leaves the rest', () => {
    const table = firingTableOf({ name: 'Mine', rows: [row()] });
    if (isRefusal(table)) return expect.fail(table.message);
    const found = firingRow('militia', 'Inf', 'effective', DEFAULTS, table);
    expect(found).toMatchObject({
      result: { cells: ['-', '-', '-', '-', '-', '-', '-', '0+'] },
      because: [{ rule: 'MINE-1' }],
    });
    expect(firingRow('militia', 'Inf', 'long', DEFAULTS, table)).toMatchObject({ rule: 'PLA-FIR-01' });
    expect(table.get('militia')!.get('DI')).toEqual(FIRING.get('militia')!.get('DI'));
    expect(FIRING.get('militia')!.get('Inf')!.rule).toBe('PLA-HT-38');
  });
  test('PLA-FIR-21 is fired by', () => {
    const table = firingTableOf({ name: 'Mine', rows: [row()] });
    if (isRefusal(table)) return expect.fail(table.message);
    const firer = {
      quality: 'average',
      state: 'ok',
      dugIn: false,
      moved: false,
      spPercent: 100,
      distracted: false,
    } as const;
    const target = {
      class: 'infantry',
      dug: 'none',
      gfOrMarine: false,
      inCover: false,
      quality: 'average',
      moving: false,
      nonTactical: false,
      bunched: false,
      underCloud: false,
    } as const;
    const facts = {
      weapon: 'militia',
      mode: 'direct',
      rangeCm: 2,
      firer,
      target,
      speculative: false,
      concentration: 1,
      zoneMultiple: 1,
    } as const;
    const ready = readyFire(facts, DEFAULTS, table);
    if (isRefusal(ready)) return expect.fail(ready.message);
    const firing = fire(ready, DEFAULTS);
    firing.next();
    expect(firing.next(0).value).toMatchObject({ result: { column: '4S', spLost: 4 } });
  });
  test.each([
    ['no table', 7, ''],
    ['no rows', { name: 'Mine', rows: [] }, 'rows'],
    ['a weapon that there is not', { name: 'Mine', rows: [row({ weapon: 'plasma' })] }, 'rows[0].weapon'],
    [
      'a cell that cannot be read',
      { name: 'Mine', rows: [row(), row({ target: 'DI', er: '0-1 2+ ? - - - - -' })] },
      'rows[1].er[2]',
    ],
    ['a row that stands there twice', { name: 'Mine', rows: [row(), row()] }, 'rows[1]'],
    ['a field that there is not', { name: 'Mine', rows: [row({ x: 1 })] }, 'rows[0].x'],
    ['a name with blanks', { name: 'Mine', rows: [row({ rule: 'my own' })] }, 'rows[0].rule'],
    ['a name of the book', { name: 'Mine', rows: [row({ rule: 'PLA-FT-01' })] }, 'rows[0].rule'],
    ['no name', { rows: [row()] }, 'name'],
    ['PLA-FIR-22 a gap', { name: 'Mine', rows: [row({ er: '0-1 3-4 5 6+ - - - -' })] }, 'rows[0].er'],
    ['PLA-FIR-22 an overlap', { name: 'Mine', rows: [row({ lr: '0-3 3-4 5 6+ - - - -' })] }, 'rows[0].lr[1]'],
    ['printed so, but unreadable', { name: 'Mine', rows: [row({ er: '0+', asPrinted: true })] }, 'rows[0].er'],
  ])('%s', (_, file, path) => expect(firingTableOf(file)).toMatchObject({ path }));
  test('PLA-FIR-22 a row that is marked as printed so keeps its gaps and overlaps: PLA-R-31, PLA-R-32', () => {
    const table = firingTableOf({ name: 'Mine', rows: [row({ er: '0-5 - 5-7 - - - - 9+', asPrinted: true })] });
    if (isRefusal(table)) return expect.fail(table.message);
    const found = firingRow('militia', 'Inf', 'effective', DEFAULTS, table);
    if (isRefusal(found)) return expect.fail(found.message);
    expect([4, 5, 8, 9].map(score => found.result.byScore[score])).toEqual(['ne', 'S', 'ne', '4S']);
  });
  test('PLA-FIR-22 two files name the same row', () => {
    const file = { name: 'Mine', rows: [row()] } as never;
    expect(ownTablesFault([file, file], 'firingTables')).toMatchObject({ path: 'firingTables[1].rows[0]' });
  });
});
