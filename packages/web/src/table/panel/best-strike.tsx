import type { MenuItem, Odds, ResultInWords } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { useTableParts } from '../model/context.js';
import type { Table } from '../model/use-table.js';
import { worth } from '../odds/bar.js';
import styles from './action-bar.module.css';
import { inOrder } from './verbs.js';

/** Whom the piece that is held would best strike, and how. */
export interface Strike {
  readonly item: MenuItem;
  readonly target: string;
  readonly odds: Odds<ResultInWords> | undefined;
}

/** The best of what a piece could do to somebody; nothing as long as its odds are not known. */
export function bestStrike({ inspection, battleView, selected, by, ending }: Table): Strike | undefined {
  if (!by || ending || inspection?.piece !== selected) return undefined;
  const rows = inspection?.targets.filter(({ target, preview }) => !target.closed && preview && !preview.refusal) ?? [];
  // what more likely harms the one who does it, or may be in vain, is open to whoever wants it, and never the first thing offered
  const [best] = inOrder(rows.filter(({ preview }) => preview?.odds && worth(preview.odds) >= 0));
  const item = best && battleView.menu.find(({ verb, stand }) => verb === best.verb && stand === selected);
  return item && best && { item, target: best.target.id, odds: best.preview?.odds };
}

export const giveStrike = ({ giveAtOnce }: Table, { item, target }: Strike): Promise<void> =>
  giveAtOnce(item, { [item.fields[0]!.name]: target });

/** The large button of a piece that can strike: it says whom, and does it. */
export function BestStrike({ best }: { readonly best: Strike }) {
  const table = useTableParts();
  const { battleView, snap } = table;
  const labelOf = (id: string | undefined) => battleView.scene.pieces.find(piece => piece.id === id)?.label ?? '';
  return (
    <div className={styles.buttons} data-part="action-buttons">
      <Button kind="primary" hint="↵" disabled={snap.busy} onClick={() => void giveStrike(table, best)}>
        {best.item.label} {labelOf(best.item.stand)} → {labelOf(best.target)}
      </Button>
    </div>
  );
}
