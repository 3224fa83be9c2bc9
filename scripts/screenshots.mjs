// npm run screenshots: the pictures that the documents show, from recorded battles, into docs/screenshots.
// npm run screenshots -- --all [FOLDER] [page …]: every page, and every scenario of every book that is played, at four sizes, to be looked at.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureChromium, launchChromium } from './browser.mjs';
import { at, say } from './lib.mjs';
import { buildPage, PAGE } from './page.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';
import { fightOn, VISITS } from './visits.mjs';

/** What is only looked at is not committed. */
const ASIDE = at('screenshots');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
/** Those that show how it looks at night. */
const DARK = new Set(['home', 'table', 'battle-plan', 'replay']);
const QUALITY = 0.84;
/**
 * The same day and the same chance every time, so that only what was changed changes the pictures; but not the same in every document of a visit,
 * or two battles would be saved under one name.
 */
const NOON = Date.UTC(2026, 5, 6, 12);
const CHANCE = `if (location.protocol !== 'about:') {
  const before = Number(sessionStorage.getItem('documents') ?? 0);
  sessionStorage.setItem('documents', String(before + 1));
  let seed = 20 + 7919 * before;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  crypto.getRandomValues = bytes => bytes.map(() => Math.floor(Math.random() * 256));
}`;

/** A picture of the window, packed by the browser itself: a third of what a PNG takes. */
async function picture(page, packer) {
  const png = (await page.screenshot()).toString('base64');
  const webp = await packer.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png, QUALITY],
  );
  return Buffer.from(webp, 'base64');
}

/** Waits until nothing is fetched, moved or written any more. */
async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(600);
}

async function take({ name, open }, { viewport, colorScheme }, { browser, url, packer, folder }) {
  const context = await browser.newContext({
    bypassCSP: true, // what is waited for is text that the page would have to run
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 1000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.addInitScript(CHANCE);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOON);
  await open(page, url);
  await settled(page);
  const file = fileOf(name, { viewport, colorScheme });
  const bytes = await picture(page, packer);
  writeFileSync(resolve(folder, file), bytes);
  say(`${file} ${Math.round(bytes.length / 1000)} kB`);
  await context.close();
  return bytes.length;
}

const fileOf = (name, { viewport, colorScheme }) =>
  `${name}-${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}.webp`;

/** Every way in which a page is looked at. */
const looksAt = ({ name }) =>
  (DARK.has(name) ? ['light', 'dark'] : ['light']).flatMap(colorScheme =>
    SIZES.map(viewport => ({ viewport, colorScheme })),
  );

/** The names of the pictures that a document shows. */
function shownInDocs() {
  const docs = readdirSync(at('docs'), { recursive: true }).filter(name => name.endsWith('.md'));
  const texts = [at('README.md'), ...docs.map(name => at('docs', name))].map(path => readFileSync(path, 'utf8'));
  return new Set(texts.flatMap(text => [...text.matchAll(/screenshots\/([\w-]+\.webp)/g)].map(([, name]) => name)));
}

/** Every scenario of every book that is played, as its armies stand before the first move. */
async function scenarios() {
  const { battles } = await import('../bench/stage.mjs');
  return battles().map(({ title, record }) => ({
    name: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    open: (page, url) => fightOn(page, url, record),
  }));
}

const args = process.argv.slice(2);
const all = args[0] === '--all';
const folder = all && /[/\\.]/.test(args[1] ?? '') ? resolve(args[1]) : all ? ASIDE : at('docs', 'screenshots');
const wanted = args.filter((word, i) => !(all && (i === 0 || (i === 1 && /[/\\.]/.test(word)))));
setup();
const visits = all ? [...VISITS, ...(await scenarios())] : VISITS;
const unknown = wanted.find(name => !visits.some(visit => visit.name === name));
if (unknown) {
  say(`There is no page ${unknown}. There are: ${visits.map(visit => visit.name).join(', ')}.`);
  process.exit(2);
}
const chromium = ensureChromium();
if (!chromium) {
  say('No picture was taken: there is no Chromium here and none can be installed.');
  process.exit(1);
}
if (!process.env.UMPIRE_PAGE && !buildPage()) process.exit(1);
mkdirSync(folder, { recursive: true });
const served = await serve(process.env.UMPIRE_PAGE ?? PAGE, 0);
const browser = await launchChromium(chromium);
const tools = { browser, url: served.url, packer: await browser.newPage(), folder };
const shown = shownInDocs();
let total = 0;
for (const visit of visits.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (const look of looksAt(visit))
    if (all || shown.has(fileOf(visit.name, look))) total += await take(visit, look, tools);
await browser.close();
await served.close();
say(`${Math.round(total / 1000)} kB in ${folder}`);
