import { adjudicate } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ADJUDICATOR } from '../questions/adjudicator.js';
import type { OwnFiring } from '../tables/own-firing.js';
import { FIRING_FORM } from './index.js';

const given = { options: {} };
const [first, annex] = FIRING_FORM.starts(given).map(({ value }) => value) as [OwnFiring, OwnFiring];
const withRow = (row: Partial<OwnFiring['rows'][number]>): OwnFiring => ({
  ...first,
  rows: [{ ...first.rows[0]!, ...row }],
});

describe('PLA-FIR-22 the form of a firing table', () => {
  // biome-ignore format: a fault a line
  test.each<[string, OwnFiring, readonly (readonly [string, string])[]]>([
    ['what it begins with is in order', first, []],
    ['so are all rows that are not the book’s own', annex, []],
    ['a score that stands in no cell', withRow({ er: '0-3 5-6 7 8 9+ - - -' }), [['rows.0.er', 'Effective range: 4 stands in no cell']]],
    ['a score that stands in two', withRow({ lr: '0-6 6-8 9+ - - - - -' }), [['rows.0.lr.1', 'Long range, under P: 6 stands under ne and P']]],
    ['a cell that cannot be read', withRow({ er: '0-4 5-6 7 8 many - - -' }), [['rows.0.er.4', 'Effective range, under 1S: is a score, some scores, or -: 9, 2-6, 9+']]],
    ['too few cells', withRow({ er: '0-4 5+' }), [['rows.0.er', 'Effective range: has 8 cells, not 2']]],
    ['all that is wrong at once', withRow({ er: '0-3 5+ - - - - - -', lr: '0-6 6+ - - - - - -' }), [['rows.0.er', 'Effective range: 4 stands in no cell'], ['rows.0.lr.1', 'Long range, under P: 6 stands under ne and P']]],
    ['what stands so in print', withRow({ er: '0-3 5+ - - - - - -', asPrinted: true }), []],
    ['a row that stands there twice', { ...first, rows: [first.rows[0]!, first.rows[0]!] }, [['rows.1', 'stands there already']]],
    ['a name that is the book’s', withRow({ rule: 'PLA-FT-01' }), [['rows.0.rule', 'is a name of your own: PLA- is the book']]],
    ['nothing where the cells belong', withRow({ er: '' }), [['rows.0.er', 'Effective range: has 8 cells, not 1']]],
  ])('%s', (_, table, faults) => {
    expect(FIRING_FORM.check(table, given).map(({ at, message }) => [at.join('.'), message])).toEqual(faults);
  });

  test('every row of the book can be begun with, and is in order as it stands', () => {
    const starts = FIRING_FORM.sheet.list!.starts(given);
    expect(starts.length).toBeGreaterThan(40);
    for (const { value } of starts)
      expect(FIRING_FORM.check({ name: 'One', rows: [value as OwnFiring['rows'][number]] }, given)).toEqual([]);
  });

  const fields = FIRING_FORM.sheet.list!.sheet.fields;
  const set = (name: string, value: never, row: unknown = first.rows[0]) => {
    const field = fields.find(one => one.name === name)!;
    return (field.set as (of: unknown, value: never, given: unknown) => unknown)(row, value, given);
  };
  test.each<[string, unknown, object]>([
    ['weapon', 'militia', { weapon: 'militia' }],
    ['target', 'DDI', { target: 'DDI' }],
    ['rule', 'ANNEX-3', { rule: 'ANNEX-3' }],
    ['er', '0+ - - - - - - -', { er: '0+ - - - - - - -' }],
    ['long', false, { lr: null }],
    ['asPrinted', true, { asPrinted: true }],
  ])('its field %s writes the data', (name, value, expected) => {
    expect(set(name, value as never)).toEqual({ ...first.rows[0], ...expected });
    const [field] = fields.filter(one => one.name === name);
    expect(field!.get(set(name, value as never))).toEqual(value);
  });
  test('a mark that is taken off leaves nothing in the data', () => {
    expect(set('asPrinted', false as never, { ...first.rows[0], asPrinted: true })).toEqual(first.rows[0]);
  });
  test('it is read again as it was written, and told in lines', () => {
    expect(FIRING_FORM.read(JSON.parse(JSON.stringify(annex)))).toEqual({ ok: true, value: annex });
    expect(FIRING_FORM.inWords(first)).toContain('ER 0-4 5-6 7 8 9+ - - -');
  });
});

describe('PLA-FIR-22 the adjudicator takes firing tables along', () => {
  const deadly: OwnFiring = withRow({ er: '- - - - - - - 0+' });
  const shot = { weapon: 'regular-infantry', target: { class: 'infantry' } };
  const ask = (question: string, asked: object) =>
    adjudicate([ADJUDICATOR], { ruleset: 'plana', question, given: asked, throws: [0] });
  test('fire goes by them, and says so', () => {
    const answer = ask('fire', { ...shot, firingTables: [deadly] });
    expect(answer).toMatchObject({ ok: true, result: { spLost: 4, state: 'suppressed' } });
    expect(JSON.stringify(answer)).toContain('OWN-1');
    expect(ask('fire', shot)).toMatchObject({ ok: true, result: { spLost: 0 } });
  });
  test('so does a row that is asked for', () => {
    const row = { weapon: 'regular-infantry', row: 'Inf' };
    expect(
      adjudicate([ADJUDICATOR], {
        ruleset: 'plana',
        question: 'firing-row',
        given: { ...row, firingTables: [deadly] },
      }),
    ).toMatchObject({
      ok: true,
      result: { cells: ['-', '-', '-', '-', '-', '-', '-', '0+'] },
    });
  });
  test.each([
    [[withRow({ er: '0-3 5+ - - - - - -' })], 'given.firingTables[0].rows[0].er'],
    [[first, withRow({ er: '0-4 4+ - - - - - -', weapon: 'militia' })], 'given.firingTables[1].rows[0].er[1]'],
    [[first, first], 'given.firingTables[1].rows[0]'],
    [[], 'given.firingTables'],
  ])('what is wrong with them is refused by its path: %#', (firingTables, path) => {
    expect(ask('fire', { ...shot, firingTables })).toMatchObject({ ok: false, error: { path } });
    expect(ask('firing-row', { weapon: 'militia', row: 'Inf', firingTables })).toMatchObject({
      ok: false,
      error: { path },
    });
  });
});
