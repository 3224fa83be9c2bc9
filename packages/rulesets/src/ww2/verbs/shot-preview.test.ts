import { expect, test } from 'vitest';
import type { OptionPlan } from '../play/command.js';
import { type Engagement, engagementPlan } from '../play/engage.js';
import { battle, type Written } from '../play/kit.js';
import { shotPreview } from './shot-preview.js';

/** What is shown of a shot of A1.1 at B1.1: texts with their share in per cent, the bar of the target and that of the shooter. */
function shown(target: Written) {
  const { state, options } = battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [target] } });
  const shooter = state.stands.find(({ id }) => id === 'A1.1')!;
  const preview = shotPreview(
    { options, view: state },
    engagementPlan(state, shooter, 'B1.1', 2, options) as Engagement,
  );
  const bar = (chances: readonly { ways: number; of: number; result: { text: string } }[] = []) =>
    Object.fromEntries(chances.map(({ ways, of, result }) => [result.text, Math.round((100 * ways) / of)]));
  return { preview, hits: bar(preview.odds?.chances), back: bar(preview.counts?.[0]?.odds?.chances) };
}

test('WW2-SHO-02 a bar for each of the two: what may become of it', () => {
  const { hits, back } = shown(['panzer-4', 1000, 2200]);
  expect(Object.keys(hits).sort()).toEqual(['B1.1 is destroyed', 'B1.1 is pinned', 'B1.1 is repulsed', 'B1.1 is unharmed']); // biome-ignore format: one line
  expect(Object.keys(back).sort()).toEqual(['A1.1 is destroyed', 'A1.1 is pinned', 'A1.1 is repulsed', 'A1.1 is unharmed']); // biome-ignore format: one line
  const sum = (bar: Record<string, number>) => Object.values(bar).reduce((all, one) => all + one, 0);
  expect([sum(hits), sum(back)].every(all => Math.abs(all - 100) <= 2)).toBe(true);
});
test('WW2-SHO-08 who cannot shoot back does no harm, and there is no bar for it', () => {
  const { back, preview } = shown(['truck', 1000, 2200]);
  expect(back).toEqual({});
  expect(preview.counts!.map(({ piece }) => piece)).toEqual(['A1.1', 'B1.1']);
});
test('WW2-SHO-09 what stands in a column stands there only', () => {
  const { preview } = shown(['panzer-4', 1000, 2200]);
  const counted = preview.counts!.flatMap(({ because }) => because.map(({ rule }) => rule));
  expect(counted).toContain('WW2-EFF-28');
  expect(preview.because.map(({ rule }) => rule)).toContain('WW2-SHO-09');
  expect(preview.because.some(({ rule }) => counted.includes(rule))).toBe(false);
});
test('WW2-SHO-02 a result has the colour of what it says of him whom it befalls', () => {
  const { preview } = shown(['panzer-4', 1000, 2200]);
  const tones = (chances: readonly { result: { text: string; tone?: number } }[] = []) =>
    Object.fromEntries(chances.map(({ result }) => [result.text.split(' ').at(-1), result.tone]));
  expect(tones(preview.odds?.chances)).toEqual({ unharmed: 0, pinned: 0.3, repulsed: 0.6, destroyed: 1 });
  expect(tones(preview.counts?.[0]?.odds?.chances)).toEqual({ unharmed: 0, pinned: -0.3, repulsed: -0.6, destroyed: -1 }); // biome-ignore format: one line
});

test.each<[string, number | null, Written, string]>([
  ['WW2-CP-12 what it costs of what there is', null, ['panzer-4', 1000, 2200], '950m, 2 CP of 5'],
  [
    'WW2-R-35 what is lost with a headquarters that may be shot at',
    0,
    ['panzer-4', 1000, 2200],
    '950m, 2 CP of 5; if A1.1 is lost, 3 CP are lost',
  ],
  ['WW2-R-35 nothing is lost by an answer that cannot come', 0, ['truck', 1000, 2200], '950m, 2 CP of 5'],
])('%s', (_, hq, target, cost) => {
  // biome-ignore format: one line a case
  const { state, options } = battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [target] } });
  const group = { ...state.groups[0]!, cp: 5, hq: hq === null ? null : 'A1.1' };
  const view = { ...state, groups: [group, ...state.groups.slice(1)] };
  const [shooter] = view.stands;
  const engagement = engagementPlan(view, shooter!, 'B1.1', 2, options) as Engagement;
  const paid = { stand: shooter!, cost: 2, cpLeft: 3 } as OptionPlan;
  expect(shotPreview({ options, view }, engagement, paid)).toMatchObject({ cost, pays: '2 CP' });
});
