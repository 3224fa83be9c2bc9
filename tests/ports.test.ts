import { expect, test } from 'vitest';
import { portSaid } from '../scripts/ports.mjs';

// biome-ignore format: one line a case
test.each<[string | undefined, Record<string, string>, ReturnType<typeof portSaid>]>([
  [undefined, {},               {}],
  [undefined, { PORT: '' },     {}],
  [undefined, { PORT: '9211' }, { port: 9211 }],
  ['9000',    { PORT: '9211' }, { port: 9000 }],
  [undefined, { PORT: 'http' }, { wrong: 'PORT in the environment: http is no port (1 to 65535)' }],
  ['0',       { PORT: '9211' }, { wrong: '0 is no port (1 to 65535)' }],
])('npm start --port %s with %o in the environment', (option, env, said) => {
  expect(portSaid(option, env)).toEqual(said);
});
