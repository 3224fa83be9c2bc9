import type { Gesture } from '@umpire/engine';
import { TOUCH, useMedia } from '../../ui/media.js';
import { useTableParts } from '../model/context.js';

/** What a thumb steers by the wheel, where there are thumbs: a move or a turn in the making. */
export type Steered = Extract<Gesture, { kind: 'path' | 'turn' }>;

export function useSteered(): Steered | undefined {
  const { gesture, drafting } = useTableParts();
  const touch = useMedia(TOUCH);
  return touch && drafting.draft && (gesture?.kind === 'path' || gesture?.kind === 'turn') ? gesture : undefined;
}
