import {
  type Cost,
  type Count,
  type Finding,
  type Options,
  type Preview,
  type ResultInWords,
  RPS,
  type Rps,
  type Side,
  type Stake,
} from '@umpire/engine';
import { foretold } from '../../book/preview-odds.js';
import type { EngagementResult, Outcome, ReadyEngagement } from '../book/engagements.js';
import type { PlayBook } from '../book.js';
import { harmOf, stateInWords } from '../rules/harm.js';
import type { Words } from '../words.js';
import type { Pair } from './engage.js';
import type { Stand } from './state.js';

/** A result in a few words, seen from the one who engages. */
function told(words: Words, { rps, owner, target }: EngagementResult, pair: Pair): ResultInWords {
  const parts = [becameWords(words, pair.target, target), becameWords(words, pair.owner, owner)].filter(Boolean);
  const good = harmOf(words, target, pair.target.status) - harmOf(words, owner, pair.owner.status);
  return { text: `${rps}: ${parts.length > 0 ? parts.join(', ') : 'nothing'}`, good };
}

/** `B2 pinned`, `B2 stays pinned`; nothing of whom nothing befalls. */
const becameWords = (
  words: Words,
  { id, status }: Pick<Stand, 'id' | 'status'>,
  outcome: Outcome,
): string | undefined =>
  outcome.code === words.UNHARMED ? undefined : `${id} ${stateInWords(words, outcome, status, 'brief')}`;

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

/** What hangs on the hands for a stand that strikes nobody back: in a mine field, below bombs. */
export function blowForetold(
  book: PlayBook,
  stand: Stand,
  options: Options,
  resultOf: (hand: Rps) => Finding<Outcome>,
): Stake {
  const { words } = book;
  const chances = RPS.map(rps => ({ rps, ...resultOf(rps) }));
  const because = [...new Map(chances.flatMap(({ because: all }) => all).map(cited => [cited.rule, cited])).values()];
  const costOf = costing(book, options);
  const inWords = ({ rps, result }: { readonly rps: Rps; readonly result: Outcome }): ResultInWords => {
    const became = becameWords(words, stand, result) ?? 'nothing';
    return { text: `${rps}: ${became}`, good: harmOf(words, result, stand.status), costs: costOf(stand, result) };
  };
  const odds = { chances: chances.map(one => ({ ways: 1, of: RPS.length, result: inWords(one) })), because };
  return { odds, because };
}

/** What comes of an engagement that was measured: exact odds, and what is counted, with the reasons that are not counted of either stand. */
export function foretelling(book: PlayBook) {
  const { words } = book;
  const { countsOf, strike, tableOf } = book.engaging;

  function bothCounts({ owner, target }: Pair, ready: ReadyEngagement, options: Options): Count[] | undefined {
    const counts = countsOf?.(ready, options);
    return counts && [owner, target].map(({ id }, i) => ({ piece: id, ...counts[i]! }));
  }

  return (pair: Pair, ready: ReadyEngagement, by: Side, options: Options): Stake => {
    const { owner, target } = pair;
    const costOf = costing(book, options);
    const { odds, because } = foretold(
      () => strike(ready, options, by),
      result => ({
        ...told(words, result, pair),
        costs: [...costOf(target, result.target), ...costOf(owner, result.owner)],
      }),
    );
    const counts = bothCounts(pair, ready, options);
    const counted = new Set(counts?.flatMap(({ because: rows }) => rows.map(({ rule }) => rule)));
    const table: Preview['table'] = tableOf?.(ready, options, [owner.id, target.id]);
    return {
      odds,
      ...(counts && { counts }),
      ...(table && { table }),
      because: because.filter(({ rule }) => !counted.has(rule)),
    };
  };
}
