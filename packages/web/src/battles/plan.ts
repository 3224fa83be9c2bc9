import type { BattlePlan, Library, LibraryBook, Seats } from '@umpire/desk';
import { randomSeed } from '@umpire/desk';
import { otherSide, type SeatId, type Seed, SIDES, type Side, seatNames } from '@umpire/engine';
import { goTo } from '../shell/routes.js';
import { loadBattle, newId, saveBattle } from '../storage/battles.js';
import { rememberBook } from './usual-book.js';

export const isGenerated = (scenario: { readonly size: string }): boolean => scenario.size === 'generated';

export const playableBooks = <Book extends LibraryBook>({
  books,
}: {
  readonly books: readonly Book[];
}): readonly Book[] => books.filter(book => book.playable && book.scenarios.length > 0);

/** The first scenario of a book, or of the first one, as Red, against the best opponent there is. */
export function quickPlan(library: Library, seed: Seed, wanted?: string): BattlePlan | undefined {
  const books = playableBooks(library);
  const book = books.find(({ id }) => id === wanted) ?? books[0];
  const scenario = book?.scenarios.find(one => !isGenerated(one)) ?? book?.scenarios[0];
  const bot = library.bots.at(-1);
  if (!book || !scenario || !bot) return undefined;
  return {
    ruleset: book.id,
    scenario: scenario.data,
    title: scenario.title,
    options: scenario.options ?? {},
    seats: { a: 'person', b: { bot: bot.id } },
    dice: { kind: 'seeded', seed },
  };
}

/** Keeps a plan as a battle and goes to its table. */
export async function beginBattle(plan: BattlePlan): Promise<void> {
  rememberBook(plan.ruleset);
  const id = newId();
  await saveBattle({ id, plan, record: null, title: plan.title });
  goTo(['battle', id]);
}

/** Who holds which side in a rematch: the same, or the other one. */
type RematchSides = 'same' | 'changed';

/** The same battle once more, with new dice. */
export const rematchOf = (plan: BattlePlan, seed: Seed, sides: RematchSides): BattlePlan => ({
  ...plan,
  seats: sides === 'same' ? plan.seats : changedSides(plan),
  dice: plan.dice.kind === 'typed' ? plan.dice : { kind: 'seeded', seed },
});

/** Who sat opposite holds a seat; where fewer did, the last of them. */
function changedSides({ seats, players = {} }: BattlePlan): Seats {
  const of = { a: seatNames(players, 'a'), b: seatNames(players, 'b') };
  const opposite = (side: Side, index: number): SeatId => {
    const others = of[otherSide(side)];
    return others[Math.min(index, others.length - 1)]!;
  };
  return Object.fromEntries(
    SIDES.flatMap(side => of[side].map((seat, index) => [seat, seats[opposite(side, index)] ?? 'person'])),
  );
}

/** The scenario that follows in the list of its book, held as the last one was; none after the last, and none after a battle of one's own. */
export function nextPlan({ books }: Pick<Library, 'books'>, plan: BattlePlan, seed: Seed): BattlePlan | undefined {
  const placed = books.find(({ id }) => id === plan.ruleset)?.scenarios.filter(one => !isGenerated(one)) ?? [];
  const at = placed.findIndex(({ title }) => title === plan.title);
  const next = at < 0 ? undefined : placed[at + 1];
  if (!next) return undefined;
  const { terms: _, players, ...rest } = plan;
  return {
    ...rest,
    scenario: next.data,
    title: next.title,
    options: next.options ?? {},
    // whoever shared a side with others has it alone until it is shared out anew
    seats: players
      ? { a: plan.seats[seatNames(players, 'a')[0]!]!, b: plan.seats[seatNames(players, 'b')[0]!]! }
      : plan.seats,
    dice: plan.dice.kind === 'typed' ? plan.dice : { kind: 'seeded', seed },
  };
}

/** Somebody sits at another screen: it is kept by a server, and not here. */
export const isElsewhere = ({ seats }: Pick<BattlePlan, 'seats'>): boolean =>
  Object.values(seats).some(holder => typeof holder === 'object' && 'player' in holder);

/** Begins a rematch of a battle that is kept. */
export async function beginRematch(id: string, sides: RematchSides): Promise<void> {
  const read = await loadBattle(id);
  if (read.ok) await beginBattle(rematchOf(read.entry.plan, randomSeed(), sides));
}
