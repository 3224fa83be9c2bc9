import type { Locator, Page } from 'playwright-core';

export interface Visit {
  readonly name: string;
  open(page: Page, url: string): Promise<void>;
}
export declare const VISITS: readonly Visit[];
export declare function fightOn(page: Page, url: string, record: unknown): Promise<void>;
export declare function midway(page: Page, url: string): Promise<Locator>;
