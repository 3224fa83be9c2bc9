import {
  footprint,
  forbid,
  gapToTableEdge,
  inches,
  isRefusal,
  type Options,
  type Point,
  type Pose,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import { extentOf, poseFrom } from '../play/edges.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import { groupOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Play } from '../play/types.js';
import { flightFields, flownBy, withFlight } from './flight-orders.js';
import { id, point, pose, verb } from './verb.js';
import { edgeZone, middleOf, sizeOf } from './zones.js';

/** Where a CAS stand is set down: touching its own edge, facing the table. */
function atOwnEdge(state: State, side: Side, point: Point, base: number): Pose {
  const edge = state.sides[side].baseEdge;
  const half = Math.floor(base / 2);
  const wanted = edge === 'south' || edge === 'north' ? point.x : point.y;
  const along = Math.min(Math.max(wanted, half), extentOf(state, edge).along - half);
  return poseFrom(state, edge, along, half);
}

interface Ordered {
  readonly stand: string;
}

/** Flights come on: strikers in segment 2, all others in segment 1. */
export function comingOnVerbs(book: PlayBook & Revealing & Permission) {
  const { DISTANCES, idOf, sayings } = book;
  const { fragileBinds } = book.ending;
  const { reveal } = book.hidden;
  const { notNow, notWhole, ownStand } = book.turns;
  const { isFlight, isStriker } = book.words;

  const FLIGHT_FIELDS = flightFields(book);

  /** what comes on the table is turned up. */
  function comeOn(game: Play, order: Ordered, at: Pose, how: 'enter' | 'approach', rule: string, text: string): void {
    const { stand } = order;
    reveal(game, stand, idOf('R-72'), 'it comes on the table');
    game.happen({ kind: 'entered', stand, at, how, ...flownBy(book, order), because: [{ rule: idOf(rule), text }] });
  }

  /** coming on is a move closer, which R-61 forbids to a Fragile Battle Group. */
  const staysOff = (state: State, stand: Stand, options: Options): Refusal | undefined =>
    groupOf(state, stand).fragile !== null && fragileBinds(options)
      ? forbid(idOf('R-164'), 'flights of a Fragile Battle Group stay off the table')
      : undefined;

  function tooFar(state: State, by: Side, at: Pose, base: number): Refusal | undefined {
    const { width, depth } = state.ground.now;
    const far = gapToTableEdge(footprint(at, base, base), state.sides[by].baseEdge, width, depth);
    return far > inches(DISTANCES.airEntry)
      ? forbid(idOf('TRN-06'), `that is beyond ${DISTANCES.airEntry}" of the own table edge`)
      : undefined;
  }

  /** TRN-06: those that do not strike come on to a place near their own edge. */
  const enter = verb({
    order: withFlight(book, { stand: id, at: pose }),
    label: 'Come on',
    text: `Onto the table, within ${DISTANCES.airEntry}" of the own edge`,
    key: 'c',
    use: 'move',
    on: ({ piece: { nature, place } }) =>
      isFlight(nature!) && !isStriker(nature!) && place === 'off-table' ? SHOWN : undefined,
    may({ view, by, options }, { id }) {
      const stand = notNow(view, by, 1, idOf('TRN-06')) ?? ownStand(view, by, id);
      if (isRefusal(stand)) return stand;
      if (!isFlight(stand.nature!) || isStriker(stand.nature!)) return forbid(idOf('TRN-06'), sayings.firstFlights);
      if (stand.place !== 'off-table') return forbid(idOf('TRN-08'), 'once placed they do not move');
      return staysOff(view, stand, options) ?? stand;
    },
    fields: {
      at: {
        place: ({ seat: { view, by }, piece }) => ({
          zones: [edgeZone(view, by, inches(DISTANCES.airEntry) + piece.base)],
          size: sizeOf(piece),
          turn: true,
          at: middleOf(view, by, piece.base),
        }),
      },
      ...FLIGHT_FIELDS,
    },
    plan: ({ view, by }, order, { base, nature }) =>
      book.air.FLIGHT?.refusal(nature!, order) ??
      notWhole(view, footprint(order.at, base, base)) ??
      tooFar(view, by, order.at, base),
    act: (game, _by, order) => comeOn(game, order, order.at, 'enter', 'TRN-06', 'comes on from off-table'),
  });

  /** TRN-12: CAS comes on at its own edge. R-50: not in the turn in which it left. */
  const approach = verb({
    order: withFlight(book, { stand: id, point }),
    label: 'Approach',
    text: 'Set down at the own edge; attack from the next turn on',
    key: 'c',
    use: 'move',
    on: ({ piece: { nature, place } }) => (isStriker(nature!) && place === 'off-table' ? SHOWN : undefined),
    may({ view, by, options }, { id }) {
      const stand = notNow(view, by, 2, idOf('TRN-12')) ?? ownStand(view, by, id);
      if (isRefusal(stand)) return stand;
      if (!isStriker(stand.nature!)) return forbid(idOf('TRN-12'), 'only CAS comes on in segment 2');
      if (stand.place !== 'off-table') return forbid(idOf('TRN-12'), 'it is on the table already');
      return stand.leftTurn === view.turn
        ? forbid(idOf('R-50'), 'it left in this turn and may come again in the next')
        : (staysOff(view, stand, options) ?? stand);
    },
    fields: {
      point: {
        aim: ({ seat: { view, by }, piece: { base } }) => ({
          shape: { kind: 'square', side: base },
          zones: [edgeZone(view, by, base)],
        }),
      },
      ...FLIGHT_FIELDS,
    },
    plan: ({ view, by }, order, { base, nature }) =>
      book.air.FLIGHT?.refusal(nature!, order) ?? atOwnEdge(view, by, order.point, base),
    preview: end => ({
      end,
      cost: 'at the own edge, in line with the place you point at',
      because: [{ rule: idOf('TRN-12'), text: 'it waits there, and makes its attack run from there in a later turn' }],
    }),
    act: (game, _by, order, at) => comeOn(game, order, at, 'approach', 'TRN-12', 'is set down at its own edge'),
  });

  return { enter, approach };
}
