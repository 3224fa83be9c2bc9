import type { Inspection } from '@umpire/desk';
import type { Scene } from '@umpire/engine';

/** What is between the piece that is looked at and another one: `the wood`, `A3`; nothing where it sees him. */
export function inTheWay(
  { sight }: Pick<Inspection, 'sight'>,
  target: string,
  { features, pieces }: Pick<Scene, 'features' | 'pieces'>,
): string | undefined {
  const [id] = sight.find(one => one.id === target)?.blockedBy ?? [];
  const feature = features.find(one => one.id === id);
  if (feature) return feature.name ?? `the ${feature.kind.replace(/-/g, ' ')}`;
  return pieces.find(piece => piece.id === id)?.label;
}
