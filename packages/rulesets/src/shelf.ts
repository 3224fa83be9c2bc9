import type {
  AnyRuleset,
  Dress,
  Figure,
  Option,
  ScenarioEntry,
  ScenarioHead,
  ScenarioTerm,
  Side,
  Token,
} from '@umpire/engine';
import type { ArmyForm } from './common/book/army-form.js';
import type { FetchedScenarios } from './common/book/fetched-scenarios.js';
import type { Adjudicator } from './common/book/form.js';
import type { Difference, RegisterEntry } from './common/book/register-entry.js';
import { HEADS as GLORY } from './glory/scenarios/heads.js';
import { HEADS as MBT1945 } from './mbt1945/scenarios/heads.js';
import { HEADS as MBT2020 } from './mbt2020/scenarios/heads.js';
import { HEADS as PLANA } from './plana/scenarios/heads.js';
import { HEADS as WW2 } from './ww2/scenarios/heads.js';

export type { Difference, RegisterEntry };

/** How what belongs to a book is printed: in the type of its time. */
export type Print = 'engraved' | 'typed' | 'plain';

/** What is seen on the door of a book: a few pieces of both sides on its ground. */
export interface Door {
  /** The colour of its country, as #rrggbb. */
  readonly ground: string;
  readonly pieces: readonly DoorPiece[];
}
export interface DoorPiece {
  readonly side: Side;
  readonly symbol: string;
  /** Where figures are drawn: who stands on the base, and what he wears. */
  readonly figure?: Figure;
  readonly dress?: Dress;
  /** Where counters are tokens of another shape. */
  readonly token?: Token;
}

const piecesOn = (a: readonly string[], b: readonly string[]): DoorPiece[] => [
  ...a.map((symbol): DoorPiece => ({ side: 'a', symbol })),
  ...b.map((symbol): DoorPiece => ({ side: 'b', symbol })),
];
const wears = (coat: string, trim: string, flag: string): Dress => ({
  coat,
  trim,
  legs: '#6e6657',
  head: 'brim',
  hat: '#3a332a',
  flag: { design: 'canton', colours: [flag, '#f2efe6', '#b3202a'] },
});

/** A book as it stands on the shelf: what it is about, what is special about it, whose it is, and what is fetched when. */
export interface ShelfBook {
  readonly id: string;
  readonly title: string;
  /** What the ids of its rules begin with. */
  readonly prefix: string;
  readonly period: string;
  /** From the smallest force to the largest, and what one piece stands for. */
  readonly scale: string;
  /** How chance comes into it, in a few words. */
  readonly chance: string;
  /** Hands decide in it: dice are thrown only for a battle that they make. */
  readonly hands?: true;
  /** What makes it special, in our own words. */
  readonly text: string;
  readonly credit: string;
  readonly print: Print;
  readonly door: Door;
  /** Where its author can be found, if the book says so. */
  readonly site?: string;
  /** Every rule of the book by its id, fetched when somebody looks one up. */
  register(): Promise<readonly RegisterEntry[]>;
  /** Of one that has an elder sister on the shelf: which book that is, and what differs from it, subject by subject. */
  readonly sister?: { readonly id: string; differences(): Promise<readonly Difference[]> };
  /** Its questions with all that a form needs, and nothing of play; without, it can only be looked up. */
  adjudicator?(): Promise<Adjudicator>;
  /** What is needed to play it; without, it answers questions at most. */
  readonly play?: BookPlay;
}

/** A book that can be played. Whoever plays one fetches no other, and whoever needs only words fetches no rules. */
export interface BookPlay {
  /** Its umpire has a desk of his own: somebody may sit there. */
  readonly judged?: true;
  /** It plays, but its bots do not reach their measure yet (`tests/bots.test.ts`): what its door says of that. */
  readonly onTrial?: string;
  /** The data of each is its id: what stands behind it comes with the rules. */
  readonly scenarios: readonly ScenarioEntry[];
  /** By the ids of scenarios: what players may agree on before them. */
  terms?(): Promise<Readonly<Record<string, readonly ScenarioTerm[]>>>;
  /** What an army, or an army list, of a player's own is made of: fetched when somebody draws one up. */
  armyForm?(): Promise<ArmyForm>;
  /** How time is usually counted between people at several screens: milliseconds for a step, by its name. */
  readonly clock?: {
    readonly label: string;
    readonly perMove: number;
    readonly steps: Readonly<Record<string, number>>;
  };
  rules(): Promise<AnyRuleset>;
  /** Of a book whose scenarios can be had one by one: each of them by its id. */
  each?(): Promise<FetchedScenarios>;
  /** Its options and rulings, in words. */
  options(): Promise<readonly Option[]>;
}

