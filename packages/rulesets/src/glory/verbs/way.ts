import { isRefusal, type Options, type Preview, type Refusal } from '@umpire/engine';
import { intentNow } from '../play/initiative.js';
import { poseIn, sizeIn, words } from '../play/measure.js';
import type { MovePlan } from '../play/move-plan.js';
import { movableUnit } from '../play/moving.js';
import { isPlaying, noStand } from '../play/permission.js';
import type { State, Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import {
  isBody,
  leaderOf,
  moverOf,
  type Unit,
  unitBase,
  unitOf,
  unitRates,
  unitTouched,
  vignetteOf,
} from '../play/units.js';
import type { Walk } from '../play/walk.js';
import { pathReasons, stepped } from '../rules/movement.js';
import type { Step } from '../tables/steps.js';

/** What moves and charges have in common: when they are shown, how their paths are drawn, what they cost. */

export const unitAt = ({ view }: Seat, v: Vignette): Unit => unitOf(view, view.lookup.ids[v.id]!);

/** Whether the menu of a vignette has moves: in its movement phase, after an evade, or where its throw lets it do as its player wishes. */
export function showsMoves(seat: Seat, v: Vignette): boolean {
  const { view, options } = seat;
  const unit = unitAt(seat, v);
  if (isPlaying(seat, 'movement')) return v.place === 'table' && !unitTouched(view, unit);
  if (!isPlaying(seat, 'initiative') || !view.initiativeThrown || !isBody(v)) return false;
  if (view.pursuit.unit !== null) return view.pursuit.unit === unit.id;
  const intent = intentNow(view, unit, options);
  return !isRefusal(intent) && intent.does === 'player';
}

/** The unit that a player moves now, wherever to. */
export const mayMove = ({ view, by, options }: Seat, { id }: Vignette): Refusal | Unit =>
  movableUnit(view, by, id, options);

/** From where a path or a turn is drawn. */
export function drawnFrom(seat: Seat, v: Vignette) {
  const unit = unitAt(seat, v);
  if (!leaderOf(seat.view, unit).base) return noStand();
  const base = unitBase(seat.view, unit);
  const { now } = seat.view.ground;
  return { from: poseIn(now, base), size: sizeIn(now, base) };
}

const wayWords = ({ way, turned, allowance }: Walk): string =>
  `${words(way)} of ${words(allowance.move)} W, ${Math.round(turned)}° of ${words(allowance.turn)}°`;
/** How much of its rates a walk uses up. */
export const shareOf = ({ way, turned, allowance }: Walk): number =>
  Math.min(
    1,
    Math.max(allowance.move > 0 ? way / allowance.move : 0, allowance.turn > 0 ? turned / allowance.turn : 0),
  );

export const movePreview = ({ unit, walk }: MovePlan, { view, options }: Seat): Preview & { cost: string } => ({
  used: shareOf(walk),
  cost: wayWords(walk),
  end: poseIn(view.ground.now, walk.places[walk.places.length - 1]!),
  because: pathReasons(moverOf(unit), walk.allowance.pivot, walk.bad, options),
});

/** Where a unit would come to, limits aside: the page cannot know on which corner those turn who wheel. */
export function endAside(
  { view, options }: Seat,
  stand: string,
  stepsOf: (view: State, unit: Unit, options: Options) => readonly Step[],
): Pick<Preview, 'end'> {
  const v = vignetteOf(view, stand);
  const unit = v && unitOf(view, view.lookup.ids[v.id]!);
  if (!unit || leaderOf(view, unit).base === null) return {};
  const { pivot } = unitRates(unit, options);
  const end = stepsOf(view, unit, options).reduce((at, step) => stepped(at, step, pivot), unitBase(view, unit));
  return { end: poseIn(view.ground.now, end) };
}
