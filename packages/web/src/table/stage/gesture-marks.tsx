import { enlarged, Ghost, PathDraft, usePen, Words, ZoneMark } from '@umpire/board';
import {
  type ArrangePiece,
  type Draft,
  facingAfter,
  fieldInHand,
  type Gesture,
  isRefusal,
  type OutlookWarning,
  type Piece,
  type Point,
  type Pose,
  type Preview,
  type Refusal,
  type Side,
  type Size,
  turnBesidePath,
} from '@umpire/engine';
import { arrangedIn, mayStand, standingIn } from '../draft/arrange.js';
import { endOf, type Path } from '../draft/path.js';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { GrabArea } from './grab-area.js';
import { GroundChoices } from './ground-choice-marks.js';
import { boxOf, warningWords, whyNot, whyShort, zoneAt } from './mark-words.js';
import { standingBefore } from './standing-before.js';
import { TurnHandle } from './turn-handle.js';

interface Drawn {
  readonly draft: Draft;
  readonly scale: number;
}

const refusalOf = (preview: Preview | Refusal | undefined): Refusal | undefined =>
  preview && (isRefusal(preview) ? preview : preview.refusal);
const breakOf = (preview: Preview | Refusal | undefined): { breaksAt?: Point } =>
  preview && !isRefusal(preview) && preview.breaksAt ? { breaksAt: preview.breaksAt } : {};
const costOf = (preview: Preview | Refusal | undefined): string | undefined =>
  preview && !isRefusal(preview) ? preview.cost : undefined;

/** Where the book says that it would end: those who wheel do not end where the hand points. */
const endIn = (preview: Preview | Refusal | undefined): Pose | undefined =>
  preview && !isRefusal(preview) ? preview.end : undefined;

/** What is in hand, drawn above the pieces. */
export function GestureMarks({ scale }: { readonly scale: number }) {
  const { drafting, gesture } = useTableParts();
  const { draft } = drafting;
  if (!draft || !gesture) return null;
  return (
    <>
      <Standing draft={draft} />
      <InHand draft={draft} scale={scale} gesture={gesture} />
    </>
  );
}

function InHand({ gesture, ...drawn }: Drawn & { readonly gesture: Gesture }) {
  const { draft } = drawn;
  switch (gesture.kind) {
    case 'path':
      return <PathMarks {...drawn} gesture={gesture} />;
    case 'turn':
      return <TurnMarks {...drawn} gesture={gesture} />;
    case 'place':
      return <PlaceMarks {...drawn} gesture={gesture} />;
    case 'arrange':
      return <ArrangeMarks {...drawn} gesture={gesture} />;
    case 'aim':
      return <AimMarks {...drawn} gesture={gesture} />;
    case 'choose':
      return <PlacedMark draft={draft} />;
    case 'several':
      return <GroundChoices draft={draft} gesture={gesture} />;
    default:
      return null;
  }
}

type Of<K extends Gesture['kind']> = { readonly gesture: Extract<Gesture, { kind: K }> };

/** The piece that an order is for, or the one that is asked about. */
function useStand(draft: Draft): { readonly side: Side; readonly symbol: string; readonly piece?: Piece } {
  const { battleView, side: by } = useTableParts();
  const [asked, more] = battleView.asked?.ask.about ?? [];
  const stand = draft.item.stand ?? (more === undefined ? asked : undefined);
  const piece = battleView.scene.pieces.find(({ id }) => id === stand);
  return { side: piece?.side ?? by ?? 'a', symbol: piece?.symbol ?? 'unknown', ...(piece && { piece }) };
}

