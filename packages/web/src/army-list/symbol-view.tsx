import { SymbolIcon } from '@umpire/board';
import styles from './list.module.css';

/** What stands on a base, in the colour of the text beside it. */
export function SymbolView({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <svg
      className={styles.symbol}
      data-part="army-symbol"
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <SymbolIcon name={name} size={92} colour="currentColor" />
    </svg>
  );
}
