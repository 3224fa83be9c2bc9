import type { Gesture } from '@umpire/engine';
import type { Composed } from './compose.js';
import { ComposeInput } from './compose-input.js';
import type { Ranked } from './rank.js';
import { RankInput } from './rank-input.js';
import { SeveralInput } from './several-input.js';

export type ListGesture = Extract<Gesture, { kind: 'several' | 'compose' | 'rank' }>;
export const isList = (gesture: Gesture): gesture is ListGesture =>
  gesture.kind === 'several' || gesture.kind === 'compose' || gesture.kind === 'rank';

interface ListProps {
  readonly gesture: ListGesture;
  readonly value: unknown;
  /** Undefined empties the field. */
  readonly onChange: (value: unknown) => void;
}

/** A field that is filled in a form: the same beside the table and in words. */
export function ListInput({ gesture, value, onChange }: ListProps) {
  switch (gesture.kind) {
    case 'several':
      return <SeveralInput among={gesture.among} value={(value ?? []) as readonly unknown[]} onChange={onChange} />;
    case 'compose':
      return <ComposeInput gesture={gesture} value={(value ?? {}) as Composed} onChange={onChange} />;
    case 'rank':
      return <RankInput gesture={gesture} value={(value ?? []) as Ranked} onChange={onChange} />;
  }
}
