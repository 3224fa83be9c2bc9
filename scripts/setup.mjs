// All set-up, and quick when there is nothing to do: packages as the lock file names them, then the build.
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, node, run, say } from './lib.mjs';

const MARK = at('node_modules', '.cache', 'umpire-installed');

function installed() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === lockFile();
}
const lockFile = () => readFileSync(at('package-lock.json'), 'utf8');

/** Installs packages if the lock file changed since the last time. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    say(`Umpire needs Node 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (installed()) return;
  say('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `install`, not `ci`: the lock file names only the platforms its registry had, and `ci` insists on all of them.
  if (run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { env: withHeaders() }) !== 0) {
    say('npm could not install the packages. Is the package registry within reach?');
    process.exit(1);
  }
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  writeFileSync(MARK, lockFile());
}

/** The store's database may have to be compiled: where Node's own headers lie beside it, they need not be fetched. */
function withHeaders() {
  const beside = resolve(dirname(realpathSync(process.execPath)), '..');
  const has = existsSync(join(beside, 'include', 'node', 'node.h'));
  return has ? { npm_config_nodedir: beside, ...process.env } : process.env;
}

/** Compiles what changed. */
export function build() {
  if (node([at('node_modules', 'typescript', 'bin', 'tsc'), '-b', 'packages/cli']) !== 0) {
    say('The build failed.');
    process.exit(1);
  }
}

export function setup() {
  install();
  build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  setup();
  say('Ready.');
}
