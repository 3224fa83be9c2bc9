import { rows, table } from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { type Prohibition, said } from '../../common/book/lines.js';
import { ruling } from '../options.js';
import type { Arc, Class, Cover, FireOption, Grade, GroupKind, Light, Weapon } from '../pieces.js';
import { MOVE_LENGTHS } from './movement.js';

/** One of the two stands of an engagement, as the other sees it. */
export interface EngagedStand {
  readonly weapon: Weapon;
  /** Of the vehicle or crew; batteries are made ART where WW2-R-66 says so. */
  readonly class: Class;
  readonly grade: Grade;
  readonly aaa: boolean;
  readonly lightMortars: boolean;
  readonly lateBritish: boolean;
  readonly skirts: boolean;
  readonly transportAircraft: boolean;
  readonly radar: boolean;
  readonly offTable: boolean;
  readonly moved: boolean;
  readonly cover: Cover;
  readonly fireMarker: boolean;
  readonly pinned: boolean;
  readonly repulsed: boolean;
  readonly suppression: number;
  /** Of this stand, in which the other is. */
  readonly arc: Arc;
  /** The other is in this stand's shooting arc. */
  readonly canBear: boolean;
  readonly illuminated: boolean;
  /** In a built-up area, wood, hill or rise, or on a bridge (WW2-R-79). */
  readonly static: boolean;
  readonly bussed: boolean;
  readonly groupFailed: boolean;
  readonly holdsFire: boolean;
}

/** WW2-ORG-09, WW2-ORG-10: by whom fire is called, and how far the target is from the BGHQ that counts. */
export interface Call {
  readonly group: GroupKind;
  readonly distance: number;
}

/** One shot and its answer, measured once: the question `engagement`. */
export interface EngagementFacts {
  readonly shooter: EngagedStand;
  readonly target: EngagedStand;
  /** Edge to edge, in metres; left out where range stops nobody. */
  readonly range?: number | undefined;
  readonly option: FireOption;
  /** The shooter sees the target. */
  readonly visible: boolean;
  /** The target sees the shooter: differs under WW2-R-25 `one-way` only. */
  readonly targetSees: boolean;
  readonly light: Light;
  readonly awc: boolean;
  readonly call?: Call | undefined;
}

/** WW2-DET-11: weapons that are called when they open fire. */
const BARRAGE: readonly Weapon[] = table('ww2/BARRAGE', ['LB', 'MB', 'HB', 'SRL']);
/** WW2-R-66, WW2-R-117: battery stands, by their weapon. */
export const BATTERIES: readonly Weapon[] = table('ww2/BATTERIES', ['LB', 'MB', 'HB', 'CB', 'SRL', 'Ms']);
/** WW2-R-66: to whom batteries are ART even on the table. */
const HUNT_GUNS: readonly Weapon[] = table('ww2/HUNT_GUNS', ['CB', 'BOMBER', 'ATTACK']);

/** WW2-R-67: do mortars call their fire? */
const mortarsCall = ruling('WW2-R-67', { 'own-detection': false, called: true });
export const isCalled = (weapon: Weapon, o: Parameters<typeof mortarsCall>[0]): boolean =>
  BARRAGE.includes(weapon) || (weapon === 'Ms' && mortarsCall(o));

/** WW2-R-66: as what a stand is shot at. */
type AsTarget = (stand: Pick<EngagedStand, 'weapon' | 'class' | 'offTable'>, by: Weapon) => Class;
export const classAgainst = ruling<AsTarget>('WW2-R-66', {
  'by-shooter': (stand, by) =>
    BATTERIES.includes(stand.weapon) && (stand.offTable || HUNT_GUNS.includes(by)) ? 'ART' : stand.class,
  printed: stand => (BATTERIES.includes(stand.weapon) ? 'ART' : stand.class),
});
/** WW2-R-68: are called shots contested? */
export const callsAreContested = ruling('WW2-R-68', { called: true, unopposed: false });

export const isAircraft = (s: Pick<EngagedStand, 'class'>): boolean => s.class === 'AC';
/** WW2-HG-10, WW2-R-113: what a stand shoots with at another. */
export const weaponAgainst = (
  s: Pick<EngagedStand, 'weapon' | 'class' | 'aaa'>,
  other: Pick<EngagedStand, 'class'>,
): Weapon => (s.aaa && !isAircraft(s) && isAircraft(other) ? 'AAA' : s.weapon);

