import { type Guide, type GuideMoment, heldTo, SIDES } from '@umpire/engine';
import { guideFrom, type Moments } from '../../book/guide.js';
import { memoized } from '../../book/memoized.js';
import type { SampleOrders } from '../advice/sample-orders.js';
import type { GroupLosses } from '../book/losses.js';
import type { PlayBook } from '../book.js';
import type { Consequences } from '../play/aftermath.js';
import type { Measuring } from '../play/facts.js';
import type { GuideDone, GuideWhen } from '../play/guide-moments.js';
import { printedCounters } from '../play/printed-deployment.js';
import type { ScenarioSchemas } from '../play/scenario.js';
import { standOf } from '../play/stands.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';

type Moment = GuideMoment<Types>;

const heardOf = ({ heard }: Moment, kind: string, own?: true): boolean =>
  heard.some(one => one.kind === kind && (!own || one.own));

/** Where a step points at somebody, it is about him. */
const isAnyOf = (shows: readonly string[], about: readonly string[]): boolean =>
  shows.length === 0 || about.some(id => shows.includes(id));

const isOwnRound = ({ seat: { view, by } }: Moment): boolean => view.phase === 'battle' && view.owner === by;

const isHisRound = ({ seat: { view, by } }: Moment): boolean => view.segment > 0 && view.owner !== by;

const isLastTurn = ({ seat: { view } }: Moment): boolean => view.turns !== null && view.turn >= view.turns;

/** Whether the moment is one of an engagement, not of a contest for the first round. */
const isEngagementHand = ({ ask }: Moment): boolean =>
  ask?.kind === 'answer' && ask.hands !== undefined && !ask.hands.decisive;

/** HSE-20: guided battles. The guide is side a's. */
export function guiding(book: PlayBook & Consequences & Measuring & SampleOrders & ScenarioSchemas) {
  const { allowed, engageOrders, engagers } = book.bots;
  const { LOSS_KINDS, groupReasons, lossesOf } = book.ending;
  const { placedSchema } = book.setup;
  const { DISTANCES } = book;
  const { surroundingsOf } = book.engaging;
  const { isTank } = book.words;

  const moments: Moments<Types, GuideWhen | GuideDone> = {
    start: () => true,
    'segment 6': m => isOwnRound(m) && m.seat.view.segment === 6,
    revealed: ({ seat: { view, by } }) => view.stands.some(stand => stand.side !== by && stand.nature !== null),
    'in-range': m => isOwnRound(m) && inRange(m).length > 0,
    hands: isEngagementHand,
    result: m => heardOf(m, 'engaged'),
    'enemy-round': isHisRound,
    recovered: m => heardOf(m, 'recovered'),
    fragile: ({ seat: { view } }) => view.groups.some(group => group.fragile !== null),
    'last-turn': isLastTurn,
    closing: m => isLastTurn(m) || someGroupNearlyFragile(m),
    moved: ({ heard }, shows) =>
      heard.some(({ kind, own, about }) => kind === 'moved' && own && isAnyOf(shows(), about)),
    engaged: m => heardOf(m, 'engaging', true),
    accompanied: m =>
      m.heard.some(one => one.kind === 'moved' && one.own && one.about.some(id => isAccompanied(m, id))),
    // his is over: a contest for the next turn is nobody's round
    'own-round': m => !isHisRound(m),
    over: ({ seat: { view } }) => view.over !== null,
  };

  const withOneMore = ({ losses, ...group }: GroupLosses, kind: string): GroupLosses => ({
    ...group,
    losses: { ...losses, [kind]: losses[kind]! + 1 },
  });
  /** One loss more, of whatever kind, would make a Battle Group of either side Fragile. */
  const someGroupNearlyFragile = ({ seat: { view, options } }: Moment): boolean =>
    SIDES.flatMap(side => lossesOf(view, side, options).groups).some(group =>
      LOSS_KINDS.some(kind => groupReasons(withOneMore(group, kind), view.fragileAt).length > 0),
    );

  /** A stand that may engage somebody it knows, and whom; none if nobody may. */
  function inRange({ seat }: Moment): readonly string[] {
    for (const stand of engagers(seat.view, seat.by))
      for (const order of engageOrders(seat.view, seat.by, stand, seat.options))
        if (standOf(seat.view, order.target)!.nature !== null && allowed(seat, order)) return [stand.id, order.target];
    return [];
  }

  /** A tank with infantry of its own as near as engagements ask for. */
  function isAccompanied({ seat: { view, options } }: Moment, id: string): boolean {
    const stand = standOf(view, id);
    if (!stand?.nature || !isTank(stand.nature)) return false;
    const { infantryWithin } = surroundingsOf(view, stand, stand.nature, options, true);
    return infantryWithin !== null && infantryWithin <= DISTANCES.infantryNear;
  }

  /** The guide of a scenario; data that are none of this book have none. */
  const guide = memoized((scenario: object): Guide<Types> | null => {
    const parsed = heldTo(placedSchema, scenario);
    if (!parsed.success || !parsed.data.steps) return null;
    const { steps, pieces } = parsed.data;
    const counters = printedCounters(parsed.data);
    /** A piece or a stand on the table, by its id in the scenario; of the enemy's only what is turned up. */
    const shown = (view: State, id: string): string[] => {
      if (pieces.some(piece => piece.id === id)) return [id];
      const stand = standOf(view, counters.get(id) ?? '');
      return stand?.nature && stand.place === 'table' ? [stand.id] : [];
    };
    return guideFrom<Types, GuideWhen, GuideDone>({
      side: 'a',
      steps,
      moments,
      happened: ['revealed', 'closing'],
      folds: ({ heard }) => heard.some(({ own }) => own),
      late: (when, m) => when === 'enemy-round' && m.seat.view.turn > 1 && isOwnRound(m),
      gone(id, { seat: { view, by } }) {
        const stand = standOf(view, counters.get(id) ?? '');
        return stand?.side === by && (stand.place === 'removed' || stand.place === 'gone');
      },
      passing: ['segment 6', 'in-range'],
      show: (ids, moment) =>
        [ids].flat().flatMap(id => (id === 'in-range' ? inRange(moment) : shown(moment.seat.view, id))),
    });
  });

  return {
    guide: (scenario: unknown): Guide<Types> | undefined =>
      typeof scenario === 'object' && scenario !== null ? (guide(scenario) ?? undefined) : undefined,
  };
}
