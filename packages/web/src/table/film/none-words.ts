import { SIDE_NAMES, type Side } from '@umpire/engine';
import { sideOfTake, type Take } from './takes.js';

/**
 * Where nothing is to be seen on the table: what is told of somebody, or of what his side itself did, in its own words. That a group is chosen,
 * a round over, or the turn of the other side begun is the book's, and no deed of his.
 */
export function noneWords(takes: readonly Take[], by: Side | undefined, isBegun = false): string {
  if (!by) return isBegun ? 'Nothing new.' : 'Nothing yet.';
  const name = SIDE_NAMES[by];
  const said = takes
    .filter(take => sideOfTake(take) === by)
    .flatMap(({ lines }) => lines)
    .filter(({ about, text }) => about.length > 0 || text.startsWith(`${name} `))
    .map(({ text }) => text);
  const rest = said.length - MOST;
  if (said.length === 0) return `${name} did nothing.`;
  return [...said.slice(0, MOST), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
}

/** Who lays a whole table does one thing many times. */
const MOST = 3;
