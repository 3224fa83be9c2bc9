/** An order, and what it seems worth to its side right now; 0 is to do nothing. */
export interface Candidate<Order = unknown> {
  readonly order: Order;
  readonly worth: number;
}

/** What may be worth so much at most; whoever looks closely finds the order and what it is worth, or that it is not allowed. */
export interface Prospect<Order> {
  readonly most: number;
  appraise(): Candidate<Order> | undefined;
}

/** The best first, equals in the order given; none is appraised as long as something known is better than the most it may be worth. */
export function* bestFirst<Order>(prospects: readonly Prospect<Order>[]): Generator<Candidate<Order>, undefined> {
  const open = prospects
    .map((prospect, index) => ({ prospect, index }))
    .sort((a, b) => b.prospect.most - a.prospect.most);
  const found: Found<Order>[] = [];
  for (const { prospect, index } of open) {
    while (found.length > 0 && found[0]!.candidate.worth > prospect.most) yield found.shift()!.candidate;
    const candidate = prospect.appraise();
    if (candidate) insert(found, { candidate, index });
  }
  for (const { candidate } of found) yield candidate;
}

interface Found<Order> {
  readonly candidate: Candidate<Order>;
  readonly index: number;
}
function insert<Order>(found: Found<Order>[], one: Found<Order>): void {
  let at = found.length;
  while (at > 0 && isBefore(one, found[at - 1]!)) at--;
  found.splice(at, 0, one);
}
const isBefore = (a: Found<unknown>, b: Found<unknown>): boolean =>
  a.candidate.worth > b.candidate.worth || (a.candidate.worth === b.candidate.worth && a.index < b.index);

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
