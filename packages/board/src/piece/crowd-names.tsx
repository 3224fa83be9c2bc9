/** Where pieces stand so close that not all of them can be called by their labels, what they belong to is named instead. */
import type { Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { Slip } from '../marks/words.js';
import { type CrowdedGroup, crowdedGroups } from './crowded.js';
import { type LabelPlaces, textWidth } from './labels.js';
import type { Stand } from './stands.js';
import { LABEL_SIZE } from './tags.js';

/** Pixels from the crowd to its name: past the labels and badges round it, if they are in the way. */
const GAPS = [12, 24, 36, 48, 66, 88];
/** Above and below it, in the middle or aside; then at its sides. */
const WAYS = [
  [0, -1],
  [0, 1],
  [-0.5, -1],
  [0.5, -1],
  [-0.5, 1],
  [0.5, 1],
  [1, 0],
  [-1, 0],
  [1, -0.5],
  [1, 0.5],
  [-1, -0.5],
  [-1, 0.5],
] as const;

export function CrowdNames({ stands, labels }: { readonly stands: readonly Stand[]; readonly labels: LabelPlaces }) {
  const { px } = usePen();
  const placesFor = ({ name, middle: { x, y }, across, up }: CrowdedGroup): readonly Point[] => {
    const half = textWidth(name, px(LABEL_SIZE)) / 2;
    return GAPS.flatMap(gap =>
      WAYS.map(([dx, dy]) => ({
        x: x + dx * across + (Math.abs(dx) === 1 ? dx * (half + px(gap)) : 0),
        y: y + dy * up + (Math.abs(dy) === 1 ? dy * px(gap) : 0),
      })),
    );
  };
  return (
    <g data-layer="crowds">
      {crowdedGroups(stands, labels).map(group => (
        <Slip key={group.id} text={group.name} strong={false} must={false} places={placesFor(group)} />
      ))}
    </g>
  );
}
