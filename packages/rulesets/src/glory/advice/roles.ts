import type { Side } from '@umpire/engine';
import type { Class, Role } from '../pieces.js';
import type { State, Vignette } from '../play/state.js';
import { countsAs, mayLeaveBattleLine } from '../rules/troops.js';
import { thresholdOf } from '../rules/victory.js';

/** 10.9: a battle line that is beaten by fewer losses hangs on single shots. */
export const LOSSES_TO_BEAR = 3;
/** Of those who need not be in the line, who holds it best. */
const HOLDS: readonly Class[] = ['LIS', 'LIN', 'HSC', 'LSC', 'VLI'];

/**
 * IGR-DEP-13: who stands in the battle line. Skirmishers are spent freely outside it (10.10), unless it would be too short without
 * them: then so many are declared part of it that it can bear some losses.
 */
export function roleOf(view: State, by: Side, v: Vignette): Role {
  return !mayLeaveBattleLine(v.troop) || heldBy(view, by).has(v.id) ? 'mbl' : 'skirmish';
}

/** The skirmishers whom a line needs, if they are enough. */
function heldBy({ vignettes }: State, by: Side): ReadonlySet<string> {
  const own = vignettes.filter(v => v.side === by && v.place !== 'aside');
  const light = own.filter(v => mayLeaveBattleLine(v.troop)).sort((a, b) => inLine(a) - inLine(b));
  let counts = own.filter(v => !mayLeaveBattleLine(v.troop)).reduce((sum, v) => sum + countsAs(v.troop), 0);
  const held = new Set<string>();
  for (const v of light) {
    if (thresholdOf(counts) >= LOSSES_TO_BEAR) return held;
    counts += countsAs(v.troop);
    held.add(v.id);
  }
  return thresholdOf(counts) >= LOSSES_TO_BEAR ? held : new Set();
}

/** IGR-AMB-10: in an ambush there is no line to keep, so it is as long as it may be, but for those without whom it bears no fewer losses. */
export function roleInAmbush({ vignettes }: State, by: Side, v: Vignette): Role {
  const own = vignettes.filter(o => o.side === by);
  const counts = own.reduce((sum, o) => sum + countsAs(o.troop), 0);
  let spare = 0;
  while (thresholdOf(counts - spare - 1) === thresholdOf(counts)) spare++;
  const light = own.filter(o => mayLeaveBattleLine(o.troop) && !o.general).sort((a, b) => inLine(b) - inLine(a));
  return light.slice(0, spare).some(o => o.id === v.id) ? 'skirmish' : 'mbl';
}
const inLine = ({ troop }: Vignette): number => HOLDS.indexOf(troop.class);
