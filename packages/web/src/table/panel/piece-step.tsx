import type { MenuItem } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { useTableParts } from '../model/context.js';
import styles from './action-bar.module.css';
import { isAtOnce } from './verbs.js';

/** Nothing is left to the side as a whole: what a piece can do. */
export function PieceStep({ item }: { readonly item: MenuItem | undefined }) {
  const { battleView, start, giveAtOnce, snap } = useTableParts();
  if (!item) return null;
  const label = battleView.scene.pieces.find(({ id }) => id === item.stand)?.label ?? '';
  return (
    <div className={styles.buttons} data-part="action-buttons">
      <Button
        kind="primary"
        hint="↵"
        disabled={snap.busy}
        title={item.text}
        onClick={() => (isAtOnce(item) ? void giveAtOnce(item) : start(item))}
      >
        {item.label} {label}
      </Button>
    </div>
  );
}
