// Finds Chromium for the browser suites, and installs Debian's package where there is none and we may.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { capture, run, say } from './lib.mjs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findChromium = () => PLACES.find(path => path && existsSync(path));

/** The path of a Chromium, or undefined where none is and none can be had. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const mayInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && capture('apt-get', ['--version']).status === 0;
  if (!mayInstall) return undefined;
  say('Installing Chromium for the browser suites …');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return findChromium();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureChromium() ?? 'no Chromium here');
