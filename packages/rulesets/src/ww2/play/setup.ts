import { fail, heldTo, issueOf, type Options, ok, type Point, type Result, type Side } from '@umpire/engine';
import { frozen } from '../../common/book/frozen.js';
import { knownSetups } from '../../common/book/known-setups.js';
import { usesTimeOfDay, usesWeather } from '../options.js';
import { bareBattle } from './bare-battle.js';
import { groupIn } from './change.js';
import { copyOfState, standPutAt } from './copy.js';
import { dicedBattle } from './diced.js';
import { misdeployed } from './fixed-deployment.js';
import { forcesOf } from './forces.js';
import { groupFrom } from './listed.js';
import { layingStep, throwsForTime } from './mustering.js';
import { type ListedGroup, type Scenario, scenarioSchema } from './scenario.js';
import { scenarioFault } from './scenario-faults.js';
import type { Ground, State } from './state.js';

/** A battle from the data of a scenario (5.1: U1 to U8 are given). */
export const setup = knownSetups(prepared, copyOfState);

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });

function groundOf(s: Scenario): Ground {
  return {
    width: s.table.width,
    depth: s.table.depth,
    zone: s.zone,
    features: s.features.map(({ id, name, kind, from, to, jungle }) => ({
      id,
      name: name ?? id,
      kind,
      x: from[0],
      y: from[1],
      width: to[0] - from[0],
      depth: to[1] - from[1],
      jungle,
    })),
    roads: s.roads.map(road => road.map(pointOf)),
    river: s.river?.map(pointOf) ?? null,
    crossings: s.crossings.map(({ id, kind, at }) => ({ id, kind, ...pointOf(at) })),
    deploymentDepth: s.table.zones,
  };
}

const listedIn = ({ sides }: Scenario, side: Side, options: Options): ListedGroup[] =>
  sides[side].groups.map(note => groupFrom(note, options));

/** WW2-HG-21: everybody is where the scenario says. */
function deployed(s: Scenario, state: State): void {
  for (const [i, stand] of state.stands.entries()) {
    const place = s.deployment![stand.id];
    if (place === undefined) continue;
    if ('in' in place) {
      const carrier = state.stands[state.lookup.ids[place.in]!]!;
      const [x = 0, y = 0, turn = 0] = s.deployment![carrier.id] as number[];
      const where = stand.nature.tread === 'foot' ? 'bussed' : 'hitched';
      const rider = standPutAt(stand, { x, y, facing: turn * 10 });
      rider.where = where;
      rider.carrier = carrier.id;
      state.stands[i] = rider;
    } else state.stands[i] = standPutAt(stand, { x: place[0], y: place[1], facing: place[2] * 10 });
  }
  for (let at = 0; at < state.groups.length; at++) {
    const group = groupIn(state, at);
    group.deployed = true;
    group.hadGround = group.members.some(i => state.stands[i]!.where === 'table');
  }
}

function prepared(scenario: unknown, options: Options): Result<State> {
  if (typeof scenario === 'object' && scenario !== null && 'diced' in scenario) return dicedBattle(scenario, options);
  const parsed = heldTo(scenarioSchema, scenario);
  if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
  const s = parsed.data;
  const fault = scenarioFault(s, options);
  if (fault) return fail(fault);
  const state = begun(s, options);
  const misplaced = s.deployment && misdeployed(state, options);
  return misplaced ? fail(misplaced) : ok(state);
}

function begun(s: Scenario, options: Options): State {
  const forces = forcesOf({ a: listedIn(s, 'a', options), b: listedIn(s, 'b', options) }, options);
  const state: State = {
    ...bareBattle(s.title, s.limit, s.first, frozen(groundOf(s))),
    ...forces,
    objective: s.objective,
    defender: s.defender,
    season: usesTimeOfDay(options) ? s.season : null,
    minutes: s.minutes,
    awc: usesWeather(options) && s.awc,
    works: s.obstacles,
    sides: { a: { name: s.sides.a.name, baseEdge: 'south' }, b: { name: s.sides.b.name, baseEdge: 'north' } },
  };
  const { hour, weather } = throwsForTime(state, options);
  state.phase = hour || weather ? 'hour' : layingStep(state, options);
  if (s.deployment) deployed(s, state);
  return state;
}
