import { forbid, isRefusal } from '@umpire/engine';
import { z } from 'zod';
import { WEAPONS, type Weapon } from '../pieces.js';
import { enemyBody } from '../play/charging.js';
import { shotAndAnswer, shotPreview } from '../play/firing.js';
import { isPlaying, notYours, turnRefusal } from '../play/permission.js';
import { reached, reasonNow, shotOf, weaponsOf } from '../play/shooting.js';
import type { State, Vignette } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isBody } from '../play/units.js';
import { canShootAs } from '../rules/shooting.js';
import { targetsOf } from './targets.js';
import { id, verb } from './verb.js';

/** IGR-SHO-01 to IGR-SHO-13: one die, and the target may answer. */
export const shoot = verb({
  order: { stand: id, weapon: z.enum(WEAPONS).default('own'), target: id },
  label: 'Shoot',
  text: 'One die; the target may answer',
  key: 's',
  use: 'fire',
  on: ({ seat, piece }) => {
    if (!isPlaying(seat, 'shooting') || !isBody(piece)) return undefined;
    const samples = likelyShots(seat, piece);
    return canShootAs(piece.troop, 'attached') ? { samples } : { samples, fields: ['target'] };
  },
  fields: {
    weapon: { choose: ({ seat, piece }) => weaponChoices(seat, piece) },
    target: {
      target: ({ seat, piece, sofar: { weapon = 'own' }, refusalOf }) =>
        targetsOf(seat, piece, target => refusalOf({ stand: piece.id, weapon, target })),
    },
  },
  plan: ({ view, by, options }, order) => {
    const early = turnRefusal(view);
    if (early) return early;
    if (view.phase !== 'shooting') return forbid('IGR-SEQ-07', 'shots are fired in the shooting phase');
    const from = view.lookup.ids[order.stand];
    const v = from === undefined ? undefined : view.vignettes[from];
    if (!v || v.side !== by) return notYours();
    if (!isBody(v)) return forbid('IGR-LNK-11', 'it does not stand in front on the table');
    const at = enemyBody(view, by, order.target);
    if (typeof at !== 'number') return at;
    const reason = reasonNow(view, by, v, view.vignettes[at]!.id);
    return isRefusal(reason) ? reason : shotOf(view, from!, order.weapon, at, reason, options);
  },
  preview: (planned, seat) => shotPreview(planned, seat),
  act: (game, by, _order, planned) => shotAndAnswer(game, by, planned),
});

/** The shot at the nearest enemy, which says why there is none; then those at whoever is not surely out of reach. */
function* likelyShots({ view, options }: Seat, { id: stand }: Vignette) {
  const from = view.lookup.ids[stand]!;
  const v = view.vignettes[from]!;
  // who shoots only with what is attached to it is not told that its class has no weapon
  const onlyAttached = !canShootAs(v.troop, 'own') && canShootAs(v.troop, 'attached');
  yield { stand, weapon: onlyAttached ? ('attached' as const) : ('own' as const), target: nearestEnemy(view, v) };
  for (const weapon of weaponsOf(v, options))
    for (const at of reached(view, from, weapon, options)) yield { stand, weapon, target: view.vignettes[at]!.id };
}

function nearestEnemy(view: State, v: Vignette): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const other of view.vignettes) {
    if (other.side === v.side || !isBody(other)) continue;
    const [dx, dy] = [other.base!.x - v.base!.x, other.base!.y - v.base!.y];
    if (dx * dx + dy * dy < least) [best, least] = [other.id, dx * dx + dy * dy];
  }
  return best;
}

const WEAPON_NAMES: Readonly<Record<Weapon, string>> = { own: 'Its own weapons', attached: 'The attached artillery' };
export const weaponChoices = ({ options }: Seat, v: Vignette) =>
  weaponsOf(v, options).map(value => ({ value, label: WEAPON_NAMES[value] }));
