import type { Citation, Options } from '@umpire/engine';
import { summed } from '../../common/book/modifier.js';
import { signed } from '../../common/book/signed.js';
import { callsAreContested } from '../tables/engagement.js';
import { CONTEST_MODIFIERS } from '../tables/shooting.js';
import { lookAt } from './detection.js';
import { contestOf, lookFor, type ReadyEngagement, type Role } from './engagement.js';

/** What one of the two brings into an engagement before anything is thrown: in a few words, and row by row. */
export interface Brought {
  readonly text: string;
  readonly because: readonly Citation[];
}

/** The least die that detects; `sure` without a throw, `never` where there is none. */
interface Looking {
  readonly on: number | 'sure' | 'never';
  readonly because: readonly Citation[];
}
const SURE: Looking = { on: 'sure', because: [] };
const NEVER: Looking = { on: 'never', because: [] };

function lookingOf(ready: ReadyEngagement, role: Role, options: Options): Looking {
  const throws = role === 'shooter' ? ready.looks : ready.targetLooks;
  if (!throws) return role === 'shooter' || ready.targetKnows ? SURE : NEVER;
  const { need, bonus, because } = lookAt(lookFor(ready.facts, role), options);
  return need ? { on: Math.max(1, need.need - bonus), because } : { on: 'never', because };
}

const LOOK_WORDS = { sure: 'detects without a throw', never: 'cannot detect' } as const;

/** WW2-SHO-03 to WW2-SHO-08: its change to the contest, by whether it has detected the other. */
function contestWords(ready: ReadyEngagement, role: Role, on: Looking['on'], options: Options): string {
  const [with_, without] = [true, false].map(seen => signed(contestOf(ready, seen, seen, options)[role]));
  if (on === 'never') return `contest ${without}`;
  return on === 'sure' ? `contest ${with_}` : `contest ${with_} if it detects, else ${without}`;
}
function contestRows(ready: ReadyEngagement, role: Role, seen: boolean, options: Options): Citation[] {
  const { shooter, target } = contestOf(ready, seen, seen, options).facts;
  const rows: Citation[] = [];
  const pair = role === 'shooter' ? { own: shooter, other: target } : { own: target, other: shooter };
  summed(CONTEST_MODIFIERS, pair, options, rows);
  return rows;
}

/** How each of the two would detect, contest and shoot (WW2-SHO-02, WW2-SHO-03, WW2-EFF-01). */
export function broughtBy(ready: ReadyEngagement, role: Role, options: Options): Brought {
  const isContested = !ready.called || callsAreContested(options);
  const looking = isContested || role === 'shooter' ? lookingOf(ready, role, options) : NEVER;
  const shot = ready.shots[role];
  const score = shot ? `needs ${shot.required} for effect` : 'cannot shoot back';
  const detects = typeof looking.on === 'number' ? `detects on ${looking.on}+` : LOOK_WORDS[looking.on];
  const contest = isContested ? [contestWords(ready, role, looking.on, options)] : [];
  const rows = isContested ? contestRows(ready, role, looking.on !== 'never', options) : [];
  return {
    text: [detects, ...contest, score].join('; '),
    because: [...looking.because, ...rows, ...(shot?.because ?? [])],
  };
}
