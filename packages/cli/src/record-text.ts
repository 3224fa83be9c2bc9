import type { BattleRecord } from '@umpire/engine';

/** A record as a file: an entry a line, so that people and `diff` can read it. */
export function recordText({ entries, ...head }: BattleRecord): string {
  const before = JSON.stringify(head).slice(0, -1);
  return `${before},\n"entries":[\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}
