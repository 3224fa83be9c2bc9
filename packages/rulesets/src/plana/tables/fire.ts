import { type Prohibition, rows } from '@umpire/engine';
import { citedModifiers, type Modifier } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { Dug, FireMode, PsRow, Quality, State, TargetClass, Weapon } from '../pieces.js';
import { fires } from './weapons.js';

export interface FireTarget {
  readonly class: TargetClass;
  readonly dug: Dug;
  /** Of class armour: GF infantry or Starship Marines, no vehicle. */
  readonly gfOrMarine: boolean;
  readonly inCover: boolean;
  readonly quality: Quality;
  readonly moving: boolean;
  readonly nonTactical: boolean;
  readonly bunched: boolean;
  readonly underCloud: boolean;
  /** SP left; without, losses have no bound. */
  readonly sp?: number | undefined;
}
export interface FireFacts {
  readonly weapon: Weapon;
  readonly mode: FireMode;
  readonly rangeCm: number;
  readonly firer: {
    readonly quality: Quality;
    readonly state: State;
    /** Known wherever it counts: not ok, or moved. */
    readonly psRow?: PsRow | undefined;
    readonly dugIn: boolean;
    readonly moved: boolean;
    readonly spPercent: number;
    readonly distracted: boolean;
  };
  readonly target: FireTarget;
  readonly speculative: boolean;
  readonly concentration: number;
  readonly zoneMultiple: number;
}

/** PLA-R-47: is a vehicle that is dug in a target of the DI and DDI rows? */
export const vehiclesDigIn = ruling('PLA-R-47', { 'armour-minus-two': false, 'di-row': true });
/** PLA-FM-18: class Armour, and neither GF infantry nor SM. */
export const isVehicle = (t: Pick<FireTarget, 'class' | 'gfOrMarine'>): boolean =>
  t.class === 'armour' && !t.gfOrMarine;

const aimed = (f: FireFacts): boolean => f.mode === 'direct' || f.mode === 'close-support';
const called = (f: FireFacts): boolean => aimed(f) || f.mode === 'support';
const notMarine = (f: FireFacts): boolean => f.firer.psRow !== 'marine';
/** PLA-FM-07: for whom a move spoils the aim. */
const HALTS_TO_FIRE: readonly (PsRow | undefined)[] = ['foot', 'armour', 'artillery'];

/** PLA-FM-13: at most. */
const MOST_CONCENTRATED = 3;

/** PLA-FM-03 and PLA-FM-04, which PLA-R-34 reads apart. */
// biome-ignore format: one line a rule
export const TARGET_QUALITY = citedModifiers(rows<Modifier<FireFacts>>('plana/TARGET_QUALITY', [
  { rule: 'PLA-FM-03', effect: -1, text: 'the target is veteran', when: f => f.target.quality === 'veteran' },
  { rule: 'PLA-FM-04', effect: 1,  text: 'the target is green', when: f => f.target.quality === 'green' },
]));

