import { Badge } from '@umpire/board';
import type { Marker } from '@umpire/engine';
import styles from './marker-icon.module.css';

/** A mark as the table has it, for lists and cards. */
export function MarkerIcon({ marker }: { readonly marker: Marker }) {
  return (
    <svg className={styles.mark} viewBox="-134 -134 268 268" role="img" aria-label={marker.letter}>
      <Badge id="" marker={marker} x={0} y={0} radius={100} />
    </svg>
  );
}
