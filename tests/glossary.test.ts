import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyRuleset, type Marker, parseRecord, replay, viewOf } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { ordinary } from './kit/ordinary.js';

const VIEWERS = ['a', 'b', 'umpire'] as const;
/** So many moments of a battle are looked at. */
const MOMENTS = 8;

function recordOf(rules: AnyRuleset) {
  const file = fileURLToPath(new URL(`../fixtures/${ordinary(rules).id}.record.json`, import.meta.url));
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** Badges in sorts: numbers of one meaning are one. */
const sortOf = ({ letter, word }: Marker): string => `${/^\d$/.test(letter) ? 'number' : letter} ${word}`;

/** Every position that is looked at. */
function* moments(rules: AnyRuleset) {
  const record = recordOf(rules);
  for (let moment = 1; moment <= MOMENTS; moment++) {
    const entries = record.entries.slice(0, Math.ceil((record.entries.length * moment) / MOMENTS));
    const match = replay(rules, { ...record, entries }, { hashes: false });
    if (!match.ok) throw new Error(match.error.message);
    yield match.value;
  }
}

/** Every label of a card, marker or meter in a position, with the word that explains it. */
function* labelled(rules: AnyRuleset, match: Parameters<typeof viewOf>[0]) {
  for (const viewer of VIEWERS) {
    const look = { view: viewOf(match, viewer), viewer, options: match.options };
    for (const { label, word } of rules.face.meters?.(look) ?? []) yield [`meter ${label}`, word] as const;
    for (const { id, markers } of rules.face.scene(look).pieces) {
      for (const { text, word } of markers) yield [`marker ${text}`, word] as const;
      for (const { label, word } of rules.face.card(look, id)?.rows ?? []) yield [`row ${label}`, word] as const;
    }
  }
}

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('the words of %s', (id, rules) => {
  const words = rules.face.glossary ?? [];
  const known = new Set(words.map(word => word.id));

  test('each label of a card, marker or meter of a whole battle is explained', () => {
    const missing = new Set<string>();
    for (const match of moments(rules))
      for (const [label, word] of labelled(rules, match))
        if (word === undefined || !known.has(word)) missing.add(label);
    expect([...missing]).toEqual([]);
  });

  test('each badge of a whole battle is one that the legend has', () => {
    const inLegend = new Set(words.flatMap(({ marks = [] }) => marks.map(sortOf)));
    const missing = new Set<string>();
    for (const match of moments(rules))
      for (const viewer of VIEWERS) {
        const { pieces } = rules.face.scene({ view: viewOf(match, viewer), viewer, options: match.options });
        for (const sort of pieces.flatMap(({ markers }) => markers.map(sortOf)))
          if (!inLegend.has(sort)) missing.add(sort);
      }
    expect([...missing]).toEqual([]);
  });

  test('no word is explained twice, and each in a few sentences', () => {
    expect(known.size).toBe(words.length);
    expect(words.filter(({ text }) => text.length > 330 || !/[.!?]$/.test(text)).map(word => word.id)).toEqual([]);
  });

  test('each names rules that the book has', async () => {
    const register = new Set((await SHELF.find(book => book.id === id)!.register()).map(entry => entry.id));
    const unknown = words.flatMap(word => word.rules.filter(rule => !register.has(rule)));
    expect(unknown).toEqual([]);
  });
});
