/**
 * A vignette: a base in the rim of its side, with the figures on it in the colours of their army. Each layer is lifted up the
 * screen after the turn, so that the tilt and the light are the same at every facing; flags never turn.
 */
import type { Dress, Figure, Piece, Side } from '@umpire/engine';
import { degrees } from '../coordinates.js';
import type { Level } from '../piece/level.js';
import { basePath, chevronPath } from '../piece/shape.js';
import { remember } from '../remember.js';
import { brightness } from '../style/colour.js';
import { type Ink, inkOf, type SideInk } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { FlagDrawing } from './flag.js';
import { type Detail, ranksOf, sizeOf } from './formation.js';
import { SIGNS } from './glyphs.js';
import { GUN } from './men.js';
import { OUTLINE, paintOf } from './paint.js';
import { PLAIN_DRESS } from './plain-dress.js';
import { States } from './states.js';
import { LAYERS, type Layer, Ranks } from './strokes.js';

/** Lighter than any ground, so that figures stand out, and warm or cool with the side: whose they are is seen where the rim is thin. */
const TOPS: Readonly<Record<Side, string>> = { a: '#f3dfc6', b: '#dbe6ec' };

/** What those are drawn with who were left lying: it comes with the figures, so that nobody fetches it twice. */
export { GUN, LAYERS, OUTLINE, paintOf, Ranks };

/** What is not worth an element until a base is large. */
const ONLY_LARGE: ReadonlySet<Layer> = new Set(['legs', 'belt', 'tail', 'crown', 'plume']);

export type Dresses = Readonly<Record<string, Dress>>;

export const dressOf = ({ dress }: Figure, side: Side, dresses: Dresses | undefined): Dress =>
  (dress !== undefined && dresses?.[dress]) || PLAIN_DRESS[side];

/** The name of a drawing that all bases of a kind share. */
const nameOf = ({ troops, drilled, worn, gun, count, dress }: Figure, detail: Detail, side: Side): string =>
  ['vig', troops, detail, drilled ? 'even' : 'uneven', worn ? 'worn' : '', gun ? 'gun' : '', count ?? '', dress ?? side]
    .filter(part => part !== '')
    .join('-');

const flagName = ({ dress }: Figure, side: Side): string => `flag-${dress ?? side}`;

export interface Baked {
  readonly figure: Figure;
  readonly side: Side;
  readonly detail: Detail;
}

/** The drawings that these bases use, each once. */
export function FigureDefs({
  baked,
  dresses,
}: {
  readonly baked: readonly Baked[];
  readonly dresses: Dresses | undefined;
}) {
  const kinds = new Map(baked.map(one => [nameOf(one.figure, one.detail, one.side), one]));
  const flags = new Map(baked.map(({ figure, side }) => [flagName(figure, side), { figure, side }]));
  return (
    <>
      {[...kinds].map(([name, { figure, side, detail }]) => (
        <Figures key={name} name={name} figure={figure} detail={detail} dress={dressOf(figure, side, dresses)} />
      ))}
      {[...flags].map(([name, { figure, side }]) => (
        <FlagDrawing key={name} id={name} flag={dressOf(figure, side, dresses).flag} />
      ))}
    </>
  );
}

interface FiguresProps {
  readonly name: string;
  readonly figure: Figure;
  readonly detail: Detail;
  readonly dress: Dress;
}

/** The layers of a kind: one path each, and once more in ink below it where it has an outline. */
function Figures({ name, figure, detail, dress }: FiguresProps) {
  const ranks = ranksOf(figure, detail, dress);
  const thick = sizeOf(figure, detail);
  const width = (value: number): number => Math.round(value * thick * 10) / 10;
  return layersOf(figure, detail, dress).map(layer => {
    const { colour, width: wide, outlined, opacity } = paintOf(layer, figure, dress);
    const d = ranks.path(layer);
    return (
      <g key={layer} id={`${name}-${layer}`}>
        {outlined && <path d={d} stroke={OUTLINE.colour} strokeWidth={width(wide) + OUTLINE.wider} />}
        <path d={d} stroke={colour} strokeWidth={width(wide)} strokeOpacity={opacity} />
      </g>
    );
  });
}

/** Those layers that have something on them. */
const layersOf = remember(
  128,
  (figure: Figure, detail: Detail, { head, second }: Dress) =>
    JSON.stringify([nameOf(figure, detail, 'a'), head, second !== undefined]),
  (figure: Figure, detail: Detail, dress: Dress): readonly Layer[] => {
    const ranks = ranksOf(figure, detail, dress);
    return LAYERS.filter(layer => ranks.path(layer) !== undefined && (detail === 'l' || !ONLY_LARGE.has(layer)));
  },
);

export interface VignetteProps {
  readonly piece: Piece;
  readonly figure: Figure;
  readonly facing: number;
  readonly level: Level;
  readonly mode: Mode;
  readonly dress: Dress | undefined;
}

