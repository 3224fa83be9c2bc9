// All set-up, and quick when there is nothing to do: packages as the lock file names them, then the build.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, node, run, say } from './lib.mjs';
import { ensureDatabase } from './native.mjs';

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
  // `install`, not `ci`: the lock file need not name every platform, and `ci` insists on all of them.
  // Of all packages only the database has something to do after it is unpacked (`native.mjs`).
  if (run(npm, ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    say('npm could not install the packages. Is the package registry within reach?');
    process.exit(1);
  }
  if (!ensureDatabase(npm)) {
    say('The database of the server could not be compiled: is there a C++ compiler?');
    process.exit(1);
  }
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  writeFileSync(MARK, lockFile());
}

/** What the compiler noted of a package whose output was deleted since is forgotten: it believes its notes and would build nothing. */
export function forgetLost(packages) {
  for (const { name } of readdirSync(packages, { withFileTypes: true }).filter(one => one.isDirectory())) {
    const notes = join(packages, name, 'tsconfig.tsbuildinfo');
    if (!existsSync(notes)) continue;
    const { compilerOptions } = JSON.parse(readFileSync(join(packages, name, 'tsconfig.json'), 'utf8'));
    if (!existsSync(join(packages, name, compilerOptions.outDir))) rmSync(notes);
  }
}

/** Compiles what changed. */
export function build() {
  forgetLost(at('packages'));
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
