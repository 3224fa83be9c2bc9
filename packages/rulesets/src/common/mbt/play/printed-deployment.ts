import {
  forbid,
  inches,
  isRefusal,
  malformed,
  type Options,
  type Pose,
  type Refusal,
  SIDES,
  type Side,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Placement } from './deploy.js';
import type { GroupDeployment } from './deploy-group.js';
import type { Placing } from './placing.js';
import type { PuttingDown } from './put-down.js';
import type { PlacedScenario } from './scenario.js';
import { units } from './scenario-ground.js';
import { SETUP_EVENTS } from './setup-events.js';
import type { RosterGroup, State } from './state.js';

type Printed = NonNullable<PlacedScenario['deployment']>;

const poseOf = ([x, y, degrees]: Printed[string]): Pose => ({ x: units(x), y: units(y), facing: degrees * 10 });

/** The counters that printed stands get, by the ids of the scenario: they are numbered by where they stand. */
export function printedCounters({ deployment, sides }: PlacedScenario): ReadonlyMap<string, string> {
  const counters = new Map<string, string>();
  for (const side of SIDES) {
    let number = 0;
    for (const { stands } of deployment ? sides[side].groups : [])
      for (const id of inPrint(
        stands.flatMap(({ ids }) => ids),
        deployment!,
      ))
        counters.set(id, `${side.toUpperCase()}${++number}`);
  }
  return counters;
}

/** From west to east and south to north, then those behind the edge as they are listed. */
function inPrint(ids: readonly string[], printed: Printed): string[] {
  const placed = ids.filter(id => printed[id]);
  placed.sort((p, q) => printed[p]![0] - printed[q]![0] || printed[p]![1] - printed[q]![1]);
  return [...placed, ...ids.filter(id => !printed[id])];
}

export type PrintedDeployment = Gift<'setup', typeof printedDeployment>;

/** HSE-18: stands begin where their scenario prints them, as blanks; checked as if their owner had put them down. */
export function printedDeployment(book: PlayBook & GroupDeployment & Placing & PuttingDown) {
  const { DISTANCES, idOf } = book;
  const { baseSide, deployedGroup, deploymentOf, deploys } = book.setup;

  const OTHER_BASES = forbid(idOf('R-163'), `printed places are those of bases of ${DISTANCES.base}"`);

  function deployAsPrinted(state: State, printed: Printed, options: Options): Refusal | undefined {
    if (baseSide(options) !== inches(DISTANCES.base)) return { ...OTHER_BASES, path: 'deployment' };
    const known = SIDES.flatMap(side => state.rosters[side]!.flatMap(({ stands }) => stands.map(({ id }) => id)));
    const stranger = Object.keys(printed).find(id => !known.includes(id));
    if (stranger) return malformed(`deployment.${stranger}`, `there is no stand ${stranger}`);
    state.phase = 'deployment';
    for (const side of SIDES) {
      const refused = deploySide(state, side, printed, options);
      if (refused) return refused;
    }
    return undefined;
  }

  function deploySide(state: State, side: Side, printed: Printed, options: Options): Refusal | undefined {
    const groups = state.groups.filter(group => group.side === side);
    for (const [i, { id: group }] of groups.entries()) {
      const places = placesOf(state.rosters[side]![i]!, printed, options);
      if (isRefusal(places)) return places;
      state.next = side;
      const placed = deploymentOf({ view: state, by: side, options }, { group, places });
      if (isRefusal(placed)) return { ...placed, path: 'deployment' };
      SETUP_EVENTS.groupDeployed.apply(state, deployedGroup(state, side, group, placed, options));
    }
    return undefined;
  }

  function placesOf({ stands }: RosterGroup, printed: Printed, options: Options): Placement[] | Refusal {
    const places: Placement[] = [];
    for (const { id, nature } of stands) {
      const at = printed[id];
      if (!at && deploys(nature, options) === 'table') return malformed(`deployment.${id}`, 'has no place');
      places.push({ id, at: at ? poseOf(at) : null });
    }
    return places;
  }

  return { deployAsPrinted };
}
