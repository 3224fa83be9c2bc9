import { forbid, type Options, otherSide, type Refusal, type Side } from '@umpire/engine';
import type { Pose } from '../pieces.js';
import { type Base, baseAt, inContact } from '../rules/geometry.js';
import { type Corner, cornerPoint, entryPose, type MarchFacts, marchOf, marchPoses } from '../rules/march.js';
import { depthOf } from '../rules/table.js';
import type { Stood } from './events.js';
import { isFreePlace } from './places.js';
import type { State, Vignette } from './state.js';
import { isBody } from './units.js';

/** 5.2 is under way, and it is this side's part in it. */
export function marchRefusal(state: State, by: Side, who: 'marcher' | 'ambusher'): Refusal | undefined {
  const ambush = state.ambush.now;
  if (state.step !== 'march' || !ambush) return forbid('IGR-AMB-01', 'nobody marches into an ambush now');
  const side = who === 'marcher' ? ambush.marcher : otherSide(ambush.marcher);
  return side === by ? undefined : forbid('IGR-AMB-01', `that is for the ${who} to say`);
}

/** Who must say something now in the march. */
export function marchTurn(state: State): { side: Side; what: 'order' | 'diagonal' | 'spring' } {
  const { marcher, corner } = state.ambush.now!;
  if (state.march.order.length === 0) return { side: marcher, what: 'order' };
  return corner === null ? { side: marcher, what: 'diagonal' } : { side: otherSide(marcher), what: 'spring' };
}

/** The column as it is written, for those who know it. */
function marchFacts(state: State, steps: number): MarchFacts {
  const column = state.march.order.map(id => state.vignettes[state.lookup.ids[id!]!]!.troop);
  return { top: state.ground.now.top, column, steps };
}

/** How far the march has come, from what everybody sees: the ambusher does not know the order. */
export function comeSoFar(state: State, options: Options): { onTable: number; atEnd: boolean; marchers: number } {
  const { marcher, steps } = state.ambush.now!;
  const own = state.vignettes.filter(v => v.side === marcher);
  const onTable = own.filter(isBody).length;
  // Head and rate hang on who marches, not on the order.
  const facts = { top: state.ground.now.top, column: own.map(v => v.troop), steps };
  return { onTable, atEnd: marchOf(facts, options).atEnd, marchers: own.length };
}

export function columnAt(state: State, steps: number, corner: Corner, options: Options): Stood[] {
  const poses = marchPoses(marchFacts(state, steps), corner, options);
  return state.march.order.flatMap((id, i) => {
    const pose = poses[i];
    const v = state.vignettes[state.lookup.ids[id!]!]!;
    return pose ? [{ id: v.id, base: baseAt(pose, 1, depthOf(v.troop.class)) }] : [];
  });
}

/** Whether the ambusher has the word, and may or must spring. */
export function ambusherRefusal(state: State, by: Side): Refusal | undefined {
  const refused = marchRefusal(state, by, 'ambusher');
  if (refused) return refused;
  return marchTurn(state).what === 'spring' ? undefined : forbid('IGR-AMB-03', 'the march has not begun');
}

const BESIDE = 0.05;

/** IGR-AMB-09: on the diagonal, or the free place nearest to the corner with its rear on one of the two edges. */
export function entryBase(state: State, v: Vignette): Base | undefined {
  const { top } = state.ground.now;
  const corner = state.ambush.now!.corner!;
  const depth = depthOf(v.troop.class);
  const isOpen = (base: Base) =>
    isFreePlace(state, base) && !state.vignettes.some(o => o.side !== v.side && isBody(o) && inContact(base, o.base!));
  const at = (pose: Pose) => baseAt(pose, 1, depth);
  const first = at(entryPose(v.troop, corner, top));
  if (isOpen(first)) return first;
  const { x, y } = cornerPoint(corner, top);
  const [toX, toY] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1];
  for (let far = 0.5; far <= Math.max(top.width, top.depth); far += BESIDE) {
    const alongX = at({ x: x + toX * far, y: y + (toY * depth) / 2, facing: toY > 0 ? 0 : 180 });
    if (isOpen(alongX)) return alongX;
    const alongY = at({ x: x + (toX * depth) / 2, y: y + toY * far, facing: toX > 0 ? 90 : 270 });
    if (isOpen(alongY)) return alongY;
  }
  return undefined;
}
