import { useTableParts } from '../model/context.js';
import { pieceNames } from '../words.js';
import { heldWords, reachWords } from './danger-words.js';
import styles from './warnings.module.css';

/** Who could be struck as everybody stands: the piece that is held first. */
export function InDanger() {
  const { dangers, selected, battleView } = useTableParts();
  const names = (ids: readonly string[]): string => pieceNames(ids, battleView.scene.pieces);
  const exposed = dangers?.exposed ?? [];
  const lines = [heldWords(exposed, selected, names), reachWords(exposed, selected, names)];
  return (
    <ul className={styles.warnings} data-part="dangers" aria-label="Who could be struck">
      {lines.map(line => line !== undefined && <li key={line}>{line}</li>)}
    </ul>
  );
}
