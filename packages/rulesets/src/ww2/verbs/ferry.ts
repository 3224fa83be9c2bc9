import { distance, forbid, overlaps, type Pose, type Refusal, type Zone } from '@umpire/engine';
import { begin, moveLeftOf, type OptionPlan, optionPlan } from '../play/command.js';
import { ferryOutline, RIVER_WIDTH } from '../play/field.js';
import { part } from '../play/going.js';
import { isWhole, standUnder } from '../play/in-the-way.js';
import { closerRefusal } from '../play/moving.js';
import { baseAt, baseOf, inContact, isGround } from '../play/stands.js';
import { BASE, type Crossing, SIZE, type Stand, type State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { goingAt, stretchesOf, walkerOf } from '../play/ways.js';
import { acts, priced } from './move.js';
import { id, pose, verb } from './verb.js';

/** WW2-HG-06: the ferry whose marker a stand touches. */
const ferryAt = ({ ground: { now } }: State, stand: Stand): Crossing | undefined =>
  now.crossings.find(one => one.kind === 'ferry' && inContact(baseOf(stand), ferryOutline(one)));

export interface Crossed {
  readonly paid: OptionPlan;
  readonly ferry: Crossing;
  readonly at: Pose;
}

/** WW2-R-138: on the other bank, in contact with the marker, on ground that carries it. */
export function ferryRefusal(
  view: State,
  stand: Stand,
  ferry: Crossing,
  at: Pose,
  options: Seat['options'],
): Refusal | undefined {
  const base = baseAt(at);
  if (!isWhole(view, base) || standUnder(view.stands, stand.id, at))
    return forbid('WW2-R-138', 'there is no room for it on the other bank');
  if (!inContact(base, ferryOutline(ferry)) || overlaps(base, ferryOutline(ferry), 1))
    return forbid('WW2-HG-06', 'it is set down in contact with the ferry');
  const walker = walkerOf(stand);
  const way = [
    { x: stand.x, y: stand.y },
    { x: at.x, y: at.y },
  ];
  const isOver = stretchesOf(view.ground.now, way, walker, options).some(({ terrain }) => terrain === 'river');
  if (!isOver) return forbid('WW2-R-138', 'that is not the other bank');
  return goingAt(view.ground.now, at, walker, options).going === 'impassable'
    ? forbid('WW2-R-138', 'it cannot get ashore there')
    : closerRefusal(view, stand, way, options);
}

function ferrying(seat: Seat, piece: Stand): (OptionPlan & { ferry: Crossing }) | Refusal {
  const ferry = isGround(piece) ? ferryAt(seat.view, piece) : undefined;
  if (!ferry) return forbid('WW2-HG-06', 'it does not touch a ferry');
  if (seat.view.ferried.includes(ferry.id)) return forbid('WW2-R-138', 'the ferry has crossed in this turn');
  const paid = optionPlan(seat, piece, 1);
  if ('message' in paid) return paid;
  return moveLeftOf(piece, seat.options) < 1
    ? forbid('WW2-R-42', 'the ferry takes a whole move, and it has used some of it')
    : { ...paid, ferry };
}

/** Places about a ferry, those across first. */
export function landings({ x, y }: Crossing, stand: Stand): Pose[] {
  const far = RIVER_WIDTH / 2 + BASE / 2;
  const all = [-1, 0, 1].flatMap(i =>
    [-1, 1].map(side => ({ x: x + (i * BASE) / 2, y: y + side * far, facing: stand.facing >= 1800 ? 1800 : 0 })),
  );
  return all.sort((one, other) => distance(other, stand) - distance(one, stand));
}
const around = ({ x, y }: Crossing): Zone[] => [{ kind: 'disc', x, y, radius: 2 * BASE }];

/** WW2-HG-06, WW2-R-138: one stand a player turn is ferried over, as its option 1. */
export const ferry = verb({
  order: { stand: id, at: pose },
  label: 'Ferry over',
  text: 'It is set down on the other bank',
  key: 'y',
  use: 'move',
  on: ({ seat, piece }) =>
    acts(seat, isGround(piece) && ferryAt(seat.view, piece) !== undefined)
      ? priced(optionPlan(seat, piece, 1), 'It is set down on the other bank')
      : undefined,
  may: ferrying,
  fields: {
    at: {
      place: ({ seat: { view, options }, piece }) => {
        const found = ferryAt(view, piece);
        if (!found) return forbid('WW2-HG-06', 'no ferry is in reach');
        const places = landings(found, piece);
        const at = places.find(one => !ferryRefusal(view, piece, found, one, options)) ?? places[0]!;
        return { zones: around(found), size: SIZE, turn: true, at };
      },
    },
  },
  plan: ({ view, options }, { at }, { ferry: found, ...paid }): Crossed | Refusal =>
    ferryRefusal(view, paid.stand, found, at, options) ?? { paid, ferry: found, at },
  preview: ({ paid }) => ({
    cost: `${paid.cost} CP`,
    because: [{ rule: 'WW2-HG-06', text: 'one stand a player turn' }],
  }),
  act(game, _by, { stand }, { paid, ferry: { id: crossing }, at: { x, y, facing } }) {
    begin(game, paid);
    const metres = Math.round(distance(paid.stand, { x, y }));
    const because = [{ rule: 'WW2-HG-06', text: 'set down on the other bank' }];
    game.happen({ kind: 'moved', stand, how: 'ferry', path: [{ x, y }], facing, metres, used: 1, because });
    game.happen({ kind: 'ferryUsed', crossing });
    part(game);
  },
});
