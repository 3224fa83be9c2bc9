/** The foot under a piece that can still act: a sign for each thing it can do, hollow where that is spent. */
import { usePen } from '../drawing.js';
import { extentOf } from '../piece/shape.js';
import { useStand } from '../piece/stands.js';

export interface ReadySign {
  readonly use: 'move' | 'charge' | 'fire';
  readonly spent: boolean;
}

/** Pixels. */
const HEIGHT = 12;
const SIGN = 12;

/** Each about its own middle, four pixels to every side. */
const SIGNS: Readonly<Record<ReadySign['use'], string>> = {
  move: 'M0 -4L4.4 3.6H-4.4z',
  charge: 'M-4 -4L4 4M4 -4L-4 4M-4 1.6L-1.6 4M4 1.6L1.6 4',
  fire: 'M0 -4.6L4.6 0L0 4.6L-4.6 0z',
};

export function ReadyFoot({ piece: id, signs }: { readonly piece: string; readonly signs: readonly ReadySign[] }) {
  const pen = usePen();
  const stand = useStand(id);
  if (!stand || signs.length === 0) return null;
  const { piece, at, facing } = stand;
  const below = at.y + extentOf(piece, facing).up - pen.px(4);
  const width = signs.length * SIGN + 4;
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
