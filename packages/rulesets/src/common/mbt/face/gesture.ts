import {
  type ArrangeExtra,
  type ArrangePiece,
  forbid,
  type Gesture,
  type GestureChoice,
  inches,
  type Options,
  type OrderSoFar,
  type Pose,
  type Refusal,
  type Seat,
  type Side,
  type TableEdge,
  type Zone,
} from '@umpire/engine';
import type { LayoutAdvice } from '../advice/layout.js';
import type { PlayBook } from '../book.js';
import type { DeployPlay } from '../play/deploy.js';
import type { FieldPlay } from '../play/field.js';
import type { Order } from '../play/orders.js';
import type { PerformPlay } from '../play/perform.js';
import { STYLES } from '../play/samples.js';
import { gapInches, standOf } from '../play/stands.js';
import type { RosterStand, Stand, State } from '../play/state.js';
import type { TasksPlay } from '../play/tasks.js';
import { dicedFeatures } from '../play/terrain.js';
import type { Types } from '../play/types.js';
import { symbolOf } from './symbols.js';

const COURSES: readonly GestureChoice[] = [
  { value: 'across', label: 'from left to right halfway' },
  { value: 'south-west', label: 'from the south-west corner to the north-east' },
  { value: 'north-west', label: 'from the north-west corner to the south-east' },
];
const OBSTACLES: readonly GestureChoice[] = [
  { value: 'MNF', label: 'mine field' },
  { value: 'OBS', label: 'obstruction' },
];

const withFault = (choice: GestureChoice, closed: Refusal | undefined): GestureChoice =>
  closed ? { ...choice, closed } : choice;

const groupChoices = (view: State, by: Side, fits: (g: State['groups'][number]) => boolean): GestureChoice[] =>
  view.groups.filter(g => g.side === by && fits(g)).map(g => ({ value: g.id, label: g.name }));

export const wholeTable = (view: State): Zone => ({
  kind: 'rect',
  x: 0,
  y: 0,
  width: view.ground.now.width,
  depth: view.ground.now.depth,
});

const sizeOf = (stand: { base: number }) => ({ width: stand.base, depth: stand.base });
const poseOf = ({ x, y, facing }: Stand): Pose => ({ x, y, facing });

/** Where a CAS stand would be put for an attack run if nobody says: a little short of the target, facing it. */
export function runAt(view: State, stand: Stand, target: Stand): Pose {
  const { width, depth } = view.ground.now;
  const half = Math.ceil(stand.base / 2);
  const north = view.sides[stand.side].baseEdge === 'south';
  const step = inches(3);
  const y = target.y + (north ? -step : step);
  const clampTo = (v: number, most: number) => Math.min(Math.max(v, half), most - half);
  return { x: clampTo(target.x, width), y: clampTo(y, depth), facing: north ? 0 : 1800 };
}

/** A strip along the own base edge, so deep. */
export function edgeZone(view: State, by: Side, deep: number): Zone {
  const { width, depth } = view.ground.now;
  const zones: Record<TableEdge, Zone> = {
    south: { kind: 'rect', x: 0, y: 0, width, depth: Math.min(deep, depth) },
    north: { kind: 'rect', x: 0, y: Math.max(0, depth - deep), width, depth: Math.min(deep, depth) },
    west: { kind: 'rect', x: 0, y: 0, width: Math.min(deep, width), depth },
    east: { kind: 'rect', x: Math.max(0, width - deep), y: 0, width: Math.min(deep, width), depth },
  };
  return zones[view.sides[by].baseEdge];
}

const FACING: Readonly<Record<TableEdge, number>> = { south: 0, west: 900, north: 1800, east: 2700 };

function middleOf(view: State, by: Side, base: number): Pose {
  const { width, depth } = view.ground.now;
  const edge = view.sides[by].baseEdge;
  const half = Math.ceil(base / 2);
  const x = edge === 'west' ? half : edge === 'east' ? width - half : Math.round(width / 2);
  const y = edge === 'south' ? half : edge === 'north' ? depth - half : Math.round(depth / 2);
  return { x, y, facing: FACING[edge] };
}

/** Sizes to choose from: a major piece at least a third of its square, others up to 8" (TER-10 to TER-15). */
function pieceSizes(view: State, feature: string): string[] {
  const kind = dicedFeatures(view).find(f => f.id === feature)?.kind;
  const square = view.ground.now.squareSize / inches(1);
  if (kind === 'H' || kind === 'LFA' || kind === 'SFH')
    return [`${square}x${square}`, `${square - 2}x${square - 2}`, `${square}x${square / 2}`, `${square / 2}x${square}`];
  return ['3x3', '4x4', '6x4', '4x6', '6x6', '8x8'];
}

