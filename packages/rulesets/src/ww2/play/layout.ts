import { type Options, overlaps, type Pose, type Side } from '@umpire/engine';
import { inOwnZone, mayWait, type Placing, zoneOf } from './deploy.js';
import { baseAt } from './stands.js';
import { BASE, type Stand, type State } from './state.js';
import { goingAt, walkerOf } from './ways.js';

/** The places of a zone in rows of 250m, from its front to the base edge; in each row from a column outwards. */
function* placesIn(state: State, side: Side, column: number): Iterable<Pose> {
  const { width, y, depth } = zoneOf(state, side);
  const faces = state.sides[side].baseEdge === 'south' ? 0 : 1800;
  const rows = Math.floor(depth / BASE);
  const many = Math.floor(width / BASE);
  for (let row = 0; row < rows; row++) {
    const far = BASE / 2 + row * BASE;
    const at = faces === 0 ? y + depth - far : y + far;
    for (let i = 0; i < 2 * many; i++) {
      const x = column + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * BASE;
      if (x >= BASE / 2 && x <= width - BASE / 2) yield { x, y: at, facing: faces };
    }
  }
}

/** Where a group could stand if nobody says otherwise: rows of 250m, whoever may wait off the table there; its headquarters last. */
export function layOut(state: State, side: Side, group: string, options: Options): Placing[] {
  const own = state.groups.filter(one => one.side === side);
  const index = own.findIndex(({ id }) => id === group);
  const { members, hq } = own[index]!;
  const column = Math.round(((index + 1) * state.ground.now.width) / (own.length + 1));
  const stands = members.map(at => state.stands[at]!);
  const order = [...stands].sort((one, other) => Number(one.id === hq) - Number(other.id === hq));
  const taken = state.stands
    .filter(({ where, side: of }) => where === 'table' && of === side)
    .map(stand => baseAt(stand));
  const found = new Map<string, Pose>();
  for (const stand of order.filter(one => !mayWait(one))) {
    const at = firstFree(state, stand, column, taken, options);
    if (!at) continue;
    found.set(stand.id, at);
    taken.push(baseAt(at));
  }
  return stands.map(({ id }) => ({ id, at: found.get(id) ?? null }));
}

function firstFree(
  state: State,
  stand: Stand,
  column: number,
  taken: readonly ReturnType<typeof baseAt>[],
  options: Options,
): Pose | undefined {
  for (const at of placesIn(state, stand.side, column)) {
    const base = baseAt(at);
    if (!inOwnZone(state, stand.side, at) || taken.some(other => overlaps(base, other, 1))) continue;
    if (goingAt(state.ground.now, at, walkerOf(stand), options).going !== 'impassable') return at;
  }
  return undefined;
}
