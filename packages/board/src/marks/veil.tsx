/** All that several pieces reach, as one area: a veil with one rim, wherever they reach over one another. */
import type { CardRange, Side } from '@umpire/engine';
import { useId } from 'react';
import { onTable } from '../coordinates.js';
import { usePen } from '../drawing.js';
import { useStand } from '../piece/stands.js';
import { polygonPath } from '../shape/path.js';
import { rangePath } from './range.js';

export interface VeilProps {
  readonly side: Side;
  readonly reaches: readonly { readonly piece: string; readonly ranges: readonly CardRange[] }[];
}

export function Veil({ side, reaches }: VeilProps) {
  const pen = usePen();
  const { accent, border } = pen.ink.sides[side];
  const id = useId();
  const { width, depth } = pen;
  const corners = [0, width].flatMap(x => (x === 0 ? [0, depth] : [depth, 0]).map(y => pen.at({ x, y })));
  // what is filled hides the rims that lie within it, and the whole is then made faint
  return (
    <g data-mark="veil" pointerEvents="none" opacity={0.3} clipPath={`url(#${id}-veil)`}>
      <clipPath id={`${id}-veil`}>
        <path d={polygonPath(corners)} />
      </clipPath>
      <g fill="none" stroke={border} strokeWidth={pen.px(5)} strokeLinejoin="round">
        <Areas reaches={reaches} />
      </g>
      <g fill={accent}>
        <Areas reaches={reaches} />
      </g>
    </g>
  );
}

const Areas = ({ reaches }: Pick<VeilProps, 'reaches'>) =>
  reaches.map(({ piece, ranges }) => <AreasOf key={piece} piece={piece} ranges={ranges} />);

function AreasOf({ piece, ranges }: VeilProps['reaches'][number]) {
  const pen = usePen();
  const stand = useStand(piece);
  if (!stand) return null;
  return ranges.map(({ text, reach, facing, half, wide }) => (
    <path
      key={text}
      d={rangePath(pen.at, {
        from: onTable(pen, stand.at),
        reach,
        ...(facing !== undefined && { facing }),
        ...(half && { half }),
        ...(wide && { wide }),
      })}
    />
  ));
}
