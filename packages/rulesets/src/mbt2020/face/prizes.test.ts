import { heldWords, SIDES } from '@umpire/engine';
import { expect, test } from 'vitest';
import { mbt2020 } from '../index.js';
import { type BattleNote, battle } from '../play/kit.js';

const TOWNS = [
  { kind: 'MBUA', x: 20, y: 10, width: 6, depth: 6 },
  { kind: 'MBUA', x: 20, y: 34, width: 6, depth: 6 },
] as const;
const HOLD = { attacker: 'b', ending: { kind: 'hold', piece: 'p1' } } as const;
const BOTH = { ending: { kind: 'towns', pieces: ['p1', 'p2'] } } as const;

/** What Red is told of the ground that decides. */
function told(state: BattleNote['state'] & object, stands: BattleNote['stands']): string[] {
  const { state: truth, options } = battle({
    pieces: TOWNS,
    state: { turns: 8, ...state },
    stands: { A0: { at: [20, 4] }, B0: { at: [20, 44] }, ...stands },
  });
  const { prizes = [] } = mbt2020.face.scene({ view: mbt2020.view(truth, 'a'), viewer: 'a', options }).status;
  return prizes.flatMap(prize => SIDES.map(side => heldWords(prize, side)));
}

const IN = [23, 13] as const;
// biome-ignore format: a case a line
test.each<[string, Parameters<typeof told>, string[]]>([
  ['nobody is there: it is the defender’s',    [HOLD, {}],                                                        ['Red holds the town, with 0', 'Blue has 0 in the town']],
  ['the attacker has more',                    [HOLD, { B1: { at: IN } }],                                        ['Red has 0 in the town', 'Blue holds the town, with 1']],
  ['MBT20-R-100 a blank is one or none',       [HOLD, { B1: { at: IN, revealed: false } }],                       ['Red has 0 in the town', 'Blue has 0–1 in the town']],
  ['MBT20-R-100 and a fake looks the same',    [HOLD, { B1: { at: IN, revealed: false, fake: true } }],           ['Red has 0 in the town', 'Blue has 0–1 in the town']],
  ['one’s own blanks one knows',               [HOLD, { A1: { at: IN, revealed: false } }],                       ['Red holds the town, with 1', 'Blue has 0 in the town']],
  ['two towns, each held alone or by nobody',  [BOTH, { A1: { at: IN }, B1: { at: [23, 37] }, A2: { at: [24, 38] } }], ['Red holds the town, with 1', 'Blue has 0 in the town', 'Red has 1 in the town', 'Blue has 1 in the town']],
  ['the losses decide',                        [{}, { A1: { at: IN } }],                                          []],
])('MBT20-R-64 who holds the ground that decides: %s', (_, given, wanted) => expect(told(...given)).toEqual(wanted));
