import {
  type Citation,
  forbid,
  isRefusal,
  otherSide,
  type Point,
  type Procedure,
  type Refusal,
  SIDES,
  type Side,
} from '@umpire/engine';
import { readyWave } from '../rules/air-defence.js';
import { shuttleTransit } from '../rules/assets.js';
import { unitOf } from '../tables/units.js';
import { defendersOf, engaged, firedAtAir, interceptOne } from './air-strikes.js';
import { baseOf, onTable } from './bases.js';
import { toSide } from './change.js';
import { groundOf, patchesAt } from './ground.js';
import { remove } from './losses.js';
import { isWithin } from './places.js';
import { nearestFree } from './setting-down.js';
import { written } from './sheet.js';
import { type Asset, type Base, CM, type State } from './state.js';
import { testSurprises } from './surprise.js';
import { happens, type Play } from './types.js';

/** Airtrans and shuttles in step 8: those that are due land, then loading, unloading and flying (PLA-AM-06, -07). */
export function* flights(game: Play): Procedure<void> {
  for (const { id } of game.state.assets) {
    const asset = game.state.assets.find(one => one.id === id)!;
    if (asset.flight && asset.flight.turn <= game.state.turn) yield* arrive(game, asset);
  }
  for (const side of SIDES) {
    for (const { asset, cargo } of written(game.state, side, 'load')) load(game, asset, cargo);
    const landed = written(game.state, side, 'unload').flatMap(({ asset, cargo }) => unload(game, asset, cargo));
    yield* testSurprises(game, surprisedBy(game.state, side, landed));
    for (const { asset, to } of written(game.state, side, 'fly')) yield* fly(game, asset, to);
    for (const { asset } of written(game.state, side, 'fly-to-orbit')) yield* fly(game, asset, 'orbit');
  }
}
const assetOf = (state: State, id: string): Asset | undefined => state.assets.find(one => one.id === id);

/** PLA-R-176: where an airtrans may land. */
export function landingRefusal(field: Pick<State, 'terrain' | 'table'>, at: Point): Refusal | undefined {
  const { width, depth } = field.table.now;
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) return forbid('PLA-R-176', 'it lands on the table');
  const bad = patchesAt(groundOf(field.terrain.now).going, at).some(({ feature }) =>
    ['open-woods', 'close-woods', 'forest', 'built-up', 'river', 'stream', 'minefield'].includes(feature.kind),
  );
  return bad ? forbid('PLA-R-176', 'it lands on clear ground only') : undefined;
}

/** PLA-TRN-08, PLA-AM-07: at once over the table; to and from orbit after its transit. */
function* fly(game: Play, id: string, to: Point | 'orbit'): Procedure<void> {
  const { state } = game;
  const asset = assetOf(state, id);
  if (!asset || asset.flight || asset.sp === 0 || isGrounded(state, asset)) return;
  if (asset.orbit === null && to !== 'orbit') return yield* land(game, asset, to);
  if (to === 'orbit' && !(yield* takesOff(game, asset))) return;
  const { result, because } = shuttleTransit(asset.orbit === 'geostationary' ? null : state.lowOrbitMinutes);
  const flight = { to, turn: state.turn + result.turns };
  const base = asset.base ? baseOf(state, asset.base) : undefined;
  const gone: Base[] = base ? [{ ...base, where: 'gone', fate: 'out' }] : [];
  happens(
    game,
    'flew',
    { assets: [{ ...asset, flight, base: null }], bases: gone },
    toSide(asset.side, `${id} is on its way: ${result.minutes} minutes`, because),
  );
}
const isGrounded = (state: State, { base }: Asset): boolean =>
  base ? (baseOf(state, base)?.grounded ?? false) : false;

function* arrive(game: Play, asset: Asset): Procedure<void> {
  const { to } = asset.flight!;
  if (to === 'orbit')
    return happens(game, 'flew', { assets: [{ ...asset, flight: null, orbit: asset.orbit ?? 'low' }] });
  yield* land(game, { ...asset, flight: null }, to);
}

