import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { told, under } from './kit.js';
import { EPOCHS, INTEGRITIES } from './pieces.js';
import { ARMY_ENTRIES, ARMY_LISTS } from './rules/army.js';

/** Every printed table of the specification, held against what the book answers, cell by cell. */
const SPECIFICATION = readFileSync(new URL('../../../../docs/rules/glory.md', import.meta.url), 'utf8');

/** The rows of the table whose head begins with these cells, the head left out. */
function printed(...head: string[]): string[][] {
  const lines = SPECIFICATION.split('\n');
  const start = lines.findIndex(line =>
    line.startsWith(`|${head.map(cell => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`),
  );
  expect(start, head.join(' ')).toBeGreaterThan(0);
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  );
}
const unquoted = (cell: string) => cell.replaceAll('`', '');

describe('the printed tables', () => {
  test('Table 1, frontages: IGR-BAS-01, IGR-BAS-02, IGR-BAS-03', () => {
    for (const [scale, ...cells] of printed('Scale', 'Option1'))
      cells.forEach((cell, i) => {
        const given = { scale: scale!.replace('15-20mm', '20mm'), option: i + 1 };
        const { frontageCm } = told('base-size', given) as { frontageCm: number };
        expect(cell, scale).toBe(cell.startsWith('6 or') ? '6 or 4cm' : `${frontageCm}cm`);
        if (cell.startsWith('6 or'))
          expect(told('base-size', { ...given, narrow: true })).toMatchObject({ frontageCm: 4 });
      });
  });

  test('the chart of table sizes: IGR-TAB-10 to IGR-TAB-19', () => {
    const sizes = ['4x4', '6x4', '8x4', '8x5'];
    for (const [used, ...cells] of printed('Used Basing Option')) {
      const [scale, option] = used!.split(' Option');
      const rule = cells[4]!.replace('see ', '');
      sizes.forEach((size, i) => {
        if (used!.startsWith('Tile')) {
          for (const tile of [12, 16, 20]) {
            const found = told('table', {
              scale: size === '6x4' ? '15mm' : size === '4x4' ? '15mm' : '25mm',
              size,
              tile,
            });
            expect(found === rule, `${size} ${tile}`).toBe(!cells[i]!.includes(`${tile}"`));
          }
          return;
        }
        const found = told('table', { scale, option: Number(option), size });
        if (cells[i] === 'Yes') expect(found).toHaveProperty('columns');
        else expect(found).toBe(rule);
      });
    }
  });

  test('Table 3, movement: IGR-MOV-01 to IGR-MOV-06', () => {
    const rows = printed('VIGNETTE TYPE', 'TURN');
    expect(rows).toHaveLength(6);
    for (const [types, turn, good, bad] of rows)
      for (const of of types!.replace('HIP/S/M/N/W', 'HIP, HIS, HIM, HIN, HIW').split(', ')) {
        const penalty = bad!.endsWith('(cp)');
        expect(told('troop', { troop: { class: of } }), of).toMatchObject({
          turn: Number(turn),
          good: Number(good),
          bad: Number(bad!.replace(' (cp)', '')),
          combatPenalty: penalty,
        });
      }
  });

  test('activation points: IGR-ACT-02, IGR-ACT-03, IGR-APD-01 to IGR-APD-05', () => {
    for (const [army, points] of printed('Troop Class'))
      expect(told('activation-cost', { troops: [{ class: 'HIM', army: army!.slice(0, 2) }] })).toEqual({
        cost: Number(points),
      });
    for (const [scores, change] of printed('Die Score'))
      for (const score of scores!.split(', ').map(Number))
        expect(told('activation-points', { base: 9 }, { throws: [score] })).toEqual({
          die: score,
          points: 9 + Number(change),
        });
  });

  test('ranges: IGR-RNG-01 to IGR-RNG-06', () => {
    const who: Record<string, string[]> = {
      'Amalgamated Light ART': ['ART light'],
      'Amalgamated Medium ART': ['ART medium'],
      'Amalgamated Heavy ART': ['ART heavy'],
      'HIM, Attached ART': ['HIM', 'attached'],
      'Other (LIN, VLI, HSC, LSC)': ['LIN', 'VLI', 'HSC', 'LSC'],
    };
    const rows = printed('Class', 'I', 'II', 'III', 'IV', 'V');
    expect(rows.map(r => r[0])).toEqual(Object.keys(who));
    for (const [name, ...cells] of rows)
      for (const shooter of who[name!]!)
        cells.forEach((cell, i) => {
          const [of, weight] = shooter.split(' ');
          const own = { shooter: { class: of, epoch: EPOCHS[i], weight: weight ?? null } };
          const attached = { shooter: { class: 'HIP', attachedEpoch: EPOCHS[i] }, as: 'attached' };
          const [short, long = null] = cell.split('/').map(Number);
          const wanted = { short, long, max: long ?? short };
          expect(told('range', shooter === 'attached' ? attached : own), `${name} ${EPOCHS[i]}`).toEqual(wanted);
        });
  });

  test('shooting results: IGR-SR-01, IGR-SR-02, IGR-R-58 at the blank', () => {
    const shooters: Record<string, string> = { HIB: '(HIM-III-RA)EI', Other: '(LIN-III-RA)EI' };
    for (const [row, ...cells] of printed('', '1', '2', '3', '4', '5', '6', '7'))
      cells.slice(0, 7).forEach((cell, i) => {
        // +2 of IGR-SM-01 brings HIM to 7 against horse; LIN against LIW has +1.
        const given = {
          shooter: shooters[row!],
          target: row === 'HIB' ? (i === 6 ? 'CAT-III-RA' : 'HIN-III-RA') : 'LIW-III-RA',
          distance: 1,
        };
        const extra = row === 'HIB' ? (i === 6 ? 2 : 0) : 1;
        const die = i + 1 - extra;
        if (die < 1) return;
        const blank = cell === '(blank)';
        expect(told('shoot', given, { throws: [die] })).toMatchObject({ score: i + 1, printed: blank ? 'H' : cell });
        if (blank)
          expect(told('shoot', given, { throws: [die], ...under('IGR-R-58', 'nothing') })).toMatchObject({
            printed: '-',
          });
      });
  });

  test('Table 7, combat factors: IGR-MF-01 to IGR-MF-15, IGR-MF-17 at a dash, and the Disadvantage column', () => {
    const rows = printed('Class', 'Foot I');
    expect(rows).toHaveLength(15);
    const MTD = ['CAT', 'HCC', 'HSC', 'LSC'];
    for (const [of, ...cells] of rows) {
      const foes = cells[10]!.split(', ').flatMap(name => (name === 'MTD' ? MTD : [name]));
      for (const [column, against] of [
        ['foot', 'HIN'],
        ['mounted', 'HCC'],
      ] as const)
        INTEGRITIES.forEach((integrity, i) => {
          const cell = cells[column === 'foot' ? i : i + 5]!;
          const found = told('melee-factor', { troop: { class: of, integrity }, against: { class: against } });
          if (cell === '-') expect(found).toBe('IGR-MF-17');
          else expect(found, `${of} ${integrity} ${column}`).toMatchObject({ factor: Number(cell), column });
        });
      for (const [other] of rows) {
        const found = told('melee-factor', { troop: { class: of }, against: { class: other } });
        expect(found, `${of} ${other}`).toMatchObject({
          disadvantaged: foes.includes(other!) || foes[0] === 'any in contact',
        });
      }
    }
  });

  test('Table 8, combat results: IGR-CRT-01 to IGR-CRT-05', () => {
    // HIN against HIN, worn down band by band, gives every difference.
    const bands: Record<string, [number, number]> = {
      '-3': [6, 0],
      '-1': [2, 0],
      '0': [0, 0],
      '+1': [0, 2],
      '+3': [0, 6],
    };
    const words: Record<string, string> = { Repulsed: 'repulsed', Stand: 'stand', Break: 'break' };
    const rows = printed('Die', '-3 or worse');
    expect(rows.map(r => r[0])).toEqual(['6', '5', '4', '3', '2', '1']);
    for (const [die, ...cells] of rows)
      Object.entries(bands)
        .sort(([a], [b]) => Number(a) - Number(b))
        .forEach(([column, [own, other]], i) => {
          const fighter = (worn: number) => ({ troop: 'HIN-III-RA', bands: worn });
          const given = { active: fighter(own), opponent: fighter(other) };
          const [active, opponent] = cells[i]!.split(' / ').map(word => words[word]);
          expect(told('melee', given, { throws: [Number(die)] }), `${column} ${die}`).toMatchObject({
            column,
            active,
            opponent,
          });
        });
  });

  test('the army lists: IGR-LST-21 to IGR-LST-39', () => {
    const rows = printed('id', 'list', 'name');
    expect(rows).toHaveLength(ARMY_LISTS.length);
    for (const [i, [rule, list, name, years, epochs, size, baseAp, lines, key]] of rows.entries()) {
      const [count, entry] = key!.split(' ');
      expect(ARMY_LISTS[i]).toEqual({
        rule,
        list: unquoted(list!),
        name,
        years,
        epochs,
        size: Number(size),
        baseAp: Number(baseAp),
        lines: Number(lines),
        key: key === 'none' ? null : { entry, count: Number(count) },
      });
    }
  });
  test('the entries of the lists: IGR-LST-02, IGR-LST-03, IGR-LST-05', () => {
    const rows = printed('list', 'entry', 'troops');
    expect(rows).toHaveLength(ARMY_ENTRIES.length);
    for (const [i, [list, entry, troops, notation, min, max, muster]] of rows.entries()) {
      const [count, general] = muster!.split(' ');
      const { defences: _, ...found } = ARMY_ENTRIES[i]!;
      expect(found).toEqual({
        list,
        entry: unquoted(entry!),
        troops,
        notation: unquoted(notation!),
        min: Number(min),
        max: Number(max),
        muster: Number(count),
        ...(general && { general: true }),
      });
    }
  });
});
