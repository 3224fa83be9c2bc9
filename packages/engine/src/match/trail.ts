import type { Ask } from '../procedure/ask.js';
import type { BookTypes } from '../ruleset.js';
import { forkState } from './fork.js';
import type { Entry, Match } from './match.js';
import { type Patch, patchBetween, patched } from './patch.js';

/**
 * What a battle left behind, entry by entry, beside its record: a record is computed again by the rules, a trail shows what was even
 * where the rules have changed since. A text an entry, because texts are handed on and stored several times as fast as objects.
 */
export type Trail = readonly string[];

/** What an entry left behind: the state after it, what happened, and what was asked for. */
export interface Trace<B extends BookTypes> {
  readonly state: B['state'];
  readonly events: Entry<B>['events'];
  readonly answered: Entry<B>['answered'];
}

interface Written {
  readonly patch?: Patch;
  readonly events: readonly unknown[];
  readonly answered: readonly unknown[];
}

export interface TrailKeeper {
  /** To be called after every entry, and after one was taken back. */
  note(match: Match<BookTypes>): void;
  readonly trail: Trail;
}

/** Where the record is enough: what was is not kept beside it. */
export const NO_TRAIL: TrailKeeper = { note() {}, trail: [] };

export function makeTrail(): TrailKeeper {
  const trail: string[] = [];
  let last: object = {};
  return {
    trail,
    note({ entries, pending, state }) {
      const complete = pending ? entries.length - 1 : entries.length;
      if (complete < trail.length) {
        trail.length = complete;
        last = tracesOf(trail).at(-1)?.state ?? {};
      }
      if (complete === trail.length) return;
      trail.push(written(last, state, entries[complete - 1]!));
      last = forkState(state);
    },
  };
}

function written(before: object, after: object, { events, answered }: Entry<BookTypes>): string {
  const patch = patchBetween(before, after);
  const said: Written = {
    ...(patch && { patch }),
    events,
    answered: answered.map(one => ({ ...one, ask: plainAsk(one.ask) })),
  };
  return JSON.stringify(said);
}

/** Of an ask only what the log tells: whoever was offered what is not kept. */
function plainAsk(ask: Ask): Ask {
  if (ask.kind === 'die') return ask;
  const { kind, rule, text, from, sealed, hands } = ask;
  return { kind, rule, text, from, sealed, hands, fields: [] };
}

/** Every position of a trail, from the first to the last. */
export function tracesOf<B extends BookTypes>(trail: Trail): Trace<B>[] {
  let state: unknown = {};
  return trail.map(text => {
    const { patch, events, answered } = JSON.parse(text) as Written & Trace<B>;
    if (patch) state = patched(state, patch);
    return { state: state as B['state'], events, answered };
  });
}

/** The positions of a trail that lay outside; none of them where one cannot be read: what comes after it hangs on it. */
export function keptTraces<B extends BookTypes>(trail: Trail = []): Trace<B>[] {
  try {
    const traces = tracesOf<B>(trail);
    return traces.every(isWhole) ? traces : [];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isWhole = ({ state, events, answered }: Trace<BookTypes>): boolean =>
  isObject(state) && [events, answered].every(list => Array.isArray(list) && list.every(isObject));
