import { describe, expect, test } from 'vitest';
import { cited, DEFAULTS, type How, told, under } from '../kit.js';
import { coverOf, crestOf } from './sight-line.js';

const box = (left: number, bottom: number, right: number, top: number) =>
  [[left, bottom], [right, bottom], [right, top], [left, top]]; // biome-ignore format: four corners
const piece = (kind: string, outline: number[][], more: object = {}) => ({ id: kind, kind, outline, ...more });
/** A line to the north, over what stands on it. */
const line = (to: number, features: object[], more: object = {}) => ({
  from: { x: 0, y: 0 },
  to: { x: 0, y: to },
  features,
  ...more,
});
const seen = (cover = 'none') => ({ visible: true, blockedBy: null, cover });
const hidden = (blockedBy: string, cover = 'none') => ({ visible: false, blockedBy, cover });

describe('lines of sight over a table', () => {
  const wood = piece('wood', box(-300, 800, 300, 1300));
  const deepWood = piece('LFA', box(-900, 900, 900, 2500));
  const town = piece('BUA', box(-300, 800, 300, 1300));
  const hill = piece('hill', box(-400, 800, 400, 1600));
  // biome-ignore format: one line a rule
  const cases: [string, object, object, How?][] = [
    ['nothing at all', line(2000, []), { ...seen(), distance: 1750 }],
    ['WW2-LOS-08 a feature between', line(2000, [wood]), hidden('wood')],
    ['WW2-R-21 touched along no length', line(2000, [piece('wood', box(0.3, 800, 300, 1300))]), seen()],
    ['the first that blocks, in the order given', line(3000, [hill, wood]), hidden('hill')],
    ['WW2-SMK-04 smoke', line(2000, [piece('smoke', box(-100, 500, 100, 700))]), hidden('smoke')],
    ['WW2-SMK-04 smoke around the target', line(600, [piece('smoke', box(-100, 500, 100, 700))]), hidden('smoke')],
    ['WW2-WX-03 in adverse weather none', line(2000, [piece('smoke', box(-100, 500, 100, 700))], { awc: true }), seen()],
    ['WW2-LOS-02 WW2-R-22 125m in the edge', line(925, [wood]), seen('cover')],
    ['WW2-LOS-06 deeper', line(926, [wood]), hidden('wood', 'cover')],
    ['WW2-LOS-06 within 250m one is seen', line(926, [wood], { from: { x: 0, y: 450 } }), seen('cover')],
    ['WW2-LOS-04 in the edge of a town', line(900, [town]), seen('hard')],
    ['WW2-LOS-07 deeper', line(1050, [town]), hidden('BUA', 'hard')],
    ['WW2-R-25 both-ways: from inside', line(2000, [wood], { from: { x: 0, y: 1050 } }), hidden('wood')],
    ['WW2-R-25 one-way: one looks out', line(2000, [wood], { from: { x: 0, y: 1050 } }), seen(), under('WW2-R-25', 'one-way')],
    ['WW2-R-25 one-way: nobody looks in', line(1050, [wood]), hidden('wood', 'cover'), under('WW2-R-25', 'one-way')],
    ['WW2-R-25 250m inside from edge to edge', line(2400, [deepWood], { from: { x: 0, y: 1000 } }), hidden('LFA', 'cover')],
    ['WW2-R-23 WW2-LOS-01 behind the crest, touching it', line(1500, [hill]), seen('cover')],
    ['WW2-R-23 not touching it', line(1590, [hill]), hidden('hill')],
    ['WW2-R-23 on the crest', line(1200, [hill]), seen()],
    ['WW2-R-23 before the crest', line(900, [hill]), seen()],
    ['WW2-R-23 the shooter touches it', line(2600, [hill], { from: { x: 0, y: 900 } }), seen()],
    ['WW2-R-23 the shooter does not', line(2600, [hill], { from: { x: 0, y: 840 } }), hidden('hill')],
    ['WW2-R-23 a crest of its own', line(1590, [piece('hill', box(-400, 800, 400, 1600), { crest: box(300, 1100, 350, 1200) })]), seen()],
    ['WW2-LOS-08 a hill on which neither stands', line(3000, [hill]), hidden('hill')],
    ['WW2-R-27 the best cover counts', line(900, [piece('SFH', box(-400, 800, 400, 1600)), town]), seen('hard')],
    ['cover also where it is blocked elsewhere', line(900, [town, piece('H', box(-50, 300, 50, 400))]), hidden('H', 'hard')],
    ['WW2-R-24 overlook: from a hill over a wood', line(3000, [hill, piece('wood', box(-300, 2000, 300, 2400))], { from: { x: 0, y: 1200 } }), seen(), under('WW2-R-24', 'overlook')],
    ['WW2-R-24 flat: not', line(3000, [hill, piece('wood', box(-300, 2000, 300, 2400))], { from: { x: 0, y: 1200 } }), hidden('wood')],
    ['WW2-R-24 overlook: the other way too', { from: { x: 0, y: 3000 }, to: { x: 0, y: 1200 }, features: [hill, piece('BUA', box(-300, 2000, 300, 2400))] }, seen(), under('WW2-R-24', 'overlook')],
    ['WW2-R-24 overlook: a hill not over a hill', line(3000, [piece('hill', box(-400, 2000, 400, 2400)), { ...hill, id: 'near' }], { from: { x: 0, y: 1200 } }), hidden('hill'), under('WW2-R-24', 'overlook')],
    ['WW2-R-24 overlook: highland over a hill', line(3000, [piece('hill', box(-400, 2000, 400, 2400)), piece('H', box(-400, 800, 400, 1600))], { from: { x: 0, y: 1200 } }), seen(), under('WW2-R-24', 'overlook')],
    ['WW2-R-24 overlook: nothing over steep highland', line(3000, [piece('SFH', box(-400, 2000, 400, 2400)), piece('H', box(-400, 800, 400, 1600))], { from: { x: 0, y: 1200 } }), hidden('SFH'), under('WW2-R-24', 'overlook')],
    ['WW2-R-24 overlook: nor over highland', line(3000, [piece('H', box(-400, 2000, 400, 2400)), { ...hill, id: 'near', kind: 'H' }], { from: { x: 0, y: 1200 } }), hidden('H'), under('WW2-R-24', 'overlook')],
    ['WW2-R-24 overlook: not from a slope', line(3000, [hill, piece('wood', box(-300, 2000, 300, 2400))], { from: { x: 0, y: 1500 } }), hidden('wood'), under('WW2-R-24', 'overlook')],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('sight-line', given, how)).toMatchObject(wanted));
  test.each([
    ['WW2-LOS-01', line(1500, [hill])],
    ['WW2-LOS-02', line(900, [wood])],
    ['WW2-LOS-04', line(900, [town])],
    ['WW2-LOS-06', line(1050, [wood])],
    ['WW2-LOS-07', line(1050, [town])],
    ['WW2-LOS-08', line(3000, [hill])],
    ['WW2-SMK-04', line(2000, [piece('smoke', box(-100, 500, 100, 700))])],
  ])('%s is cited', (rule, given) => expect(cited('sight-line', given)).toContain(rule));
  test('a triangle is an outline, a line is none', () => {
    expect(told('sight-line', line(2000, [piece('wood', [[-300, 800], [300, 800], [0, 1300]])]))).toMatchObject(hidden('wood')); // biome-ignore format: one line
    expect(
      told(
        'sight-line',
        line(2000, [
          piece('wood', [
            [-300, 800],
            [300, 800],
          ]),
        ]),
      ),
    ).toBe('given.features[0].outline');
  });
});

test('WW2-R-23 the crest is half the outline, about the centroid of its area', () => {
  const outline = [{ x: 0, y: 0 }, { x: 600, y: 0 }, { x: 0, y: 600 }]; // biome-ignore format: a triangle
  expect(crestOf(outline)).toEqual([{ x: 100, y: 100 }, { x: 400, y: 100 }, { x: 100, y: 400 }]); // biome-ignore format: a triangle
});
test('WW2-RES-25 what is cover to a stand in it', () => {
  const kinds = ['wood', 'LFA', 'SFH', 'BUA', 'MBUA', 'hill', 'H', 'smoke'] as const;
  expect(kinds.map(coverOf)).toEqual(['cover', 'cover', 'cover', 'hard', 'hard', 'none', 'none', 'none']);
  expect(DEFAULTS['WW2-R-24']).toBe('flat');
});
