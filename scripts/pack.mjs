// What `npm pack` packs: page, server and command line with all that is ours, in one folder; packages of others are named in package.json and fetched where
// it is installed. Runs before every `npm pack`.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, root, say } from './lib.mjs';
import { buildPage, PAGE } from './page.mjs';
import { setup } from './setup.mjs';

const FOLDER = at('dist');

/** Whatever of ours is imported is put beside whoever imports it, in the folders in which it lies here. */
async function gather() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: at('packages', 'cli', 'dist', 'main.js'),
    platform: 'node',
    external: id => /^[^./]/.test(id) && !id.startsWith('@umpire/') && !id.startsWith(root),
    logLevel: 'warn',
  });
  await bundle.write({
    dir: FOLDER,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
  });
  await bundle.close();
}

/** Packages of others that ours need, as they name them. */
export function needed() {
  const found = {};
  for (const name of ['engine', 'rulesets', 'bots', 'desk', 'board', 'server', 'cli']) {
    const { dependencies = {} } = JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8'));
    for (const [dependency, version] of Object.entries(dependencies))
      if (!dependency.startsWith('@umpire/')) found[dependency] = version;
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  setup();
  if (!buildPage()) process.exit(1);
  rmSync(FOLDER, { recursive: true, force: true });
  await gather();
  cpSync(PAGE, at('dist', 'packages', 'web', 'dist'), { recursive: true });
  for (const path of ['bin', 'package.json'])
    cpSync(at('packages', 'cli', path), at('dist', 'packages', 'cli', path), { recursive: true });
  say('Ready to be packed.');
}
