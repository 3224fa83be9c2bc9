import { adjudicate } from '@umpire/engine';
import type { Adjudicator } from '@umpire/rulesets';
import { expect, test } from 'vitest';
import { fieldsOfForms } from '../../packages/rulesets/src/common/book/form-kit.js';
import { asksOf } from './examples.js';

/** Tests that hold for the forms of every book. */
export function forms(book: Adjudicator, labels: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(book.questions);
  const all = fieldsOfForms(book);

  test('every question stands in one group and has an example', () => {
    expect(book.groups.flatMap(g => g.questions).sort()).toEqual([...names].sort());
    expect(Object.keys(book.examples).sort()).toEqual([...names].sort());
  });

  test('every question has words by which a search finds it beside its own', () => {
    expect(Object.keys(book.also).sort()).toEqual([...names].sort());
  });

  test('every field has a label, and every label a field', () => {
    const used = new Set<string>();
    for (const [field, keys] of all) {
      const key = keys.find(k => k in labels);
      expect(key, keys.join(' or ')).toBeDefined();
      used.add(key!);
      expect(field.title, keys[0]).not.toBe('');
    }
    expect(Object.keys(labels).filter(key => !used.has(key))).toEqual([]);
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
}

/** Tests that every result of every example can be told in a sentence. */
export function sentences(book: Adjudicator): void {
  const names = Object.keys(book.questions);
  const examples = names.map(question => ({ ruleset: book.id, question, ...book.examples[question] }));
  test('every result of every example can be told', () => {
    const told = new Set<string>();
    for (const ask of [...asksOf(book.id), ...examples]) {
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
}

/** How a book tells the answer to a question, if it has one. */
export const tellOf =
  (book: Adjudicator) =>
  (question: string, given: unknown, throws?: unknown[]): ReturnType<Adjudicator['tell']> | undefined => {
    const answer = adjudicate([book], { ruleset: book.id, question, given, ...(throws && { throws }) });
    return answer.ok ? book.tell(question, answer.result) : undefined;
  };