/** PLA-FM-01 to PLA-FM-19. */
// biome-ignore format: one line a rule
export const FIRE_MODIFIERS = citedModifiers(rows<Modifier<FireFacts>>('plana/FIRE_MODIFIERS', [
  { rule: 'PLA-FM-01', effect: 1,  text: 'the firer is veteran', when: f => f.firer.quality === 'veteran' },
  { rule: 'PLA-FM-02', effect: -1, text: 'the firer is green', when: f => f.firer.quality === 'green' },
  { rule: 'PLA-FM-05', effect: -1, text: 'the firer is pinned', when: f => called(f) && notMarine(f) && f.firer.state === 'pinned' },
  { rule: 'PLA-FM-06', effect: -3, text: 'the firer is suppressed', when: f => called(f) && notMarine(f) && f.firer.state === 'suppressed' },
  { rule: 'PLA-FM-07', effect: -1, text: 'the firer moved', when: f => aimed(f) && f.firer.moved && HALTS_TO_FIRE.includes(f.firer.psRow) },
  { rule: 'PLA-FM-08', effect: 1,  text: 'the target moved', when: f => aimed(f) && f.target.moving },
  { rule: 'PLA-FM-09', effect: 2,  text: 'the target is bunched', when: f => f.target.bunched },
  { rule: 'PLA-FM-10', effect: -1, text: 'the target is in cover', when: f => aimed(f) && f.target.inCover && f.target.dug === 'none' },
  { rule: 'PLA-FM-11', effect: -4, text: 'speculative fire', when: f => f.speculative },
  { rule: 'PLA-FM-12', effect: -2, text: 'the target is under CLOUD', when: f => (aimed(f) || f.mode === 'air-strike') && f.target.underCloud },
  { rule: 'PLA-FM-13', effect: 1,  text: 'each further unit on the zone', when: f => f.concentration > 1, times: f => Math.min(f.concentration - 1, MOST_CONCENTRATED) },
  { rule: 'PLA-FM-14', effect: -2, text: 'a zone of more than its area', when: f => f.zoneMultiple > 1, times: f => f.zoneMultiple - 1 },
  { rule: 'PLA-FM-15', effect: -1, text: 'the firer is below half strength', when: f => f.mode !== 'orbital' && f.firer.spPercent < 50 && f.firer.spPercent >= 25 },
  { rule: 'PLA-FM-16', effect: -2, text: 'the firer is below a quarter', when: f => f.mode !== 'orbital' && f.firer.spPercent < 25 },
  { rule: 'PLA-FM-17', effect: -2, text: 'the strike is distracted', when: f => f.mode === 'air-strike' && f.firer.distracted },
  { rule: 'PLA-FM-18', effect: -2, text: 'a vehicle, dug in', when: (f, o) => isVehicle(f.target) && f.target.dug === 'dug-in' && !vehiclesDigIn(o) },
  { rule: 'PLA-FM-19', effect: -3, text: 'a vehicle, deeply dug in', when: (f, o) => isVehicle(f.target) && f.target.dug === 'deep' && !vehiclesDigIn(o) },
]));

/** Before the state of the firer and the range. */
// biome-ignore format: one line a rule
export const FIRE_MODE_BARS = rows<Prohibition<FireFacts>>('plana/FIRE_MODE_BARS', [
  { rule: 'PLA-WP-04', text: 'this weapon is not fired so', when: f => !fires(f.weapon, f.mode) },
]);
/** After them. */
// biome-ignore format: one line a rule
export const FIRE_BARS = rows<Prohibition<FireFacts>>('plana/FIRE_BARS', [
  { rule: 'PLA-CS-08', text: 'close support is never speculative', when: f => f.speculative && f.mode === 'close-support' },
  { rule: 'PLA-FM-14', text: 'only support fire spreads its zone', when: f => f.zoneMultiple > 1 && f.mode !== 'support' },
  { rule: 'PLA-FM-13', text: 'only support fire is concentrated', when: f => f.concentration > 1 && f.mode !== 'support' },
]);

/** PLA-R-30: does a pin become a suppression, where effects are doubled? */
export const doublingWorsens = ruling('PLA-R-30', { levels: true, 'losses-only': false });
/** PLA-R-34: is the state read without the target's quality? */
export const veteransAreWary = ruling('PLA-R-34', { plain: false, wary: true });
/** PLA-R-131: does a loss with a pin also suppress? */
export const pinsAlsoSuppress = ruling('PLA-R-131', { 'as-printed': false, 'at-least-s': true });
/** PLA-R-31: which of two cells holds the score. */
export const greaterCell = ruling('PLA-R-31', { greater: true, lesser: false });
/** PLA-R-33: do the two bands of the HoverBus against Inf change places? */
export const hoverbusSwapped = ruling('PLA-R-33', { 'as-printed': false, swapped: true });
