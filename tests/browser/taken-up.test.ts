import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { midway } from '../../scripts/visits.mjs';
import { CHROMIUM } from './chromium.js';
import { openSite, type Site } from './served.js';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly data?: { readonly reason?: string; readonly nodeName?: string } };
}

/** Whoever takes up a stand wants its odds at once: what does not change with it is neither laid out, nor styled, nor told again. */
describe.skipIf(!CHROMIUM)('a stand that is taken up', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  test('leaves the table as it lies, and the lines of the log alone', async () => {
    const { page } = await site.visit('');
    const stand = await midway(page, site.url);
    // what makes an order, and its style sheets, is fetched with the first stand that is taken up
    await stand.click();
    await page.locator('[data-part=targets]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-part=targets]').waitFor({ state: 'detached' });
    await page.evaluate(`window.set = [];
      new MutationObserver(all => window.set.push(...all.map(({ attributeName }) => attributeName)))
        .observe(document.querySelector('[data-part=stage-view] [data-board]'), { attributes: true });`);
    await site.browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
    });
    await stand.click();
    await page.locator('[data-part=targets]').waitFor();
    const seen: readonly TraceEvent[] = JSON.parse((await site.browser.stopTracing()).toString()).traceEvents;
    const told = (name: string, reason: RegExp) =>
      seen.filter(event => event.name === name && reason.test(event.args.data?.reason ?? ''));

    expect(await page.evaluate('window.set')).not.toContain('viewBox');
    expect(told('LayoutInvalidationTracking', /Added to layout/).length).toBeGreaterThan(0); // these are told at all
    const laidOut = told('LayoutInvalidationTracking', /Size changed|SVG changed/);
    expect(laidOut.map(({ args }) => args.data?.nodeName)).toEqual([]);
    expect(told('StyleRecalcInvalidationTracking', /Related style rule/).length).toBeLessThan(150);
  });

  test('has its ring and its reach painted over the land, which is not painted again', async () => {
    const { page } = await site.visit('');
    const stand = await midway(page, site.url);
    const cdp = await page.context().newCDPSession(page);
    let layers: readonly { backendNodeId?: number; paintCount: number }[] = [];
    cdp.on('LayerTree.layerTreeDidChange', told => {
      layers = told.layers ?? layers;
    });
    await cdp.send('DOM.enable');
    await cdp.send('DOM.getDocument');
    await cdp.send('LayerTree.enable');
    const land = async () => {
      const { root } = await cdp.send('DOM.getDocument', { depth: -1 });
      const ids = new Set(within(root, true));
      return layers.filter(({ backendNodeId }) => ids.has(backendNodeId!)).map(({ paintCount }) => paintCount);
    };
    const takeUp = async () => {
      await stand.click();
      await page.locator('[data-part=targets]').waitFor();
      await page.waitForTimeout(300);
    };
    await takeUp();
    const before = await land();
    await page.keyboard.press('Escape');
    await page.locator('[data-part=targets]').waitFor({ state: 'detached' });
    await takeUp();
    expect(before.length).toBeGreaterThan(0);
    expect(await land()).toEqual(before);
  });
});

interface DomNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
}

/** The elements of the land of the table, as the browser numbers them. */
function within(node: DomNode, outside: boolean): number[] {
  const isLand = node.attributes?.some((name, i, all) => name === 'data-layer' && all[i + 1] === 'land');
  const inside = !outside || isLand;
  return [...(inside ? [node.backendNodeId] : []), ...(node.children ?? []).flatMap(one => within(one, !inside))];
}
