/** All pieces of a scene: the bodies, those in the air above the others, and over them everything that must be read. */
import type { Dress, Piece, Point, Scene } from '@umpire/engine';
import type { FigureArt } from '../figures/art.js';
import type { Baked } from '../figures/vignette.js';
import { tableFrame } from '../frame.js';
import { isDark, lightOf } from '../style/light.js';
import type { Mode } from '../style/mode.js';
import { badgesOf } from './badge.js';
import { TrueBases } from './bases.js';
import { Silhouettes } from './defs.js';
import { type Box, type Labelled, type LabelPlaces, placeLabels } from './labels.js';
import { levelOf } from './level.js';
import type { PictureArt } from './picture-art.js';
import { PieceBody } from './piece.js';
import { isLettered, usePeriod } from './profiles.js';
import { carriesFlag, extentOf, flies, isUnknown, ringGap, ringOf, slicesOf } from './shape.js';
import type { Stand } from './stands.js';
import { LABEL_SIZE, PieceTags } from './tags.js';
import { cordBelow, Ties } from './ties.js';

export interface PiecesProps {
  readonly scene: Scene;
  readonly stands: readonly Stand[];
  readonly mode: Mode;
  readonly scale: number;
  readonly labels: LabelPlaces;
  /** How figures are drawn, once that is known. */
  readonly figures: FigureArt | undefined;
  readonly pictures: PictureArt | undefined;
  /** Somebody listens: pieces can have the focus. */
  readonly live: boolean;
}

/** What sticks out of a piece: the badges that carry a letter, and a leader's flag. */
function extrasOf(piece: Piece, scale: number): Box[] {
  const side = Math.min(piece.width, piece.depth);
  const flag: Box[] = carriesFlag(piece) ? [{ left: -side / 2, top: -side, right: 0, bottom: -side / 2 }] : [];
  const badges = badgesOf(piece, scale).filter(badge => !badge.small);
  return [
    ...flag,
    ...badges.map(({ x, y, radius }) => ({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius })),
  ];
}

/** Pixels to the unit from which on pieces are called by a word of their name: from farther away only by their labels. */
const NAMED_FROM = 15 / 254;

/** What a piece is called: in a word if it has one, in full only where it is large; none of what nobody knows. */
function calledOf(piece: Piece, scale: number): string | undefined {
  const level = levelOf(piece, scale);
  const name = piece.short ?? (level === 'l' ? piece.name : undefined);
  // figures are named as soon as they are seen
  const near = scale >= NAMED_FROM || (piece.figure !== undefined && level !== 's');
  return near && !isUnknown(piece) ? name : undefined;
}

/** Half of the line of a selection ring, and a little more, in pixels: that lies between the ring and the label of its piece. */
const RING = 4;

/** What a label must not leave: the table, or the strip at its side in which its piece waits; and of pieces in sight what is seen. */
function boundsAt(at: Point, { width, depth }: Scene, frame: Box, seen: Box | undefined): { strip?: Box } {
  const isOnTable = at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= depth;
  const table = isOnTable ? { left: 0, top: 0, right: width, bottom: depth } : undefined;
  const strip = at.x < 0 ? { ...frame, right: 0 } : at.x > width ? { ...frame, left: width } : table;
  if (!seen || !isIn(at, seen)) return strip ? { strip } : {};
  const whole = strip ?? frame;
  return {
    strip: {
      left: Math.max(whole.left, seen.left),
      top: Math.max(whole.top, seen.top),
      right: Math.min(whole.right, seen.right),
      bottom: Math.min(whole.bottom, seen.bottom),
    },
  };
}

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Round whom a ring is drawn, for which there is room inside their labels. */
export interface Ringed {
  /** Theirs are shown even where they cover something. */
  readonly selected: readonly string[];
  readonly ringed: readonly string[];
}

