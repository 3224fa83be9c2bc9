import { Ghost, OutlookLines, Selection, usePen, Words } from '@umpire/board';
import type { Point, Pushed } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';

/** What is dragged: where it would end, what that would mean, whom it would strike. */
export function DragMarks() {
  const { hover, battleView, drafting, company } = useTableParts();
  const { outlook, onto, pushed, path, box } = useHover(hover);
  const stand = drafting.draft?.item.stand;
  const piece = battleView.scene.pieces.find(({ id }) => id === stand);
  const end = onto?.preview?.end;
  return (
    <>
      {company.stands.map(id => (
        <Selection key={id} piece={id} />
      ))}
      {outlook && path && piece && <OutlookLines at={path.at(-1)!} side={piece.side} outlook={outlook} />}
      {end && piece && <Ghost at={end} side={piece.side} symbol={piece.symbol} size={piece} />}
      {onto && piece && <OntoWords target={onto.target} text={onto.preview?.cost ?? ''} />}
      {pushed?.map(one => (
        <PushedMark key={one.stand} pushed={one} />
      ))}
      {box && <Box corners={box} />}
    </>
  );
}

function OntoWords({ target, text }: { readonly target: string; readonly text: string }) {
  const { battleView } = useTableParts();
  const at = battleView.scene.pieces.find(({ id }) => id === target);
  return at && text !== '' ? <Words at={at} text={text} above={30} strong /> : null;
}

/** Where one of several would end; or why it stays. */
function PushedMark({ pushed }: { readonly pushed: Pushed }) {
  const { battleView } = useTableParts();
  const piece = battleView.scene.pieces.find(({ id }) => id === pushed.stand);
  if (!piece) return null;
  if ('refusal' in pushed)
    return <Ghost at={piece} side={piece.side} symbol={piece.symbol} size={piece} allowed={false} />;
  return <Ghost at={pushed.end} side={piece.side} symbol={piece.symbol} size={piece} />;
}

/** The box that is drawn round pieces. */
function Box({ corners: [from, to] }: { readonly corners: readonly [Point, Point] }) {
  const pen = usePen();
  const [a, b] = [pen.at(from), pen.at(to)];
  return (
    <rect
      x={Math.min(a.x, b.x)}
      y={Math.min(a.y, b.y)}
      width={Math.abs(b.x - a.x)}
      height={Math.abs(b.y - a.y)}
      fill="#ffffff"
      fillOpacity={0.12}
      stroke={pen.line}
      strokeWidth={pen.px(1.4)}
      strokeDasharray={`${pen.px(5)} ${pen.px(4)}`}
      pointerEvents="none"
    />
  );
}
