import {
  type CommandRing,
  isRefusal,
  type Options,
  type Outlook,
  type OutlookLine,
  type OutlookWarning,
  otherSide,
  type Pose,
  type Side,
} from '@umpire/engine';
import { type Concern, worsened } from '../../common/book/worsened.js';
import { generalOf, priceOf } from '../play/activation.js';
import { FRESH } from '../play/apply.js';
import { breaksStraightBack, NO_ROOM, wouldBreak } from '../play/driven-back.js';
import { perW, unitsOf } from '../play/measure.js';
import { reached, shotForbidden, weaponsOf } from '../play/shooting.js';
import type { State, Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isBody, type Unit, unitBase, unitDistance, unitOf, unitRates } from '../play/units.js';
import { type Base, baseAt, carried, distanceBetween } from '../rules/geometry.js';
import { DISTANCES } from '../tables/distances.js';

const NOTHING: Outlook = { targets: [], threats: [] };

/** What a place would mean to a vignette: whom it could shoot from there, and who could shoot or charge it, if he is activated. */
export function outlook({ view, by, options }: Seat, stand: string, at: Pose): Outlook {
  const index = bodyAt(view, stand);
  if (index === undefined) return NOTHING;
  const places = placesAt(view, unitOf(view, index), at);
  const state = { ...view, vignettes: imagined(view, places, by) };
  const own = [...places.keys()];
  const targets = enemiesIn(state, by).filter(i => own.some(from => shoots(state, from, i, options)));
  return {
    targets: targets.map(i => lineTo(state, index, i, 'fire')),
    threats: threatsTo(state, index, own, options),
    ...commandOver(state, index, by),
    warnings: warningsOf(view, state, by, options, new Set(own.map(i => view.vignettes[i]!.id))),
  };
}

/** Who could shoot or charge a vignette where it stands. */
export function threats({ view, by, options }: Seat, stand: string): OutlookLine[] {
  const index = bodyAt(view, stand);
  if (index === undefined) return [];
  const { bodies } = unitOf(view, index);
  return threatsTo({ ...view, vignettes: imagined(view, new Map(), by) }, index, bodies, options);
}

function bodyAt(view: State, stand: string): number | undefined {
  const index = view.lookup.ids[stand];
  return index !== undefined && isBody(view.vignettes[index]!) ? index : undefined;
}

const enemiesIn = ({ vignettes }: State, by: Side): number[] =>
  vignettes.flatMap((other, i) => (other.side === otherSide(by) && isBody(other) ? [i] : []));

/** Who could strike any of the bodies that go as one with a vignette. */
function threatsTo(state: State, index: number, own: readonly number[], options: Options): OutlookLine[] {
  const strikes = (i: number): string | undefined => {
    if (own.some(to => shoots(state, i, to, options))) return 'fire';
    return own.some(to => charges(state, i, state.vignettes[to]!.base!, options)) ? 'charge' : undefined;
  };
  return enemiesIn(state, state.vignettes[index]!.side).flatMap(i => {
    const how = strikes(i);
    return how === undefined ? [] : [lineTo(state, index, i, how)];
  });
}

const shoots = (state: State, from: number, to: number, options: Options): boolean =>
  weaponsOf(state.vignettes[from]!, options).some(
    as => reached(state, from, as, options).includes(to) && !shotForbidden(state, from, as, to, 'activated', options),
  );

function charges(state: State, i: number, to: Base, options: Options): boolean {
  const charger = unitOf(state, i);
  return unitDistance(state, charger, to) <= unitRates(charger, options).good;
}

const lineTo = ({ ground: { now }, vignettes }: State, from: number, to: number, how: string): OutlookLine => ({
  id: vignettes[to]!.id,
  gap: unitsOf(now, distanceBetween(vignettes[from]!.base!, vignettes[to]!.base!)),
  by: how,
});