/** Weapons that need not be laid on their target. */
const BEARS_EVERYWHERE: readonly Weapon[] = table('ww2/BEARS_EVERYWHERE', ['LB', 'MB', 'HB', 'SRL', 'CB', 'AAA']);
/** Weapons for which no range need be known. */
export const NEEDS_NO_RANGE: readonly Weapon[] = table('ww2/NEEDS_NO_RANGE', [
  'LB',
  'MB',
  'HB',
  'SRL',
  'CB',
  'FIGHTER',
]);

/** An engagement with what follows from it at once. */
export interface EngagementSeen {
  readonly facts: EngagementFacts;
  readonly weapon: Weapon;
  readonly called: boolean;
  /** The shooter's die for detection is called for. */
  readonly looks: boolean;
  readonly dash: boolean;
  readonly outOfRange: boolean;
}
/** How the shooter looks for a target that it could name. */
export interface TargetLook {
  readonly visible: boolean;
  /** Metres, and the farthest at which there is a throw. */
  readonly range: number;
  readonly foundWithin: number;
}
const farCall = (e: EngagementSeen, group: GroupKind): boolean =>
  e.called && e.facts.call?.group === group && beyond(e.facts.call.distance, MOVE_LENGTHS.call);
const awry = (e: EngagementSeen): boolean => !e.facts.shooter.canBear && !BEARS_EVERYWHERE.includes(e.weapon);

/** WW2-ARC-03: aircraft; and of what has a front only fixed guns cannot shoot to a flank. */
const bearsAheadOnly = ({ facts: { shooter } }: EngagementSeen): boolean =>
  isAircraft(shooter) || shooter.arc === 'flank';

/** Said of whoever is looked at in vain, too. */
export const OUT_OF_RANGE = said('WW2-SHO-15', 'the target is out of range');

/** WW2-R-59: what may not be named, in the specification's order; where it is seen comes last. */
// biome-ignore format: one line a rule
export const ENGAGEMENT_BARS = rows<Prohibition<EngagementSeen>>('ww2/ENGAGEMENT_BARS', [
  { rule: 'WW2-TAC-10', text: 'bussed infantry do not fire', when: e => e.facts.shooter.bussed },
  { rule: 'WW2-MOR-05', text: 'stands of a failed battle group open no fire', when: e => e.facts.shooter.groupFailed },
  { rule: 'WW2-R-48',   text: 'what is carried is no target of its own', when: e => e.facts.target.bussed },
  { rule: 'WW2-EFF-02', text: 'it can cause no effect on this target', when: e => e.dash },
  { rule: 'WW2-R-68',   text: 'off the table only a C Battery reaches it', when: e => e.facts.target.offTable && e.weapon !== 'CB' && !(isAircraft(e.facts.shooter) && isAircraft(e.facts.target)) },
  { ...OUT_OF_RANGE, when: e => e.outOfRange },
  { rule: 'WW2-ARC-03', text: 'the target is not in the front arc', when: e => awry(e) && bearsAheadOnly(e) },
  { rule: 'WW2-ARC-02', text: 'the target is not in a shooting arc', when: e => awry(e) && !bearsAheadOnly(e) },
  { rule: 'WW2-AIR-02', text: 'bombers hit stands in static targets only', when: e => e.weapon === 'BOMBER' && !isAircraft(e.facts.target) && !e.facts.target.static },
  { rule: 'WW2-R-70',   text: 'a C Battery finds only guns that have a FIRE marker', when: e => e.weapon === 'CB' && !e.facts.target.fireMarker },
  { rule: 'WW2-ORG-09', text: `the target is not within ${MOVE_LENGTHS.call}m of its own BGHQ`, when: e => farCall(e, 'mixed') },
  { rule: 'WW2-ORG-10', text: `the target is not within ${MOVE_LENGTHS.call}m of a friendly BGHQ`, when: e => farCall(e, 'support') },
]);
/** The same of whoever must be detected. */
// biome-ignore format: one line a rule
export const LOOK_BARS = rows<Prohibition<TargetLook>>('ww2/LOOK_BARS', [
  { rule: 'WW2-LOS-08', text: 'the target is out of sight', when: l => !l.visible },
  { rule: 'WW2-DET-07', text: 'the target is too far off to be detected', when: l => beyond(l.range, l.foundWithin), say: l => `the target is found within ${l.foundWithin}m, and is ${Math.ceil(l.range)}m away` },
]);
