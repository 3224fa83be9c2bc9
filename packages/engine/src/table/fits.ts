import { sameValue } from '../canonical.js';
import { inZone } from '../geometry/zone.js';
import { malformed, type Refusal } from '../result.js';
import type { Gesture, GestureChoice } from './menu.js';

/** Why a value cannot have come of a gesture: its form, and what the gesture itself offers and closes. */
export function misfit(gesture: Gesture, value: unknown, path: string): Refusal | undefined {
  switch (gesture.kind) {
    case 'choose':
      return unchosen(gesture.among, value, path);
    case 'several':
      return each(value, path, (one, at) => unchosen(gesture.among, one, at)) ?? doubles(value as unknown[], path);
    case 'rank':
      return unranked(gesture.rows, value, path);
    case 'compose':
      return isObject(value) ? undefined : malformed(path, 'a list with its counts');
    case 'write':
      return isObject(value) ? undefined : malformed(path, 'what was written, as an object');
    case 'place':
    case 'aim':
      return isPoint(value) ? outside(gesture, value, path) : malformed(path, 'a point with whole x and y');
    case 'arrange':
      return each(value, path, (one, at) => (isPlaced(one) ? undefined : malformed(at, 'a piece and its place')));
    case 'path':
      return each(value, path, (one, at) => (isPoint(one) ? undefined : malformed(at, 'a point of the way')));
    case 'turn':
      return Number.isInteger(value) ? undefined : malformed(path, 'a facing in tenths of a degree');
    case 'target': {
      const target = gesture.targets.find(({ id }) => id === value);
      return target ? target.closed : malformed(path, `one of ${gesture.targets.map(({ id }) => id).join(', ')}`);
    }
  }
}

function unchosen(among: readonly GestureChoice[], value: unknown, path: string): Refusal | undefined {
  const choice = among.find(one => sameValue(one.value, value));
  return choice ? choice.closed : malformed(path, `one of ${among.map(one => choiceKey(one.value)).join(', ')}`);
}

/** The value of a choice as a word: for lists of choices, and to tell them apart. */
export const choiceKey = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

type Fault = (one: unknown, path: string) => Refusal | undefined;

function each(value: unknown, path: string, fault: Fault): Refusal | undefined {
  if (!Array.isArray(value)) return malformed(path, 'a list');
  for (const [i, one] of value.entries()) {
    const wrong = fault(one, `${path}[${i}]`);
    if (wrong) return wrong;
  }
  return undefined;
}

function doubles(list: readonly unknown[], path: string): Refusal | undefined {
  const twice = list.findIndex((one, i) => list.slice(0, i).some(other => sameValue(one, other)));
  return twice < 0 ? undefined : malformed(`${path}[${twice}]`, 'each of them once');
}

function unranked(rows: readonly { readonly id: string }[], value: unknown, path: string): Refusal | undefined {
  const known: Fault = (one, at) => (rows.some(({ id }) => id === one) ? undefined : malformed(at, 'no such row'));
  const wrong = each(value, path, known) ?? doubles(value as unknown[], path);
  return wrong ?? ((value as unknown[]).length === rows.length ? undefined : malformed(path, 'all of them, each once'));
}

type PointGesture = Extract<Gesture, { kind: 'place' | 'aim' }>;

/** The middle of what is placed lies in one of the zones; what more is wanted the book says. */
function outside({ zones }: PointGesture, point: { x: number; y: number }, path: string): Refusal | undefined {
  return zones.length === 0 || zones.some(zone => inZone(zone, point)) ? undefined : malformed(path, 'not there');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPoint(value: unknown): value is { x: number; y: number } {
  if (!isObject(value)) return false;
  const { x, y, facing = 0 } = value;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) && Number.isSafeInteger(facing);
}

const isPlaced = (value: unknown): boolean =>
  isObject(value) && typeof value.id === 'string' && (value.at === null || isPoint(value.at));
