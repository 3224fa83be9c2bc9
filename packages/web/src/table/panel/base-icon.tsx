import { inkOf, SymbolIcon } from '@umpire/board';
import type { Side } from '@umpire/engine';
import { useDark } from '../../ui/media.js';
import styles from './card.module.css';

/** A piece as it looks on the table, for lists and cards. */
export function BaseIcon({
  side,
  symbol,
  size = 44,
}: {
  readonly side: Side;
  readonly symbol: string;
  readonly size?: number;
}) {
  const ink = inkOf(useDark() ? 'dark' : 'light').sides[side];
  return (
    <svg className={styles.baseIcon} viewBox="-60 -66 120 126" width={size} height={size * 1.05} aria-hidden="true">
      <path d="M-14 -50L0 -63L14 -50z" fill={ink.border} />
      <rect x="-52" y="-50" width="104" height="104" rx="9" fill={ink.base} stroke={ink.border} strokeWidth="6" />
      <g transform="translate(0 2)">
        <SymbolIcon name={symbol} size={80} colour={ink.ink} />
      </g>
    </svg>
  );
}
