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

/** What is run in the page to see `OnStage`. */
export const ON_STAGE: string;
export interface OnStage {
  /** Of the stage, in the direction in which the table is tighter. */
  readonly share: number;
  /** Of its width. */
  readonly across: number;
  /** The shortest side of a counter, in pixels; null if there is none. */
  readonly counter: number | null;
}

export interface Texts {
  readonly texts: number;
  readonly over: readonly string[];
  readonly cut: readonly string[];
  /** Over counters that are not theirs. */
  readonly on: readonly string[];
  /** Counters that are not wholly in sight. */
  readonly beyond: readonly string[];
  /** Counters over other counters. */
  readonly hidden: readonly string[];
}
export const TEXTS: string;
