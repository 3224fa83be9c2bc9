import { expect, test } from 'vitest';
import { bestStrike } from './best-strike.js';

type Of = Parameters<typeof bestStrike>[0];
const fire = { verb: 'fire', label: 'Fire', stand: 'A1', fields: [{ name: 'target', gesture: 'target' }] };
const row = (id: string, good: number, of = {}) => ({
  verb: 'fire',
  target: { id, gap: 1 },
  preview: { because: [], odds: { chances: [{ ways: 1, of: 1, result: { text: '', good } }] } },
  ...of,
});
const table = (targets: readonly object[], more: object = {}): Of =>
  ({
    by: 'a',
    selected: 'A1',
    inspection: { piece: 'A1', targets },
    battleView: { menu: [fire], scene: { pieces: [{ id: 'A1', label: 'A1' }] } },
    drafting: {},
    ...more,
  }) as unknown as Of;

// biome-ignore format: a case a line
test.each([
  ['the best',                             [row('B1', 0.1), row('B2', 0.4)],                 'B2',      false],
  ['what may as well harm him',            [row('B1', -0.2)],                                'B1',      false],
  ['what is really bad, and said to be',   [row('B1', -0.5), row('B2', -0.4)],               'B2',      true],
  ['nobody whose odds are not known',      [row('B1', 0, { preview: { because: [] } })],     undefined, undefined],
])('who is held is offered %s', (_, targets, target, isBad) => {
  const best = bestStrike(table(targets));
  expect([best?.target, best?.isBad]).toEqual([target, isBad]);
});

test('nothing is offered while an order is in hand, something is asked, or the same is due', () => {
  const shut = { verb: 'end', label: 'End', fields: [], ends: 'step', closed: { message: 'first A1 acts' } };
  const scene = { pieces: [{ id: 'A1', label: 'A1' }] };
  for (const more of [
    { drafting: { draft: {} } },
    { battleView: { menu: [fire], scene, asked: {} } },
    { battleView: { menu: [fire, shut], scene } },
  ])
    expect(bestStrike(table([row('B1', 1)], more))).toBeUndefined();
});
