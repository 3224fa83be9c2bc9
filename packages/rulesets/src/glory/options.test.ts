import { describe, expect, test } from 'vitest';
import { DEFAULTS, told } from './kit.js';
import { OPTIONS, RULINGS_READ } from './options.js';
import { REGISTER } from './register.js';
import { afterEvade } from './rules/charge.js';
import { chargesGoOn, mustThrow } from './rules/initiative.js';

const gap = (options: unknown) => told('gap', { troop: 'HIM-III-RA', gap: 1 }, { options } as never);
const PASSES = { passes: true, needs: 1 };

describe('options', () => {
  test('every ruling of the register is an option, and the three optional rules that players set', () => {
    const listed = REGISTER.filter(e => e.kind === 'ruling').map(e => e.id);
    expect(OPTIONS.filter(o => o.kind === 'ruling').map(o => o.id)).toEqual(listed);
    const optional = OPTIONS.filter(o => o.kind === 'optional').map(o => o.id);
    expect(optional).toEqual(['IGR-RCV-01', 'IGR-FLD-01', 'IGR-DET-01']);
    for (const { id, choices } of OPTIONS) expect(DEFAULTS[id]).toBe(choices[0]!.id);
    expect(optional.map(id => DEFAULTS[id])).toEqual(['off', 'off', 'off']);
  });
  test('every choice has a text, and every ruling a reason', () => {
    for (const o of OPTIONS) {
      for (const choice of o.choices) expect(choice.text, o.id).not.toBe('');
      expect(o.text, o.id).not.toBe('');
      if (o.kind === 'ruling') expect(o.why, o.id).toBeTruthy();
    }
  });
  test('what the rules read of a ruling is what the register lists, and all switches are read', () => {
    for (const [id, choices] of RULINGS_READ) {
      const option = OPTIONS.find(o => o.id === id);
      // An object puts names that are numbers first.
      expect([...choices].sort(), id).toEqual(option?.choices.map(c => c.id).sort());
      expect(option?.settled, id).toBe(false);
    }
    const unread = OPTIONS.filter(o => o.kind === 'ruling' && !o.settled && !RULINGS_READ.has(o.id));
    expect(unread.map(o => o.id)).toEqual([]);
  });
  // No ids in these two titles: that a choice is accepted proves nothing about what it does.
  test('a switch may be set to each of its choices, and to nothing else', () => {
    for (const { id, choices } of OPTIONS.filter(o => !o.settled)) {
      for (const choice of choices) expect(gap({ [id]: choice.id })).toEqual(PASSES);
      expect(gap({ [id]: 'perhaps' })).toBe(`options.${id}`);
    }
  });
  test('of a settled ruling only the first choice may be named', () => {
    for (const { id, choices } of OPTIONS.filter(o => o.settled)) {
      expect(gap({ [id]: choices[0]!.id })).toEqual(PASSES);
      for (const choice of choices.slice(1)) expect(gap({ [id]: choice.id })).toBe(`options.${id}`);
    }
  });
  test('an unknown option is refused', () => {
    expect(gap({ 'IGR-R-999': 'x' })).toBe('options.IGR-R-999');
    expect(gap({ 'IGR-RCV-01': true })).toBe('options.IGR-RCV-01');
  });
  test('readings that only play makes use of', () => {
    const read = <T>(f: (o: typeof DEFAULTS) => T, id: string, choices: string[]) =>
      choices.map(choice => f({ ...DEFAULTS, [id]: choice }));
    expect(read(mustThrow, 'IGR-R-44', ['compulsory', 'voluntary'])).toEqual([true, false]);
    expect(read(chargesGoOn, 'IGR-R-46', ['game-turns', 'unlimited-pivot'])).toEqual([true, false]);
    expect(read(afterEvade, 'IGR-R-55', ['free', 'full-move', 'halt'])).toEqual(['free', 'full-move', 'halt']);
  });
});
