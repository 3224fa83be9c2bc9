import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

const seen = (cover = 'none') => ({ visible: true, cover });
const hidden = (cover = 'none') => ({ visible: false, cover });
const at = (distance: number, more: object = {}) => ({ distance, ...more });

describe('sight', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['open ground', at(9000), seen()],
    ['WW2-LOS-01 behind a crest', at(900, { behindCrest: true }), seen('cover')],
    ['WW2-LOS-02 in the edge of woods', at(900, { to: 'woods-edge' }), seen('cover')],
    ['WW2-LOS-03 both in woods', at(250, { from: 'woods', to: 'woods', sameFeature: true }), seen('cover')],
    ['WW2-LOS-04 in the edge of a town', at(900, { to: 'town-edge' }), seen('hard')],
    ['WW2-LOS-05 both in a town', at(200, { from: 'town-edge', to: 'town', sameFeature: true }), seen('hard')],
    ['WW2-LOS-06 inside woods within 250m: WW2-R-26', at(250, { to: 'woods' }), seen('cover')],
    ['WW2-LOS-06 no farther', at(251, { to: 'woods' }), hidden('cover')],
    ['WW2-LOS-07 inside a town within 250m', at(250, { to: 'town' }), seen('hard')],
    ['WW2-LOS-07 no farther', at(251, { to: 'town' }), hidden('hard')],
    ['WW2-R-25 both-ways: who is inside sees 250m', at(251, { from: 'woods' }), hidden()],
    ['WW2-R-25 both-ways: in a town too', at(251, { from: 'town' }), hidden()],
    ['WW2-R-25 both-ways: from the edge one sees out', at(2000, { from: 'woods-edge' }), seen()],
    ['WW2-R-25 both-ways: through one feature 250m', at(251, { from: 'woods-edge', to: 'woods-edge', sameFeature: true }), hidden('cover')],
    ['WW2-R-25 both-ways: through one town 250m', at(251, { from: 'town-edge', to: 'town-edge', sameFeature: true }), hidden('hard')],
    ['WW2-R-25 one-way: who is inside sees out', at(2000, { from: 'woods' }), seen(), under('WW2-R-25', 'one-way')],
    ['WW2-R-25 one-way: not through the same feature', at(300, { from: 'woods', to: 'woods-edge', sameFeature: true }), hidden('cover'), under('WW2-R-25', 'one-way')],
    ['WW2-R-25 one-way: still nobody sees in', at(300, { to: 'town' }), hidden('hard'), under('WW2-R-25', 'one-way')],
    ['WW2-LOS-08 a feature between', at(100, { through: ['hill'] }), hidden()],
    ['WW2-LOS-08 a crest between', at(100, { hiddenByCrest: true }), hidden()],
    ['WW2-SMK-04 smoke', at(100, { smoke: true }), hidden()],
    ['WW2-WX-03 useless in adverse weather', at(100, { smoke: true, awc: true }), seen()],
    ['WW2-ENG-03 dug in', at(900, { dugIn: true }), seen('hard')],
    ['WW2-R-27 the better cover counts', at(900, { dugIn: true, to: 'woods-edge' }), seen('hard')],
    ['aircraft look over everything', at(2000, { aircraft: true, through: ['H'], hiddenByCrest: true, behindCrest: true, from: 'town' }), seen()],
    ['but not into woods', at(2000, { aircraft: true, to: 'woods' }), hidden('cover')],
    ['nor through smoke', at(100, { aircraft: true, smoke: true }), hidden()],
    ['not in the same one', at(100, { from: 'woods', to: 'town', sameFeature: true }), 'given.sameFeature'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('sight', given, how)).toEqual(wanted));
  test.each([
    ['WW2-LOS-01', { behindCrest: true }],
    ['WW2-LOS-02', { to: 'woods' }],
    ['WW2-LOS-03', { from: 'woods', to: 'woods', sameFeature: true }],
    ['WW2-LOS-04', { to: 'town' }],
    ['WW2-LOS-05', { from: 'town', to: 'town', sameFeature: true }],
    ['WW2-LOS-06', { to: 'woods' }],
    ['WW2-LOS-07', { to: 'town' }],
    ['WW2-LOS-08', { through: ['LFA'] }],
    ['WW2-SMK-04', { smoke: true }],
    ['WW2-WX-03', { smoke: true, awc: true }],
    ['WW2-ENG-03', { dugIn: true }],
  ])('%s is cited', (rule, more) => expect(cited('sight', at(300, more))).toContain(rule));
});
