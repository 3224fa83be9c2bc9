import { forbid, isRefusal, type Options, type Refusal, type Side } from '@umpire/engine';
import { gapFault } from '../rules/deployment.js';
import { type Base, distanceBetween } from '../rules/geometry.js';
import { moverFault } from '../rules/movement.js';
import { crossesSector } from '../rules/table.js';
import type { State, Vignette } from './state.js';
import { isBody, isEntrenched, isHalted, leaderOf, type Unit, unitOf, unitTouched } from './units.js';
import type { Walk } from './walk.js';

/** The battle is under way. */
export function turnFault(state: State): Refusal | undefined {
  if (state.over) return forbid(state.over.rule, 'the battle is over');
  if (state.step !== 'battle' || state.turn === 0) return forbid('IGR-SEQ-01', 'the battle has not begun yet');
  return undefined;
}
/** And it is this side's turn. */
export function activeFault(state: State, by: Side): Refusal | undefined {
  const early = turnFault(state);
  if (early) return early;
  return state.active === by ? undefined : forbid('IGR-SEQ-09', 'it is the other player’s turn');
}

/** The unit of an own vignette on the table, by the name of any of its members. */
export function ownUnit(state: State, by: Side, stand: string): Refusal | Unit {
  const index = state.lookup.ids[stand];
  const v = index === undefined ? undefined : state.vignettes[index];
  if (!v) return forbid('IGR-GEN-04', `there is no vignette ${stand}`);
  if (v.side !== by) return forbid('IGR-ACT-01', 'it is not yours');
  if (v.place !== 'table') return forbid('IGR-RES-07', 'it is not on the table');
  return unitOf(state, index!);
}

/** IGR-R-55: while a charger whose target evaded has yet to go on, nobody else does anything. */
export const pursuitFault = (state: State, unit: Unit | null): Refusal | undefined =>
  state.pursuit.unit === null || state.pursuit.unit === unit?.id
    ? undefined
    : forbid('IGR-R-55', 'first the charger whose target evaded goes on, or halts');

/** IGR-INI-09, IGR-INI-15: it acts as its player wishes in phase C. */
export const actsAtWill = (v: Vignette): boolean =>
  v.now.thrown !== null && v.now.thrown.action === 'player' && !v.now.thrown.done;

/** The unit that a player moves now, or why it cannot be moved at all. */
export function movableUnit(state: State, by: Side, stand: string, options: Options): Refusal | Unit {
  const refused = activeFault(state, by);
  if (refused) return refused;
  const unit = ownUnit(state, by, stand);
  if (isRefusal(unit)) return unit;
  return pursuitFault(state, unit) ?? phaseFault(state, unit) ?? heldFault(state, unit, options) ?? unit;
}

function phaseFault(state: State, unit: Unit): Refusal | undefined {
  const leader = leaderOf(state, unit);
  if (state.phase === 'initiative')
    return actsAtWill(leader)
      ? undefined
      : forbid('IGR-INI-09', 'only who scored 7 or more moves as its player wishes');
  if (state.phase !== 'movement') return forbid('IGR-SEQ-05', 'moves are made in the movement phase');
  if (!leader.now.activated) return forbid('IGR-ACT-01', 'it was not activated');
  return leader.now.moved ? forbid('IGR-ACT-04', 'it has moved in this turn') : undefined;
}

/** IGR-SR-03, IGR-FLD-02, IGR-R-37. */
function heldFault(state: State, unit: Unit, options: Options): Refusal | undefined {
  const facts = { going: 'good' as const, halted: isHalted(state, unit), defences: isEntrenched(state, unit) };
  const held = moverFault(facts, options);
  if (held) return held;
  return unitTouched(state, unit) ? forbid('IGR-R-37', 'a vignette in contact may only line up') : undefined;
}

/** IGR-ACT-09, IGR-R-42, IGR-R-22: what binds a player's own moves, and not those that troops make by themselves. */
export function voluntaryFault(state: State, unit: Unit, walk: Walk, options: Options): Refusal | undefined {
  if (state.ambush.now) return undefined; // IGR-AMB-10
  const { top } = state.ground.now;
  const start = walk.places[0]!.x;
  if (!leaderOf(state, unit).now.crossing)
    for (const place of walk.places)
      if (crossesSector(start, place.x, top))
        return forbid('IGR-ACT-09', 'to cross into another sector costs more, and was not paid');
  for (let k = 0; k < unit.bodies.length; k++) {
    const refused = lineGapFault(state, unit, unit.bodies[k]!, walk.ends[k]!, options);
    if (refused) return refused;
  }
  return undefined;
}

/** IGR-R-22: the gaps to the next surviving neighbours of its line, before and after. */
function lineGapFault(state: State, unit: Unit, index: number, end: Base, options: Options): Refusal | undefined {
  const v = state.vignettes[index]!;
  if (v.role !== 'mbl' || v.detached) return undefined;
  const [west, east] = neighboursOf(state, v);
  return gapFaultTo(state, unit, v, west, end, options) ?? gapFaultTo(state, unit, v, east, end, options);
}
function gapFaultTo(state: State, unit: Unit, v: Vignette, neighbour: number, end: Base, options: Options) {
  if (neighbour < 0 || unit.bodies.includes(neighbour)) return undefined;
  const base = state.vignettes[neighbour]!.base!;
  const after = distanceBetween(end, base);
  return gapFault({ before: distanceBetween(v.base!, base), after, detached: false }, options);
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
