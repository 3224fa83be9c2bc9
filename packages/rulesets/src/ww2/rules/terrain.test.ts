import { describe, expect, test } from 'vitest';
import { type Case, cited, DEFAULTS, thrown, told, under } from '../kit.js';
import { cellsOf } from './terrain.js';

describe('tables', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-TAB-01 3000m for each group of the larger side: WW2-R-05', { groupsA: 2, groupsB: 3 }, { optimumWidth: 9000, minimumDepth: 4500, width: 9000, depth: 4500, deploymentDepth: 1750 }],
    ['WW2-TAB-02 half as deep as wide is enough', { groupsA: 1, groupsB: 1, width: 4000, depth: 2000 }, { optimumWidth: 3000, minimumDepth: 2000, width: 4000, depth: 2000, deploymentDepth: 500 }],
    ['WW2-TAB-02 less is not', { groupsA: 1, groupsB: 1, width: 4000, depth: 1999 }, 'WW2-TAB-02'],
    ['WW2-R-06 clip: never less than a base', { groupsA: 1, groupsB: 1, width: 2000, depth: 1000 }, { optimumWidth: 3000, minimumDepth: 1000, width: 2000, depth: 1000, deploymentDepth: 250 }],
    ['WW2-R-06 clip: on a deep table as printed', { groupsA: 2, groupsB: 2, depth: 5000 }, { optimumWidth: 6000, minimumDepth: 3000, width: 6000, depth: 5000, deploymentDepth: 2000 }],
    ['WW2-R-06 printed: always', { groupsA: 1, groupsB: 1 }, { optimumWidth: 3000, minimumDepth: 1500, width: 3000, depth: 1500, deploymentDepth: 2000 }, under('WW2-R-06', 'printed')],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('table-size', given, how)).toEqual(wanted));
  test('WW2-R-06 is cited where it clips', () => {
    expect(cited('table-size', { groupsA: 1, groupsB: 1 })).toContain('WW2-R-06');
    expect(cited('table-size', { groupsA: 1, groupsB: 1, depth: 5000 })).not.toContain('WW2-R-06');
  });
  test.each([
    ['WW2-TER-09 WW2-R-09 3000m squares', 9000, 6000, '3000', { columns: 3, rows: 2 }],
    ['WW2-R-09 rounded to the nearest number', 10000, 4000, '3000', { columns: 3, rows: 1 }],
    ['WW2-R-09 one at least', 1000, 900, '3000', { columns: 1, rows: 1 }],
    ['WW2-R-09 4000m squares', 9000, 6000, '4000', { columns: 2, rows: 2 }],
  ] as const)('%s', (_, width, depth, choice, wanted) =>
    expect(cellsOf(width, depth, { ...DEFAULTS, 'WW2-R-09': choice })).toEqual(wanted),
  );
});

describe('the climatic zone', () => {
  const zone = (name: string) => ({ zone: name, chooser: null, choices: [] });
  const homes = { homeA: 'Desert', homeB: 'Steppe' };
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-TER-02 1', {}, zone('Desert'), thrown(1)],
    ['WW2-TER-03 2', {}, zone('Steppe'), thrown(2)],
    ['WW2-TER-04 3', {}, zone('Tropical'), thrown(3)],
    ['WW2-TER-05 4', {}, zone('Temperate'), thrown(4)],
    ['WW2-TER-05 5', {}, zone('Temperate'), thrown(5)],
    ['WW2-TER-06 6', {}, zone('Cold'), thrown(6)],
    ['WW2-TER-07 one zone for both', { homeA: 'Steppe', homeB: 'Steppe' }, zone('Steppe')],
    ['WW2-TER-08 the higher score chooses', homes, { zone: null, chooser: 'B', choices: ['Desert', 'Steppe'] }, thrown(2, 4)],
    ['WW2-R-13 equal scores are thrown again', homes, { zone: null, chooser: 'A', choices: ['Desert', 'Steppe'] }, thrown(2, 2, 5, 5, 6, 1)],
    ['WW2-R-08 any-zone: from all five', homes, { zone: null, chooser: 'A', choices: ['Desert', 'Steppe', 'Tropical', 'Temperate', 'Cold'] }, { ...thrown(6, 1), ...under('WW2-R-08', 'any-zone') }],
    ['WW2-R-07 die: the homes do not matter', homes, zone('Tropical'), { ...thrown(3), ...under('WW2-R-07', 'die') }],
    ['one home alone', { homeA: 'Cold' }, 'given.homeB'],
    ['the other home alone', { homeB: 'Cold' }, 'given.homeA'],
    ['too few throws', homes, 'throws', thrown(3, 3)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('climatic-zone', given, how)).toEqual(wanted));
  test('WW2-R-13 is cited after a tie only', () => {
    expect(cited('climatic-zone', homes, thrown(2, 2, 5, 1))).toEqual(['WW2-TER-08', 'WW2-R-13']);
    expect(cited('climatic-zone', homes, thrown(5, 1))).toEqual(['WW2-TER-08']);
  });
});

