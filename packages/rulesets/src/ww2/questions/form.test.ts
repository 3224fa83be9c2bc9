import { describe, expect, test } from 'vitest';
import { forms, sentences, tellOf } from '../../../../../tests/kit/forms.js';
import { formOf } from '../../common/book/form.js';
import { ADJUDICATOR as book } from './adjudicator.js';
import { LABELS } from './labels.js';

describe('the forms of the questions', () => {
  forms(book, LABELS);

  test('units are chosen by their names, options by what they do', () => {
    const [unit] = formOf(book, 'unit');
    expect(unit).toMatchObject({
      kind: 'choice',
      among: expect.arrayContaining([{ value: 't-34-85', label: 'T34/85' }]),
    });
    const option = formOf(book, 'tactical-move').find(f => f.name === 'option');
    expect(option).toMatchObject({ kind: 'choice', among: expect.arrayContaining([{ value: 1, label: '1, move' }]) });
  });
});

describe('results in a sentence', () => {
  sentences(book);

  const tell = tellOf(book);
  const mg = { weapon: 'MG', class: 'MA', grade: 'B' };
  // biome-ignore format: a question a line
  const said: [string, unknown, unknown[] | undefined, string, number?][] = [
    ['engagement', { shooter: mg, target: { ...mg, class: 'HA', grade: 'A' }, range: 900, option: 3 }, [2, 3, 4, 3, 5, 4, 6, 3], 'target: pinned; shooter: repulsed', -0.3],
    ['engagement', { shooter: { ...mg, holdsFire: true }, target: mg, range: 900 }, [2, 2, 6, 2], 'nobody fires', 0],
    ['shot', { weapon: 'MG', target: 'MA', targetGrade: 'C' }, [6, 6], 'destroyed, no marker; it needs 3', 1],
    ['initiative', { shooter: { grade: 'C', detected: true }, target: { grade: 'C', detected: true } }, [1, 6], 'the target may fire', -1],
    ['detection', { range: 600, target: 'infantry', moving: true, fireMarker: true }, [1], 'detected, on 2+ with +1; 750m/1500m', 1],
    ['sight-line', { from: { x: 0, y: 0 }, to: { x: 0, y: 900 } }, undefined, 'seen, in the open, 650m away', 1],
    ['tactical-move', { grade: 'B', option: 3, hqDistance: 1200, cp: 6 }, undefined, 'half a move and 1 shot for 2 CP, 4 left; 1 tactical move more', 1],
    ['apply-result', { result: 'R', kind: 'aircraft' }, undefined, 'repulsed, 2 markers; it leaves the table', -0.6],
    ['air-action', { type: 'ATTACK', action: 'attack', cp: 7, group: 'support' }, [2], 'the call fails; 4 CP spent, 3 attacks left', -1],
    ['unit', { unit: 'stug' }, undefined, 'MG, MA, medium, fixed gun; Tank-, 25 points'],
    ['light-at', { season: 'Winter', minutes: 900, turnsPlayed: 4 }, undefined, '16:20: dusk'],
    ['victory', { a: { groups: 1, failed: 1 }, b: { groups: 2, failed: 0 } }, undefined, 'the enemy wins', -1],
    ['climatic-zone', { homeA: 'Desert', homeB: 'Cold' }, [1, 4], 'the enemy chooses: Desert or Cold'],
  ];
  test.each(said)('%s %j', (question, given, throws, text, good) => {
    const answer = tell(question, given, throws);
    expect(answer?.text).toBe(text);
    if (good !== undefined) expect(answer?.good).toBeCloseTo(good);
  });
});
