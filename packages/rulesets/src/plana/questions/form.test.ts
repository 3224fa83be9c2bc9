import { describe, expect, test } from 'vitest';
import { forms, sentences, tellOf } from '../../../../../tests/kit/forms.js';
import { formOf } from '../../common/book/form.js';
import { ADJUDICATOR as book } from './adjudicator.js';
import { LABELS } from './labels.js';

describe('the forms of the questions', () => {
  forms(book, LABELS);

  test('weapons and types are chosen by their names', () => {
    const named = (question: string, value: string) =>
      formOf(book, question).map(field =>
        field.kind === 'choice' ? field.among.find(c => c.value === value) : undefined,
      )[0];
    expect(named('fire', 'cscv')).toEqual({ value: 'cscv', label: 'CSCV' });
    expect(named('unit-type', 'gf-section')).toEqual({ value: 'gf-section', label: 'GF Infantry Section' });
  });
});

describe('results in a sentence', () => {
  sentences(book);

  const tell = tellOf(book);
  const foot = { kind: 'infantry', sp: 8 };
  // biome-ignore format: a question a line
  const said: [string, unknown, unknown[] | undefined, string, number?][] = [
    ['fire', { weapon: 'gf-infantry', rangeCm: 6, target: { class: 'infantry' } }, [6], '1 SP lost and pinned (Inf row at effective range, 0)', 0.2875],
    ['fire', { weapon: 'gf-infantry', rangeCm: 6, target: { class: 'infantry' } }, [0], 'no effect (Inf row at effective range, 0)', 0],
    ['close-assault', { attacker: { leadership: 3, units: [foot] }, defender: { units: [foot] } }, [5, 5], 'the position is taken (+3): the attackers are on the position, the defenders withdraw; 1 and 1 SP lost', 0.7],
    ['locate', { observer: { kind: 'gf' }, target: { row: 'vehicle' }, rangeMetres: 400 }, [1], 'located, on 3+ with +2', 1],
    ['order-time', { kind: 'combat', companies: 3 }, undefined, '45 minutes, 5 turns; in force after 2, 3 and 5', 0],
    ['ps-effect', { psRow: 'foot', state: 'pinned' }, undefined, 'it does not move, may fire, may communicate and may take orders', 0],
    ['ground-to-air', { strike: 'airtrans', defenders: [{ type: 'gf', rangeMetres: 100 }] }, [9], 'it comes through, damaged once, grounded', 0.5],
    ['rally', { state: 'suppressed', leadership: 1 }, [5], 'pinned, on 6+ with +1', 0],
    ['morale', { fullSp: 8, sp: 8, leadership: -1 }, [0], 'demoralised, with -1', -1],
    ['interception', { enemyAir: 'superiority' }, [7], 'attacked: 1 SP lost, but it flies on', 0.3],
    ['commander', { event: 'under-fire' }, [1], 'he is a casualty', -1],
    ['victory', { objectives: [{ value: 9, holder: 'b' }], startSp: { a: 9, b: 9 }, lostSp: { a: 0, b: 0 } }, undefined, '0 to 9: a clear victory of the enemy', -1],
  ];
  test.each(said)('%s %j', (question, given, throws, text, good) => {
    const answer = tell(question, given, throws);
    expect(answer?.text).toBe(text);
    if (good !== undefined) expect(answer?.good).toBeCloseTo(good);
  });
});
