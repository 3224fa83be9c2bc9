/** One piece: shadow, base, chevron, symbol. What depends on the zoom (label, badges) is in tags.tsx. */
import type { Dress, Period, Piece, Point } from '@umpire/engine';
import { memo } from 'react';
import { degrees } from '../coordinates.js';
import { useFetched } from '../fetched.js';
import type { FigureArt } from '../figures/art.js';
import { FlagDrawing } from '../figures/flag.js';
import { same } from '../same.js';
import { inkOf, type SideInk } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { Counter } from './counter.js';
import { FLAG, flagUnit, LARGEST } from './icon-box.js';
import { type Dotted, layoutOf } from './layout.js';
import type { Level } from './level.js';
import type { Looks } from './looks.js';
import type { PictureArt } from './picture-art.js';
import { isLettered } from './profiles.js';
import {
  basePath,
  borderOf,
  carriesFlag,
  chevronPath,
  flies,
  isBlock,
  isUnknown,
  looksLeft,
  readableTurn,
  ringOf,
} from './shape.js';
import { Sign } from './sign.js';
import type { TokenProps } from './token.js';
import { TOKENS, tokenPath } from './token-art.js';

export interface PieceProps {
  readonly piece: Piece;
  /** Where its middle is in the drawing, and which way it is drawn. */
  readonly at: Point;
  readonly facing: number;
  readonly shadow: Point;
  readonly mode: Mode;
  /** How much of it is shown. */
  readonly level: Level;
  /** What its figures wear. */
  readonly dress?: Dress;
  /** How figures are drawn, once that is known. */
  readonly figures?: FigureArt;
  readonly pictures?: PictureArt;
  readonly period?: Period;
  /** Its label is written in its corner: its symbol stands below that. */
  readonly cornered?: true;
  /** It can have the focus. The page decides which one is on the way of the Tab key. */
  readonly live: boolean;
}

/** What a screen reader says, and what the mouse shows. */
const titleOf = (piece: Piece): string =>
  [
    `${piece.label}: ${piece.title}`,
    ...(piece.group && !isUnknown(piece) ? [piece.group] : []),
    ...(piece.sign && !isUnknown(piece) ? [`${piece.sign}: how good it is, in the sign of its book`] : []),
    ...piece.markers.map(({ letter, text }) => `${letter}: ${text}`),
  ].join(' · ');

const FOCUSABLE = { tabIndex: -1, role: 'button' } as const;

/** How high a piece stands above the table, for its shadow; in the air its shadow falls far from it. */
const HEIGHT = { ground: 34, air: 150 } as const;
const HEIGHT_IN_AIR = { low: 90, medium: 170, high: 270 } as const;
/** Beside the table nobody flies. */
const heightOf = ({ height, layer, where }: Piece): number =>
  where === 'off-table' ? HEIGHT.ground : height ? HEIGHT_IN_AIR[height] : HEIGHT[layer];

export const PieceBody = memo(function PieceBody({
  piece,
  at,
  facing,
  shadow,
  mode,
  level,
  dress,
  figures,
  pictures,
  period,
  cornered,
  live,
}: PieceProps) {
  const ink = inkOf(mode).sides[piece.side];
  const turn = degrees(facing);
  const rotation = turn === 0 || piece.token ? undefined : `rotate(${turn})`;
  const { token } = piece;
  const base = token ? tokenPath(piece, token.shape) : basePath(piece, piece.side);
  const side = Math.min(piece.width, piece.depth);
  const height = heightOf(piece) * (Math.min(side, LARGEST) / 254);
  const fall = `translate(${Math.round(shadow.x * height)} ${Math.round(shadow.y * height)})`;
  const air = piece.layer === 'air' && piece.where !== 'off-table';
  return (
    <g data-piece={piece.id} {...(live && FOCUSABLE)} transform={`translate(${at.x} ${at.y})`}>
      <title>{titleOf(piece)}</title>
      <path
        d={base}
        transform={rotation ? `${fall} ${rotation}` : fall}
        fill="#10130a"
        stroke="#10130a"
        strokeWidth={Math.round(side * (air ? 0.16 : 0.09))}
        opacity={token && token.age > 0 ? 0.08 : air ? 0.2 : 0.28}
      />
      {flies(piece) && <Ring radius={ringOf(piece)} colour={ink.border} />}
      <PieceFace
        piece={piece}
        facing={facing}
        mode={mode}
        level={level}
        dress={dress}
        figures={figures}
        pictures={pictures}
        period={period}
        cornered={cornered}
      />
    </g>
  );
}, same);

export interface PieceFaceProps extends Looks {
  readonly piece: Piece;
  readonly facing: number;
  readonly mode: Mode;
  readonly level: Level;
  readonly dress?: Dress | undefined;
  readonly cornered?: true | undefined;
}

/** Who stands there, on his base: the same wherever he is drawn, on the table, carried over it, or beside it. */
export function PieceFace(props: PieceFaceProps) {
  const { piece, mode, level, figures } = props;
  return (
    <>
      <Face {...props} />
      {carriesFlag(piece) && (!(piece.figure && figures) || level === 's') && <Flag piece={piece} mode={mode} />}
    </>
  );
}