/** PLA-AM-02, PLA-AM-06: interception before it flies, and ground fire where it takes off. False: it is back, grounded or lost. */
function* takesOff(game: Play, asset: Asset): Procedure<boolean> {
  const flies = yield* interceptOne(game, asset);
  const now = assetOf(game.state, asset.id)!;
  if (now.sp === 0) {
    shotDown(game, now, INTERCEPTED);
    return false;
  }
  const base = now.base ? baseOf(game.state, now.base) : undefined;
  if (!flies || !base) return flies;
  const met = yield* groundFire(game, now, base);
  if (met?.airtrans === 'shot-down') shotDown(game, now, BROUGHT_DOWN);
  else if (met?.airtrans === 'grounded') setDown(game, now, base, true);
  return met === undefined || (met.airtrans === 'flies' && !met.aborted);
}

/** Interception, then ground fire where it lands; aborted it is where it was (PLA-R-179), damaged it stays for good (PLA-GTA-17). */
function* land(game: Play, asset: Asset, to: Point): Procedure<void> {
  const flies = yield* takesOff(game, asset);
  const now = assetOf(game.state, asset.id)!;
  if (now.sp === 0) return;
  if (!flies) return happens(game, 'flew', { assets: [{ ...now, flight: null }] });
  const met = yield* groundFire(game, now, to);
  const fate = met?.airtrans ?? 'flies';
  if (met?.aborted && fate === 'flies')
    return happens(
      game,
      'flew',
      { assets: [{ ...now, flight: null }] },
      toSide(asset.side, `${asset.id} turns back`, met.because),
    );
  if (fate === 'shot-down') return shotDown(game, now, BROUGHT_DOWN);
  setDown(game, now, to, fate === 'grounded');
}
/** PLA-R-207: a light airtrans that can fly. */
export const isLiaison = ({ kind, sp, flight }: Asset): boolean =>
  kind === 'light-airtrans' && sp > 0 && flight === null;
/** PLA-R-207: there and back in a turn, with interception and ground fire as for any flight. */
export function* liaison(game: Play, asset: Asset, to: Point): Procedure<'there' | 'back' | 'lost'> {
  const flies = yield* interceptOne(game, asset);
  const now = assetOf(game.state, asset.id)!;
  if (now.sp === 0) {
    shotDown(game, now, INTERCEPTED);
    return 'lost';
  }
  if (!flies) return 'back';
  const met = yield* groundFire(game, now, to);
  if (met?.airtrans === 'shot-down') shotDown(game, now, BROUGHT_DOWN);
  return met?.airtrans === 'shot-down' ? 'lost' : met?.aborted ? 'back' : 'there';
}
function* groundFire(game: Play, asset: Asset, to: Point) {
  const defenders = defendersOf(game, otherSide(asset.side), to, 'airtrans');
  const ready = readyWave({ strike: 'airtrans', defenders, ecm: false }, game.options);
  if (defenders.length === 0 || isRefusal(ready)) return undefined;
  const { met, fired } = yield* engaged(ready, defenders, game.options);
  firedAtAir(game, fired);
  return { ...met.result, because: met.because };
}
const INTERCEPTED: Citation = { rule: 'PLA-R-178', text: 'interception has taken its last strength' };
const BROUGHT_DOWN: Citation = { rule: 'PLA-GTA-18', text: 'a second damage brings it down' };
/** PLA-R-167: at the nearest free point; where there is none it turns back. */
function setDown(game: Play, asset: Asset, to: Point, grounded: boolean): void {
  const because = [
    { rule: grounded ? 'PLA-GTA-17' : 'PLA-TRN-08', text: grounded ? 'damaged: it stays where it is' : 'it lands' },
  ];
  const base = nearestFree(game.state, landedBase(game.state, asset, to, grounded));
  if (!base) {
    const blocked = [{ rule: 'PLA-R-167', text: 'there is no room to land' }];
    return happens(
      game,
      'flew',
      { assets: [{ ...asset, flight: null }] },
      toSide(asset.side, `${asset.id} turns back`, blocked),
    );
  }
  const sp = grounded ? Math.max(1, asset.sp - 1) : asset.sp;
  happens(
    game,
    'flew',
    { bases: [{ ...base, sp }], assets: [{ ...asset, sp, flight: null, orbit: null, base: base.id }] },
    toSide(asset.side, `${asset.id} lands`, because, base.id),
  );
}
function landedBase(state: State, asset: Asset, at: Point, grounded: boolean): Base {
  const id = `${asset.id}-landed`;
  const known = baseOf(state, asset.base ?? id);
  const model = state.bases.find(base => base.side === asset.side)!;
  const type = asset.kind as Base['type'];
  const [w, d] = unitOf(type).baseMm ?? [20, 20];
  const fresh: Base = {
    ...model,
    id,
    type,
    where: 'table',
    fate: null,
    carrier: null,
    offTable: 0,
    facing: 0,
    width: w * 10,
    depth: d * 10,
    sp: asset.sp,
    fullSp: 2,
    startSp: asset.sp,
    state: 'ok',
    dug: 'none',
    dig: null,
    work: null,
    limbered: false,
    closedUp: false,
    lastMove: 'none',
    moveSpent: 0,
    fired: [],
    underFire: 0,
    shots: null,
    canisters: 0,
    allocated: null,
    assault: null,
    forced: null,
    swept: [],
    spWhenNear: null,
    grounded,
    supplied: 0,
    x: at.x,
    y: at.y,
  };
  return { ...(known ?? fresh), x: at.x, y: at.y, where: 'table', fate: null, grounded };
}

