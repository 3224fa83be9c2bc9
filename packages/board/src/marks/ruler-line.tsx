/** A tape measure from one point to another, in the book's unit. */
import { distance, type Point, type Unit } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { between } from '../shape/outline.js';
import { linePath } from '../shape/path.js';
import { Words } from './words.js';

const MOST_TICKS = 120;

/** A length in words, to a tenth of the unit; and on a real table. */
export const lengthWords = (length: number, { also = [], ...unit }: Unit): string =>
  [unit, ...also].map(one => `${(length / one.length).toFixed(1)}${one.sign}`).join(' · ');

export function RulerLine({ from, to, unit }: { readonly from: Point; readonly to: Point; readonly unit: Unit }) {
  const pen = usePen();
  const [start, end] = [pen.at(from), pen.at(to)];
  const length = distance(from, to);
  const count = Math.floor(length / unit.length);
  const aside = length === 0 ? { x: 0, y: 0 } : { x: (end.y - start.y) / length, y: (start.x - end.x) / length };
  const tick = (i: number): string => {
    const at = between(start, end, (i * unit.length) / length);
    const long = pen.px(i % 6 === 0 ? 7 : 4);
    return linePath([at, { x: at.x + aside.x * long, y: at.y + aside.y * long }]);
  };
  const ticks = count > MOST_TICKS ? '' : Array.from({ length: count }, (_, i) => tick(i + 1)).join('');
  const d = linePath([start, end]);
  return (
    <g data-mark="ruler" fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={d + ticks} stroke={pen.halo} strokeWidth={pen.px(4.4)} strokeOpacity={0.8} />
      <path d={d} stroke={pen.line} strokeWidth={pen.px(2)} />
      <path d={ticks} stroke={pen.line} strokeWidth={pen.px(1.2)} />
      <Words at={to} text={lengthWords(length, unit)} above={18} strong />
    </g>
  );
}
