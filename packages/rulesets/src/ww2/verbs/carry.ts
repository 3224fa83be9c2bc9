import { forbid, isRefusal, type Pose, pointAhead, type Refusal, turned, type Zone } from '@umpire/engine';
import { closable } from '../../common/book/verbs.js';
import { symbolOf } from '../face/symbols.js';
import { begin, type OptionPlan, optionPlan } from '../play/command.js';
import { part } from '../play/going.js';
import { isWhole, SLACK, standUnder } from '../play/in-the-way.js';
import { closerRefusal } from '../play/moving.js';
import { notFree, ownStand } from '../play/permission.js';
import { cutOff } from '../play/set-down.js';
import {
  baseAt,
  baseOf,
  CONTACT,
  distanceOf,
  groupOf,
  inContact,
  isGround,
  loadOf,
  nobodyAboard,
} from '../play/stands.js';
import { BASE, SIZE, type Stand, type State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { acts, priced } from './move.js';
import { id, pose, verb } from './verb.js';

/** WW2-TAC-08: vehicles take up and set down infantry, hitch and unhitch guns; option 6, an act of the vehicle. */

type How = 'bussed' | 'hitched';
const isCarrier = ({ nature }: Stand): boolean => nature.carries.length > 0;

/** WW2-VEH-37, WW2-R-52: what a vehicle can take: its list of infantry, or one man-handled gun instead. */
export function howTaken(vehicle: Stand, { nature }: Stand): How | undefined {
  if (nature.tread === 'manhandled') return isCarrier(vehicle) ? 'hitched' : undefined;
  return vehicle.nature.carries.includes(nature.weapon) && nature.tread === 'foot' ? 'bussed' : undefined;
}

export interface Taking {
  readonly paid: OptionPlan;
  readonly load: Stand;
  readonly as: How;
}

function takePlan(seat: Seat, paid: OptionPlan, load: string): Taking | Refusal {
  const { view, by } = seat;
  const vehicle = paid.stand;
  const passenger = ownStand(view, by, load);
  if (isRefusal(passenger)) return passenger;
  const as = howTaken(vehicle, passenger);
  if (!as) return forbid('WW2-VEH-37', `${vehicle.id} cannot take ${passenger.id}`);
  if (groupOf(view, passenger) !== groupOf(view, vehicle))
    return forbid('WW2-R-48', 'carrier and carried belong to the same battle group');
  if (loadOf(view, vehicle.id).length > 0) return forbid('WW2-R-48', 'it carries another stand already');
  const refused = notFree(view, passenger);
  if (refused) return refused;
  if (!isGround(passenger) || distanceOf(vehicle, passenger) > 0)
    return forbid('WW2-R-48', 'the two are not in contact');
  return { paid, load: passenger, as };
}

const TAKE_UP = 'Infantry that touches it climbs in, or a gun is hitched';
const SET_DOWN = 'What it carries gets down beside it';
const NO_CARRIER = forbid('WW2-VEH-37', 'it carries nobody');
const opening = ({ seat, piece }: { seat: Seat; piece: Stand }, shown: boolean, text: string) =>
  acts(seat, shown && isGround(piece)) ? priced(optionPlan(seat, piece, 6), text) : undefined;

/** WW2-TAC-08: takes up infantry, or hitches a gun, in contact. */
export const bus = verb({
  order: { stand: id, load: id },
  label: 'Take up',
  text: TAKE_UP,
  key: 'b',
  use: 'act',
  on: asked => opening(asked, isCarrier(asked.piece) && loadOf(asked.seat.view, asked.piece.id).length === 0, TAKE_UP),
  may: (seat, piece): OptionPlan | Refusal =>
    isCarrier(piece) && isGround(piece) ? optionPlan(seat, piece, 6) : NO_CARRIER,
  fields: {
    load: {
      target: ({ seat: { view }, piece, refusalOf }) =>
        view.stands
          .filter(other => other.group === piece.group && howTaken(piece, other) && isGround(other))
          .map(other =>
            closable({ id: other.id, gap: distanceOf(piece, other) }, refusalOf({ stand: piece.id, load: other.id })),
          ),
    },
  },
  plan: (seat, { load }, paid) => takePlan(seat, paid, load),
  preview: ({ paid }) => ({
    cost: `${paid.cost} CP`,
    because: [{ rule: 'WW2-TAC-09', text: 'one CP, plus distance' }],
  }),
  act(game, _by, { stand }, { paid, load, as }) {
    begin(game, paid);
    game.happen({
      kind: 'bussed',
      stand: load.id,
      carrier: stand,
      as,
      because: [{ rule: 'WW2-TAC-08', text: 'taken up in contact' }],
    });
    part(game);
  },
});

export interface Landing {
  readonly paid: OptionPlan;
  readonly load: Stand;
  readonly at: Pose;
}

/** WW2-R-133: set down in contact, on this side of whatever the passenger cannot cross. */
export function landingRefusal(
  view: State,
  carrier: Stand,
  load: Stand,
  at: Pose,
  options: Seat['options'],
): Refusal | undefined {
  const base = baseAt(at);
  if (!isWhole(view, base)) return forbid('WW2-R-133', 'its base would stick out over the edge of the table');
  if (!inContact(base, baseOf(carrier))) return forbid('WW2-R-48', 'it is set down in contact with its carrier');
  const under = standUnder(view.stands, load.id, at);
  if (under) return forbid('WW2-R-133', `${under.id} stands there`);
  const barred = cutOff(view, carrier, load, at, options);
  if (barred) return barred;
  return closerRefusal(view, { ...load, x: carrier.x, y: carrier.y }, [at, at], options)
    ? forbid('WW2-R-132', 'pinned or repulsed, it is set down no closer to the enemy')
    : undefined;
}

/** A place beside a vehicle to begin with: ahead of it, then round about. */
export function besides(carrier: Stand): Pose[] {
  return Array.from({ length: 16 }, (_, i) => {
    const way = turned(carrier.facing, i * 225);
    const far = i % 4 === 0 ? BASE : Math.ceil(BASE * 1.2);
    return { ...pointAhead(carrier, way, far), facing: carrier.facing };
  });
}
const poseOf = ({ x, y, facing }: Stand): Pose => ({ x, y, facing });
const around = ({ x, y }: Stand): Zone[] => [{ kind: 'disc', x, y, radius: Math.ceil(BASE * 1.42) }];

function carriedBy(view: State, piece: Stand): Stand | Refusal {
  return loadOf(view, piece.id)[0] ?? nobodyAboard('WW2-TAC-08');
}

/** WW2-TAC-08: sets its load down beside it; infantry may then make one tactical move (WW2-TAC-12). */
export const debus = verb({
  order: { stand: id, at: pose },
  label: 'Set down',
  text: SET_DOWN,
  key: 'd',
  use: 'act',
  on: asked => opening(asked, loadOf(asked.seat.view, asked.piece.id).length > 0, SET_DOWN),
  may: (seat, piece): OptionPlan | Refusal => {
    const load = carriedBy(seat.view, piece);
    return isRefusal(load) ? load : isGround(piece) ? optionPlan(seat, piece, 6) : NO_CARRIER;
  },
  fields: {
    at: {
      place: ({ seat: { view, options }, piece }) => {
        const load = carriedBy(view, piece);
        if (isRefusal(load)) return load;
        const free = besides(piece).find(at => !landingRefusal(view, piece, load, at, options));
        const away = free ?? { ...pointAhead(piece, piece.facing, BASE), facing: piece.facing };
        return {
          zones: around(piece),
          size: SIZE,
          turn: true,
          at: away,
          symbol: symbolOf(load.nature),
          who: load.id,
          beside: { base: baseOf(piece), middle: poseOf(piece), within: CONTACT, onto: SLACK },
        };
      },
    },
  },
  plan: ({ view, options }, { at }, paid): Landing | Refusal => {
    const load = carriedBy(view, paid.stand) as Stand;
    return landingRefusal(view, paid.stand, load, at, options) ?? { paid, load, at };
  },
  preview: ({ paid }) => ({
    cost: `${paid.cost} CP`,
    because: [{ rule: 'WW2-TAC-09', text: 'one CP, plus distance' }],
  }),
  act(game, _by, { stand }, { paid, load, at }) {
    begin(game, paid);
    const because = [{ rule: 'WW2-TAC-08', text: 'set down in contact' }];
    game.happen({ kind: 'setDown', stand: load.id, carrier: stand, at, shares: true, because });
    part(game);
  },
});
