import { facingOf, type Options, otherSide, type Side, turnBetween } from '@umpire/engine';
import { pointsPerSp } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import { onTable } from './bases.js';
import { movedTo } from './moves.js';
import { gapBetween, inContact, isWithin, mean } from './places.js';
import { type Base, CM, type State } from './state.js';

/** PLA-CAM-02: one assault: who attacks, whom, and who comes too late. */
export interface AssaultGroup {
  readonly attacker: Side;
  readonly attackers: readonly Base[];
  readonly defenders: readonly Base[];
  /** The umpire has said whether it comes from a flank. */
  readonly flank?: boolean | null;
  /** Nothing tells who attacks: the same fight with the other side going in (PLA-R-188). */
  readonly tied?: AssaultGroup;
}

/** PLA-CAM-01: a base that went in, or has waited in contact. */
const isAssaulting = (state: State, base: Base): boolean =>
  base.assault !== null && onTable(state, otherSide(base.side)).some(enemy => inContact(base, enemy));

/** PLA-CA-01, PLA-CAM-03: half a move or more, and it is fought in the next turn. */
const mayFight = (state: State, { assault }: Base): boolean =>
  assault !== null && (assault.since < state.turn || assault.spent < 500);

/** All groups of a step, in the order in which they are fought. Those in which nobody may fight yet are left out. */
export function assaultGroups(state: State, _options: Options): AssaultGroup[] {
  const assaulting = onTable(state).filter(base => isAssaulting(state, base));
  const made = clusters(assaulting, state).flatMap(group => groupOf(state, group));
  made.sort((p, q) => (first(p.defenders) < first(q.defenders) ? -1 : 1));
  const taken = new Set(made.flatMap(({ attackers, defenders }) => [...attackers, ...defenders].map(({ id }) => id)));
  return made.map(group => {
    const full = completed(state, group, taken);
    for (const { id } of full.defenders) taken.add(id);
    return full.tied ? { ...full, tied: completed(state, full.tied, taken) } : full;
  });
}
const first = (bases: readonly Base[]): string => bases[0]?.id ?? '';

/** PLA-R-80, PLA-CAM-02, PLA-CAM-07: with the defenders who are near and in no assault before it, and with all who ride in on somebody. */
function completed(state: State, group: AssaultGroup, taken: ReadonlySet<string>): AssaultGroup {
  const near = nearTo(state, group.defenders).filter(({ id }) => !taken.has(id));
  return {
    ...group,
    attackers: withRiders(state, group.attackers).sort(byId),
    defenders: withRiders(state, [...group.defenders, ...near]).sort(byId),
  };
}
/** Bases, and those who are mounted on them. */
export const withRiders = ({ bases }: Pick<State, 'bases'>, own: readonly Base[]): Base[] => [
  ...own,
  ...bases.filter(({ where, carrier }) => where === 'mounted' && own.some(({ id }) => id === carrier)),
];

/** Bases that are joined by contact with somebody who assaults. */
function clusters(assaulting: readonly Base[], state: State): Base[][] {
  const left = new Set(assaulting);
  const groups: Base[][] = [];
  for (const start of assaulting) {
    if (!left.has(start)) continue;
    const group = new Set<Base>([start]);
    for (const base of group) {
      left.delete(base);
      const isOne = assaulting.includes(base);
      for (const enemy of onTable(state, otherSide(base.side)))
        if (inContact(base, enemy) && (isOne || assaulting.includes(enemy))) group.add(enemy);
    }
    groups.push([...group]);
  }
  return groups;
}

