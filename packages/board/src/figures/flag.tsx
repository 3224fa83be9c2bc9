/** Flags in a box of 22 by 14, their staff at the left: what each design makes of its colours. */
import type { Flag } from '@umpire/engine';

const W = 22;
const H = 14;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const WHOLE = box(0, 0, W, H);
const CROSS = box(0, 5.4, W, 3.2) + box(9.4, 0, 3.2, H);
const SALTIRE = 'M0 0h3L22 11.6V14h-3L0 2.4zM22 0h-3L0 11.6V14h3L22 2.4z';

/** A share of the colours, from the first on, and what each fills. */
const DISC = 'M7 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0z';
const DESIGNS: Readonly<Record<Flag['design'], readonly string[]>> = {
  plain: [WHOLE],
  upright: [box(0, 0, W / 3, H), box(W / 3, 0, W / 3, H), box((2 * W) / 3, 0, W / 3, H)],
  level: [box(0, 0, W, H / 3), box(0, H / 3, W, H / 3), box(0, (2 * H) / 3, W, H / 3)],
  cross: [WHOLE, CROSS],
  saltire: [WHOLE, SALTIRE],
  canton: [WHOLE, box(0, 0, 9, 7), box(3.8, 0, 1.4, 7) + box(0, 2.8, 9, 1.4)],
  disc: [WHOLE, DISC],
  taegeuk: [WHOLE, DISC, 'M7 7a4 4 0 0 1 8 0a2 2 0 0 1-4 0a2 2 0 0 0-4 0z'],
  union: [WHOLE, SALTIRE + box(0, 4.6, W, 4.8) + box(8.6, 0, 4.8, H), box(0, 5.6, W, 2.8) + box(9.6, 0, 2.8, H)],
  stripes: [WHOLE, [1, 3, 5].map(i => box(0, i * 2, W, 2)).join('') + box(0, 12.4, W, 1.6), box(0, 0, 9, 8)],
  nordic: [WHOLE, box(0, 5, W, 4) + box(6, 0, 4, H)],
  star: [WHOLE, 'M11 1.8L12.3 5.5L16 5.5L13 7.8L14.1 11.6L11 9.3L7.9 11.6L9 7.8L6 5.5L9.7 5.5z'],
  'edged-cross': [WHOLE, box(4, 4.2, 14, 5.6) + box(8.2, 0, 5.6, H), box(4, 5.4, 14, 3.2) + box(9.4, 0, 3.2, H)],
  chevron: [
    WHOLE,
    'M4 12.4L11 4.6L18 12.4H14.6L11 8.4L7.4 12.4z',
    box(5, 2, 3, 2) + box(14, 2, 3, 2) + box(9.5, 10.4, 3, 2),
  ],
  triskele: [WHOLE, 'M10.2 7.4L11 1.6L14.4 3L12.4 4.6L12 6.6L17 9.4L14.2 11.8L14 9.6L11 8.2L6.4 11.8L5.4 8.4L7.8 9z'],
  shield: ['M4 7q0-11 7-11t7 11t-7 11t-7-11z', 'M8 1h6v2h-6zM7 6h8v2h-8zM8 11h6v2h-6z'],
};

export function FlagDrawing({ flag, id }: { readonly flag: Flag; readonly id?: string }) {
  const [ground, ...rest] = DESIGNS[flag.design];
  return (
    <g id={id} strokeLinejoin="round">
      <path d={ground} fill={flag.colours[0]} stroke="#1e1b18" strokeWidth={1.8} />
      {rest.map((d, i) => (
        <path key={d} d={d} fill={flag.colours[i + 1] ?? flag.colours[0]} />
      ))}
    </g>
  );
}