const headsOf = (heads: Readonly<Record<string, ScenarioHead>>): ScenarioEntry[] =>
  Object.values(heads).map(head => ({ ...head, data: head.id }));

/** The one list of books. */
// biome-ignore format: one book a block
export const SHELF: readonly ShelfBook[] = [
  {
    id: 'mbt2020',
    title: 'MBT 2020',
    prefix: 'MBT20',
    period: '2020 to 2030',
    scale: 'Battalion to corps; a stand is a platoon, a battery or a flight',
    chance: 'Rock-Paper-Scissors',
    hands: true,
    text: 'Everything begins as a blank counter, and nobody shoots for free: whoever is in reach strikes back. One hand of Rock-Paper-Scissors decides, read on a table whose columns you shift by how you stand.',
    print: 'plain',
    door: { ground: '#97a368', pieces: piecesOn(['armour', 'infantry-mechanised'], ['unknown', 'unknown']) },
    credit: '© AlienstarGames 2022',
    site: 'www.alienstargames.com',
    register: async () => (await import('./mbt2020/register.js')).REGISTER,
    adjudicator: async () => (await import('./mbt2020/questions/adjudicator.js')).ADJUDICATOR,
    play: {
      scenarios: /* @__PURE__ */ headsOf(MBT2020),
      terms: async () => (await import('./mbt2020/scenarios/terms.js')).TERMS,
      armyForm: async () => (await import('./mbt2020/army-form.js')).ARMY_FORM,
      rules: async () => (await import('./mbt2020/index.js')).mbt2020,
      each: async () => (await import('./mbt2020/scenarios/each.js')).EACH,
      options: async () => (await import('./mbt2020/options.js')).OPTIONS,
    },
  },
  {
    id: 'mbt1945',
    title: 'MBT 1945',
    prefix: 'MBT45',
    period: 'Second World War',
    scale: 'Division or corps; a stand is a platoon, a battery or a flight',
    chance: 'Rock-Paper-Scissors',
    hands: true,
    text: 'The sister book: the same blanks and hands, but each side counts its own disadvantages, fights are closer, and aircraft choose their height before anybody shoots at them.',
    print: 'typed',
    door: { ground: '#a89a5f', pieces: piecesOn(['armour', 'infantry'], ['anti-tank', 'armour']) },
    credit: '© Lancaster Games 2023',
    register: async () => (await import('./mbt1945/register.js')).REGISTER,
    sister: { id: 'mbt2020', differences: async () => (await import('./mbt1945/differences.js')).DIFFERENCES },
    adjudicator: async () => (await import('./mbt1945/questions/adjudicator.js')).ADJUDICATOR,
    play: {
      scenarios: /* @__PURE__ */ headsOf(MBT1945),
      terms: async () => (await import('./mbt1945/scenarios/terms.js')).TERMS,
      armyForm: async () => (await import('./mbt1945/army-form.js')).ARMY_FORM,
      rules: async () => (await import('./mbt1945/index.js')).mbt1945,
      each: async () => (await import('./mbt1945/scenarios/each.js')).EACH,
      options: async () => (await import('./mbt1945/options.js')).OPTIONS,
    },
  },
  {
    id: 'glory',
    title: 'Into Glory Ride',
    prefix: 'IGR',
    period: '1500 to 1900',
    scale: 'Armies of a dozen vignettes, each a thousand men or two',
    chance: 'One six-sided die a fight',
    text: 'You command an army, not its men: a few activation points for many vignettes, and those you leave out do what they please. Evades, return fire and follow-ups break into the other player’s turn.',
    print: 'engraved',
    door: {
      ground: '#b9ac7c',
      pieces: [
        { side: 'a', symbol: 'horse', figure: { troops: 'heavy-horse', drilled: true, dress: 'a' }, dress: wears('#8a8578', '#d9822b', '#d9b23c') },
        { side: 'a', symbol: 'foot', figure: { troops: 'pikes', drilled: true, dress: 'a' }, dress: wears('#8a8578', '#d9822b', '#d9b23c') },
        { side: 'b', symbol: 'foot', figure: { troops: 'muskets', drilled: true, dress: 'b' }, dress: wears('#eae4d6', '#b3303a', '#3f5f92') },
      ],
    },
    credit: '© Alienstar Publishing 2001 and 2002',
    register: async () => (await import('./glory/register.js')).REGISTER,
    adjudicator: async () => (await import('./glory/questions/adjudicator.js')).ADJUDICATOR,
    play: {
      scenarios: /* @__PURE__ */ headsOf(GLORY),
      terms: async () => (await import('./glory/scenarios/terms.js')).TERMS,
      armyForm: async () => (await import('./glory/army-form/index.js')).ARMY_FORM,
      rules: async () => (await import('./glory/index.js')).glory,
      options: async () => (await import('./glory/options.js')).OPTIONS,
    },
  },
  {
    id: 'ww2',
    title: 'World War 2',
    prefix: 'WW2',
    period: '1925 to 1955',
    scale: 'Battalion to corps; a stand is a platoon, a battery or a flight',
    chance: 'Six-sided dice',
    text: 'Every shot is a contest: both detect, both throw for the first shot, and the target may be the one who fires. Command points thrown for each turn decide how much of a plan survives.',
    print: 'typed',
    door: { ground: '#8f9a6a', pieces: piecesOn(['infantry', 'artillery'], ['armour', 'mortar']) },
    credit: '© AlienstarGames 2021',
    site: 'www.alienstargames.com',
    register: async () => (await import('./ww2/register.js')).REGISTER,
    adjudicator: async () => (await import('./ww2/questions/adjudicator.js')).ADJUDICATOR,
    play: {
      scenarios: /* @__PURE__ */ headsOf(WW2),
      terms: async () => (await import('./ww2/scenarios/terms.js')).TERMS,
      armyForm: async () => (await import('./ww2/army-form/index.js')).ARMY_FORM,
      rules: async () => (await import('./ww2/index.js')).ww2,
      options: async () => (await import('./ww2/options.js')).OPTIONS,
    },
  },
  {
    id: 'plana',
    title: 'Plan A',
    prefix: 'PLA',
    period: 'The far future',
    scale: 'A regiment or a division; a base is a platoon',
    chance: 'Ten-sided dice, and an umpire',
    text: 'Both sides write their orders in secret and move at once, on maps that show only what was located. An umpire keeps the truth; radio, orders and dug-in companies matter more than any single gun.',
    print: 'plain',
    door: {
      ground: '#c9ae83',
      pieces: [
        { side: 'a', symbol: 'infantry-mechanised', token: { shape: 'hexagon', age: 0 } },
        { side: 'a', symbol: 'armour', token: { shape: 'hexagon', age: 0 } },
        { side: 'b', symbol: 'infantry', token: { shape: 'diamond', age: 0, text: 'C1' } },
        { side: 'b', symbol: 'armour', token: { shape: 'diamond', age: 2, text: 'C3' } },
      ],
    },
    credit: '© Jim Wallman 2010, version 2.1',
    register: async () => (await import('./plana/register.js')).REGISTER,
    adjudicator: async () => (await import('./plana/questions/adjudicator.js')).ADJUDICATOR,
    play: {
      judged: true,
      // PLA-WIN-03
      clock: {
        label: 'five minutes a turn',
        perMove: 120_000,
        steps: { fire: 60_000, 'close-support': 30_000, move: 90_000 },
      },
      onTrial: 'On trial: it plays, and each of its rules has a test of its own, but its bots are no match for you yet.',
      scenarios: /* @__PURE__ */ headsOf(PLANA),
      terms: async () => (await import('./plana/scenarios/terms.js')).TERMS,
      armyForm: async () => (await import('./plana/firing-form/index.js')).FIRING_FORM,
      rules: async () => (await import('./plana/index.js')).plana,
      options: async () => (await import('./plana/options.js')).OPTIONS,
    },
  },
];

export const bookOf = (id: string): ShelfBook | undefined => SHELF.find(book => book.id === id);

/** The book to which a rule belongs, by its id. */
export const bookOfRule = (rule: string): ShelfBook | undefined =>
  SHELF.find(({ prefix }) => rule.toUpperCase().startsWith(`${prefix}-`));
