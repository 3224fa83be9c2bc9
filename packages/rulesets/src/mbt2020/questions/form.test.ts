import { describe, expect, test } from 'vitest';
import { forms, sentences, tellOf } from '../../../../../tests/kit/forms.js';
import { formOf } from '../../common/book/form.js';
import { ADJUDICATOR as book } from './adjudicator.js';
import { LABELS } from './labels.js';

describe('the forms of the questions', () => {
  forms(book, LABELS);

  test('MBT20-HSE-10 a switch that asks whether a stand has rested says what rest is', () => {
    expect(LABELS.rested?.text).toBe(
      'It has neither engaged nor been engaged since the start of its side’s previous round',
    );
  });

  test('MBT20-RES-11 MBT20-RES-13 what the table calls lost and driven back is called so here, with the word of the book behind it', () => {
    expect(LABELS.code?.names).toMatchObject({ R: 'R, driven back (Repulsed)', N: 'N, lost (Neutralised)' });
    expect(LABELS.state?.names).toEqual({
      steady: 'steady',
      pinned: 'pinned',
      repulsed: 'driven back (Repulsed)',
      neutralised: 'lost (Neutralised)',
    });
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
  sentences(book);

  test('in the words of the book', () => {
    const tell = tellOf(book);
    const tanks = { owner: { subClass: 'MBTn' }, target: { subClass: 'MBTn' }, range: 8 };
    expect(tell('engagement', tanks, ['win'])).toEqual({ text: 'win: target is lost (Neutralised)', good: 1 });
    const column = { type: 'mutual', column: 2 };
    expect(tell('results-table', column, ['win'])).toEqual({ text: 'win: - to the owner, N to the target', good: 1 });
    expect(tell('results-table', column, ['draw'])).toEqual({
      text: 'draw: R to the owner, N to the target',
      good: 0.4,
    });
    expect(tell('movement-allowance', { stand: { subClass: 'MBT-' }, kind: 'march' })?.text).toBe('16 inches');
    expect(tell('hour', { season: 'Winter' }, [4, 6, 6])?.text).toBe('12 am, night');
  });
});
