// The page: built from the sources of all packages when one of them is newer than the build.
import { readdirSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, node, say } from './lib.mjs';

export const PAGE = at('packages', 'web', 'dist');
/** The page with the examples on its shelf: for the tests that play them, and for nobody else. */
export const PAGE_WITH_EXAMPLES = at('node_modules', '.cache', 'page-with-examples');

const SOURCES = [
  ...['engine', 'rulesets', 'bots', 'desk', 'board', 'web'].map(name => at('packages', name, 'src')),
  ...[
    'public',
    'index.html',
    'vite.config.ts',
    'precache.ts',
    'class-names.ts',
    'shelf-for.ts',
    'slim',
    'package.json',
  ].map(name => at('packages', 'web', name)),
  at('package-lock.json'),
  at('scripts', 'page.mjs'),
];

/** When something in a folder, or the folder itself, changed last. Tests are no part of the page. */
function newest(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : found.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(`${path}/${name}`)), found.mtimeMs);
}

/** The service worker is written last: if it is there, the build was finished. */
const built = folder => statSync(`${folder}/sw.js`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the page if it is not up to date; false if that fails. */
export function buildPage(folder = PAGE) {
  const since = built(folder);
  if (since > 0 && SOURCES.every(path => newest(path) <= since)) return true;
  say('Building the page …');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  // Whoever calls us may run as a test: the page is always the one that people get.
  const env = { ...process.env, NODE_ENV: 'production', UMPIRE_EXAMPLES: folder === PAGE_WITH_EXAMPLES ? '1' : '' };
  const build = [vite, 'build', '--logLevel', 'warn', '--outDir', folder];
  if (node(build, { cwd: at('packages', 'web'), env }) === 0) return true;
  say('The page could not be built.');
  return false;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(buildPage() ? 0 : 1);
