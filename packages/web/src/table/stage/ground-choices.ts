import { type Feature, type Gesture, holds, type Point, type Scene } from '@umpire/engine';

type Several = Extract<Gesture, { kind: 'several' }>;
type Outlined = Feature & { readonly outline: readonly Point[] };

/** Pieces of ground among which some are chosen: they can be touched on the table as well as in the list. */
export const groundChoices = ({ among }: Several, { features }: Pick<Scene, 'features'>): readonly Outlined[] =>
  features.filter(
    (feature): feature is Outlined =>
      feature.outline !== undefined && among.some(({ value, closed }) => value === feature.id && !closed),
  );

/** The one of them that lies under a point. */
export const groundChoiceAt = (gesture: Several, scene: Pick<Scene, 'features'>, point: Point): string | undefined =>
  groundChoices(gesture, scene).find(({ outline }) => holds(outline, point) !== 'outside')?.id;
