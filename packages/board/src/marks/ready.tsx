/** The foot under a piece that can still act: a sign for each thing it can do, hollow where that is spent. */
import type { Side } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { extentOf } from '../piece/shape.js';
import { type Stand, useAllStands, useStand } from '../piece/stands.js';
import type { Ink } from '../style/ink.js';

export interface ReadySign {
  readonly use: 'move' | 'charge' | 'fire';
  readonly spent: boolean;
}

/** Pixels. */
const HEIGHT = 9.5;
const SIGN = 10;
/** So much of it lies on the piece: its symbol stays free. */
const OVERLAP = 7.5;
/** Of a piece from which on it lies wholly on it, where its drawing leaves room, and grows with it. */
const ROOMY = 56;
const LARGEST = 1.7;

/** Each about its own middle, three pixels and a half to every side. */
const SIGNS: Readonly<Record<ReadySign['use'], string>> = {
  move: 'M0 -3.4L3.8 3H-3.8z',
  charge: 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4M-3.4 1.4L-1.4 3.4M3.4 1.4L1.4 3.4',
  fire: 'M0 -3.8L3.8 0L0 3.8L-3.8 0z',
};

/** Pixels: how high the bar is that stands for a foot where others stand close. */
const BAR = 3.4;

/** Whether the foot of a piece would lie over somebody else. */
function isPressed({ piece, at }: Stand, pixel: number, all: readonly Stand[]): boolean {
  return all.some(
    ({ piece: { width, depth }, at: { x, y } }) =>
      y > at.y && y - at.y < (piece.depth + depth) / 2 + 2 * pixel && Math.abs(x - at.x) < (piece.width + width) * 0.4,
  );
}

interface ReadyFootProps {
  readonly piece: string;
  readonly signs: readonly ReadySign[];
  /** It is looked at: its foot is shown whole however close others stand. */
  readonly held?: boolean;
}

export function ReadyFoot({ piece: id, signs, held = false }: ReadyFootProps) {
  const pen = usePen();
  const stand = useStand(id);
  const all = useAllStands();
  if (!stand || signs.length === 0) return null;
  const { piece, at, facing } = stand;
  if (!held && isPressed(stand, 1 / pen.scale, all)) return <ReadyBar stand={stand} />;
  const pixels = Math.min(piece.width, piece.depth) * pen.scale;
  const grown = Math.min(LARGEST, Math.max(1, pixels / ROOMY));
  const overlap = pixels < ROOMY || piece.figure ? OVERLAP : HEIGHT * grown + 1;
  const below = at.y + extentOf(piece, facing).up + pen.px((HEIGHT * grown) / 2 - overlap);
  return (
    <g
      data-mark="ready"
      data-of={id}
      transform={`translate(${at.x} ${Math.round(below)}) scale(${grown / pen.scale})`}
      pointerEvents="none"
    >
      <FootSigns signs={signs} side={piece.side} ink={pen.ink} />
    </g>
  );
}

/** In a crowd: somebody can act, and his neighbours are still to be read. */
function ReadyBar({ stand: { piece, at, facing } }: { readonly stand: Stand }) {
  const { px, ink } = usePen();
  const half = Math.round(piece.width * 0.38);
  return (
    <g data-mark="ready" data-of={piece.id} pointerEvents="none">
      <path
        d={`M${at.x - half} ${Math.round(at.y + extentOf(piece, facing).up - px(BAR / 2))}h${2 * half}`}
        stroke={ink.gold}
        strokeWidth={px(BAR)}
      />
    </g>
  );
}

export interface FootSignsProps {
  readonly signs: readonly ReadySign[];
  readonly side: Side;
  readonly ink: Ink;
}

/** The foot itself, in pixels about its middle. */
export function FootSigns({ signs, side, ink }: FootSignsProps) {
  const width = signs.length * SIGN + 3;
  return (
    <>
      <rect
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={3}
        fill={ink.paper}
        stroke={ink.ink}
        strokeWidth={0.9}
      />
      {signs.map(({ use, spent }, i) => (
        <Sign
          key={use}
          use={use}
          spent={spent}
          x={(i - (signs.length - 1) / 2) * SIGN}
          colour={use === 'move' ? ink.ink : ink.sides[side].border}
        />
      ))}
    </>
  );
}

function Sign({ use, spent, x, colour }: ReadySign & { readonly x: number; readonly colour: string }) {
  const lines = use === 'charge';
  return (
    <path
      data-use={use}
      data-spent={spent || undefined}
      d={SIGNS[use]}
      transform={`translate(${x} 0)`}
      fill={spent || lines ? 'none' : colour}
      stroke={colour}
      strokeWidth={lines ? 1.7 : 1}
      strokeOpacity={spent ? 0.6 : 1}
      {...(spent && { strokeDasharray: '1.6 1.4' })}
    />
  );
}
