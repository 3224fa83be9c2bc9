import {
  defaultOptions,
  GUIDE_START,
  type GuideProgress,
  guided,
  guideMomentAt,
  type Match,
  seededDice,
  start,
  stepOn,
} from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';
import { order } from '../play/kit.js';
import type { Types } from '../play/types.js';
import { SCENARIOS } from '../scenarios/index.js';
import { guide } from './guide.js';

const { data: lane } = SCENARIOS.find(({ id }) => id === 'lane-1643')!;
const options = defaultOptions(glory.options);

function begun(scenario: unknown): Match<Types> {
  const match = start<Types>({ rules: glory, options, scenario, dice: seededDice(3) });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

test('IGR-SCN-04 a step comes in its turn, lasts until it is read or met, and points at what is on the table', () => {
  const match = begun(lane);
  const of = guide(lane)!;
  const on = (progress: GuideProgress) => guided(of, progress, guideMomentAt(match, of.side));
  const aim = on(GUIDE_START);
  expect([of.steps[aim.step]!.id, aim.shown, on(aim)]).toEqual(['aim', true, aim]);
  const points = on(stepOn(aim));
  expect([of.steps[points.step]!.id, points.shown]).toEqual(['points', true]);
  expect(of.shows(points.step, guideMomentAt(match, of.side))).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
  expect(on(points)).toEqual(points);
  order(match, 'a', { verb: 'activate', stand: 'P1', crossing: false });
  expect(on(points)).toMatchObject({ step: points.step + 1 });
});

test.each([
  ['an order is given', { verb: 'activate', stand: 'P1', crossing: false }, 'move'],
  ['nothing is paid for', { verb: 'endPhase' }, 'aim'],
] as const)('IGR-SCN-04 the aim is not put away, and %s', (_, given, id) => {
  const match = begun(lane);
  const of = guide(lane)!;
  const on = (progress: GuideProgress) => guided(of, progress, guideMomentAt(match, of.side));
  const aim = on(GUIDE_START);
  order(match, 'a', given);
  expect(of.steps[on(aim).step]!.id).toBe(id);
});

test.each([
  ['initiative', 'one of his has thrown', {}, ['initiativeThrown'], true],
  ['initiative', 'he could pay for all, and his turn is over', { turn: 2, active: 'b' as const }, [], true],
  ['initiative', 'he gives his orders still', {}, [], false],
  ['melee', 'one was fought at one press, and nobody stands in contact any more', {}, ['fought'], true],
  ['melee', 'nobody has fought', {}, [], false],
])('IGR-SCN-04 the step %s, where %s', (id, _, change, kinds, comes) => {
  const of = guide(lane)!;
  const { seat, ...rest } = guideMomentAt(begun(lane), of.side);
  const heard = kinds.map(kind => ({ kind, own: true, about: [] }));
  const at = { ...rest, heard, seat: { ...seat, view: { ...seat.view, ...change } } };
  const step = of.steps.findIndex(one => one.id === id);
  expect(of.comes(step, at)).toBe(comes);
  expect(of.steps[step]!.toRead).toBe(true);
});

test.each([
  ['waits for a shot', 'fire', { shown: false }, ['chargeDeclared', 'fought'], 'melee'],
  ['asks for a shot', 'fire', { shown: true }, ['chargeDeclared', 'fought'], 'melee'],
  ['waits for a charge', 'charge', { shown: false }, ['shot', 'repulsed'], 'charge'],
  ['asks for a charge', 'charge', { shown: true }, ['shot', 'repulsed'], 'charge'],
  ['waits for a shot', 'fire', { shown: false }, ['moved'], 'fire'],
  ['is read still', 'melee', { shown: true }, ['fought', 'repulsed'], 'melee'],
])('IGR-SCN-04 the guide %s (%s, %o), and %j is heard: it is at %s', (_, id, at, kinds, then) => {
  const of = guide(lane)!;
  const moment = guideMomentAt(begun(lane), of.side);
  const heard = kinds.map(kind => ({ kind, own: true, about: [] }));
  const step = of.steps.findIndex(one => one.id === id);
  const progress = guided(of, { step, heard: 0, ...at }, { ...moment, heard });
  expect(of.steps[progress.step]!.id).toBe(then);
});

test.each([
  ['fire', 'shot', true, 'charge'],
  ['fire', 'shot', false, 'fire'],
  ['fire', 'fought', false, 'fire'],
  ['fire', 'repulsed', false, 'fire'],
  ['charge', 'chargeDeclared', true, 'melee'],
  ['charge', 'chargeDeclared', false, 'charge'],
  ['charge', 'fought', false, 'charge'],
])('IGR-SCN-04 the step %s, and %s by the learner: %s', (id, kind, own, then) => {
  const of = guide(lane)!;
  const moment = guideMomentAt(begun(lane), of.side);
  const step = of.steps.findIndex(one => one.id === id);
  const heard = [{ kind, own, about: [] }];
  const progress = guided(of, { step, shown: true, heard: 0 }, { ...moment, heard });
  expect(of.steps[progress.step]!.id).toBe(then);
});

test.each([
  ['in their own', 2, 'b', 'their-turn'],
  ['when it is over', 3, 'a', 'fire'],
] as const)('IGR-SCN-04 their turn is told of %s', (_, turn, active, then) => {
  const of = guide(lane)!;
  const { seat, ...rest } = guideMomentAt(begun(lane), of.side);
  const at = { ...rest, seat: { ...seat, view: { ...seat.view, turn, active } } };
  const step = of.steps.findIndex(one => one.id === 'their-turn');
  expect(of.steps[guided(of, { step, shown: false, heard: 0 }, at).step]!.id).toBe(then);
});

test.each([
  ['lasts through the turn in which they were', 1, ['activated'], 'results'],
  ['is there still when the next begins', 3, ['turnBegan', 'turnBegan'], 'results'],
  ['folds when something is done in that', 3, ['turnBegan', 'turnBegan', 'activated'], 'end'],
] as const)('IGR-SCN-04 what is told of those driven back %s', (_, turn, kinds, then) => {
  const of = guide(lane)!;
  const { seat, ...rest } = guideMomentAt(begun(lane), of.side);
  const at = { ...rest, seat: { ...seat, view: { ...seat.view, turn } } };
  const heard = kinds.map(kind => ({ kind, own: true, about: [] }));
  const step = of.steps.findIndex(({ id }) => id === 'results');
  expect(of.steps[guided(of, { step, shown: true, heard: 0 }, { ...at, heard }).step]!.id).toBe(then);
});

test('IGR-SCN-04 nobody is asked to move who was given no order, and whoever was is pointed at', () => {
  const match = begun(lane);
  const of = guide(lane)!;
  const step = of.steps.findIndex(({ id }) => id === 'move');
  order(match, 'a', { verb: 'activate', stand: 'P1', crossing: false });
  order(match, 'a', { verb: 'endPhase' });
  const moment = guideMomentAt(match, of.side);
  expect([of.comes(step, moment), of.shows(step, moment)]).toEqual([true, ['P1']]);
  expect(of.steps[step]!.text).not.toMatch(/musketeers/);
});

test.each([
  ['a moment that there is not', { when: 'dusk' }, 'steps[0].when'],
  ['nothing that meets it', { done: 'luck' }, 'steps[0].done'],
])('IGR-SCN-04 a step with %s is refused where it stands', (_, change, path) => {
  const { steps, ...rest } = lane as { readonly steps: readonly object[] };
  const made = glory.setup({ ...rest, steps: [{ ...steps[0], ...change }] }, options);
  expect(made).toMatchObject({ ok: false, error: { path } });
});

test('IGR-SCN-04 a battle without steps has no guide', () => {
  const { steps: _, ...rest } = lane as { readonly steps: unknown };
  expect(guide(rest)).toBeUndefined();
});
