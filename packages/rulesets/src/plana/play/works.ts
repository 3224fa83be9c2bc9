import { inArea, liesInPolygon, otherSide, type Point, pointAhead, rounded, SIDES } from '@umpire/engine';
import { digIn, engineering } from '../rules/works.js';
import { unitOf } from '../tables/units.js';
import { baseOf, enemiesOf, has, isGfOrMarine, isMarine, onTable } from './bases.js';
import { toSide } from './change.js';
import { laidCloud } from './cloud-laying.js';
import { groundOf, squareAt } from './ground.js';
import { lossOf } from './losses.js';
import { isWithin, outlineOf } from './places.js';
import { isWhole, overlapping } from './setting-down.js';
import { written } from './sheet.js';
import { standingWorks } from './standing-move.js';
import { type Base, CM, type Feature, MINUTES, type Working } from './state.js';
import { happens, type Play } from './types.js';
import { viewIn } from './view.js';

/** What is done in step 8 before anybody walks: mounting, limbering, reorganising, closing up, digging and works begun. */
export function boardings(game: Play): Busy {
  const busy: Busy = { taken: new Set(), carriers: new Set() };
  for (const side of SIDES) {
    for (const { stand, carrier } of written(game.state, side, 'mount')) mount(game, stand, carrier, busy);
    for (const { stand, at } of written(game.state, side, 'dismount')) dismount(game, stand, at, busy);
    for (const { stand, on } of written(game.state, side, 'limber')) set(game, stand, { limbered: on });
    for (const { stand, on } of written(game.state, side, 'close-up')) closeUp(game, stand, on);
    for (const { stand, into } of written(game.state, side, 'reorganise')) merge(game, stand, into, busy);
    for (const { stand, work } of written(game.state, side, 'dig'))
      set(game, stand, { dig: { work, minutes: 0, pinnedTurns: 0, suppressedTurns: 0 } });
    for (const { stand, task, on, line } of written(game.state, side, 'work'))
      set(game, stand, {
        work: {
          task,
          on,
          line: line.length > 0 ? line : whereItStands(game, stand),
          minutes: 0,
          still: game.state.bases.filter(base => base.company === on).map(({ id }) => id),
        },
      });
    for (const { stand } of written(game.state, side, 'stop-work')) set(game, stand, { work: null, dig: null });
    for (const move of standingWorks(viewIn(game.state, side, 'move'), game.options))
      if (move.kind === 'dismount') dismount(game, move.base.id, move.at, busy);
      else set(game, move.base.id, { dig: { work: 'trench', minutes: 0, pinnedTurns: 0, suppressedTurns: 0 } });
  }
  return busy;
}
/** Who neither walks in this step any more, and whose carrier goes half its way at most (PLA-CAR-02). */
interface Busy {
  readonly taken: Set<string>;
  readonly carriers: Set<string>;
}

/** PLA-HE-01, PLA-HE-03: a lane leads 5 cm straight ahead, a field lies where its engineers stand. */
function whereItStands(game: Play, id: string): Point[] {
  const base = baseOf(game.state, id);
  return base ? [{ x: base.x, y: base.y }, pointAhead(base, base.facing, 5 * CM)] : [];
}

function set(game: Play, id: string, to: Partial<Base>): void {
  const base = baseOf(game.state, id);
  if (base && base.where === 'table') happens(game, 'worked', { bases: [{ ...base, ...to }] });
}

/** PLA-CAR-02, PLA-R-182. */
function mount(game: Play, id: string, carrier: string, busy: Busy): void {
  const [base, on] = [baseOf(game.state, id), baseOf(game.state, carrier)];
  if (!base || !on || base.where !== 'table' || on.where !== 'table') return;
  busy.carriers.add(carrier);
  happens(game, 'moved', {
    bases: [
      {
        ...base,
        where: 'mounted',
        carrier,
        x: on.x,
        y: on.y,
        dug: 'none',
        dig: null,
        work: null,
        lastMove: 'tactical',
      },
    ],
  });
}
function dismount(game: Play, id: string, at: Point, busy: Busy): void {
  const base = baseOf(game.state, id);
  if (base?.where !== 'mounted') return;
  busy.carriers.add(base.carrier!);
  busy.taken.add(id);
  happens(game, 'moved', { bases: [{ ...base, where: 'table', carrier: null, ...at, lastMove: 'tactical' }] });
}

/** PLA-BAS-15, PLA-R-187: half of each side, in forest or among houses. */
function closeUp(game: Play, id: string, on: boolean): void {
  const base = baseOf(game.state, id);
  if (!base || base.closedUp === on) return;
  const [wide, deep] = unitOf(base.type).baseMm ?? [0, 0];
  const share = on ? 5 : 10;
  set(game, id, { closedUp: on, width: wide * share, depth: deep * share });
}

