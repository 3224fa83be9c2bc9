import { usesIllumination, usesSmoke } from '../options.js';
import { enemiesOf, isBattery, isMortars } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { Order } from '../verbs/index.js';

/** Smoke before some enemies, light on them, and a battery that shifts its position. */
const MOST = 3;

export function supportOrders({ view, options }: Seat, stand: Stand): Order[] {
  if (!isBattery(stand) && !isMortars(stand)) return [];
  const { id } = stand;
  const enemies = enemiesOf(view, stand.side).slice(0, MOST);
  const ahead = stand.side === 'a' ? -400 : 400;
  const screens =
    usesSmoke(options) && !view.awc
      ? enemies.map(
          ({ x, y }): Order => ({
            verb: 'smoke',
            stand: id,
            at: { x, y: Math.max(0, Math.min(view.ground.now.depth, y + ahead)), facing: 0 },
          }),
        )
      : [];
  const lights =
    usesIllumination(options) && view.light === 'night'
      ? enemies.map(({ x, y }): Order => ({ verb: 'illuminate', stand: id, at: { x, y, facing: 0 } }))
      : [];
  return [
    ...screens,
    ...lights,
    ...(stand.fireMarker && stand.where === 'off-table' ? [{ verb: 'displace', stand: id } as const] : []),
  ];
}
