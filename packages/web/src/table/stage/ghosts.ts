import type { Draft, Point } from '@umpire/engine';

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** Where what is in hand is drawn: at the places that were named, and at the end of its way. */
export const ghostsIn = (draft: Draft | undefined): readonly Point[] =>
  Object.values(draft?.values ?? {}).flatMap(value => {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    return isPoint(last) ? [last] : [];
  });
