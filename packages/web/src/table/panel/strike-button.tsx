import { Button } from '../../ui/button.js';
import { useTableParts } from '../model/context.js';
import styles from './action-bar.module.css';
import { giveStrike, type Strike } from './best-strike.js';
import { LARGE } from './large-button.js';

/** The button of a piece that can strike: it says whom, and does it. It is the large one, unless another is. */
export function BestStrike({ best, beside }: { readonly best: Strike; readonly beside: boolean }) {
  const table = useTableParts();
  const { battleView, snap } = table;
  const labelOf = (id: string | undefined) => battleView.scene.pieces.find(piece => piece.id === id)?.label ?? '';
  return (
    <div className={styles.buttons} data-part="action-buttons">
      <Button {...(!beside && LARGE)} disabled={snap.busy} onClick={() => void giveStrike(table, best)}>
        {best.item.label} {labelOf(best.item.stand)} → {labelOf(best.target)}
      </Button>
    </div>
  );
}
