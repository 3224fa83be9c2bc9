import type { TableEdge } from '../geometry/footprint.js';
import type { Side } from '../seats.js';

/** What a player should know before a battle, in plain words. */
export interface Briefing {
  /** Where and when it is fought, as a headline of the day would say it. */
  readonly dateline?: string;
  /** What the place and the weather are like, and whom you command: a few sentences. */
  readonly story?: string;
  /** What is told of it afterwards, by who has won: a sentence or two in the words of its time. */
  readonly ends?: Readonly<Record<Side, string>>;
  /** Who you are, where and when it is. */
  readonly situation: string;
  /** Which edge of the table is yours; tables are turned, so whoever shows one says where that is. */
  readonly edge?: TableEdge;
  /** What wins, what loses: a sentence each. */
  readonly aims: readonly string[];
  /** What you have, a line for each sort of troops. */
  readonly forces: readonly string[];
  /** A hint for somebody who has never fought it. */
  readonly advice?: string;
}
