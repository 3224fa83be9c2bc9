import { setImmediate } from 'node:timers/promises';
import { act, type Bot } from '@umpire/bots';
import {
  type AnyRuleset,
  type BookTypes,
  type Match,
  type Options,
  random,
  type Scene,
  seededDice,
  start,
  type Turn,
  turnOf,
  type Viewer,
} from '@umpire/engine';
import { refusalWords, STATUS, Stop } from './stop.js';
import { plural } from './terminal.js';

export type Battle = Match<BookTypes>;
export type Outcome = Extract<Turn, { over: unknown }>;

export interface Bout {
  readonly book: AnyRuleset;
  readonly scenario: unknown;
  readonly options: Options;
  readonly bots: { readonly a: Bot; readonly b: Bot };
  readonly seed: number;
  readonly hashes?: boolean;
}

/** A battle that has no end is a fault of its book. */
const MANY = 100_000;
/** How long we may work without looking whether somebody pressed Ctrl-C, in milliseconds. */
const BREATH = 50;

/**
 * A battle between bots to its end, the same that `fight` of the bots plays with this seed; but it stops for breath, and for
 * whoever tells of it: `each` is called after the start and after every complete entry, and says whether to go on.
 */
export async function battle(bout: Bout, each: (match: Battle) => Promise<boolean>): Promise<Outcome | undefined> {
  const match = begun(bout);
  const chances = { a: random(bout.seed * 2 + 1), b: random(bout.seed * 2 + 2) };
  let told = 0;
  let breath = Date.now();
  for (let step = 0; step < MANY; step++) {
    const complete = match.entries.length - (match.pending ? 1 : 0);
    if (complete > told && !(await each(match))) return undefined;
    told = complete;
    const turn = turnOf(match);
    if ('over' in turn) return turn;
    try {
      act(match, turn.waiting[0]!, bout.bots, chances);
    } catch (broken) {
      throw new Stop(`seed ${bout.seed}, entry ${told}: ${(broken as Error).message}`, undefined, STATUS.broken);
    }
    if (Date.now() - breath < BREATH) continue;
    await setImmediate();
    breath = Date.now();
  }
  throw new Stop(`seed ${bout.seed}: no end after ${MANY} steps`, undefined, STATUS.broken);
}

function begun({ book, scenario, options, seed, hashes = false }: Bout): Battle {
  const match = start<BookTypes>({ rules: book, options, scenario, dice: seededDice(seed), settings: { hashes } });
  if (!match.ok) throw new Stop(`the scenario is refused: ${refusalWords(match.error)}`);
  return match.value;
}

/** The table as a viewer sees it. */
export function sceneOf(match: Battle, viewer: Viewer): Scene {
  const view = match.rules.view(match.state, viewer);
  return match.rules.face.scene({ view, viewer, options: match.options });
}

/** How far a battle has come. */
export const progressWords = (match: Battle): string =>
  `${sceneOf(match, 'umpire').status.turn}, ${plural(match.entries.length, 'entry', 'entries')}`;
