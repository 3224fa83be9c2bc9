import { type Citation, isRefusal, type Options, type Refusal } from '@umpire/engine';
import {
  DUGS,
  MOVE_MODES,
  PS_ROWS,
  QUALITIES,
  STATES,
  TARGET_CLASSES,
  UNIT_TYPES,
  type UnitType,
  WEAPONS,
  type Weapon,
} from '../pieces.js';
import { fireEligibility } from '../rules/eligibility.js';
import { type ReadyFire, readyFire } from '../rules/fire.js';
import type { FireCaller } from '../tables/eligibility.js';
import type { FireFacts, FireTarget } from '../tables/fire.js';
import type { FiringTable } from '../tables/firing.js';
import { unitOf } from '../tables/units.js';
import { weaponOf } from '../tables/weapons.js';
import { companyOf, type Forces } from './bases.js';
import { dugOf } from './condition.js';
import { type Expected, expectedOf } from './fire-worth.js';
import { rowOf } from './links.js';
import type { SightField } from './sight.js';
import type { Base } from './state.js';

/** A shot that may be thrown for. All that are alike have the same one: the distance in its facts is one of its band. */
export interface ReadyShot {
  readonly speculative: boolean;
  readonly ready: ReadyFire;
  readonly because: readonly Citation[];
  readonly expected: Expected;
}
export const AIMED_MODES = ['direct', 'slave', 'close-support'] as const;
export type AimedMode = (typeof AIMED_MODES)[number];

/** Whoever fires, as far as a shot hangs on him. */
export interface Shooter {
  readonly base: Base;
  readonly dugIn: boolean;
  readonly demoralised: boolean;
  readonly quality: (typeof QUALITIES)[number];
  /** All who are alike have the same. */
  readonly no: number;
}
export function shooterOf(field: Forces & Pick<SightField, 'terrain'>, base: Base): Shooter {
  const company = companyOf(field, base.company);
  const dugIn = dugOf(field, base) !== 'none';
  const demoralised = company?.demoralised ?? false;
  const quality = company?.quality ?? 'average';
  return { base, dugIn, demoralised, quality, no: shooterNo(base, dugIn, demoralised, quality) };
}
/** What spoils or helps the aim of a base (PLA-FM-01 to -07, -15, -16). */
export const firerFacts = ({ base, quality, dugIn }: Shooter): FireFacts['firer'] => ({
  quality,
  state: base.state,
  psRow: rowOf(base),
  dugIn,
  moved: base.lastMove !== 'none',
  spPercent: (100 * base.sp) / base.fullSp,
  distracted: false,
});

/** What is fired so, at whom, and who sees what. */
export interface Aim {
  readonly weapon: Weapon;
  readonly mode: AimedMode;
  readonly rangeCm: number;
  readonly target: Omit<FireTarget, 'underCloud'>;
  readonly underCloud: boolean;
  readonly los: boolean;
  readonly located: boolean;
  readonly speculative: boolean;
  readonly caller: FireCaller | undefined;
}

type Cases = Map<number, Refusal | ReadyShot>;
const byTable = new WeakMap<FiringTable, WeakMap<Options, Cases>>();
/** Mostly the same are asked for again. */
let lastTable: FiringTable | undefined;
let lastOptions: Options | undefined;
let lastCases: Cases = new Map();
function casesUnder(table: FiringTable, options: Options): Cases {
  if (table === lastTable && options === lastOptions) return lastCases;
  const byOptions = byTable.get(table) ?? new WeakMap<Options, Cases>();
  byTable.set(table, byOptions);
  lastCases = byOptions.get(options) ?? new Map();
  byOptions.set(options, lastCases);
  lastTable = table;
  lastOptions = options;
  return lastCases;
}

/** There are few cases of a shot, and they come again and again: each is worked out once (PLA-FIR, PLA-CS). */
export function shotCase(shooter: Shooter, aim: Aim, options: Options, table: FiringTable): Refusal | ReadyShot {
  const cases = casesUnder(table, options);
  const key = caseNo(shooter, aim);
  const has = cases.get(key);
  if (has) return has;
  const made = workedOut(shooter, aim, options, table);
  cases.set(key, made);
  return made;
}