/** The pieces as their labels see them; `seen`: what of the drawing is in sight, where that is not all of it. */
export function labelledOf(
  stands: readonly Stand[],
  scale: number,
  { selected, ringed }: Ringed,
  scene: Scene,
  seen?: Box,
): readonly Labelled[] {
  const frame = frameBox(scene);
  return stands.map(({ piece, at, facing }): Labelled => {
    const isCounter = !piece.token && !piece.figure && piece.kind === undefined && levelOf(piece, scale) === 's';
    const round = ringOf(piece) * 1.08;
    const { across, up } = flies(piece) ? { across: round, up: round } : extentOf(piece, facing);
    const always = selected.includes(piece.id);
    const ring = always || ringed.includes(piece.id) ? ringGap(piece, 1 / scale) + RING / scale : 0;
    const called = calledOf(piece, scale);
    const slices = ring === 0 && !isCounter && !flies(piece) ? slicesOf(piece, facing) : undefined;
    // beside the table there is one row for them all
    const isFigure = piece.figure !== undefined && piece.where === 'table';
    return {
      id: piece.id,
      text: piece.label,
      ...(called && { name: `${called} ${piece.label}`, ...(isFigure && { caption: called }) }),
      ...(piece.link !== undefined && { line: `${piece.side} ${piece.link}` }),
      at,
      across: across + ring,
      up: up + ring + cordBelow(piece, facing),
      ...(slices && { slices }),
      always,
      belowOnly: piece.where === 'off-table',
      ...(isCounter && { corner: { x: piece.width / 2, y: piece.depth / 2 } }),
      ...boundsAt(at, scene, frame, seen),
      extras: extrasOf(piece, scale),
    };
  });
}

/** `taken`: what is written already. */
export const labelPlaces = (
  labelled: readonly Labelled[],
  scale: number,
  scene: Scene,
  taken: readonly Box[],
  seen?: Box,
): LabelPlaces => placeLabels(labelled, LABEL_SIZE / scale, frameBox(scene), taken, seen);

/** The figures that are seen. */
const bakedOf = (stands: readonly Stand[], scale: number): Baked[] =>
  stands.flatMap(({ piece }): Baked[] => {
    const level = levelOf(piece, scale);
    return piece.figure && !isUnknown(piece) && level !== 's'
      ? [{ figure: piece.figure, side: piece.side, detail: level }]
      : [];
  });

const dressOf = ({ figure }: Piece, { dress }: Scene): { dress?: Dress } => {
  const worn = figure?.dress === undefined ? undefined : dress?.[figure.dress];
  return worn ? { dress: worn } : {};
};

/** What is large enough to be seen from above. */
export function openSymbols(stands: readonly Stand[], scale: number): readonly string[] {
  const open = stands.filter(({ piece }) => piece.kind === undefined && levelOf(piece, scale) === 'l');
  return open.map(({ piece }) => piece.symbol);
}

/** Badges of pieces nearer than this to the frame's right border are asked to make room. */
const NEAR = 2000;

function frameBox(scene: Scene): Box {
  const { x, y, width, height } = tableFrame(scene);
  return { left: x, top: y, right: x + width, bottom: y + height };
}

export function Pieces({ scene, stands, mode, scale, labels, figures, pictures, live }: PiecesProps) {
  const period = usePeriod(scene.period);
  const { shadow } = lightOf(scene, mode);
  const onDark = isDark(scene, mode);
  const { right } = frameBox(scene);
  return (
    <>
      <defs>
        {pictures && <Silhouettes symbols={openSymbols(stands, scale)} pictures={pictures} />}
        {figures && <figures.FigureDefs baked={bakedOf(stands, scale)} dresses={scene.dress} />}
      </defs>
      <TrueBases stands={stands} />
      <Ties placed={stands} mode={mode} />
      <g data-layer="pieces">
        {stands.map(({ piece, at, facing }) => (
          <PieceBody
            key={piece.id}
            piece={piece}
            at={at}
            facing={facing}
            shadow={shadow}
            mode={mode}
            level={levelOf(piece, scale)}
            {...(figures && { figures })}
            {...(pictures && { pictures })}
            {...(period && { period })}
            {...dressOf(piece, scene)}
            {...(labels.get(piece.id)?.corner && { cornered: true as const })}
            live={live}
          />
        ))}
      </g>
      <g data-layer="tags" pointerEvents="none">
        {stands.map(({ piece, at, facing }) => {
          const label = labels.get(piece.id);
          const room = right - at.x;
          const dark = piece.where === 'table' ? onDark : mode === 'dark';
          return (
            <PieceTags
              key={piece.id}
              piece={piece}
              at={at}
              facing={facing}
              figures={figures !== undefined}
              scale={scale}
              mode={mode}
              dark={dark}
              lettered={isLettered(piece, levelOf(piece, scale), period)}
              {...(label && { label })}
              {...(room < NEAR && { room })}
            />
          );
        })}
      </g>
    </>
  );
}
