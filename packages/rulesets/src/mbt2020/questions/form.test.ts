import { readFileSync } from 'node:fs';
import { adjudicate } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ADJUDICATORS } from '../../adjudicators.js';
import { formOf } from '../../common/form.js';
import { fieldsOfForms } from '../../common/form-kit.js';
import { LABELS } from './labels.js';

const book = ADJUDICATORS[0]!;
const names = Object.keys(book.questions);

const all = fieldsOfForms(book);

describe('the forms of the questions', () => {
  test('every question stands in one group and has an example', () => {
    expect(book.groups.flatMap(g => g.questions).sort()).toEqual([...names].sort());
    expect(Object.keys(book.examples).sort()).toEqual([...names].sort());
  });

  test('every field has a label, and every label a field', () => {
    const used = new Set<string>();
    for (const [field, keys] of all) {
      const key = keys.find(k => k in LABELS);
      expect(key, keys.join(' or ')).toBeDefined();
      used.add(key!);
      expect(field.title, keys[0]).not.toBe('');
    }
    expect(Object.keys(LABELS).filter(key => !used.has(key))).toEqual([]);
  });

  test('what may be left out says what holds then', () => {
    const silent = all.filter(([f]) => !f.required && f.initial === undefined && f.unset === undefined);
    expect(silent.map(([, keys]) => keys[0])).toEqual([]);
    const mute = all.filter(([f]) => f.nullable && f.none === undefined);
    expect(mute.map(([, keys]) => keys[0])).toEqual([]);
  });

  test.each(names)('the example of %s is answered', question => {
    const { given, options } = book.examples[question]!;
    const answer = adjudicate([book], { ruleset: book.id, question, given, ...(options && { options }) });
    expect(answer).toMatchObject({ ok: true });
  });

  test('kinds of field are read from the schemas', () => {
    const [owner, , range] = formOf(book, 'engagement');
    expect(owner).toMatchObject({ name: 'owner', kind: 'group', required: true, title: 'The engaging stand' });
    expect(range).toMatchObject({ kind: 'number', whole: false, least: 0, unit: 'inches', required: false });
    const [, , legs] = formOf(book, 'move').filter(f => f.kind !== 'flag');
    expect(legs).toMatchObject({ name: 'legs', kind: 'list', least: 1, of: { kind: 'group', title: 'Leg' } });
    expect(formOf(book, 'climatic-zone')).toMatchObject([
      { kind: 'tuple', nullable: true, initial: null, of: [{ kind: 'choice' }, { kind: 'choice' }] },
    ]);
    expect(formOf(book, 'results-table')[1]).toEqual({
      name: 'column',
      kind: 'number',
      whole: true,
      title: 'Columns to the right of GREEN',
      text: 'Below 0: to the left',
      required: true,
      nullable: false,
      rare: false,
    });
  });
});

describe('results in a sentence', () => {
  const SPECIFICATION = new URL('../../../../../docs/rules/mbt2020.md', import.meta.url);
  const [, lines = ''] = /```jsonl\n([\s\S]*?)```/.exec(readFileSync(SPECIFICATION, 'utf8')) ?? [];
  const asks: Record<string, unknown>[] = lines
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line).ask);
  const examples = names.map(question => ({ ruleset: book.id, question, ...book.examples[question] }));

  test('every result of every example can be told', () => {
    const told = new Set<string>();
    for (const ask of [...asks, ...examples]) {
      const answer = adjudicate([book], ask);
      if (!answer.ok) continue;
      for (const { result } of answer.odds ?? [{ result: answer.result }]) {
        const { text, good } = book.tell(answer.question, result);
        expect(text).not.toMatch(/undefined|NaN|\[object|^$/);
        expect(Math.abs(good)).toBeLessThanOrEqual(1);
        told.add(answer.question);
      }
    }
    expect([...told].sort()).toEqual([...names].sort());
  });

  test('in the words of the book', () => {
    const tell = (question: string, given: unknown, throws?: unknown[]) => {
      const answer = adjudicate([book], { ruleset: book.id, question, given, ...(throws && { throws }) });
      return answer.ok ? book.tell(question, answer.result) : undefined;
    };
    const tanks = { owner: { subClass: 'MBTn' }, target: { subClass: 'MBTn' }, range: 8 };
    expect(tell('engagement', tanks, ['win'])).toEqual({ text: 'win: target is neutralised', good: 1 });
    expect(tell('movement-allowance', { stand: { subClass: 'MBT-' }, kind: 'march' })?.text).toBe('16 inches');
    expect(tell('hour', { season: 'Winter' }, [4, 6, 6])?.text).toBe('12 am, night');
  });
});
