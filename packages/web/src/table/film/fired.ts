import type { ShotLineProps } from '@umpire/board';
import type { Piece } from '@umpire/engine';
import type { News } from '../session/news.js';

type End = ShotLineProps['from'];
export interface Shot {
  readonly from: End;
  readonly to: End;
}
type Stood = Pick<Piece, 'id' | 'side' | 'x' | 'y' | 'where' | 'width' | 'depth'>;

const reachOf = ({ width, depth }: Stood): number => Math.hypot(width, depth) / 2;

/**
 * Who shot at whom in some news, where something was thrown for it: the one who struck stood still, and there is ground between the two. Whoever
 * was driven back was struck where he had stood. `pieces`: those that are there now.
 */
export function firedIn({ lines, throws, moved, gone }: News, pieces: readonly Stood[]): readonly Shot[] {
  if (throws.length === 0) return [];
  const known = new Map([...pieces, ...gone].map(piece => [piece.id, piece]));
  const went = new Map(moved.map(({ id, from }) => [id, from]));
  const found = new Map<string, Shot>();
  for (const { about, by, reply } of lines) {
    const [first, ...others] = about.flatMap(id => known.get(id) ?? []);
    if (!first) continue;
    const from = reply ? first : ([first, ...others].find(({ side }) => side === by) ?? first);
    const to = [first, ...others].find(({ side }) => side !== from.side);
    if (!to || went.has(from.id)) continue;
    const stood = { ...to, ...went.get(to.id) };
    if (Math.hypot(stood.x - from.x, stood.y - from.y) <= reachOf(from) + reachOf(to)) continue;
    found.set(`${from.id} ${to.id}`, { from: endOf(from), to: endOf(stood) });
  }
  return [...found.values()];
}

const endOf = ({ id, x, y, where }: Stood): End => ({ id, x, y, ...(where !== 'table' && { beside: true }) });
