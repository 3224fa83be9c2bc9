import { distance, type Point, type Procedure, pointAhead, pointWithinPolygon, type Side } from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { nuclear } from '../rules/sight.js';
import { type Barrage, fall } from './barrages.js';
import { onTable } from './bases.js';
import { zoneFor } from './calling.js';
import { line } from './change.js';
import { held } from './desk.js';
import { ableBatteries, dueCalls, isDue, setAsset } from './due.js';
import { reportedNow } from './located.js';
import { remove } from './losses.js';
import { type Base, type Call, CM, type Feature, type State } from './state.js';
import { testSurprises } from './surprise.js';
import { happens, type Play } from './types.js';
import { addFeature } from './works.js';

const CALM_FIRER: Barrage['firer'] = {
  quality: 'average',
  state: 'ok',
  dugIn: false,
  moved: false,
  spPercent: 100,
  distracted: false,
};

export function* orbitalFire(game: Play): Procedure<void> {
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

/** PLA-NUC-02 to -04: everything within 1 km is gone, farther off units are attacked as from orbit. */
export function* nuclearBursts(game: Play): Procedure<void> {
  const { state } = game;
  const air = state.assets.filter(
    asset =>
      asset.mission?.kind === 'strike' &&
      asset.mission.munitions === 'nuclear' &&
      asset.mission.through &&
      isDue(state, asset),
  );
  const calls = dueCalls(state, 'nuclear').filter(call => ableBatteries(game, call).length > 0);
  for (const { id, side, mission } of air) {
    const isReleased = yield* released(game, id, mission!.at);
    setAsset(game, id, { mission: null });
    if (isReleased) yield* burst(game, side, mission!.at);
  }
  for (const { id, side, zone } of calls) if (yield* released(game, id, zone.at)) yield* burst(game, side, zone.at);
}
/** PLA-UMP-31: the umpire may look at a nuclear weapon before it bursts, and forbid it. */
function* released(game: Play, id: string, at: Call['zone']['at']): Procedure<boolean> {
  yield* held(game, 'nuclear', {
    rule: 'PLA-NUC-02',
    title: `A nuclear weapon: ${id}`,
    proposal: `It bursts at (${Math.round(at.x / CM)}, ${Math.round(at.y / CM)})`,
  });
  const { calls, assets } = game.state;
  return calls.some(call => call.id === id) || assets.some(asset => asset.id === id && asset.mission !== null);
}
const RADII = { annihilation: 10 * CM, mass: 40 * CM, severe: 80 * CM };
function* burst(game: Play, side: Side, at: Call['zone']['at']): Procedure<void> {
  const { rule, text } = nuclear(0).because[0]!;
  const said = line(`A nuclear burst at (${Math.round(at.x / CM)}, ${Math.round(at.y / CM)})`, [{ rule, text }]);
  happens(game, 'fell', {}, { umpire: said, a: said, b: said });
  const struck = onTable(game.state).map(base => ({ base, zone: nuclear(distance(base, at)).result.attack }));
  const gone = struck.filter(({ zone }) => zone === 'destroyed').flatMap(({ base }) => withLoad(game.state, base));
  for (const base of gone) {
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
/** PLA-R-163: whoever is in it first, so that nobody gets out. */
function withLoad({ bases, assets }: State, base: Base): Base[] {
  const carriers = [base.id, ...assets.filter(asset => asset.base === base.id).map(({ id }) => id)];
  return [...bases.filter(({ carrier, where }) => where !== 'gone' && carriers.includes(carrier ?? '')), base];
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
const isNear = ({ outline, at: spot }: Feature, at: Point, reach: number): boolean =>
  outline ? pointWithinPolygon(at, outline, reach) : spot !== null && distance(spot, at) <= reach;
const circleOf = (at: Point, radius: number): Point[] =>
  Array.from({ length: 36 }, (_, i) => pointAhead(at, i * 100, radius));
const ENDS: readonly Feature['kind'][] = ['bridge', 'works', 'minefield'];
/** PLA-R-163: a crater, bridges, works, mines and CLOUD gone; within 4 km what was a built-up area is rubble, by the circle. */
function levelGround(game: Play, at: Point): void {
  const { state } = game;
  const now = state.terrain.now.map(feature =>
    ENDS.includes(feature.kind) && isNear(feature, at, RADII.annihilation) ? { ...feature, down: true } : feature,
  );
  const clouds = state.clouds.filter(cloud => distance(cloud.at, at) > RADII.annihilation);
  happens(game, 'fell', { terrain: { now }, clouds });
  if (now.some(feature => feature.kind === 'built-up' && isNear(feature, at, RADII.mass)))
    addFeature(game, { kind: 'open', name: 'rubble', rubble: true, outline: circleOf(at, RADII.mass) });
  addFeature(game, { kind: 'crater', outline: circleOf(at, RADII.annihilation) });
}
