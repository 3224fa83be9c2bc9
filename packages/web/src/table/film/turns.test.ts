import type { BattleView, LogEntry } from '@umpire/desk';
import { describe, expect, test } from 'vitest';
import { newsOf } from '../session/news.js';
import { recalledTakes, tailOf } from './recalled.js';
import { foldedWords, rowWords } from './row-words.js';
import { numbersOf, stripRows } from './rows.js';
import { asPast, startsIn, type Take, turnOfTake, withTakes } from './takes.js';
import { look, piece, seen, told } from './testing.js';

const OWN = piece('A1', 0);
const PINNED = { letter: 'P', text: 'Pinned', shape: 'disc' } as const;
const move = (index: number, id: string): LogEntry => told(index, 'b', [`${id} moves 4"`, [id]]);
const strike = (index: number, by: string, on: string, result: string): LogEntry => ({
  ...told(index, 'b', [`${by} strikes ${on}: ${result}`, [by, on]]),
  thrown: [{ before: 0, text: 'a die', rule: 'X-1', value: 4 }],
});
const begins = (entry: LogEntry, from: number): LogEntry => ({
  ...entry,
  lines: entry.lines.map((line, i) => (i === from ? { ...line, begins: true as const } : line)),
});

describe('the latest turn of the others comes first', () => {
  const table = (b1: number, b2: number, own = OWN) => [own, piece('B1', b1), piece('B2', b2)];
  const log = [
    strike(0, 'B1', 'A1', 'A1 pinned'),
    move(1, 'B2'),
    move(2, 'B1'),
    strike(3, 'B2', 'A1', 'A1 driven back'),
    strike(4, 'B1', 'A1', 'no effect'),
  ];
  const pinned = piece('A1', 0, { markers: [PINNED] });
  const back = piece('A1', -9, { markers: [PINNED] });
  const takes = seen(
    look(table(50, 60), [], 'a', 'Turn 1'),
    look(table(50, 60, pinned), log.slice(0, 1), 'a', 'Turn 1'),
    look(table(50, 55, pinned), log.slice(0, 2), 'a', 'Turn 2'),
    look(table(45, 55, pinned), log.slice(0, 3), 'a', 'Turn 2'),
    look(table(45, 55, back), log.slice(0, 4), 'a', 'Turn 2'),
    look(table(45, 55, back), log, 'a', 'Turn 2'),
  );

  test('in it who was driven back before who was only struck, however late, and who moved last', () =>
    expect(stripRows(takes, 'a').map(row => [turnOfTake(row.takes[0]!), numbersOf(row), row.words.text])).toEqual([
      ['Turn 2', '4', 'B2 strikes A1'],
      ['Turn 2', '5', 'B1 strikes A1'],
      ['Turn 2', '3', 'B1 moves 4" forward'],
      ['Turn 1', '1', 'B1 strikes A1'],
      ['Turn 1', '2', 'B2 moves 4" forward'],
    ]));

  test('all of it is read in the order in which it came', () =>
    expect(stripRows(takes, 'a', true).map(numbersOf)).toEqual(['1', '2', '3', '4', '5']));

  test('who was missed weighs less than who was not, though both are stamped', () => {
    const stamped = (entry: LogEntry, text: string): LogEntry => ({
      ...entry,
      lines: entry.lines.map(line => ({ ...line, outcome: { text, stamps: [{ piece: 'A1', text }] } })),
    });
    const shots = [
      stamped(strike(0, 'B1', 'A1', 'missed'), 'missed'),
      stamped(strike(1, 'B2', 'A1', 'pinned'), 'pinned'),
    ];
    const pair = seen(
      look(table(50, 60), []),
      look(table(50, 60), shots.slice(0, 1)),
      look(table(50, 60, pinned), shots),
    );
    expect(pair.map(({ stamps }) => stamps.length)).toEqual([1, 1]);
    expect(stripRows(pair, 'a').map(numbersOf)).toEqual(['2', '1']);
  });

  test('an own loss comes before one of theirs', () => {
    const lost = seen(
      look([OWN, piece('B1', 50), piece('B2', 60)], []),
      look([OWN, piece('B2', 60)], [strike(0, 'B1', 'A1', 'B1 lost')]),
      look([piece('B2', 60)], [strike(0, 'B1', 'A1', 'B1 lost'), strike(1, 'B2', 'A1', 'A1 lost')]),
    );
    expect(stripRows(lost, 'a').map(numbersOf)).toEqual(['2', '1']);
  });
});