function PathMarks({ draft, gesture, scale }: Drawn & Of<'path'>) {
  const { hover, drafting, cut, battleView } = useTableParts();
  const over = useHover(hover);
  const { side, symbol, piece } = useStand(draft);
  const name = fieldInHand(draft)!.name;
  const laid = draft.values[name] as Path | undefined;
  const path = over.path ?? laid;
  const stopped = over.path ? over.stopped : cut?.stop;
  const short = over.path ? over.short : cut?.short;
  if (!path || path.length === 0) return null;
  const preview = over.path ? over.preview : drafting.preview;
  const beside = turnBesidePath(draft);
  const turned = beside === undefined ? undefined : (draft.values[beside] as number | undefined);
  const facing = over.path ? over.end?.facing : turned;
  const end: Pose = endIn(preview) ?? {
    ...endOf(gesture.from, path),
    facing: facing ?? facingAfter(gesture.from, path),
  };
  return (
    <>
      <PathDraft from={gesture.from} legs={path.map(to => ({ to }))} {...breakOf(preview)} />
      <Ghost at={end} side={side} symbol={symbol} size={gesture.size} allowed={!refusalOf(preview)} of={piece} />
      <Below at={end} size={gesture.size} text={whyNot(refusalOf(preview)) ?? costOf(preview)} />
      {stopped && !refusalOf(preview) && (
        <Below at={end} size={gesture.size} text={whyShort(stopped, battleView.scene.unit, short)} line={1} />
      )}
      {over.path && !refusalOf(preview) && (
        <Worse at={end} size={gesture.size} from={over.stopped ? 2 : 1} warnings={over.outlook?.warnings ?? []} />
      )}
      {laid && !over.path && (
        <>
          <GrabArea at={end} size={gesture.size} scale={scale} name="path" />
          {beside && <TurnHandle at={end} size={gesture.size} scale={scale} name="turn" />}
        </>
      )}
    </>
  );
}

/** So many are told on the table; the panel has them all. */
const MOST = 2;

/** What would be worse there, in lines of their own. */
function Worse({ at, size, from, warnings }: Omit<BelowProps, 'text'> & WorseProps) {
  const { pieces } = useTableParts().battleView.scene;
  return warnings
    .slice(0, MOST)
    .map((one, i) => (
      <Below
        key={`${one.rule} ${one.text}`}
        at={at}
        size={size}
        text={warningWords(one, pieces)}
        line={from + i}
        quiet
      />
    ));
}
interface WorseProps {
  readonly from: number;
  readonly warnings: readonly OutlookWarning[];
}

interface BelowProps {
  readonly at: Point;
  readonly size: Size;
  readonly text: string | undefined;
  readonly quiet?: boolean;
  /** So many lines farther down. */
  readonly line?: number;
}

/** Pixels from one line of words to the next. */
const LINE = 21;

/** A few words below a piece, clear of it whichever way it faces. */
function Below({ at, size, text, quiet = false, line = 0 }: BelowProps) {
  const pen = usePen();
  if (text === undefined) return null;
  const drawn = enlarged(size, pen.least);
  const below = (Math.hypot(drawn.width, drawn.depth) / 2) * pen.scale + 14 + line * LINE;
  return <Words at={at} text={text} above={-below} strong={!quiet} />;
}

function TurnMarks({ draft, gesture, scale }: Drawn & Of<'turn'>) {
  const { drafting } = useTableParts();
  const { side, symbol, piece } = useStand(draft);
  const facing = draft.values[fieldInHand(draft)!.name] as number | undefined;
  const at: Pose = endIn(drafting.preview) ?? { ...gesture.from, facing: facing ?? gesture.from.facing };
  const refusal = refusalOf(drafting.preview);
  return (
    <>
      <Ghost at={at} side={side} symbol={symbol} size={gesture.size} allowed={!refusal} of={piece} />
      <Below at={at} size={gesture.size} text={whyNot(refusal) ?? costOf(drafting.preview)} />
      <TurnHandle at={at} size={gesture.size} scale={scale} name="turn" />
    </>
  );
}

function PlaceMarks({ draft, gesture, scale }: Drawn & Of<'place'>) {
  const { drafting } = useTableParts();
  const { side, symbol, piece } = useStand(draft);
  const at = draft.values[fieldInHand(draft)!.name] as Pose | undefined;
  if (!at) return null;
  const { size } = gesture;
  const ghost = gesture.symbol ?? symbol;
  return (
    <>
      <Ghost
        at={at}
        side={side}
        symbol={ghost}
        size={size}
        allowed={!refusalOf(drafting.preview)}
        of={gesture.symbol === undefined ? piece : undefined}
      />
      <Below at={at} size={gesture.size} text={whyNot(refusalOf(drafting.preview))} />
      <GrabArea at={at} size={gesture.size} scale={scale} name="place" />
      {gesture.turn && <TurnHandle at={at} size={gesture.size} scale={scale} name="turn" />}
    </>
  );
}

