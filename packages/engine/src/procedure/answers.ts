import { isRefusal, malformed, type Refusal } from '../result.js';
import type { SeatId } from '../seats.js';
import { misfit } from '../table/fits.js';
import type { Gesture } from '../table/menu.js';
import type { AnswerAsk, AnswerFields, AskField } from './ask.js';

/** An answer in its shortest form: where there is one field, the bare value, however it was written. */
export function bareAnswer({ fields }: AnswerAsk, value: unknown): unknown {
  const [only, more] = fields;
  return only && !more && isObject(value) && hasOnly(value, only.name) ? value[only.name] : value;
}

const hasOnly = (value: object, name: string): boolean => {
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === name;
};

/** Why a seat cannot answer so: the form of each field, then the book's own word on the whole. The answer is bare. */
export function answerFault(ask: AnswerAsk, by: SeatId, value: unknown, path: string): Refusal | undefined {
  return fieldsFault(ask, by, value, path) ?? ask.check?.(by, value);
}

function fieldsFault({ fields }: AnswerAsk, by: SeatId, value: unknown, path: string): Refusal | undefined {
  const single = fields.length === 1;
  if (!single && !isObject(value)) return malformed(path, 'an answer with its fields');
  const given = single ? { [fields[0]!.name]: value } : (value as AnswerFields);
  const strange = Object.keys(given).find(key => !fields.some(({ name }) => name === key));
  if (strange !== undefined) return malformed(`${path}.${strange}`, `there is no field ${strange} here`);
  let sofar: AnswerFields = {};
  for (const field of fields) {
    const wrong = fieldFault(field, by, sofar, given[field.name], single ? path : `${path}.${field.name}`);
    if (wrong) return wrong;
    sofar = { ...sofar, [field.name]: given[field.name] };
  }
  return undefined;
}

function fieldFault(field: AskField, by: SeatId, sofar: AnswerFields, value: unknown, path: string) {
  const gesture = gestureFor(field, by, sofar);
  return isRefusal(gesture) ? gesture : misfit(gesture, value, path);
}

/** How a seat fills a field, after those before it. */
export const gestureFor = ({ gesture }: AskField, by: SeatId, sofar: AnswerFields): Gesture | Refusal =>
  'of' in gesture ? gesture.of(by, sofar) : gesture;

const isObject = (value: unknown): value is AnswerFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
