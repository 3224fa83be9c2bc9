import { describe } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import { KIT, thrown, under } from '../kit.js';

const lines = linesOf(KIT);

const end = (psRow: string, state = 'ok', demoralised = false) => ({ psRow, state, demoralised });
const link = (sender: unknown, receiver: unknown, more: object = {}) => ({ sender, receiver, los: false, ...more });
const open = { can: true, blockedBy: null };
const blocked = (blockedBy: string) => ({ can: false, blockedBy });
const gf = end('gf');

describe('communications', () => {
  // biome-ignore format: one line a case
  const cases: Line[] = [
    ['PLA-COM-01 radio is good', link(gf, gf), open],
    ['PLA-COM-02 a line of sight is never jammed', link(gf, gf, { los: true, enemyJamming: true }), open],
    ['PLA-COM-03 without it jamming blocks', link(gf, gf, { enemyJamming: true }), blocked('PLA-COM-03')],
    ['PLA-MOR-36 a demoralised sender', link(end('gf', 'ok', true), gf, { los: true }), blocked('PLA-MOR-36')],
    ['PLA-MOR-36 a demoralised receiver before a suppressed sender', link(end('gf', 'suppressed'), end('gf', 'ok', true), { purpose: 'order' }), blocked('PLA-MOR-36')],
    ['PLA-ORD-11 PLA-R-08 orders to suppressed troops', link(gf, end('armour', 'suppressed'), { purpose: 'order' }), blocked('PLA-ORD-11')],
    ['PLA-ORD-11 suppressed foot takes no orders, before it is silent', link(end('foot', 'suppressed'), gf, { purpose: 'order' }), blocked('PLA-ORD-11')],
    ['(PLA-R-08) as the table says', link(gf, end('armour', 'suppressed'), { purpose: 'order' }), open, under('PLA-R-08', 'as-table')],
    ['(PLA-R-08) reports may be made', link(end('hovertank', 'suppressed'), gf, { purpose: 'report' }), open],
    ['(PLA-R-08) pinned troops take orders', link(gf, end('gf', 'pinned'), { purpose: 'order' }), open],
    ['Marines heed no suppression', link(end('marine', 'suppressed'), gf, { purpose: 'order' }), open],
    ['PLA-PS-02 suppressed foot is silent', link(end('foot', 'suppressed'), gf, { purpose: 'call', los: true }), blocked('PLA-PS-02')],
    ['PLA-PS-12 so is artillery', link(gf, end('artillery', 'suppressed'), { purpose: 'call' }), blocked('PLA-PS-12')],
    ['PLA-PS-12 the sender before the receiver', link(end('artillery', 'suppressed'), end('foot', 'suppressed')), blocked('PLA-PS-12')],
    ['PLA-PS-02 silence before jamming', link(end('foot', 'suppressed'), gf, { enemyJamming: true }), blocked('PLA-PS-02')],
    ['(PLA-R-23) pinned hovertanks talk', link(end('hovertank', 'pinned'), gf), open],
  ];
  lines('comms-check', cases);
});

describe('jamming', () => {
  const both = under('PLA-R-09', 'one-per-jammer');
  // biome-ignore format: one line a case
  lines('jamming', [
    ['PLA-COM-03 on 4', {}, { jammed: true }, thrown(4)],
    ['PLA-COM-03 not on 3', {}, { jammed: false }, thrown(3)],
    ['PLA-COM-03 nobody to jam', { jammers: 0 }, 'PLA-COM-03'],
    ['(PLA-R-09) one die, however many jammers', { jammers: 3 }, { jammed: true }, thrown(9)],
    ['PLA-R-09 no second die', { jammers: 3 }, 'throws', thrown(9, 9)],
    ['(PLA-R-09) a die for each', { jammers: 2 }, { jammed: true }, { ...both, ...thrown(9, 0) }],
    ['(PLA-R-09) odds of two', { jammers: 2 }, [{ p: 0.84, result: { jammed: true } }, { p: 0.16, result: { jammed: false } }], both],
    ['(PLA-R-09) odds of a table full', { jammers: 200 }, [{ p: 1, result: { jammed: true } }, { p: 0, result: { jammed: false } }], both],
    ['(PLA-R-01) 0 counts as ten', {}, { jammed: true }, { ...under('PLA-R-01', 'ten-where-unstated'), ...thrown(0) }],
    ['(PLA-R-01) 0 is 0', {}, { jammed: false }, thrown(0)],
    ['more jammers than a table holds', { jammers: 201 }, 'given.jammers'],
  ]);
});

describe('orders', () => {
  // biome-ignore format: one line a case
  lines('order-time', [
    ['PLA-ORD-01 a company, two objectives', { kind: 'combat', objectives: 2 }, { minutes: 30, turns: 3, readyTurns: [3] }],
    ['PLA-ORD-02 battalions, whatever their companies', { kind: 'movement', companies: 9, battalions: 3, objectives: 2 }, { minutes: 30, turns: 3, readyTurns: [1, 2, 3] }],
    ['PLA-ORD-10 an attack of opportunity', { kind: 'opportunity', companies: 2, objectives: 3, battalions: 2 }, { minutes: 20, turns: 2, readyTurns: [1, 2] }],
    ['PLA-ORD-05 a second battalion', { kind: 'combat', companies: 2, battalions: 2 }, { minutes: 40, turns: 4, readyTurns: [3, 4] }],
    ['PLA-OM-07 PLA-ORD-06 under fire, before the first share (PLA-OM-09)', { kind: 'movement', underFire: true }, { minutes: 20, turns: 2, readyTurns: [2] }],
    ['PLA-OM-08 PLA-ORD-08 unfamiliar units', { kind: 'movement', unfamiliar: true }, { minutes: 20, turns: 2, readyTurns: [2] }],
    ['PLA-ORD-03 militia, doubled last (PLA-OM-09)', { kind: 'combat', irregular: true, underFire: true }, { minutes: 50, turns: 5 }],
    ['PLA-ORD-04 an incomplete net', { kind: 'combat', incompleteNet: true }, { minutes: 30, turns: 3 }],
    ['PLA-ORD-03 PLA-ORD-04 once for both (PLA-R-06)', { kind: 'combat', irregular: true, incompleteNet: true }, { minutes: 30 }],
    ['(PLA-R-07) (PLA-ORD-07) three times', { kind: 'combat', irregular: true, incompleteNet: true }, { minutes: 45 }, under('PLA-R-07', 'three')],
    ['(PLA-R-03) (PLA-SCL-01) rounded up', { kind: 'combat' }, { minutes: 15, turns: 2 }],
    ['(PLA-R-03) rounded down', { kind: 'combat' }, { minutes: 15, turns: 1, readyTurns: [1] }, under('PLA-R-03', 'round-down')],
    ['(PLA-R-04) all at the end', { kind: 'movement', battalions: 2 }, { readyTurns: [2, 2] }, under('PLA-R-04', 'all-at-end')],
    ['(PLA-R-05) no further battalion for movement', { kind: 'movement', battalions: 2 }, { minutes: 20 }],
    ['PLA-ORD-11 a suppressed HQ', { kind: 'combat', issuerSuppressed: true }, 'PLA-ORD-11'],
    ['PLA-ORD-11 a suppressed company', { kind: 'combat', receiverSuppressed: true }, 'PLA-ORD-11'],
    ['more companies than a table holds', { kind: 'combat', companies: 201 }, 'given.companies'],
  ]);
});