describe('terrain dice and pieces', () => {
  const minor = (score: number, major = 'O') => told('terrain-die', { part: 'minor-type', major }, thrown(score));
  test.each([
    ['WW2-TER-22 1-2 a wood', [1, 2], 'wood'],
    ['WW2-TER-23 3-4 a built-up area', [3, 4], 'BUA'],
    ['WW2-TER-24 5-6 a hill', [5, 6], 'hill'],
  ] as const)('%s', (_, scores, wanted) => {
    for (const score of scores) expect(minor(score)).toEqual({ minor: wanted });
  });
  test('WW2-TER-25 a wood in forest is ignored, and nothing else', () => {
    for (const major of ['LFA', 'SFH']) {
      expect(minor(1, major)).toEqual({ minor: null });
      expect(minor(3, major)).toEqual({ minor: 'BUA' });
    }
    expect(minor(1, 'H')).toEqual({ minor: 'wood' });
  });
  test('a zone is needed but for the kind of a minor feature', () =>
    expect(told('terrain-die', { part: 'mbua' })).toBe('given.zone'));

  // biome-ignore format: one line a rule
  const pieces: Case[] = [
    ['WW2-TER-19 as large as its square', { kind: 'major', width: 3000, depth: 3000 }, { legal: true }],
    ['WW2-TER-19 no wider', { kind: 'major', width: 3001, depth: 2000 }, 'WW2-TER-19'],
    ['WW2-TER-19 no deeper', { kind: 'major', width: 2000, depth: 2500, cellDepth: 2400 }, 'WW2-TER-19'],
    ['WW2-R-10 a third of its area', { kind: 'major', width: 1500, depth: 2000 }, { legal: true }],
    ['WW2-R-10 no less', { kind: 'major', width: 1500, depth: 1999 }, 'WW2-TER-19'],
    ['WW2-TER-30 an MBUA up to 2000m', { kind: 'MBUA', width: 2000, depth: 2000 }, { legal: true }],
    ['WW2-TER-30 no more', { kind: 'MBUA', width: 100, depth: 2001 }, 'WW2-TER-30'],
    ['WW2-TER-26 a minor feature up to 750m', { kind: 'minor', width: 750, depth: 750 }, { legal: true }],
    ['WW2-TER-26 no more', { kind: 'minor', width: 751, depth: 10 }, 'WW2-TER-26'],
    ['WW2-TER-27 250m from another', { kind: 'minor', width: 500, depth: 500, gap: 250 }, { legal: true }],
    ['WW2-TER-27 no nearer', { kind: 'minor', width: 500, depth: 500, gap: 249 }, 'WW2-TER-27'],
    ['a width of nothing', { kind: 'minor', width: 0, depth: 500 }, 'given.width'],
  ];
  test.each(pieces)('%s', (_, given, wanted) => expect(told('terrain-piece', given)).toEqual(wanted));
  test.each([
    ['major', ['WW2-TER-19']],
    ['MBUA', ['WW2-TER-30']],
    ['minor', ['WW2-TER-26', 'WW2-TER-27']],
  ])('what a %s piece is held to', (kind, rules) =>
    expect(cited('terrain-piece', { kind, width: 700, depth: 700, cellWidth: 700, cellDepth: 700 })).toEqual(rules),
  );
});

