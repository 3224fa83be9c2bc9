import type { Options } from '@umpire/engine';
import { ruling } from '../options.js';
import type { Kind, Posture, StandFacts } from '../pieces.js';

/** How the book's words are to be read where a ruling decides: asked here by every line, cause and test alike. */

type Posted = Pick<StandFacts, 'class' | 'posture'>;

/** MBT45-R-102: in this book INFANTRY is the class, always. */
export const isInfantry = ({ class: of }: Posted): boolean => of === 'INFANTRY';

/** MBT45-R-102: INF is a posture; do the lines of OTF and CAS mean it? */
const infMeans = ruling<(stand: Posted) => boolean>('MBT45-R-102', {
  printed: stand => stand.posture === 'INF',
  class: isInfantry,
});
export const isInf = (stand: Posted, options: Options): boolean => infMeans(options)(stand);

/** MBT45-DIS-04: between whom INFANTRY beside them counts. */
export const isGuardAsked = (owner: Kind, target: Kind): boolean =>
  owner.class === 'ARMOUR' && target.class === 'ARMOUR';

/** MBT45-R-20: postures whose lines are never blocked; MBT45-HSE-16: HBR is never among those who need one. */
const neverBlocked = ruling<readonly string[]>('MBT45-R-20', {
  'asf-exempt': ['ASF', 'HBR'],
  'none-exempt': ['HBR'],
  'all-aircraft-exempt': ['ASF', 'CAS', 'HBR'],
});
export const isSightExempt = (posture: string | null, options: Options): boolean =>
  posture !== null && neverBlocked(options).includes(posture);

/** MBT45-R-54: does the weather forbid CAS to engage INFANTRY and ARMOUR, or only hamper it? */
const weatherForbids = ruling('MBT45-R-54', { forbidden: true, 'penalty-only': false });
/** MBT45-AWC-04. */
export const bannedByWeather = (by: StandFacts, target: StandFacts, awc: boolean, options: Options): boolean =>
  awc && by.posture === 'CAS' && weatherForbids(options) && (target.class === 'ARMOUR' || isInfantry(target));

/** MBT45-R-154: who may name a blank: those who can harm what stands on the ground in this weather, or whoever has a line at all? */
const ground: readonly Posture[] = ['INF', 'LAS', 'ATA', 'ARM', 'CAS'];
const mayName = ruling<(posture: Posture, isBarred: boolean) => boolean>('MBT45-R-154', {
  'ground-postures': (posture, isBarred) => ground.includes(posture) && !isBarred,
  'any-line': () => true,
});
export const namesBlanks = (posture: Posture, options: Options, awc: boolean): boolean =>
  mayName(options)(posture, awc && posture === 'CAS' && weatherForbids(options));

/** MBT45-VIC-13, MBT45-VIC-14: printed, and no ruling. */
export const fragileBinds = (): boolean => true;

/** MBT45-R-125: are Shaken stands kept from moving closer? */
export const shakenStaysAway = ruling('MBT45-R-125', { 'may-move': false, 'not-closer': true });