export function Vignette({ piece, figure, facing, level, mode, dress: given }: VignetteProps) {
  const ink = inkOf(mode);
  const side = ink.sides[piece.side];
  const dress = given ?? PLAIN_DRESS[piece.side];
  const turn = degrees(facing);
  const scale = Math.round(piece.width * 10) / 1000;
  return (
    <>
      <Base piece={piece} turn={turn} ink={side} />
      <g transform={`scale(${scale})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        {level === 's' ? (
          <Sign troops={figure.troops} turn={turn} coat={dress.coat} />
        ) : (
          <Lifted piece={piece} figure={figure} turn={turn} detail={level} dress={dress} />
        )}
        <States figure={figure} turn={turn} half={(piece.depth / piece.width) * 50} small={level === 's'} ink={ink} />
        {level !== 's' && hasFlag(piece, figure) && <Standard piece={piece} figure={figure} turn={turn} ink={ink} />}
      </g>
    </>
  );
}

/** Coats brighter than this are hardly seen on the top of a base. */
const BRIGHT = 120;
/** What the outline of a sign is wider than the sign, in hundredths of the front. */
const SIGN_OUTLINE = 6;

interface SignProps {
  readonly troops: Figure['troops'];
  readonly turn: number;
  readonly coat: string;
}

/** The sign of troops in the colour of their coats; of bright ones, outlined in ink. */
function Sign({ troops, turn, coat }: SignProps) {
  const { d, width } = SIGNS[troops];
  return (
    <g transform={turn === 0 ? undefined : `rotate(${turn})`}>
      {brightness(coat) > BRIGHT && <path d={d} stroke={OUTLINE.colour} strokeWidth={width + SIGN_OUTLINE} />}
      <path d={d} stroke={coat} strokeWidth={width} />
    </g>
  );
}

function Base({ piece, turn, ink }: { readonly piece: Piece; readonly turn: number; readonly ink: SideInk }) {
  const line = Math.round(Math.min(piece.width, piece.depth * 1.4) * 0.062);
  return (
    <g transform={turn === 0 ? undefined : `rotate(${turn})`} stroke={ink.rim} strokeLinejoin="round">
      <path d={chevronPath(piece, piece.side)} fill={ink.rim} strokeWidth={Math.round(line / 2)} />
      <path data-base d={basePath(piece, piece.side, line)} fill={TOPS[piece.side]} strokeWidth={line} />
    </g>
  );
}

interface LiftedProps {
  readonly piece: Piece;
  readonly figure: Figure;
  readonly turn: number;
  readonly detail: Detail;
  readonly dress: Dress;
}

function Lifted({ piece, figure, turn, detail, dress }: LiftedProps) {
  const name = nameOf(figure, detail, piece.side);
  const thick = sizeOf(figure, detail);
  return layersOf(figure, detail, dress).map(layer => {
    const { lift } = paintOf(layer, figure, dress);
    const aside = layer === 'shadow' ? 2.4 : 0;
    const up = layer === 'shadow' ? 2 : -Math.round(lift * thick * 5) / 10;
    return <use key={layer} href={`#${name}-${layer}`} transform={`translate(${aside} ${up}) rotate(${turn})`} />;
  });
}

/** Those who form up have a flag; a General has one wherever he rides. */
const FORMED: ReadonlySet<Figure['troops']> = new Set([
  'pikes',
  'spears',
  'muskets',
  'polearms',
  'warband',
  'knights',
  'heavy-horse',
]);
export const bearsFlag = ({ troops }: Figure): boolean => FORMED.has(troops);
const hasFlag = (piece: Piece, figure: Figure): boolean => bearsFlag(figure) || piece.leader === true;

interface StandardProps {
  readonly piece: Piece;
  readonly figure: Figure;
  readonly turn: number;
  readonly ink: Ink;
}

/** The flag of the army on a staff with the colour of the side; a General's has a fringe of gold. */
function Standard({ piece, figure, turn, ink }: StandardProps) {
  const side = ink.sides[piece.side];
  const leader = piece.leader === true;
  return (
    <g transform={`rotate(${turn}) translate(10 4) rotate(${-turn}) scale(${leader ? 1.25 : 1})`}>
      <path d="M0 0V-30" stroke="#1e1b18" strokeWidth={2.6} />
      {leader && <path d="M1-29.5h22v14h-22" stroke={ink.gold} strokeWidth={5} />}
      <use href={`#${flagName(figure, piece.side)}`} transform="translate(1 -29.5)" />
      <path
        d={piece.side === 'a' ? 'M0-35l3 3l-3 3l-3-3z' : 'M0-32h.1'}
        fill={side.rim}
        stroke={side.rim}
        strokeWidth={piece.side === 'a' ? 1.4 : 5.4}
      />
    </g>
  );
}
