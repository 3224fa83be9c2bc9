import { type Draft, fieldInHand } from '@umpire/engine';
import { arrangedIn, type StandingPiece, standingIn } from '../draft/arrange.js';

/** Who was put down in the fields that were filled before the one in hand. */
export function standingBefore(draft: Draft): readonly StandingPiece[] {
  const now = fieldInHand(draft)?.name;
  return draft.item.fields.flatMap(({ name }) => {
    const gesture = draft.gestures[name];
    const arranged = name === now || gesture?.kind !== 'arrange' ? undefined : arrangedIn(draft, name);
    return gesture?.kind === 'arrange' && arranged ? standingIn(gesture, arranged) : [];
  });
}
