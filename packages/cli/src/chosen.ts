import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BOTS, type Bot, botOf } from '@umpire/bots';
import { type AnyRuleset, chooseOptions, LONG_SEED, type Options, type Seed, type Viewer } from '@umpire/engine';
import { REGISTERS, RULESETS, rulesetOf } from '@umpire/rulesets/all';
import type { Args } from './args.js';
import { readJson } from './files.js';
import { didYouMean } from './nearest.js';
import { Stop } from './stop.js';

const PLAYABLE = RULESETS.map(book => book.id);

/** A book that can be played. */
export function bookOf(id: string): AnyRuleset {
  const book = rulesetOf(id);
  if (book) return book;
  const known = REGISTERS.some(register => register.book === id);
  throw new Stop(
    known ? `${id} cannot be played yet` : `there is no rule book ${id}`,
    `${known ? '' : `${didYouMean(id, PLAYABLE) ?? ''} `}Rule books: ${PLAYABLE.join(', ')}.`.trim(),
  );
}

export function neededBook(args: Args): AnyRuleset {
  return bookOf(args.need('ruleset', `Rule books: ${PLAYABLE.join(', ')}.`));
}

export interface ChosenScenario {
  /** None where it comes from a file. */
  readonly id?: string;
  readonly title: string;
  readonly data: unknown;
  readonly options?: Options;
}

/** A scenario by its id, by a part of its id or title that no other has, or from a file. */
export function scenarioOf(book: AnyRuleset, named: string, cwd: string): ChosenScenario {
  if (/\.json$|[/\\]/.test(named)) return fromFile(book, cwd, named);
  const wanted = named.toLowerCase();
  const names = book.scenarios.map(s => ({ scenario: s, id: s.id.toLowerCase(), title: s.title.toLowerCase() }));
  const exact = names.filter(({ id, title }) => id === wanted || title === wanted);
  const found = exact.length > 0 ? exact : names.filter(n => n.id.includes(wanted) || n.title.includes(wanted));
  if (found.length === 1) return found[0]!.scenario;
  if (found.length === 0 && existsSync(resolve(cwd, named))) return fromFile(book, cwd, named);
  throw new Stop(
    found.length === 0 ? `${book.id} has no scenario ${named}` : `${named} fits several scenarios`,
    `Scenarios: ${(found.length === 0 ? names : found).map(n => n.scenario.id).join(', ')}; or a file.`,
  );
}

function fromFile(book: AnyRuleset, cwd: string, file: string): ChosenScenario {
  const read = readJson(cwd, file);
  const data = isObject(read) ? withoutLabel(book, file, read) : read;
  const { title, options } = isObject(data) ? data : {};
  return {
    title: typeof title === 'string' ? title : file,
    data,
    ...(isObject(options) && { options: options as Options }),
  };
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A scenario as specifications print it says of which book it is, and may have no title but its id. */
function withoutLabel(book: AnyRuleset, file: string, labelled: Readonly<Record<string, unknown>>): unknown {
  const { ruleset, ...data } = labelled;
  if (ruleset === undefined) return labelled;
  if (ruleset !== book.id) throw new Stop(`${file} is a scenario of ${String(ruleset)}, not of ${book.id}`);
  return typeof data.id === 'string' ? { title: data.id, ...data } : data;
}

export function neededScenario(args: Args, book: AnyRuleset, cwd: string): ChosenScenario {
  return scenarioOf(book, args.need('scenario', `Scenarios: ${book.scenarios.map(s => s.id).join(', ')}.`), cwd);
}

export function neededBot(args: Args, option: string): Bot {
  const ids = BOTS.map(bot => bot.id);
  const id = args.need(option, `Bots: ${ids.join(', ')}.`);
  const bot = botOf(id);
  if (bot) return bot;
  throw new Stop(`--${option}: there is no bot ${id}`, `${didYouMean(id, ids) ?? ''} Bots: ${ids.join(', ')}.`.trim());
}

/** `--option ID=CHOICE`, any number of them, over the defaults and what the scenario asks for. */
export function chosenOptions(args: Args, book: AnyRuleset, scenario: ChosenScenario): Options {
  const chosen: Record<string, string> = {};
  for (const given of args.list('option')) {
    const [, id, choice] = /^([^=]+)=(.+)$/.exec(given) ?? [];
    if (!id || !choice) throw new Stop(`--option takes ID=CHOICE, not ${given}`, `See umpire options ${book.id}.`);
    const name = id.toUpperCase();
    if (chosen[name] !== undefined && chosen[name] !== choice) throw new Stop(`${name} is chosen twice`);
    chosen[name] = choice;
  }
  const options = chooseOptions(book.options, { ...scenario.options, ...chosen });
  if (options.ok) return options.value;
  throw new Stop(options.error.message, `See umpire options ${book.id}.`);
}

/** Dice take 32 bits of a seed. */
export const LARGEST_SEED = 0x7fffffff;

/** What was said; else one of 128 bits that nobody can guess from the dice. */
export function seedOf(args: Args): Seed {
  const said = args.text('seed');
  if (said === undefined) return randomBytes(16).toString('hex');
  return LONG_SEED.test(said) ? said : args.whole('seed', 0, LARGEST_SEED)!;
}

const VIEWERS = ['a', 'b', 'umpire', 'spectator'] as const satisfies readonly Viewer[];

export function viewerOf(args: Args, unsaid: Viewer = 'umpire'): Viewer {
  const named = args.text('view') ?? unsaid;
  const viewer = VIEWERS.find(v => v === (named === 'red' ? 'a' : named === 'blue' ? 'b' : named));
  if (viewer) return viewer;
  throw new Stop(`nobody looks on as ${named}`, `--view takes ${VIEWERS.join(', ')}.`);
}
