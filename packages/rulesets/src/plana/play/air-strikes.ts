import {
  distance,
  type Finding,
  isRefusal,
  type Options,
  otherSide,
  type Point,
  type Procedure,
  SIDES,
  type Side,
} from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { interception, UNCHALLENGED } from '../rules/air.js';
import { groundToAir, type ReadyWave, readyWave, type WaveResult } from '../rules/air-defence.js';
import { type DefenderFacts, defenceRow } from '../tables/air.js';
import { unitOf } from '../tables/units.js';
import { type Barrage, fall } from './barrages.js';
import { baseOf, companyOf, isMarine, onTable } from './bases.js';
import { zoneFor } from './calling.js';
import { line, toSide } from './change.js';
import { cloudsOf } from './clouds.js';
import { isDue, setAsset } from './due.js';
import { reportedNow } from './located.js';
import { isWithin, spotAt } from './places.js';
import { isFlying, isInWindow } from './recce.js';
import { written } from './sheet.js';
import { sightBetween } from './sight.js';
import { type Asset, type Base, CM, type State } from './state.js';
import { happens, type Play } from './types.js';
/** PLA-INT: a mission of a side without superiority may be intercepted, once. */
export function* intercepted(game: Play, is: (asset: Asset) => boolean | undefined): Procedure<void> {
  for (const side of SIDES)
    for (const { id } of game.state.assets) {
      const asset = game.state.assets.find(one => one.id === id)!;
      if (asset.side !== side || !asset.mission || asset.mission.through || !is(asset)) continue;
      const flies = yield* interceptOne(game, asset);
      const now = game.state.assets.find(one => one.id === id)!;
      setAsset(game, id, { mission: flies && now.sp > 0 ? { ...asset.mission, through: true } : null });
    }
}
/** Whether it comes through; what it loses is taken. */
export function* interceptOne(game: Play, asset: Asset): Procedure<boolean> {
  const { state, options } = game;
  const enemy = otherSide(asset.side);
  const status = state.sides[enemy].air;
  if (status === 'none') return UNCHALLENGED.result.flies;
  const spySat = state.assets.some(
    one => one.side === enemy && one.kind === 'spysat' && isInWindow(one.windows, state.turn),
  );
  const { result, because } = yield* interception({ enemyAir: status, enemySpySat: spySat }, options);
  const text = `${asset.id}: ${result.outcome}`;
  const sp = Math.max(0, asset.sp - result.spLost);
  happens(
    game,
    'flew',
    { assets: [{ ...asset, sp, damagedToday: asset.damagedToday || result.spLost > 0 }] },
    toSide(asset.side, text, because),
  );
  return result.flies;
}

/** PLA-AIR-06 to -08: SAM that were told to engage ECM throw first. */
export function* ecmAttacked(game: Play): Procedure<readonly string[]> {
  const fired: string[] = [];
  for (const side of SIDES) {
    const sams = written(game.state, side, 'engage-ecm').flatMap(({ stand }) => baseOf(game.state, stand) ?? []);
    const missions = game.state.assets.filter(
      one => one.side !== side && one.mission?.kind === 'ecm' && isFlying(one, game.state.turn),
    );
    for (const asset of missions) {
      const defenders = sams
        .map(base => defenderFacts(game.state, base, asset.mission!.at, true))
        .filter(d => d !== undefined);
      if (defenders.length === 0) continue;
      const ready = readyWave({ strike: 'ecm', defenders, ecm: false }, game.options);
      if (isRefusal(ready)) continue;
      const { met, fired: threw } = yield* engaged(ready, defenders, game.options);
      fired.push(...threw);
      const { result, because } = met;
      if (!result.aborted && result.damage === 0) continue;
      const after = {
        ...asset,
        sp: Math.max(0, asset.sp - Math.min(1, result.damage)),
        mission: null,
        damagedToday: result.damage > 0,
      };
      happens(game, 'flew', { assets: [after] }, toSide(asset.side, `${asset.id} is driven off`, because));
    }
  }
  return fired;
}