describe('what they did is gone when the own turn is over', () => {
  const theirs = look([OWN, piece('B1', 40)], [move(0, 'B1')], 'a', 'Turn 1, Red');
  const takes = asPast(seen(look([OWN, piece('B1', 50)], [], 'a', 'Turn 1, Blue'), theirs));
  const own = told(1, 'a', ['A1 moves', ['A1']]);
  // biome-ignore format: a case a line
  test.each<[string, string, number]>([
    ['with an order in the same turn it is told still', 'Turn 1, Red', 1],
    ['with the next turn it is not, whoever\u2019s that is', 'Turn 2, Red', 0],
  ])('%s', async (_, turn, count) => {
    const now = look([piece('A1', 9), piece('B1', 40)], [move(0, 'B1'), own], 'a', turn);
    expect(withTakes(takes, theirs, now, newsOf(theirs, now, 1)).length).toBe(count);
    // nor for one who comes back to the battle
    const looks = [look([OWN, piece('B1', 50)], [told(0, 'a', ['A1 waits', ['A1']])], 'a', 'Turn 1, Blue')];
    const log = [...looks[0]!.log, move(1, 'B1')];
    looks.push(look([OWN, piece('B1', 40)], log, 'a', 'Turn 1, Red'));
    looks.push(look([OWN, piece('B1', 40)], [...log, told(2, 'a', ['A1 moves', ['A1']])], 'a', turn));
    const found = await recalledTakes(tailOf(looks[2]!)!, looks[2]!, async index => looks[index]);
    expect(found.length).toBe(count);
  });
});

describe('who only answers in their turn puts nothing of it away', () => {
  const log = [
    told(0, 'a', ['Red ends', []]),
    move(1, 'B1'),
    told(2, 'a', ['A1 shoots at B1: no effect', ['A1', 'B1']]),
    begins(told(3, 'a', ['no shooting', []], ['Turn 2 of Red', []]), 1),
  ];
  const turns = ['Turn 1, Blue', 'Turn 1, Blue', 'Turn 1, Blue', 'Turn 2, Red'];
  const looks = turns.map((turn, i) =>
    look([OWN, piece('B1', i === 0 ? 50 : 40), piece('B2', 60)], log.slice(0, i + 1), 'a', turn),
  );
  const after = (takes: readonly Take[], before: BattleView, now: BattleView) =>
    withTakes(asPast(takes), before, now, newsOf(before, now, 1));
  const answered = after(seen(...looks.slice(0, 2)), looks[1]!, looks[2]!);

  test('all of it is told when the own turn has begun, and until that is over', () => {
    const own = after(answered, looks[2]!, looks[3]!);
    expect(own.map(({ entry }) => entry)).toEqual([1]);
    const over = look(looks[3]!.scene.pieces, [...log, told(4, 'a', ['Red ends', []])], 'a', 'Turn 2, Blue');
    expect(after(own, looks[3]!, over)).toEqual([]);
  });

  test('what they do behind the answer is told with what they did before it', () => {
    const more = look([OWN, piece('B1', 40), piece('B2', 55)], [...log.slice(0, 3), move(3, 'B2')], 'a', turns[2]);
    expect(after(answered, looks[2]!, more).map(({ entry, number }) => [entry, number])).toEqual([
      [1, 1],
      [3, 2],
    ]);
  });

  test('who comes back to the battle then is told the same', async () => {
    const found = await recalledTakes(tailOf(looks[3]!)!, looks[3]!, async index => looks[index]);
    expect(found.map(({ entry }) => entry)).toEqual([1]);
  });
});

