import { distance, isRefusal, type Options, otherSide, type Procedure, SIDES, type Side } from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { interception, UNCHALLENGED } from '../rules/air.js';
import { groundToAir, readyWave } from '../rules/air-defence.js';
import { commanderUnderFire } from '../rules/leadership.js';
import { nuclear } from '../rules/sight.js';
import { psEffect } from '../rules/states.js';
import type { DefenderFacts } from '../tables/air.js';
import { unitOf } from '../tables/units.js';
import { type Barrage, fall, gunsOf, isInZone } from './barrages.js';
import { baseOf, companyOf, isMarine, onTable } from './bases.js';
import { rangeTo, supportWeapon, zoneFor } from './calling.js';
import { line, toSide } from './change.js';
import { laidCloud } from './cloud-laying.js';
import { cloudsOf } from './clouds.js';
import { dugOf } from './condition.js';
import { rowOf } from './links.js';
import { commanderLost, remove } from './losses.js';
import { isFlying, isInWindow } from './recce.js';
import { settle } from './setting-down.js';
import { written } from './sheet.js';
import { firerFacts, mayFireAtAll } from './shots.js';
import { type Asset, type Base, type Call, CM, type State } from './state.js';
import { testSurprises } from './surprise.js';
import { happens, type Play } from './types.js';
import { addFeature } from './works.js';

/** Step 7, in its six groups (PLA-SEQ-07, 5.3). */
export function* supportFire(game: Play): Procedure<void> {
  yield* ecmAttacked(game);
  yield* intercepted(game, asset => asset.mission?.kind === 'strike' && isDue(game.state, asset));
  yield* airStrikes(game);
  yield* orbitalFire(game);
  yield* nuclearBursts(game);
  yield* artillery(game);
  yield* commandersUnderFire(game);
  settle(game);
}
const isDue = ({ turn }: State, { mission }: Asset): boolean => mission !== null && mission.called === turn - 1;
const setAsset = (game: Play, id: string, to: Partial<Asset>): void => {
  const asset = game.state.assets.find(one => one.id === id)!;
  happens(game, 'flew', { assets: [{ ...asset, ...to }] });
};

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
function* ecmAttacked(game: Play): Procedure<void> {
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
      const { result, because } = yield* groundToAir(ready, game.options);
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
}

