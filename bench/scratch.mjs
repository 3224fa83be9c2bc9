// Another commit of this project, built in a scratch folder that goes when we do.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, capture, node, run, say } from '../scripts/lib.mjs';

/** The full name of a commit, or undefined where there is none. */
export function commitOf(name) {
  const { status, stdout } = capture('git', [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ]);
  return status === 0 ? stdout.trim() : undefined;
}

/** The files of a commit, its packages, its build. Gives the folder. */
export function builtCommit(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  say(`Building ${commit.slice(0, 7)} …`);
  checkOut(commit, folder);
  if (!sharePackages(folder)) installPackages(folder);
  const compiler = at('node_modules', 'typescript', 'bin', 'tsc');
  if (node([compiler, '-b', 'packages/cli'], { cwd: folder, stdio: ['ignore', 2, 2] }) !== 0)
    stop(`${commit} cannot be built.`);
  return folder;
}

/** With an index of its own, so that neither the work tree nor the list of work trees notices. */
function checkOut(commit, folder) {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') };
  const ok =
    run('git', ['read-tree', commit], { env }) === 0 &&
    run('git', ['checkout-index', '--all', `--prefix=${folder}/`], { env }) === 0;
  if (!ok) stop(`The files of ${commit} could not be written.`);
}

/** Our installed packages serve the other commit too, if they have all it names; its own workspaces are linked to itself. */
function sharePackages(folder) {
  const workspaces = readdirSync(join(folder, 'packages'));
  const named = ['.', ...workspaces.map(name => join('packages', name))].flatMap(path => dependenciesOf(folder, path));
  if (!named.every(name => name.startsWith('@umpire/') || existsSync(at('node_modules', name)))) return false;
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@umpire'), { recursive: true });
  for (const name of readdirSync(at('node_modules')))
    if (!name.startsWith('.') && name !== '@umpire') symlinkSync(at('node_modules', name), join(modules, name));
  for (const name of workspaces) symlinkSync(join(folder, 'packages', name), join(modules, '@umpire', name));
  return true;
}

function dependenciesOf(folder, path) {
  const file = join(folder, path, 'package.json');
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}) : [];
}

function installPackages(folder) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run(npm, args, { cwd: folder, stdio: ['ignore', 2, 2] }) !== 0)
    stop('Its packages could not be installed. Is the package registry within reach?');
}

function stop(why) {
  say(why);
  process.exit(1);
}
