// A server in a process of its own: it says when it is ready, and afterwards how much of the processor and of memory it has used.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** In the server's process: what the bench may ask it. */
export function answering(more = {}) {
  const usage = () => {
    const { user, system } = process.cpuUsage();
    return { cpu: (user + system) / 1e6, rss: process.memoryUsage().rss };
  };
  const settled = () => {
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const asks = { usage, settled, ...more };
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ id, ask, given }) => process.send({ id, value: await asks[ask](given) }));
}

/** In the bench: starts it. */
export async function started(file, { env = {}, execArgv = [] } = {}) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc', '--max-semi-space-size=64', ...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map();
  let asked = 0;
  const { port } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)));
  });
  child.on('message', ({ id, value }) => waiting.get(id)?.(value));
  return {
    port,
    pid: child.pid,
    ask: (ask, given) =>
      new Promise(resolve => {
        const id = ++asked;
        waiting.set(id, value => {
          waiting.delete(id);
          resolve(value);
        });
        child.send({ id, ask, given });
      }),
    stop: () => new Promise(resolve => child.once('exit', resolve).kill('SIGKILL')),
  };
}
