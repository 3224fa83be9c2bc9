import type { ArmyForm, ArmyGiven, At } from '@umpire/rulesets';
import { useMemo, useState } from 'react';
import type { Drawing } from './context.js';
import { begunWith, changed, doneAgain, type Past, takenBack } from './past.js';
import { withPart } from './value.js';

/** What was being drawn up when somebody closed the form, by book: it is there when he comes back. */
const left = new Map<string, unknown>();

export interface Bench {
  readonly drawing: Drawing;
  readonly hold: (at: At) => void;
  /** Takes another army in place of this one. */
  readonly open: (army: unknown) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** An army that is being drawn up: what it is, what is wrong with it, and how it is changed and changed back. */
export function useWorkbench(book: string, form: ArmyForm, given: ArmyGiven, army?: unknown): Bench {
  const [past, setPast] = useState<Past<unknown>>(() =>
    begunWith(army ?? left.get(book) ?? form.starts(given)[0]!.value),
  );
  // the first group is in view before anything is touched
  const [inHand, hold] = useState<At>(() => (form.sheet.list?.sheet.list ? [form.sheet.list.name, 0] : []));
  const { now } = past;
  const go = (next: Past<unknown>) => {
    left.set(book, next.now);
    setPast(next);
  };
  const faults = useMemo(() => form.check(now, given), [form, now, given]);
  const put = (at: At, part: unknown, writing?: string) => go(changed(past, withPart(now, at, part), writing));
  return {
    drawing: { book, form, given, army: now, faults, inHand, put },
    hold,
    open: another => go(changed(past, another)),
    undo: past.before.length > 0 ? () => go(takenBack(past)) : undefined,
    redo: past.after.length > 0 ? () => go(doneAgain(past)) : undefined,
  };
}

/** Why it cannot be handed over. */
export const barredBy = ({ faults }: Drawing): string | undefined =>
  faults.length > 0 ? 'there is something to mend' : undefined;