/** A base as an air defender, if it has a weapon for it. */
function defenderFacts(
  state: State,
  base: Base,
  at: { x: number; y: number },
  ecm: boolean,
): DefenderFacts | undefined {
  const type = unitOf(base.type).groundToAir;
  if (type === 'none' || base.where !== 'table' || companyOf(state, base.company)!.demoralised) return undefined;
  return {
    type,
    rangeMetres: distance(base, at),
    state: base.state,
    underCloud: cloudsOf(state).some(cloud => cloud.holds(base)),
    marine: isMarine(base),
    engagedEcm: ecm,
  };
}
/** All who may fire at a wave: those that a rule keeps from it are left out (PLA-GTA-04 to -06). */
export function defendersOf(
  game: Play,
  side: Side,
  at: { x: number; y: number },
  strike: 'air' | 'flyers' | 'airtrans' | 'pacifier',
): DefenderFacts[] {
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
function* airStrikes(game: Play): Procedure<void> {
  const due = game.state.assets.filter(
    asset =>
      asset.mission?.kind === 'strike' &&
      asset.mission.through &&
      isDue(game.state, asset) &&
      asset.mission.munitions !== 'nuclear',
  );
  const barrages: Barrage[] = [];
  for (const asset of due) {
    const { mission } = asset;
    const strike = WAVES[asset.kind as keyof typeof WAVES] ?? 'air';
    const defenders = defendersOf(game, otherSide(asset.side), mission!.at, strike);
    const ready = readyWave({ strike, defenders, ecm: isEcmOver(game.state, asset.side, mission!.at) }, game.options);
    if (isRefusal(ready)) continue;
    const { result, because } = defenders.length > 0 ? yield* groundToAir(ready, game.options) : CALM;
    const damaged = result.damage > 0;
    happens(
      game,
      'flew',
      {
        assets: [
          {
            ...asset,
            sp: Math.max(0, asset.sp - (damaged ? 1 : 0)),
            damagedToday: asset.damagedToday || damaged,
            mission: null,
          },
        ],
      },
      {
        umpire: line(`${asset.id}: ${result.release ? 'strikes' : 'turns back'}`, because),
        [asset.side]: line(`${asset.id} ${result.release ? 'strikes' : 'turns back'}`, because),
      },
    );
    if (result.release) barrages.push(strikeOf(game.state, asset, result.distracted));
  }
  yield* fall(game, barrages);
}
const CALM = { result: { aborted: false, distracted: false, damage: 0, release: true, fireModifier: 0 }, because: [] };

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
/** PLA-AM-03: located by anybody who could report it, this turn. */
const reportedNow = (state: State, side: Side): string[] =>
  state.companies
    .filter(c => c.side === side)
    .flatMap(c => c.located.filter(l => l.turn === state.turn && l.reported).map(l => l.base));

const CALM_FIRER: Barrage['firer'] = {
  quality: 'average',
  state: 'ok',
  dugIn: false,
  moved: false,
  spPercent: 100,
  distracted: false,
};

function* orbitalFire(game: Play): Procedure<void> {
  const due = game.state.assets.filter(asset => asset.mission?.kind === 'orbital' && isDue(game.state, asset));
  yield* fall(
    game,
    due.map((asset): Barrage => {
      const weapon: Weapon = asset.kind === 'battleship' ? 'battleship' : 'orbital-laser';
      return {
        side: asset.side,
        weapon,
        mode: 'orbital',
        zone: zoneFor(weapon, asset.mission!.at),
        rangeCm: 0,
        firer: CALM_FIRER,
        located: new Set([...asset.mission!.locatedAtCall, ...reportedNow(game.state, asset.side)]),
        concentration: () => 1,
        multiple: 1,
        surprise: 'orbital-zone',
      };
    }),
  );
  for (const { id } of due) setAsset(game, id, { mission: null });
}

const dueCalls = (state: State, kind: Call['kind']): Call[] =>
  state.calls.filter(call => call.turnCalled === state.turn - 1 && call.kind === kind);

/** PLA-NUC-02 to -04: everything within 1 km is gone, farther off units are attacked as from orbit. */
function* nuclearBursts(game: Play): Procedure<void> {
  const { state } = game;
  const air = state.assets.filter(
    asset =>
      asset.mission?.kind === 'strike' &&
      asset.mission.munitions === 'nuclear' &&
      asset.mission.through &&
      isDue(state, asset),
  );
  const calls = dueCalls(state, 'nuclear').filter(call => ableBatteries(game, call).length > 0);
  const bursts = [
    ...air.map(asset => ({ side: asset.side, at: asset.mission!.at })),
    ...calls.map(call => ({ side: call.side, at: call.zone.at })),
  ];
  for (const { id } of air) setAsset(game, id, { mission: null });
  for (const { side, at } of bursts) yield* burst(game, side, at);
}
const RADII = { annihilation: 10 * CM, mass: 40 * CM, severe: 80 * CM };
function* burst(game: Play, side: Side, at: Call['zone']['at']): Procedure<void> {
  const { rule, text } = nuclear(0).because[0]!;
  const said = line(`A nuclear burst at (${Math.round(at.x / CM)}, ${Math.round(at.y / CM)})`, [{ rule, text }]);
  happens(game, 'fell', {}, { umpire: said, a: said, b: said });
  const struck = onTable(game.state).map(base => ({ base, zone: nuclear(distance(base, at)).result.attack }));
  for (const { base, zone } of struck) {
    if (zone !== 'destroyed') continue;
    const before = game.state.sides[base.side];
    happens(game, 'fell', {
      sides: { ...game.state.sides, [base.side]: { ...before, lostSp: before.lostSp + base.sp } },
    });
    remove(game, base.id, 'destroyed', { rule, text });
  }
  const circle = (diameter: number): Call['zone'] => ({ shape: 'circle', at, diameter });
  const mass = new Set(struck.filter(one => one.zone === 'battleship').map(one => one.base.id));
  yield* fall(game, [ring(game.state, side, 'battleship', circle(2 * RADII.mass), mass)]);
  const severe = new Set(struck.filter(one => one.zone === 'orbital-laser').map(one => one.base.id));
  yield* fall(game, [ring(game.state, side, 'orbital-laser', circle(2 * RADII.severe), severe)]);
  levelGround(game, at);
  yield* testSurprises(
    game,
    struck.filter(one => one.zone !== 'none').map(one => one.base.company),
  );
}
/** Only those of the ring are struck: the inner ones have had theirs. */
const ring = (state: State, side: Side, weapon: Weapon, zone: Call['zone'], ids: ReadonlySet<string>): Barrage => ({
  side,
  weapon,
  mode: 'orbital',
  zone: { ...zone },
  rangeCm: 0,
  firer: CALM_FIRER,
  located: new Set(state.bases.filter(base => ids.has(base.id)).map(base => base.id)),
  concentration: () => 1,
  multiple: 1,
});
/** PLA-R-163: a crater, bridges and works gone, houses fallen within 4 km. */
function levelGround(game: Play, at: { x: number; y: number }): void {
  const { state } = game;
  const now = state.terrain.now.map(feature => {
    const near = feature.at ?? feature.outline?.[0] ?? feature.line?.[0];
    const far = near ? distance(near, at) : Number.POSITIVE_INFINITY;
    if (
      far <= RADII.annihilation &&
      (feature.kind === 'bridge' || feature.kind === 'works' || feature.kind === 'minefield')
    )
      return { ...feature, down: true };
    return feature.kind === 'built-up' && far <= RADII.mass ? { ...feature, rubble: true } : feature;
  });
  happens(game, 'fell', { terrain: { now } });
  const r = RADII.annihilation;
  const outline = [
    { x: at.x - r, y: at.y },
    { x: at.x, y: at.y - r },
    { x: at.x + r, y: at.y },
    { x: at.x, y: at.y + r },
  ];
  addFeature(game, { kind: 'crater', outline });
}

/** PLA-R-158: batteries that can still fire. */
function ableBatteries({ state, options }: Play, call: Call): Base[] {
  return call.batteries.flatMap(id => {
    const base = baseOf(state, id);
    if (!base || base.where === 'gone' || base.limbered || companyOf(state, base.company)!.demoralised) return [];
    if (base.where === 'off-table') return [base];
    const { result } = psEffect(
      { psRow: rowOf(base), state: base.state, quality: 'average', dugIn: dugOf(state, base) !== 'none' },
      options,
    );
    return result.mayFire && !mayFireAtAll(state, base) && base.lastMove === 'none' ? [base] : [];
  });
}

/** PLA-SUP, PLA-FM-13: each base takes one throw for all batteries of a side that have it in their zones, with the best of them. */
function* artillery(game: Play): Procedure<void> {
  const { state, options } = game;
  const units = dueCalls(state, 'he').flatMap(call => ableBatteries(game, call).map(base => ({ call, base })));
  const barrages = SIDES.flatMap(side =>
    barragesOf(
      state,
      units.filter(({ call }) => call.side === side),
      options,
    ),
  );
  yield* fall(game, barrages);
  const clouds = dueCalls(state, 'cloud').flatMap(call =>
    ableBatteries(game, call).map(base => laidCloud(game, call.side, 'shell', call.zone.at, gunsOf(base))),
  );
  const fired = [
    ...units.map(({ base }) => base.id),
    ...dueCalls(state, 'cloud').flatMap(call => call.batteries),
    ...dueCalls(state, 'nuclear').flatMap(call => call.batteries),
  ];
  markFired(game, fired);
  const calls = game.state.calls.filter(call => call.turnCalled >= state.turn);
  happens(game, 'fell', { calls, ...(clouds.length > 0 && { clouds: [...game.state.clouds, ...clouds] }) });
}
/** PLA-FM-23: the best weapon first. */
const BEST: readonly Weapon[] = [
  'icbm',
  'standoff-missile',
  'rls',
  'artillery-missile',
  'gf-hover-artillery',
  'cs-missile',
  'conventional-artillery',
  'heavy-mortar',
  'infantry-mortar',
];

function barragesOf(state: State, units: readonly { call: Call; base: Base }[], options: Options): Barrage[] {
  void options;
  const ranked = [...units].sort(
    (p, q) =>
      BEST.indexOf(supportWeapon(p.base)!) - BEST.indexOf(supportWeapon(q.base)!) || (p.base.id < q.base.id ? -1 : 1),
  );
  return ranked.map(({ call, base }, at): Barrage => {
    const weapon = supportWeapon(base)!;
    return {
      side: call.side,
      weapon,
      mode: 'support',
      zone: call.zone,
      rangeCm: rangeTo(state, base, call.zone.at) / CM,
      firer: firerFacts(state, base),
      located: new Set([...call.locatedAtCall, ...locatedNow(state, call.caller)]),
      // Whoever is in a better unit's zone too has had his throw there.
      concentration: target => {
        if (ranked.slice(0, at).some(one => isInZone(one.call.zone, target))) return 0;
        return ranked.filter(one => isInZone(one.call.zone, target)).length;
      },
      multiple: call.multiple,
      ...(weapon === 'icbm' && { surprise: 'icbm-zone' as const }),
    };
  });
}
const locatedNow = (state: State, company: string): string[] =>
  (companyOf(state, company)?.located ?? []).filter(one => one.turn === state.turn).map(one => one.base);

function markFired(game: Play, ids: readonly string[]): void {
  const { turn } = game.state;
  const bases = [...new Set(ids)].flatMap(id => {
    const base = baseOf(game.state, id);
    if (!base || base.where === 'gone') return [];
    return [
      {
        ...base,
        shots: base.shots === null ? null : Math.max(0, base.shots - 1),
        fired: [...base.fired.filter(s => s.turn >= turn - 1), { turn, x: base.x, y: base.y }],
      },
    ];
  });
  if (bases.length > 0) happens(game, 'fell', { bases });
}

/** PLA-CMD-04: one d6 at the end of step 7 if his base was thrown at. */
function* commandersUnderFire(game: Play): Procedure<void> {
  for (const { id } of game.state.commanders) {
    const commander = game.state.commanders.find(one => one.id === id)!;
    const base = commander.base ? baseOf(game.state, commander.base) : undefined;
    if (!base || base.underFire !== game.state.turn) continue;
    const { result } = yield* commanderUnderFire();
    if (result.casualty) commanderLost(game, id);
  }
}
