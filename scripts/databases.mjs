// The databases of a server of several nodes, for the tests: Debian's own packages, installed where we may.
import { existsSync } from 'node:fs';
import { run, say } from './lib.mjs';

const isThere = () => existsSync('/usr/lib/postgresql') && existsSync('/usr/bin/redis-server');

/** Sees to it that PostgreSQL and Redis are installed; false where they are not and cannot be: tests of several nodes are skipped then. */
export function ensureDatabases() {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say('Installing PostgreSQL and Redis …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'redis-server'];
  run('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  return run('apt-get', packages, { env, stdio: 'ignore' }) === 0 && isThere();
}
