import { usePen, ZoneMark } from '@umpire/board';
import { type Draft, fieldInHand, type Gesture } from '@umpire/engine';
import { useTableParts } from '../model/context.js';
import { groundChoices } from './ground-choices.js';

/** Pieces of ground that can be chosen are outlined; those that are chosen are ringed and veiled. */
export function GroundChoices({
  draft,
  gesture,
}: {
  readonly draft: Draft;
  readonly gesture: Extract<Gesture, { kind: 'several' }>;
}) {
  const { scene } = useTableParts().battleView;
  const pen = usePen();
  const chosen = (draft.values[fieldInHand(draft)?.name ?? ''] as readonly unknown[] | undefined) ?? [];
  const all = groundChoices(gesture, scene);
  const picked = all.filter(({ id }) => chosen.includes(id));
  return (
    <g data-mark="ground-choices" data-chosen={picked.length} pointerEvents="none">
      <ZoneMark zones={all.map(({ outline }) => ({ kind: 'polygon', points: outline }))} />
      {picked.map(({ id, outline }) => (
        <polygon
          key={id}
          points={outline
            .map(pen.at)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
          fill={pen.warning}
          fillOpacity={0.35}
          stroke={pen.warning}
          strokeWidth={pen.px(4)}
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}
