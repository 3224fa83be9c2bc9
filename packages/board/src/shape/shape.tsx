/** A static drawing is a list of shapes: plain data, worked out once and then handed to the page as it is. */
import type { Point } from '@umpire/engine';

export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  readonly cap?: 'butt';
  /** Drawn so far from where it is: for shadows. */
  readonly shift?: Point;
}

const rounded = (value: number): number => Math.round(value) + 0;

/** Said of the one paint there is: opacity of a whole element may cost the page a layer of its own. */
function opacityOf(opacity: number | undefined, fill: string | undefined, stroke: string | undefined) {
  if (opacity === undefined) return undefined;
  const value = Math.round(opacity * 100) / 100;
  if (fill && stroke) return { opacity: value };
  return fill ? { fillOpacity: value } : { strokeOpacity: value };
}

/** The shapes in order. Their group says once what nearly all have in common: no fill, round caps and joints. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {shapes.map(({ d, fill, stroke, width, opacity, dash, cap, shift }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is static, a shape has no other name than its place
          key={i}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={width === undefined ? undefined : rounded(width)}
          {...opacityOf(opacity, fill, stroke)}
          strokeDasharray={dash}
          strokeLinecap={cap}
          transform={shift && `translate(${rounded(shift.x)} ${rounded(shift.y)})`}
        />
      ))}
    </g>
  );
}

export const dots = (d: string, diameter: number, colour: string, opacity?: number): Shape => ({
  d,
  stroke: colour,
  width: diameter,
  ...(opacity !== undefined && { opacity }),
});
