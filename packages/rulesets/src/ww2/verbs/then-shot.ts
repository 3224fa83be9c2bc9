import { isRefusal, type Pose, type Preview } from '@umpire/engine';
import type { FireOption } from '../pieces.js';
import { engagementPlan } from '../play/engage.js';
import { targetsInReach } from '../play/in-reach.js';
import { movedTo } from '../play/shot-after.js';
import { distanceOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { shotPreview } from './shot-preview.js';

/** Of so many of the nearest the odds are worked out: it is asked again at every step of a drag. */
const WEIGHED = 3;

/** WW2-TAC-05, WW2-TAC-07: the shot that a move leaves open at its end, at whom it promises most. */
export function thenShot(seat: Seat, stand: Stand, end: Pose, number: FireOption): Preview['then'] {
  const { there, view } = movedTo(seat.view, stand, end);
  const shots = targetsInReach(view, there)
    .toSorted((one, other) => distanceOf(there, one) - distanceOf(there, other))
    .flatMap(target => {
      const plan = engagementPlan(view, there, target.id, number, seat.options);
      return isRefusal(plan) ? [] : [{ target, plan }];
    })
    .slice(0, WEIGHED)
    .map(({ target, plan }) => ({ target, shot: shotPreview(seat, plan) }))
    .toSorted((one, other) => worthOf(other.shot) - worthOf(one.shot));
  const [best] = shots;
  return best && { text: `then at ${best.target.id}`, odds: best.shot.odds!, counts: best.shot.counts! };
}

const worthOf = ({ odds }: Preview): number =>
  odds!.chances.reduce((sum, { ways, of, result }) => sum + (ways / of) * result.good, 0);
