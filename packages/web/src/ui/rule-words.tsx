import { bookOfRule } from '@umpire/rulesets';
import { SaidWords } from '../notes/said-words.js';
import { spansOf } from '../rules/linked.js';
import { RuleLink } from './rule-link.js';

/** A text in which the ids of rules, and in a battle the words of its book, lead to what they say, wherever it stands. */
export function RuleWords({ text }: { readonly text: string }) {
  return spansOf(text).map((span, i) => {
    const book = span.rule && bookOfRule(span.text);
    return book ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by their place
      <RuleLink key={i} book={book.id} rule={span.text} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by their place
      <SaidWords key={i} text={span.text} />
    );
  });
}
