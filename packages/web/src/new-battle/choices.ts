import type { BattlePlan, Holder } from '@umpire/desk';
import {
  type AgreedTerm,
  agreement,
  LONG_SEED,
  ok,
  type Players,
  type Result,
  type ScenarioEntry,
  type ScenarioTerm,
  type SeatId,
  type Seed,
  SIDES,
  type Side,
  seatNames,
} from '@umpire/engine';
import { type Taken, takenAlong } from '../army-list/taken.js';
import type { Catalogue, CatalogueBook } from '../battles/catalogue.js';
import { playableBooks } from '../battles/plan.js';

/** What is chosen on the page for a new battle. */
export interface Choices {
  readonly book: string;
  /** The id of a scenario of the book, or `own`. */
  readonly scenario: string;
  /** A scenario from a file. */
  readonly own?: OwnScenario;
  /** `person`, or the id of a bot, by the names of seats; where a seat is not named, as for its side. */
  readonly seats: { readonly a: string; readonly b: string } & Readonly<Record<SeatId, string>>;
  /** Several players a side, and what each commands. */
  readonly players: Players;
  /** Only what differs from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** What was agreed on, by the ids of terms; of the others holds what the scenario says. */
  readonly terms: Readonly<Record<string, string>>;
  /** What players bring as their own, by the ids of terms. */
  readonly files: Readonly<Record<string, readonly Brought[]>>;
  readonly dice: 'seeded' | 'typed';
  /** Drawn at random and shown to nobody; or typed, to fight a battle again that somebody knows. */
  readonly seed: Seed;
  readonly privacy: boolean;
  /** Somebody at this screen is the umpire, where the book has a desk for him. */
  readonly umpire: boolean;
  /** Time is counted as the book usually does, where it says how. */
  readonly timed: boolean;
}

export interface OwnScenario {
  readonly title: string;
  readonly data: unknown;
}

/** Whoever gets the link plays this side. */
export const FRIEND = 'friend';

