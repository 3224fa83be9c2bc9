import {
  Ghost,
  OutlookLines,
  PathDraft,
  Selection,
  StrikeArrow,
  ThreatLines,
  usePen,
  Words,
  ZoneMark,
} from '@umpire/board';
import type { Point, Pushed, Refusal } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { type Carried, type Hover, useHover } from '../model/hover.js';
import { boxOf, whyNot, zoneAt } from './mark-words.js';
import { usePlace } from './place.js';

/** What is dragged: where it would end, what that would mean, whom it would strike. */
export function DragMarks() {
  const { hover, battleView, drafting, company, cut } = useTableParts();
  const { outlook, onto, aims, pushed = company.ahead, path, box, carried } = useHover(hover);
  const stand = aims?.stand ?? drafting.draft?.item.stand;
  const piece = battleView.scene.pieces.find(({ id }) => id === stand);
  const end = onto?.preview?.end;
  return (
    <>
      {company.stands.map(id => (
        <Selection key={id} piece={id} />
      ))}
      {outlook && path && piece && <OutlookLines at={path.at(-1)!} side={piece.side} outlook={outlook} />}
      {end && piece && <Ghost at={end} side={piece.side} symbol={piece.symbol} size={piece} of={piece} />}
      {aims && (onto ? <StrikeArrow from={aims.stand} to={onto.target} /> : <Aiming {...aims} />)}
      {onto && piece && <OntoWords target={onto.target} text={onto.preview?.cost ?? ''} />}
      {pushed?.map(one => (
        <PushedMark key={one.stand} pushed={one} />
      ))}
      {box && <Box corners={box} />}
      {carried && <CarriedMark carried={carried} />}
      {cut?.back && <WentBack from={cut.back} why={cut.stop} />}
    </>
  );
}

function OntoWords({ target, text }: { readonly target: string; readonly text: string }) {
  const { battleView } = useTableParts();
  const at = battleView.scene.pieces.find(({ id }) => id === target);
  return at && text !== '' ? <Words at={at} text={text} above={30} strong /> : null;
}

/** From the piece that would strike to the hand, which is over nobody yet. */
function Aiming({ stand, to }: NonNullable<Hover['aims']>) {
  const from = usePlace(stand);
  return from ? <PathDraft from={from} legs={[{ to }]} /> : null;
}

/** Where one of several would end; or why it stays. */
function PushedMark({ pushed }: { readonly pushed: Pushed }) {
  const { battleView } = useTableParts();
  const piece = battleView.scene.pieces.find(({ id }) => id === pushed.stand);
  if (!piece) return null;
  if ('refusal' in pushed)
    return <Ghost at={piece} side={piece.side} symbol={piece.symbol} size={piece} of={piece} allowed={false} />;
  return (
    <>
      {pushed.threats && <ThreatLines at={pushed.end} by={pushed.threats.map(({ id }) => id)} />}
      <Ghost at={pushed.end} side={piece.side} symbol={piece.symbol} size={piece} of={piece} />
    </>
  );
}

/** What is carried onto the table, where it would lie; and why it may not. */
function CarriedMark({ carried: { at, gesture, refusal, symbol, end, after } }: { readonly carried: Carried }) {
  const { battleView, side: by } = useTableParts();
  const { length } = battleView.scene.unit;
  const size = gesture?.kind === 'place' ? gesture.size : { width: length, depth: length };
  return (
    <>
      {gesture && <ZoneMark zones={gesture.zones} />}
      {gesture?.kind === 'aim' ? (
        <>
          <ZoneMark zones={[zoneAt(gesture.shape, at)]} />
          {end && symbol && <Ghost at={end} side={by ?? 'a'} symbol={symbol} size={boxOf(gesture.shape)} />}
        </>
      ) : (
        <Ghost at={at} side={by ?? 'a'} symbol={symbol ?? 'unknown'} size={size} allowed={!refusal} />
      )}
      {refusal ? (
        <Words at={at} text={whyNot(refusal) ?? ''} above={-34} strong />
      ) : (
        after && <Words at={at} text={`Then: ${after.map(({ label }) => label).join(', ')}`} above={-34} strong />
      )}
    </>
  );
}

/** Why something did not stay where the hand let it go: said there. */
function WentBack({ from, why }: { readonly from: Point; readonly why: Refusal }) {
  const pen = usePen();
  const { x, y } = pen.at(from);
  const arm = pen.px(9);
  const cross = `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`;
  return (
    <g data-mark="went-back" fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={cross} stroke="#fff" strokeWidth={pen.px(7)} />
      <path d={cross} stroke="#c4161c" strokeWidth={pen.px(3.5)} />
      <Words at={from} text={whyNot(why) ?? ''} above={-30} strong />
    </g>
  );
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
