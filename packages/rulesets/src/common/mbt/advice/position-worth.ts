import { clamp, otherSide, type Seat, type Side } from '@umpire/engine';
import type { Consequences } from '../play/aftermath.js';
import type { Nature, Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { BREAKS, type CountsAsRepulsed, needed } from './losses-at-stake.js';
import { isOwnHalf, standsInside, townsOf } from './objectives.js';

/** What makes up a position; a battle that is not over is worth less than one that is won. */
const WEIGHTS = { breaking: 0.7, strength: 0.3, unfinished: 0.95 } as const;
/** How much a state leaves of a stand; and of what is left, to be out of command or in a Fragile group. */
const LEFT = { steady: 1, pinned: 0.8, repulsed: 0.4, neutralised: 0 } as const;
const HAMPERED = { outOfCommand: 0.8, fragile: 0.5 } as const;
/** How much what decides the last turn counts at first, and how much more as time runs out. */
const OBJECTIVE = { early: 0.1, late: 0.65 } as const;
/** As many stands more in a town, or points more for towns, are as good as certain. */
const SAFE = { stands: 4, points: 3 } as const;

/** Both from 0 to 1. */
interface Condition {
  /** What is left of what the side began with. */
  readonly strength: number;
  /** How near it is to have lost, by whichever way is shortest. */
  readonly breaking: number;
}

export function positionWorth({ countsAsRepulsed }: Pick<Consequences, 'countsAsRepulsed'>) {
  /** How the battle stands for a side: 1 is won, -1 lost, 0 even. Nothing is measured but who is in a town that decides it. */
  function worth({ view, by, options }: Seat<Types>): number {
    const { over, phase } = view;
    if (over) return over.winner === 'draw' ? 0 : over.winner === by ? 1 : -1;
    if (phase !== 'battle') return 0;
    const counts = countsAsRepulsed(options);
    const own = conditionOf(view, by, counts);
    const enemy = conditionOf(view, otherSide(by), counts);
    const fight =
      WEIGHTS.breaking * (enemy.breaking - own.breaking) + WEIGHTS.strength * (own.strength - enemy.strength);
    const share = objectiveShare(view);
    return WEIGHTS.unfinished * ((1 - share) * fight + (share === 0 ? 0 : share * objectiveBalance(view, by)));
  }
  return { worth };
}

function conditionOf(view: State, side: Side, counts: CountsAsRepulsed): Condition {
  const army = { stands: 0, lost: 0, driven: 0, all: 0, left: 0 };
  let groups = 0;
  let broken = 0;
  for (const { side: of, initial, members, fragile } of view.groups) {
    if (of !== side) continue;
    let [lost, driven] = [0, 0];
    for (const i of members) {
      const stand = view.stands[i]!;
      if (stand.status === 'neutralised') lost++;
      if (counts(stand)) driven++;
      army.all += valueOfNature(stand.nature);
      army.left += valueOfNature(stand.nature) * shareLeft(stand) * (fragile === null ? 1 : HAMPERED.fragile);
    }
    groups++;
    army.stands += initial;
    army.lost += lost;
    army.driven += driven;
    broken += fragile === null ? nearness(lost, BREAKS.neutralised, driven, BREAKS.repulsed, initial) : 1;
  }
  const whole = nearness(army.lost, BREAKS.army, army.driven, BREAKS.armyRepulsed, army.stands);
  return { strength: army.left / Math.max(1, army.all), breaking: Math.max(whole, broken / Math.max(1, groups)) };
}

/** How much of the losses has come that make Fragile (VIC-01 to VIC-04). */
const nearness = (lost: number, mostLost: number, driven: number, mostDriven: number, of: number): number =>
  Math.min(1, Math.max(lost / Math.max(1, needed(mostLost, of)), driven / Math.max(1, needed(mostDriven, of))));

/** What others are bound to counts for more, and what strikes or sees from afar. */
function valueOfNature(nature: Nature | null): number {
  if (!nature) return 1;
  if (nature.fake) return 0;
  if (nature.bghq) return 1.5;
  return nature.posture === 'OTF' || nature.posture === 'CBA' || nature.posture === 'REC' ? 1.25 : 1;
}

function shareLeft({ place, status, outOfCommand }: Stand): number {
  if (place === 'removed' || place === 'gone') return 0;
  return LEFT[status] * (outOfCommand ? HAMPERED.outOfCommand : 1);
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
