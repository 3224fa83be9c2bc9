import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, umpire } from '../testing.js';

const other = createServer();
const { path: cwd, remove } = folder();
let taken: number;
beforeAll(async () => {
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
  remove();
});

test('without --port it listens where PORT in the environment says', async () => {
  const { status, stderr } = await umpire(['serve'], { cwd, env: { PORT: `${taken}` } });
  expect([status, stderr]).toEqual([2, expect.stringContaining(`port ${taken} is taken`)]);
});
test('--port comes before PORT in the environment', async () => {
  const { stderr } = await umpire(['serve', '--port', `${taken}`], { cwd, env: { PORT: 'http' } });
  expect(stderr).toContain(`port ${taken} is taken`);
});
test('what is no port is refused', async () => {
  const { status, stderr } = await umpire(['serve'], { cwd, env: { PORT: '99999' } });
  expect([status, stderr]).toEqual([2, expect.stringContaining('PORT in the environment is a whole number')]);
});
test('the help says so', async () => {
  expect((await umpire(['serve', '--help'])).stdout).toContain('PORT from the environment');
});
