import type { Gesture } from '@umpire/engine';

export type Composing = Extract<Gesture, { kind: 'compose' }>;
/** What is being composed: counts by part in one member, choices in others; the rest is the book's and stays. */
export type Composed = Readonly<Record<string, unknown>>;

const countsIn = ({ counts }: Composing, value: Composed): Readonly<Record<string, number>> =>
  (value[counts] ?? {}) as Readonly<Record<string, number>>;

export const countOf = (gesture: Composing, value: Composed, part: string): number =>
  countsIn(gesture, value)[part] ?? 0;

/** More than a form has room for. */
const MOST = 99;

/** So many of a part. Limits are for the book to judge, but nobody takes half of anything, or less than nothing. */
export function withCount(gesture: Composing, value: Composed, part: string, count: number): Composed {
  const whole = Number.isFinite(count) ? Math.min(MOST, Math.max(0, Math.round(count))) : 0;
  return { ...value, [gesture.counts]: { ...countsIn(gesture, value), [part]: whole } };
}

export const withChoice = (value: Composed, name: string, chosen: unknown): Composed => ({ ...value, [name]: chosen });
