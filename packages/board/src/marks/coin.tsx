/** What it costs to let a piece act: a coin at its upper right corner, or at another beside badges and other words; dashed with its price, gold once paid. */
import { direction, type Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { badgesOf } from '../piece/badge.js';
import { type Stand, useStand } from '../piece/stands.js';
import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { useSlipPlace } from './slip-room.js';

/** Pixels. */
const RADIUS = 10;
const WIDE = 2 * RADIUS;

/** Its corners, however it is turned, the upper ones first; then the middles of its sides. */
function cornersOf({ piece, at, facing }: Stand, scale: number): readonly Point[] {
  const { x: sin, y: cos } = direction(facing);
  const free = badgesOf(piece, scale).length === 0 ? 1 : -1;
  const onEdge = (across: number, down: number): Point => ({
    x: at.x + (across * piece.width * cos - down * piece.depth * sin) / 2,
    y: at.y + (across * piece.width * sin + down * piece.depth * cos) / 2,
  });
  const low = ({ x, y }: Point): number => 2 * y - free * x;
  return [
    [1, -1].flatMap(across => [1, -1].map(down => onEdge(across, down))),
    [onEdge(1, 0), onEdge(-1, 0), onEdge(0, 1), onEdge(0, -1)],
  ].flatMap(places => places.toSorted((a, b) => low(a) - low(b)));
}

export interface CoinProps {
  readonly piece: string;
  readonly price: string;
  readonly state: 'open' | 'paid' | 'dear';
}

export function Coin({ piece: id, price, state }: CoinProps) {
  const pen = usePen();
  const stand = useStand(id);
  const place = useSlipPlace(
    stand ? cornersOf(stand, pen.scale) : [],
    { width: pen.px(WIDE), depth: pen.px(WIDE) },
    'pieces',
  );
  if (!place) return null;
  const [x, y] = [Math.round(place.x), Math.round(place.y)];
  return (
    <g
      data-mark="coin"
      data-of={id}
      data-state={state}
      transform={`translate(${x} ${y}) scale(${1 / pen.scale})`}
      opacity={state === 'dear' ? 0.55 : 1}
    >
      <Struck price={price} paid={state === 'paid'} ink={pen.ink} />
    </g>
  );
}

interface StruckProps {
  readonly price: string;
  readonly paid: boolean;
  readonly ink: ReturnType<typeof inkOf>;
}

/** The coin itself, in pixels about its middle. */
function Struck({ price, paid, ink }: StruckProps) {
  return (
    <>
      <circle
        r={RADIUS}
        fill={paid ? '#f0b62e' : ink.paper}
        stroke={ink.ink}
        strokeWidth={1.3}
        {...(!paid && { strokeDasharray: '2.6 2' })}
      />
      <text y={4.3} fontSize={12} fontWeight={600} textAnchor="middle" fill={paid ? '#1b1d18' : ink.ink}>
        {paid ? '✓' : price}
      </text>
    </>
  );
}

/** The same beside words. */
export function CoinIcon({ price, paid, mode }: Omit<StruckProps, 'ink'> & { readonly mode: Mode }) {
  return (
    <svg viewBox="-12 -12 24 24" width={24} height={24} aria-hidden="true">
      <Struck price={price} paid={paid} ink={inkOf(mode)} />
    </svg>
  );
}
