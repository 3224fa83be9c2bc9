import { expect, test } from 'vitest';
import { put, stateOf } from '../play/kit-rulings.js';
import type { Package, State } from '../play/state.js';
import { type Line, refused } from './kit.js';

/** A battalion of two companies with guns, another beside it; a commander at each HQ. */
function field(more: (state: State) => void = () => {}): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 20],
      ['a1a1', 'gf-section', 50, 41.9],
      ['a1b1', 'gf-section', 60, 41.9],
      ['a1g1', 'sp-battery', 40, 20, { allocated: { to: 'a1', as: 'support' } }],
      ['a2h1', 'gf-bn-hq', 60, 20],
      ['a2a1', 'gf-section', 62, 25],
    ],
    b: [['b1h1', 'militia-bn-hq', 50, 95]],
  });
  more(state);
  return state;
}
const issuing = (state: State) => {
  state.packages = [
    { id: 'p1', hq: 'a1h1', side: 'a', companies: [{ id: 'a1a', ready: 2 }], attachments: [] } as unknown as Package,
  ];
};
const ORDER = {
  ...{ verb: 'order', stand: 'a1h1', companies: ['a1a'], kind: 'defend', route: [], mode: 'tactical', notBefore: 0 },
  ...{ onContact: null, withdrawIf: 'never', attachments: [] },
};
const DROP = { verb: 'drop-company', stand: 'a1h1', company: 'a1a' };
const CANCEL = { verb: 'cancel-order', stand: 'a1h1' };
const PLACE = { verb: 'place-commander', commander: 'a1-co', company: 'a1a', intervene: [] };
const INSTRUCT = {
  ...{ verb: 'instruct', companies: ['a1a'], fire: null, within: null, target: 'none', pace: null },
  ...{ assaultWhen: 'suppressed', dig: true },
};
const REPEAT = {
  ...{ verb: 'standing-call', company: 'a1a', battery: 'a1g1', at: { x: 5000, y: 6000 }, turns: 3, contact: null },
};
const PLAN = { verb: 'template', stand: 'a1h1', template: 'defend-here', at: { x: 5000, y: 6000 } };
const OTHERS = 'PLA-CMD-01: he joins a company of his own battalion on the table';

// biome-ignore format: one line a case
test.each<Line>([
  ['PLA-OM-05 an HQ orders', ORDER, undefined, undefined],
  ['PLA-OM-05 a section does not', { ...ORDER, stand: 'a1a1' }, undefined, 'PLA-OM-05: there is no such HQ on the table'],
  ['PLA-OM-05 nor an HQ that has left', ORDER, state => put(state, 'a1h1', { where: 'gone', fate: 'left' }), 'PLA-OM-05: there is no such HQ on the table'],
  ['PLA-OM-05 a company of another battalion', { ...ORDER, companies: ['a2a'] }, undefined, 'PLA-OM-05: Company a2a takes no orders from this HQ'],
  ['PLA-OM-04 an order that is being issued is cancelled', CANCEL, issuing, undefined],
  ['PLA-OM-04 where there is one', CANCEL, undefined, 'PLA-OM-04: this HQ issues no order'],
  ['PLA-R-135 a company is left out of it', DROP, issuing, undefined],
  ['PLA-R-135 if it is in it', { ...DROP, company: 'a1b' }, issuing, 'PLA-R-135: it is not in the order of this HQ'],
  ['PLA-CMD-01 a commander goes to a company', PLACE, undefined, undefined],
  ['PLA-CMD-01 there is no such commander', { ...PLACE, commander: 'a9-co' }, undefined, 'PLA-CMD-01: there is no such commander'],
  ['PLA-CMD-01 a fallen one goes nowhere', PLACE, state => { state.commanders = state.commanders.map(one => ({ ...one, base: null })); }, 'PLA-CMD-01: there is no such commander'],
  ['PLA-CMD-01 not to another battalion', { ...PLACE, company: 'a2a' }, undefined, OTHERS],
  ['PLA-CMD-01 nor to nobody', { ...PLACE, company: 'a1x' }, undefined, OTHERS],
  ['PLA-CMD-01 back to his HQ', { ...PLACE, company: null }, undefined, undefined],
  ['PLA-CMD-01 farther than 20 cm', PLACE, state => put(state, 'a1a1', { y: 4500 }), 'PLA-CMD-01: that company is more than 20 cm away'],
  ['PLA-SOP-01 instructions', INSTRUCT, undefined, undefined],
  ['PLA-SOP-01 to nobody', { ...INSTRUCT, companies: ['a1a', 'b1h'] }, undefined, 'PLA-SOP-01: you have no company b1h'],
  ['PLA-SOP-05 fire is repeated', REPEAT, undefined, undefined],
  ['PLA-SOP-05 no such company', { ...REPEAT, company: 'a1x' }, undefined, 'PLA-SOP-05: there is no such company or battery'],
  ['PLA-SOP-05 no such battery', { ...REPEAT, battery: 'a1x1' }, undefined, 'PLA-SOP-05: there is no such company or battery'],
  ['PLA-SUP-01 the guns of another battalion', { ...REPEAT, company: 'a2a' }, undefined, 'PLA-SUP-01: that battery is not allocated to its battalion as support'],
  ['PLA-SUP-01 guns that give close support', REPEAT, state => put(state, 'a1g1', { allocated: { to: 'a1', as: 'close-support' } }), 'PLA-SUP-01: that battery is not allocated to its battalion as support'],
  ['PLA-SOP-10 a plan', PLAN, undefined, undefined],
  ['PLA-OM-05 only an HQ has one', { ...PLAN, stand: 'a1a1' }, undefined, 'PLA-OM-05: only an HQ plans for its battalion'],
  ['PLA-SOP-10 for nobody', PLAN, state => { for (const id of ['a1a1', 'a1b1']) put(state, id, { where: 'gone', fate: 'destroyed' }); }, 'PLA-SOP-10: it has no company to order'],
  ['PLA-OM-04 one of two orders', { ...PLAN, template: 'one-up' }, undefined, 'PLA-OM-04: that plan has several orders, and this HQ issues one at a time'],
  ['PLA-OM-03 which is well before turn 1', { ...PLAN, template: 'one-up' }, state => { state.turn = 0; }, undefined],
])('%s', (_, order, more, wanted) => expect(refused(field(more), 'orders', order)).toBe(wanted));