/** A base as an air defender, if it has a weapon for it. */
function defenderFacts(state: State, base: Base, at: { x: number; y: number }, ecm: boolean): Gunner | undefined {
  const type = unitOf(base.type).groundToAir;
  if (type === 'none' || base.where !== 'table' || companyOf(state, base.company)!.demoralised) return undefined;
  return {
    base: base.id,
    type,
    rangeMetres: distance(base, at),
    state: base.state,
    underCloud: cloudsOf(state).some(cloud => cloud.holds(base)),
    marine: isMarine(base),
    engagedEcm: ecm,
  };
}
/** A base that may fire at a wave. */
export interface Gunner extends DefenderFacts {
  readonly base: string;
}
/** Fire at a wave, and who threw: SAM first, and no more once it has turned back. */
export function* engaged(
  ready: ReadyWave,
  gunners: readonly Gunner[],
  options: Options,
): Procedure<{ readonly met: Finding<WaveResult>; readonly fired: readonly string[] }> {
  const procedure = groundToAir(ready, options);
  let thrown = 0;
  let step = procedure.next();
  for (; !step.done; thrown++) step = procedure.next(yield step.value);
  const isGun = ({ type }: Gunner): boolean => defenceRow(type).pointDefence;
  const inOrder = [...gunners.filter(one => !isGun(one)), ...gunners.filter(isGun)];
  return { met: step.value, fired: inOrder.slice(0, thrown).map(({ base }) => base) };
}
/** PLA-R-151: who fired at AIR was firing. It costs none of its other fire in this turn (PLA-R-126), so it is noted when that is over. */
export function firedAtAir(game: Play, ids: readonly string[]): void {
  const { turn } = game.state;
  const bases = [...new Set(ids)]
    .flatMap(id => baseOf(game.state, id) ?? [])
    .filter(base => base.where === 'table' && !base.fired.some(shot => shot.turn === turn))
    .map(base => ({
      ...base,
      fired: [...base.fired.filter(shot => shot.turn >= turn - 1), { turn, x: base.x, y: base.y }],
    }));
  if (bases.length > 0) happens(game, 'flew', { bases });
}

/** All who may fire at a wave: those that a rule keeps from it are left out (PLA-GTA-04 to -06). */
export function defendersOf(
  game: Play,
  side: Side,
  at: { x: number; y: number },
  strike: 'air' | 'flyers' | 'airtrans' | 'pacifier',
): Gunner[] {
  const { state, options } = game;
  const busy = new Set(written(state, side, 'engage-ecm').map(one => one.stand));
  return onTable(state, side).flatMap(base => {
    const facts = busy.has(base.id) ? undefined : defenderFacts(state, base, at, false);
    return facts && !isRefusal(readyWave({ strike, defenders: [facts], ecm: false }, options)) ? [facts] : [];
  });
}
const WAVES = { 'air-unit': 'air', 'flyer-flight': 'flyers', 'pacifier-section': 'pacifier' } as const;
const isEcmOver = (state: State, side: Side, at: { x: number; y: number }): boolean =>
  state.assets.some(
    one =>
      one.side === side &&
      one.mission?.kind === 'ecm' &&
      isFlying(one, state.turn) &&
      Math.abs(one.mission.at.x - at.x) <= 50 * CM &&
      Math.abs(one.mission.at.y - at.y) <= 50 * CM,
  );

