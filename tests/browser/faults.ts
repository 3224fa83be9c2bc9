import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA, and what every page should do beside it. */
const CHECKS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Until nothing changes its colour or its place any more: a contrast halfway is nobody's. */
const STILL = 'Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => {})))';

/** What is seriously wrong: the check, where it fails, and how. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(STILL);
  await page.evaluate(AXE);
  const { violations } = (await page.evaluate(
    `axe.run(document, ${JSON.stringify({ runOnly: CHECKS, resultTypes: ['violations'] })})`,
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}
