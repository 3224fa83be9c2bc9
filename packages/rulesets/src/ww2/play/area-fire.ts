import { isRefusal, type Options, type Pose, type Procedure, type Refusal } from '@umpire/engine';
import { areaRefusal, areaShoot } from '../rules/optional.js';
import { smokeLasts } from '../rules/readings.js';
import { isCalled } from '../tables/engagement.js';
import { AREAS, type AreaFacts } from '../tables/support.js';
import { standPutAt } from './copy.js';
import { callFor } from './facts.js';
import { sightBetween } from './sight.js';
import { baseAt, baseOf, isBattery, metresBetween } from './stands.js';
import type { Area, Stand, State } from './state.js';
import type { Play } from './types.js';

export type AreaKind = Area['kind'];
const effectOf = (kind: AreaKind) => (kind === 'smoke' ? 'smoke' : 'illumination');
const firerOf = (stand: Stand) => (isBattery(stand) ? 'artillery' : 'mortars');

/** How large what a stand fires is. */
export function sizeOf(stand: Stand, kind: AreaKind): { width: number; depth: number } {
  const { width, depth, diameter } = AREAS[effectOf(kind)][firerOf(stand)];
  return diameter === null ? { width: width!, depth: depth! } : { width: diameter, depth: diameter };
}

/** WW2-R-159: the place is measured as if a stand stood there. */
function areaFacts(state: State, stand: Stand, kind: AreaKind, at: Pose, options: Options): AreaFacts {
  const there = standPutAt(stand, at);
  there.id = '';
  there.dugIn = false;
  const calls = isBattery(stand) || isCalled(stand.nature.weapon, options);
  const call = {
    ...callFor(state, stand, head => metresBetween(baseOf(head), baseAt(at))),
    lateBritish: stand.nature.lateBritish,
  };
  return {
    effect: effectOf(kind),
    firer: firerOf(stand),
    range: stand.where === 'table' ? metresBetween(baseOf(stand), baseAt(at)) : undefined,
    visible: sightBetween(state, stand, there, options).visible,
    call: calls ? call : null,
    turnsUsed: turnsBefore(stand, kind),
    attackDefence: state.defender !== null,
    awc: state.awc,
  };
}
/** WW2-R-102: turns of fire; this one counts once, however many rounds. */
function turnsBefore({ smokeTurns, smoked, lightTurns, lit }: Stand, kind: AreaKind): number {
  return kind === 'smoke' ? smokeTurns - (smoked ? 1 : 0) : lightTurns - (lit ? 1 : 0);
}

export interface AreaPlan {
  readonly stand: Stand;
  readonly facts: AreaFacts;
  readonly area: Area;
}

/** Whether smoke or light may be fired there (WW2-SMK-01 to WW2-SMK-05, WW2-ILL-01 to WW2-ILL-05). */
export function areaPlan(state: State, stand: Stand, kind: AreaKind, at: Pose, options: Options): AreaPlan | Refusal {
  const facts = areaFacts(state, stand, kind, at, options);
  const refused = areaRefusal(facts);
  if (isRefusal(refused)) return refused;
  const lasts = kind === 'smoke' ? smokeLasts(options) : 1;
  const { x, y, facing } = at;
  const area = { kind, side: stand.side, x, y, facing, ...sizeOf(stand, kind), until: state.turn + lasts - 1 };
  return { stand, facts, area };
}

/** The shot: a call that fails uses it up and no round (WW2-R-159). */
export function* layArea(game: Play, { stand, facts, area }: AreaPlan): Procedure<void> {
  const { result, because } = yield* areaShoot(facts, game.options);
  if (result.placed) game.happen({ kind: 'areaLaid', stand: stand.id, area, because });
  else game.happen({ kind: 'called', stand: stand.id, because });
}
