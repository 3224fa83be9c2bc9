import {
  choiceKey,
  type Draft,
  draftedOrder,
  fieldInHand,
  type Gesture,
  type GestureChoice,
  type MenuItem,
  type Preview,
  type Scene,
  sameValue,
  withValue,
} from '@umpire/engine';
import { sharedWords } from '../panel/prices.js';
import { choiceToTake } from './choice.js';

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
  const { item, gestures } = draft;
  const values = { ...draft.values, ...suggestedIn(draft) };
  const labelOf = (id: unknown): string => scene.pieces.find(piece => piece.id === id)?.label ?? String(id);
  const chosen = untilTarget(item).flatMap(({ name }) => choiceIn(gestures[name], values[name]) ?? []);
  const whole = chosen.find(({ done }) => done !== undefined);
  if (whole) return whole.done!;
  const said = untilTarget(item).flatMap(({ name, gesture }): string[] => {
    const found = gestures[name];
    const several = found?.kind === 'several' ? ((values[name] as readonly unknown[] | undefined)?.length ?? 0) : 0;
    if (found?.kind === 'several') return several === 0 ? [] : [`${several} chosen`];
    if (gesture !== 'choose' || found?.kind !== 'choose' || values[name] === undefined) return [];
    return [choiceIn(found, values[name])?.label ?? choiceKey(values[name])];
  });
  const aimed = item.fields.find(({ gesture }) => gesture === 'target');
  const target = aimed && values[aimed.name];
  const ordered = putDown(draft) ?? item.stand;
  const who = ordered === undefined ? '' : ` ${labelOf(ordered)}`;
  const how = said.length === 0 ? '' : `: ${said.join(', ')}`;
  const whom = target === undefined ? '' : ` → ${labelOf(target)}`;
  const moves = !aimed && item.fields.some(field => field.gesture === 'path');
  const price = moves ? preview?.cost : aimed && preview?.pays;
  const cost = price ? `, ${price}` : '';
  // what is chosen says what it costs: no other price stands beside it
  const name = item.price !== undefined && said.length > 0 ? sharedWords([item.label]) : item.label;
  return `${name}${who}${how}${whom}${cost}`;
}

const choiceIn = (gesture: Gesture | undefined, value: unknown): GestureChoice | undefined =>
  gesture?.kind === 'choose' ? gesture.among.find(choice => sameValue(choice.value, value)) : undefined;

/** What a press takes where nothing is chosen yet. */
function suggestedIn(draft: Draft): Draft['values'] {
  const first = choiceToTake(draft, undefined);
  return first ? { [fieldInHand(draft)!.name]: first.value } : {};
}

/** The same where one of several things is taken by it; `whole`: and the order given. */
export function choiceWords(
  draft: Draft,
  { value, label, done }: GestureChoice,
  scene: Pick<Scene, 'pieces'>,
  whole: boolean,
): string {
  const field = fieldInHand(draft)!;
  const chosen = withValue(draft, field.name, value);
  return whole || done !== undefined || draftedOrder(chosen) ? doneWords(chosen, scene) : `Go on: ${label}`;
}

/** Whom an order puts down, where that is another than the one who is ordered. */
const putDown = ({ gestures }: Draft): string | undefined =>
  Object.values(gestures)
    .flatMap(gesture => (gesture?.kind === 'place' && gesture.who !== undefined ? [gesture.who] : []))
    .at(0);
