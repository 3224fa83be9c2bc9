import type { Browser } from 'playwright-core';
import { findChromium, launchChromium } from '../../scripts/browser.mjs';

/** Set by the test script; a machine without a browser has none, and the suites say so and are skipped. */
export const CHROMIUM = findChromium();

export const launch = (): Promise<Browser> => launchChromium(CHROMIUM!);
