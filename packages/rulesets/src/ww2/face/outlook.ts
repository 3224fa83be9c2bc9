import {
  type BarredLine,
  type CommandRing,
  isRefusal,
  type Options,
  type Outlook,
  type OutlookLine,
  type OutlookWarning,
  type Pose,
  type Side,
} from '@umpire/engine';
import { type Concern, worsened } from '../../common/book/worsened.js';
import { hqDistance } from '../play/command.js';
import { engagementPlan, foundWithin } from '../play/engage.js';
import { targetsInReach } from '../play/in-reach.js';
import { distanceOf, enemiesOf, groupOf, isGround, placed, standOf } from '../play/stands.js';
import { BASE, type Stand, type State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { STEPS } from '../tables/command.js';

/** On no option: what a stand could do from there in its next turn, and what others could do to it (WW2-R-45). */
const HALTED = 2;

/** What a place would mean to a stand: whom it could shoot at from there, and who could shoot at it. */
export function outlook({ view: now, by, options }: Seat, id: string, { x, y, facing }: Pose): Outlook {
  const stand = standOf(now, id);
  if (!stand || !isGround(stand)) return { targets: [], threats: [] };
  // who stays has not moved
  const moved = stand.moved || x !== stand.x || y !== stand.y;
  const there: Stand = { ...stand, x, y, facing, moved };
  const view = { ...now, stands: now.stands.map(other => (other === stand ? there : other)) };
  const targets = enemiesOf(view, stand.side).filter(enemy => reaches(view, there, enemy, options));
  const command = commandOver(view, there);
  return {
    targets: targets.map(enemy => lineTo(there, enemy)),
    threats: threatsTo(view, there, options),
    barred: notFoundFrom(view, there, options),
    ...(command && { command }),
    warnings: warningsOf(now, view, by),
  };
}

/** Who could shoot at a stand where it is. */
export function threats({ view, options }: Seat, id: string): OutlookLine[] {
  const stand = standOf(view, id);
  return stand && isGround(stand) ? threatsTo(view, stand, options) : [];
}

/** WW2-DET-07: whom it sees within its range, and from how near it would find him. */
const notFoundFrom = (view: State, stand: Stand, options: Options): BarredLine[] =>
  targetsInReach(view, stand).flatMap(target => {
    const within = foundWithin(view, stand, target, options);
    const gap = distanceOf(stand, target);
    return within === undefined ? [] : [{ id: target.id, gap, why: `found within ${within}m`, ring: within + BASE }];
  });

const threatsTo = (view: State, stand: Stand, options: Options): OutlookLine[] =>
  enemiesOf(view, stand.side)
    .filter(enemy => reaches(view, enemy, stand, options))
    .map(enemy => lineTo(stand, enemy));

const reaches = (view: State, one: Stand, other: Stand, options: Options): boolean =>
  one.nature.weapon !== 'none' &&
  !groupOf(view, one).failed &&
  !isRefusal(engagementPlan(view, one, other.id, HALTED, options));

/** What would be worse for a side than it is now. */
export const warningsOf = (now: State, then: State, by: Side): OutlookWarning[] =>
  worsened(concernsOf(now, by), concernsOf(then, by));

/** WW2-CP-17: how much dearer its next tactical moves are, for how far it is from its headquarters. */
const concernsOf = (view: State, by: Side): Concern[] =>
  view.stands.flatMap(stand => {
    const more = stand.side === by && isGround(stand) ? Math.floor(hqDistance(view, stand) / STEPS.tactical) : 0;
    const text = `${more * STEPS.tactical}m or more from its headquarters: each tactical move costs more`;
    return more > 0 ? [{ rule: 'WW2-CP-17', effect: `+${more} CP`, text, piece: stand.id }] : [];
  });
const lineTo = (from: Stand, other: Stand): OutlookLine => ({
  id: other.id,
  gap: distanceOf(from, other),
  by: 'fire',
});

/** WW2-CP-17: nearer than 1000m to its headquarters a tactical move costs nothing more. */
function commandOver(view: State, stand: Stand): Outlook['command'] {
  const head = headOf(view, stand);
  return head && { ...ringOf(head), within: distanceOf(stand, head) < STEPS.tactical };
}

function headOf(view: State, stand: Stand): Stand | undefined {
  const { hq } = groupOf(view, stand);
  const head = hq === null || hq === stand.id ? undefined : placed(view, standOf(view, hq)!);
  return head?.where === 'table' ? head : undefined;
}

const ringOf = ({ id, x, y }: Stand): CommandRing => ({
  from: { x, y },
  radius: STEPS.tactical + BASE,
  text: `${STEPS.tactical}m of ${id}, its headquarters`,
  beyond: 'tactical moves cost more',
});

export function command({ view }: Seat, id: string): CommandRing | undefined {
  const stand = standOf(view, id);
  const head = stand && isGround(stand) ? headOf(view, stand) : undefined;
  return head && ringOf(head);
}
