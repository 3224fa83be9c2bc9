import type { Throw, Thrown } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import textStyles from '../../ui/text.module.css';
import { capital } from '../words.js';
import { HAND_NAMES } from './hand-names.js';
import { HandIcon } from './hands.js';
import { wonWords } from './thrown-words.js';
import styles from './throws.module.css';

const SIDES: readonly Side[] = ['a', 'b'];

export interface ThrowsProps {
  readonly throws: readonly Thrown[];
  readonly book: string;
  /** Seen from across the table, with the rule it was thrown by. */
  readonly large?: boolean;
  /** The page shows hands again for its player. */
  readonly byItself?: boolean;
}

/** What was thrown or shown, and what for: dice for the same thing lie together. */
export function Throws({ throws, book, large = false, byItself = false }: ThrowsProps) {
  return (
    <>
      {together(throws).map(([first, ...more], i, all) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: throws keep their order
          key={i}
          className={styles.throws}
          data-part="throws"
          data-large={large || undefined}
          data-again={all[i - 1]?.[0].again}
        >
          {large && !all[i - 1]?.[0].again && (
            <p className={styles.what}>
              {capital(first.text)} <RuleLink book={book} rule={first.rule} />
            </p>
          )}
          {[first, ...more].map((thrown, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws keep their order
            <Shown key={n} thrown={thrown} large={large} />
          ))}
          <span className={styles.result} data-part="throws-result">
            {large ? first.won && wonWords(first, byItself) : smallWords(first)}
          </span>
        </div>
      ))}
    </>
  );
}

const smallWords = ({ text, won }: Thrown): string =>
  won ? `${capital(text)}: ${won === 'draw' ? 'drawn' : `${SIDE_NAMES[won]} wins`}` : capital(text);

type Some = readonly [Thrown, ...Thrown[]];

/** Dice that follow each other for the same reason. */
function together(throws: readonly Thrown[]): Some[] {
  const groups: Some[] = [];
  for (const thrown of throws) {
    const last = groups.at(-1);
    const alike = last?.[0].sides !== undefined && last[0].text === thrown.text && last[0].before === thrown.before;
    if (last && alike) groups[groups.length - 1] = [...last, thrown];
    else groups.push([thrown]);
  }
  return groups;
}

function Shown({ thrown: { value, won, by }, large }: { readonly thrown: Thrown; readonly large: boolean }) {
  if (value === undefined) return null;
  if (typeof value === 'number')
    return (
      <span className={`${styles.die} ${sideClass(by === 'both' ? undefined : by)}`} data-part="die">
        <span className={textStyles.unseen}>thrown: </span>
        {value}
      </span>
    );
  return <Hands hands={value} won={won} large={large} />;
}

function Hands({
  hands,
  won,
  large,
}: {
  readonly hands: Exclude<Throw, number>;
  readonly won: Thrown['won'];
  readonly large: boolean;
}) {
  return (
    <span className={styles.hands}>
      {SIDES.map(side => (
        <span
          key={side}
          className={`${styles.hand} ${sideClass(side)}`}
          data-part="hand"
          data-won={side === won || undefined}
        >
          <HandIcon hand={hands[side]} size={large ? 46 : 18} />
          <span className={large ? undefined : textStyles.unseen}>
            {SIDE_NAMES[side]}: {HAND_NAMES[hands[side]]}
          </span>
        </span>
      ))}
    </span>
  );
}
