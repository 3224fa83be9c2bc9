import {
  type Citation,
  type Finding,
  inParts,
  isRefusal,
  type Options,
  type Parts,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { beyond } from '../../common/book/limits.js';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import type { FireOption, Result, Weapon } from '../pieces.js';
import type { DetectionFacts } from '../tables/detection.js';
import {
  callsAreContested,
  classAgainst,
  ENGAGEMENT_BARS,
  type EngagedStand,
  type EngagementFacts,
  type EngagementSeen,
  isAircraft,
  isCalled,
  LOOK_BARS,
  weaponAgainst,
} from '../tables/engagement.js';
import type { ShotFacts } from '../tables/results.js';
import { allHaveArcs, baseScore, GUNS, inRange, isVehicle } from '../tables/shooting.js';
import { callFire } from './calling.js';
import { detection, longestDetection } from './detection.js';
import {
  type Initiative,
  initiative,
  type ReadyContest,
  type ReadyShot,
  readyContest,
  readyShot,
  shot,
} from './shooting.js';

export type Role = 'shooter' | 'target';
const otherRole = (role: Role): Role => (role === 'shooter' ? 'target' : 'shooter');

/** An aircraft is on no option, and nobody is on one who shoots at it. */
const optionOf = ({ shooter, target, option }: EngagementFacts): FireOption | null =>
  isAircraft(shooter) || isAircraft(target) ? null : option;

/** WW2-R-55: what a stand is looked for as. */
export const soughtAs = ({ class: c }: Pick<EngagedStand, 'class'>): DetectionFacts['target'] =>
  c === 'AC' ? 'aircraft' : c === 'INF' || c === 'ART' ? 'infantry' : 'vehicle';

/** How one of the two looks for the other. */
export function lookFor(e: EngagementFacts, looker: Role): DetectionFacts {
  const sought = e[otherRole(looker)];
  const option = optionOf(e);
  const movesAndFires = looker === 'target' && (option === 3 || option === 5);
  return {
    range: e.range ?? 0,
    target: soughtAs(sought),
    cover: sought.cover,
    moving: sought.moved || movesAndFires,
    option2: looker === 'shooter' && option === 2,
    fireMarker: sought.fireMarker,
    light: e.light,
    illuminated: sought.illuminated,
    awc: e.awc,
    visible: looker === 'shooter' ? e.visible : e.targetSees,
  };
}

/** WW2-R-30: whether flank and rear of a stand count. */
const hasArcs = (s: EngagedStand, options: Options): boolean =>
  isVehicle(s.class) || (s.class === 'INF' && (GUNS.includes(s.weapon) || allHaveArcs(options)));

/** One of the two shots of an engagement. */
export function shotOf(e: EngagementFacts, by: Role, options: Options): ShotFacts {
  const firer = e[by];
  const hit = e[otherRole(by)];
  const weapon = weaponAgainst(firer, hit);
  return {
    weapon,
    target: classAgainst(options)(hit, weapon),
    targetGrade: hit.grade,
    range: e.range,
    option: by === 'shooter' ? optionOf(e) : null,
    cover: hit.cover,
    shooterPinned: firer.pinned,
    shooterRepulsed: firer.repulsed,
    arc: hasArcs(hit, options) ? hit.arc : 'front',
    targetGun: hasArcs(hit, options),
    skirts: hit.skirts,
    targetSuppression: hit.suppression,
    lateBritish: firer.lateBritish,
    lightMortars: firer.lightMortars,
    transportAircraft: hit.transportAircraft,
    night: e.light === 'night',
    radar: firer.radar,
  };
}
/** WW2-R-60: a dash of the table, or no weapon at all. */
export const canAffect = (e: EngagementFacts, by: Role, options: Options): boolean => {
  const weapon = weaponAgainst(e[by], e[otherRole(by)]);
  return baseScore(weapon, classAgainst(options)(e[otherRole(by)], weapon)) !== null;
};

function seen(e: EngagementFacts, options: Options): EngagementSeen {
  const weapon = weaponAgainst(e.shooter, e.target);
  const called = isCalled(weapon, options);
  const looks = !isAircraft(e.target) && !called && weapon !== 'CB';
  return {
    facts: e,
    weapon,
    called,
    looks,
    dash: !canAffect(e, 'shooter', options),
    outOfRange: !inRange(weapon, e.range),
  };
}
/** Whether the target throws to detect the shooter. */
const targetLooks = (e: EngagementFacts): boolean =>
  !e.shooter.offTable &&
  !e.target.offTable &&
  !isAircraft(e.shooter) &&
  !isAircraft(e.target) &&
  e.range !== undefined &&
  e.targetSees &&
  !beyond(e.range, longestDetection(lookFor(e, 'target')));
/** An aircraft is detected without a throw by whom it attacks, unless that one is off the table and no aircraft. */
const targetKnows = (e: EngagementFacts): boolean =>
  isAircraft(e.shooter) && (!e.target.offTable || isAircraft(e.target));

/** Whether the target could shoot back, if it may (WW2-SHO-15, WW2-R-76). */
const targetAble = (e: EngagementFacts, weapon: Weapon): boolean =>
  inRange(weapon, e.range) &&
  (e.target.canBear || weapon === 'AAA') &&
  (isAircraft(e.target) ? isAircraft(e.shooter) : !e.target.offTable);

/** An engagement that may be begun, with everything worked out that hangs on no throw. */
export interface ReadyEngagement {
  readonly facts: EngagementFacts;
  readonly called: boolean;
  readonly looks: boolean;
  readonly targetLooks: boolean;
  readonly targetKnows: boolean;
  readonly targetAble: boolean;
  readonly shots: { readonly shooter: ReadyShot; readonly target: ReadyShot | null };
}
/** Whether the target could be named if it were seen (WW2-R-59): nothing of it hangs on what either sees, or on their cover. */
export function aimedAt(e: EngagementFacts, options: Options): Refusal | EngagementSeen {
  const found = seen(e, options);
  return prohibitedBy(ENGAGEMENT_BARS, found, options) ?? found;
}
/** Why such a target is not seen well enough: nothing of it hangs on what the target sees, or on the shooter's cover. */
export function unseen({ facts: e, looks }: EngagementSeen, options: Options): Refusal | undefined {
  if (!looks) return undefined;
  const foundWithin = longestDetection(lookFor(e, 'shooter'));
  return prohibitedBy(LOOK_BARS, { visible: e.visible, range: e.range ?? 0, foundWithin }, options);
}
/** Refused by WW2-R-59, or ready. */
export function readyEngagement(e: EngagementFacts, options: Options): Refusal | ReadyEngagement {
  const aimed = aimedAt(e, options);
  return isRefusal(aimed) ? aimed : (unseen(aimed, options) ?? readied(aimed, options));
}
/** The same of one whose target may be named. */
export function readied({ facts: e, called, looks }: EngagementSeen, options: Options): Refusal | ReadyEngagement {
  const own = readyShot(shotOf(e, 'shooter', options), options);
  if (isRefusal(own)) return own;
  const able = canAffect(e, 'target', options) && targetAble(e, weaponAgainst(e.target, e.shooter));
  const back = able ? readyShot(shotOf(e, 'target', options), options) : null;
  return {
    facts: e,
    called,
    looks,
    targetLooks: targetLooks(e),
    targetKnows: targetKnows(e),
    targetAble: able,
    shots: { shooter: own, target: back === null || isRefusal(back) ? null : back },
  };
}

export interface May {
  readonly shooter: boolean;
  readonly target: boolean;
}
/** Everything that an engagement came to, for whoever carries it out. */
export interface Exchange {
  readonly called: boolean;
  readonly shooterDetected: boolean;
  readonly targetDetected: boolean;
  readonly outcome: Initiative['outcome'] | null;
  readonly shooterFires: boolean;
  readonly targetFires: boolean;
  readonly onTarget: Result | null;
  readonly onShooter: Result | null;
}
/** How an engagement is carried out: who throws, and how each decides whether to shoot (5.3, step 5). */
export interface Conduct {
  readonly by: { readonly shooter: Side | 'both'; readonly target: Side | 'both' };
  decide(may: May): Procedure<May>;
  /** Carries out one part; where odds are counted, as one throw. */
  readonly run?: Parts;
}
const NOT_CALLED: Exchange = {
  called: false,
  shooterDetected: false,
  targetDetected: false,
  outcome: null,
  shooterFires: false,
  targetFires: false,
  onTarget: null,
  onShooter: null,
};
/** Whose dice they are: both look and both may shoot. */
const SHOOTERS = 'the shooter’s';
const TARGETS = 'the target’s';
/** WW2-R-71: aircraft never carry one. */
const MARKED = citation('WW2-SHO-13', 'whoever shoots gets a FIRE marker');
const UNOPPOSED = citation('WW2-R-68', 'called fire is not contested');

/** WW2-SHO-01 to WW2-SHO-15, 5.3 steps 2 to 6: call, detect, contest, decide, fire. Nothing is changed. */
export function* engage(ready: ReadyEngagement, options: Options, conduct: Conduct): Procedure<Finding<Exchange>> {
  const { facts: e } = ready;
  const run = conduct.run ?? inParts;
  const because: Citation[] = [];
  const heed = <T>(finding: Finding<T>): T => {
    for (const one of finding.because) because.push(one);
    return finding.result;
  };
  if (ready.called) {
    const { group, distance } = e.call!;
    const lateBritish = e.shooter.lateBritish && e.shooter.weapon !== 'Ms';
    const call = { group, distance, arm: 'artillery', lateBritish } as const;
    if (!heed(yield* run('call', () => callFire(call, options, conduct.by.shooter))).called)
      return { result: NOT_CALLED, because };
  }
  const shooterDetected = ready.looks
    ? heed(yield* run('look', () => detection(lookFor(e, 'shooter'), options, conduct.by.shooter, SHOOTERS))).detected
    : true;
  const unopposed = ready.called && !callsAreContested(options);
  const targetDetected =
    !unopposed && ready.targetLooks
      ? heed(yield* run('look back', () => detection(lookFor(e, 'target'), options, conduct.by.target, TARGETS)))
          .detected
      : ready.targetKnows;
  const { outcome, shooterMayFire, targetMayFire } = unopposed
    ? heed({ result: ALONE, because: [UNOPPOSED] })
    : heed(
        yield* run(CONTESTS[shooterDetected ? 1 : 0][targetDetected ? 1 : 0], () =>
          initiative(contestOf(ready, shooterDetected, targetDetected, options), conduct.by),
        ),
      );
  const will = yield* conduct.decide({ shooter: shooterMayFire, target: targetMayFire });
  const fires = { shooter: shooterMayFire && will.shooter, target: targetMayFire && will.target };
  const own = fires.shooter
    ? heed(yield* run('shot', () => shot(ready.shots.shooter, options, conduct.by.shooter, SHOOTERS)))
    : null;
  const back = fires.target
    ? heed(yield* run('shot back', () => shot(ready.shots.target!, options, conduct.by.target, TARGETS)))
    : null;
  if ((own && !isAircraft(e.shooter)) || (back && !isAircraft(e.target))) because.push(MARKED);
  const result = {
    called: true,
    shooterDetected,
    targetDetected,
    outcome,
    shooterFires: fires.shooter,
    targetFires: fires.target,
    onTarget: own?.result ?? null,
    onShooter: back?.result ?? null,
  };
  return { result, because };
}
/** A name for each contest, by who has detected whom: odds that are counted are kept by it. */
const CONTESTS = [
  ['contest false false', 'contest false true'],
  ['contest true false', 'contest true true'],
] as const;
const ALONE: Initiative = { outcome: 'shooter-only', shooterMayFire: true, targetMayFire: false };

/** The contest of an engagement, by who has detected whom. */
export function contestOf(
  { facts: e, targetAble: able }: ReadyEngagement,
  shooterDetected: boolean,
  targetDetected: boolean,
  options: Options,
): ReadyContest {
  const side = (s: EngagedStand, detected: boolean, role: Role, canFire: boolean) => ({
    grade: s.grade,
    detected,
    suppression: s.suppression,
    fireMarker: s.fireMarker,
    canAffect: canAffect(e, role, options),
    able: canFire,
  });
  const facts = {
    shooter: side(e.shooter, shooterDetected, 'shooter', true),
    target: side(e.target, targetDetected, 'target', able),
  };
  return readyContest(facts, options);
}

/** For questions: each does as its `holdsFire` says. */
export const byHoldsFire = ({ shooter, target }: EngagementFacts, run: Parts = inParts): Conduct => ({
  run,
  by: { shooter: 'a', target: 'b' },
  // biome-ignore lint/correctness/useYield: nobody is asked
  *decide() {
    return { shooter: !shooter.holdsFire, target: !target.holdsFire };
  },
});
