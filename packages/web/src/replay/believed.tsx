import type { Belief, Side } from '@umpire/engine';
import { useLoading } from '../battles/hooks.js';
import { sharedDesk } from '../desk/shared.js';
import { RuleLink, Segmented, SIDE_NAMES, sideClass } from '../ui/index.js';
import styles from './chapter.module.css';
import type { Player } from './use-player.js';

export type Believed = Side | 'truth';

/** The truth alone, or what a side believed laid over it. */
export function BelievedChoice({
  value,
  onChange,
}: {
  readonly value: Believed;
  readonly onChange: (value: Believed) => void;
}) {
  return (
    <Segmented
      quiet
      label="Truth and belief"
      value={value}
      among={[
        { value: 'truth', label: 'Truth' },
        { value: 'a', label: `What ${SIDE_NAMES.a} believed` },
        { value: 'b', label: `What ${SIDE_NAMES.b} believed` },
      ]}
      onChange={onChange}
    />
  );
}

/** What a side believed at a moment; nothing while that is fetched. */
export function useBelief(index: number | undefined, believed: Believed): Belief | undefined {
  const key = `belief ${believed} ${index ?? ''}`;
  const { value } = useLoading(key, async () =>
    believed === 'truth' || index === undefined ? undefined : sharedDesk().belief(index, believed),
  );
  return value;
}

/** Every error of a side, with the moment in which it was made; a press goes there. */
export function Errors({
  book,
  side,
  player,
  belief,
}: {
  readonly book: string;
  readonly side: Side;
  readonly player: Player;
  readonly belief: Belief | undefined;
}) {
  const { value: errors = [] } = useLoading(`errors ${side}`, () => sharedDesk().errors(side));
  return (
    <section
      className={`${styles.chapter} ${styles.believed}`}
      data-part="chapter"
      aria-label={`What ${SIDE_NAMES[side]} believed`}
    >
      <h3>What {SIDE_NAMES[side]} believed</h3>
      {belief && <p>{belief.text}</p>}
      {errors.length === 0 ? (
        <p>{SIDE_NAMES[side]} was never wrong about anybody on its map.</p>
      ) : (
        <ol>
          {errors.map(({ id, index, turn, text, rule }) => (
            <li key={id}>
              <button type="button" className={sideClass(side)} onClick={() => player.goTo(index)}>
                <small>{turn}</small> {text}
              </button>{' '}
              <RuleLink book={book} rule={rule} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