describe('placing and deploying', () => {
  test('WW2-TER-33 WW2-TER-34 WW2-TER-36 the higher places, the lower chooses edge and first move', () => {
    const found = { placesTerrain: 'A', choosesEdge: 'B', choosesFirstMove: 'B' };
    expect(told('placement-roll', {}, thrown(3, 3, 6, 2))).toEqual(found);
    expect(told('placement-roll', undefined, thrown(6, 2))).toEqual(found);
    expect(cited('placement-roll', {}, thrown(3, 3, 6, 2))).toContain('WW2-R-13');
  });

  const legal = (zoneDepth = 2000) => ({ legal: true, zoneDepth });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-DEP-01 within 2000m', { place: 'table', kind: 'ground', farEdge: 2000 }, legal()],
    ['WW2-DEP-01 no farther', { place: 'table', kind: 'ground', farEdge: 2001 }, 'WW2-DEP-01'],
    ['WW2-R-06 on a shallow table', { place: 'table', kind: 'ground', farEdge: 1001, tableDepth: 3000 }, 'WW2-DEP-01'],
    ['WW2-R-06 and no less', { place: 'table', kind: 'ground', farEdge: 1000, tableDepth: 3000 }, legal(1000)],
    ['WW2-DEP-02 aircraft off the table', { place: 'off-table', kind: 'aircraft' }, legal()],
    ['WW2-DEP-02 and nowhere else', { place: 'table', kind: 'aircraft', farEdge: 0 }, 'WW2-DEP-02'],
    ['WW2-DEP-03 a battery off the table', { place: 'off-table', kind: 'battery' }, legal()],
    ['WW2-DEP-03 no other ground stand', { place: 'off-table', kind: 'ground' }, 'WW2-DEP-03'],
    ['WW2-R-15 batteries-may: on it too', { place: 'table', kind: 'battery', farEdge: 500 }, legal()],
    ['WW2-R-15 batteries-must: not', { place: 'table', kind: 'battery', farEdge: 500 }, 'WW2-R-15', under('WW2-R-15', 'batteries-must')],
    ['where on the table is needed', { place: 'table', kind: 'ground' }, 'given.farEdge'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('deployment', given, how)).toEqual(wanted));
  test.each([
    ['WW2-DEP-01', { place: 'table', kind: 'battery', farEdge: 0 }],
    ['WW2-DEP-02', { place: 'off-table', kind: 'aircraft' }],
    ['WW2-DEP-03', { place: 'off-table', kind: 'battery' }],
  ])('%s is cited', (rule, given) => expect(cited('deployment', given)).toEqual([rule]));
});

describe('lengths on the table', () => {
  test.each([
    ['WW2-SCL-09 750m are 9 inches in 15mm', { modelScale: '15mm', metres: 750 }, { metres: 750, cm: 21, inches: 9 }],
    ['centimetres', { modelScale: '2mm', cm: 4 }, { metres: 1000, cm: 4, inches: null }],
    ['rounded to four decimals', { modelScale: '15mm', cm: 1 }, { metres: 35.7143, cm: 1, inches: 0.4286 }],
    ['none given', { modelScale: '6mm' }, 'given.metres'],
    ['two given', { modelScale: '6mm', cm: 1, inches: 1 }, 'given.metres'],
    ['inches at 2mm', { modelScale: '2mm', inches: 1 }, 'given.inches'],
  ])('%s', (_, given, wanted) => expect(told('scale', given)).toEqual(wanted));
});
