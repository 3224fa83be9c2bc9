import type { BrowserContext, Locator, Page } from 'playwright-core';

export interface Visit {
  readonly name: string;
  open(page: Page, url: string): Promise<void>;
}
export declare const VISITS: readonly Visit[];
export declare const SCRIPT_LIMIT: number;
export declare function firstBattle(context: BrowserContext, url: string): Promise<{ ready: number; script: number }>;
export declare function fightOn(page: Page, url: string, record: unknown): Promise<void>;
export declare function midway(page: Page, url: string): Promise<Locator>;
