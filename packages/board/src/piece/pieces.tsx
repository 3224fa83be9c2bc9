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
import { carriesFlag, extentOf, flies, isUnknown, ringOf } from './shape.js';
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

/** Pixels that a selection ring needs between a piece and its label. */
const RING = 7;

/** What a label must not leave: the strip at the side of the table in which its piece waits, and of pieces in sight what is seen. */
function boundsAt(at: Point, { width }: Scene, frame: Box, seen: Box | undefined): { strip?: Box } {
  const strip = at.x < 0 ? { ...frame, right: 0 } : at.x > width ? { ...frame, left: width } : undefined;
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

/** The pieces as their labels see them; `seen`: what of the drawing is in sight, where that is not all of it. */
export function labelledOf(
  stands: readonly Stand[],
  scale: number,
  selected: readonly string[],
  scene: Scene,
  seen?: Box,
): readonly Labelled[] {
  const frame = frameBox(scene);
  return stands.map(({ piece, at, facing }): Labelled => {
    const round = ringOf(piece) * 1.08;
    const { across, up } = flies(piece) ? { across: round, up: round } : extentOf(piece, facing);
    const always = selected.includes(piece.id);
    const ring = always ? RING / scale : 0;
    const called = calledOf(piece, scale);
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
      always,
      belowOnly: piece.where === 'off-table',
      ...boundsAt(at, scene, frame, seen),
      extras: extrasOf(piece, scale),
    };
  });
}

export const labelPlaces = (labelled: readonly Labelled[], scale: number, scene: Scene): LabelPlaces =>
  placeLabels(labelled, LABEL_SIZE / scale, frameBox(scene));

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
  const open = stands.filter(({ piece }) => piece.kind === undefined && levelOf(piece, scale) !== 's');
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
