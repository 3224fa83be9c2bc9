import type { TableEdge } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../packages/rulesets/src/common/mbt/play/events.js';
import { type BattleKit, type BattleNote, inchesOf, type StandNote, standIn } from './battle.js';

export function forcedSuite(kit: BattleKit): void {
  const { prefix: b, battle, book, fallsBack, watched } = kit;

  /** The same position is tried towards every edge: places are inches ahead of the middle of the table, which is 48" square. */
  const AHEAD: Readonly<Record<TableEdge, (ahead: number) => [number, number]>> = {
    north: ahead => [24, 24 + ahead],
    east: ahead => [24 + ahead, 24],
    south: ahead => [24, 24 - ahead],
    west: ahead => [24 - ahead, 24],
  };
  const OPPOSITE: Readonly<Record<TableEdge, TableEdge>> = {
    north: 'south',
    east: 'west',
    south: 'north',
    west: 'east',
  };

  const FACING: Readonly<Record<TableEdge, number>> = { north: 180, east: 270, south: 0, west: 90 };

  interface Position {
    /** Where the tank B1 stands; it has to fall back 4". Bases are 1" deep. */
    readonly from?: number;
    readonly others?: Readonly<Record<string, Omit<StandNote, 'at'> & { readonly ahead: number }>>;
    /** The middle of a mine field 2" square. */
    readonly mines?: number;
    /** The middle of a forest 4" square. */
    readonly forest?: number;
    readonly options?: BattleNote['options'];
  }

  function noteOf({ from = 0, others = {}, mines, forest, options = {} }: Position, edge: TableEdge): BattleNote {
    /** Its back to the edge, towards which it falls back by either book. */
    const at = (ahead: number) => [...AHEAD[edge](ahead), FACING[edge]] as const;
    const stands: Record<string, StandNote> = { B1: { subClass: 'MBTn', at: at(from) } };
    for (const [id, { ahead, ...note }] of Object.entries(others)) stands[id] = { ...note, at: at(ahead) };
    const [x, y] = AHEAD[edge](forest ?? 0);
    const pieces = forest === undefined ? [] : [{ kind: 'LFA', x: x - 2, y: y - 2, width: 4, depth: 4 } as const];
    const [mx, my] = AHEAD[edge](mines ?? 0);
    const obstacles = mines === undefined ? [] : [{ kind: 'MNF', x: mx - 1, y: my - 1 } as const];
    return { stands, pieces, obstacles, options, edges: { a: OPPOSITE[edge], b: edge } };
  }

  const inWords = (event: Event): string => {
    const rules = 'because' in event ? event.because.map(({ rule }) => rule).join(' ') : '';
    return event.kind === 'fellBack'
      ? `${Math.round(event.inches * 10) / 10}" by ${rules}`
      : `${event.kind} by ${rules}`;
  };

  const LOST_IF_BLOCKED = { [`${b}-R-55`]: 'removed' };
  const LOST_OVER_EDGE = { [`${b}-R-56`]: 'leaves' };
  const back = (inches: number) => `${inches}" by ${fallsBack}`;
  const short = (inches: number) => `${back(inches)} ${b}-R-55`;
  const edge = (inches: number) => `${back(inches)} ${b}-R-56`;
  const BLOCKED = `removed by ${b}-R-55`;
  const OVER_EDGE = `removed by ${b}-R-56`;

  // biome-ignore format: a case is a line
  const cases: [string, Position, string[]][] = [
  [`${fallsBack} the whole way where nothing stands in it`,     {},                                                    [back(4)]],
  [`${b}-R-56 it stops at its edge`,                           { from: 21.5 },                                        [edge(2)]],
  [`${b}-R-56 with less room than its own base is deep`,       { from: 23 },                                          [edge(0.5)]],
  [`${b}-R-56 at its edge it stays`,                           { from: 23.5 },                                        [edge(0)]],
  [`${b}-R-56 leaves: far from its edge it is not lost`,       { options: LOST_OVER_EDGE },                           [back(4)]],
  [`${b}-R-56 leaves: nor half an inch short of it`,           { from: 19, options: LOST_OVER_EDGE },                 [back(4)]],
  [`${b}-R-56 leaves: lost where it just reaches it`,          { from: 19.5, options: LOST_OVER_EDGE },               [back(4), OVER_EDGE]],
  [`${b}-R-56 leaves: lost though it stood at it`,             { from: 23.5, options: LOST_OVER_EDGE },               [OVER_EDGE]],
  [`${b}-R-55 short of impassable ground`,                     { forest: 4 },                                         [short(2)]],
  [`${b}-R-55 removed: lost before impassable ground`,         { forest: 4, options: LOST_IF_BLOCKED },               [short(2), BLOCKED]],
  [`${b}-R-55 removed: an edge is no obstacle`,                { from: 21.5, options: LOST_IF_BLOCKED },              [edge(2)]],
  [`${b}-R-55 impassable ground behind it does not matter`,    { forest: -2.5 },                                      [back(4)]],
  [`${b}-R-55 short of an opposing stand`,                     { others: { A1: { ahead: 3 } } },                      [short(2)]],
  [`${b}-R-55 of the nearest of two`,                          { others: { A1: { ahead: 3 }, A2: { ahead: 4.5 } } },  [short(2)]],
  [`${b}-R-55 up to one that it just touches`,                 { others: { A1: { ahead: 5 } } },                      [back(4)]],
  [`${b}-R-55 in contact from the start it stays`,             { others: { A1: { ahead: 1 } } },                      [short(0)]],
  [`${b}-R-55 removed: in contact from the start it is lost`,  { others: { A1: { ahead: 1 } }, options: LOST_IF_BLOCKED }, [short(0), BLOCKED]],
  [`${b}-R-55 past a friend`,                                  { others: { B2: { ahead: 2 } } },                      [back(4)]],
  [`${b}-R-55 not onto a friend`,                              { others: { B2: { ahead: 4.5 } } },                    [short(3.5)]],
  [`${b}-R-55 nor onto the friend before him`,                 { others: { B2: { ahead: 4.5 }, B3: { ahead: 3.5 } } }, [short(2.5)]],
  [`${b}-R-55 past one friend and not onto the next`,          { others: { B2: { ahead: 2 }, B3: { ahead: 4.5 } } },  [short(3.5)]],
  [`${b}-R-55 on a friend already and without room, it stays`, { from: 23, others: { B2: { ahead: 23.25 } } },        [short(0)]],
  [`${b}-R-55 opposing AIRCRAFT are not in the way`,           { others: { A1: { ahead: 3, subClass: 'AIRn' } } },    [back(4)]],
  [`${b}-R-55 nor friendly AIRCRAFT`,                          { others: { B2: { ahead: 4, subClass: 'AIRn' } } },    [back(4)]],
  [`${b}-R-55 nor who was removed there`,                      { others: { A1: { ahead: 3, place: 'removed' } } },    [back(4)]],
  [`${b}-R-148 it ends where it enters a mine field`,          { mines: 3 },                                          [back(2)]],
  [`${b}-R-148 which is no obstacle`,                          { mines: 3, options: LOST_IF_BLOCKED },                [back(2)]],
  [`${b}-R-148 nor does it leave the table through one`,       { from: 20, mines: 23, options: LOST_OVER_EDGE },      [back(2)]],
  [`${b}-R-148 a field that holds it is left`,                 { mines: 0 },                                          [back(4)]],
  [`${b}-R-148 one behind an enemy is not reached`,            { mines: 3, others: { A1: { ahead: 2 } } },            [short(1)]],
  [`${b}-R-55 nor a friend who was`,                           { others: { B2: { ahead: 4, place: 'removed' } } },    [back(4)]],
];

  describe.each(Object.keys(AHEAD) as TableEdge[])('A forced move towards the %s edge', edge => {
    test.each(cases)('%s', (_, position, expected) => {
      const match = battle(noteOf(position, edge));
      const game = watched(match);
      const { lost: isLost } = book.moving.forcedMove(game, standIn(match, 'B1'), 4);
      expect(game.events.map(inWords)).toEqual(expected);
      expect(isLost).toBe(standIn(match, 'B1').place === 'removed');
      const gone = game.events.reduce((sum, event) => sum + (event.kind === 'fellBack' ? event.inches : 0), 0);
      const [x, y] = AHEAD[edge]((position.from ?? 0) + gone);
      expect(inchesOf(standIn(match, 'B1'))[0]).toBeCloseTo(x, 6);
      expect(inchesOf(standIn(match, 'B1'))[1]).toBeCloseTo(y, 6);
    });
  });
}
