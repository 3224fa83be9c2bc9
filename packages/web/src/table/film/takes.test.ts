import type { BattleView, LogEntry } from '@umpire/desk';
import type { Marker, Piece, Scene } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { newsOf } from '../session/news.js';
import { changesBetween, stampsOf } from './changes.js';
import { fadedBy } from './fading.js';
import { recalledTakes, tailOf } from './recalled.js';
import { foldedWords, rowWords, whileOpen } from './row-words.js';
import { lostIn, numbersOf, stripRows } from './rows.js';
import { counted, runsOf } from './runs.js';
import { asPast, firstLook, withTakes } from './takes.js';
import { look, piece, seen, told, waits } from './testing.js';

const PINNED = { letter: 'P', text: 'Pinned', shape: 'disc' } as const;
const ENGAGED = { letter: 'E', text: 'has engaged this turn', shape: 'disc' } as const;

test('who rides on a piece that is lost is lost with it; who gets on or off is not', () => {
  const rider = { id: 'A2', label: 'A2', title: 'Foot', symbol: 'infantry' };
  const carrier = piece('A1', 0, { aboard: [rider] });
  const shot = told(0, 'b', ['B1 fires at A1', ['B1', 'A1']]);
  const lost = seen(look([carrier, piece('B1', 50)], []), look([piece('B1', 50)], [shot]));
  expect(lostIn(lost)).toMatchObject([{ side: 'a', names: 'A1, A2' }]);
  const bare = piece('A1', 0);
  expect(
    changesBetween({ pieces: [bare, piece('A2', 9)] } as unknown as Scene, { pieces: [carrier] } as unknown as Scene)
      .gone,
  ).toEqual([]);
  expect(stampsOf({ marked: [], gone: [piece('A1', 0), piece('A2', 0)] }).map(({ text }) => text)).toEqual([
    'A1, A2 LOST',
  ]);
});

test('whoever is there no more is stamped with what became of him, as it is known afterwards', () => {
  const before = {
    pieces: [piece('A1', 0), piece('A2', 9), piece('B1', 20, { symbol: 'unknown' })],
  } as unknown as Scene;
  const after = { pieces: [], fates: { A1: 'shot down', B1: 'unmasked as a dummy' } } as unknown as Scene;
  expect(stampsOf(changesBetween(before, after)).map(({ text }) => text)).toEqual([
    'A1 SHOT DOWN',
    'A2 LOST',
    'B1 UNMASKED AS A DUMMY',
  ]);
});

test.each<[string, Partial<Marker>, readonly string[]]>([
  ['one word', { text: 'Pinned' }, ['PINNED']],
  ['what befell the piece in two words', { text: 'Driven back', befell: true }, ['DRIVEN BACK']],
  ['how things are', { text: 'out of command' }, []],
])('a new badge is stamped: %s', (_, marker, stamps) => {
  const marked = piece('A1', 0, { markers: [{ letter: 'X', shape: 'disc', ...marker } as Marker] });
  const [before, after] = [[piece('A1', 0)], [marked]].map(pieces => ({ pieces }) as unknown as Scene);
  expect(stampsOf(changesBetween(before!, after!)).map(({ text }) => text)).toEqual(stamps);
});

test('what a side only believed to stand there is no loss when it fades, or when the battle is over', () => {
  const contact = piece('C1', 20, { token: { shape: 'diamond', age: 1 } });
  const before = look([piece('A1', 0), contact], []);
  const [take] = seen(before, look([piece('A1', 0), piece('B1', 21)], [told(0, 'all', ['A draw', []])]));
  expect([lostIn([take!]), take!.stamps]).toEqual([[], []]);
});

