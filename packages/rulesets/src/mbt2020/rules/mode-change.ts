import { type Finding, type Refusal, rows } from '@umpire/engine';
import { citation, type Prohibition, prohibitedBy } from '../../common/book/lines.js';
import type { Mode, StandFacts } from '../pieces.js';
import { HELICOPTER_MODES } from '../tables/stand.js';

interface ModeChange {
  readonly stand: StandFacts;
  readonly to: Mode;
}
const changes = (c: ModeChange): boolean => c.to !== c.stand.mode;

// biome-ignore format: one line a rule
const MODE_BARS = rows<Prohibition<ModeChange>>('mbt2020/MODE_BARS', [
  { rule: 'MBT20-MOD-12', text: 'a mode, once given, is permanent', when: c => changes(c) && !c.stand.helicopter },
  { rule: 'MBT20-MOD-05', text: 'a helicopter is STATIC or MOBILE', when: c => changes(c) && !HELICOPTER_MODES.includes(c.to) },
]);

const CHANGES = citation('MBT20-MOD-13', 'helicopters may change between STATIC and MOBILE');

/** MBT20-MOD-12, MBT20-MOD-13. */
export function modeChange(stand: StandFacts, to: Mode): Refusal | Finding<{ mode: Mode; changed: boolean }> {
  const refused = prohibitedBy(MODE_BARS, { stand, to });
  return refused ?? { result: { mode: to, changed: to !== stand.mode }, because: [CHANGES] };
}
