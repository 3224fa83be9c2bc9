import type { BattlePlan, BattleView, Outcome } from '@umpire/desk';
import { bringBook } from '@umpire/desk';
import { makeDesk } from '@umpire/desk/study';
import type { AnyRuleset, Side } from '@umpire/engine';
import { expect, test } from 'vitest';
import { skirmish } from '../../../../tests/kit/skirmish.js';
import { runCommand } from '../words/run.js';
import type { Desk } from './client.js';

bringBook(skirmish as unknown as AnyRuleset);

const plan: BattlePlan = {
  ruleset: 'skirmish',
  scenario: 'falling-back',
  title: 'Falling back',
  options: {},
  seats: { a: 'person', b: 'person' },
  dice: { kind: 'typed' },
};

/** A desk on which the other side's b1 has just been hit by a five. */
function hit() {
  const desk = makeDesk();
  const must = (outcome: Outcome): BattleView => {
    if (!outcome.ok) throw new Error(outcome.error.message);
    return outcome.battleView;
  };
  must(desk.open(plan, 'x'));
  must(desk.order('a', { verb: 'answer', stand: 'a3' }, 'a'));
  must(desk.order('b', { verb: 'answer', stand: 'b12' }, 'b'));
  must(desk.answer('a', 6, 'a'));
  for (const x of [7000, 8800, 10_600]) {
    must(desk.order('a', { verb: 'move', stand: 'a1', at: { x, y: 1000 } }, 'a'));
    for (const side of ['a', 'b'] as const) {
      must(desk.order(side, { verb: 'end' }, side));
      must(desk.answer(side === 'a' ? 'b' : 'a', 6, side));
    }
  }
  must(desk.order('a', { verb: 'shoot', stand: 'a1', target: 'b1' }, 'a'));
  must(desk.answer('a', 5, 'a'));
  return { desk, must };
}

test('a sealed name is asked as an order is made: each side of its own stands', () => {
  const desk = makeDesk();
  const opened = desk.open(plan, 'x');
  expect(opened.ok && opened.battleView.menu).toMatchObject([{ verb: 'answer', fields: [{ gesture: 'target' }] }]);
  const offered = (side: Side) => desk.gesture(side, 'stand', { verb: 'answer' });
  expect(offered('a')).toMatchObject({ kind: 'target', targets: [{ id: 'a1' }, ...Array(11).fill({})] });
  expect(offered('b')).toMatchObject({ kind: 'target', targets: [{ id: 'b1' }, ...Array(11).fill({})] });
});

test('a choice is answered by its value; a place by a gesture at the table, with its refusal', () => {
  const { desk, must } = hit();
  expect(must(desk.battleView('b'))).toMatchObject({ asked: { ask: { rule: 'SKI-REP-01' } }, menu: [] });
  const asked = must(desk.answer('b', true, 'b'));
  expect(asked.menu).toMatchObject([{ verb: 'answer', fields: [{ name: 'at', gesture: 'place' }] }]);
  expect(must(desk.battleView('a')).menu).toEqual([]);
  const { x, y } = asked.scene.pieces.find(piece => piece.id === 'b1')!;
  expect(desk.gesture('b', 'at', { verb: 'answer' })).toMatchObject({ kind: 'place', at: { x, y } });
  const nearer = { verb: 'answer', at: { x: x - 100, y, facing: 0 } };
  expect(desk.preview('b', nearer)).toMatchObject({ refusal: { rule: 'SKI-REP-02' } });
  expect(desk.order('b', nearer, 'b')).toMatchObject({ ok: false, error: { rule: 'SKI-REP-02' } });
  const after = must(desk.order('b', { verb: 'answer', at: { x: x + 100, y, facing: 0 } }, 'b'));
  expect(after.asked).toBeUndefined();
  expect(after.scene.pieces.find(piece => piece.id === 'b1')).toMatchObject({ x: x + 100, y });
});

test('a die that was mistyped is taken back and typed in again, as long as nothing else has come of it', () => {
  const { desk, must } = hit();
  const hitBy = (view: BattleView) => view.log.at(-1)!.thrown?.map(({ value }) => value);
  expect(must(desk.battleView('a'))).toMatchObject({ typed: 5, asked: { ask: { rule: 'SKI-REP-01' } } });
  const back = must(desk.undo('a'));
  expect(back).toMatchObject({ asked: { ask: { kind: 'die', rule: 'SKI-SHO-04' } } });
  expect(back.typed).toBeUndefined();
  expect(desk.keep()!.unrecordedInputs).toMatchObject([{ order: { verb: 'shoot' } }]);
  const missed = must(desk.answer('a', 1, 'a'));
  expect(missed.asked).toBeUndefined();
  expect(hitBy(missed)).toEqual([1]);
  // the order is complete by now, and the die can still be mended
  expect(missed).toMatchObject({ typed: 1 });
  must(desk.undo('a'));
  expect(hitBy(must(desk.answer('a', 5, 'a')))).toEqual([5]);
  must(desk.answer('b', true, 'b'));
  expect(must(desk.battleView('a')).typed).toBeUndefined();
  expect(desk.undo('a')).toMatchObject({ ok: false });
});

test('after the next order a die is no longer mended', () => {
  const { desk, must } = hit();
  must(desk.undo('a'));
  must(desk.answer('a', 1, 'a'));
  expect(must(desk.order('a', { verb: 'end' }, 'a')).typed).toBeUndefined();
  expect(must(desk.answer('b', 3, 'b')).typed).toBe(3);
});

test('in words: a choice by its label, a place as a place is said', async () => {
  const { desk, must } = hit();
  const say = (line: string) =>
    runCommand(line, {
      battleView: must(desk.battleView('b')),
      desk: desk as unknown as Desk,
      by: 'b',
      chosen: undefined,
      typed: true,
      onOrder: async order => refusalOf(desk.order('b', order, 'b')),
      onAnswer: async value => refusalOf(desk.answer('b', value, 'b')),
    });
  expect(await say('fall back')).toMatchObject({ done: true });
  expect(await say('answer E 5 from b1')).toMatchObject({ done: true });
  expect(must(desk.battleView('b')).asked).toBeUndefined();
});

const refusalOf = (outcome: Outcome) => (outcome.ok ? undefined : outcome.error);
