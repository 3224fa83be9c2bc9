import { adjudicate } from '@umpire/engine';
import { formOf } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { withImplied } from './implied.js';
import { withValue } from './path.js';

const book = ADJUDICATORS.find(({ id }) => id === 'glory')!;
const shot = formOf(book, 'shoot');
const SHOT = { shooter: '(HIM-II-RA)EII', target: '(HCC-IV-IA)', distance: 2 };
const CAME = { shooter: SHOT.shooter, target: SHOT.target, reason: 'contact', targetMovedIntoContact: true };
const say = (given: unknown, name: string, value: unknown) =>
  withImplied(shot, withValue(given, [name], value), [name], value);
const answered = (given: unknown) => adjudicate([book], { ruleset: 'glory', question: 'shoot', given }).ok;

test('IGR-SHO-05 whose reason is that an enemy came into contact has him there, at no distance', () => {
  expect(say(SHOT, 'reason', 'contact')).toEqual(CAME);
  expect(say(SHOT, 'targetMovedIntoContact', true)).toEqual(CAME);
  expect(answered(CAME)).toBe(true);
});

test('IGR-SHO-05 with another reason nobody came into contact, but return fire may be at either', () => {
  const { targetMovedIntoContact: _, ...others } = CAME;
  expect(say(CAME, 'reason', 'evade')).toEqual({ ...others, reason: 'evade' });
  expect(say(CAME, 'reason', 'return')).toEqual({ ...CAME, reason: 'return' });
  expect(say(CAME, 'targetMovedIntoContact', undefined)).toEqual({ shooter: SHOT.shooter, target: SHOT.target });
});

test('a field from which nothing follows leaves the others as they are', () => {
  expect(say(SHOT, 'distance', 3)).toEqual({ ...SHOT, distance: 3 });
});
