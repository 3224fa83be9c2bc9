import { isSide } from '@umpire/engine';
import { useTableParts } from '../table/model/context.js';
import type { Table } from '../table/model/use-table.js';
import { BriefingView } from './briefing-view.js';

/** Whether a player reads his briefing beside the table: until he has given his first order. */
export function useIsBriefed(): boolean {
  const { battleView, briefing } = useTableParts();
  return Boolean(briefing) && isSide(battleView.viewer) && !battleView.acted;
}

/** Whether what is asked waits until the briefing was read. */
export const isReadFirst = ({ briefing, snap }: Table): boolean => snap.unread && briefing !== undefined && !snap.pass;

/** The briefing beside the table. */
export function BriefingCard() {
  const { battleView, briefing, board } = useTableParts();
  const { viewer } = battleView;
  if (!useIsBriefed() || !briefing || !isSide(viewer)) return null;
  return (
    <section aria-label="Briefing">
      <h2>Briefing</h2>
      <BriefingView book={battleView.book} briefing={briefing} side={viewer} turn={board?.turn} />
    </section>
  );
}