/** PLA-AIR-09, PLA-AM-05: wave by wave; damage to AIR counts at once, results on the ground when all are done. */
export function* airStrikes(game: Play): Procedure<readonly string[]> {
  const fired: string[] = [];
  const due = game.state.assets.filter(
    asset => asset.mission?.kind === 'strike' && asset.mission.through && isDue(game.state, asset),
  );
  const barrages: Barrage[] = [];
  for (const asset of due) {
    const { mission } = asset;
    const strike = WAVES[asset.kind as keyof typeof WAVES] ?? 'air';
    const defenders = defendersOf(game, otherSide(asset.side), mission!.at, strike);
    const ready = readyWave({ strike, defenders, ecm: isEcmOver(game.state, asset.side, mission!.at) }, game.options);
    if (isRefusal(ready)) continue;
    const { met, fired: threw } = defenders.length > 0 ? yield* engaged(ready, defenders, game.options) : CALM;
    fired.push(...threw);
    const { result, because } = met;
    const damaged = result.damage > 0;
    // PLA-R-165: whoever turns back brings nothing down; a nuclear weapon that was released bursts after the others (5.3)
    const isNuclear = mission!.munitions === 'nuclear' && result.release;
    seenInAir(game, asset, threw.length > 0, result.release);
    happens(
      game,
      'flew',
      {
        assets: [
          {
            ...asset,
            sp: Math.max(0, asset.sp - (damaged ? 1 : 0)),
            damagedToday: asset.damagedToday || damaged,
            mission: isNuclear ? mission : null,
          },
        ],
      },
      {
        umpire: line(`${asset.id}: ${result.release ? 'strikes' : 'turns back'}`, because),
        [asset.side]: line(`${asset.id} ${result.release ? 'strikes' : 'turns back'}`, because),
      },
    );
    if (result.release && !isNuclear) barrages.push(strikeOf(game.state, asset, result.distracted));
  }
  yield* fall(game, barrages);
  return fired;
}
/** PLA-HID-09, PLA-BEL-07: aircraft, and fire at them, in sight of a side or within 50 cm of it. */
function seenInAir(game: Play, { side, kind, mission }: Asset, isFiredAt: boolean, release: boolean): void {
  const { at } = mission!;
  const { turn } = game.state;
  const seeing = SIDES.filter(one => one === side || noticesInAir(game, one, at));
  const tracks = [kind, ...(isFiredAt ? ['air-defence'] : [])].map(what => ({ turn, kind: what, x: at.x, y: at.y }));
  const ledgers = { ...game.state.ledgers };
  for (const one of seeing) ledgers[one] = { ...ledgers[one], tracks: [...ledgers[one].tracks, ...tracks] };
  const enemy = otherSide(side);
  const text = `A wave of aircraft ${release ? 'comes through' : 'turns back'}`;
  const because = [{ rule: 'PLA-HID-09', text: 'in sight, or within 50 cm' }];
  happens(game, 'flew', { ledgers }, seeing.includes(enemy) ? { [enemy]: line(text, because) } : {});
}
const AIR_REACH = 50 * CM;
const noticesInAir = ({ state, options }: Play, side: Side, at: Point): boolean => {
  const spot = spotAt(at);
  return onTable(state, side).some(
    base => isWithin(base, spot, AIR_REACH) || sightBetween(state, base, spot, options).visible,
  );
};
const CALM = {
  met: { result: { aborted: false, distracted: false, damage: 0, release: true, fireModifier: 0 }, because: [] },
  fired: [],
};

function strikeOf(state: State, asset: Asset, distracted: boolean): Barrage {
  const weapon: Weapon = asset.kind === 'flyer-flight' || asset.mission!.munitions === 'other' ? 'other-air' : 'ga-air';
  const few = asset.sp <= 2;
  const zone = zoneFor(weapon, asset.mission!.at);
  return {
    side: asset.side,
    weapon,
    mode: 'air-strike',
    zone: few && zone.shape === 'rectangle' ? { ...zone, depth: zone.depth / 2 } : zone,
    rangeCm: 0,
    firer: {
      quality: asset.pilots === 'robot' ? 'average' : asset.pilots,
      state: 'ok',
      dugIn: false,
      moved: false,
      spPercent: (asset.sp / 4) * 100,
      distracted,
    },
    located: new Set([...asset.mission!.locatedAtCall, ...reportedNow(state, asset.side)]),
    concentration: () => 1,
    multiple: 1,
  };
}
