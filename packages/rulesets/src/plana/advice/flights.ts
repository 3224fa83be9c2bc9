import { type Candidate, distance, pointAhead } from '@umpire/engine';
import { landingRefusal } from '../play/flights.js';
import { type Asset, CM } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { Order } from '../verbs/index.js';
import { currentEnemies, unheld } from './situation.js';

/** Who waits aboard is brought to the objective that is worth most, and let out there. */
export function* flights(seat: Seat): Iterable<Candidate<Order>> {
  const { view } = seat;
  for (const asset of view.assets) {
    const cargo = view.bases.filter(({ where, carrier }) => where === 'aboard' && carrier === asset.id);
    if (cargo.length === 0 || asset.flight || view.sheet.some(line => 'asset' in line && line.asset === asset.id))
      continue;
    if (asset.base) yield { order: { verb: 'unload', asset: asset.id, cargo: cargo.map(({ id }) => id) }, worth: 1 };
    else yield* landings(seat, asset);
  }
}
const BESIDE = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];
const OUT_OF_REACH = 8 * CM;
function* landings({ view, by }: Seat, { id }: Asset): Iterable<Candidate<Order>> {
  const enemies = currentEnemies(view);
  const objectives = unheld(view, by).sort((p, q) => q.value - p.value);
  for (const { at, value } of objectives)
    for (const far of [8 * CM, 12 * CM, 16 * CM])
      for (const facing of BESIDE) {
        const to = pointAhead(at, facing, far);
        if (landingRefusal(view, to) || enemies.some(enemy => distance(enemy, to) < OUT_OF_REACH)) continue;
        yield { order: { verb: 'fly', asset: id, to }, worth: value };
      }
}
