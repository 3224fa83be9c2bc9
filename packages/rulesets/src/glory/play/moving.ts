import { forbid, isRefusal, type Options, type Refusal, type Side } from '@umpire/engine';
import { gapRefusal } from '../rules/deployment.js';
import { type Base, distanceBetween } from '../rules/geometry.js';
import { moverRefusal } from '../rules/movement.js';
import { crossesSector } from '../rules/table.js';
import { activatedRefusal, activeRefusal, ownUnit, pursuitRefusal } from './permission.js';
import type { State, Vignette } from './state.js';
import { isBody, isEntrenched, isHalted, leaderOf, type Unit, unitTouched } from './units.js';
import type { Walk } from './walk.js';

/** IGR-INI-09, IGR-INI-15: it acts as its player wishes in phase C. */
export const actsAtWill = (v: Vignette): boolean =>
  v.now.thrown !== null && v.now.thrown.action === 'player' && !v.now.thrown.done;

/** The unit that a player moves now, or why it cannot be moved at all. */
export function movableUnit(state: State, by: Side, stand: string, options: Options): Refusal | Unit {
  const refused = activeRefusal(state, by);
  if (refused) return refused;
  const unit = ownUnit(state, by, stand);
  if (isRefusal(unit)) return unit;
  return pursuitRefusal(state, unit) ?? phaseRefusal(state, unit) ?? heldRefusal(state, unit, options) ?? unit;
}

function phaseRefusal(state: State, unit: Unit): Refusal | undefined {
  const leader = leaderOf(state, unit);
  if (state.phase === 'initiative')
    return actsAtWill(leader)
      ? undefined
      : forbid('IGR-INI-09', 'only who scored 7 or more moves as its player wishes');
  return movementRefusal(state, leader);
}
/** In the movement phase those move who were activated, once. */
export function movementRefusal({ phase }: State, leader: Vignette): Refusal | undefined {
  if (phase !== 'movement') return forbid('IGR-SEQ-05', 'moves are made in the movement phase');
  return activatedRefusal(leader) ?? (leader.now.moved ? forbid('IGR-ACT-04', 'it has moved in this turn') : undefined);
}

/** IGR-SR-03, IGR-FLD-02, IGR-R-37. */
function heldRefusal(state: State, unit: Unit, options: Options): Refusal | undefined {
  const facts = { going: 'good' as const, halted: isHalted(state, unit), defences: isEntrenched(state, unit) };
  const held = moverRefusal(facts, options);
  if (held) return held;
  return contactRefusal(state, unit);
}
const contactRefusal = (state: State, unit: Unit): Refusal | undefined =>
  unitTouched(state, unit) ? forbid('IGR-R-37', 'in contact it may only line up with the enemy') : undefined;

/** IGR-ACT-09, IGR-R-42, IGR-R-22: what binds a player's own moves, and not those that troops make by themselves. */
export function voluntaryRefusal(state: State, unit: Unit, walk: Walk, options: Options): Refusal | undefined {
  if (state.ambush.now) return undefined; // IGR-AMB-10
  const { top } = state.ground.now;
  const start = walk.places[0]!.x;
  if (!leaderOf(state, unit).now.crossing)
    for (const place of walk.places)
      if (crossesSector(start, place.x, top))
        return forbid('IGR-ACT-09', 'to cross into another sector costs more, and was not paid');
  for (let k = 0; k < unit.bodies.length; k++) {
    const refused = lineGapRefusal(state, unit, unit.bodies[k]!, walk.ends[k]!, options);
    if (refused) return refused;
  }
  return undefined;
}

/** IGR-R-22: the gaps to the next surviving neighbours of its line, before and after. */
function lineGapRefusal(state: State, unit: Unit, index: number, end: Base, options: Options): Refusal | undefined {
  const v = state.vignettes[index]!;
  if (v.role !== 'mbl' || v.detached) return undefined;
  const [west, east] = neighboursOf(state, v);
  return gapFaultTo(state, unit, v, west, end, options) ?? gapFaultTo(state, unit, v, east, end, options);
}
function gapFaultTo(state: State, unit: Unit, v: Vignette, neighbour: number, end: Base, options: Options) {
  if (neighbour < 0 || unit.bodies.includes(neighbour)) return undefined;
  const base = state.vignettes[neighbour]!.base!;
  const after = distanceBetween(end, base);
  return gapRefusal({ before: distanceBetween(v.base!, base), after, detached: false }, options);
}

/** The next survivors to the west and to the east in the line of a vignette, by the order of deployment; -1: there is none. */
function neighboursOf(state: State, v: Vignette): readonly [west: number, east: number] {
  let west = -1;
  let east = -1;
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const other = vignettes[i]!;
    if (other === v || other.side !== v.side || other.role !== 'mbl' || other.line !== v.line) continue;
    if (!isBody(other) || other.detached) continue;
    if (other.lineOrder < v.lineOrder) {
      if (west < 0 || other.lineOrder > vignettes[west]!.lineOrder) west = i;
    } else if (east < 0 || other.lineOrder < vignettes[east]!.lineOrder) east = i;
  }
  return [west, east];
}
