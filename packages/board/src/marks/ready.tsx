/** The foot under a piece that can still act: a sign for each thing it can do, hollow where that is spent. */
import { usePen } from '../drawing.js';
import { extentOf } from '../piece/shape.js';
import { useStand } from '../piece/stands.js';

export interface ReadySign {
  readonly use: 'move' | 'charge' | 'fire';
  readonly spent: boolean;
}

/** Pixels. */
const HEIGHT = 9.5;
const SIGN = 10;
/** So much of it lies on the piece: its symbol stays free. */
const OVERLAP = 7.5;

/** Each about its own middle, three pixels and a half to every side. */
const SIGNS: Readonly<Record<ReadySign['use'], string>> = {
  move: 'M0 -3.4L3.8 3H-3.8z',
  charge: 'M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4M-3.4 1.4L-1.4 3.4M3.4 1.4L1.4 3.4',
  fire: 'M0 -3.8L3.8 0L0 3.8L-3.8 0z',
};

export function ReadyFoot({ piece: id, signs }: { readonly piece: string; readonly signs: readonly ReadySign[] }) {
  const pen = usePen();
  const stand = useStand(id);
  if (!stand || signs.length === 0) return null;
  const { piece, at, facing } = stand;
  const below = at.y + extentOf(piece, facing).up + pen.px(HEIGHT / 2 - OVERLAP);
  const width = signs.length * SIGN + 3;
  return (
    <g
      data-mark="ready"
      data-of={id}
      transform={`translate(${at.x} ${Math.round(below)}) scale(${1 / pen.scale})`}
      pointerEvents="none"
    >
      <rect
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={3}
        fill={pen.ink.paper}
        stroke={pen.ink.ink}
        strokeWidth={0.9}
      />
      {signs.map(({ use, spent }, i) => (
        <Sign
          key={use}
          use={use}
          spent={spent}
          x={(i - (signs.length - 1) / 2) * SIGN}
          colour={use === 'move' ? pen.ink.ink : pen.ink.sides[piece.side].border}
        />
      ))}
    </g>
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
