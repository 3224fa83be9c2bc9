import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.js';
import { skirmish } from './examples/skirmish/index.js';

const ask = (more: object) => adjudicate([skirmish], { ruleset: 'skirmish', question: 'shot', given: {}, ...more });

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const many = (length: number, of: unknown = 1): unknown[] => Array.from({ length }, () => of);
const bad = (path: string, message: string) => ({ ok: false, error: { path, message } });

/** What would keep it busy, or break it, is out of bounds by its path. */
const tooMuch: [string, unknown, object][] = [
  ['a list', ask({ given: { wind: many(1001) } }), bad('given.wind', 'is a list of at most 1000 elements')],
  ['a list of 200,000', ask({ given: many(200_000) }), bad('given', 'is a list of at most 1000 elements')],
  ['fields', ask({ given: { ...many(1001) } }), bad('given', 'is an object of at most 1000 fields')],
  ['nesting', ask({ given: { wind: deep(5000) } }), bad(`given.wind${'[0]'.repeat(19)}`, 'is nested deeper than 20')],
  ['a text', ask({ given: { wind: 'x'.repeat(1001) } }), bad('given.wind', 'is a text of at most 1000 characters')],
  ['an escape', ask({ given: { wind: '\u001b[2J' } }), bad('given.wind', 'is a text without control characters')],
  [
    'values in all',
    ask({ given: many(100, many(1000)) }),
    bad('given[49][949]', 'is one too many: at most 50000 values in all'),
  ],
  ['throws', ask({ throws: many(200_000) }), bad('throws', 'is a list of at most 1000 elements')],
  ['options', ask({ options: { ...many(200_000) } }), bad('options.0', 'there is no option 0')],
  ['a deep option', ask({ options: { x: deep(5000) } }), bad('options.x', 'there is no option x')],
];

describe('the adjudicator answers in the order of checks that all books share', () => {
  const cases: [string, unknown, object][] = [
    [
      'odds where nothing was thrown',
      ask({}),
      {
        ok: true,
        odds: [
          { p: 0.5, result: { status: 'steady' } },
          { p: 0.3333333333, result: { status: 'shaken' } },
          { p: 0.1666666667, result: { status: 'destroyed' } },
        ],
      },
    ],
    [
      'a result where something was',
      ask({ throws: [6] }),
      { ok: true, result: { status: 'destroyed' }, because: [{ rule: 'SKI-SHO-04' }] },
    ],
    ['no question at all', adjudicate([skirmish], 7), { ok: false, error: { path: '' } }],
    ['an unknown book', ask({ ruleset: 'go' }), { ok: false, error: { path: 'ruleset' } }],
    ['the book before the question', ask({ ruleset: 'go', question: 'x' }), { ok: false, error: { path: 'ruleset' } }],
    ['an unknown question', ask({ question: 'toString' }), { ok: false, error: { path: 'question' } }],
    ['an unknown option', ask({ options: { 'SKI-R-01': 'x' } }), { ok: false, error: { path: 'options.SKI-R-01' } }],
    [
      'options before what is given',
      ask({ options: { x: 'y' }, given: 3 }),
      { ok: false, error: { path: 'options.x' } },
    ],
    ['a value that is not allowed', ask({ given: { target: 'dead' } }), { ok: false, error: { path: 'given.target' } }],
    [
      'fields in their order',
      ask({ given: { target: 'dead', shooter: 1 } }),
      { ok: false, error: { path: 'given.shooter' } },
    ],
    [
      'unlisted fields last',
      ask({ given: { wind: 3, target: 'dead' } }),
      { ok: false, error: { path: 'given.target' } },
    ],
    ['an unlisted field', ask({ given: { wind: 3 } }), { ok: false, error: { path: 'given.wind' } }],
    ['an unknown key beside', ask({ colour: 'red' }), { ok: false, error: { path: 'colour' } }],
    ['throws that are no list', ask({ throws: 6 }), { ok: false, error: { path: 'throws' } }],
    ['too few', ask({ throws: [] }), { ok: false, error: { path: 'throws' } }],
    ['too many', ask({ throws: [1, 2] }), { ok: false, error: { path: 'throws' } }],
    ['a score that the die has not', ask({ throws: [0] }), { ok: false, error: { path: 'throws[0]' } }],
  ];
  for (const [name, verdict, expected] of [...cases, ...tooMuch])
    test(name, () => expect(verdict).toMatchObject(expected));
  test('what is not ok carries no result', () => {
    for (const [, verdict] of cases)
      if (!(verdict as { ok: boolean }).ok) expect(Object.keys(verdict as object)).toEqual(['ok', 'error']);
  });

  test('where the number of throws is fixed it is checked before their values', () => {
    const { shot } = skirmish.questions;
    const fixed = { ...skirmish, questions: { shot: { ...shot!, fixedThrows: true } } };
    const found = (throws: unknown[]) => {
      const verdict = adjudicate([fixed], { ruleset: 'skirmish', question: 'shot', given: {}, throws });
      return verdict.ok ? 'ok' : verdict.error.path;
    };
    expect([[], [0], [0, 0], [6]].map(found)).toEqual(['throws', 'throws[0]', 'throws', 'ok']);
    expect(ask({ throws: [0, 0] })).toMatchObject({ error: { path: 'throws[0]' } });
  });
});
