/** A marker: a sign or a letter in a shape. Shapes have colours too, but shape and sign say everything. */
import type { Marker, Piece } from '@umpire/engine';

const INK = '#1c1a15';

const SHAPES: Readonly<
  Record<Marker['shape'], { readonly d: (r: number) => string; readonly fill: string; readonly drop: number }>
> = {
  disc: { d: r => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, fill: '#f5b53f', drop: 0 },
  square: {
    d: r => `M${-n(r * 0.9)} ${-n(r * 0.9)}h${n(r * 1.8)}v${n(r * 1.8)}h${-n(r * 1.8)}z`,
    fill: '#f7efdc',
    drop: 0,
  },
  diamond: {
    d: r => `M0 ${-n(r * 1.26)}L${n(r * 1.26)} 0L0 ${n(r * 1.26)}L${-n(r * 1.26)} 0z`,
    fill: '#ef8a4c',
    drop: 0,
  },
  triangle: { d: r => `M0 ${-n(r * 1.3)}L${n(r * 1.3)} ${n(r)}H${-n(r * 1.3)}z`, fill: '#f6db58', drop: 0.16 },
};

/** Signs in the unit of the badge's radius: lines, and what is filled. */
const SIGNS: Readonly<Record<NonNullable<Marker['sign']>, { readonly line?: string; readonly fill?: string }>> = {
  unseen: {
    line: 'M-.66 0Q0-.72.66 0Q0 .72-.66 0zM-.56.6L.56-.6',
    fill: 'M-.22 0a.22.22 0 1 0 .44 0a.22.22 0 1 0-.44 0z',
  },
  spent: { line: 'M-.5.04L-.14.42L.52-.42' },
  flash: { fill: 'M0-.62L.15-.2L.58-.36L.3 0L.58.36L.15.24L0 .66L-.15.24L-.58.36L-.3 0L-.58-.36L-.15-.2z' },
};

function Sign({ sign, radius }: { readonly sign: NonNullable<Marker['sign']>; readonly radius: number }) {
  const { line, fill } = SIGNS[sign];
  return (
    <g transform={`scale(${radius})`} fill="none" stroke={INK} strokeWidth={0.2} strokeLinecap="round">
      {line && <path d={line} />}
      {fill && <path d={fill} fill={INK} stroke="none" />}
    </g>
  );
}

const n = (value: number): number => Math.round(value);

/** A question mark says only what nobody knows: it stays quiet. */
const isQuiet = ({ letter, quiet = false }: Marker): boolean => quiet || letter === '?';

export interface BadgeProps {
  /** Its name among the badges of a piece; two may carry the same letter. */
  readonly id: string;
  readonly marker: Marker;
  /** Which of the piece's markers it is: it explains itself where it is pointed at. */
  readonly nth?: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Without its letter, where there is no room to read one. */
  readonly small?: boolean;
}

export function Badge({ marker, nth, x, y, radius, small = false }: BadgeProps) {
  const { d, fill, drop } = SHAPES[marker.shape];
  const r = n(small ? radius * 0.42 : radius);
  return (
    <g data-badge={nth} transform={`translate(${n(x)} ${n(y)})`} pointerEvents="auto">
      <path
        d={d(r)}
        fill={isQuiet(marker) ? '#f7efdc' : fill}
        stroke={INK}
        strokeWidth={n(r * 0.16)}
        strokeLinejoin="round"
      />
      {!small && marker.sign && <Sign sign={marker.sign} radius={r} />}
      {!small && !marker.sign && (
        <text fill={INK} fontSize={n(r * 1.66)} fontWeight={700} textAnchor="middle" y={n(r * (0.6 + drop))}>
          {marker.letter}
        </text>
      )}
    </g>
  );
}

/** Pixels. */
const RADIUS = 6.5;
/** Nor do they grow without limit. */
const LARGEST = 11;
/** From this size of a piece on (in pixels) every marker shows its letter. */
const ROOMY = 22;
/** Below this size a letter would hide the piece: only the shapes are left until somebody zooms in. */
const TINY = 13;
/** In a crowd no more markers than this are drawn; the title names them all. */
const FEW = 3;

/** Loud ones first: in a crowd only the first keeps its letter. */
const inOrder = (markers: readonly Marker[]): Marker[] => [
  ...markers.filter(marker => !isQuiet(marker)),
  ...markers.filter(isQuiet),
];

/**
 * The badges of a piece, in a row to the right from its upper corner; from the piece's middle. `room` is how far the frame
 * is to the right: the row is pushed to the left rather than cut off.
 */
export function badgesOf(
  piece: Pick<Piece, 'width' | 'depth' | 'markers' | 'figure'>,
  scale: number,
  room = Number.POSITIVE_INFINITY,
): BadgeProps[] {
  // figures show some by themselves, and what is quiet may be said by another of the group
  const shown = piece.markers.filter(({ seen, quiet }) => !(seen && (piece.figure || quiet)));
  const side = Math.min(piece.width, piece.depth);
  const roomy = side * scale >= ROOMY;
  const letters = roomy ? shown.length : side * scale >= TINY ? 1 : 0;
  const radius = Math.max(RADIUS / scale, Math.min(side * 0.17, LARGEST / scale));
  const markers = roomy ? inOrder(shown) : inOrder(shown).slice(0, FEW);
  let edge = side * 0.46;
  const row = markers.map((marker, i): BadgeProps => {
    const small = i >= letters || (!roomy && isQuiet(marker));
    const half = small ? radius * 0.58 : radius * 1.12;
    const x = i === 0 ? edge + half * (small ? 0.3 : 0.5) : edge + half;
    edge = x + half;
    const nth = piece.markers.indexOf(marker);
    const y = -side * 0.46 - radius * (small ? 0.12 : 0.55);
    return { id: `${i}${marker.letter}`, marker, nth, x, y, radius, small };
  });
  const over = Math.max(0, edge + radius * 0.2 - room);
  return over === 0 ? row : row.map(badge => ({ ...badge, x: badge.x - over }));
}