/** IGR-ACT-06: within so many W of the General a unit costs nothing more to direct. */
function commandOver(state: State, index: number, by: Side): Pick<Outlook, 'command'> {
  const led = ledBy(state, index, by);
  const within = led && distanceBetween(led.general, led.base) < DISTANCES.fromGeneral;
  return led ? { command: { ...ringOf(state, led), within: within! } } : {};
}

interface Led {
  readonly general: Base;
  readonly base: Base;
}

function ledBy(state: State, index: number, by: Side): Led | undefined {
  const general = generalOf(state, by);
  const { base } = state.vignettes[index]!;
  return general?.base && base && general !== state.vignettes[index] ? { general: general.base, base } : undefined;
}

function ringOf({ ground: { now } }: State, { general: { x, y, halfWidth }, base }: Led): CommandRing {
  return {
    from: { x: unitsOf(now, x), y: unitsOf(now, y) },
    radius: unitsOf(now, DISTANCES.fromGeneral + halfWidth + base.halfWidth),
    text: `${DISTANCES.fromGeneral} W of the General`,
    beyond: 'dearer to direct',
  };
}

export function command({ view, by }: Seat, stand: string): CommandRing | undefined {
  const index = view.lookup.ids[stand];
  const led = index !== undefined && isBody(view.vignettes[index]!) ? ledBy(view, index, by) : undefined;
  return led && ringOf(view, led);
}

/** What would be worse for a side than it is now; who goes there is told of want of room also if he had none before. */
export function warningsOf(
  now: State,
  then: State,
  by: Side,
  options: Options,
  going: ReadonlySet<string>,
): OutlookWarning[] {
  const before = concernsOf(now, by, options).filter(({ rule, piece }) => rule !== NO_ROOM || !going.has(piece));
  return worsened(before, concernsOf(then, by, options));
}

/** What is worse for the units of a side than it might be. */
const concernsOf = (state: State, by: Side, options: Options): Concern[] => [
  ...cramped(state, by, options),
  ...dearer(state, by, options),
];

/** IGR-RES-06: who would break for want of room if it were driven back. */
const cramped = (state: State, by: Side, options: Options): Concern[] =>
  state.vignettes.flatMap((v, i) => {
    const on = v.side === by && isBody(v) ? breaksStraightBack(state, i, options) : null;
    return on === null ? [] : [{ rule: NO_ROOM, text: wouldBreak('R', on), piece: v.id }];
  });

/** IGR-ACT-06, IGR-ACT-07: whom it costs more to direct. */
const dearer = (state: State, by: Side, options: Options): Concern[] =>
  state.vignettes.flatMap((v, i) => {
    if (v.side !== by || !isBody(v)) return [];
    const { told } = priceOf(state, unitOf(state, i), false, options);
    const costs = isRefusal(told) ? [] : told.because.filter(({ effect }) => effect?.startsWith('+'));
    return costs.map(one => ({ ...one, text: `${one.text}: dearer to activate`, piece: v.id }));
  });

/** IGR-LNK-09: where each body of a unit would be if the middle of the whole were there: a link goes as one. */
function placesAt(state: State, unit: Unit, { x, y, facing }: Pose): ReadonlyMap<number, Base> {
  const scale = perW(state.ground.now);
  const whole = unitBase(state, unit);
  const then = baseAt({ x: x / scale, y: y / scale, facing: facing / 10 }, 2 * whole.halfWidth, 2 * whole.halfDepth);
  return new Map(unit.bodies.map(i => [i, carried(state.vignettes[i]!.base!, whole, then)]));
}

/** The vignettes as they would be in the next turn of the enemy: all of his activated, and these moved to their places. */
const imagined = ({ vignettes }: State, places: ReadonlyMap<number, Base>, by: Vignette['side']): Vignette[] =>
  vignettes.map((v, i) => {
    const base = places.get(i);
    if (base) return { ...v, base, now: { ...v.now, activated: true, moved: true } };
    return v.side === by ? v : { ...v, now: { ...FRESH, activated: true } };
  });
