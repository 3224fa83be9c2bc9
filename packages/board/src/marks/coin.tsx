/** What it costs to let a piece act: a coin at its upper right corner, or the left one beside badges; dashed with its price, gold once paid. */
import { usePen } from '../drawing.js';
import { badgesOf } from '../piece/badge.js';
import { extentOf } from '../piece/shape.js';
import { useStand } from '../piece/stands.js';

/** Pixels. */
const RADIUS = 10;

export interface CoinProps {
  readonly piece: string;
  readonly price: string;
  readonly state: 'open' | 'paid' | 'dear';
}

export function Coin({ piece: id, price, state }: CoinProps) {
  const pen = usePen();
  const stand = useStand(id);
  if (!stand) return null;
  const { across, up } = extentOf(stand.piece, stand.facing);
  const free = badgesOf(stand.piece, pen.scale).length === 0 ? 1 : -1;
  const [x, y] = [Math.round(stand.at.x + free * across), Math.round(stand.at.y - up)];
  const paid = state === 'paid';
  return (
    <g
      data-mark="coin"
      data-of={id}
      data-state={state}
      transform={`translate(${x} ${y}) scale(${1 / pen.scale})`}
      pointerEvents="none"
      opacity={state === 'dear' ? 0.55 : 1}
    >
      <circle
        r={RADIUS}
        fill={paid ? '#f0b62e' : pen.ink.paper}
        stroke={pen.ink.ink}
        strokeWidth={1.3}
        {...(!paid && { strokeDasharray: '2.6 2' })}
      />
      <text y={4.3} fontSize={12} fontWeight={600} textAnchor="middle" fill={paid ? '#1b1d18' : pen.ink.ink}>
        {paid ? '✓' : price}
      </text>
    </g>
  );
}
