import { isSide } from '@umpire/engine';
import { useTableParts } from '../table/model/context.js';
import { BriefingView } from './briefing-view.js';

/** The briefing beside the table, until its player has given his first order. */
export function BriefingCard() {
  const { battleView, briefing, board } = useTableParts();
  const { viewer, log } = battleView;
  if (!briefing || !isSide(viewer) || log.some(({ by }) => by === viewer)) return null;
  return (
    <section aria-label="Briefing">
      <h2>Briefing</h2>
      <BriefingView book={battleView.book} briefing={briefing} side={viewer} turn={board?.turn} />
    </section>
  );
}
