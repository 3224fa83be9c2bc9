import { fail, heldTo, issueOf, type Options, ok, type Point, type Result, SIDES, type Side } from '@umpire/engine';
import { frozen } from '../../common/book/frozen.js';
import { scenarioTooLarge } from '../../common/book/scenario-bounds.js';
import { usesEngineering } from '../options.js';
import { GRADES, type Grade } from '../pieces.js';
import { groupFrom } from './listed.js';
import { natureOf } from './natures.js';
import { type ListedGroup, type Scenario, scenarioSchema } from './scenario.js';
import { scenarioFault } from './scenario-faults.js';
import { isAircraft, isBattery, isMortars } from './stands.js';
import type { Ground, Group, Nature, Stand, State } from './state.js';

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

/** A stand of which nothing has happened yet. */
export const fresh = (id: string, side: Side, group: number, nature: Nature, dugIn: boolean): Stand => ({
  id,
  side,
  group,
  nature,
  where: 'off-table',
  x: 0,
  y: 0,
  facing: side === 'a' ? 0 : 1800,
  carrier: null,
  sharesWith: null,
  pinned: false,
  repulsed: false,
  suppression: 0,
  fireMarker: false,
  dugIn,
  crossing: null,
  harmed: false,
  replied: false,
  moved: false,
  marched: false,
  movesMade: 0,
  cpSpent: 0,
  moveUsed: 0,
  debussed: false,
  retreatDone: false,
  done: false,
  smokeTurns: 0,
  lightTurns: 0,
  smoked: false,
  lit: false,
  patrol: false,
  engaged: false,
  attacksMade: 0,
  mission: null,
  missionTried: false,
  flakUsed: false,
});

function standsOf(listed: ListedGroup, side: Side, group: number, options: Options): Stand[] {
  let number = 0;
  return listed.stands.flatMap(one => {
    const nature = frozen(natureOf(one, options));
    return Array.from({ length: one.count }, () => fresh(`${listed.id}.${++number}`, side, group, nature, one.dugIn));
  });
}

/** WW2-CP-06: the worst grade among them. */
const lowest = (stands: readonly Stand[]): Grade =>
  GRADES[Math.max(...stands.map(({ nature }) => GRADES.indexOf(nature.grade)))]!;

function hqOf({ stands }: ListedGroup, ids: readonly string[]): string | null {
  let at = 0;
  for (const { hq, count } of stands) {
    if (hq) return ids[at]!;
    at += count;
  }
  return null;
}

function forces(s: Scenario, options: Options): Pick<State, 'groups' | 'stands' | 'lookup'> {
  const groups: Group[] = [];
  const stands: Stand[] = [];
  for (const side of SIDES)
    for (const note of s.sides[side].groups) {
      const listed = groupFrom(note, options);
      const own = standsOf(listed, side, groups.length, options);
      const { id, name, radio, doctrine } = listed;
      groups.push({
        id,
        side,
        name: `${id} ${name}`,
        members: own.map((_, i) => stands.length + i),
        hq: hqOf(
          listed,
          own.map(stand => stand.id),
        ),
        headless: false,
        late: false,
        radio,
        doctrine,
        support: own.every(stand => isAircraft(stand) || isBattery(stand) || isMortars(stand)),
        grade: lowest(own),
        deployed: false,
        hadGround: false,
        cp: 0,
        failed: false,
        everFailed: false,
        finished: false,
      });
      stands.push(...own);
    }
  return { groups, stands, lookup: { ids: Object.fromEntries(stands.map(({ id }, i) => [id, i])) } };
}

/** WW2-HG-21: everybody is where the scenario says. */
function deployed(s: Scenario, state: State): void {
  for (const [i, stand] of state.stands.entries()) {
    const place = s.deployment![stand.id];
    if (place === undefined) continue;
    if ('in' in place) {
      const carrier = state.stands[state.lookup.ids[place.in]!]!;
      const [x = 0, y = 0, turn = 0] = s.deployment![carrier.id] as number[];
      const where = stand.nature.tread === 'foot' ? 'bussed' : 'hitched';
      state.stands[i] = { ...stand, where, carrier: carrier.id, x, y, facing: turn * 10 };
    } else state.stands[i] = { ...stand, where: 'table', x: place[0], y: place[1], facing: place[2] * 10 };
  }
  state.groups = state.groups.map(group => ({
    ...group,
    deployed: true,
    hadGround: group.members.some(at => state.stands[at]!.where === 'table'),
  }));
}

/** A battle from the data of a scenario (5.1: U1 to U8 are given). */
export function setup(scenario: unknown, options: Options): Result<State> {
  const large = scenarioTooLarge(scenario);
  if (large) return fail(large);
  const parsed = heldTo(scenarioSchema, scenario);
  if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
  const s = parsed.data;
  const fault = scenarioFault(s, options);
  if (fault) return fail(fault);
  return ok(begun(s, options));
}

function begun(s: Scenario, options: Options): State {
  const state: State = {
    phase: s.defender && s.obstacles.most > 0 && usesEngineering(options) ? 'fortify' : 'deploy',
    title: s.title,
    limit: s.limit,
    objective: s.objective,
    defender: s.defender,
    season: s.season,
    minutes: s.minutes,
    light: 'day',
    awc: s.awc,
    ground: { now: frozen(groundOf(s)) },
    areas: [],
    obstacles: [],
    works: s.obstacles,
    sides: { a: { name: s.sides.a.name, baseEdge: 'south' }, b: { name: s.sides.b.name, baseEdge: 'north' } },
    ...forces(s, options),
    policies: { a: {}, b: {} },
    turn: 0,
    first: s.first,
    active: s.first,
    next: s.first === 'a' ? 'b' : 'a',
    activeGroup: null,
    activeStand: null,
    option: null,
    ferried: [],
    offered: null,
    over: null,
  };
  if (s.deployment) deployed(s, state);
  return state;
}
