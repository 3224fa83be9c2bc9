import { type Draft, isRefusal, type Preview, type Refusal } from '@umpire/engine';

/** Why an order cannot be given as it stands. */
export function refusalOf(draft: Draft | undefined, preview: Preview | Refusal | undefined): Refusal | undefined {
  if (draft?.refused) return draft.refused;
  if (!preview) return undefined;
  return isRefusal(preview) ? preview : preview.refusal;
}
