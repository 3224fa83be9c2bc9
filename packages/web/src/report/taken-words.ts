import type { Moment, Studied } from '@umpire/desk';
import { otherSide, SIDE_NAMES, type Side } from '@umpire/engine';
import { deedWords, whenOf } from './moment-words.js';

type Taken = NonNullable<Moment['taken']>[number];

/** Towns have names of their own; what is called by its kind has an article. */
const called = (name: string): string => (/^\p{Ll}/u.test(name) ? `the ${name}` : name);

/** "Red takes the village from Blue, 3 to 1". */
export function takenWords({ name, from, to, counts }: Taken): string {
  const place = called(name);
  if (!to) return `${SIDE_NAMES[from!]} no longer has ${place}: ${counts.a} to ${counts.b} in it`;
  return `${SIDE_NAMES[to]} takes ${place}${from ? ` from ${SIDE_NAMES[from]}` : ''}, ${counts[to]} to ${counts[otherSide(to)]}`;
}

/** What became of the ground that decides: when it came to whoever had it in the end, and by what; nothing of ground that never changed hands. */
export function groundTold(moments: readonly Moment[], turn: Studied['turn']): readonly string[] {
  if (!('over' in turn)) return [];
  const last = new Map<string, { readonly moment: Moment; readonly taken: Taken; readonly before: number }>();
  for (const moment of moments)
    for (const taken of moment.taken ?? [])
      last.set(taken.name, { moment, taken, before: (last.get(taken.name)?.before ?? -1) + 1 });
  return [...last.values()].flatMap(({ moment, taken, before }) => keptWords(moment, taken, before) ?? []);
}

function keptWords(moment: Moment, { name, to }: Taken, before: number): string | undefined {
  if (!to) return undefined;
  const times = before === 1 ? 'once' : before === 2 ? 'twice' : `${before} times`;
  const often = before === 0 ? '' : ` It had changed hands ${times} before.`;
  return `${nameOf(to)} took ${called(name)} in ${lower(whenOf(moment))} and kept it: ${deedWords(moment)}.${often}`;
}

const nameOf = (side: Side): string => SIDE_NAMES[side];
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
