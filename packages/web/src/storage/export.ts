import type { Seats } from '@umpire/desk';
import { type BattleRecord, sealRecord } from '@umpire/engine';
import { download, fileName } from '../ui/file.js';
import type { BattleEntry } from './entry.js';

export interface Exported {
  readonly title: string;
  readonly record: BattleRecord | null;
  readonly seats: Seats;
  /** How it ended; none: it goes on. */
  readonly over?: string | undefined;
}

export const EXTENSION = '.umpire.json';

/** The record as it is: what the command line's `replay` reads as well. */
export const recordText = (record: BattleRecord): string => `${JSON.stringify(record, null, 1)}\n`;

/** While somebody plays, what each side hides and the seed are for nobody's eyes: the record is handed out sealed. */
export const isOpen = ({ seats, over }: Pick<Exported, 'seats' | 'over'>): boolean =>
  over !== undefined || Object.values(seats).every(holder => holder !== 'person');

export const exportedText = (battle: Exported & { readonly record: BattleRecord }): string =>
  isOpen(battle) ? recordText(battle.record) : `${JSON.stringify(sealRecord(battle.record, battle.seats), null, 1)}\n`;

export function downloadRecord({ record, ...battle }: Exported): void {
  if (record) download(`${fileName(battle.title)}${EXTENSION}`, exportedText({ ...battle, record }));
}

export const downloadEntry = (entry: Pick<BattleEntry, 'title' | 'record' | 'plan' | 'over'>): void =>
  downloadRecord({ ...entry, seats: entry.plan.seats });
