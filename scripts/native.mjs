// The store's database is a program that may have to be compiled, which takes a minute or two: once for a machine, not for every checkout.
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { at, run, say } from './lib.mjs';

const PACKAGE = 'better-sqlite3';
const BUILT = at('node_modules', PACKAGE, 'build', 'Release', 'better_sqlite3.node');

/** Where it is kept for the next checkout: by its version, and what it was compiled for. */
function keptAt() {
  const { version } = JSON.parse(readFileSync(at('node_modules', PACKAGE, 'package.json'), 'utf8'));
  const { platform, arch, versions } = process;
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(caches, 'umpire', `${PACKAGE}-${version}-${versions.modules}-${platform}-${arch}.node`);
}

/** Written beside its place first: whoever looks for it finds it whole. */
function copied(from, to) {
  try {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, `${to}.${process.pid}`);
    renameSync(`${to}.${process.pid}`, to);
    return true;
  } catch {
    return false;
  }
}

/** Where Node's own headers lie beside it, they need not be fetched. */
function withHeaders() {
  const beside = resolve(dirname(realpathSync(process.execPath)), '..');
  const has = existsSync(join(beside, 'include', 'node', 'node.h'));
  return has ? { npm_config_nodedir: beside, ...process.env } : process.env;
}

/** Sees to it that the database is there; false if it can neither be had nor compiled. */
export function ensureDatabase(npm) {
  const kept = keptAt();
  if (!existsSync(BUILT) && !(existsSync(kept) && copied(kept, BUILT))) {
    say('Getting the database ready, once for this machine …');
    run(npm, ['rebuild', PACKAGE, '--loglevel=error'], { env: withHeaders() });
  }
  if (existsSync(BUILT) && !existsSync(kept)) copied(BUILT, kept);
  return existsSync(BUILT);
}
