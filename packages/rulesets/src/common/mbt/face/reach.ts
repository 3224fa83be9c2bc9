import { inches, isRefusal, type Reach, type Refusal, reachFrom, type Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { passesAs, type Ways } from '../play/legs.js';
import { isFree, type Moving } from '../play/moving.js';
import type { Permission } from '../play/permission.js';
import { standOf } from '../play/stands.js';
import type { Types } from '../play/types.js';

/** Half an inch: fine enough to draw, coarse enough to be there at once. */
const PITCH = inches(0.5);

/** Where a stand could go, drawn on the table. */
export function reaching(book: PlayBook & Ways & Moving & Permission) {
  const { allowanceOf, NOT_OWN, goingFor, idOf, notNow, planMove, shareUsed, staticRefusal, stretchesOf, turnRefusal } =
    book;

  /** Where a stand can get to by a march or a tactical move. */
  function reach(seat: Seat<Types>, verb: string, id: string): Reach | Refusal {
    const { view, by, options } = seat;
    const stand = standOf(view, id);
    if (!stand || stand.side !== by || !stand.nature) return NOT_OWN;
    const kind = verb === 'march' ? 'march' : 'tactical';
    const refused =
      notNow(view, by, 6, idOf('TRN-22')) ?? turnRefusal(view, stand, kind, options) ?? staticRefusal(stand);
    if (refused) return refused;
    const nature = stand.nature;
    const allowance = allowanceOf({ ...nature, subClass: passesAs(nature) }, stand.revealed, kind);
    if (isRefusal(allowance)) return allowance;
    const ground = view.ground.now;
    const far = inches(allowance.good);
    const half = Math.ceil(stand.base / 2);
    const cost = (ax: number, ay: number, bx: number, by: number): number => {
      let good = 0;
      let bad = 0;
      for (const stretch of stretchesOf(ground, [
        { x: ax, y: ay },
        { x: bx, y: by },
      ])) {
        const { going } = goingFor(ground, stretch, nature, view.light, options);
        if (going === 'impassable') return Number.POSITIVE_INFINITY;
        if (going === 'good') good += stretch.distance;
        else bad += stretch.distance;
      }
      return shareUsed(good, bad, allowance, options);
    };
    const ends = (x: number, y: number): boolean => {
      if (!isFree(view, stand, x, y)) return false;
      const plan = planMove(seat, kind, { stand: id, path: [{ x, y }], facing: stand.facing });
      return !isRefusal(plan) || !ENDS_BADLY.includes(plan.rule ?? '');
    };
    return reachFrom({
      start: { x: stand.x, y: stand.y },
      pitch: PITCH,
      bounds: {
        left: Math.max(half, stand.x - far),
        bottom: Math.max(half, stand.y - far),
        right: Math.min(ground.width - half, stand.x + far),
        top: Math.min(ground.depth - half, stand.y + far),
      },
      cost,
      free: ends,
    });
  }

  /** What makes a place a bad end whatever the way to it. */
  const ENDS_BADLY: readonly string[] = [idOf('ORG-07'), idOf('R-61'), idOf('R-58'), idOf('MOV-09'), idOf('R-83')];

  return { reach };
}
