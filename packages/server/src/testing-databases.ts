import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { scratch } from './testing.js';

/** A real PostgreSQL and a real Redis for tests, each in a folder of its own. Undefined where they are not installed. */
export interface Databases {
  readonly database: string;
  readonly redis: string;
  /** Stops one of them as a power cut does, and starts it again where it was. */
  stop(which: 'postgres' | 'redis'): Promise<void>;
  start(which: 'postgres' | 'redis'): Promise<void>;
  close(): void;
}

const VERSIONS = '/usr/lib/postgresql';
const binOf = (): string | undefined => {
  const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest === undefined ? undefined : join(VERSIONS, newest, 'bin');
};
const REDIS = '/usr/bin/redis-server';

/** PostgreSQL will not run as root: its own user does it then. */
const isRoot = process.getuid?.() === 0;
const as = (program: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]];

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export async function startDatabases(): Promise<Databases | undefined> {
  const bin = binOf();
  if (!bin || !existsSync(REDIS)) return undefined;
  const folder = scratch();
  chmodSync(folder.path, 0o755);
  const cluster = join(folder.path, 'pg');
  mkdirSync(cluster);
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
    chownSync(cluster, id('-u'), id('-g'));
  }
  const [pgPort, redisPort] = [await freePort(), await freePort()];
  const run = (program: string, ...args: string[]) =>
    execFileSync(...as(join(bin, program), args), { stdio: 'pipe', cwd: '/' });
  run('initdb', '-D', cluster, '-U', 'umpire', '--auth=trust', '--no-sync');
  const server = `-p ${pgPort} -k ${cluster} -c listen_addresses=127.0.0.1`;
  const log = join(cluster, 'log');
  let redis: ChildProcess | undefined;
  const begin = {
    postgres: () => run('pg_ctl', '-D', cluster, '-w', '-l', log, '-o', server, 'start'),
    redis() {
      const args = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''];
      redis = spawn(REDIS, args, { stdio: 'ignore' });
    },
  };
  const end = {
    postgres: () => run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop'),
    redis: () => redis?.kill('SIGKILL'),
  };
  begin.postgres();
  begin.redis();
  return {
    database: `postgres://umpire@127.0.0.1:${pgPort}/postgres`,
    redis: `redis://127.0.0.1:${redisPort}`,
    async stop(which) {
      const gone = which === 'redis' && redis ? once(redis, 'exit') : undefined;
      end[which]();
      await gone;
    },
    async start(which) {
      begin[which]();
    },
    close() {
      end.postgres();
      end.redis();
      folder.remove();
    },
  };
}
