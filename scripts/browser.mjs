// Finds and starts Chromium for suites, pictures and measurements; installs Debian's package where there is none and we may.
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

/** What every start of it wants: no window, and no calls home. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A running Chromium. The driver is loaded only here: finding one must not need it. */
export async function launchChromium(executablePath) {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: FLAGS });
}

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
