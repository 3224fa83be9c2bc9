import { type ArrangePiece, forbid, type Gesture, isRefusal, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../common/book/verbs.js';
import { calledOf } from '../face/plain-words.js';
import { symbolOf } from '../face/symbols.js';
import { type Deployment, deployable, deploymentPlan, misplacedIn, takes } from '../play/deploy.js';
import { layOut } from '../play/layout.js';
import { actor, notNow } from '../play/permission.js';
import { isAircraft } from '../play/stands.js';
import { SIZE, type Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { type Placing, zoneOf } from '../play/zone.js';
import { id, pose, verb } from './verb.js';

const place = z.strictObject({ id, at: pose.nullable() });
/** Who rides in whose vehicle: the load by its carrier. */
const loads = z.looseObject({ riders: z.record(id, z.int()).optional() });

function ownGroup(seat: Seat, group: string | undefined): readonly Stand[] | Refusal {
  const found = deployable(seat).find(one => one.id === group);
  return found ? found.members.map(at => seat.view.stands[at]!) : forbid('WW2-R-14', 'choose a battle group first');
}

function arrangement(seat: Seat, group: string | undefined, places: readonly Placing[]): Gesture | Refusal {
  const own = ownGroup(seat, group);
  if (isRefusal(own)) return own as Refusal;
  const { view, by, options } = seat;
  const laid = layOut(view, by, group!, options);
  const piece = (stand: Stand): ArrangePiece => ({
    id: stand.id,
    label: calledOf(stand),
    symbol: symbolOf(stand.nature),
    size: SIZE,
    zones: stand.nature.tread === 'air' ? [] : [zoneOf(view, by)],
    at: laid.find(one => one.id === stand.id)?.at ?? null,
  });
  return { kind: 'arrange', pieces: own.map(piece), misplaced: misplacedIn(seat, own, places) };
}

/** Whom each vehicle and transport aircraft of the group may take with it. */
function loading(seat: Seat, group: string | undefined): Gesture | Refusal {
  const own = ownGroup(seat, group);
  if (isRefusal(own)) return own as Refusal;
  const carriers = (own as readonly Stand[]).filter(stand =>
    (own as readonly Stand[]).some(load => takes(stand, load)),
  );
  const choices = carriers.map(stand => ({
    name: stand.id,
    label: `${calledOf(stand)} takes`,
    among: [
      { value: 'none', label: 'nobody' },
      ...(own as readonly Stand[])
        .filter(load => takes(stand, load))
        .map(load => ({ value: load.id, label: calledOf(load) })),
    ],
  }));
  const { hq } = seat.view.groups.find(({ id }) => id === group)!;
  const empty = Object.fromEntries(carriers.map(stand => [stand.id, 'none']));
  const starts = [
    { label: 'Nobody rides', value: { riders: {}, ...empty } },
    { label: 'As many as can', value: { riders: {}, ...empty, ...allAboard(carriers, own as readonly Stand[], hq) } },
  ];
  return { kind: 'compose', text: 'Who rides, who is towed', parts: [], counts: 'riders', choices, starts };
}

/** Each takes the first whom it can take and nobody has yet; WW2-R-34: with an aircraft the headquarters does not go. */
function allAboard(carriers: readonly Stand[], own: readonly Stand[], hq: string | null): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const carrier of carriers) {
    const rides = Object.values(taken);
    const goesAlong = ({ id }: Stand): boolean => !rides.includes(id) && !(isAircraft(carrier) && id === hq);
    const load = own.find(one => takes(carrier, one) && goesAlong(one));
    if (load) taken[carrier.id] = load.id;
  }
  return taken;
}

/** Who rides, of what was written. */
const ridersIn = ({ riders: _riders, ...taken }: z.output<typeof loads>): Record<string, string> =>
  Object.fromEntries(Object.entries(taken).filter((one): one is [string, string] => typeof one[1] === 'string'));

/** WW2-DEP-01 to WW2-DEP-03: a battle group is put down. */
export const deployGroup = verb({
  order: { group: id, places: z.array(place).min(1).max(13), loads },
  deploys: true,
  label: 'Deploy a battle group',
  text: 'Put its stands down within your zone',
  key: 'd',
  on: ({ seat: { view, by } }) => (view.phase === 'deploy' && actor(view) === by ? SHOWN : undefined),
  fields: {
    group: {
      choose: ({ seat }) =>
        deployable(seat).map(({ id: value, name: label, deployed }) => ({
          value,
          label,
          ...(deployed && { text: 'It waits off the table; its batteries may be put on it' }),
        })),
    },
    places: { arrange: ({ seat, sofar }) => arrangement(seat, sofar.group, sofar.places ?? []) },
    loads: { compose: ({ seat, sofar }) => loading(seat, sofar.group) },
  },
  plan: (seat, { group, places, loads: taken }): Deployment | Refusal =>
    notNow(seat.view, seat.by, 'deploy', 'WW2-R-14') ?? deploymentPlan(seat, group, places, ridersIn(taken)),
  act(game, by, _order, { group, stands, next }) {
    const { name } = game.state.groups[group]!;
    const because = [{ rule: 'WW2-DEP-01', text: 'deployed in its own zone' }];
    game.happen({ kind: 'groupDeployed', group, name, side: by, stands, next, because });
  },
});
