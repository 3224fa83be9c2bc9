import { forbid, malformed, type Options, otherSide, type Refusal, type Side } from '@umpire/engine';
import { citation } from '../lines.js';
import type { Pose } from '../pieces.js';
import { type Base, baseAt, inContact } from '../rules/geometry.js';
import {
  type Corner,
  cornerPoint,
  entryPose,
  type MarchFacts,
  marchOf,
  marchPoses,
  maySpring,
  mustSpring,
} from '../rules/march.js';
import { depthOf } from '../rules/table.js';
import { mayLeaveBattleLine } from '../rules/troops.js';
import { nextMarcher } from './activation.js';
import type { Stood } from './events.js';
import { activeFault } from './moving.js';
import { namesOf, type OrderOf } from './orders.js';
import { isFreePlace } from './places.js';
import type { Ambush, State, Vignette } from './state.js';
import { isBody } from './units.js';
import { planned, verb } from './verb.js';

/** 5.2 is under way, and it is this side's part in it. */
function marchFault(state: State, by: Side, who: 'marcher' | 'ambusher'): Refusal | undefined {
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

const WRITTEN = citation('IGR-AMB-02', 'the marcher writes down his order of march');
const CHOSEN = citation('IGR-R-17', 'the marcher chooses the diagonal and its corner');
const STEP = citation('IGR-AMB-06', 'the column advances by the rate of its slowest');
const SPRINGS = citation('IGR-AMB-08', 'half of the marchers are on the table, or the head is at the end');

export const writeMarch = verb<OrderOf<'writeMarch'>>(
  (state, by, { order: named, skirmish = [] }) => {
    const order = namesOf(named);
    const refused = marchFault(state, by, 'marcher');
    if (refused) return refused;
    if (state.march.order.length > 0) return forbid('IGR-AMB-02', 'the order of march is written');
    const own = state.vignettes.filter(v => v.side === by);
    const names = own.map(v => v.id);
    const wrong = order.findIndex(id => !names.includes(id));
    if (wrong >= 0) return malformed(`order[${wrong}]`, `there is no vignette ${order[wrong]} of yours`);
    if (new Set(order).size < order.length || order.length < own.length)
      return forbid('IGR-AMB-02', 'every vignette marches, each once');
    const heavy = skirmish.findIndex(id => !own.some(v => v.id === id && mayLeaveBattleLine(v.troop)));
    if (heavy >= 0)
      return forbid('IGR-DEP-08', 'only LIS, LIN, VLI, LSC and HSC may stand outside the main battle line');
    return skirmish.length < own.length ? undefined : forbid('IGR-DEP-13', 'somebody must be in the main battle line');
  },
  (game, side, { order, skirmish = [] }) =>
    game.happen({ kind: 'marchWritten', side, order: namesOf(order), skirmish, because: [WRITTEN] }),
);

export const chooseDiagonal = verb<OrderOf<'chooseDiagonal'>>(
  (state, by) => {
    const refused = marchFault(state, by, 'marcher');
    if (refused) return refused;
    if (state.march.order.length === 0) return forbid('IGR-AMB-02', 'first the order of march is written');
    return state.ambush.now!.corner === null ? undefined : forbid('IGR-R-17', 'the diagonal is chosen');
  },
  (game, _by, { from }) => game.happen({ kind: 'diagonalChosen', corner: from, because: [CHOSEN] }),
);

/** The column as it is written, for those who know it. */
function marchFacts(state: State, steps: number): MarchFacts {
  const column = state.march.order.map(id => state.vignettes[state.lookup.ids[id!]!]!.troop);
  return { top: state.ground.now.top, column, steps };
}

/** How far the march has come, from what everybody sees: the ambusher does not know the order. */
function comeSoFar(state: State, options: Options): { onTable: number; atEnd: boolean; marchers: number } {
  const { marcher, steps } = state.ambush.now!;
  const own = state.vignettes.filter(v => v.side === marcher);
  const onTable = own.filter(isBody).length;
  // Head and rate hang on who marches, not on the order.
  const facts = { top: state.ground.now.top, column: own.map(v => v.troop), steps };
  return { onTable, atEnd: marchOf(facts, options).atEnd, marchers: own.length };
}

function columnAt(state: State, steps: number, corner: Corner, options: Options): Stood[] {
  const poses = marchPoses(marchFacts(state, steps), corner, options);
  return state.march.order.flatMap((id, i) => {
    const pose = poses[i];
    const v = state.vignettes[state.lookup.ids[id!]!]!;
    return pose ? [{ id: v.id, base: baseAt(pose, 1, depthOf(v.troop.class)) }] : [];
  });
}

/** Whether the ambusher has the word, and may or must spring. */
function ambusherFault(state: State, by: Side): Refusal | undefined {
  const refused = marchFault(state, by, 'ambusher');
  if (refused) return refused;
  return marchTurn(state).what === 'spring' ? undefined : forbid('IGR-AMB-03', 'the march has not begun');
}

export const wait = verb<OrderOf<'wait'>>(
  (state, by, _order, options) =>
    ambusherFault(state, by) ??
    (mustSpring(comeSoFar(state, options))
      ? forbid('IGR-R-18', 'the march is at its end: now he must deploy')
      : undefined),
  game => {
    const { state, options } = game;
    const { steps, corner } = state.ambush.now as Ambush;
    game.happen({
      kind: 'marched',
      steps: steps + 1,
      column: columnAt(state, steps + 1, corner!, options),
      because: [STEP],
    });
  },
);

export const spring = verb<OrderOf<'spring'>>(
  (state, by, _order, options) => {
    const refused = ambusherFault(state, by);
    if (refused) return refused;
    const so = comeSoFar(state, options);
    return maySpring(so, so.marchers)
      ? undefined
      : forbid('IGR-AMB-08', 'not half of the marchers are on the table yet');
  },
  (game, by) => game.happen({ kind: 'sprung', by, because: [SPRINGS] }),
);

const ENTERS = citation('IGR-AMB-09', 'marchers enter one by one, each in a movement phase of its own side');
const BESIDE = 0.05;

/** IGR-AMB-09: on the diagonal, or the free place nearest to the corner with its rear on one of the two edges. */
function entryBase(state: State, v: Vignette): Base | undefined {
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

export const enter = planned<OrderOf<'enter'>, Base>(
  (state, by, { stand }) => {
    const refused = activeFault(state, by);
    if (refused) return refused;
    if (state.phase !== 'movement') return forbid('IGR-SEQ-05', 'marchers enter in the movement phase');
    const v = state.vignettes[state.lookup.ids[stand] ?? -1];
    if (!v || v.side !== by || nextMarcher(state) !== stand)
      return forbid('IGR-AMB-09', 'marchers enter in their written order: it is not the next');
    if (state.entered) return forbid('IGR-AMB-09', 'one marcher enters in a movement phase');
    if (!v.now.activated) return forbid('IGR-ACT-01', 'it was not activated');
    return entryBase(state, v) ?? forbid('IGR-AMB-09', 'there is no room for it');
  },
  (game, _by, { stand }, base) => game.happen({ kind: 'entered', stand, base, because: [ENTERS] }),
);
