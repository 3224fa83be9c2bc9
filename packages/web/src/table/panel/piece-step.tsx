import type { MenuItem } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { useTableParts } from '../model/context.js';
import styles from './action-bar.module.css';
import { LARGE } from './large-button.js';
import { isAtOnce } from './verbs.js';

/** Nothing is left to the side as a whole: what a piece can do. */
export function PieceStep({
  item,
  beside = false,
}: {
  readonly item: MenuItem | undefined /** The large button is another one. */;
  readonly beside?: boolean;
}) {
  const { battleView, start, giveAtOnce, snap } = useTableParts();
  if (!item) return null;
  const label = battleView.scene.pieces.find(({ id }) => id === item.stand)?.label ?? '';
  return (
    <div className={styles.buttons} data-part="action-buttons">
      <Button
        {...(!beside && LARGE)}
        disabled={snap.busy}
        title={item.text}
        onClick={() => (isAtOnce(item) ? void giveAtOnce(item) : start(item))}
      >
        {item.label} {label}
      </Button>
    </div>
  );
}
