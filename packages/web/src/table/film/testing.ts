import type { BattleView, LogEntry } from '@umpire/desk';
import type { Piece, Scene } from '@umpire/engine';
import { newsOf } from '../session/news.js';
import { type Take, withTakes } from './takes.js';

/** Tables that were never laid, and what was told of them, for tests of the film alone. */

export const piece = (id: string, x: number, more: Partial<Piece> = {}): Piece =>
  ({
    id,
    side: id.startsWith('A') ? 'a' : 'b',
    label: id,
    symbol: 'tank',
    where: 'table',
    x,
    y: 0,
    markers: [],
    ...more,
  }) as unknown as Piece;
export const told = (index: number, by: LogEntry['by'], ...lines: [string, string[]][]): LogEntry => ({
  index,
  by,
  verb: 'x',
  lines: lines.map(([text, about]) => ({ text, about, because: [] })),
});
export const look = (pieces: readonly Piece[], log: readonly LogEntry[], viewer = 'a', turn?: string): BattleView =>
  ({
    battle: 'x',
    viewer,
    at: viewer,
    places: [
      { id: 'a', side: 'a' },
      { id: 'b', side: 'b' },
    ],
    scene: { pieces, ...(turn && { status: { turn } }) } as unknown as Scene,
    meters: [],
    log,
    entries: log.length,
    turn: { waiting: ['a'] },
  }) as unknown as BattleView;
export const waits = (side: string, entries: number, of: BattleView): BattleView =>
  ({ ...of, entries, turn: { waiting: [side] } }) as unknown as BattleView;
export const seen = (...looks: readonly BattleView[]): readonly Take[] =>
  looks
    .slice(1)
    .reduce<readonly Take[]>((takes, now, i) => withTakes(takes, looks[i], now, newsOf(looks[i], now, i)), []);
