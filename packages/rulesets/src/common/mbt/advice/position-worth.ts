import { clamp, otherSide, type Seat, type Side } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { State } from '../play/state.js';
import { townsOf } from '../play/towns.js';
import type { Types } from '../play/types.js';
import { isOwnHalf, type ObjectiveAdvice } from './objectives.js';

/** What makes up a position; a battle that is not over is worth less than one that is won. */
const WEIGHTS = { breaking: 0.7, strength: 0.3, unfinished: 0.95 } as const;
/** How much what decides the last turn counts at first, and how much more as time runs out. */
const OBJECTIVE = { early: 0.1, late: 0.65 } as const;
/** As many stands more in a town, or points more for towns, are as good as certain. */
const SAFE = { stands: 4, points: 3 } as const;

export function positionWorth(book: PlayBook & ObjectiveAdvice) {
  const { stakes, standsInside } = book.bots;
  const { conditionOf } = stakes;

  /** How the battle stands for a side: 1 is won, -1 lost, 0 even. Nothing is measured but who is in a town that decides it. */
  function worth({ view, by, options }: Seat<Types>): number {
    const { over, phase } = view;
    if (over) return over.winner === 'draw' ? 0 : over.winner === by ? 1 : -1;
    if (phase !== 'battle') return 0;
    const own = conditionOf(view, by, options);
    const enemy = conditionOf(view, otherSide(by), options);
    const fight =
      WEIGHTS.breaking * (enemy.breaking - own.breaking) + WEIGHTS.strength * (own.strength - enemy.strength);
    const share = objectiveShare(view);
    return WEIGHTS.unfinished * ((1 - share) * fight + (share === 0 ? 0 : share * objectiveBalance(view, by)));
  }

  /** Towns count when the last turn is over: the nearer that is, the more. */
  function objectiveShare({ ending, turn, turns }: State): number {
    if (ending.kind === 'losses' || turns === null) return 0;
    return OBJECTIVE.early + OBJECTIVE.late * (turn / turns) ** 2;
  }

  /** Who would win by the towns if the last turn were over: 1 is this side, by far. */
  function objectiveBalance(view: State, by: Side): number {
    const foe = otherSide(by);
    const towns = townsOf(view);
    if (view.ending.kind === 'towns') {
      const points = (side: Side): number =>
        towns.reduce(
          (sum, town) => {
            if (standsInside(view, town, side) === 0 || standsInside(view, town, otherSide(side)) > 0) return sum;
            return sum + (isOwnHalf(view, town, side) ? 1 : 2);
          },
          view.groups.filter(g => g.side !== side && g.fragile !== null).length,
        );
      return clamp((points(by) - points(foe)) / SAFE.points, -1, 1);
    }
    // The attacker needs more stands in the town than the defender.
    const more = standsInside(view, towns[0]!, by) - standsInside(view, towns[0]!, foe);
    return clamp((more + (view.attacker === by ? -0.5 : 0.5)) / SAFE.stands, -1, 1);
  }

  return { worth };
}
