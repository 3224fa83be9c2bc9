import { type RegisterEntry, SHELF } from '@umpire/rulesets';
import { REGISTERS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { compared, type Topic } from './compared.js';
import { idsIn, spansOf } from './linked.js';
import { placeOf } from './place.js';
import { excerpt, searcherFor, searcherOf } from './search.js';
import { meant, naming, neighbours, sectionsOf, standing } from './sections.js';

const [first] = REGISTERS;
const entries = first!.entries;
const id = entries[5]!.id;

describe('addresses', () => {
  test('lead to all books, to a book, to a rule; the id alone will do', () => {
    expect(placeOf(['rules'])).toEqual({ kind: 'books' });
    expect(placeOf(['rules', SHELF[1]!.id])).toMatchObject({ kind: 'book', book: SHELF[1] });
    expect(placeOf(['rules', first!.book, id.toLowerCase()])).toMatchObject({ kind: 'rule', id });
    expect(placeOf(['rules', id])).toMatchObject({ kind: 'rule', id, book: SHELF[0] });
    expect(placeOf(['rules', 'nonsense'])).toEqual({ kind: 'nowhere', asked: 'nonsense' });
  });
});

describe('sister books', () => {
  const entriesOf = (book: string) => REGISTERS.find(register => register.book === book)!.entries;
  const younger = SHELF.filter(book => book.sister);
  const rule = (id: string, text: string): RegisterEntry => ({
    id,
    section: '1',
    heading: 'Going (GO)',
    text,
    kind: 'rule',
  });

  test.each<[string, string, string, Partial<Topic>]>([
    ['the same, whatever book its ids are of', 'as AB1-CD-07 says', 'as XY2-CD-07 says', { same: 1, changed: [] }],
    ['otherwise', 'six inches', 'eight inches', { same: 0 }],
  ])('a rule that both have is %s', (_, there, here, expected) => {
    const [one, other] = [rule('AB1-GO-01', there), rule('XY2-GO-01', here)];
    const [topic] = compared([one], [other]);
    expect(topic).toMatchObject({ topic: 'GO', heading: 'Going', onlyHere: [], onlyThere: [], ...expected });
    if (topic!.same === 0) expect(topic!.changed).toEqual([{ there: one, here: other }]);
  });
  test('what only one of them has is told apart', () => {
    const [one, other] = [rule('AB1-GO-01', 'mud'), rule('XY2-RIV-02', 'fords')];
    expect(compared([one], [other])).toMatchObject([
      { topic: 'RIV', onlyHere: [other], onlyThere: [] },
      { topic: 'GO', onlyHere: [], onlyThere: [one] },
    ]);
  });
  test('lose no rule of either', () => {
    for (const { id, sister } of younger) {
      const [there, here] = [entriesOf(sister!.id), entriesOf(id)];
      const topics = compared(there, here);
      const counted = (only: 'onlyHere' | 'onlyThere') =>
        topics.reduce((sum, topic) => sum + topic.same + topic.changed.length + topic[only].length, 0);
      expect([counted('onlyThere'), counted('onlyHere')]).toEqual([there.length, here.length]);
    }
  });
  test('say subject by subject what differs, and name only rules that there are', async () => {
    expect(younger.length).toBeGreaterThan(0);
    for (const { id, sister } of younger) {
      const known = new Set([...entriesOf(id), ...entriesOf(sister!.id)].map(entry => entry.id));
      for (const { subject, points, figures = [] } of await sister!.differences()) {
        expect([subject.length, points.length].every(n => n > 0)).toBe(true);
        expect(figures.filter(row => row.length !== 3 || row.some(cell => cell === ''))).toEqual([]);
        expect([...points, ...figures.flat()].flatMap(idsIn).filter(one => !known.has(one))).toEqual([]);
      }
    }
  });
  test('have an address for it', () => {
    const [book] = younger;
    expect(placeOf(['rules', book!.id, 'differences'])).toEqual({ kind: 'differences', book });
  });
});

describe('texts', () => {
  test('ids become links', () => {
    expect(spansOf('as AB1-CD-07 says, and AB1-EF-8.')).toEqual([
      { text: 'as ' },
      { text: 'AB1-CD-07', rule: true },
      { text: ' says, and ' },
      { text: 'AB1-EF-8', rule: true },
      { text: '.' },
    ]);
    expect(idsIn('AB1-CD-07, AB1-CD-07 and AB1-EF-8')).toEqual(['AB1-CD-07', 'AB1-EF-8']);
  });
  test('an excerpt shows what was met', () => {
    const text = `${'word '.repeat(60)}smoke blocks sight ${'word '.repeat(60)}`;
    const pieces = excerpt(text, ['smoke']);
    expect(pieces.find(p => p.met)?.text).toBe('smoke');
    expect(pieces.map(p => p.text).join('').length).toBeLessThan(190);
    expect(excerpt('short', [])).toEqual([{ text: 'short', met: false }]);
  });
});

describe('registers', () => {
  test('are ordered as the book is, nothing lost', () => {
    for (const register of REGISTERS)
      expect(sectionsOf(register.entries).flatMap(s => s.entries)).toEqual(register.entries);
  });
  test('know neighbours, those that name a rule, and what somebody may have meant', () => {
    expect(neighbours(entries, id)).toEqual({ before: entries[4], after: entries[6] });
    expect(neighbours(entries, entries[0]!.id).before).toBeUndefined();
    const named = entries.find(e => idsIn(e.text).length > 0)!;
    expect(naming(entries, idsIn(named.text)[0]!)).toContain(named);
    expect(meant(entries, id.replace(/\d+$/, '9999'))[0]?.id.replace(/\d+$/, '')).toBe(id.replace(/\d+$/, ''));
  });
  test('say of every ruling whether it is settled', () => {
    for (const entry of entries.filter(e => e.kind === 'ruling')) expect(standing(entry)).toMatch(/settled|choose/);
  });
});

describe('search', () => {
  const search = searcherOf(REGISTERS);
  test('every rule is found by its id, first', () => {
    for (const register of REGISTERS)
      for (const entry of register.entries.filter((_, i) => i % 40 === 0))
        expect(search(entry.id.toLowerCase())[0]?.entry.id).toBe(entry.id);
  });
  test('by the end of its id, by words, by beginnings, and past a slip', () => {
    expect(search(id.split('-').slice(1).join('-')).map(f => f.entry.id)).toContain(id);
    const smoke = search('smoke sight');
    expect(smoke.length).toBeGreaterThan(0);
    expect(search('smok').length).toBeGreaterThan(0);
    expect(search('engagment').length).toBeGreaterThan(0);
    expect(search('zzzzzzzz')).toEqual([]);
  });
  test('books are fetched and indexed once', () => {
    expect(searcherFor(SHELF)).toBe(searcherFor(SHELF));
  });
});
