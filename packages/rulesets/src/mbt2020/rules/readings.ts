import type { Options } from '@umpire/engine';
import { ruling } from '../options.js';
import {
  isMountedInfantry,
  levelOf,
  type Posture,
  type StandFacts,
  type Kind as StandKind,
  type StandState,
} from '../pieces.js';

/** How the book's words are to be read where a ruling decides: asked here by every line, factor and test alike. */

/** MBT20-R-01: the word INFANTRY without more, as a class or as a posture. */
type Kind = Pick<StandFacts, 'class' | 'posture'>;
const infantryMeans = ruling<(stand: Kind) => boolean>('MBT20-R-01', {
  class: stand => stand.class === 'INFANTRY',
  posture: stand => stand.posture === 'INF',
});
export const isInfantry = (stand: Kind, options: Options): boolean => infantryMeans(options)(stand);

/** MBT20-TF-04: who gains where ARMOUR has no INFANTRY beside it. */
export const isGuardAsked = (owner: StandKind, target: StandKind): boolean =>
  owner.class === 'INFANTRY' && target.class === 'ARMOUR';

/** MBT20-R-02: how far the owner's sub-class stands above the other's; 0 where they are not compared. */
const subClassLead = ruling<(owner: StandFacts, other: StandFacts) => number>('MBT20-R-02', {
  suffix: (owner, other) => levelOf(owner.subClass) - levelOf(other.subClass),
  'same-class': (owner, other) => (owner.class === other.class ? levelOf(owner.subClass) - levelOf(other.subClass) : 0),
});
export const leadOver = (owner: StandFacts, other: StandFacts, options: Options): number =>
  subClassLead(options)(owner, other);

/** MBT20-R-20: postures whose lines are never blocked. */
const neverBlocked = ruling<readonly string[]>('MBT20-R-20', {
  'asf-ecm-exempt': ['ASF', 'ECM'],
  'none-exempt': [],
  'all-aircraft-exempt': ['ASF', 'ECM', 'CAS'],
});
export const isSightExempt = (posture: string | null, options: Options): boolean =>
  posture !== null && neverBlocked(options).includes(posture);

/** MBT20-R-54: does the weather forbid CAS to engage INFANTRY and ARMOUR, or only hamper it? */
const weatherForbids = ruling('MBT20-R-54', { forbidden: true, 'penalty-only': false });
/** MBT20-AWC-04. */
export const bannedByWeather = (by: StandFacts, target: StandFacts, awc: boolean, options: Options): boolean =>
  awc && by.posture === 'CAS' && weatherForbids(options) && (target.class === 'ARMOUR' || isInfantry(target, options));

/** MBT20-R-154: who may name a blank: those who can harm what stands on the ground in this weather, or whoever has a line at all? */
const ground: readonly Posture[] = ['INF', 'LAS', 'ATM', 'ARM', 'CAS'];
const mayName = ruling<(posture: Posture, isBarred: boolean) => boolean>('MBT20-R-154', {
  'ground-postures': (posture, isBarred) => ground.includes(posture) && !isBarred,
  'any-line': () => true,
});
/** MBT20-R-01 `posture`: a blank may then be a stand that the weather does not protect. */
const protectsAll = (options: Options): boolean => isInfantry({ class: 'INFANTRY', posture: 'LAS' }, options);
export const namesBlanks = (posture: Posture, options: Options, awc: boolean): boolean =>
  mayName(options)(posture, awc && posture === 'CAS' && weatherForbids(options) && protectsAll(options));

/** MBT20-R-61: does Fragile bind a Battle Group, or only decide the game? */
export const fragileBinds = ruling('MBT20-R-61', { 'as-1945': true, none: false });

/** MBT20-R-58: what Pinned and Repulsed do to movement. */
const stateHolds = ruling<(state: StandState, endsCloser: boolean) => boolean>('MBT20-R-58', {
  free: () => false,
  stationary: state => state === 'pinned',
  'no-closer': (state, endsCloser) => state !== 'steady' && endsCloser,
});
export const stateForbids = (state: StandState, endsCloser: boolean, options: Options): boolean =>
  stateHolds(options)(state, endsCloser);

/** MBT20-R-137: which INFANTRY is limited to its front and sides? */
const frontAndSide = ruling<(stand: StandFacts) => boolean>('MBT20-R-137', {
  class: stand => stand.class === 'INFANTRY',
  'inf-only': stand => stand.posture === 'INF' && isMountedInfantry(stand),
});
export const sparesItsRear = (stand: StandFacts, options: Options): boolean => frontAndSide(options)(stand);
