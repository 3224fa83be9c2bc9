import { facingOf, type Odds, type Options, type ResultInWords, turnBetween } from '@umpire/engine';
import { type ReadyAssault, readyAssault } from '../rules/assault.js';
import { type AssaultFates, fatesOf } from '../rules/assault-fates.js';
import { unstated } from '../rules/dice.js';
import { type AssaultUnit, OUTCOMES, type Outcome, pointsPerSp } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import { groundOf, isDense } from './ground.js';
import type { Contact } from './ledger.js';
import { gapBetween, mean } from './places.js';
import { type Base, CM, type Company } from './state.js';
import type { View } from './view.js';

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

/** An assault as its side sees it coming, with an average leader on the other side. */
interface Foreseen {
  readonly units: readonly AssaultUnit[];
  readonly theirs: readonly AssaultUnit[];
  readonly ready: ReadyAssault;
}
function foreseen(
  view: View,
  attackers: readonly Base[],
  defenders: readonly Contact[],
  options: Options,
): Foreseen | undefined {
  if (attackers.length === 0 || defenders.length === 0) return undefined;
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
  return { units, theirs, ready };
}
/** Every way in which it may end, and in how many of a hundred. */
function* ends({ units, theirs, ready }: Foreseen, options: Options): Iterable<readonly [AssaultFates, number]> {
  const lead = ready.attackerModifier - ready.defenderModifier;
  for (const [thrown, ways] of differences(options)) {
    const fought = { attackers: units, defenders: theirs, difference: thrown + lead, deep: ready.deep };
    yield [fatesOf({ ...fought, retreatBlocked: false, lastTurnConfused: false }, options).result, ways];
  }
}
const ALL_WAYS = FACES.length * FACES.length;

/** PLA-SOP-12: the odds of an assault on a position. */
export function assaultOdds(
  view: View,
  attackers: readonly Base[],
  defenders: readonly Contact[],
  options: Options,
): AssaultOdds {
  const coming = foreseen(view, attackers, defenders, options);
  if (!coming) return HOPELESS;
  let [taken, ownLost, theirLost] = [0, 0, 0];
  for (const [{ outcome, attackerLosses, defenderFates, defenderLossesBy }, ways] of ends(coming, options)) {
    if (outcome === 'position-carried' || outcome === 'position-taken') taken += ways;
    ownLost += ways * attackerLosses;
    for (const [at, fate] of defenderFates.entries())
      theirLost += ways * (fate === 'surrenders' ? coming.theirs[at]!.sp : defenderLossesBy[at]!);
  }
  return { taken: taken / ALL_WAYS, ownLost: ownLost / ALL_WAYS, theirLost: theirLost / ALL_WAYS };
}

const OUTCOME_WORDS: Readonly<Record<Outcome, Omit<ResultInWords, 'costs'>>> = {
  'position-carried': { text: 'carried: they surrender', short: 'carried', good: 2 },
  'position-taken': { text: 'taken: they go back', short: 'taken', good: 1 },
  confused: { text: 'confused', short: 'confused', good: 0 },
  halted: { text: 'halted, with losses', short: 'halted', good: -1 },
  broken: { text: 'broken', short: 'broken', good: -2 },
};
/** PLA-CA-30 to -37: what an assault may come to, by what its side knows, and what bears on it; undefined: nobody is known to be there. */
export function assaultOutlook(
  view: View,
  attackers: readonly Base[],
  defenders: readonly Contact[],
  options: Options,
): Odds<ResultInWords> | undefined {
  const coming = foreseen(view, attackers, defenders, options);
  if (!coming) return undefined;
  const counted = new Map<Outcome, number>();
  for (const [{ outcome }, ways] of ends(coming, options)) counted.set(outcome, (counted.get(outcome) ?? 0) + ways);
  const chances = OUTCOMES.filter(outcome => counted.has(outcome)).map(outcome => ({
    ways: counted.get(outcome)!,
    of: ALL_WAYS,
    result: OUTCOME_WORDS[outcome],
  }));
  return { chances, because: coming.ready.because };
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
    attackers.reduce(
      (sum, { company, type, sp }) => sum + (company === id ? sp * pointsPerSp(unitOf(type).kind) : 0),
      0,
    );
  return view.companies.reduce((best, one) => (points(one) > points(best) ? one : best));
}
/** PLA-CMD-02. */
const commanderWith = ({ commanders }: View, { id }: Company): number | null =>
  commanders.find(({ company, intervene }) => company === id && intervene.includes('assault'))?.leadership ?? null;

/** PLA-R-80: so near to one another they stand together. */
const TOGETHER = 2 * CM;
/** Who would be in it, as the side knows them: whoever is gone for, and those who stand beside him. */
export const standingWith = (target: Contact, enemies: readonly Contact[]): Contact[] =>
  enemies.filter(enemy => enemy === target || gapBetween(enemy, target) <= TOGETHER);

/** PLA-CAM-10: two of them come from clearly different directions, from 2 cm off or more. */
export function isFlanked(attackers: readonly Base[], defenders: readonly Contact[]): boolean {
  const centre = mean(defenders);
  const bearings = attackers
    .filter(base => defenders.every(one => gapBetween(one, base) >= 2 * CM))
    .map(({ x, y }) => facingOf(x - centre.x, y - centre.y));
  return bearings.some((one, i) => bearings.slice(i + 1).some(two => Math.abs(turnBetween(one, two)) >= 900));
}
