/** An order, and what it seems worth to its side right now; 0 is to do nothing. */
export interface Candidate<Order = unknown> {
  readonly order: Order;
  readonly worth: number;
}

/**
 * What may be worth so much at most. Whoever looks closely finds the order and what it is worth; or that it is not allowed; or narrower
 * prospects, none of which is worth more than this one may be.
 */
export interface Prospect<Order> {
  readonly most: number;
  appraise(): Candidate<Order> | readonly Prospect<Order>[] | undefined;
}

/** The best first, equals in the order given; none is appraised as long as something known is better than the most it may be worth. */
export function* bestFirst<Order>(prospects: readonly Prospect<Order>[]): Generator<Candidate<Order>, undefined> {
  const open: Open<Order>[] = [];
  for (let i = 0; i < prospects.length; i++) push(open, { prospect: prospects[i]!, place: [i] });
  const found: Found<Order>[] = [];
  while (open.length > 0) {
    while (found.length > 0 && found[0]!.candidate.worth > open[0]!.prospect.most) yield found.shift()!.candidate;
    const { prospect, place } = pop(open);
    const seen = prospect.appraise();
    if (!seen) continue;
    if ('order' in seen) insert(found, { candidate: seen, place });
    else for (let i = 0; i < seen.length; i++) push(open, { prospect: seen[i]!, place: [...place, i] });
  }
  for (const { candidate } of found) yield candidate;
}

/** A prospect, and where it was given: its number, then its number among those into which that one was opened, and so on. */
interface Open<Order> {
  readonly prospect: Prospect<Order>;
  readonly place: readonly number[];
}

/** A heap: the one that may be worth most is the first. */
function push<Order>(heap: Open<Order>[], one: Open<Order>): void {
  let at = heap.length;
  for (; at > 0; ) {
    const above = (at - 1) >> 1;
    if (heap[above]!.prospect.most >= one.prospect.most) break;
    heap[at] = heap[above]!;
    at = above;
  }
  heap[at] = one;
}
function pop<Order>(heap: Open<Order>[]): Open<Order> {
  const top = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && heap[below + 1]!.prospect.most > heap[below]!.prospect.most) below++;
    if (heap[below]!.prospect.most <= last.prospect.most) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = last;
  return top;
}

interface Found<Order> {
  readonly candidate: Candidate<Order>;
  readonly place: readonly number[];
}
function insert<Order>(found: Found<Order>[], one: Found<Order>): void {
  let at = found.length;
  while (at > 0 && isBefore(one, found[at - 1]!)) at--;
  found.splice(at, 0, one);
}
function isBefore(a: Found<unknown>, b: Found<unknown>): boolean {
  if (a.candidate.worth !== b.candidate.worth) return a.candidate.worth > b.candidate.worth;
  for (let i = 0; i < a.place.length && i < b.place.length; i++)
    if (a.place[i] !== b.place[i]) return a.place[i]! < b.place[i]!;
  return a.place.length < b.place.length;
}

/** Several lists, each with its best first, as one; equals in the order of the lists. */
export function* mergedBestFirst<Order>(
  lists: readonly Iterable<Candidate<Order>>[],
): Generator<Candidate<Order>, undefined> {
  const rest = lists.map(list => list[Symbol.iterator]());
  const heads = rest.map(nextOf);
  for (;;) {
    let best = -1;
    for (const [i, head] of heads.entries()) if (head && (best < 0 || head.worth > heads[best]!.worth)) best = i;
    if (best < 0) return;
    yield heads[best]!;
    heads[best] = nextOf(rest[best]!);
  }
}
function nextOf<T>(list: Iterator<T>): T | undefined {
  const { value, done } = list.next();
  return done ? undefined : value;
}

/** Those that are appraised already, the best first, equals in the order given. */
export const ranked = <Order>(candidates: Iterable<Candidate<Order>>): Candidate<Order>[] =>
  [...candidates].sort((a, b) => b.worth - a.worth);
