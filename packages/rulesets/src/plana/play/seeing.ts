import { type Options, pointWithinPolygon, SIDES, type Side } from '@umpire/engine';
import { contactsAreFollowed, isDoubleBlind } from '../rules/readings.js';
import type { AssaultGroup } from './assault-groups.js';
import { enemiesOf, has, onTable } from './bases.js';
import { isSeenBy } from './cloud-laying.js';
import { dugOf } from './condition.js';
import { copyOfBase } from './copy.js';
import type { Ledger } from './ledger.js';
import { areFar, gapBetween, inContact, isWithin, mean, spotAt } from './places.js';
import { poseNo } from './poses.js';
import { type Sky, sightBetween, sightUnder, skyOver } from './sight.js';
import { afterMoves, afterSeeing, type Seen } from './sightings.js';
import { type Base, CM, type Feature, type State } from './state.js';
import { happens, type Play } from './types.js';

/** After the walk: contacts that are still in sight are where they went, and whoever was run into is seen (PLA-HID-05). */
export function seeAfterMoves(game: Play): void {
  const { state, options } = game;
  const ledgers = { ...state.ledgers };
  for (const side of SIDES) {
    const followed = contactsAreFollowed(options) ? stillInSight(state, side, options) : new Map<string, Base>();
    const told = { ...afterMoves(ledgers[side], followed), features: learnt(state, side, options) };
    ledgers[side] = afterSeeing(told, metBy(state, side, options), state.turn, false, options);
  }
  happens(game, 'located', { ledgers, clouds: cloudsSeen(state, options) });
  noteNear(game);
}

/** PLA-HID-08, PLA-HID-12: mines when somebody is in them or engineers are near, a bridge that is down when somebody sees it. */
function learnt(state: State, side: Side, options: Options): Ledger['features'] {
  const known = state.ledgers[side].features;
  const found = state.terrain.now.filter(feature => {
    const last = known[feature.id];
    if (feature.hiddenFrom.includes(side))
      return (!last || last.down !== feature.down) && finds(state, side, feature, options);
    return feature.down && !last?.down && isSeen(state, side, feature, options);
  });
  if (found.length === 0) return known;
  return { ...known, ...Object.fromEntries(found.map(({ id, down }) => [id, { turn: state.turn, down }])) };
}
/** Mines and works: whoever is in them, engineers 2 cm off in sight; a bridge: whoever sees it. */
function finds(state: State, side: Side, feature: Feature, options: Options): boolean {
  const { kind, outline } = feature;
  if (kind === 'bridge') return isSeen(state, side, feature, options);
  if (outline === null) return false;
  const spot = spotAt(mean(outline));
  return onTable(state, side).some(base => {
    if (pointWithinPolygon(base, outline, 0)) return true;
    const isNear = has(base, 'engineer') && pointWithinPolygon(base, outline, 2 * CM);
    return isNear && sightBetween(state, base, spot, options).visible;
  });
}
function isSeen(state: State, side: Side, { at, outline, line }: Feature, options: Options): boolean {
  const spot = at ?? mean(outline ?? line ?? []);
  const there = spotAt(spot);
  return onTable(state, side).some(
    base => isWithin(base, there, CM) || sightBetween(state, base, there, options).visible,
  );
}

/** PLA-HID-08: CLOUD is seen by whoever comes in sight of it, too. */
const cloudsSeen = (state: State, options: Options): State['clouds'] =>
  state.clouds.map(cloud => {
    const seen = SIDES.filter(side => cloud.seenBy.includes(side) || isSeenBy(state, cloud.at, side, options));
    return seen.length === cloud.seenBy.length ? cloud : { ...cloud, seenBy: seen };
  });

/** Bases in sight of somebody of a company that located them this turn. */
function stillInSight(state: State, side: Side, options: Options): Map<string, Base> {
  const found = new Map<string, Base>();
  const own = onTable(state, side);
  const poses = own.map(poseNo);
  const sky = skyOver(state, options);
  for (const contact of state.ledgers[side].contacts) {
    const at = contact.base === null ? undefined : state.lookup.ids[contact.base];
    const base = at === undefined ? undefined : state.bases[at];
    if (base?.where !== 'table' || contact.status !== 'current') continue;
    if (!isDoubleBlind(options)) found.set(base.id, base);
    else if (isSeenStill(sky, own, poses, contact.seenBy, base)) found.set(base.id, base);
  }
  return found;
}
function isSeenStill(
  sky: Sky,
  own: readonly Base[],
  poses: readonly number[],
  seenBy: readonly string[],
  base: Base,
): boolean {
  const to = poseNo(base);
  for (let at = 0; at < own.length; at++) {
    const one = own[at]!;
    if (seenBy.includes(one.company) && sightUnder(sky, one, base, false, poses[at]!, to).visible) return true;
  }
  return false;
}

/** Whoever is in contact, or so near in sight that he is seen without a throw. */
function metBy(state: State, side: Side, options: Options): Seen[] {
  const own = onTable(state, side);
  const met: Seen[] = [];
  for (const base of enemiesOf(state, side)) {
    let near: Base[] | undefined;
    for (const one of own) {
      if (areFar(one, base, CM)) continue;
      if (!inContact(one, base) && !(isWithin(one, base, CM) && sightBetween(state, one, base, options).visible))
        continue;
      if (near) near.push(one);
      else near = [one];
    }
    if (near) met.push(seenBy(state, base, near, 'contact'));
  }
  return met;
}
const seenBy = (state: State, base: Base, by: readonly Base[], source: Seen['source']): Seen => ({
  base,
  by: [...new Set(by.map(one => one.company))],
  reported: true,
  source,
  metres: Math.min(...by.map(one => gapBetween(one, base))),
  dug: dugOf(state, base) !== 'none',
});

/** PLA-HID-07: in an assault both sides see everybody. */
export function seenInAssault(game: Play, { attackers, defenders }: AssaultGroup): void {
  const { state, options } = game;
  const ledgers = { ...state.ledgers };
  for (const [own, others] of [
    [attackers, defenders],
    [defenders, attackers],
  ] as const) {
    const { side } = own[0]!;
    // who rides in on somebody is told of with the result, and has no place of his own
    const seen = others.flatMap(base => (base.where === 'table' ? [seenBy(state, base, own, 'assault')] : []));
    ledgers[side] = afterSeeing(ledgers[side], seen, state.turn, false, options);
  }
  happens(game, 'located', { ledgers });
}

/** PLA-CAM-12: the SP with which a base came within 5 cm of an enemy. */
function noteNear(game: Play): void {
  const { state } = game;
  const bases: Base[] = [];
  for (const base of state.bases) {
    if (base.where !== 'table') continue;
    const isNear = isNearEnemies(state, base);
    if (isNear === (base.spWhenNear !== null)) continue;
    const now = copyOfBase(base);
    now.spWhenNear = isNear ? base.sp : null;
    bases.push(now);
  }
  if (bases.length > 0) happens(game, 'moved', { bases });
}
function isNearEnemies({ bases }: State, base: Base): boolean {
  for (const enemy of bases)
    if (enemy.side !== base.side && enemy.where === 'table' && isWithin(base, enemy, 5 * CM)) return true;
  return false;
}