describe('what a turn begins with is nobody\u2019s deed', () => {
  const before = look([OWN, piece('B1', 50)], [], 'a', 'Turn 1, Blue');
  const ended = begins(
    told(
      1,
      'b',
      ['Blue has moved', []],
      ['turn 2: Red', []],
      ['A1 stays pinned', ['A1']],
      ['A1 loses a marker', ['A1']],
    ),
    1,
  );
  const thrown = { ...ended, thrown: [{ before: 2, text: 'a die', rule: 'X-1', value: 2 }] };
  const summary = (takes: readonly Take[]) => ({
    deeds: stripRows(
      takes.filter(({ number }) => number !== undefined),
      'a',
    ).map(row => [numbersOf(row), row.words.text]),
    starts: startsIn(takes).map(take => [
      take.starts,
      ...[rowWords(take, 'a')].map(({ text, more = [] }) => [text, ...more.map(one => one.text)]),
    ]),
  });

  test('it is set apart, without a number', () => {
    const moved = look([OWN, piece('B1', 40)], [move(0, 'B1')], 'a', 'Turn 1, Blue');
    const now = look([OWN, piece('B1', 40)], [move(0, 'B1'), thrown], 'a', 'Turn 1, Red');
    expect(summary(seen(before, moved, now))).toEqual({
      deeds: [['1', 'B1 moves 4" forward']],
      starts: [['own', ['A1 stays pinned', 'A1 loses a marker']]],
    });
  });

  test('also what is told of it later, after an answer', () => {
    const half = { ...thrown, lines: thrown.lines.slice(0, 3) };
    const looks = [half, thrown].map(last => look([OWN, piece('B1', 50)], [move(0, 'B1'), last], 'a', 'Turn 1, Red'));
    expect(summary(seen(before, ...looks)).starts).toEqual([['own', ['A1 stays pinned', 'A1 loses a marker']]]);
  });

  test('who is moved by it has a number, for that is seen', () => {
    const now = look([piece('A1', -9), piece('B1', 50)], [thrown], 'a', 'Turn 1, Red');
    const takes = seen(before, now);
    expect([startsIn(takes), takes.map(({ starts, number }) => [starts, number])]).toEqual([
      [],
      [
        [undefined, undefined],
        ['own', 1],
      ],
    ]);
  });
});

test('who is told of behind what came of it is named', () => {
  const shown = told(
    0,
    'b',
    ['B1 turns up A1 and cannot strike it: foot only', ['B1', 'A1']],
    ['B1 is revealed: Tanks', ['B1']],
  );
  const [take] = seen(look([OWN, piece('B1', 50, { symbol: 'unknown' })], []), look([OWN, piece('B1', 50)], [shown]));
  expect(rowWords(take!, 'a').more).toEqual([{ text: 'B1 is revealed', result: 'Tanks' }]);
  const paid = told(0, 'b', ['B1 pays 1 to move', ['B1']], ['B1 moves 5', ['B1']]);
  const [other] = seen(look([OWN, piece('B1', 50)], []), look([OWN, piece('B1', 40)], [paid]));
  expect(rowWords(other!, 'a').more).toEqual([{ text: 'moves 5' }]);
});

test('only where it has one line is a row cut short', () => {
  const long = `A1 is struck: ${'so very hard '.repeat(8)}`.trim();
  const words = { text: long, result: long, more: [{ text: long }] };
  const folded = foldedWords(words);
  const cut = [folded.text, folded.result, folded.more?.[0]?.text];
  // and no word of it
  expect(cut.map(text => text?.endsWith(' …') && `${long} `.startsWith(text.slice(0, -1)))).toEqual([true, true, true]);
  const [take] = seen(
    look([OWN, piece('B1', 50)], []),
    look([OWN, piece('B1', 40)], [told(0, 'b', [long, ['B1', 'A1']])]),
  );
  expect(rowWords(take!, 'a')).toEqual({ text: 'A1 is struck', result: long.slice('A1 is struck: '.length) });
});

// biome-ignore format: a case a line
test.each<[string, [string, number, number, string][], [string, string][]]>([
  ['names stand in the order of the numbers', [['B3', 60, 56, 'moves 4"'], ['B1', 50, 46, 'moves 4"']], [['1–2', 'B3, B1 move 4" forward']]],
  ['who went back stands apart from who came', [['B3', 60, 66, 'moves 6"'], ['B1', 50, 46, 'moves 4"']], [['2', 'B1 moves 4" forward'], ['1', 'B3 moves 6" back']]],
  ['from the shortest way to the longest', [['B1', 50, 48, 'moves 2"'], ['B2', 60, 56.2, 'moves 3.8"']], [['1–2', 'B1, B2 move 2 to 3.8" forward']]],
  ['many are told from whom to whom', [5, 3, 1, 2, 4].map(n => [`B${n}`, 50, 46, 'moves 4"']), [['1–5', 'B1–B5 move 4" forward']]],
  ['where the word says it already it is not said again', [['B1', 50, 46, 'charges 4"']], [['1', 'B1 charges 4"']]],
])('moves are told with how far and which way: %s', (_, moves, rows) => {
  const tables = [0, ...moves.map((_move, i) => i + 1)].map(done => [
    OWN,
    ...moves.map(([id, from, to], i) => piece(id, i < done ? to : from)),
  ]);
  const log = moves.map(([id, , , said], i) => told(i, 'b', [`${id} ${said}`, [id]]));
  const takes = seen(...tables.map((pieces, done) => look(pieces, log.slice(0, done), 'a', 'Turn 1')));
  expect(stripRows(takes, 'a').map(row => [numbersOf(row), row.words.text])).toEqual(rows);
});
