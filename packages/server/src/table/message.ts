import { heldTo, type SeatId } from '@umpire/engine';
import { type Message, messageSchema } from './calls.js';

/**
 * A short text of plain letters with a few lists and objects in it, and no letter written as a number: nothing in it can be too long, too deep or
 * unprintable.
 */
const HARMLESS = /^(?:[ -Z\]-z|-~]*[[{]){0,12}[ -Z\]-z|-~]*$/;
const SHORT = 2000;
/** Whether whatever a text says is within all bounds, seen from the text alone. */
export const isHarmless = (text: string): boolean => text.length < SHORT && HARMLESS.test(text);

/** A message, if a text is one. */
export function messageIn(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isUsual(value) ? value : messageOf(value);
  } catch {
    return undefined;
  }
}

function messageOf(value: unknown): Message | undefined {
  const message = heldTo(messageSchema, value);
  return message.success ? message.data : undefined;
}

/** How most call what they do; whatever else is counted in letters, not in halves of them. */
const KEY = /^[\w-]{8,64}$/;
/** So many fields a message has with its key. */
const FIELDS = 4;

/** Whether it has the form of `messageSchema` and a key: seen without it, because every order comes through here. */
export function isUsual(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== FIELDS) return false;
  const { id, call, args, key } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(id) &&
    (id as number) >= 0 &&
    isText(call, 40) &&
    Array.isArray(args) &&
    args.length <= 10 &&
    typeof key === 'string' &&
    KEY.test(key)
  );
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** Whether arguments are those of an order, as `ACTS.order` has them. */
export function isOrder(args: readonly unknown[]): args is readonly [SeatId, { readonly verb: string }] {
  const [by, order] = args;
  if (!isText(by, 64) || by === 'umpire' || by === 'spectator') return false;
  return (
    typeof order === 'object' &&
    order !== null &&
    !Array.isArray(order) &&
    !Object.hasOwn(order, '__proto__') &&
    Object.hasOwn(order, 'verb') &&
    isText((order as { verb?: unknown }).verb, 100)
  );
}
