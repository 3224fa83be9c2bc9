import { expect, test } from 'vitest';
import { parse } from './args.js';

const SPEC = {
  name: 'try',
  operands: 1,
  options: [
    { name: 'seed', short: 's', value: 'N', text: '' },
    { name: 'option', value: 'ID=CHOICE', many: true, text: '' },
    { name: 'quiet', short: 'q', text: '' },
  ],
} as const;
const args = (...argv: string[]) => parse(SPEC, argv);

test('options, operands and what was not given', () => {
  const given = args('file', '--seed', '7', '-q', '--option', 'A=1', '--option=B=2');
  expect(given.operands).toEqual(['file']);
  expect(given.text('seed')).toBe('7');
  expect(given.whole('seed', 0, 9)).toBe(7);
  expect(given.flag('quiet')).toBe(true);
  expect(given.list('option')).toEqual(['A=1', 'B=2']);
  expect(args().text('seed')).toBeUndefined();
  expect(args().whole('seed', 0, 9)).toBeUndefined();
  expect(args().flag('quiet')).toBe(false);
  expect(args().list('option')).toEqual([]);
});

test('after -- everything is an operand', () => expect(args('--', '--seed').operands).toEqual(['--seed']));
test('- is an operand', () => expect(args('-').operands).toEqual(['-']));
test('short options', () => expect(args('-s', '3').text('seed')).toBe('3'));
test('a negative number is a value', () => expect(args('--seed', '-3').whole('seed', -5, 5)).toBe(-3));

test.each<[string[], string]>([
  [['--sede', '3'], 'there is no option --sede'],
  [['-x'], 'there is no option -x'],
  [['--seed'], '--seed needs a value: N'],
  [['--seed', '--quiet'], '--seed needs a value: N'],
  [['--seed='], '--seed needs a value: N'],
  [['--quiet=yes'], '--quiet takes no value'],
  [['a', 'b'], 'b is too much here'],
])('%j: %s', (argv, message) => expect(() => args(...argv)).toThrow(message));

test.each([
  ['x', '--seed takes a whole number from 0 to 9, not x'],
  ['1.5', '--seed takes a whole number from 0 to 9, not 1.5'],
  ['10', '--seed takes a whole number from 0 to 9, not 10'],
  ['0x3', '--seed takes a whole number from 0 to 9, not 0x3'],
])('seed %s', (value, message) => expect(() => args('--seed', value).whole('seed', 0, 9)).toThrow(message));

test('twice is too often', () => {
  expect(() => args('--seed', '1', '--seed', '2').text('seed')).toThrow('--seed is given more than once');
});
test('what is needed and missing', () => expect(() => args().need('seed')).toThrow('--seed N is missing'));