function workedOut(shooter: Shooter, aim: Aim, options: Options, table: FiringTable): Refusal | ReadyShot {
  const { base, dugIn, demoralised } = shooter;
  const { weapon, mode, rangeCm, los, located, caller } = aim;
  const eligible = fireEligibility(
    {
      mode,
      weapon,
      rangeCm,
      firer: {
        psRow: rowOf(base),
        state: base.state,
        dugIn,
        demoralised,
        movedNonTactical: base.lastMove === 'non-tactical',
        shotsLeft: base.shots,
        allocatedTo: base.allocated?.as ?? 'none',
        robot: unitOf(base.type).notes?.includes('robot') ?? false,
      },
      caller,
      los,
      located,
      calledLastTurn: false,
      speculative: aim.speculative,
    },
    options,
  );
  if (isRefusal(eligible)) return eligible;
  const { speculative } = eligible.result;
  const { sp } = aim.target;
  const ready = readyFire(
    {
      weapon,
      mode: mode === 'slave' ? 'direct' : mode,
      rangeCm,
      firer: firerFacts(shooter),
      target: {
        ...aim.target,
        underCloud: aim.underCloud,
        sp: sp === undefined ? undefined : Math.min(sp, MOST_LOST),
      },
      speculative,
      concentration: 1,
      zoneMultiple: 1,
    },
    options,
    table,
  );
  if (isRefusal(ready)) return ready;
  return { speculative, ready, because: eligible.because, expected: expectedOf(ready, options) };
}

// The number of a case: one digit for each thing that a shot hangs on, each with as many values as it has.
const bit = (flag: boolean): number => (flag ? 1 : 0);
const TYPE_NOS = new Map<UnitType, number>(UNIT_TYPES.map((type, no) => [type, no]));
const WEAPON_NOS = new Map<Weapon, number>(WEAPONS.map((weapon, no) => [weapon, no]));
const MOVES = ['none', ...MOVE_MODES] as const;
const ALLOCATIONS: readonly string[] = ['close-support', 'support'];

function shooterNo(base: Base, dugIn: boolean, demoralised: boolean, quality: Shooter['quality']): number {
  let no = TYPE_NOS.get(base.type)!;
  no = no * STATES.length + STATES.indexOf(base.state);
  no = no * MOVES.length + MOVES.indexOf(base.lastMove);
  no = no * QUALITIES.length + QUALITIES.indexOf(quality);
  no = no * 3 + (base.allocated ? 1 + ALLOCATIONS.indexOf(base.allocated.as) : 0);
  no = no * 3 + strengthNo(base);
  return no * 8 + bit(dugIn) * 4 + bit(demoralised) * 2 + bit(base.shots === 0);
}
/** PLA-FM-15, PLA-FM-16. */
function strengthNo({ sp, fullSp }: Base): number {
  const percent = (100 * sp) / fullSp;
  return percent < 25 ? 2 : percent < 50 ? 1 : 0;
}
/** PLA-FIR-01: effective range, long range, beyond it. */
function bandNo(weapon: Weapon, rangeCm: number): number {
  const { er, lr } = weaponOf(weapon);
  return rangeCm <= er ? 0 : lr !== null && rangeCm <= lr ? 1 : 2;
}
/** No shot takes more: four, and twice as many where effects are doubled (PLA-FIR-16). */
const MOST_LOST = 8;
/** 0: nobody calls. */
const callerNo = (caller: FireCaller | undefined): number =>
  caller === undefined
    ? 0
    : 1 +
      (PS_ROWS.indexOf(caller.psRow) * STATES.length + STATES.indexOf(caller.state)) * 16 +
      (bit(caller.demoralised) * 8 + bit(caller.los) * 4 + bit(caller.canCommunicate) * 2 + bit(caller.paints));
const CALLERS = PS_ROWS.length * STATES.length * 16 + 1;

function caseNo(shooter: Shooter, aim: Aim): number {
  const { target } = aim;
  let no = shooter.no * WEAPONS.length + WEAPON_NOS.get(aim.weapon)!;
  no = no * AIMED_MODES.length + AIMED_MODES.indexOf(aim.mode);
  no = no * 3 + bandNo(aim.weapon, aim.rangeCm);
  no = no * CALLERS + callerNo(aim.caller);
  no = no * TARGET_CLASSES.length + TARGET_CLASSES.indexOf(target.class);
  no = no * DUGS.length + DUGS.indexOf(target.dug);
  no = no * QUALITIES.length + QUALITIES.indexOf(target.quality);
  no = no * 16 + bit(aim.underCloud) * 8 + bit(aim.los) * 4 + bit(aim.located) * 2 + bit(aim.speculative);
  no =
    no * 16 + bit(target.gfOrMarine) * 8 + bit(target.inCover) * 4 + bit(target.moving) * 2 + bit(target.nonTactical);
  no = no * 2 + bit(target.bunched);
  // last, so that what is left of a strength point counts too
  return no * (MOST_LOST + 2) + (target.sp === undefined ? MOST_LOST + 1 : Math.min(target.sp, MOST_LOST));
}
