import { describe, expect, test } from 'vitest';
import { forms, sentences, tellOf } from '../../../../../tests/kit/forms.js';
import { formOf } from '../../common/book/form.js';
import { parseTroop } from '../rules/notation.js';
import { ADJUDICATOR as book } from './adjudicator.js';
import { LABELS } from './labels.js';

describe('the forms of the questions', () => {
  forms(book, LABELS);

  test('troops are texts with suggestions, each of them a notation', () => {
    const [troop] = formOf(book, 'troop');
    expect(troop).toMatchObject({ name: 'troop', kind: 'text', required: true });
    const suggest = troop!.kind === 'text' ? (troop!.suggest ?? []) : [];
    expect(suggest).toContainEqual({ value: '(HIM-III-RA)EIV', label: 'Line infantry' });
    for (const { value } of suggest) expect(typeof parseTroop(String(value)), String(value)).toBe('object');
    expect(new Set(suggest.map(s => s.value)).size).toBe(suggest.length);
    const [, , overlapped] = formOf(book, 'melee').flatMap(f => (f.kind === 'group' ? f.fields : [])).filter(f => f.kind === 'list' || f.nullable); // biome-ignore format: one line
    expect(overlapped).toMatchObject({ name: 'support', kind: 'text', nullable: true, none: 'nobody' });
  });

  test('an army is a tally of entries; a name may be none', () => {
    expect(formOf(book, 'army')).toMatchObject([
      { name: 'list', kind: 'choice' },
      { name: 'multiple', kind: 'number', least: 1 },
      { name: 'vignettes', kind: 'tally', item: 'Entry', of: { kind: 'number', whole: true, least: 0 } },
      { name: 'general', kind: 'text' },
      { name: 'key', kind: 'tally', required: false, unset: 'as the list says' },
      { name: 'lines', kind: 'number' },
    ]);
    const [, , , vignettes] = formOf(book, 'deployment');
    const of = vignettes?.kind === 'list' && vignettes.of.kind === 'group' ? vignettes.of.fields : [];
    expect(of.find(f => f.name === 'supports')).toMatchObject({ kind: 'text', nullable: true, initial: null });
  });
});

describe('results in a sentence', () => {
  sentences(book);

  const tell = tellOf(book);
  const line = '(HIM-III-RA)EIII';
  // biome-ignore format: a question a line
  const said: [string, unknown, unknown[] | undefined, string, number?][] = [
    ['melee', { active: { troop: '(HIW-III-IA)' }, opponent: { troop: '(HIS-III-RA)' } }, [3], 'the side to move stands, the opponent is repulsed, the side to move follows up (6 against 4)', 0.4],
    ['melee', { active: { troop: line }, opponent: { troop: '(HCC-IV-RA)' } }, [1], 'the side to move breaks, the opponent stands (0 against 7)', -1],
    ['shoot', { shooter: line, target: '(HCC-IV-RA)', distance: 2 }, [4], 'target breaks', 1],
    ['shoot', { shooter: '(LIN-III-RA)EIII', target: '(VLI-III-RA)EIII', distance: 2 }, [6], 'target is halted; it may return fire'],
    ['range', { shooter: '(ART-III-RA)EV light' }, undefined, '4 W, long range to 16 W'],
    ['range', { shooter: line }, undefined, '2 W'],
    ['repulse', { troop: line, result: 'RR', friend: 1.5 }, undefined, 'back 1.5 W, stopped by friends; 1 band'],
    ['repulse', { troop: line, result: 'R', friend: 0.5 }, undefined, 'it breaks: friends in the way', -1],
    ['break', { troop: '(LSC-III-RA)', enemy: '(ELE-III-IA)' }, undefined, 'it takes an RR; 2 bands'],
    ['follow-up', { winner: '(LIW-IV-IA)', loser: 'repulsed' }, undefined, 'it must, 1 W'],
    ['victory', { battleLine: 10, battleLineBroken: 4, generalBroken: true }, undefined, 'the side has lost: a third of its main battle line is broken and the General’s vignette is broken', -1],
    ['victory', { battleLine: 10 }, undefined, 'not yet: 4 broken of the main battle line would do it', 1],
    ['initiative', { troops: [line], left: 'nothing' }, [4], 'as the one to the right: it does nothing'],
    ['movement', { link: { type: 'in-line', members: ['(HIP-III-RA)', '(HIP-III-RA)'] } }, undefined, 'turns not at all, moves 1 W'],
    ['movement', { troop: '(HCC-III-RA)', going: 'bad' }, undefined, 'turns 45 degrees about its centre, moves 0.5 W, with a combat penalty'],
    ['evade', { charger: line, target: '(VLI-III-RA)EIII' }, undefined, 'yes, 1.5 W, and it may shoot', 1],
    ['gap', { troop: line, gap: 0.6 }, undefined, 'no: it needs 1 W', -1],
    ['epoch', { year: 1600 }, undefined, 'Epoch II; by overlap Epoch I'],
    ['terrain-throw', {}, [6, 1], 'our side may ambush the enemy', 1],
    ['first-turn', {}, [2, 5], 'the enemy moves first', -1],
    ['army', { list: 'parliament-1643', vignettes: { regiments: 1, musketeers: 2, horse: 1, dragoons: 1 }, general: 'musketeers' }, undefined, 'legal: 5 models, counting 6, with 5 activation points', 1],
  ];
  test.each(said)('%s %j', (question, given, throws, text, good) => {
    const answer = tell(question, given, throws);
    expect(answer?.text).toBe(text);
    if (good !== undefined) expect(answer?.good).toBeCloseTo(good);
  });
});
