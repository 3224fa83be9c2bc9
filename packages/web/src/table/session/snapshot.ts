import type { BattlePlan, BattleView } from '@umpire/desk';
import type { Draft, GuideProgress, Preview, Refusal } from '@umpire/engine';
import type { BattleEntry } from '../../storage/battles.js';
import type { Take } from '../film/takes.js';
import type { News } from './news.js';
import { isReading, isUnread } from './settle.js';
import type { Drafting, Habits, Rest, Saved, Sitter, Sitting, State } from './state.js';

/** Whether there is a table to show, and why not. */
export type Phase =
  | { readonly kind: 'loading' }
  | Extract<State, { kind: 'unread' }>
  | { readonly kind: 'refused'; readonly error: Refusal; readonly entry: BattleEntry }
  | { readonly kind: 'open' }
  | { readonly kind: 'dead'; readonly why: string };

/** A session as the page sees it. */
export interface Snapshot extends Habits {
  readonly state: State['kind'];
  /** What the battle waits for behind an order that is being made. */
  readonly meanwhile?: Rest;
  readonly phase: Phase;
  readonly plan?: BattlePlan;
  readonly title: string;
  readonly battleView?: BattleView;
  readonly news: News;
  /** What was thrown last, until something else is, the viewer orders something, or it is put away. */
  readonly thrown?: News;
  /** What the others did since the viewer's last order, as he saw it. */
  readonly takes: readonly Take[];
  /** The screen is to be passed to this side. `shown`: the table is covered; before that, the last result may be looked at. */
  readonly pass?: { readonly to: Sitter; readonly shown: boolean };
  /** The order in the making, and what it would do as it stands; no preview while it is incomplete or being weighed. */
  readonly draft?: Draft;
  readonly preview?: Preview | Refusal;
  /** Something that was put down for it can be taken back, or put there again. */
  readonly unplaces: boolean;
  readonly placesAgain: boolean;
  /** The book is being asked how a field of it is filled. */
  readonly asking: boolean;
  /** An order or an answer is on its way. */
  readonly busy: boolean;
  readonly thinking: boolean;
  /** The bots wait until the briefing was read. */
  readonly reading: boolean;
  /** What is asked waits until the briefing was read. */
  readonly unread: boolean;
  /** How far the guide of the battle has come. */
  readonly guide?: GuideProgress;
  readonly saved: Saved;
}

export function snapshotOf(s: Sitting): Snapshot {
  const { state, entry, battleView, news, thrown, takes, running, speed, skips, saved } = s;
  const pass = passOf(state);
  const drafting = draftingOf(state);
  const preview = drafting?.weighed?.preview;
  return {
    state: state.kind,
    ...(state.kind === 'drafting' && { meanwhile: state.meanwhile }),
    phase: phaseOf(state),
    title: entry?.title ?? '',
    ...(entry && { plan: entry.plan }),
    ...(entry?.guide && { guide: entry.guide }),
    ...(battleView && { battleView }),
    news,
    ...(thrown && { thrown }),
    takes,
    ...(pass && { pass }),
    ...(drafting && { draft: drafting.draft }),
    ...(preview && { preview }),
    unplaces: (drafting?.placings?.before.length ?? 0) > 0,
    placesAgain: (drafting?.placings?.after.length ?? 0) > 0,
    asking: drafting?.asking !== undefined,
    busy: state.kind === 'sending',
    thinking: state.kind === 'thinking',
    reading: isReading(s),
    unread: isUnread(s),
    running: running && !isReading(s),
    speed,
    skips,
    saved,
  };
}

function phaseOf(state: State): Phase {
  switch (state.kind) {
    case 'loading':
    case 'opening':
      return { kind: 'loading' };
    case 'showing':
      return { kind: state.from === 'opening' ? 'loading' : 'open' };
    case 'unread':
    case 'refused':
      return state;
    case 'broken':
      return { kind: 'dead', why: state.why };
    default:
      return { kind: 'open' };
  }
}

/** The table stays covered until it can be shown to the one it was passed to. */
function passOf(state: State): Snapshot['pass'] {
  if (state.kind === 'passing') return { to: state.to, shown: false };
  if (state.kind === 'covered') return { to: state.to, shown: true };
  const covered = state.kind === 'showing' && typeof state.from === 'object' ? state.from.covered : undefined;
  return covered === undefined ? undefined : { to: covered, shown: true };
}

/** The order in hand; it is still seen while it is on its way, or while a bot answers what both are asked. */
function draftingOf(state: State): Drafting | undefined {
  if (state.kind === 'drafting') return state;
  const before = state.kind === 'sending' || state.kind === 'thinking' ? state.before : undefined;
  return before?.kind === 'drafting' ? before : undefined;
}