/** What lies somewhere already, while more is chosen for it. */
function PlacedMark({ draft }: Pick<Drawn, 'draft'>) {
  const { side, symbol, piece } = useStand(draft);
  const { item, gestures, values } = draft;
  const name = item.fields.findLast(field => gestures[field.name]?.kind === 'place')?.name;
  const gesture = name === undefined ? undefined : gestures[name];
  const at = name === undefined ? undefined : (values[name] as Pose | undefined);
  if (gesture?.kind !== 'place' || !at) return null;
  const own = gesture.symbol === undefined;
  return (
    <Ghost at={at} side={side} symbol={gesture.symbol ?? symbol} size={gesture.size} of={own ? piece : undefined} />
  );
}

/** Who was put down, while more is asked about them. */
function Standing({ draft }: Pick<Drawn, 'draft'>) {
  const { side: by } = useTableParts();
  return standingBefore(draft).map(({ piece, at }) => (
    <Ghost key={piece.id} at={at} side={by ?? 'a'} symbol={piece.symbol} size={piece.size} />
  ));
}

function ArrangeMarks({ draft, gesture, scale }: Drawn & Of<'arrange'>) {
  const { side: by, drafting } = useTableParts();
  const arranged = arrangedIn(draft, fieldInHand(draft)!.name);
  if (!arranged) return null;
  const placed = standingIn(gesture, arranged);
  const held = placed.find(({ piece }) => piece.id === arranged.inHand);
  const refusal = refusalOf(drafting.preview);
  // a refusal begins with the name of the piece that it is about
  const isRefused = ({ label }: ArrangePiece): boolean => refusal?.message.startsWith(`${label}: `) ?? false;
  return (
    <>
      {placed.map(({ piece, at }) => (
        <g key={piece.id}>
          <Ghost
            at={at}
            side={by ?? 'a'}
            symbol={piece.symbol}
            size={piece.size}
            allowed={mayStand(piece, at, placed) && !isRefused(piece)}
          />
          <GrabArea at={at} size={piece.size} scale={scale} name={`arrange:${piece.id}`} />
        </g>
      ))}
      {held && (
        <>
          <HeldRing at={held.at} size={held.piece.size} scale={scale} />
          <Below at={held.at} size={held.piece.size} text={held.piece.label} quiet />
          <TurnHandle at={held.at} size={held.piece.size} scale={scale} name="turn" />
        </>
      )}
    </>
  );
}

/** The ring round the piece in hand. */
function HeldRing({ at, size, scale }: { readonly at: Pose; readonly size: Size; readonly scale: number }) {
  const pen = usePen();
  const { x, y } = pen.at(at);
  const { width, depth } = enlarged(size, pen.least);
  const gap = 5 / scale;
  const ring = {
    x: -width / 2 - gap,
    y: -depth / 2 - gap,
    width: width + 2 * gap,
    height: depth + 2 * gap,
    rx: gap,
  };
  return (
    <g transform={`translate(${x} ${y}) rotate(${pen.degrees(at.facing)})`} fill="none" pointerEvents="none">
      <rect {...ring} stroke="#1c1a15" strokeWidth={4.5 / scale} />
      <rect {...ring} stroke="#fff" strokeWidth={2.2 / scale} />
    </g>
  );
}

function AimMarks({ draft, gesture, scale }: Drawn & Of<'aim'>) {
  const { hover, drafting } = useTableParts();
  const { side, symbol } = useStand(draft);
  const over = useHover(hover);
  const laid = draft.values[fieldInHand(draft)!.name] as Point | undefined;
  const at = laid ?? over.point;
  if (!at) return null;
  const refused = laid && refusalOf(drafting.preview);
  const size = boxOf(gesture.shape);
  // it may come to lie elsewhere than it was pointed at: there it is shown
  const end = laid && endIn(drafting.preview);
  return (
    <>
      {end && <PathDraft from={at} legs={[{ to: end }]} />}
      {end && <Ghost at={end} side={side} symbol={symbol} size={size} />}
      {gesture.from && <PathDraft from={gesture.from} legs={[{ to: at }]} {...(refused && { breaksAt: at })} />}
      <ZoneMark zones={[zoneAt(gesture.shape, end ?? at)]} />
      {laid && <GrabArea at={{ ...at, facing: 0 }} size={size} scale={scale} name="aim" />}
    </>
  );
}
