import { inches, isRefusal, type Reach, type Refusal, reachFrom, type Seat } from '@umpire/engine';
import type { Allowance } from '../book/figures.js';
import type { PlayBook } from '../book.js';
import type { MoveKind } from '../pieces.js';
import type { Crowding } from '../play/in-the-way.js';
import type { Ways } from '../play/legs.js';
import type { MovePermission } from '../play/may-move.js';
import type { Moving } from '../play/moving.js';
import type { Permission } from '../play/permission.js';
import { standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { type Gone, goOn } from '../rules/movement.js';

/** Half an inch: fine enough to draw, coarse enough to be there at once. */
const PITCH = inches(0.5);

/** What lies within so many tenths of a millimetre of a stand, as far as its base stays on the table. */
function around({ ground: { now } }: State, stand: Stand, far: number) {
  const half = Math.ceil(stand.base / 2);
  return {
    left: Math.max(half, stand.x - far),
    bottom: Math.max(half, stand.y - far),
    right: Math.min(now.width - half, stand.x + far),
    top: Math.min(now.depth - half, stand.y + far),
  };
}

/** Where a stand could go, drawn on the table. */
export function reaching(book: PlayBook & Crowding & Ways & MovePermission & Moving & Permission) {
  const { idOf, ruleFor } = book;
  const { STATE_BARS, allowanceOf, goingFor, mayMove, passesAs, planMove, shareUsed, stretchesOf } = book.moving;
  const { isFree } = book.shapes;
  const { NOT_OWN } = book.turns;

  /** Where a stand can get to by a march or a tactical move. */
  function reach(seat: Seat<Types>, verb: string, id: string): Reach | Refusal {
    const stand = standOf(seat.view, id);
    if (stand?.side !== seat.by || !stand.nature) return NOT_OWN;
    const kind = verb === 'march' ? 'march' : 'tactical';
    const allowance = allowedTo(seat, stand, kind);
    if (isRefusal(allowance)) return allowance;
    return reachFrom({
      start: { x: stand.x, y: stand.y },
      pitch: PITCH,
      bounds: around(seat.view, stand, inches(allowance.good)),
      cost: costFor(seat, stand, allowance),
      free: (x, y) => mayEnd(seat, stand, kind, x, y),
    });
  }

  function allowedTo(seat: Seat<Types>, { id, nature, revealed }: Stand, kind: MoveKind): Allowance | Refusal {
    const stand = mayMove(seat, kind, id);
    return isRefusal(stand)
      ? stand
      : allowanceOf({ ...nature!, subClass: passesAs(nature!) }, revealed, kind, seat.options);
  }

  /** The share of the allowance that a straight line uses. */
  function costFor({ view, options }: Seat<Types>, { nature }: Stand, allowance: Allowance) {
    const ground = view.ground.now;
    return (ax: number, ay: number, bx: number, by: number): number => {
      const line = [
        { x: ax, y: ay },
        { x: bx, y: by },
      ];
      const gone: Gone = { good: 0, bad: 0 };
      for (const stretch of stretchesOf(ground, line)) {
        const { going } = goingFor(ground, stretch, nature!, view.light, options);
        if (going === 'impassable') return Number.POSITIVE_INFINITY;
        goOn(gone, going, stretch.distance);
      }
      return shareUsed(gone, allowance, options);
    };
  }

  function mayEnd(seat: Seat<Types>, stand: Stand, kind: MoveKind, x: number, y: number): boolean {
    if (!isFree(seat.view, stand, x, y)) return false;
    const plan = planMove(seat, kind, stand, { path: [{ x, y }], facing: stand.facing });
    return !isRefusal(plan) || !ENDS_BADLY.includes(plan.rule ?? '');
  }

  /** What makes a place a bad end whatever the way to it. */
  const ENDS_BADLY: readonly string[] = [
    idOf('ORG-07'),
    ruleFor.bghqStays,
    ruleFor.fragileMoves,
    ...STATE_BARS.map(({ rule }) => rule),
    idOf('MOV-09'),
    idOf('R-83'),
  ];

  return { reach };
}
