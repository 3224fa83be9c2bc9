import { setImmediate } from 'node:timers/promises';
import { type Bot, fought, Refused } from '@umpire/bots';
import type { AnyRuleset, Approval, BookTypes, Match, Options, Scene, Seed, Standing, Viewer } from '@umpire/engine';
import { refusalWords, STATUS, Stop } from './stop.js';
import { plural } from './terminal.js';

export type Battle = Match<BookTypes>;
export type Outcome = Extract<Standing, { over: unknown }>;

export interface Bout {
  readonly book: AnyRuleset;
  readonly scenario: unknown;
  readonly options: Options;
  readonly bots: { readonly a: Bot; readonly b: Bot };
  readonly seed: Seed;
  readonly hashes?: boolean;
  readonly umpire?: Approval;
}

/** Whoever sits in the umpire's seat, before each decision of a bot; says whether the battle goes on. */
export type Ruling = (match: Battle) => Promise<boolean>;

/** How long we may work without looking whether somebody pressed Ctrl-C, in milliseconds. */
const BREATH = 50;

/**
 * A battle between bots to its end, in the bots' own arena; but it stops for breath, and for whoever tells of it: `each` is called
 * after the start and after every complete entry, and says whether to go on.
 */
export async function battle(
  bout: Bout,
  each: (match: Battle) => Promise<boolean>,
  ruling: Ruling = async () => true,
): Promise<Outcome | undefined> {
  const { book: rules, ...rest } = bout;
  const steps = fought({ rules, ...rest });
  let told = 0;
  let breath = Date.now();
  for (;;) {
    const { value, done } = stepped(steps, bout.seed, told);
    if (done) return value.over;
    const complete = value.entries.length - (value.pending ? 1 : 0);
    if (complete > told && !(await each(value))) return undefined;
    told = complete;
    if (!(await ruling(value))) return undefined;
    if (Date.now() - breath < BREATH) continue;
    await setImmediate();
    breath = Date.now();
  }
}

/** One decision further; what breaks is told with where it broke. */
function stepped(steps: ReturnType<typeof fought>, seed: Seed, entry: number): ReturnType<typeof steps.next> {
  try {
    return steps.next();
  } catch (broken) {
    if (broken instanceof Refused) throw new Stop(`the scenario is refused: ${refusalWords(broken.refusal)}`);
    throw new Stop(`seed ${seed}, entry ${entry}: ${(broken as Error).message}`, undefined, STATUS.broken);
  }
}

/** The table as a viewer sees it. */
export function sceneOf(match: Battle, viewer: Viewer): Scene {
  const view = match.rules.view(match.state, viewer);
  return match.rules.face.scene({ view, viewer, options: match.options });
}

/** How far a battle has come. */
export const progressWords = (match: Battle): string =>
  `${sceneOf(match, 'umpire').status.turn}, ${plural(match.entries.length, 'entry', 'entries')}`;