/** An army or a list of a player's own; `army`: what a side takes of it, if it is in order. */
export interface Brought extends OwnScenario {
  readonly army?: unknown;
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

export const bookOf = (library: Catalogue, id: string): CatalogueBook | undefined =>
  playableBooks(library).find(book => book.id === id);

export function scenarioOf(library: Catalogue, { book, scenario, own }: Choices): ScenarioEntry | undefined {
  if (scenario === 'own') return own && { id: 'own', title: own.title, text: '', size: 'own', data: own.data };
  return bookOf(library, book)?.scenarios.find(one => one.id === scenario);
}

export function defaultChoices(library: Catalogue, seed: Seed): Choices {
  const [book] = playableBooks(library);
  return {
    book: book?.id ?? '',
    scenario: book?.scenarios[0]?.id ?? '',
    seats: { a: 'person', b: library.bots.at(-1)?.id ?? 'person' },
    players: {},
    options: book?.scenarios[0]?.options ?? {},
    terms: {},
    files: {},
    dice: 'seeded',
    seed,
    privacy: true,
    umpire: false,
    timed: false,
  };
}

/** Another book has other scenarios and other options. */
export function withBook(library: Catalogue, choices: Choices, id: string): Choices {
  const book = bookOf(library, id);
  if (!book || id === choices.book) return choices;
  const [first] = book.scenarios;
  return {
    ...choices,
    book: id,
    scenario: first?.id ?? '',
    options: first?.options ?? {},
    terms: {},
    files: {},
    players: {},
  };
}

/** Options that this book has and that differ from its defaults; a default need not be written down. */
export function knownOptions(book: CatalogueBook | undefined, options: unknown): Record<string, string> {
  if (!book || !isObject(options)) return {};
  return Object.fromEntries(
    book.options
      .filter(({ settled, choices, id }) => !settled && choices.slice(1).some(choice => choice.id === options[id]))
      .map(({ id }) => [id, options[id] as string]),
  );
}

/** What was chosen last time, as far as it still means something; and what the address asks for. */
export function readChoices(
  library: Catalogue,
  remembered: string | null,
  wanted: URLSearchParams,
  seed: Seed,
  /** The book that was played last, wherever that battle was begun. */
  played = '',
): Choices {
  const standard = defaultChoices(library, seed);
  const last = lastFor(parse(remembered), wanted.get('scenario'));
  const holder = (who: unknown, usual: string) =>
    who === 'person' || library.bots.some(bot => bot.id === who) ? (who as string) : usual;
  const seats = isObject(last.seats) ? last.seats : {};
  let choices: Choices = {
    ...withBook(library, standard, played || String(last.book ?? '')),
    seats: { a: holder(seats.a, standard.seats.a), b: holder(seats.b, standard.seats.b) },
    dice: last.dice === 'typed' ? 'typed' : 'seeded',
    privacy: last.privacy !== false,
    umpire: last.umpire === true,
    timed: last.timed === true,
  };
  choices = { ...choices, options: knownOptions(bookOf(library, choices.book), last.options) };
  choices = withScenario(library, choices, String(last.scenario ?? ''));
  choices = withBook(library, choices, wanted.get('book') ?? '');
  choices = withScenario(library, choices, wanted.get('scenario') ?? '');
  if (wanted.get('with') === FRIEND) choices = { ...choices, seats: { a: 'person', b: FRIEND }, dice: 'seeded' };
  const taken = takenAlong(choices.book, wanted.get('army'));
  return taken ? withTaken(library, choices, taken) : choices;
}

/** Whoever comes for another battle than the last one is not given its players and its dice, which he may have forgotten. */
function lastFor(last: Record<string, unknown>, scenario: string | null): Record<string, unknown> {
  if (scenario === null || scenario === last.scenario) return last;
  const { book, options } = last;
  return { book, options };
}

/** What was kept of last time and is not what most would expect, in words. */
export function keptOfLastTime({ seats, dice, umpire }: Choices, { seats: usual }: Choices): readonly string[] {
  const people = seats.a === 'person' && seats.b === 'person';
  const otherSides = !people && (seats.a !== usual.a || seats.b !== usual.b);
  return [
    ...(people ? ['two people at this screen'] : []),
    ...(otherSides ? ['other players than usual'] : []),
    ...(dice === 'typed' ? ['what a real table shows is typed in'] : []),
    ...(umpire ? ['an umpire'] : []),
  ];
}

/** An army from the builder fights for the first side, on the terms for which it was drawn up. */
function withTaken(library: Catalogue, choices: Choices, { title, data, army, terms, options }: Taken): Choices {
  const own = (bookOf(library, choices.book)?.terms[choices.scenario] ?? []).find(({ files }) => files);
  if (!own) return choices;
  const one: Brought = { title, data, army };
  const agreed = { ...choices, options: { ...choices.options, ...options }, terms };
  return { ...agreed, ...withBrought(termsOf(library, agreed), agreed, own.id, { brought: [one], written: one }) };
}

/** Another scenario brings the choices it asks for, and takes those of the one before away. */
export function withScenario(library: Catalogue, choices: Choices, id: string): Choices {
  const wanted = bookOf(library, choices.book)?.scenarios.find(one => one.id === id);
  if (!wanted || id === choices.scenario) return choices;
  const before = Object.entries(scenarioOf(library, choices)?.options ?? {});
  const kept = Object.entries(choices.options).filter(
    ([option, choice]) => !before.some(([o, c]) => o === option && c === choice),
  );
  return {
    ...choices,
    scenario: id,
    options: { ...Object.fromEntries(kept), ...wanted.options },
    terms: {},
    files: {},
    players: {},
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** What is worth remembering: neither the seed nor a file. */
export function rememberedText({ seats: { a, b }, ...choices }: Choices): string {
  const { book, scenario, options, dice, privacy, umpire, timed } = choices;
  return JSON.stringify({ book, scenario, seats: { a, b }, options, dice, privacy, umpire, timed });
}

/** What players may agree on before the battle that is chosen; what they bring as their own can be chosen, too. */
export const termsOf = (library: Catalogue, { book, scenario, files }: Choices): readonly ScenarioTerm[] =>
  (bookOf(library, book)?.terms[scenario] ?? []).map(term => withOwn(term, files));

function withOwn(term: ScenarioTerm, files: Choices['files']): ScenarioTerm {
  const brought = (term.own === undefined ? undefined : files[term.own]) ?? [];
  const ours = brought
    .filter(({ army }) => army !== undefined)
    .map(({ title, army }) => ({ id: ownId(title), label: `Your own: ${title}`, value: army }));
  return ours.length > 0 ? { ...term, choices: [...term.choices, ...ours] } : term;
}
const ownId = (title: string): string => `own ${title}`;

/** What was agreed on in place of what the scenario says by itself; or which term cannot be what was said. */
export function agreedIn(library: Catalogue, choices: Choices): Result<readonly AgreedTerm[]> {
  const terms = termsOf(library, choices);
  const said = agreement(terms, choices.terms);
  if (!said.ok) return said;
  const brought = terms.flatMap(({ id, path }) => {
    const files = choices.files[id] ?? [];
    return files.length > 0 && path.length > 0 ? [{ path, value: files.map(file => file.data) }] : [];
  });
  return ok([...said.value.terms, ...brought]);
}

/** What is brought under a term. Whatever was drawn up for this battle is meant to fight in it: the first side without an army takes it. */
export function withBrought(
  terms: readonly ScenarioTerm[],
  { terms: said, files }: Pick<Choices, 'terms' | 'files'>,
  id: string,
  { brought, written }: { readonly brought: readonly Brought[]; readonly written?: Brought | undefined },
): Pick<Choices, 'terms' | 'files'> {
  const gone = (files[id] ?? []).filter(({ title }) => !brought.some(one => one.title === title));
  const left = Object.fromEntries(
    Object.entries(said).filter(([, choice]) => !gone.some(({ title }) => ownId(title) === choice)),
  );
  const open = written && terms.find(term => term.own === id && left[term.id] === undefined);
  return {
    files: { ...files, [id]: brought },
    terms: open ? { ...left, [open.id]: ownId(written.title) } : left,
  };
}

/** Who was chosen for a seat. */
export const holderAt = (seats: Choices['seats'], side: Side, seat: SeatId): string => seats[seat] ?? seats[side];

/** Several play one of the sides. */
export const isShared = ({ players }: Pick<Choices, 'players'>): boolean =>
  SIDES.some(side => seatNames(players, side).length > 1);

/**
 * Choices in which friends play at other screens, made to fit: the server throws the dice, and one of us is here, at the seat that was chosen
 * last; or, under an umpire, nobody, who then is the umpire. Whoever else was to sit here gets a link.
 */
export function apart(choices: Choices, before: Choices, judged: boolean): Choices {
  const now = seatsHeld(choices);
  if (!now.some(([, who]) => who === FRIEND)) return choices;
  const was = new Map(seatsHeld(before));
  const persons = now.filter(([, who]) => who === 'person');
  const [own] =
    persons.find(([seat]) => was.get(seat) !== 'person') ??
    persons[0] ??
    (judged && choices.umpire ? [] : now.find(([seat]) => was.get(seat) !== 'person')!);
  const held = now.map(([seat, who]) => [seat, seat === own ? 'person' : who === 'person' ? FRIEND : who] as const);
  return { ...choices, seats: { ...choices.seats, ...Object.fromEntries(held) }, dice: 'seeded' };
}
const seatsHeld = ({ seats, players }: Choices): readonly (readonly [SeatId, string])[] =>
  SIDES.flatMap(side => seatNames(players, side).map(seat => [seat, holderAt(seats, side, seat)] as const));

/** What a scenario asks for and somebody has taken back is said: unsaid, the scenario's own would count on a server. */
const taken = (book: CatalogueBook | undefined, asked: Choices['options'] = {}): Choices['options'] =>
  Object.fromEntries(
    (book?.options ?? []).flatMap(({ id, choices }) => (asked[id] === undefined ? [] : [[id, choices[0]!.id]])),
  );

export function planFrom(library: Catalogue, choices: Choices): BattlePlan | undefined {
  const scenario = scenarioOf(library, choices);
  if (!scenario) return undefined;
  const holder = (who: string): Holder =>
    who === 'person' ? 'person' : who === FRIEND ? { player: 'a friend' } : { bot: who };
  const { book, seats, players, options, dice, seed, privacy } = choices;
  const several = isShared(choices);
  const umpire = choices.umpire && bookOf(library, book)?.judged;
  const clock = choices.timed ? bookOf(library, book)?.clock : undefined;
  const agreed = agreedIn(library, choices);
  if (!agreed.ok) return undefined;
  const terms = agreed.value;
  return {
    ruleset: book,
    scenario: scenario.data,
    ...(terms.length > 0 && { terms }),
    title: scenario.title,
    options: { ...taken(bookOf(library, book), scenario.options), ...options },
    seats: Object.fromEntries(
      SIDES.flatMap(side => seatNames(players, side).map(seat => [seat, holder(holderAt(seats, side, seat))])),
    ),
    ...(several && { players }),
    dice: dice === 'seeded' ? { kind: 'seeded', seed } : { kind: 'typed' },
    ...(!privacy && { privacy }),
    ...(umpire && { umpire: true as const }),
    // a battle with friends has the clock that its invitation names
    ...(clock && isHere(choices) && { clock: { perMove: clock.perMove, steps: clock.steps } }),
  };
}
/** Somebody plays at this screen, and nobody at another. */
export const isHere = (choices: Choices): boolean => {
  const holders = seatsHeld(choices).map(([, who]) => who);
  return holders.includes('person') && !holders.includes(FRIEND);
};

/** A seed that somebody typed; undefined if it is none. */
export function readSeed(text: string): Seed | undefined {
  const typed = text.trim().toLowerCase();
  if (LONG_SEED.test(typed)) return typed;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}