export type GestureFace = ReturnType<typeof gestureFace>;

export function gestureFace(book: PlayBook & LayoutAdvice & DeployPlay & FieldPlay & PerformPlay & TasksPlay) {
  const { DISTANCES, NATIONS, OBSTACLE_SIDE, allowedFakes, deploys, faultOf, idOf, layOut, workAt } = book;

  /** The limits of one field of an order that is being made. */
  function gesture({ view, by, options }: Seat<Types>, field: string, sofar: OrderSoFar): Gesture | Refusal {
    const stand = sofar.stand === undefined ? undefined : standOf(view, sofar.stand);
    switch (`${sofar.verb}.${field}`) {
      case 'raiseArmy.nation':
        return {
          kind: 'choose',
          among: NATIONS.map(n => ({ value: n.nation, label: n.nation, text: `${n.grade}, ${n.homeZone}` })),
        };
      case 'raiseArmy.style':
        return {
          kind: 'choose',
          among: Object.entries(STYLES).map(([value, groups]) => ({ value, label: value, text: groups.join(', ') })),
        };
      case 'placePiece.feature':
        return {
          kind: 'choose',
          among: dicedFeatures(view).map(f => ({
            value: f.id,
            label: f.id,
            text: view.ground.now.pieces.some(p => p.id === f.id) ? 'placed' : 'still to be placed',
          })),
        };
      case 'placePiece.size':
        return {
          kind: 'choose',
          among: pieceSizes(view, String(sofar.feature)).map(value => ({
            value,
            label: `${value.replace('x', '" by ')}"`,
          })),
        };
      case 'placePiece.point':
        return pieceAim(view, String(sofar.feature), String(sofar.size));
      case 'removePiece.piece':
      case 'layRoad.from':
      case 'layRoad.to':
        return {
          kind: 'choose',
          among: view.ground.now.pieces.map(p => ({ value: p.id, label: `${p.kind} ${p.id}` })),
        };
      case 'layRiver.course':
        return { kind: 'choose', among: COURSES };
      case 'placeObstacle.kind':
        return { kind: 'choose', among: OBSTACLES };
      case 'placeObstacle.point':
        return { kind: 'aim', shape: { kind: 'square', side: OBSTACLE_SIDE }, zones: [wholeTable(view)] };
      case 'deployGroup.group':
        return { kind: 'choose', among: groupChoices(view, by, g => !g.deployed) };
      case 'deployGroup.places':
        return arrange(view, by, sofar.group as string, options);
      case 'selectGroup.group':
        return {
          kind: 'choose',
          among: groupChoices(view, by, () => true).map(c =>
            withFault(c, faultOf(view, by, { verb: 'selectGroup', group: c.value }, options)),
          ),
        };
      case 'hover.mode':
        return { kind: 'choose', among: ['STATIC', 'MOBILE'].map(value => ({ value, label: value })) };
      case 'startTask.object':
        return {
          kind: 'choose',
          among: stand ? workAt(view, stand).map(t => ({ value: t.object, label: t.kind })) : [],
        };
      default:
        return stand
          ? standGesture(view, by, stand, field, sofar, options)
          : forbid(idOf('TRN-28'), 'choose a stand first');
    }
  }

  function standGesture(
    view: State,
    by: Side,
    stand: Stand,
    field: string,
    sofar: OrderSoFar,
    options: Options,
  ): Gesture {
    switch (field) {
      case 'path':
        return { kind: 'path', from: poseOf(stand), size: sizeOf(stand) };
      case 'facing':
        return { kind: 'turn', from: poseOf(stand), size: sizeOf(stand) };
      case 'target':
        return { kind: 'target', targets: targets(view, by, stand, sofar.verb, options) };
      case 'point':
        return aim(view, by, stand, sofar.verb);
      default:
        return place(view, by, stand, sofar);
    }
  }

  function targets(view: State, by: Side, stand: Stand, verb: string, options: Options) {
    return view.stands
      .filter(
        other => other.side !== by && (other.place === 'table' || (other.place === 'off-table' && other.revealed)),
      )
      .map(other => {
        const order: Order =
          verb === 'attack'
            ? { verb: 'attack', stand: stand.id, target: other.id, at: runAt(view, stand, other) }
            : { verb: 'engage', stand: stand.id, target: other.id };
        const closed = faultOf(view, by, order, options);
        const both = stand.place === 'table' && other.place === 'table';
        return { id: other.id, gap: both ? gapInches(stand, other) * inches(1) : null, ...(closed && { closed }) };
      });
  }

  function aim(view: State, by: Side, stand: Stand, verb: string): Gesture {
    const battery = stand.nature!.class === 'ARTILLERY';
    if (verb === 'approach')
      return { kind: 'aim', shape: { kind: 'square', side: stand.base }, zones: [edgeZone(view, by, stand.base)] };
    if (verb === 'smoke')
      return {
        kind: 'aim',
        from: poseOf(stand),
        shape: { kind: 'square', side: inches(DISTANCES.screen) },
        zones: [wholeTable(view)],
      };
    const across = battery ? DISTANCES.batteryLight : DISTANCES.unitLight;
    return {
      kind: 'aim',
      from: poseOf(stand),
      shape: { kind: 'disc', diameter: inches(across) },
      zones: [wholeTable(view)],
    };
  }

  function place(view: State, by: Side, stand: Stand, sofar: OrderSoFar): Gesture {
    const at =
      sofar.verb === 'attack'
        ? runAt(view, stand, standOf(view, String(sofar.target)) ?? stand)
        : middleOf(view, by, stand.base);
    const zone =
      sofar.verb === 'enter'
        ? edgeZone(view, by, inches(DISTANCES.airEntry) + stand.base)
        : sofar.verb === 'bringOn'
          ? edgeZone(view, by, stand.base)
          : wholeTable(view);
    return { kind: 'place', zones: [zone], size: sizeOf(stand), turn: true, at };
  }

  /** DEP-01 to DEP-03: where each stand of a group may go, and a lay-out to begin with. */
  function arrange(view: State, by: Side, group: string, options: Options): Gesture | Refusal {
    const own = view.groups.filter(g => g.side === by);
    const roster = view.rosters[by]?.[own.findIndex(g => g.id === group)];
    if (!roster) return forbid(idOf('DEP-06'), 'choose a Battle Group first');
    const laid = layOut(view, by, group, options);
    const piece = (stand: RosterStand): ArrangePiece => ({
      id: stand.id,
      label: `${stand.nature.subClass} ${stand.nature.posture} ${stand.nature.mode}${stand.nature.bghq ? ' BGHQ' : ''}`,
      symbol: symbolOf(stand.nature),
      size: { width: stand.base, depth: stand.base },
      zones: zonesFor(view, by, stand, options),
      at: laid.find(p => p.id === stand.id)?.at ?? null,
    });
    const extras = allowedFakes(view, by, options) - view.sides[by].fakesPlaced;
    return { kind: 'arrange', pieces: roster.stands.map(piece), extras, ...(extras > 0 && { extra: fakes(view, by) }) };
  }

  /** OPT-01, R-100: a fake and the modes it may pretend to have; it goes where any of them may go. */
  function fakes(view: State, by: Side): ArrangeExtra {
    const side = inches(DISTANCES.base);
    return {
      label: 'Fake',
      symbol: 'unknown',
      size: { width: side, depth: side },
      zones: [edgeZone(view, by, inches(DISTANCES.deploy))],
      field: 'fake',
      among: ['STATIC', 'MOBILE', 'FAST'].map(value => ({ value, label: value })),
    };
  }

  function zonesFor(view: State, by: Side, stand: RosterStand, options: Options): Zone[] {
    if (deploys(stand.nature, options) === 'off-table') return [];
    const deep = stand.nature.mode === 'STATIC' ? DISTANCES.deployStatic : DISTANCES.deploy;
    return [edgeZone(view, by, inches(deep))];
  }

  function pieceAim(view: State, feature: string, size: string): Gesture | Refusal {
    const diced = dicedFeatures(view).find(f => f.id === feature);
    if (!diced) return forbid(idOf('TER-05'), 'choose one of the diced features first');
    const side = view.ground.now.squareSize;
    const zone: Zone = {
      kind: 'rect',
      x: diced.square.col * side,
      y: diced.square.row * side,
      width: side,
      depth: side,
    };
    const [width, depth] = size.split('x').map(n => Number(n) * inches(1));
    return { kind: 'aim', shape: { kind: 'rect', width: width ?? side, depth: depth ?? side }, zones: [zone] };
  }

  return { gesture };
}
