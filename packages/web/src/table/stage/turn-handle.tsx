import { enlarged, usePen, Words } from '@umpire/board';
import { type Point, type Pose, pointAhead, type Size } from '@umpire/engine';

/** Pixels from the front of a base to the knob. */
const ARM = 34;
const KNOB = 9;

const knobOf = (at: Pose, size: Size, scale: number): Point => pointAhead(at, at.facing, size.depth / 2 + ARM / scale);

/** A knob on an arm before the front: drag it to turn. */
export function TurnHandle({
  at,
  size,
  scale,
  name,
}: {
  readonly at: Pose;
  readonly size: Size;
  readonly scale: number;
  /** What is grabbed, for the stage: `turn`, or `turn:piece`. */
  readonly name: string;
}) {
  const pen = usePen();
  const knob = knobOf(at, enlarged(size, pen.least), scale);
  const [foot, top] = [pen.at(at), pen.at(knob)];
  const px = (pixels: number): number => pixels / scale;
  return (
    <g>
      <path
        d={`M${foot.x} ${foot.y}L${top.x} ${top.y}`}
        fill="none"
        stroke="#fff"
        strokeWidth={px(3.6)}
        pointerEvents="none"
      />
      <path
        d={`M${foot.x} ${foot.y}L${top.x} ${top.y}`}
        fill="none"
        stroke="#1c1a15"
        strokeWidth={px(1.6)}
        pointerEvents="none"
      />
      <circle data-grab={name} cx={top.x} cy={top.y} r={px(22)} fill="transparent" />
      <circle
        cx={top.x}
        cy={top.y}
        r={px(KNOB)}
        fill="#fff"
        stroke="#1c1a15"
        strokeWidth={px(2)}
        pointerEvents="none"
      />
      <Words at={{ x: knob.x, y: knob.y }} text={`${Math.round(at.facing / 10)}°`} above={KNOB + 14} />
    </g>
  );
}