describe('what both did unseen is told as the log has it', () => {
  const bases = [piece('A1', 0), piece('A2', 5), piece('A3', 9)];
  const contact = piece('C1', 20, { token: { shape: 'diamond', age: 0 } });
  const suffered = (entry: LogEntry): LogEntry => ({
    ...entry,
    lines: entry.lines.map(one => ({ ...one, ...(/under fire|^C1/.test(one.text) && { suffered: true }) })),
  });
  const wordsOf = (...lines: [string, string[]][]) => {
    const [take] = seen(look([...bases, contact], []), look(bases, [suffered(told(0, 'all', ...lines))]));
    const { more = [], ...first } = rowWords(take!, 'a');
    return { number: take!.number, words: [first, ...more].map(({ text, result }) => [text, result]) };
  };
  // biome-ignore format: a case a line
  test.each<[string, [string, string[]][], [string, string | undefined][]]>([
    ['a contact that fades meanwhile is not what came of a shot', [['A1 fires at C1: suppressed', ['A1', 'C1']]], [['A1 fires at C1', 'suppressed']]],
    ['fire on one of ours where none of ours fired', [['A2 is under fire (mortars): loses 1 SP, pinned', ['A2']]], [['A2 is under fire (mortars)', 'loses 1 SP, pinned']]],
    ['what the enemy did comes first', [['A1 fires at C1: no effect', ['A1', 'C1']], ['A2 is under fire (guns): no effect', ['A2']]],
      [['A2 is under fire (guns)', 'no effect'], ['A1 fires at C1', 'no effect']]],
    ['a rally is not what came of an assault', [['A1 goes in', ['A1']], ['A1 assault C1: the attackers are halted', ['A1']], ['A1 rallies: it is steady', ['A1']]],
      [['A1 assault C1', 'the attackers are halted'], ['A1 rallies', 'it is steady'], ['A1 goes in', undefined]]],
    ['each fate by itself', [['A1 is under fire (guns): pinned', ['A1']], ['A3 is under fire (guns): no effect', ['A3']]],
      [['A1 is under fire (guns)', 'pinned'], ['A3 is under fire (guns)', 'no effect']]],
  ])('%s', (_, lines, words) => expect(wordsOf(...lines)).toEqual({ number: 1, words }));

  test('a window in which nothing is told leaves standing what was; another turn does not', () => {
    const fire = suffered(told(0, 'all', ['A2 is under fire (guns): no effect', ['A2']]));
    const first = look(bases, [fire]);
    const takes = asPast(seen(look(bases, []), first));
    const empty = look(bases, [fire, told(1, 'all', ['Now: moves', []])]);
    expect(withTakes(takes, first, empty, newsOf(first, empty, 1))[0]).toMatchObject({ entry: 0, number: 1 });
    const turn = { ...told(1, 'all'), lines: [{ text: 'Turn 2', about: [], because: [], begins: true as const }] };
    const next = look(bases, [fire, turn]);
    expect(withTakes(takes, first, next, newsOf(first, next, 1)).some(({ number }) => number)).toBe(false);
  });
});

test('who looks on at two others sees the round of one side at a time', () => {
  const red = told(0, 'a', ['A1 moves 4"', ['A1']]);
  const blue = told(1, 'b', ['B1 moves 4"', ['B1']]);
  const looks = (viewer: string) => [
    look([piece('A1', 0), piece('B1', 50)], [], viewer),
    look([piece('A1', 10), piece('B1', 50)], [red], viewer),
    look([piece('A1', 10), piece('B1', 40)], [red, blue], viewer),
  ];
  expect(seen(...looks('spectator')).map(({ by, number }) => [by, number])).toEqual([['b', 1]]);
  expect(seen(...looks('spectator').slice(0, 2)).map(({ by }) => by)).toEqual(['a']);
});

test.each([
  [0, 1],
  [4, 1],
  [5, 0.55],
  [10, 0.3],
  [40, 0.3],
])('a trail after which %i more came is drawn at %f', (later, opacity) => expect(fadedBy(later)).toBe(opacity));

