import { type Finding, type Options, type Refusal, rows } from '@umpire/engine';
import { citation, type Prohibition, prohibitedBy } from '../../common/book/lines.js';
import type { Kind, Mode } from '../pieces.js';
import { MODE_BARS } from '../tables/stand.js';

interface ModeChange {
  readonly stand: Kind;
  readonly to: Mode;
}

// biome-ignore format: one line a rule
const CHANGE_BARS = rows<Prohibition<ModeChange>>('mbt1945/MODE_CHANGE_BARS', [
  { rule: 'MBT45-MOD-15', text: 'STATIC is for good', when: ({ stand, to }) => stand.mode === 'STATIC' && to !== 'STATIC' },
]);

const CHANGES = citation('MBT45-MOD-12', 'a stand may change between MOBILE and FAST');
const FOR_GOOD = citation('MBT45-MOD-15', 'a change to STATIC is permanent');

/** MBT45-MOD-12, MBT45-MOD-15. */
export function modeChange(
  stand: Kind,
  to: Mode,
  options: Options,
): Refusal | Finding<{ mode: Mode; changed: boolean }> {
  const changed = to !== stand.mode;
  const because = [to === 'STATIC' && changed ? FOR_GOOD : CHANGES];
  const refused = prohibitedBy(MODE_BARS, { ...stand, mode: to }, options) ?? prohibitedBy(CHANGE_BARS, { stand, to });
  return (changed && refused) || { result: { mode: to, changed }, because };
}
