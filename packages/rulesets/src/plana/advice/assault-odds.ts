import { facingOf, type Options, turnBetween } from '@umpire/engine';
import { groundOf, isDense } from '../play/ground.js';
import type { Contact } from '../play/ledger.js';
import { gapBetween, mean } from '../play/places.js';
import { type Base, CM, type Company } from '../play/state.js';
import type { View } from '../play/view.js';
import { readyAssault } from '../rules/assault.js';
import { fatesOf } from '../rules/assault-fates.js';
import { unstated } from '../rules/dice.js';
import type { AssaultUnit } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import { assaultPoints } from './situation.js';

/** What an assault may be expected to bring, by what its side knows. */
export interface AssaultOdds {
  /** The chance that the position is carried or taken (PLA-CA-30, -31). */
  readonly taken: number;
  /** Mean SP of either side that are gone afterwards, prisoners among them. */
  readonly ownLost: number;
  readonly theirLost: number;
}
const HOPELESS: AssaultOdds = { taken: 0, ownLost: 0, theirLost: 0 };

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ORDINARY = { nonTactical: false, specialist: false, shaken: false } as const;

const attacking = (company: Company | undefined, { type, sp, state }: Base): AssaultUnit => ({
  ...ORDINARY,
  kind: unitOf(type).kind,
  specialist: unitOf(type).notes?.includes('specialist') ?? false,
  sp,
  state,
  dug: 'none',
  shaken: company?.shaken ?? false,
});
/** As the side knows him: at full strength but for what it saw him lose, and down if it saw him go down in this turn. */
function defending(turn: number, { type, dug, hit }: Contact): AssaultUnit {
  const unit = unitOf(type === 'vehicles' ? 'tracked-tank-platoon' : type === 'infantry' ? 'regular-platoon' : type);
  const sp = Math.max(1, unit.sp - (hit?.spLost ?? 0));
  const state = hit && hit.turn === turn && hit.effect !== 'none' ? hit.effect : 'ok';
  return { ...ORDINARY, kind: unit.kind, sp, state, dug: dug ? 'dug-in' : 'none' };
}

/** PLA-SOP-12: the odds of an assault on a position, with an average leader on the other side. */
export function assaultOdds(
  view: View,
  attackers: readonly Base[],
  defenders: readonly Contact[],
  options: Options,
): AssaultOdds {
  if (attackers.length === 0 || defenders.length === 0) return HOPELESS;
  const company = leading(view, attackers);
  const units = attackers.map(base =>
    attacking(
      view.companies.find(({ id }) => id === base.company),
      base,
    ),
  );
  const theirs = defenders.map(one => defending(view.turn, one));
  const ready = readyAssault(
    {
      attacker: {
        leadership: company.leadership,
        commander: commanderWith(view, company),
        units,
        surprised: false,
        flank: isFlanked(attackers, defenders),
      },
      defender: { leadership: 1, commander: null, units: theirs, surprised: false, retreatBlocked: false },
      denselyBuiltUp: 2 * defenders.filter(one => isDense(groundOf(view.terrain.now), one)).length >= defenders.length,
      lastTurnConfused: false,
    },
    options,
  );
  const lead = ready.attackerModifier - ready.defenderModifier;
  let [taken, ownLost, theirLost] = [0, 0, 0];
  for (const [thrown, ways] of differences(options)) {
    const { outcome, attackerLosses, defenderFates, defenderLossesBy } = fatesOf(
      {
        attackers: units,
        defenders: theirs,
        difference: thrown + lead,
        deep: ready.deep,
        retreatBlocked: false,
        lastTurnConfused: false,
      },
      options,
    ).result;
    if (outcome === 'position-carried' || outcome === 'position-taken') taken += ways;
    ownLost += ways * attackerLosses;
    for (const [at, fate] of defenderFates.entries())
      theirLost += ways * (fate === 'surrenders' ? theirs[at]!.sp : defenderLossesBy[at]!);
  }
  const all = FACES.length * FACES.length;
  return { taken: taken / all, ownLost: ownLost / all, theirLost: theirLost / all };
}

/** By how much the one die is above the other, and in how many ways. */
function differences(options: Options): ReadonlyMap<number, number> {
  const known = thrown.get(options);
  if (known) return known;
  const made = new Map<number, number>();
  for (const own of FACES)
    for (const theirs of FACES) {
      const by = unstated(own, options) - unstated(theirs, options);
      made.set(by, (made.get(by) ?? 0) + 1);
    }
  thrown.set(options, made);
  return made;
}
const thrown = new WeakMap<Options, ReadonlyMap<number, number>>();

/** PLA-R-75: the company with most points leads. */
function leading(view: View, attackers: readonly Base[]): Company {
  const points = ({ id }: Company): number =>
    attackers.reduce((sum, base) => sum + (base.company === id ? assaultPoints(base) : 0), 0);
  return view.companies.reduce((best, one) => (points(one) > points(best) ? one : best));
}
/** PLA-CMD-02. */
const commanderWith = ({ commanders }: View, { id }: Company): number | null =>
  commanders.find(({ company, intervene }) => company === id && intervene.includes('assault'))?.leadership ?? null;

/** PLA-CAM-10: two of them come from clearly different directions, from 2 cm off or more. */
function isFlanked(attackers: readonly Base[], defenders: readonly Contact[]): boolean {
  const centre = mean(defenders);
  const bearings = attackers
    .filter(base => defenders.every(one => gapBetween(one, base) >= 2 * CM))
    .map(({ x, y }) => facingOf(x - centre.x, y - centre.y));
  return bearings.some((one, i) => bearings.slice(i + 1).some(two => Math.abs(turnBetween(one, two)) >= 900));
}
