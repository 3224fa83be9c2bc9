import type { Citation, Options, Refusal, Result, RuleId } from '@umpire/engine';

/**
 * What an army, or an army list, of a player's own is made of: a book describes it once, and whoever draws forms shows it,
 * checks it and hands it on, knowing no book. Its value is the book's own data at every moment, as files and battles have
 * them: fields read and write it, so that nothing is lost between form, file and battle.
 */
export interface ArmyForm<Army = unknown> {
  /** What one is called in the middle of a sentence: `army list`. */
  readonly noun: string;
  /** What stands above it where it is no army. */
  readonly heading?: string;
  /** What it is good for, in a sentence. */
  readonly text: string;
  readonly sheet: Sheet<Army>;
  /** What one can begin with; the first is taken if nobody says. */
  starts(given: ArmyGiven): readonly Start<Army>[];
  /** Data of a file, if they are one at all; whether it is in order is `check`'s affair. */
  read(data: unknown): Result<Army>;
  /** All that is wrong, each at its place, in the order in which the book would refuse it. */
  check(army: Army, given: ArmyGiven): readonly ArmyFault[];
  /** What it comes to, as a whole or part by part. */
  tallies(army: Army, given: ArmyGiven): readonly Tally[];
  /** Under which name it is kept. */
  nameOf(army: Army): string;
  /** All of it in plain lines, to be sent to somebody. */
  inWords(army: Army): string;
  /** What a side takes to a battle if it is chosen: the army itself, or the one that stands ready in a list. */
  armyOf(army: Army): unknown;
  /** What could be done about a fault: each is the army that would come of it. */
  mends?(army: Army, fault: ArmyFault, given: ArmyGiven): readonly Start<Army>[];
  /** For which battle one is drawn up where none is agreed on yet. */
  readonly battle?: ArmyBattle;
}

export interface ArmyBattle {
  readonly usual: ArmyGiven;
  /** What can be changed of it. */
  readonly fields: readonly SheetField<ArmyGiven>[];
  /** The same as terms and options of a scenario to which players bring their armies. */
  agreed(given: ArmyGiven): {
    readonly terms: Readonly<Record<string, string>>;
    readonly options: Readonly<Record<string, string>>;
  };
}

/** For which battle it is. */
export interface ArmyGiven {
  readonly options: Options;
  /** What else the battle asks for; only the book reads it. */
  readonly asked?: unknown;
}

/** Where something stands: members and places, as in the data. */
export type At = readonly (string | number)[];

/** Why it cannot be fought with, and where. */
export interface ArmyFault extends Refusal {
  readonly at: At;
}

/** How many there are, and how many there have to be, or may be. */
export interface Tally {
  readonly at: At;
  readonly label: string;
  readonly count: number;
  /** Just so many. */
  readonly of?: number;
  /** No more. */
  readonly most?: number;
  /** What is counted, if it is no pieces: `points`, `%`. */
  readonly unit?: string;
  /** By which rule there is a limit. */
  readonly rule?: RuleId;
}

export interface Start<T> {
  readonly label: string;
  readonly text?: string;
  readonly value: T;
  /** Those of one heading stand together. */
  readonly under?: string;
  /** The name of a symbol of the board. */
  readonly symbol?: string;
  /** What it costs. */
  readonly worth?: number;
  /** By the name of a filter, with which of its choices it is found; with all of them, if nothing is said. */
  readonly found?: Readonly<Record<string, readonly string[]>>;
}

/** One way to shorten a long list of what can be added. */
export interface StartFilter {
  readonly name: string;
  /** What all of it is called: `All nations`. */
  readonly all: string;
  readonly among: readonly SheetChoice[];
  /** What is chosen as long as nobody chooses. */
  readonly usual?: string;
}

/** One part of it: fields, and perhaps a list of parts below them. */
export interface Sheet<T> {
  /** What it is, in a few words: `Swiss pike`. */
  titleOf(of: T): string;
  /** What sets it apart from the others: `General`. */
  markOf?(of: T): string | undefined;
  /** The name of a symbol of the board. */
  symbolOf?(of: T, given: ArmyGiven): string;
  /** What it costs, all of it. */
  worthOf?(of: T, given: ArmyGiven): number;
  readonly fields: readonly SheetField<T>[];
  readonly list?: SheetList;
  /** What it can do, or what follows from it. */
  about?(of: T, given: ArmyGiven): readonly Citation[];
}

/** Parts of one kind, in an order of the player's. */
export interface SheetList<Item = unknown> {
  /** The member of the data that holds them. */
  readonly name: string;
  /** One of them, in the middle of a sentence: `Battle Group`. */
  readonly noun: string;
  readonly most: number;
  readonly sheet: Sheet<Item>;
  /** What can be added; of an army whose nation says what there is, by what it is now. */
  starts(given: ArmyGiven, army?: unknown): readonly Start<Item>[];
  /** Where that is much: how it is shortened, for the army as it is now. */
  filters?(army: unknown): readonly StartFilter[];
  /** One that is put beside the others, added or as a copy: with a name of its own where it needs one. */
  beside?(item: Item, others: readonly Item[]): Item;
}

export type SheetField<T> = SheetFieldHead<T> &
  (TextField<T> | NumberField<T> | ChoiceField<T> | SeveralField<T> | FlagField<T>);

interface SheetFieldHead<T> {
  /** The last step of the way to it: faults name it. */
  readonly name: string;
  readonly label: string;
  /** Its words are long. */
  readonly wide?: true;
  /** Whether it makes sense for this one; without, for all. */
  applies?(of: T, given: ArmyGiven): boolean;
}
interface TextField<T> {
  readonly kind: 'text';
  readonly most: number;
  get(of: T): string;
  set(of: T, value: string): T;
}
interface NumberField<T> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  get(of: T): number;
  set(of: T, value: number): T;
}
export interface ChoiceField<T> {
  readonly kind: 'choice';
  among(of: T, given: ArmyGiven): readonly SheetChoice[];
  get(of: T): string;
  set(of: T, value: string, given: ArmyGiven): T;
}
interface SeveralField<T> {
  readonly kind: 'several';
  readonly among: readonly SheetChoice[];
  get(of: T): readonly string[];
  set(of: T, value: readonly string[]): T;
}
export interface FlagField<T> {
  readonly kind: 'flag';
  get(of: T): boolean;
  set(of: T, value: boolean, given: ArmyGiven): T;
}

/** Plain words first, the book's code beside them. */
export interface SheetChoice {
  readonly value: string;
  readonly label: string;
  readonly code?: string;
  /** Choices of one heading stand together. */
  readonly under?: string;
}
