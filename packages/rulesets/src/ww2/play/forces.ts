import { type Options, SIDES, type Side } from '@umpire/engine';
import { frozen } from '../../common/book/frozen.js';
import { foresee } from '../../common/book/shapes.js';
import { usesEngineering } from '../options.js';
import { GRADES, type Grade } from '../pieces.js';
import { copyOfGroup, copyOfStand } from './copy.js';
import { natureOf } from './natures.js';
import type { ListedGroup } from './scenario.js';
import { isAircraft, isBattery, isMortars } from './stands.js';
import type { Group, Nature, Stand, State } from './state.js';

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
  return listed.stands.flatMap(listedOne => {
    // WW2-ENG-01: nobody is dug in where it is not agreed on
    const one = usesEngineering(options) ? listedOne : { ...listedOne, dugIn: false };
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

/** All stands of both sides, with their groups. */
export function forcesOf(
  listed: Readonly<Record<Side, readonly ListedGroup[]>>,
  options: Options,
): Pick<State, 'groups' | 'stands' | 'lookup'> {
  const groups: Group[] = [];
  const stands: Stand[] = [];
  for (const side of SIDES)
    for (const one of listed[side]) {
      const own = standsOf(one, side, groups.length, options);
      const { id, name, radio, doctrine } = one;
      groups.push({
        id,
        side,
        name: `${id} ${name}`,
        members: own.map((_, i) => stands.length + i),
        hq: hqOf(
          one,
          own.map(stand => stand.id),
        ),
        late: false,
        radio,
        doctrine,
        support: own.every(stand => isAircraft(stand) || isBattery(stand) || isMortars(stand)),
        grade: lowest(own),
        deployed: false,
        hadGround: false,
        cp: 0,
        cpThrown: 0,
        failed: false,
        everFailed: false,
        finished: false,
      });
      stands.push(...own);
    }
  foreseeForces(stands[0], groups[0]);
  return { groups, stands, lookup: { ids: Object.fromEntries(stands.map(({ id }, i) => [id, i])) } };
}

/** Groups fail and stands share fates in one battle of many: what compiled code rests on is shown such ones before the first. */
let isForeseen = false;
function foreseeForces(stand: Stand | undefined, group: Group | undefined): void {
  if (isForeseen || !stand || !group) return;
  isForeseen = true;
  const mission = { target: null, at: null };
  foresee<Stand>(copyOfStand({ ...stand, moveUsed: 0.5 }), { carrier: '', sharesWith: '', crossing: [''], mission });
  foresee<Group>(copyOfGroup(group), { hq: null });
}
