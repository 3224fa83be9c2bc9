import type { Throw, Thrown } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import textStyles from '../../ui/text.module.css';
import { useTelling } from '../model/context.js';
import { capital } from '../words.js';
import { HAND_NAMES } from './hand-names.js';
import { HandIcon } from './hands.js';
import { wonWords } from './thrown-words.js';
import styles from './throws.module.css';
import { drawnWords, toldTogether } from './told-throws.js';

const SIDES: readonly Side[] = ['a', 'b'];

export interface ThrowsProps {
  readonly throws: readonly Thrown[];
  readonly book: string;
  /** Seen from across the table, with the rule it was thrown by. */
  readonly large?: boolean;
  /** It is told later, when nobody knows any more whose picks were his own. */
  readonly past?: boolean;
}

/** What was thrown or shown, and what for: dice for the same thing lie together, and what decided comes before what was drawn. */
export function Throws({ throws, book, large = false, past = false }: ThrowsProps) {
  const { chance } = useTelling();
  return (
    <>
      {toldTogether(throws).map(({ shown, drawn }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: throws keep their order
        <div key={i} className={styles.throws} data-part="throws" data-large={large || undefined}>
          {large && (
            <p className={styles.what}>
              {capital(shown[0].text)} <RuleLink book={book} rule={shown[0].rule} />
            </p>
          )}
          {shown.map((thrown, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws keep their order
            <Shown key={n} thrown={thrown} large={large} />
          ))}
          <span className={styles.result} data-part="throws-result">
            {large ? shown[0].won && wonWords(shown[0]) : smallWords(shown[0])}
          </span>
          {drawn.length > 0 && (
            <span className={styles.drawn} data-part="drawn">
              {drawnWords(drawn, shown[0], past ? undefined : chance)}
            </span>
          )}
        </div>
      ))}
    </>
  );
}

const smallWords = ({ text, won }: Thrown): string =>
  won ? `${capital(text)}: ${won === 'draw' ? 'drawn' : `${SIDE_NAMES[won]} wins`}` : capital(text);

function Shown({ thrown: { value, won, by, meant }, large }: { readonly thrown: Thrown; readonly large: boolean }) {
  if (value === undefined) return null;
  if (typeof value === 'number')
    return (
      <>
        <span className={`${styles.die} ${sideClass(by === 'both' ? undefined : by)}`} data-part="die">
          <span className={textStyles.unseen}>thrown: </span>
          {value}
        </span>
        {meant !== undefined && <span>{meant}</span>}
      </>
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
