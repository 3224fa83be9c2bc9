// npm run screenshots [page …]: a picture of every page at two sizes, from recorded battles, into docs/screenshots.
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureChromium, launchChromium } from './browser.mjs';
import { at, say } from './lib.mjs';
import { buildPage, PAGE } from './page.mjs';
import { serve } from './serve.mjs';
import { install } from './setup.mjs';
import { VISITS } from './visits.mjs';

const FOLDER = at('docs', 'screenshots');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
];
/** Those that show how it looks at night. */
const DARK = new Set(['home', 'table', 'battle-plan', 'replay']);
const QUALITY = 0.84;
/** The same day and the same chance every time, so that only what was changed changes the pictures. */
const NOON = Date.UTC(2026, 5, 6, 12);
const CHANCE = `{ let seed = 20; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  crypto.getRandomValues = bytes => bytes.map(() => Math.floor(Math.random() * 256)); }`;

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

async function take({ name, open }, { viewport, colorScheme }, { browser, url, packer }) {
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
  const file = `${name}-${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}.webp`;
  const bytes = await picture(page, packer);
  writeFileSync(at('docs', 'screenshots', file), bytes);
  say(`${file} ${Math.round(bytes.length / 1000)} kB`);
  await context.close();
  return bytes.length;
}

const wanted = process.argv.slice(2);
const unknown = wanted.find(name => !VISITS.some(visit => visit.name === name));
if (unknown) {
  say(`There is no page ${unknown}. There are: ${VISITS.map(visit => visit.name).join(', ')}.`);
  process.exit(2);
}
install();
const chromium = ensureChromium();
if (!chromium) {
  say('No picture was taken: there is no Chromium here and none can be installed.');
  process.exit(1);
}
if (!process.env.UMPIRE_PAGE && !buildPage()) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const served = await serve(process.env.UMPIRE_PAGE ?? PAGE, 0);
const browser = await launchChromium(chromium);
const tools = { browser, url: served.url, packer: await browser.newPage() };
let total = 0;
for (const visit of VISITS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  for (const colorScheme of DARK.has(visit.name) ? ['light', 'dark'] : ['light'])
    for (const viewport of SIZES) total += await take(visit, { viewport, colorScheme }, tools);
await browser.close();
await served.close();
say(`${Math.round(total / 1000)} kB in docs/screenshots`);
