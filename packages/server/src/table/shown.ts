import {
  type Battle,
  type BattleView,
  battleViewAt,
  isAwaited,
  type NewsInLog,
  newsInLog,
  type Outcome,
  sidesTurnAt,
  type ToldSoFar,
} from '@umpire/desk';
import { askedAt, knownEntries, type SeatId, UMPIRE, type Viewer, viewerAt } from '@umpire/engine';
import { seatsFor } from '../match/head.js';
import { type LiveMatch, lateBattle } from '../match/live-match.js';

/** What somebody wants to be sent whenever a match goes on: the whole table as he sees it, or what he was told of it. */
export type Follow = 'view' | 'news';

/** What one who keeps his own table, or looks when it is his move, has to know: whose turn it is, and what he was told. */
export interface News {
  readonly viewer: Viewer;
  /** The seat from which he looks: the side's name where it has but one. */
  readonly at: SeatId;
  readonly turn: BattleView['turn'];
  readonly entries: number;
  /** An answer is awaited; what is asked is in the view. */
  readonly asked: boolean;
  readonly log: NewsInLog;
}
export type NewsOutcome = { readonly ok: true; readonly news: News };

/** Whose eyes somebody looks through: a spectator sees what the creator of the match lets him see. */
export const eyesOf = ({ head }: LiveMatch, viewer: SeatId): SeatId =>
  viewer === 'spectator' && head.watching.sees === 'all' ? 'umpire' : viewer;

export const battleFor = (live: LiveMatch, viewer: SeatId): Battle =>
  viewer === 'spectator' ? lateBattle(live) : live.played.battle;

interface Kept {
  readonly moment: number;
  readonly outcome: Outcome & { readonly ok: true };
}
/** What each viewer was shown last of a battle: several may look with the same eyes, and whoever orders is shown the same twice. */
const kept = new WeakMap<Battle, Map<SeatId, Kept>>();

/** The view of a seat: of those who sit elsewhere he knows their names, and what he took back is his. */
export function shown(live: LiveMatch, viewer: SeatId): Outcome {
  const battle = battleFor(live, viewer);
  const known = kept.get(battle) ?? new Map<SeatId, Kept>();
  kept.set(battle, known);
  const last = known.get(viewer);
  if (last?.moment === battle.moment) return last.outcome;
  const outcome = { ok: true, battleView: viewFor(live, battle, viewer) } as const;
  known.set(viewer, { moment: battle.moment, outcome });
  return outcome;
}

function viewFor(live: LiveMatch, battle: Battle, viewer: SeatId): BattleView {
  const { played, head } = live;
  const eyes = eyesOf(live, viewer);
  return {
    ...battleViewAt(battle, eyes),
    turn: sidesTurnAt(battle.match, eyes),
    viewer: viewerAt(battle.match.seats, viewer),
    at: viewer,
    seats: seatsFor(head, viewer),
    thinking: false,
    redo: played.undoneBy === viewer && battle.undone.length > 0,
    ...umpireFor(battle, viewer),
    ...untilFor(live, viewer),
  };
}

/** Whoever looks on later than the players is not told how long they have. */
const untilFor = ({ standing }: LiveMatch, viewer: SeatId): Pick<BattleView, 'until'> =>
  standing && standing.due !== null && viewer !== 'spectator' ? { until: standing.due } : {};

/** Whether the battle stands still until the umpire gives his word; to all but himself he sits at another screen. */
const umpireFor = ({ match }: Battle, viewer: SeatId): Pick<BattleView, 'umpire'> =>
  match.umpire ? { umpire: { awaited: isAwaited(match), ...(viewer !== UMPIRE && { elsewhere: true }) } } : {};

/** `told`: how far he was told before; he is told this. */
export function newsFor(live: LiveMatch, viewer: SeatId, told: ToldSoFar): NewsOutcome {
  const { match } = battleFor(live, viewer);
  const eyes = eyesOf(live, viewer);
  const news = {
    viewer: viewerAt(match.seats, viewer),
    at: viewer,
    turn: sidesTurnAt(match, eyes),
    entries: knownEntries(match, eyes).length,
    asked: askedAt(match, eyes) !== undefined,
    log: newsInLog(match, eyes, told),
  };
  return { ok: true, news };
}
