import type { Options } from '@umpire/engine';
import type { Contact } from '../play/ledger.js';
import type { Base, Company } from '../play/state.js';
import { readyAssault } from '../rules/assault.js';
import { unstated } from '../rules/dice.js';
import type { AssaultUnit } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ORDINARY = { nonTactical: false, specialist: false, shaken: false } as const;

const attacking = ({ shaken }: Company, { type, sp, state }: Base): AssaultUnit => ({
  ...ORDINARY,
  kind: unitOf(type).kind,
  sp,
  state,
  dug: 'none',
  shaken,
});
/** As the side knows him: at full strength but for what it saw him lose, and down if it saw him go down in this turn. */
function defending({ type, dug, hit }: Contact): AssaultUnit {
  const unit = unitOf(type === 'vehicles' ? 'tracked-tank-platoon' : type === 'infantry' ? 'regular-platoon' : type);
  const sp = Math.max(1, unit.sp - (hit?.spLost ?? 0));
  const state = hit && hit.effect !== 'none' ? hit.effect : 'ok';
  return { ...ORDINARY, kind: unit.kind, sp, state, dug: dug ? 'dug-in' : 'none' };
}

/** PLA-SOP-12: the chance that a position is taken (PLA-CA-30, -31), with an average leader on the other side. */
export function chanceToTake(
  company: Company,
  attackers: readonly Base[],
  defenders: readonly Contact[],
  options: Options,
): number {
  if (attackers.length === 0 || defenders.length === 0) return 0;
  const ready = readyAssault(
    {
      attacker: {
        leadership: company.leadership,
        commander: null,
        units: attackers.map(base => attacking(company, base)),
        surprised: false,
        flank: false,
      },
      defender: {
        leadership: 1,
        commander: null,
        units: defenders.map(defending),
        surprised: false,
        retreatBlocked: false,
      },
      denselyBuiltUp: false,
      lastTurnConfused: false,
    },
    options,
  );
  const lead = ready.attackerModifier - ready.defenderModifier;
  let taken = 0;
  for (const own of FACES)
    for (const theirs of FACES) if (unstated(own, options) - unstated(theirs, options) + lead >= 1) taken++;
  return taken / (FACES.length * FACES.length);
}
