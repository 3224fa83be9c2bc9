import type { Options, OutlookWarning, Side } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { type Concern, worsened } from '../../book/worsened.js';
import type { PlayBook } from '../book.js';
import type { Commanding } from '../play/command.js';
import type { Measuring } from '../play/facts.js';
import type { Revealing } from '../play/reveal.js';
import type { StandingFacts } from '../play/stand-facts.js';
import type { Stand, State } from '../play/state.js';

export type Warning = Gift<'face', typeof warnings>;

/** What a move would make worse for the stands of a side, by what the side knows. */
export function warnings(book: PlayBook & Commanding & Measuring & Revealing & StandingFacts) {
  const { DISTANCES, idOf } = book;
  const { isOutOfCommand } = book.command;
  const { surroundingsOf } = book.engaging;
  const { exposed } = book.face;
  const { foundBy } = book.hidden;
  const { standFacts } = book.shapes;
  const outOfCommand = { rule: idOf('R-45'), text: `out of command: beyond ${DISTANCES.toBghq}" of its headquarters` };

  const turnedUpBy = ({ id }: Stand) => ({
    rule: idOf('DEP-09'),
    text: `will be turned up by ${id}, within ${DISTANCES.reveal}": then whoever reaches it may strike`,
  });

  function concernsOf(view: State, by: Side, options: Options): Concern[] {
    const found: Concern[] = [];
    for (const stand of view.stands) {
      const { id, nature, place, side } = stand;
      if (side !== by || place !== 'table' || nature === null || nature.fake) continue;
      if (isOutOfCommand(view, stand)) found.push({ ...outOfCommand, piece: id });
      for (const lookout of foundBy(view, stand)) found.push({ ...turnedUpBy(lookout), piece: id });
      const facts = standFacts(view, stand, nature, surroundingsOf(view, stand, nature, options, true));
      for (const cited of exposed?.(facts, options) ?? []) found.push({ ...cited, piece: id });
    }
    return found;
  }

  const warningsOf = (now: State, then: State, by: Side, options: Options): readonly OutlookWarning[] =>
    worsened(concernsOf(now, by, options), concernsOf(then, by, options));

  return { warningsOf };
}
