import { formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { answerTo, sentence } from './answering.js';
import { begunWith } from './begun.js';
import { calledOf, nameAlone, type Picked, pickedNow, pickedSwapped } from './called.js';
import { foundAmong } from './listed.js';

const bookOf = (id: string) => ADJUDICATORS.find(book => book.id === id)!;
const book = bookOf('mbt1945');
const fields = formOf(book, 'engagement');
const picking = (name: string) => foundAmong(book.armies?.() ?? [], 0, name)[0]!.troop;
const panther = picking('panther');
const sherman = picking('sherman');
const given = { owner: panther.value, target: sherman.value, range: 6 };
const picked: Picked = { 'given.owner': panther, 'given.target': sherman };

test('whoever was picked is called by his name, without what his army notes of him', () => {
  expect(nameAlone('Panther (MBT+ ARM MOBILE)')).toBe('Panther');
  expect(calledOf(fields, given, picked)).toEqual({ owner: 'Panther', target: 'Sherman' });
});

test('answers speak of them by name', () => {
  const asked = { book: 'mbt1945', question: 'engagement', given, options: {}, throws: [] };
  const said = sentence(answerTo(book, asked, calledOf(fields, given, picked)));
  expect(said).toMatch(/Sherman: (broken|shaken|pinned)/);
  expect(said).not.toMatch(/target|engaging/);
});

test('he goes by it as long as the form says what his army says of him; his state is his own', () => {
  const said = panther.value as object;
  expect(pickedNow(panther, { ...said, state: 'pinned' })).toBe(panther);
  expect(pickedNow(panther, { ...said, subClass: 'MBTn' })).toBeUndefined();
});

test('names change places with the sides, and two of one name are told apart', () => {
  expect(
    calledOf(fields, { owner: sherman.value, target: panther.value }, pickedSwapped(picked, ['owner', 'target'])),
  ).toEqual({ owner: 'Sherman', target: 'Panther' });
  const both = { 'given.owner': sherman, 'given.target': sherman };
  expect(calledOf(fields, { owner: sherman.value, target: sherman.value }, both)).toEqual({
    owner: 'Sherman (the engaging stand)',
    target: 'Sherman (the target)',
  });
});

test.each([
  ['Stuka', 'Ju 87'],
  ['King Tiger', 'Tiger II'],
  ['88', '8.8 cm'],
])('MBT45-HSE-21 a nickname finds its bearer: %s', (nickname, name) => {
  const found = foundAmong(book.armies?.() ?? [], 0, nickname).map(({ troop }) => nameAlone(troop.label));
  expect(found).toContain(name);
});

test('aircraft are asked for their altitude first, and not what stands on the ground are asked', () => {
  const owner = fields.find(({ name }) => name === 'owner')!;
  const suits = (name: string, subClass: string | undefined) =>
    owner.kind === 'group' && owner.fields.find(field => field.name === name)!.suits?.({ subClass });
  expect(['altitude', 'jungleTrained', 'infantryWithin', 'going'].map(name => suits(name, 'AIRn'))).toEqual([
    'first',
    'never',
    'never',
    'never',
  ]);
  expect(['altitude', 'jungleTrained', 'infantryWithin', 'going'].map(name => suits(name, 'MBTn'))).toEqual([
    'never',
    'as-ever',
    'as-ever',
    'as-ever',
  ]);
});

test('what is paid for activation is asked of one vignette to begin with', () => {
  const glory = bookOf('glory');
  const begun = begunWith(glory, 'activation-cost', formOf(glory, 'activation-cost'));
  expect((begun.given as { troops: unknown[] }).troops).toHaveLength(1);
});
