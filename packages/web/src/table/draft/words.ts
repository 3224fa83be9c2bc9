import { choiceKey, type Draft, type Preview, type Scene, sameValue } from '@umpire/engine';

/** What the primary button says: what will be done when it is pressed. */
export function doneWords(draft: Draft, scene: Pick<Scene, 'pieces'>, preview?: Preview): string {
  const { item, values, gestures } = draft;
  const labelOf = (id: unknown): string => scene.pieces.find(piece => piece.id === id)?.label ?? String(id);
  const objects = item.fields.flatMap(({ name, gesture }): string[] => {
    const value = values[name];
    const found = gestures[name];
    if (value === undefined) return [];
    if (gesture === 'target') return [labelOf(value)];
    if (gesture === 'choose' && found?.kind === 'choose')
      return [found.among.find(choice => sameValue(choice.value, value))?.label ?? choiceKey(value)];
    return [];
  });
  const who = item.stand === undefined ? '' : ` ${labelOf(item.stand)}`;
  const aims = item.fields.some(field => field.gesture === 'target');
  const whom = objects.length === 0 ? '' : aims ? ` → ${objects.join(', ')}` : `: ${objects.join(', ')}`;
  const moves = item.fields.some(field => field.gesture === 'path');
  const cost = moves && preview?.cost ? `, ${preview.cost}` : '';
  return `${item.label}${who}${whom}${cost}`;
}
