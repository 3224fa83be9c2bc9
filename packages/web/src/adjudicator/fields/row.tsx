import type { Field } from '@umpire/rulesets';
import type { ReactNode } from 'react';
import { faultWords } from '../values.js';

/** A line of the form: what it is called, the control, and below it what is wrong or what helps. */
export function Row({
  id,
  field,
  wrong,
  says,
  children,
}: {
  readonly id: string;
  readonly field: Field;
  readonly wrong: string | undefined;
  /** What holds while nothing is said. */
  readonly says?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="row">
      <label htmlFor={id}>
        {field.title}
        {field.required && <Needed />}
      </label>
      <div className="row-control">{children}</div>
      <Says
        id={id}
        wrong={wrong && faultWords(field.title, wrong)}
        text={[field.text, says].filter(Boolean).join('. ')}
      />
    </div>
  );
}

export const Needed = () => <span className="needed"> needed</span>;

/** What is wrong with a field, else what helps to fill it. */
export function Says({
  id,
  wrong,
  text,
}: {
  readonly id: string;
  readonly wrong: string | undefined;
  readonly text: string;
}) {
  if (wrong !== undefined)
    return (
      <p className="row-says wrong" id={`${id}-says`}>
        <b aria-hidden="true">!</b> {wrong}
      </p>
    );
  return text === '' ? null : (
    <p className="row-says" id={`${id}-says`}>
      {text}
    </p>
  );
}