/** PLA-R-113: with all that is in it. */
function shotDown(game: Play, asset: Asset, because: Citation): void {
  happens(
    game,
    'flew',
    { assets: [{ ...asset, sp: 0, flight: null, base: null }] },
    toSide(asset.side, `${asset.id} is shot down`, [because]),
  );
  for (const base of game.state.bases.filter(one => one.carrier === asset.id)) {
    const before = game.state.sides[base.side];
    happens(game, 'flew', {
      sides: { ...game.state.sides, [base.side]: { ...before, lostSp: before.lostSp + base.sp } },
    });
    remove(game, base.id, 'destroyed', because);
  }
  if (asset.base) remove(game, asset.base, 'destroyed', because);
}

/** PLA-TRN-09: the whole of a turn. */
function load(game: Play, id: string, cargo: readonly string[]): void {
  const asset = assetOf(game.state, id);
  const landed = asset?.base ? baseOf(game.state, asset.base) : undefined;
  if (!landed) return;
  const bases = cargo.flatMap((one): Base[] => {
    const base = baseOf(game.state, one);
    return base && base.where === 'table' && isWithin(base, landed, CM)
      ? [{ ...base, where: 'aboard', carrier: id, dug: 'none', dig: null, work: null }]
      : [];
  });
  happens(game, 'flew', { bases });
}
function unload(game: Play, id: string, cargo: readonly string[]): Base[] {
  const asset = assetOf(game.state, id);
  const landed = asset?.base ? baseOf(game.state, asset.base) : undefined;
  if (!landed) return [];
  const bases = cargo.flatMap((one, at): Base[] => {
    const base = baseOf(game.state, one);
    if (!base || base.carrier !== id) return [];
    const aside = { x: landed.x + ((at % 3) - 1) * 250, y: landed.y + (Math.floor(at / 3) + 1) * 250 };
    return [{ ...base, where: 'table', carrier: null, ...aside, lastMove: 'tactical' }];
  });
  happens(game, 'flew', { bases });
  return bases;
}
/** PLA-SUR-02: enemies unload within 10 cm. */
const surprisedBy = (state: State, side: Side, landed: readonly Base[]): string[] =>
  onTable(state, otherSide(side))
    .filter(base => landed.some(one => isWithin(one, base, 10 * CM)))
    .map(base => base.company);