/** PLA-R-187: ground in which a base may close up; it lies in it as a whole. */
export const isCloseGround = (features: readonly Feature[], base: Base): boolean =>
  features.some(
    ({ kind, outline }) =>
      (kind === 'forest' || kind === 'built-up') && outline !== null && liesInPolygon(outlineOf(base), outline),
  );
/** PLA-R-187: who has left such ground opens out again, where there is room. */
function openOut(game: Play, base: Base): void {
  const [wide, deep] = unitOf(base.type).baseMm ?? [0, 0];
  const open = { ...base, closedUp: false, width: wide * 10, depth: deep * 10 };
  const isRoom = isWhole(game.state, open) && !enemiesOf(game.state, base.side).some(one => overlapping(one, open));
  if (isRoom) happens(game, 'worked', { bases: [open] });
}

/** PLA-LOG-05: SP go from one base to another of its kind, up to what that can have. */
function merge(game: Play, id: string, into: string, { taken }: Busy): void {
  const [from, to] = [baseOf(game.state, id), baseOf(game.state, into)];
  if (!from || !to) return;
  taken.add(id).add(into);
  const given = Math.min(from.sp, to.fullSp - to.sp);
  const left: Base =
    from.sp === given ? { ...from, sp: 0, where: 'gone', fate: 'merged' } : { ...from, sp: from.sp - given };
  const because = [{ rule: 'PLA-LOG-05', text: `${given} SP` }];
  const commanders =
    left.where === 'gone'
      ? game.state.commanders.filter(one => one.base === id).map(one => ({ ...one, base: into }))
      : [];
  const battalions =
    left.where === 'gone' ? game.state.battalions.filter(one => one.hq === id).map(one => ({ ...one, hq: into })) : [];
  happens(
    game,
    'worked',
    { bases: [left, { ...to, sp: to.sp + given }], commanders, battalions },
    toSide(to.side, `${id} joins ${into}`, because, id, into),
  );
}

/** After the walk: canisters are laid, works go on by ten minutes and are done (PLA-R-185). */
export function worksDone(game: Play): void {
  for (const side of SIDES) for (const { stand } of written(game.state, side, 'canister')) layCanister(game, stand);
  for (const { id } of onTable(game.state)) {
    const base = baseOf(game.state, id)!;
    if (base.closedUp && !isCloseGround(game.state.terrain.now, base)) openOut(game, base);
    if (base.dig) digOn(game, baseOf(game.state, id)!);
    if (baseOf(game.state, id)!.work) workOn(game, baseOf(game.state, id)!);
  }
}

/** PLA-LOG-04. */
function layCanister(game: Play, id: string): void {
  const base = baseOf(game.state, id);
  if (base?.where !== 'table' || base.canisters === 0) return;
  const cloud = laidCloud(game, base.side, 'canister', { x: base.x, y: base.y, facing: game.state.weather.wind }, 1);
  happens(game, 'worked', {
    clouds: [...game.state.clouds, cloud],
    bases: [{ ...base, canisters: base.canisters - 1 }],
  });
}

function digOn(game: Play, base: Base): void {
  const dig = base.dig!;
  const minutes = dig.minutes + MINUTES;
  const pinnedTurns = dig.pinnedTurns + (base.state === 'pinned' ? 1 : 0);
  const suppressedTurns = dig.suppressedTurns + (base.state === 'suppressed' ? 1 : 0);
  const { result, because } = digIn({
    work: dig.work,
    by: 'troops',
    pinnedTurns,
    suppressedTurns,
    gfOrMarine: isGfOrMarine(base),
  });
  if (minutes < result.minutes) return set(game, base.id, { dig: { ...dig, minutes, pinnedTurns, suppressedTurns } });
  const dug = dig.work === 'deep' ? 'deep' : 'dug-in';
  happens(
    game,
    'worked',
    { bases: [{ ...base, dug, dig: null }] },
    toSide(base.side, `${base.id} is dug in`, because, base.id),
  );
}

/** Engineers at work: turns pinned or suppressed do not count (PLA-ENG-07, PLA-R-114). */
function workOn(game: Play, base: Base): void {
  const work = base.work!;
  const still = work.still.filter(id => baseOf(game.state, id)?.lastMove === 'none');
  if (base.state !== 'ok') return set(game, base.id, { work: { ...work, still } });
  const minutes = work.minutes + MINUTES;
  const { result, because } = engineering(work.task, base.underFire === game.state.turn, 0);
  if (minutes < result.minutes) return set(game, base.id, { work: { ...work, minutes, still } });
  finish(game, base, { ...work, still });
  const now = baseOf(game.state, base.id)!;
  happens(
    game,
    'worked',
    { bases: [{ ...now, work: null }] },
    toSide(base.side, `${base.id} has done its work: ${WORK_WORDS[work.task]}`, because, base.id),
  );
}
const WORK_WORDS: Readonly<Record<Working['task'], string>> = {
  'dug-in': 'a company is dug in',
  deep: 'a company is deeply dug in',
  'demolish-bridge': 'the bridge is blown',
  'build-bridge': 'a bridge is built',
  'mine-lane': 'a lane through the mines',
  'mine-clear': 'the mines are cleared',
  'mine-lay': 'mines are laid',
};