/** PLA-R-79, PLA-R-189: who attacks, and with whom. */
function groupOf(state: State, bases: readonly Base[]): AssaultGroup[] {
  const ready = bases.filter(base => mayFight(state, base));
  if (ready.length === 0) return [];
  const attacker = attackerOf(state, ready);
  if (attacker !== null) return groupFor(bases, ready, attacker);
  const [tied] = groupFor(bases, ready, 'b');
  return groupFor(bases, ready, 'a').map(group => ({ ...group, ...(tied && { tied }) }));
}
function groupFor(bases: readonly Base[], ready: readonly Base[], attacker: Side): AssaultGroup[] {
  const attackers = ready.filter(base => base.side === attacker).sort(byId);
  const touched = bases.filter(base => base.side !== attacker && attackers.some(own => inContact(own, base)));
  if (touched.length === 0) return [];
  return [{ attacker, attackers, defenders: touched.sort(byId) }];
}
const byId = (p: Base, q: Base): number => (p.id < q.id ? -1 : 1);

/** Both went in: whoever came farther; then whoever has more points; then a die says it (PLA-R-79, PLA-R-188): null. */
function attackerOf({ turn }: State, ready: readonly Base[]): Side | null {
  const of = (side: Side) => ready.filter(base => base.side === side);
  const [a, b] = [of('a'), of('b')];
  if (a.length === 0 || b.length === 0) return a.length > 0 ? 'a' : 'b';
  // PLA-R-98, PLA-R-191: whoever began a fight that is confused goes on with it
  const began = ready.find(({ assault }) => assault!.confused);
  if (began) return began.side;
  // PLA-CAM-02: the longest way walked in this turn, along the path
  const walkedBy = ({ assault }: Base): number => (assault!.since === turn ? assault!.walked : 0);
  const far = (side: readonly Base[]): number => Math.max(...side.map(walkedBy));
  if (far(a) !== far(b)) return far(a) > far(b) ? 'a' : 'b';
  if (pointsOf(a) !== pointsOf(b)) return pointsOf(a) > pointsOf(b) ? 'a' : 'b';
  return null;
}
export const pointsOf = (bases: readonly Base[]): number =>
  bases.reduce((sum, base) => sum + base.sp * pointsPerSp(unitOf(base.type).kind), 0);

/** PLA-R-80: defenders of the same company within 2 cm of one that is touched. */
const nearTo = (state: State, touched: readonly Base[]): Base[] =>
  onTable(state, touched[0]!.side).filter(
    base => !touched.includes(base) && touched.some(one => one.company === base.company && isWithin(one, base, 2 * CM)),
  );

/** By which a group is called: the first of its defenders. */
export const groupName = ({ defenders }: Pick<AssaultGroup, 'defenders'>): string => first(defenders);

/** PLA-UMP-07, -34: as the umpire has it. Nobody attacks without somebody on either side. */
export function ruledGroup(state: State, group: AssaultGroup): AssaultGroup {
  const ruling = state.desk.groups.findLast(one => one.group === groupName(group));
  if (!ruling) return group;
  const bases = [...group.attackers, ...group.defenders].filter(({ id }) => !ruling.remove.includes(id));
  const more = onTable(state).filter(({ id }) => ruling.add.includes(id) && !bases.some(base => base.id === id));
  const attacker = ruling.attacker ?? group.attacker;
  const of = (isAttacker: boolean): Base[] =>
    [...bases, ...more].filter(base => (base.side === attacker) === isAttacker).sort(byId);
  const ruled = { attacker, attackers: of(true), defenders: of(false), flank: ruling.flank };
  return ruled.attackers.length > 0 && ruled.defenders.length > 0 ? ruled : group;
}

/** PLA-CA-42, PLA-CAM-10: two attackers who came from clearly different directions. */
export function isFlank({ attackers, defenders, flank }: AssaultGroup): boolean {
  if (flank !== null && flank !== undefined) return flank;
  const centre = mean(defenders);
  const from = attackers.flatMap(base => (base.assault ? [movedTo(base, base.assault.from, base.facing)] : []));
  const far = from.filter(began => defenders.every(base => gapBetween(base, began) >= 2 * CM));
  const bearings = far.map(p => facingOf(p.x - centre.x, p.y - centre.y));
  return bearings.some((one, i) => bearings.slice(i + 1).some(two => Math.abs(turnBetween(one, two)) >= 900));
}
