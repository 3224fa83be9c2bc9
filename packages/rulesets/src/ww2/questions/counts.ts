import { type Citation, isRefusal, type Options } from '@umpire/engine';
import { summed } from '../../common/book/modifier.js';
import type { SideCount, SideCounts } from '../../common/book/side-counts.js';
import type { ReadyShot } from '../rules/shooting.js';
import { CONTEST_MODIFIERS } from '../tables/shooting.js';
import { type GivenContest, type GivenEngagement, readied } from './combat.js';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** WW2-EFF-01, WW2-RES-29: what a shot needs, and what its result is changed by. */
const shotSum = ({ required, modifier }: ReadyShot): string =>
  `needs ${required} on the effect die${modifier === 0 ? '' : `, ${signed(modifier)} on the result die`}`;

/** The two shots of an engagement, each with all that bears on it. */
function shots(given: GivenEngagement, options: Options): readonly SideCount[] | undefined {
  const found = readied(given, options);
  if (isRefusal(found)) return undefined;
  const { shooter, target } = found.ready.shots;
  return [
    { title: 'The shooter', sum: shotSum(shooter), because: shooter.because },
    { title: 'The target', sum: target ? shotSum(target) : 'cannot shoot back', because: target?.because ?? [] },
  ];
}

/** WW2-SHO-03: what each adds to its die for who shoots. */
function contest({ shooter, target }: GivenContest, options: Options): readonly SideCount[] {
  const side = (title: string, own: GivenContest['shooter'], other: GivenContest['shooter']): SideCount => {
    const because: Citation[] = [];
    const sum = summed(CONTEST_MODIFIERS, { own, other }, options, because);
    return { title, sum: `${signed(sum)} on its die`, because };
  };
  return [side('The shooter', shooter, target), side('The target', target, shooter)];
}

export const COUNTS: SideCounts = { engagement: shots, initiative: contest };
