import { bearingOf, type Random, type Seat } from '@umpire/engine';
import { did } from '../play/change.js';
import { copyOfState } from '../play/copy.js';
import type { OrderOf } from '../play/orders.js';
import { ambushPlaceRule } from '../play/places.js';
import type { State, Vignette } from '../play/state.js';
import type { Types } from '../play/types.js';
import { type Base, baseAt, distanceBetween } from '../rules/geometry.js';
import { depthOf } from '../rules/table.js';
import { DISTANCES } from '../tables/distances.js';
import { refusalOf } from '../verbs/index.js';
import { placeOf } from './any-place.js';
import { type Assessment, assess, seatSeeing } from './assessment.js';
import { costAt } from './cost-map.js';
import { danger } from './danger.js';
import { hasteOf } from './objectives.js';
import { roleInAmbush } from './roles.js';
import { routeOf } from './routes.js';
import { volleyWorth } from './shot-worth.js';

/** So many places are looked at for each vignette. */
const PLACES = 80;
/** Whoever must not be lost lies as far off as he may: what a W nearer to an enemy costs. */
const NEARER = 0.1;

/** IGR-AMB-08: a place in ambush where a vignette can shoot or charge and is not shot at; the General comes last and lies far off. */
export function lyingWell(seat: Seat<Types>, chance: Random): OrderOf<'deploy'> | undefined {
  const { view, by } = seat;
  const index = nextOf(view, by);
  const v = view.vignettes[index]!;
  let best: OrderOf<'deploy'> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let assessment: Assessment | undefined;
  for (const base of placesFor(view, v, chance)) {
    if (ambushPlaceRule(view, by, base)) continue;
    const there = lain(view, index, base);
    assessment ??= assess(seatSeeing(seat, there));
    const worth = lieWorth(assessment, there, index, base);
    if (worth <= most) continue;
    const order: OrderOf<'deploy'> = {
      verb: 'deploy',
      stand: v.id,
      role: roleInAmbush(view, by, v),
      line: 1,
      link: null,
      defences: false,
      waived: false,
      at: placeOf(view, base),
    };
    if (!refusalOf(seat, order)) [best, most] = [order, worth];
  }
  return best;
}

/** Those who shoot best choose first, whoever must not be lost last. */
function nextOf({ vignettes }: State, by: string): number {
  const rank = ({ general, key, troop }: Vignette): number => (general ? 3 : key ? 2 : troop.class === 'ART' ? 0 : 1);
  let best = -1;
  for (const [i, v] of vignettes.entries())
    if (v.side === by && v.place === 'waiting' && (best < 0 || rank(v) < rank(vignettes[best]!))) best = i;
  return best;
}

/** Around the column, looking at somebody in it. */
function* placesFor(view: State, v: Vignette, chance: Random): Iterable<Base> {
  const marchers = view.vignettes.filter(m => m.side !== v.side && m.base !== null && m.place === 'table');
  const reach = DISTANCES.ambushCm / view.ground.now.top.frontage + 1;
  for (let i = 0; i < PLACES; i++) {
    const { x, y } = chance.pick(marchers).base!;
    const aside = (): number => (chance.below(2001) / 1000 - 1) * reach;
    const at = { x: x + aside(), y: y + aside() };
    const aim = chance.pick(marchers).base!;
    yield baseAt({ ...at, facing: Math.round(bearingOf(aim.x - at.x, aim.y - at.y)) % 360 }, 1, depthOf(v.troop.class));
  }
}

const lain = (view: State, index: number, base: Base): State => {
  const there = copyOfState(view);
  const v = did(there, view.vignettes[index]!.id);
  v.base = base;
  v.place = 'table';
  v.now.activated = true;
  return there;
};

function lieWorth(assessment: Assessment, there: State, index: number, base: Base): number {
  const peril = danger(assessment, index, base);
  const v = there.vignettes[index]!;
  if (v.general || v.key) {
    const far = Math.min(...assessment.foes.map(i => distanceBetween(base, there.vignettes[i]!.base!)));
    return NEARER * far - peril;
  }
  return (
    volleyWorth(assessment, there, [index]) -
    peril -
    hasteOf(assessment, v) * costAt(routeOf(assessment, index).costs, base.x, base.y)
  );
}
