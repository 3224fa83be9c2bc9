import type { BattlePlan } from '@umpire/desk';
import type { BattleRecord } from '@umpire/engine';

/** The dice of a match are the server's until it is over; then its record tells them. */
export const keptDice = (record: BattleRecord | null): BattlePlan['dice'] =>
  record?.dice.kind === 'seeded' ? record.dice : { kind: 'seeded', seed: 0 };
