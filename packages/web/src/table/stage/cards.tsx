import { drawn, type Frame, type Laying, placeWhen } from '@umpire/board';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTableParts } from '../model/context.js';
import { clearPlace, type Place, type Spot } from './clear-place.js';

const CONCERNED = 25;
const ASKS: readonly Place[] = ['bottom', 'top', 'bottom-left', 'top-left', 'bottom-right'];
const RESULTS: readonly Place[] = ['top-left', 'bottom-left', 'bottom-right', 'bottom', 'top'];

/** What lies on the table for a while: the last throw, and what the book asks. It keeps clear of the pieces concerned. */
export function Cards({
  view,
  laying,
  children,
}: {
  readonly view: Frame | undefined;
  readonly laying: Laying;
  readonly children: ReactNode;
}) {
  const { battleView, snap } = useTableParts();
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>('bottom');
  const asks = battleView.asked !== undefined;
  const open = asks || (snap.thrown !== undefined && !('over' in battleView.turn));
  useLayoutEffect(() => {
    const card = ref.current;
    const stage = card?.offsetParent;
    if (!open || !card || !stage || !view) return;
    const lay = () => {
      const size = { width: stage.clientWidth, height: stage.clientHeight };
      const scale = size.width / view.width;
      const last = battleView.log.at(-1);
      const about = new Set([
        ...(snap.thrown?.about ?? []),
        ...(snap.thrown?.gone.map(({ id }) => id) ?? []),
        ...(battleView.asked?.ask.about ?? []),
        ...(asks && last?.index === battleView.entries - 1 ? last.lines.flatMap(line => line.about) : []),
      ]);
      const spots = [...battleView.scene.pieces, ...(snap.thrown?.gone ?? [])].flatMap((piece): Spot[] => {
        const place = placeWhen(battleView.scene, piece.id, laying) ?? piece;
        const at = drawn({ ...battleView.scene, turn: laying.turn }, place);
        const [x, y] = [(at.x - view.x) * scale, (at.y - view.y) * scale];
        return [{ x, y, weight: about.has(piece.id) ? CONCERNED : 1 }];
      });
      const found = clearPlace(
        asks ? ASKS : RESULTS,
        { width: card.offsetWidth, height: card.offsetHeight },
        size,
        spots,
      );
      setPlace(found);
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(card);
    return () => observer.disconnect();
  }, [open, asks, view, laying, battleView, snap.thrown]);
  if (!open) return null;
  return (
    <div className="cards" ref={ref} data-place={place} data-asks={asks || undefined}>
      {children}
    </div>
  );
}
