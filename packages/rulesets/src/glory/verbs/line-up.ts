import { forbid, isRefusal, type Refusal } from '@umpire/engine';
import { enemyBody, LINES_UP_BECAUSE, linedUpBy } from '../play/charging.js';
import { standInBad } from '../play/forced.js';
import { happenMoved } from '../play/move-plan.js';
import { movementRefusal } from '../play/moving.js';
import { activeRefusal, isPlaying, ownUnit, pursuitRefusal } from '../play/permission.js';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isEntrenched, isHalted, leaderOf, touchedBy, type Unit, unitBase, unitRates } from '../play/units.js';
import { arrivalsOf } from '../play/walk.js';
import { allowanceOf, moverRefusal } from '../rules/movement.js';
import { targetsOf } from './targets.js';
import { id, verb } from './verb.js';
import { unitAt } from './way.js';

/** The enemies that a unit touches. */
const touchedOf = (view: State, unit: Unit): number[] =>
  unit.bodies.flatMap(i => touchedBy(view, view.vignettes[i]!.base!, unit.side));

/** Why a unit may not line up at all. */
function unitRefusal({ view, options }: Seat, unit: Unit): Refusal | undefined {
  const early = pursuitRefusal(view, unit) ?? movementRefusal(view, leaderOf(view, unit));
  if (early) return early;
  const held = moverRefusal({ going: 'good', halted: isHalted(view, unit), defences: false }, options);
  if (held) return held;
  return isEntrenched(view, unit) ? forbid('IGR-FLD-05', 'a vignette behind field defences does not turn') : undefined;
}

/** IGR-R-37: a unit in contact may line up, and do nothing else. */
export const lineUp = verb({
  order: { stand: id, target: id },
  label: 'Line up',
  text: 'Turn flush with an enemy in contact',
  key: 'l',
  use: 'act',
  on: ({ seat, piece }) => {
    if (!isPlaying(seat, 'movement') || piece.place !== 'table') return undefined;
    const touched = touchedOf(seat.view, unitAt(seat, piece));
    if (touched.length === 0) return undefined;
    return { samples: touched.map(at => ({ stand: piece.id, target: seat.view.vignettes[at]!.id })) };
  },
  fields: {
    target: {
      target: ({ seat, piece, refusalOf }) => targetsOf(seat, piece, target => refusalOf({ stand: piece.id, target })),
    },
  },
  plan: (seat, order) => {
    const { view, by, options } = seat;
    const refused = activeRefusal(view, by);
    if (refused) return refused;
    const unit = ownUnit(view, by, order.stand);
    if (isRefusal(unit)) return unit;
    const held = unitRefusal(seat, unit);
    if (held) return held;
    const target = enemyBody(view, by, order.target);
    if (typeof target !== 'number') return target;
    if (!touchedOf(view, unit).includes(target)) return forbid('IGR-CHG-02', 'it does not touch that enemy');
    const bases = unit.bodies.map(i => view.vignettes[i]!.base!);
    const { turn, move } = allowanceOf(unitRates(unit, options), standInBad(view, bases) ? 'bad' : 'good');
    const up = linedUpBy(view, unit, unitBase(view, unit), view.vignettes[target]!.base!, turn, move);
    return up
      ? { unit, walk: up.walk }
      : forbid('IGR-GEO-12', 'it cannot line up: it lies flush, may not turn so far, or has no room');
  },
  act: (game, _by, _order, { unit, walk }) =>
    happenMoved(game, unit, walk, 'line-up', arrivalsOf(game.state, unit, walk.ends), LINES_UP_BECAUSE),
});
