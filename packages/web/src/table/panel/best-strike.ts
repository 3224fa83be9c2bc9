import type { Count, MenuItem, Odds, ResultInWords, ResultTable } from '@umpire/engine';
import type { Table } from '../model/use-table.js';
import { worth } from '../odds/worth.js';
import { dueItem, inOrder } from './verbs.js';

/** Whom the piece that is held would best strike, and how. */
export interface Strike {
  readonly item: MenuItem;
  readonly target: string;
  readonly odds: Odds<ResultInWords>;
  /** What both count; with it, what can happen to the one who strikes. */
  readonly counts: readonly Count[] | undefined;
  /** The table of results, with the column that would be read. */
  readonly table: ResultTable | undefined;
  /** It far more likely harms the one who does it: it is open to whoever wants it, and never the first thing offered. */
  readonly isBad: boolean;
}

/** What is worth less harms more than it gains: as good as two chances in three that it ends badly. */
const BAD = -1 / 3;

type Parts = Pick<Table, 'inspection' | 'battleView' | 'selected' | 'by' | 'ending' | 'drafting'>;

/** The best of what the piece that is held could do to somebody; nothing as long as its odds are not known. */
export function bestStrike({ inspection, battleView, selected, by, ending, drafting }: Parts): Strike | undefined {
  if (!by || ending || drafting.draft || battleView.asked || inspection?.piece !== selected) return undefined;
  // what is due is offered with its odds: the same need not be offered twice
  if (dueItem(battleView.menu, battleView.scene.pieces)?.stand === selected) return undefined;
  const rows = inspection?.targets.filter(({ target, preview }) => !target.closed && preview && !preview.refusal) ?? [];
  const [best] = inOrder(rows.filter(({ preview }) => preview?.odds));
  const item = best && battleView.menu.find(({ verb, stand }) => verb === best.verb && stand === selected);
  const { odds, counts, table } = best?.preview ?? {};
  return item && odds && { item, target: best.target.id, odds, counts, table, isBad: worth(odds) < BAD };
}

export const giveStrike = ({ giveAtOnce }: Table, { item, target }: Strike): Promise<void> =>
  giveAtOnce(item, { [item.fields[0]!.name]: target });
