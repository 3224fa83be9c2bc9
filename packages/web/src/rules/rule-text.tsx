import { bookOfRule } from '@umpire/rulesets';
import { Fragment } from 'react';
import { hrefOf } from '../shell/routes.js';
import textStyles from '../ui/text.module.css';
import { spansOf } from './linked.js';
import styles from './rule.module.css';

/** The address of a rule; what was asked about a battle is carried on. */
export const ruleAddress = (id: string, battle?: string | null): string =>
  hrefOf(['rules', bookOfRule(id)?.id ?? '', id], battle ? { battle } : undefined);

/** A text in which the ids of rules are links. */
export function RuleText({ text, battle }: { readonly text: string; readonly battle?: string | null }) {
  return spansOf(text).map((span, i) =>
    span.rule ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by their place
      <a key={i} className={textStyles.rule} data-part="rule" href={ruleAddress(span.text, battle)}>
        {span.text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by their place
      <Fragment key={i}>{span.text}</Fragment>
    ),
  );
}

/** A table of the book: the first row names the columns, the first cell of a row says what the row is about. */
export function BookTable({
  rows,
  caption,
}: {
  readonly rows: readonly (readonly string[])[];
  readonly caption: string;
}) {
  const [head = [], ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen must be scrolled by keys too
    <section className={styles.bookTable} tabIndex={0} aria-label={caption}>
      <table>
        <caption className={textStyles.unseen}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed table never changes
              <th key={i} scope="col">
                <RuleText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed table never changes
            <tr key={r}>
              {row.map((cell, i) =>
                i === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a printed table never changes
                  <th key={i} scope="row">
                    <RuleText text={cell} />
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a printed table never changes
                  <td key={i}>
                    <RuleText text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
