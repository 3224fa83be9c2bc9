import {
  type Cost,
  type Count,
  type GestureTarget,
  inches,
  isRefusal,
  type Options,
  type Preview,
  type Refusal,
  type ResultInWords,
  type Seat,
  type Side,
} from '@umpire/engine';
import { foretold } from '../../book/preview-odds.js';
import { closable } from '../../book/verbs.js';
import {
  type EngagementResult,
  isSameWeight,
  type Outcome,
  type ReadyEngagement,
  type Weight,
} from '../book/engagements.js';
import type { PlayBook } from '../book.js';
import type { Engagement } from '../play/engage.js';
import { gapInches } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { harmOf } from '../rules/harm.js';
import type { Words } from '../words.js';

/** Whom a stand could name, each with what forbids it. What waits unseen behind the edge is no target. */
export const targetsOf = (
  view: State,
  by: Side,
  stand: Stand,
  refusalOf: (target: Stand) => Refusal | undefined,
  isNear: (refused: Refusal) => boolean = () => false,
): GestureTarget[] =>
  view.stands
    .filter(other => other.side !== by && (other.place === 'table' || (other.place === 'off-table' && other.revealed)))
    .map(other => {
      const both = stand.place === 'table' && other.place === 'table';
      const refused = refusalOf(other);
      const near = refused !== undefined && isNear(refused);
      const gap = both ? gapInches(stand, other) * inches(1) : null;
      return closable({ id: other.id, gap, ...(near && { near }) }, refused);
    });

/** A result in a few words, seen from the one who engages. */
function told(words: Words, { rps, owner, target }: EngagementResult, own: string, other: string): ResultInWords {
  const { STATUSES, UNHARMED } = words;
  const parts: string[] = [];
  if (target.code !== UNHARMED) parts.push(`${other} ${STATUSES[target.state]!.brief}`);
  if (owner.code !== UNHARMED) parts.push(`${own} ${STATUSES[owner.state]!.brief}`);
  const good = harmOf(words, target) - harmOf(words, owner);
  return { text: `${rps}: ${parts.length > 0 ? parts.join(', ') : 'nothing'}`, good };
}

/** As what a stand counts among the losses when this has become of it, that it did not count as before. */
function costing({ ending, ownFields, words }: PlayBook, options: Options) {
  return (stand: Stand, { code, state }: Outcome): Cost[] => {
    if (code === words.UNHARMED) return [];
    const struck = { ...stand, status: state };
    ownFields.struck(struck, state);
    const [was, is] = [ending.tally([stand], options), ending.tally([struck], options)];
    return ending.LOSS_KINDS.filter(kind => is[kind]! > was[kind]!).map(as => ({ piece: stand.id, as }));
  };
}

/** What one weight has otherwise than the other. */
function eitherOf(one: Weight, other: Weight): string {
  const [some, others] = [[one].flat(), [other].flat()];
  const differs = some.findIndex((n, i) => n !== others[i]);
  return `${some[differs]} or ${others[differs]}`;
}

export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** What an engagement would do: exact odds, by what was measured when it was planned. */
export function engagementPreviews(book: PlayBook) {
  const { DISTANCES, idOf, sayings, words } = book;
  const { countsOf, eligibility, readyEngagement, strike, tableOf, weightOf } = book.engaging;
  const UNKNOWN: Preview = {
    because: [
      { rule: idOf('R-70'), text: 'a blank is turned up when it is named; what follows depends on what it is' },
    ],
  };
  /** the engagement as it would be with a hidden stand of INFANTRY beside the target, if there may be one and it mattered. */
  function inDoubt({ target, ready }: Engagement, { view, by, options }: Seat<VerbTypes>): ReadyEngagement | undefined {
    const { facts, weight } = ready!;
    if (!words.isTank(target.nature!)) return undefined;
    const guarded = { ...facts, target: { ...facts.target, infantryWithin: 0 } };
    if (isSameWeight(weightOf(guarded, ready!.type, options), weight) || !hasBlankNear(view, by, target))
      return undefined;
    const eligible = eligibility(guarded, options);
    return isRefusal(eligible) ? undefined : readyEngagement(guarded, eligible, options);
  }
  const hasBlankNear = (view: State, by: Side, target: Stand): boolean =>
    view.stands.some(
      s => s.side !== by && !s.revealed && s.place === 'table' && gapInches(s, target) <= DISTANCES.infantryNear,
    );

  function bothCounts({ owner, target }: Engagement, ready: ReadyEngagement, options: Options): Count[] | undefined {
    const counts = countsOf?.(ready, options);
    return counts && [owner, target].map(({ id }, i) => ({ piece: id, ...counts[i]! }));
  }

  /** What would come of it, and what is counted, with the reasons that are not counted of either stand. */
  function outcome(engagement: Engagement, ready: ReadyEngagement, { by, options }: Seat<VerbTypes>) {
    const { owner, target } = engagement;
    const costOf = costing(book, options);
    const { odds, because } = foretold(
      () => strike(ready, options, by),
      result => ({
        ...told(words, result, owner.id, target.id),
        costs: [...costOf(target, result.target), ...costOf(owner, result.owner)],
      }),
    );
    const counts = bothCounts(engagement, ready, options);
    const counted = new Set(counts?.flatMap(({ because: rows }) => rows.map(({ rule }) => rule)));
    const table = tableOf?.(ready, options, [owner.id, target.id]);
    return {
      odds,
      ...(counts && { counts }),
      ...(table && { table }),
      because: because.filter(({ rule }) => !counted.has(rule)),
    };
  }

  return (engagement: Engagement, seat: Seat<VerbTypes>): Preview => {
    const { ready } = engagement;
    if (!ready) return UNKNOWN;
    const { because, ...found } = outcome(engagement, ready, seat);
    const cost = ready.maxRange === null ? 'any range' : `${tenth(ready.facts.range)}" of ${ready.maxRange}"`;
    const guarded = inDoubt(engagement, seat);
    if (!guarded) return { ...found, because, cost };
    const doubt = { rule: idOf('R-161'), effect: eitherOf(guarded.weight, ready.weight), text: sayings.inDoubt };
    const { because: _, ...otherwise } = outcome(engagement, guarded, seat);
    return {
      ...found,
      because: [...because, doubt],
      cost,
      otherwise: { ...otherwise, text: 'if a blank beside the target is INFANTRY' },
    };
  };
}
