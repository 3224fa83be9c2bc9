import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Set by the test script; a machine without a browser has none, and the suites say so and are skipped. */
export const CHROMIUM = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM!,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
