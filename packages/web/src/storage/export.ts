import type { BattleRecord } from '@umpire/engine';
import { download, fileName } from '../ui/file.js';

export interface Exported {
  readonly title: string;
  readonly record: BattleRecord | null;
}

export const EXTENSION = '.umpire.json';

/** The record as it is: what the command line's `replay` reads as well. */
export const recordText = (record: BattleRecord): string => `${JSON.stringify(record, null, 1)}\n`;

export function downloadRecord({ title, record }: Exported): void {
  if (record) download(`${fileName(title)}${EXTENSION}`, recordText(record));
}
