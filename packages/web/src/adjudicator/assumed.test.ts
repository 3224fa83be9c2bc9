import { formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { assumedIn } from './assumed.js';

const assumedOf = (id: string, question: string, given: unknown) =>
  assumedIn(formOf(ADJUDICATORS.find(book => book.id === id)!, question), given);
const texts = (of: ReturnType<typeof assumedOf>[number] | undefined) => of?.all.map(({ text }) => text);

const tank = { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE', grade: 'GRADEn' };

test('a tank of which nobody said where its infantry is stands alone, and the answer says so', () => {
  const [owner, target, own] = assumedOf('mbt2020', 'engagement', { owner: tank, target: tank, range: 5 });
  expect(owner?.of).toBe('The engaging stand');
  expect(texts(owner)).toEqual([
    'State: steady',
    'Going where it stands: good; bad in a town or village',
    'In a town or village: no',
  ]);
  expect(target?.all).toContainEqual({
    path: 'given.target.infantryWithin',
    text: 'Nearest infantry of its own side: none near',
  });
  expect(texts(own)).toContain('Light: day');
});

test('what was said is not assumed, nor what is not asked of such troops', () => {
  const said = { ...tank, infantryWithin: 2, state: 'pinned', going: 'good', builtUp: true };
  const infantry = { subClass: 'INFn', posture: 'INF', mode: 'MOBILE', grade: 'GRADEn' };
  const [owner, target] = assumedOf('mbt2020', 'engagement', { owner: infantry, target: said, range: 5 });
  expect(owner?.of).toBe('The engaging stand');
  expect(target?.of).toBeUndefined();
  expect(texts(owner)?.join()).not.toContain('infantry');
});

test('a default is told in the words of the form', () => {
  const [own] = assumedOf('glory', 'shoot', { shooter: '(HIM-II-RA)EII', target: '(HCC-IV-IA)', distance: 2 });
  expect(texts(own)).toContain('Shoots with: its own weapons');
  expect(texts(own)).toContain('Line of fire: yes');
});
