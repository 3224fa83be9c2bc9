/**
 * Counters that are drawn larger than life would cover each other: they step aside, each a little way from its true place.
 * Those that are true to scale stay where they are. The result hangs on who stands where, not on the order of the list.
 */
import { direction, type Point } from '@umpire/engine';
import { type Box, boxAbout, Crowd } from './labels.js';

export interface Counter {
  readonly id: string;
  /** Its true middle, and how far it reaches to the sides and up and down as it is drawn. */
  readonly at: Point;
  readonly across: number;
  readonly up: number;
  /** How far it may step aside; farther only where it would hide another. */
  readonly most: number;
  /** What it must not leave, as far as it may step aside at all. */
  readonly within?: Box;
}

interface Moving extends Counter {
  readonly index: number;
  aside: { x: number; y: number };
}

const ROUNDS = 40;
/** A counter between two others must not swing from one to the other. */
const DAMPED = 0.55;

/** How far each counter steps aside. */
export function spread(counters: readonly Counter[]): ReadonlyMap<string, Point> {
  const moving = [...counters]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((counter, index): Moving => ({ ...counter, index, aside: { x: 0, y: 0 } }));
  for (const one of moving) step(one, { x: 0, y: 0 });
  for (let round = 0; round < ROUNDS && pushApart(moving); round++);
  unhide(moving);
  return new Map(moving.map(({ id, aside }) => [id, { x: Math.round(aside.x) + 0, y: Math.round(aside.y) + 0 }]));
}

/** So much of a counter at each side may lie under another. */
const EDGE = 0.06;

const bodyOf = ({ at, across, up }: Moving, aside: Point): Box =>
  boxAbout({ x: at.x + aside.x, y: at.y + aside.y }, across * (1 - 2 * EDGE), up * (1 - 2 * EDGE));

/** In a crowd that finds no room by giving way, whoever would still hide another goes to the nearest place that is free. */
function unhide(moving: readonly Moving[]): void {
  const taken = new Crowd();
  const isStuck = (one: Moving): boolean => {
    const box = bodyOf(one, one.aside);
    if (one.most > 0 && taken.hits(box)) return true;
    taken.add(box);
    return false;
  };
  for (const one of [...moving].sort((a, b) => Math.sign(a.most) - Math.sign(b.most)).filter(isStuck)) {
    one.aside = nearestFree(one, taken) ?? one.aside;
    taken.add(bodyOf(one, one.aside));
  }
}

/** It is looked for in rings round the true place, so many times as far as one may step aside. */
const FARTHEST = 4;
const WAYS = Array.from({ length: 16 }, (_, i) => direction(i * 225));

function nearestFree(one: Moving, taken: Crowd): { x: number; y: number } | undefined {
  const pace = Math.min(one.across, one.up) / 2;
  for (let far = 0; far <= one.most * FARTHEST; far += pace)
    for (const { x, y } of WAYS) {
      const aside = bounded(one, { x: x * far, y: y * far });
      if (!taken.hits(bodyOf(one, aside))) return aside;
    }
  return undefined;
}

const left = ({ at, aside, across }: Moving): number => at.x + aside.x - across;

/** One step of all at once; false if nobody is in another's way. */
function pushApart(moving: readonly Moving[]): boolean {
  const pushes = moving.map(() => ({ x: 0, y: 0 }));
  const fromLeft = [...moving].sort((a, b) => left(a) - left(b) || a.index - b.index);
  let pushed = false;
  fromLeft.forEach((a, i) => {
    for (let j = i + 1; j < fromLeft.length; j++) {
      const b = fromLeft[j]!;
      if (left(b) >= a.at.x + a.aside.x + a.across) break;
      if (push(a, b, pushes)) pushed = true;
    }
  });
  for (const one of moving) step(one, pushes[one.index]!);
  return pushed;
}

/** Two that overlap go apart along the shorter way; who may go farther goes more of it. */
function push(a: Moving, b: Moving, pushes: readonly { x: number; y: number }[]): boolean {
  const may = a.most + b.most;
  const apart = { x: a.at.x + a.aside.x - b.at.x - b.aside.x, y: a.at.y + a.aside.y - b.at.y - b.aside.y };
  const over = { x: a.across + b.across - Math.abs(apart.x), y: a.up + b.up - Math.abs(apart.y) };
  if (may === 0 || over.x <= 1 || over.y <= 1) return false;
  const axis = over.x < over.y || (over.x === over.y && (a.index + b.index) % 2 === 1) ? 'x' : 'y';
  const way = apart[axis] !== 0 ? Math.sign(apart[axis]) : a.index < b.index ? -1 : 1;
  pushes[a.index]![axis] += (way * over[axis] * a.most) / may;
  pushes[b.index]![axis] -= (way * over[axis] * b.most) / may;
  return true;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Within what it must not leave. */
const bounded = ({ at, across, up, within }: Moving, { x, y }: Point): { x: number; y: number } =>
  within
    ? {
        x: clamp(x, within.left + across - at.x, within.right - across - at.x),
        y: clamp(y, within.top + up - at.y, within.bottom - up - at.y),
      }
    : { x, y };

function step(one: Moving, by: Point): void {
  const { aside, most } = one;
  one.aside = bounded(one, { x: aside.x + by.x * DAMPED, y: aside.y + by.y * DAMPED });
  const far = Math.hypot(one.aside.x, one.aside.y);
  if (far > most) one.aside = { x: (one.aside.x * most) / far, y: (one.aside.y * most) / far };
}
