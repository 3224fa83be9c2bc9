import { SIDE_NAMES, type Side } from '@umpire/engine';
import { sideOfTake, type Take } from './takes.js';

/**
 * Where nothing is to be seen on the table: what is told of somebody, or of what his side itself did, in its own words. That a group is chosen,
 * a round over, or the turn of the other side begun is the book's, and no deed of his.
 */
export function noneWords(takes: readonly Take[], by: Side | undefined): string {
  if (!by) return 'Nothing yet.';
  const name = SIDE_NAMES[by];
  const said = takes
    .filter(take => sideOfTake(take) === by)
    .flatMap(({ lines }) => lines)
    .filter(({ about, text }) => about.length > 0 || text.startsWith(`${name} `))
    .map(({ text }) => text);
  return said.length > 0 ? said.join('; ') : `${name} did nothing.`;
}
