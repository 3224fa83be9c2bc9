import {
  type GestureTarget,
  inches,
  isRefusal,
  type Options,
  type Preview,
  type Refusal,
  type Seat,
  type Side,
} from '@umpire/engine';
import { closable } from '../../book/verbs.js';
import { isSameWeight, type ReadyEngagement, type Weight } from '../book/engagements.js';
import type { PlayBook } from '../book.js';
import type { Engagement } from '../play/engage.js';
import { foretelling } from '../play/foretelling.js';
import { gapInches } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';

/** Whom a stand could name, each with what forbids it. What waits unseen behind the edge is no target. */
export const targetsOf = (
  view: State,
  by: Side,
  stand: Stand,
  refusalOf: (target: Stand) => Refusal | undefined,
  amendable: (refused: Refusal) => Pick<GestureTarget, 'near' | 'short'> = () => ({}),
): GestureTarget[] =>
  view.stands
    .filter(other => other.side !== by && (other.place === 'table' || (other.place === 'off-table' && other.revealed)))
    .map(other => {
      const both = stand.place === 'table' && other.place === 'table';
      const refused = refusalOf(other);
      const gap = both ? gapInches(stand, other) * inches(1) : null;
      return closable({ id: other.id, gap, ...(refused && amendable(refused)) }, refused);
    });

/** What one weight has otherwise than the other. */
function eitherOf(one: Weight, other: Weight): string {
  const [some, others] = [[one].flat(), [other].flat()];
  const differs = some.findIndex((n, i) => n !== others[i]);
  return `${some[differs]} or ${others[differs]}`;
}

export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** What an engagement would do: exact odds, by what was measured when it was planned. */
export function engagementPreviews(book: PlayBook) {
  const { DISTANCES, face, idOf, sayings, words } = book;
  const { eligibility, readyEngagement, weightOf } = book.engaging;
  const comesOf = foretelling(book);
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

  /** Said before the hands are shown: what was done to the one who engages weighs on it. */
  function wornBefore({ id, status }: Stand, options: Options): Pick<Preview, 'warnings'> {
    const warnings = (face.worn?.(status, options) ?? []).map(cited => ({ ...cited, about: [id] }));
    return warnings.length > 0 ? { warnings } : {};
  }

  return (engagement: Engagement, seat: Seat<VerbTypes>): Preview => {
    const { ready } = engagement;
    const { by, options } = seat;
    if (!ready) return UNKNOWN;
    const { because, ...foretold } = comesOf(engagement, ready, by, options);
    const found = { ...foretold, ...wornBefore(engagement.owner, options) };
    const cost = ready.maxRange === null ? 'any range' : `${tenth(ready.facts.range)}" of ${ready.maxRange}"`;
    const guarded = inDoubt(engagement, seat);
    if (!guarded) return { ...found, because, cost };
    const doubt = { rule: idOf('R-161'), effect: eitherOf(guarded.weight, ready.weight), text: sayings.inDoubt };
    const { because: _, ...otherwise } = comesOf(engagement, guarded, by, options);
    return {
      ...found,
      because: [...because, doubt],
      cost,
      otherwise: { ...otherwise, text: 'if a blank beside the target is INFANTRY' },
    };
  };
}
