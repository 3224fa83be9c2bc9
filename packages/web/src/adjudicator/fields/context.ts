import type { Refusal } from '@umpire/engine';
import type { ListedArmy, ListedTroop, NamedField } from '@umpire/rulesets';
import { createContext, use } from 'react';
import type { Picked } from '../called.js';
import { type Path, pathText } from '../path.js';

/** The form that a field stands in. */
export interface FormState {
  /** The fault that the answer names, if it is one of a field. */
  readonly fault: Refusal | undefined;
  set(path: Path, value: unknown): void;
  /** Which book is asked, and what its questions ask for. */
  readonly asked?: { readonly book: string; formOf(question: string): readonly NamedField[] };
  /** Who was picked by name, and for which field. */
  readonly picked?: Picked;
  pick?(path: Path, troop: ListedTroop): void;
  /** The armies of the book, to pick from. */
  readonly armies?: readonly ListedArmy[];
}

export const FormContext = createContext<FormState>({ fault: undefined, set: () => {} });

export interface FieldProps<F> {
  readonly field: F;
  readonly path: Path;
  readonly value: unknown;
}

/** What a field needs to say what is wrong with it, and to be found. */
export function useField(path: Path) {
  const { fault, set } = use(FormContext);
  const text = pathText(path);
  const wrong = fault?.path === text ? fault.message : undefined;
  const id = fieldId(text);
  return {
    id,
    wrong,
    set: (value: unknown) => set(path, value),
    /** For the control itself. */
    aria: { 'aria-invalid': wrong !== undefined || undefined, 'aria-describedby': `${id}-says` },
  };
}

/** The id of a field's control by its path. */
export const fieldId = (path: string): string => `field-${path.replace(/[^\w]+/g, '-')}`;