function finish(game: Play, base: Base, work: Working): void {
  // PLA-HID-08, PLA-HID-12: nobody else knows of it before he sees it
  const enemy = otherSide(base.side);
  switch (work.task) {
    case 'dug-in':
    case 'deep':
      return digCompany(game, base, work.still, work.task);
    case 'demolish-bridge':
      return change(game, work.on!, { down: true });
    case 'mine-clear':
      return change(game, work.on!, { down: true });
    case 'build-bridge':
      return addFeature(game, { kind: 'bridge', line: work.line, at: middle(work.line), hiddenFrom: [enemy] });
    case 'mine-lane':
      return addFeature(game, { kind: 'lane', line: work.line, hiddenFrom: [enemy] });
    case 'mine-lay':
      return addFeature(game, {
        kind: 'minefield',
        outline: squareAt(work.line[0]!, 5 * CM),
        hiddenFrom: [enemy],
      });
  }
}
const middle = (line: readonly Point[]): Point => ({
  x: rounded((line[0]!.x + line.at(-1)!.x) / 2),
  y: rounded((line[0]!.y + line.at(-1)!.y) / 2),
});

/** PLA-HE-05: all of a company within 5 cm of the engineers that may dig and have not moved meanwhile. */
function digCompany(game: Play, engineers: Base, still: readonly string[], how: 'dug-in' | 'deep'): void {
  const bases = onTable(game.state, engineers.side)
    .filter(base => still.includes(base.id) && isWithin(base, engineers, 5 * CM))
    .filter(base => ['infantry', 'gf-infantry', 'marine'].includes(unitOf(base.type).kind))
    .map(base => ({ ...base, dug: how, dig: null }));
  happens(game, 'worked', { bases });
}

/** PLA-R-184: a bridge that is blown under somebody throws him back to the bank. */
function change(game: Play, id: string, to: Partial<Feature>): void {
  const { state } = game;
  const now = state.terrain.now.map(feature => (feature.id === id ? { ...feature, ...to } : feature));
  happens(game, 'worked', { terrain: { now } });
  const bridge = state.terrain.now.find(feature => feature.id === id);
  if (bridge?.kind === 'bridge' && bridge.at) throwBack(game, bridge.at);
}
function throwBack(game: Play, at: Point): void {
  const water = groundOf(game.state.terrain.now).going.filter(
    ({ feature }) => feature.kind === 'river' || feature.kind === 'stream',
  );
  const on = onTable(game.state).filter(
    base => inArea(outlineOf(base), at) && water.some(({ area }) => inArea(area, base)),
  );
  for (const base of on) {
    const isWet = (p: Point): boolean => water.some(({ area }) => inArea(area, p));
    const to = toBank(base, game.state.sides[base.side].edge, isWet);
    const state = isMarine(base) ? base.state : 'pinned';
    happens(game, 'worked', { bases: [{ ...base, ...to, state, sp: base.sp - 1 }] });
    lossOf(game, base.id, 1);
  }
}
/** The bank it came from is the one on the way to its own edge; with room for all of it. */
function toBank(base: Base, edge: 'N' | 'E' | 'S' | 'W', isWet: (p: Point) => boolean): Point {
  const facing = edge === 'N' ? 0 : edge === 'E' ? 900 : edge === 'S' ? 1800 : 2700;
  let far = 0;
  while (far < 30 * CM && isWet(pointAhead(base, facing, far))) far += CM / 2;
  const { x, y } = pointAhead(base, facing, far + base.depth / 2);
  return { x: Math.round(x), y: Math.round(y) };
}

const BARE: Omit<Feature, 'id' | 'kind'> = {
  name: null,
  outline: null,
  line: null,
  at: null,
  level: 0,
  cover: false,
  dense: false,
  hiddenFrom: [],
  down: false,
  rubble: false,
  dug: 'none',
  owner: null,
  captured: null,
};
export function addFeature(game: Play, feature: Partial<Feature> & Pick<Feature, 'kind'>): void {
  const { state } = game;
  const [at] = feature.outline ?? feature.line ?? [feature.at ?? { x: 0, y: 0 }];
  const here = `${feature.kind}-new-${state.turn}-${at?.x ?? 0}-${at?.y ?? 0}`;
  // 5.8: named by when and where it came, so that no number tells of those that are not seen
  const again = state.terrain.now.filter(one => one.id.startsWith(here)).length;
  const id = again === 0 ? here : `${here}-${again + 1}`;
  happens(game, 'worked', { terrain: { now: [...state.terrain.now, { ...BARE, ...feature, id }] } });
}
export const isEngineer = (base: Base): boolean => has(base, 'engineer') || has(base, 'bridging');
