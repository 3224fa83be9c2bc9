import { isRefusal, type Options, otherSide, type Seat, type Side } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { PlayBook } from '../book.js';
import type { StandingFacts } from '../play/stand-facts.js';
import type { Nature, Stand, State } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { LikelyNatures } from './likely-natures.js';
import { type Memory, memoryOf } from './memory.js';
import type { LossCosts } from './stakes.js';

/** What a side makes of its view: worked out once for all the orders that it thinks about. */
export interface Assessment extends Seat<Types> {
  /** Ground stands on the table; of the foes, blanks are such stands too. */
  readonly own: readonly Stand[];
  readonly foes: readonly Stand[];
  /** Of the own, those that are turned up, and INFANTRY. */
  readonly shown: readonly Stand[];
  readonly infantry: readonly Stand[];
  /** All that is turned up of the enemy and in play, AIRCRAFT and batteries too. */
  readonly targets: readonly Stand[];
  /** Of these, AIRCRAFT over the table. */
  readonly flights: readonly Stand[];
  /** Enemy REC stands that are turned up: blanks near them are turned up as well (DEP-09). */
  readonly lookouts: readonly Stand[];
  /** By index of the group. */
  readonly lossCosts: readonly LossCosts[];
  readonly outlook: Outlook;
  readonly memory: Memory;
}

/** What is to be reckoned with, in numbers. */
interface Outlook {
  /** How many enemy batteries may yet fire at what is turned up, and how many at batteries that fired. */
  readonly batteries: number;
  readonly counterBatteries: number;
  /** What darkness and weather leave of the printed ranges (DAY-06, AWC-02). */
  readonly sight: number;
  /** Turns that are still to be played, this one included. */
  readonly turnsLeft: number;
  /** What own losses weigh that may come, from 0 to 1: less and less for a side that is about to end no better than the other. */
  readonly caution: number;
}
foresee<Outlook>({ batteries: 0.5, counterBatteries: 0.5, sight: 0.5, turnsLeft: 1, caution: 0.5 });

const assessments = new WeakMap<State, Assessment>();

/** Where no last turn is set. */
const LONG = 12;

/** From so many turns before the last on, a side that is not ahead in losses presses, the more the nearer the end. */
const PRESSING = 12;

const isTargetOf =
  (by: Side) =>
  ({ side, nature, place }: Stand): boolean =>
    side !== by && nature !== null && (place === 'table' || place === 'off-table');

export type AssessmentAdvice = Gift<'bots', typeof assessmentAdvice>;

export function assessmentAdvice(book: PlayBook & LikelyNatures & StandingFacts) {
  const { LIKELY, natureLike, stakes } = book.bots;
  const { LOSSES_AS, LOSS_KINDS, tally } = book.ending;
  const { longestRange } = book.engaging;
  const { rosterFacts } = book.shapes;
  const { ORDINARY, isAreaFire, isCounterBattery, isLookout, isTroops, isUnit } = book.words;

  const isGround = (nature: Nature | null): boolean => nature === null || isUnit(nature);
  const RIFLES = rosterFacts({ base: 254, nature: natureLike(ORDINARY) });

  /** Enemy batteries of a kind behind the edge that can still engage, those that nobody knows counted by their odds. */
  function waiting(view: State, by: Side, isSuch: (nature: Nature) => boolean, unknown: number): number {
    let count = 0;
    for (const stand of view.stands) {
      if (stand.side === by || stand.place !== 'off-table' || view.groups[stand.group]!.fragile !== null) continue;
      if (!stand.nature) count += unknown;
      else if (isSuch(stand.nature)) count++;
    }
    return count;
  }

  function assessmentOf(seat: Seat<Types>): Assessment {
    const known = assessments.get(seat.view);
    if (known && known.by === seat.by && known.seat === seat.seat && known.options === seat.options) return known;
    const assessment = assess(seat);
    assessments.set(seat.view, assessment);
    return assessment;
  }

  function assess({ view, by, seat, options }: Seat<Types>): Assessment {
    const present = view.stands.filter(stand => stand.place === 'table' && isGround(stand.nature));
    const own = present.filter(stand => stand.side === by);
    const foes = present.filter(stand => stand.side !== by);
    const targets = view.stands.filter(isTargetOf(by));
    const lossCosts = stakes.lossCostsOf(view, options);
    return {
      view,
      by,
      seat,
      options,
      own,
      foes,
      shown: own.filter(stand => stand.revealed),
      infantry: own.filter(stand => isTroops(stand.nature!)),
      targets,
      flights: targets.filter(stand => stand.place === 'table' && !isGround(stand.nature)),
      lookouts: foes.filter(stand => stand.nature !== null && isLookout(stand.nature)),
      lossCosts,
      outlook: outlookOf(view, by, options),
      memory: memoryOf(view, by, options, lossCosts, stakes),
    };
  }

  function outlookOf(view: State, by: Side, options: Options): Outlook {
    const turnsLeft = Math.max(1, (view.turns ?? LONG) - view.turn + 1);
    const isLevel = view.ending.kind === 'losses' && view.turns !== null && !isAhead(view, by, options);
    return {
      batteries: waiting(view, by, isAreaFire, LIKELY.battery.fires),
      counterBatteries: waiting(view, by, isCounterBattery, LIKELY.battery.counters),
      sight: sightLeft(view, options),
      turnsLeft,
      caution: isLevel ? Math.min(1, (turnsLeft - 1) / PRESSING) : 1,
    };
  }

  /** HSE-18: whether a side would win by what is lost for good if the last turn were over. */
  const isAhead = (view: State, by: Side, options: Options): boolean =>
    lostBy(view, by, options) < lostBy(view, otherSide(by), options);

  function lostBy(view: State, side: Side, options: Options): number {
    const stands = view.stands.filter(stand => stand.side === side);
    return tally(stands, options)[LOSS_KINDS[0]]! / (LOSSES_AS === 'shares' ? stands.length : 1);
  }

  function sightLeft(view: State, options: Options): number {
    const now = longestRange(RIFLES, { light: view.light, awc: view.awc, targetIlluminated: false }, options);
    const printed = longestRange(RIFLES, { light: 'day', awc: false, targetIlluminated: false }, options);
    return isRefusal(now) || isRefusal(printed) || now === null || printed === null ? 1 : now / printed;
  }

  return { assessmentOf, isGround };
}
