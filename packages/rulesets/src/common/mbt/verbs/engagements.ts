import {
  type GestureTarget,
  inches,
  type Preview,
  type Refusal,
  type ResultInWords,
  type Seat,
  type Side,
} from '@umpire/engine';
import { foretold } from '../../book/preview-odds.js';
import { closable } from '../../book/verbs.js';
import type { EngagementResult, PlayBook } from '../book.js';
import type { Engagement } from '../play/engage.js';
import { gapInches } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { harmOf } from '../rules/harm.js';

/** Whom a stand could name, each with what forbids it. What waits unseen behind the edge is no target. */
export const targetsOf = (
  view: State,
  by: Side,
  stand: Stand,
  refusalOf: (target: Stand) => Refusal | undefined,
): GestureTarget[] =>
  view.stands
    .filter(other => other.side !== by && (other.place === 'table' || (other.place === 'off-table' && other.revealed)))
    .map(other => {
      const both = stand.place === 'table' && other.place === 'table';
      return closable({ id: other.id, gap: both ? gapInches(stand, other) * inches(1) : null }, refusalOf(other));
    });

const NAMES = { steady: 'steady', pinned: 'pinned', repulsed: 'back', neutralised: 'out' } as const;

/** A result in a few words, seen from the one who engages. */
function told({ rps, owner, target }: EngagementResult, own: string, other: string): ResultInWords {
  const parts: string[] = [];
  if (target.code !== '-') parts.push(`${other} ${NAMES[target.state]}`);
  if (owner.code !== '-') parts.push(`${own} ${NAMES[owner.state]}`);
  return { text: `${rps}: ${parts.length > 0 ? parts.join(', ') : 'nothing'}`, good: harmOf(target) - harmOf(owner) };
}

export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** What an engagement would do: exact odds, by what was measured when it was planned. */
export function engagementPreviews({ idOf, strike }: PlayBook) {
  const UNKNOWN: Preview = {
    because: [
      { rule: idOf('R-70'), text: 'a blank is turned up when it is named; what follows depends on what it is' },
    ],
  };
  return ({ owner, target, ready }: Engagement, { by, options }: Seat<VerbTypes>): Preview => {
    if (!ready) return UNKNOWN;
    return {
      ...foretold(
        () => strike(ready, options, by),
        result => told(result, owner.id, target.id),
      ),
      cost: ready.maxRange === null ? 'any range' : `${tenth(ready.facts.range)}" of ${ready.maxRange}"`,
    };
  };
}
