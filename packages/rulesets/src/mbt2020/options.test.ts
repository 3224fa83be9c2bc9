import { describe, expect, test } from 'vitest';
import { DEFAULTS, told } from './kit.js';
import { OPTIONS, RULINGS_READ } from './options.js';
import { REGISTER } from './register.js';

const going = (options: unknown) => told('going', { subClass: 'INF-', terrain: 'O' }, { options } as never);

describe('options', () => {
  test('every ruling and every optional rule of the register is an option, its first choice the default', () => {
    const listed = REGISTER.filter(e => e.kind === 'ruling' || e.kind === 'optional').map(e => e.id);
    expect(OPTIONS.map(o => o.id)).toEqual(listed);
    expect(OPTIONS).toHaveLength(115);
    for (const { id, choices } of OPTIONS) expect(DEFAULTS[id]).toBe(choices[0]!.id);
    expect(OPTIONS.filter(o => o.kind === 'optional').map(o => DEFAULTS[o.id])).toEqual(['off', 'off', 'off', 'off']);
  });
  test('every choice has a text, and every ruling a reason', () => {
    for (const o of OPTIONS) {
      for (const choice of o.choices) expect(choice.text, o.id).not.toBe('');
      expect(o.text, o.id).not.toBe('');
      if (o.kind === 'ruling') expect(o.why, o.id).toBeTruthy();
    }
  });
  test('what the rules read of a ruling is what the register lists', () => {
    for (const [id, choices] of RULINGS_READ) {
      const option = OPTIONS.find(o => o.id === id);
      expect(choices, id).toEqual(option?.choices.map(c => c.id));
      expect(option?.settled, id).toBe(false);
    }
  });
  // No ids in these two titles: that a choice is accepted proves nothing about what it does.
  test('a switch may be set to each of its choices, and to nothing else', () => {
    for (const { id, choices } of OPTIONS.filter(o => !o.settled)) {
      for (const choice of choices) expect(going({ [id]: choice.id })).toEqual({ going: 'good' });
      expect(going({ [id]: 'perhaps' })).toBe(`options.${id}`);
    }
  });
  test('of a settled ruling only the first choice may be named', () => {
    for (const { id, choices } of OPTIONS.filter(o => o.settled)) {
      expect(going({ [id]: choices[0]!.id })).toEqual({ going: 'good' });
      for (const choice of choices.slice(1)) expect(going({ [id]: choice.id })).toBe(`options.${id}`);
    }
  });
  test('an unknown option is refused', () => {
    expect(going({ 'MBT20-R-999': 'x' })).toBe('options.MBT20-R-999');
    expect(going({ 'MBT20-OPT-01': true })).toBe('options.MBT20-OPT-01');
  });
});
