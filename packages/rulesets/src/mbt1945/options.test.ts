import { expect, test } from 'vitest';
import { optionsSuite } from '../../../../tests/kit/options.js';
import { mbt1945 } from './index.js';
import { told } from './kit.js';
import { OPTIONS, RULINGS_READ } from './options.js';
import { REGISTER } from './register.js';

optionsSuite({
  register: REGISTER,
  options: mbt1945.options,
  read: RULINGS_READ,
  ask: options => told('going', { subClass: 'INF-', terrain: 'O' }, { options } as never),
  answer: { going: 'good' },
});

test('the switches are all rulings and five optional rules, in the order of the specification', () => {
  const listed = REGISTER.filter(e => e.kind === 'ruling' || e.kind === 'optional').map(e => e.id);
  expect(OPTIONS.map(o => o.id)).toEqual(listed);
  expect(OPTIONS.filter(o => o.kind === 'optional')).toHaveLength(5);
});
