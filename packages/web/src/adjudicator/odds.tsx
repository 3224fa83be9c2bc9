import textStyles from '../ui/text.module.css';
import styles from './answer.module.css';
import type { Likely } from './answering.js';
import { isFraction, percent, shareText, shareWords, toneOf } from './chance.js';
import { forEach } from './for-each.js';

/** Exact odds: for each who is concerned, where the book tells them apart and they are too many for a bar, then all of them together. */
export function Odds({ chances }: { readonly chances: readonly Likely[] }) {
  const each = hasBar(chances) ? [] : forEach(chances);
  if (each.length === 0) return <OddsOf chances={chances} />;
  return (
    <>
      {each.map(one => (
        <section key={one.who} aria-label={one.who} data-part="odds-for-one">
          <h3>{one.who}</h3>
          <OddsOf chances={one.chances} of={one.who} />
        </section>
      ))}
      <details className={styles.details}>
        <summary>All {chances.length} ways it can end</summary>
        <OddsOf chances={chances} />
      </details>
    </>
  );
}

/** A bar with words in it for the eyes, a table for all the rest. */
function OddsOf({ chances, of }: { readonly chances: readonly Likely[]; readonly of?: string }) {
  return (
    <>
      {hasBar(chances) && <Bar chances={chances} />}
      <table className={styles.odds}>
        <caption className={textStyles.unseen}>{of ? `${of}: odds` : 'Odds'}, most likely first</caption>
        <thead className={textStyles.unseen}>
          <tr>
            <th scope="col">Share</th>
            <th scope="col">Percent</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {chances.map(({ p, told }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results are told apart by their place
            <tr key={i}>
              <td className={styles.share}>
                {isFraction(p) && (
                  <>
                    <span aria-hidden="true">{shareText(p)}</span>
                    <span className={textStyles.unseen}>{shareWords(p)}</span>
                  </>
                )}
              </td>
              <td className={styles.percent}>{percent(p)}</td>
              <td>
                <i className={styles.tone} data-tone={toneOf(told.good)} aria-hidden="true" />
                {told.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** More parts than this are stripes, not words. */
export const hasBar = (chances: readonly Likely[]): boolean => chances.length <= 7;

/** Nothing in it that the table does not say too. */
export function Bar({ chances, small = false }: { readonly chances: readonly Likely[]; readonly small?: boolean }) {
  const best = chances.toSorted((x, y) => y.told.good - x.told.good);
  const words = ({ told }: Likely): string => (small ? (told.short ?? told.text) : told.text);
  // on a phone a part has room for its share, and for its words if they are few: the others stand below
  const isNarrow = (chance: Likely): boolean => small && words(chance).length > chance.p * WIDTH;
  const below = best.filter(isNarrow);
  return (
    <div aria-hidden="true">
      <div className={styles.bar} data-small={small || undefined}>
        {best.map((chance, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results are told apart by their place
          <span key={i} data-tone={toneOf(chance.told.good)} style={{ flexGrow: chance.p }}>
            {chance.p >= 0.14 && [shareText(chance.p), ...(isNarrow(chance) ? [] : [words(chance)])].join(' ')}
          </span>
        ))}
      </div>
      {below.length > 0 && (
        <p className={styles.narrow}>{below.map(chance => `${shareText(chance.p)} ${words(chance)}`).join(' · ')}</p>
      )}
    </div>
  );
}
/** So many letters have room beside a share, where the whole bar of a phone is one part. */
const WIDTH = 40;
