import type { Zone } from '../../geometry/zone.js';
import { forbid } from '../../result.js';
import type { Face, OrderSoFar, Seat } from '../../ruleset.js';
import type { Gesture, MenuItem, Preview } from '../../table/menu.js';
import type { Card, Piece, Scene } from '../../table/scene.js';
import { mm } from '../../units.js';
import {
  apart,
  DEPTH,
  fault,
  HAS_MOVED,
  HAS_SHOT,
  IDS,
  type Order,
  placeOf,
  SIZE,
  type SkirmishTypes,
  type State,
  shotOdds,
  sideOf,
  WIDTH,
} from './rules.js';

function scene(state: State): Scene {
  return {
    width: WIDTH,
    depth: DEPTH,
    unit: { name: 'millimetre', sign: ' mm', length: mm(1) },
    ground: 'temperate',
    light: 'day',
    features: [],
    overlays: [],
    pieces: IDS.flatMap(id => pieceOf(state, id) ?? []),
    status: {
      title: 'Skirmish',
      turn: `side ${state.active}, ${state.pips} pips`,
      clock: `command ${state.commands + 1}`,
      steps: [],
      scores: [
        { side: 'a', name: 'Side a', lines: [`${state.lostA} lost`] },
        { side: 'b', name: 'Side b', lines: [`${state.lostB} lost`] },
      ],
    },
  };
}

function pieceOf(state: State, id: string): Piece | undefined {
  const place = placeOf(id);
  const { x, y, status } = state.stands[place]!;
  if (status === 'destroyed') return undefined;
  return {
    id,
    side: sideOf(place),
    label: id,
    title: `${id}, ${status}`,
    symbol: 'infantry',
    where: 'table',
    x,
    y,
    facing: place < 12 ? 900 : 2700,
    ...SIZE,
    layer: 'ground',
    markers: status === 'shaken' ? [{ letter: 'S', shape: 'disc', text: 'shaken', rule: 'SKI-SHO-04' }] : [],
  };
}

function card(state: State, piece: string): Card | undefined {
  if (!IDS.includes(piece)) return undefined;
  const rows = [{ label: 'State', value: state.stands[placeOf(piece)]!.status, rule: 'SKI-SHO-04' }];
  return { title: `Stand ${piece}`, subtitle: `side ${sideOf(placeOf(piece))}`, rows };
}

function menu({ view: state, by }: Seat<SkirmishTypes>): MenuItem[] {
  const items: MenuItem[] = [];
  const early = fault(state, by, { verb: 'end' });
  for (const stand of IDS) {
    const place = placeOf(stand);
    if (sideOf(place) !== by || state.stands[place]!.status === 'destroyed') continue;
    const shot = early ?? ((state.shot & (1 << place)) !== 0 && HAS_SHOT);
    const moved = early ?? ((state.moved & (1 << place)) !== 0 && HAS_MOVED);
    items.push(
      {
        verb: 'shoot',
        label: 'Shoot',
        text: 'One die at a target within 360 mm',
        key: 's',
        stand,
        fields: [{ name: 'target', gesture: 'target' }],
        ...(shot && { closed: shot }),
      },
      {
        verb: 'move',
        label: 'Move',
        text: 'Up to 180 mm, half of it when shaken',
        key: 'm',
        stand,
        fields: [{ name: 'at', gesture: 'place' }],
        ...(moved && { closed: moved }),
      },
    );
  }
  items.push({
    verb: 'end',
    label: 'End turn',
    text: 'The other side throws for pips',
    key: 'e',
    fields: [],
    ends: 'turn',
    ...(early && { closed: early }),
  });
  return items;
}

const WHOLE_TABLE: Zone = { kind: 'rect', x: 0, y: 0, width: WIDTH, depth: DEPTH };

function gesture({ view: state, by }: Seat<SkirmishTypes>, _field: string, { verb, stand }: OrderSoFar): Gesture {
  const own = state.stands[placeOf(stand!)]!;
  if (verb === 'move')
    return { kind: 'place', zones: [WHOLE_TABLE], size: SIZE, turn: false, at: { x: own.x, y: own.y, facing: 0 } };
  const targets = IDS.flatMap(target => {
    const aim = state.stands[placeOf(target)]!;
    if (sideOf(placeOf(target)) === by || aim.status === 'destroyed') return [];
    const closed = fault(state, by, { verb: 'shoot', stand: stand!, target });
    return [{ id: target, gap: Math.sqrt(apart(own, aim)), ...(closed && { closed }) }];
  });
  return { kind: 'target', targets };
}

const GOOD = { steady: 0, shaken: 0.5, destroyed: 1 } as const;

function preview({ view: state, by }: Seat<SkirmishTypes>, order: Order): Preview {
  const refusal = fault(state, by, order);
  if (refusal || order.verb !== 'shoot') return refusal ? { refusal, because: [] } : { because: [] };
  const condition = (id: string) => (state.stands[placeOf(id)]!.status === 'shaken' ? 'shaken' : 'steady');
  const { chances, because } = shotOdds({ shooter: condition(order.stand), target: condition(order.target) });
  const told = chances.map(c => ({ ...c, result: { text: c.result.status, good: GOOD[c.result.status] } }));
  return { because, odds: { because, chances: told } };
}

export const face: Face<SkirmishTypes> = {
  scene: ({ view }) => scene(view),
  card: ({ view }, piece) => card(view, piece),
  menu,
  gesture,
  preview,
  reach: () => forbid('SKI-MOV-03', 'a stand moves up to 180 mm in any direction'),
  sight: () => [],
};
