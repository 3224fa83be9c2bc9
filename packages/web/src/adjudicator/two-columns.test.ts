import { bookOf, sidesCounted } from '@umpire/rulesets';
import { describe, expect, test } from 'vitest';
import { answerTo } from './answering.js';
import { besideColumns } from './two-columns.js';

const stand = (more: object = {}) => ({ subClass: 'MBTn', ...more });
const tanks = { owner: stand(), target: stand({ infantryWithin: 2 }), range: 6 };

describe('both columns of an answer', () => {
  test.each<[string, string, object, [string, string][]]>([
    [
      'mbt1945',
      'engagement',
      tanks,
      [
        ['MBT45-DIS-04', '2 causes'],
        ['', 'no causes'],
      ],
    ],
    [
      'mbt2020',
      'engagement',
      { ...tanks, target: stand({ mode: 'STATIC' }) },
      [
        ['', '0 to the right'],
        ['MBT20-TF-05', '1 to the left'],
      ],
    ],
    [
      'glory',
      'melee',
      { active: { troop: '(HIW-III-IA)' }, opponent: { troop: '(HIS-III-RA)' } },
      [
        ['IGR-MF-04 IGR-MM-08', ''],
        ['IGR-MF-02 IGR-MM-06', ''],
      ],
    ],
    [
      'ww2',
      'engagement',
      {
        shooter: { weapon: 'MG', class: 'MA', grade: 'C' },
        target: { weapon: 'RG', class: 'INF', grade: 'B' },
        range: 400,
      },
      [
        ['WW2-EFF-28', 'needs 5 on the effect die'],
        ['WW2-EFF-22', 'needs 5 on the effect die'],
      ],
    ],
    [
      'ww2',
      'initiative',
      { shooter: { grade: 'C', detected: true }, target: { grade: 'B', detected: false } },
      [
        ['WW2-SHO-06', '+3 on its die'],
        ['WW2-SHO-04', '+1 on its die'],
      ],
    ],
  ])('%s %s: whose line is whose, and what they come to', async (id, question, given, columns) => {
    const book = await bookOf(id)!.adjudicator!();
    const counts = sidesCounted(book, { question, given, options: {} })!;
    expect(counts.map(({ because }) => because.map(({ rule }) => rule).join(' '))).toEqual(
      columns.map(([rules]) => rules),
    );
    for (const [i, [, sum]] of columns.entries()) expect(counts[i]!.sum).toContain(sum);
    const answer = answerTo(book, { book: id, question, given, options: {}, throws: [] } as never);
    const because = answer.kind === 'refused' ? [] : answer.because;
    const told = columns.flatMap(([rules]) => rules.split(' ').filter(Boolean));
    expect(besideColumns(because, counts).filter(({ rule }) => told.includes(rule))).toEqual([]);
  });

  test('nothing is counted for a question that is not allowed', async () => {
    const book = await bookOf('mbt1945')!.adjudicator!();
    expect(sidesCounted(book, { question: 'engagement', given: { ...tanks, range: 60 }, options: {} })).toBeUndefined();
    expect(sidesCounted(book, { question: 'recovery', given: {}, options: {} })).toBeUndefined();
  });
});
