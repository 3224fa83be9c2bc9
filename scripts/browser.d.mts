import type { Browser } from 'playwright-core';

export declare function findChromium(): string | undefined;
export declare function ensureChromium(): string | undefined;
export declare function launchChromium(executablePath: string): Promise<Browser>;
