import { expect, test } from 'vitest';
import { optionsSuite } from '../../../../tests/kit/options.js';
import { glory } from './index.js';
import { DEFAULTS, told } from './kit.js';
import { OPTIONS, RULINGS_READ } from './options.js';
import { REGISTER } from './register.js';
import { afterEvade } from './rules/charge.js';
import { chargesGoOn, mustThrow } from './rules/initiative.js';

optionsSuite({
  register: REGISTER,
  options: glory.options,
  read: RULINGS_READ,
  ask: options => told('gap', { troop: 'HIM-III-RA', gap: 1 }, { options } as never),
  answer: { passes: true, needs: 1 },
});

test('the rulings stand in the order of the register, and players set three optional rules', () => {
  const listed = REGISTER.filter(e => e.kind === 'ruling').map(e => e.id);
  expect(OPTIONS.filter(o => o.kind === 'ruling').map(o => o.id)).toEqual(listed);
  const optional = OPTIONS.filter(o => o.kind === 'optional').map(o => o.id);
  expect(optional).toEqual(['IGR-RCV-01', 'IGR-FLD-01', 'IGR-DET-01']);
});

test('readings that only play makes use of', () => {
  const read = <T>(f: (o: typeof DEFAULTS) => T, id: string, choices: string[]) =>
    choices.map(choice => f({ ...DEFAULTS, [id]: choice }));
  expect(read(mustThrow, 'IGR-R-44', ['compulsory', 'voluntary'])).toEqual([true, false]);
  expect(read(chargesGoOn, 'IGR-R-46', ['game-turns', 'unlimited-pivot'])).toEqual([true, false]);
  expect(read(afterEvade, 'IGR-R-55', ['free', 'full-move', 'halt'])).toEqual(['free', 'full-move', 'halt']);
});