describe('what others did, from what was seen before and after', () => {
  const start = look([piece('A1', 0), piece('B1', 50), piece('B2', 60)], []);
  const moved = told(0, 'b', ['B1 moves 4"', ['B1']]);

  test('whoever strikes from beside the table has no place on it: the shot begins where he waits', () => {
    const off = piece('B1', 0, { where: 'off-table' });
    const fired = told(0, 'b', ['B1 engages A1', ['B1', 'A1']]);
    const [take] = seen(look([piece('A1', 30), off], []), look([piece('A1', 30), off], [fired]));
    expect(take!.shots).toEqual([{ from: { id: 'B1', x: 0, y: 0, beside: true }, to: { id: 'A1', x: 30, y: 0 } }]);
  });

  test('a move has its way and a number', () => {
    const [take] = seen(start, look([piece('A1', 0), piece('B1', 40), piece('B2', 60)], [moved]));
    expect(take).toMatchObject({
      number: 1,
      by: 'b',
      moved: [{ id: 'B1', from: { x: 50 }, to: { x: 40 } }],
      shots: [],
    });
    expect(rowWords(take!)).toEqual({ text: 'B1 moves 4"' });
  });

  test('who only turned has a number too', () => {
    const log = [told(0, 'b', ['B1 turns', ['B1']])];
    const [take] = seen(start, look([piece('A1', 0), piece('B1', 50, { facing: 900 }), piece('B2', 60)], log));
    expect(take).toMatchObject({ number: 1, moved: [], turned: ['B1'] });
  });

  test('a throw for nobody on the table, and the turn that begins with it, are no deeds', () => {
    const turn: LogEntry = {
      ...told(0, 'b', ['Turn 4 of Red', []]),
      thrown: [{ before: 1, text: 'points', rule: 'X-1', value: 3 }],
    };
    expect(seen(start, look(start.scene.pieces, [turn])).map(({ number }) => number)).toEqual([undefined]);
    const last = told(0, 'b', ['Turn 4 of Red', []], ['B1 falls back 1 W', ['B1']]);
    const [take] = seen(start, look([piece('A1', 0), piece('B1', 55), piece('B2', 60)], [last]));
    expect(rowWords(take!, 'a')).toEqual({ text: 'B1 falls back 1 W' });
  });

  test('own pieces that were turned up are told together, and those who did the same stand in one row', () => {
    const pieces = [...[2, 3, 4, 6].map(n => piece(`A${n}`, n)), piece('B1', 50), piece('B2', 60)];
    const before = look(pieces, []);
    const scout = told(
      0,
      'b',
      ['B1 is revealed: Scouts', ['B1']],
      ...[6, 3, 2, 4].map((n): [string, string[]] => [`A${n} is revealed: Rifles`, [`A${n}`]]),
    );
    const [take, ...rest] = seen(before, look(pieces, [scout]));
    expect([take!.number, rest]).toEqual([1, []]);
    expect(rowWords(take!, 'a')).toEqual({
      text: 'B1 is revealed',
      result: 'Scouts',
      more: [{ text: '4 of yours are revealed', result: 'A2–A4, A6' }],
    });
    const push = [told(0, 'b', ['B1 marches 4"', ['B1']]), told(1, 'b', ['B2 marches 3"', ['B2']])];
    const gone = [piece('A2', 2), piece('B1', 40), piece('B2', 55)];
    const rows = stripRows(seen(start, look([piece('A1', 0), ...gone.slice(1)], push)), 'a');
    expect(rows.map(row => [numbersOf(row), row.words.text])).toEqual([['1–2', 'B1, B2 march 3 to 4" forward']]);
    const [once, twice] = [told(0, 'b', ['B1 charges 1 W', ['B1']]), told(1, 'b', ['B1 charges 2 W', ['B1']])];
    const looks = [look([piece('B1', 40)], [once]), look([piece('B1', 30)], [once, twice])];
    const again = stripRows(seen(look([piece('B1', 50)], []), ...looks), 'a');
    expect(again.map(row => [numbersOf(row), row.words.text])).toEqual([['1–2', 'B1 charges']]);
    expect([runsOf(counted(['A11', 'A3', 'A5', 'A4'])), runsOf(['x', 'A1', 'A2'])]).toEqual([
      'A3–A5, A11',
      'x, A1, A2',
    ]);
  });

  test('what matters comes first, deeds alike stand in one row, and the numbers say in which order they came', () => {
    const pieces = [piece('A1', 0), piece('A2', 5), ...[1, 2, 3, 4, 5].map(n => piece(`B${n}`, 50 + n))];
    const before = look(pieces, []);
    const throwing = (index: number, by: string, result: string): LogEntry => ({
      ...told(index, 'b', [`${by} throws 6 for initiative: ${result}`, [by]]),
      thrown: [{ before: 0, text: 'initiative', rule: 'X-1', value: 6 }],
    });
    const hit = (index: number, text: string, by: string, on: string): LogEntry => ({
      ...told(index, 'b', [text, [by, on]]),
      thrown: [{ before: 0, text: 'shot', rule: 'X-2', value: 6 }],
    });
    // each was looked at by itself, as the page does
    const steps: readonly [LogEntry, readonly Piece[]][] = [
      [told(0, 'b', ['B1 moves 1 W', ['B1']]), [piece('B1', 40)]],
      [throwing(1, 'B2', 'halts'), []],
      [told(2, 'b', ['B3 charges A1', ['B3', 'A1']]), [piece('B3', 10)]],
      [told(3, 'b', ['B4 moves 2 W', ['B4']]), [piece('B4', 41)]],
      [throwing(4, 'B5', 'halts'), []],
      [hit(5, 'B4 shoots at A1: no effect', 'B4', 'A1'), []],
      [hit(6, 'B1 shoots at A1: A1 pinned', 'B1', 'A1'), [piece('A1', 0, { markers: [PINNED] })]],
      [hit(7, 'B1 shoots at A2: A2 broken', 'B1', 'A2'), []],
    ];
    let now = pieces;
    const log: LogEntry[] = [];
    const looks = steps.map(([entry, changed], i) => {
      now = now.map(one => changed.find(({ id }) => id === one.id) ?? one).filter(({ id }) => i < 7 || id !== 'A2');
      log.push(entry);
      return look(now, [...log]);
    });
    const takes = seen(before, ...looks);
    expect(stripRows(takes, 'a').map(row => [numbersOf(row), row.words.text, row.words.result])).toEqual([
      ['8', 'B1 shoots at A2', 'A2 lost'],
      ['7', 'B1 shoots at A1', 'A1 pinned'],
      ['6', 'B4 shoots at A1', 'no effect'],
      ['3', 'B3 charges A1', undefined],
      ['1, 4', 'B1, B4 move 1 to 2 W forward', undefined],
      ['2, 5', 'B2, B5 throw', 'halts'],
    ]);
    // while they are still at it the latest stands last
    expect(stripRows(takes, 'a', true).map(numbersOf)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('who comes back to a battle is told what the others did last, from the table as it was', async () => {
    const table = (x: number) => [piece('A1', 0), piece('B1', x), piece('B2', 60)];
    const log = [
      told(0, 'a', ['A1 moves', ['A1']]),
      told(1, 'b', ['B1 moves 4"', ['B1']]),
      told(2, 'b', ['B1 moves 1"', ['B1']]),
      told(3, 'a', ['A1 moves', ['A1']]),
    ];
    const looks = [50, 40, 35, 35].map((x, i) => look(table(x), log.slice(0, i + 1)));
    const tail = tailOf(looks[3]!)!;
    expect([tail, tailOf(looks[2]!), tailOf(looks[0]!)]).toEqual([
      { from: 0, to: 2, past: true },
      { from: 0, to: 2, past: false },
      undefined,
    ]);
    const takes = await recalledTakes(tail, looks[3]!, async index => looks[index]);
    expect(takes.map(({ number, moved: ways, past }) => [number, ways[0]!.to.x, past])).toEqual([
      [1, 40, true],
      [2, 35, true],
    ]);
    // what waits for an answer is not looked back at: it is what is seen now
    const waiting = await recalledTakes(tailOf(looks[2]!)!, looks[2]!, async index => looks.slice(0, 2)[index]);
    expect(waiting.map(({ number, past }) => [number, past])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });

  test('own deeds are none, and what is only said has no number', () => {
    const now = look([piece('A1', 10), piece('B1', 50), piece('B2', 60)], [told(0, 'a', ['A1 moves 1"', ['A1']])]);
    expect(seen(start, now)).toEqual([]);
    const said = look([...now.scene.pieces], [...now.log, told(1, 'b', ['Second is selected to move', []])]);
    expect(seen(start, now, said).map(({ entry, number }) => [entry, number])).toEqual([[1, undefined]]);
  });

  test('an engagement that waited for an answer is one take: a shot, and what came of it', () => {
    const asked = told(0, 'b', ['B1 is revealed: MBTn', ['B1']], ['B1 engages A1: GREEN column', ['B1', 'A1']]);
    const done: LogEntry = {
      ...asked,
      lines: [
        ...asked.lines,
        { text: 'B1 against A1, with the better hand: A1 P: Pinned', about: ['B1', 'A1'], because: [] },
      ],
      thrown: [{ before: 2, text: 'hands', rule: 'X-1', won: 'b' }],
    };
    const waits = look([piece('A1', 0), piece('B1', 50), piece('B2', 60)], [asked]);
    const over = look(
      [piece('A1', 0, { markers: [PINNED] }), piece('B1', 50, { markers: [ENGAGED] }), piece('B2', 60)],
      [done],
    );
    const takes = seen(start, waits, over);
    expect(takes).toMatchObject([
      { number: 1, shots: [{ from: { id: 'B1' }, to: { id: 'A1' } }], stamps: [{ piece: 'A1', text: 'PINNED' }] },
    ]);
    expect(rowWords(takes[0]!)).toEqual({ text: 'B1 engages A1', result: 'A1 P: Pinned' });
  });

  test('what the struck one did in answer is his deed, not the result of the shot', () => {
    const shot: LogEntry = {
      ...told(
        0,
        'b',
        ['B1 shoots at A1: 2 thrown, no effect', ['B1', 'A1']],
        ['A1 returns fire at B1: 4 thrown, repulsed', ['A1', 'B1']],
        ['B1 falls back 2', ['B1']],
      ),
      thrown: [{ before: 0, text: 'die', rule: 'X-1' }],
    };
    const [take] = seen(start, look([piece('A1', 0), piece('B1', 70), piece('B2', 60)], [shot]));
    expect(rowWords(take!)).toEqual({
      text: 'B1 shoots at A1',
      result: '2 thrown, no effect',
      more: [{ text: 'A1 returns fire at B1', result: '4 thrown, repulsed' }],
    });
  });

  test('who evades an order of one’s own did that himself: it has a row and a trail, and what he was struck by has not', () => {
    const charge: LogEntry = {
      ...told(0, 'a', ['A1 charges B1', ['A1', 'B1']], ['B1 evades', ['B1']], ['A1 charges 2', ['A1']]),
      thrown: [{ before: 3, text: 'die', rule: 'X-1' }],
    };
    const lines = charge.lines.map((line, i) => (i === 1 ? { ...line, reply: true as const } : line));
    const takes = seen(start, look([piece('A1', 20), piece('B1', 80), piece('B2', 61)], [{ ...charge, lines }]));
    expect(takes).toMatchObject([{ number: 1, by: 'b', moved: [{ id: 'B1' }], shots: [], throws: [] }]);
    expect(rowWords(takes[0]!)).toEqual({ text: 'B1 evades' });
    const own = lines.map(line => ({ ...line, about: ['A1'] }));
    expect(seen(start, look([piece('A1', 20), piece('B1', 80)], [{ ...charge, lines: own }]))).toEqual([]);
  });

  test('of several who throw each has his own result', () => {
    const threw: LogEntry = {
      ...told(
        0,
        'b',
        ['B1 throws 4: falls back', ['B1']],
        ...['B2', 'B3', 'B4', 'B5'].map((id): [string, string[]] => [`${id} throws 1: charges`, [id]]),
      ),
      thrown: [{ before: 0, text: 'die', rule: 'X-1' }],
    };
    const [take] = seen(start, look([piece('A1', 0), piece('B1', 50), piece('B2', 60)], [threw]));
    const each = (id: string) => ({ text: `${id} throws 1`, result: 'charges' });
    const first = { text: 'B1 throws 4', result: 'falls back' };
    expect(rowWords(take!)).toEqual({ ...first, more: ['B2', 'B3', 'B4', 'B5'].map(each) });
    expect(foldedWords(rowWords(take!))).toEqual({ ...first, more: [each('B2'), each('B3'), { text: '2 more' }] });
  });

  test('a blank that is turned up and a piece that comes on are revealed; one that is gone is lost', () => {
    const hidden = look(
      [piece('A1', 0), piece('B1', 50, { symbol: 'unknown' }), piece('B2', 9, { where: 'off-table' })],
      [],
    );
    const now = look(
      [piece('B1', 50), piece('B2', 70)],
      [told(0, 'b', ['B1 against A1, with the better hand: A1 out', ['B1', 'A1']])],
    );
    const [take] = seen(hidden, now);
    expect(take).toMatchObject({
      revealed: ['B1', 'B2'],
      gone: [{ id: 'A1' }],
      stamps: [{ piece: 'A1', text: 'A1 LOST' }],
    });
    expect(rowWords(take!).result).toBe('A1 lost');
    expect(lostIn([take!])).toEqual([{ side: 'a', names: 'A1', from: 0 }]);
  });

  test('of several entries seen at one look each has the pieces that it is about', () => {
    const now = look(
      [piece('A1', 0), piece('B1', 40), piece('B2', 55)],
      [moved, told(1, 'b', ['B2 moves 5"', ['B2']])],
    );
    expect(seen(start, now).map(({ number, moved: ways }) => [number, ways.map(({ id }) => id)])).toEqual([
      [1, ['B1']],
      [2, ['B2']],
    ]);
  });

  test('what they did is told until they do something new', () => {
    const then = look([piece('A1', 0), piece('B1', 40), piece('B2', 60)], [moved]);
    const past = asPast(seen(start, then));
    const mine = look([piece('A1', 9), piece('B1', 40), piece('B2', 60)], [moved, told(1, 'a', ['A1 moves', ['A1']])]);
    const after = withTakes(past, then, mine, newsOf(then, mine, 1));
    expect(after.map(({ entry, past: gone }) => [entry, gone])).toEqual([[0, true]]);
    const next = look(
      [piece('A1', 9), piece('B1', 40), piece('B2', 55)],
      [...mine.log, told(2, 'b', ['B2 moves 5"', ['B2']])],
    );
    expect(withTakes(after, mine, next, newsOf(mine, next, 2)).map(take => [take.entry, take.number])).toEqual([
      [2, 1],
    ]);
  });

  test('a round in which they did nothing puts away what they did before it; what the book does by itself does not', () => {
    const table = [piece('A1', 0), piece('B1', 40), piece('B2', 60)];
    const then = waits('a', 1, look(table, [moved]));
    const past = asPast(seen(start, then));
    const theirs = waits('b', 2, then);
    const after = withTakes(past, then, theirs, newsOf(then, theirs, 1));
    expect(after.map(({ entry, number }) => [entry, number])).toEqual([[0, 1]]);
    const book = waits('a', 3, look(table, [moved, told(2, 'book', ['The wind turns', []])]));
    expect(withTakes(past, then, book, newsOf(then, book, 2)).map(take => [take.by, take.number])).toEqual([
      ['b', 1],
      ['book', undefined],
    ]);
    const mine = waits('a', 3, then);
    expect(withTakes(after, theirs, mine, newsOf(theirs, mine, 3)).map(take => [take.by, take.number])).toEqual([
      ['b', undefined],
    ]);
    const own = waits('b', 3, look(table, [moved, told(2, 'a', ['A1 is turned up', ['A1']])]));
    expect(withTakes(after, theirs, own, newsOf(theirs, own, 4)).map(take => take.number)).toEqual([1]);
    const undone = waits('a', 1, then);
    expect(withTakes(after, theirs, undone, newsOf(theirs, undone, 5)).map(take => take.number)).toEqual([1]);
    const asked = { ...theirs, asked: {} } as unknown as BattleView;
    expect(withTakes(after, asked, mine, newsOf(asked, mine, 4)).map(take => take.number)).toEqual([1]);
  });

  test('who looks for the first time sees what the other did before he came, and his own pieces are no news to him', () => {
    const both = look([piece('A1', 0), piece('B1', 50, { symbol: 'unknown' })], [], 'spectator');
    const now = look([piece('A1', 9), piece('B1', 50)], [told(0, 'a', ['A1 moves 1"', ['A1']])], 'b');
    const before = firstLook(both, now)!;
    expect(withTakes([], before, now, newsOf(before, now, 1))).toMatchObject([
      { number: 1, by: 'a', moved: [{ id: 'A1' }], revealed: [] },
    ]);
    expect(firstLook(undefined, now)).toBe(undefined);
  });

  test('what one player saw is nothing to another viewer', () => {
    const other = look([piece('A1', 0), piece('B1', 40), piece('B2', 60)], [moved], 'b');
    expect(withTakes([], start, other, newsOf(start, other, 1))).toEqual([]);
  });
});

test('a result that says who was lost, and why, is told in its own words', () => {
  const text = 'B1 fights A1: B1 stands, A1 is repulsed and broken (A2 is close behind)';
  const fight: LogEntry = {
    index: 0,
    by: 'b',
    verb: 'x',
    lines: [
      { text, about: ['B1', 'A1'], because: [] },
      { text: 'A1 breaks', about: ['A1'], because: [] },
    ],
    thrown: [{ before: 0, text: 'B1 fights A1', rule: 'X-1', value: 3 }],
  };
  const fated = piece('A1', 0, { fate: 'broken' });
  const [take] = seen(
    look([fated, piece('A2', 9), piece('B1', 5)], []),
    look([piece('A2', 9), piece('B1', 5)], [fight]),
  );
  expect(rowWords(take!)).toEqual({
    text: 'B1 fights A1',
    result: 'B1 stands, A1 is repulsed and broken (A2 is close behind)',
  });
});

test('what came of a deed is said first, and stamped on whom it befell; who is lost is stamped with that alone', () => {
  const outcome = {
    text: 'A1 and B1: A1 pinned, B1 unharmed',
    stamps: [
      { piece: 'A1', text: 'pinned' },
      { piece: 'B1', text: 'missed' },
    ],
  };
  const about = ['B1', 'A1'];
  const shot: LogEntry = {
    index: 0,
    by: 'b',
    verb: 'x',
    lines: [
      { text: 'B1 fires at A1', about, because: [] },
      { text: `${outcome.text}. 9 against 5: both may fire`, about, because: [], outcome },
    ],
    thrown: [{ before: 1, text: 'result', rule: 'X-1', value: 3 }],
  };
  const start = look([piece('A1', 0), piece('B1', 50)], []);
  const pinned = { letter: 'P', text: 'pinned: no step closer', shape: 'disc' } as const;
  const [take] = seen(start, look([piece('A1', 0, { markers: [pinned] }), piece('B1', 50)], [shot]));
  expect(rowWords(take!)).toEqual({ text: 'A1 and B1', result: 'A1 pinned, B1 unharmed' });
  expect(take!.stamps).toEqual([
    { piece: 'A1', text: 'PINNED' },
    { piece: 'B1', text: 'MISSED' },
  ]);
  const [fatal] = seen(start, look([piece('B1', 50)], [shot]));
  expect(fatal!.stamps.map(({ text }) => text)).toEqual(['MISSED', 'A1 LOST']);
});

// biome-ignore format: a case a line
test.each<[string, object, string]>([
  ['waits where nothing came of it yet',                     { text: 'B1 fires at A1' },               'waits for an answer'],
  ['tells what came of it, though he is asked where he goes', { text: 'B1 → A1', result: 'repulsed' }, 'repulsed'],
])('an entry of which somebody is asked %s', (_, words, result) =>
  expect(whileOpen(words as Parameters<typeof whileOpen>[0]).result).toBe(result));
