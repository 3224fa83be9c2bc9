import { choiceKey, type Draft, type MenuItem, type Preview, type Scene, sameValue } from '@umpire/engine';

export const isAimed = ({ fields }: MenuItem): boolean => fields.some(({ gesture }) => gesture === 'target');

/** What is chosen before the target says what is done to it; what comes after says how, and stands beside the button. */
const untilTarget = (item: MenuItem): MenuItem['fields'] =>
  isAimed(item)
    ? item.fields.slice(
        0,
        item.fields.findIndex(({ gesture }) => gesture === 'target'),
      )
    : item.fields;

/**
 * What the primary button says: what will be done when it is pressed. Where somebody is struck, who and whom; the rest stands
 * beside it.
 */
export function doneWords(draft: Draft, scene: Pick<Scene, 'pieces'>, preview?: Preview): string {
  const { item, values, gestures } = draft;
  const labelOf = (id: unknown): string => scene.pieces.find(piece => piece.id === id)?.label ?? String(id);
  const said = untilTarget(item).flatMap(({ name, gesture }): string[] => {
    const found = gestures[name];
    if (found?.kind === 'several') return [`${(values[name] as readonly unknown[] | undefined)?.length ?? 0} chosen`];
    if (gesture !== 'choose' || found?.kind !== 'choose' || values[name] === undefined) return [];
    return [found.among.find(choice => sameValue(choice.value, values[name]))?.label ?? choiceKey(values[name])];
  });
  const aimed = item.fields.find(({ gesture }) => gesture === 'target');
  const target = aimed && values[aimed.name];
  const who = item.stand === undefined ? '' : ` ${labelOf(item.stand)}`;
  const how = said.length === 0 ? '' : `: ${said.join(', ')}`;
  const whom = target === undefined ? '' : ` → ${labelOf(target)}`;
  const moves = !aimed && item.fields.some(field => field.gesture === 'path');
  const cost = moves && preview?.cost ? `, ${preview.cost}` : '';
  return `${item.label}${who}${how}${whom}${cost}`;
}
