import type { ArmyFault, ArmyForm, ArmyGiven, At } from '@umpire/rulesets';
import { createContext, useContext } from 'react';

/** What every part of the form knows. */
export interface Drawing {
  readonly book: string;
  readonly form: ArmyForm;
  readonly given: ArmyGiven;
  readonly army: unknown;
  readonly faults: readonly ArmyFault[];
  /** Puts something in the place of a part; `writing`: the letters of one field are one change. */
  /** The part that has the focus, or had it last. */
  readonly inHand: At;
  readonly put: (at: At, part: unknown, writing?: string) => void;
}

export const DrawingContext = createContext<Drawing | undefined>(undefined);

export function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('a part of an army outside of its form');
  return drawing;
}