function Face({ piece, facing, mode, level, dress, figures, pictures, period, cornered }: PieceFaceProps) {
  const ink = inkOf(mode).sides[piece.side];
  const { token, figure } = piece;
  if (token) return <Tokened piece={piece} token={token} facing={facing} ink={ink} period={period} />;
  if (figure && figures && !isUnknown(piece))
    return <figures.Vignette piece={piece} figure={figure} facing={facing} level={level} mode={mode} dress={dress} />;
  if (isLettered(piece, level, period)) return <Block piece={piece} facing={facing} ink={ink} period={period} />;
  // what carries letters when it is large has no picture from above
  const shown = piece.kind === undefined || isUnknown(piece) ? level : 's';
  return (
    <Counter
      piece={piece}
      facing={facing}
      ink={ink}
      level={shown}
      period={period}
      pictures={pictures}
      cornered={cornered}
    />
  );
}

/** A token, as soon as it is known how one is drawn; before that its outline. */
function Tokened(props: TokenProps) {
  const art = useFetched(TOKENS, true);
  const { piece, token, ink } = props;
  return art ? <art.TokenBody {...props} /> : <path data-base d={tokenPath(piece, token.shape)} fill={ink.base} />;
}

/** A thin ring says: this one flies. */
function Ring({ radius, colour }: { readonly radius: number; readonly colour: string }) {
  return (
    <>
      <circle r={radius} fill="none" stroke="#ffffff" strokeWidth={Math.round(radius * 0.16)} opacity={0.75} />
      <circle r={radius} fill="none" stroke={colour} strokeWidth={Math.round(radius * 0.08)} />
    </>
  );
}

interface FaceProps {
  readonly piece: Piece;
  readonly facing: number;
  readonly ink: SideInk;
  readonly period: Period | undefined;
}

/** A block as on an old battle plan: its symbol, dots for how good it is, and room for its letters. */
function Block({ piece, facing, ink, period }: FaceProps) {
  const { symbol, dots } = layoutOf(piece);
  const turn = isBlock(piece) ? readableTurn(facing) : 0;
  const rotation = facing === 0 ? undefined : `rotate(${degrees(facing)})`;
  return (
    <>
      <g transform={rotation} stroke={ink.border} strokeLinejoin="round" strokeWidth={borderOf(piece)}>
        <path d={chevronPath(piece, piece.side)} fill={ink.border} />
        <path data-base d={basePath(piece, piece.side)} fill={ink.base} />
      </g>
      <g transform={turn === 0 ? undefined : `rotate(${turn})`}>
        <g transform={`translate(${symbol.x} ${symbol.y})`}>
          <Sign
            symbol={piece.symbol}
            period={period}
            size={symbol.size}
            colour={ink.ink}
            left={looksLeft(facing, piece.side)}
          />
        </g>
        {piece.grade !== undefined && <Dots count={piece.grade} at={dots} ink={ink} />}
      </g>
    </>
  );
}

function Dots({ count, at, ink }: { readonly count: number; readonly at: Dotted; readonly ink: SideInk }) {
  const first = at.x - ((count - 1) * at.pitch) / 2;
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name
    <circle key={i} cx={Math.round(first + i * at.pitch)} cy={at.y} r={at.radius} fill={ink.ink} />
  ));
}

/** Red's has a swallow's tail, Blue's is straight. */
const flagPath = (side: Piece['side'], n: (value: number) => number): string =>
  side === 'a'
    ? `M0 ${n(-66)}h${n(50)}l${n(-13)} ${n(17)}l${n(13)} ${n(17)}h${n(-50)}z`
    : `M0 ${n(-66)}h${n(44)}v${n(34)}h${n(-44)}z`;

/** A flag of 22 by 14, beside a counter of 100. */
const CLOTH = 2.7;

/** A leader's pennant, or the flag he flies, upright at the corner of the base. */
function Flag({ piece, mode }: { readonly piece: Piece; readonly mode: Mode }) {
  const { ink, sides } = inkOf(mode);
  const { rim, field } = sides[piece.side];
  const unit = flagUnit(piece);
  const n = (value: number): number => Math.round(value * unit);
  return (
    <g
      transform={`translate(${Math.round(-piece.width * 0.46)} ${Math.round(-piece.depth / 2 + FLAG.foot * unit)})`}
      stroke={ink}
      strokeWidth={n(6)}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={`M0 0V${n(-66)}`} fill="none" strokeWidth={n(8)} />
      {piece.flag ? (
        <g transform={`translate(0 ${n(-70)}) scale(${(unit * CLOTH).toFixed(3)})`} stroke="none">
          <FlagDrawing flag={piece.flag} />
        </g>
      ) : (
        <>
          <path d={flagPath(piece.side, n)} fill={piece.side === 'a' ? rim : field} />
          <path d={`M${n(6)} ${n(-49)}h${n(28)}`} stroke={piece.side === 'a' ? field : rim} strokeWidth={n(12)} />
        </>
      )}
    </g>
  );
}
