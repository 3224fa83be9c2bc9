import { describe } from 'vitest';
import { linesOf } from '../../../../../tests/kit/lines.js';
import { KIT, under } from '../kit.js';

const lines = linesOf(KIT);
const piece = (terrain: string, cm: number, road = false) => ({ terrain, cm, road });
const open = [piece('open', 3)];
const walk = (moveClass: string, path = open, more: object = {}) => ({ moveClass, path, ...more });

describe('movement', () => {
  const whole = under('PLA-R-57', 'whole-move');
  const pinned = (psRow: string, more: object = {}) => ({ psRow, state: 'pinned', ...more });
  const suppressed = (psRow: string, more: object = {}) => ({ psRow, state: 'suppressed', ...more });
  // biome-ignore format: one line a case
  lines('movement', [
    ['PLA-MOV-01 hover', walk('hover', [piece('open', 15)]), { allowanceCm: 15, costCm: 15, coveredCm: 15, completes: true }],
    ['PLA-MOV-02 too far', walk('gf-infantry', [piece('open', 10.5)]), { coveredCm: 10, completes: false }],
    ['PLA-MOV-04 (PLA-MOV-11) non-tactical', walk('light-hover', open, { mode: 'non-tactical' }), { allowanceCm: 40 }],
    ['PLA-MV-07 armoured cars', walk('armoured-car'), { allowanceCm: 10 }],
    ['PLA-TER-02 (PLA-R-57) a quarter of the speed', walk('hover', [piece('close-woods', 5)]), { costCm: 20, coveredCm: 3.75, completes: false }],
    ['PLA-TER-04 half', walk('foot', [piece('built-up', 2)]), { costCm: 4, completes: true }],
    ['PLA-TER-01 PLA-TER-05 each ground that is crossed', walk('light-tracked', [piece('open-woods', 1), piece('stream', 1)]), { costCm: 6 }],
    ['(PLA-MV-12, PLA-R-61) a road through the forest', walk('technical', [piece('forest', 4, true)]), { costCm: 4, completes: true }],
    ['(PLA-MV-12) a bridge', walk('heavy-tracked', [piece('river', 1, true)]), { costCm: 1 }],
    ['PLA-MOV-09 lorries on the road', walk('lorry', [piece('open', 8, true)]), { allowanceCm: 8, completes: true }],
    ['PLA-MOV-10 (PLA-MV-11) lorries off the road', walk('lorry', [piece('open', 3)]), { costCm: 12, coveredCm: 2, completes: false }],
    ['PLA-MOV-10 not in haste', walk('lorry', [piece('open', 1)], { mode: 'non-tactical' }), 'PLA-MOV-10'],
    ['PLA-TER-03 impassable first', walk('lorry', [piece('forest', 1)], { mode: 'non-tactical' }), 'PLA-TER-03'],
    ['PLA-TER-06 piece by piece', walk('technical', [piece('river', 1), piece('stream', 1)]), 'PLA-TER-06'],
    ['PLA-TER-06 (PLA-R-59) foot at a river', walk('foot', [piece('river', 1)]), 'PLA-TER-06'],
    ['PLA-TER-06 (PLA-R-59) at half speed', walk('foot', [piece('river', 1)]), { costCm: 2 }, under('PLA-R-59', 'half')],
    ['PLA-TER-07 (PLA-R-62) 2 cm in mines', walk('hover', [piece('minefield', 3)]), { costCm: 3, coveredCm: 2, completes: false }],
    ['PLA-TER-07 on a road too', walk('hover', [piece('minefield', 3, true)]), { coveredCm: 2 }],
    ['PLA-TER-07 all of a small field', walk('hover', [piece('minefield', 2)]), { coveredCm: 2, completes: true }],
    ['PLA-TER-07 there it stops', walk('hover', [piece('minefield', 2), piece('open', 1)]), { coveredCm: 2, completes: false }],
    ['PLA-TER-07 in two fields together', walk('hover', [piece('minefield', 1.5), piece('open', 3), piece('minefield', 1)]), { coveredCm: 5, completes: false }],
    ['PLA-TER-07 PLA-MOV-10 lorries in mines', walk('lorry', [piece('minefield', 1)]), { costCm: 4 }],
    ['(PLA-R-57) the whole move is cut', walk('hover', [piece('open', 1), piece('built-up', 2)]), { allowanceCm: 7.5, costCm: 3, completes: true }, whole],
    ['(PLA-R-57) not on good ground', walk('hover', [piece('open', 1)]), { allowanceCm: 15 }, whole],
    ['PLA-PS-05 pinned GF', walk('gf-infantry', open, pinned('gf')), { allowanceCm: 5 }],
    ['PLA-PS-09 pinned hovertanks', walk('hover', open, pinned('hovertank')), { allowanceCm: 7.5 }],
    ['PLA-PS-07 pinned veterans', walk('heavy-tracked', open, pinned('armour', { quality: 'veteran' })), { allowanceCm: 5 }],
    ['PLA-PS-07 pinned armour does not advance', walk('heavy-tracked', open, pinned('armour')), 'PLA-PS-07'],
    ['PLA-PS-07 it may go back', walk('heavy-tracked', open, pinned('armour', { advance: false })), { allowanceCm: 6 }],
    ['PLA-PS-01 pinned foot', walk('foot', open, pinned('foot', { advance: false })), 'PLA-PS-01'],
    ['PLA-PS-06 suppressed GF', walk('gf-infantry', open, suppressed('gf')), 'PLA-PS-06'],
    ['PLA-PS-06 back', walk('gf-infantry', open, suppressed('gf', { advance: false })), { allowanceCm: 10 }],
    ['PLA-PS-08 suppressed armour', walk('heavy-tracked', open, suppressed('armour')), 'PLA-PS-08'],
    ['PLA-PS-14 suppressed GF artillery', walk('hover', open, suppressed('gf-artillery')), 'PLA-PS-14'],
    ['PLA-PS-12 suppressed guns', walk('light-tracked', open, suppressed('artillery', { advance: false })), 'PLA-PS-12'],
    ['(PLA-PS-03) Marines', walk('marine', [piece('open', 2)], pinned('marine')), { allowanceCm: 2, completes: true }],
    ['PLA-MV-14 fixed sites', walk('static', open, { demoralised: true }), 'PLA-MV-14'],
    ['PLA-MOR-35 the demoralised do not advance', walk('foot', [piece('river', 1)], { demoralised: true }), 'PLA-MOR-35'],
    ['PLA-MOV-08 (PLA-MOR-35) they may go back', walk('foot', open, { demoralised: true, advance: false }), { completes: true }],
    ['a state without a row', walk('static', open, { state: 'pinned' }), 'given.psRow'],
    ['no path', walk('foot', []), 'given.path'],
    ['rounded to hundredths', walk('hover', [piece('close-woods', 1.234)]), { costCm: 4.94, coveredCm: 1.23, completes: true }],
  ]);
});

describe('when an assault is fought', () => {
  // biome-ignore format: one line a case
  lines('assault-timing', [
    ['PLA-CA-01 less than half a move', { spentCm: 3.99, allowanceCm: 8 }, { resolve: 'this-turn' }],
    ['PLA-CA-01 (PLA-R-78) exactly half', { spentCm: 4, allowanceCm: 8 }, { resolve: 'next-turn' }],
    ['PLA-CA-01 from where it stands', { spentCm: 0, allowanceCm: 8 }, { resolve: 'this-turn' }],
    ['more than there is', { spentCm: 9, allowanceCm: 8 }, 'given.spentCm'],
    ['no allowance', { spentCm: 0, allowanceCm: 0 }, 'given.allowanceCm'],
  ]);
});

describe('works', () => {
  // biome-ignore format: one line a case
  lines('dig-in', [
    ['PLA-DIG-01 trenches', { work: 'trench' }, { minutes: 60, turns: 6, countsAs: 'DI' }],
    ['PLA-DIG-02 (PLA-R-66) pinned, once', { work: 'trench', pinnedTurns: 4 }, { minutes: 70, turns: 7 }],
    ['PLA-DIG-03 suppressed, once', { work: 'trench', suppressedTurns: 2 }, { minutes: 90, turns: 9 }],
    ['PLA-DIG-04 guns or vehicles', { work: 'guns-vehicles', pinnedTurns: 1 }, { minutes: 480, turns: 48, countsAs: 'DI' }],
    ['PLA-DIG-04 engineers do not help', { work: 'guns-vehicles', by: 'engineers' }, { minutes: 480 }],
    ['PLA-DIG-05 (PLA-R-67) deep works', { work: 'deep', suppressedTurns: 1 }, { minutes: 720, turns: 72, countsAs: 'DDI' }],
    ['PLA-ENG-01 engineers', { work: 'trench', by: 'engineers', pinnedTurns: 1 }, { minutes: 20, turns: 2, countsAs: 'DI' }],
    ['PLA-ENG-02 engineers, deep', { work: 'deep', by: 'engineers' }, { minutes: 120, turns: 12, countsAs: 'DDI' }],
    ['PLA-FIR-08 GF in trenches', { work: 'trench', gfOrMarine: true }, { countsAs: 'DDI' }],
  ]);
  // biome-ignore format: one line a case
  lines('engineering', [
    ['PLA-ENG-01 PLA-ENG-03 a company dug in', { task: 'dug-in', underFire: true }, { minutes: 20, turns: 2, nonTacticalTarget: true }],
    ['PLA-ENG-02 deep', { task: 'deep' }, { minutes: 120, turns: 12 }],
    ['PLA-ENG-04 a bridge is blown', { task: 'demolish-bridge' }, { minutes: 20, turns: 2 }],
    ['PLA-ENG-05 a bridge is built', { task: 'build-bridge' }, { minutes: 10, turns: 1 }],
    ['PLA-ENG-06 under fire', { task: 'build-bridge', underFire: true }, { minutes: 20 }],
    ['PLA-ENG-07 turns that do not count', { task: 'build-bridge', lostTurns: 3 }, { minutes: 40, turns: 4 }],
    ['PLA-R-114 nor for other work', { task: 'mine-clear', lostTurns: 1 }, { minutes: 70, turns: 7 }],
    ['PLA-HE-01 a lane', { task: 'mine-lane' }, { minutes: 20 }],
    ['PLA-HE-02 a field cleared', { task: 'mine-clear' }, { minutes: 60 }],
    ['PLA-HE-03 a field laid', { task: 'mine-lay' }, { minutes: 120 }],
  ]);
});

describe('pinned and suppressed', () => {
  const effect = (move: string, mayFire: boolean, mayCommunicate: boolean, mayTakeOrders: boolean) => ({
    move,
    mayFire,
    mayCommunicate,
    mayTakeOrders,
  });
  const asTable = under('PLA-R-08', 'as-table');
  // biome-ignore format: one line a case
  lines('ps-effect', [
    ['(PLA-PS-15) in order', { psRow: 'foot', state: 'ok' }, effect('full', true, true, true)],
    ['PLA-PS-01 pinned foot', { psRow: 'foot', state: 'pinned' }, effect('none', true, true, true)],
    ['PLA-PS-02 suppressed foot', { psRow: 'foot', state: 'suppressed' }, effect('none', false, false, false)],
    ['PLA-PS-02 (PLA-R-08) silent, whatever is chosen', { psRow: 'foot', state: 'suppressed' }, effect('none', false, false, false), asTable],
    ['PLA-PS-03 pinned Marines', { psRow: 'marine', state: 'pinned' }, effect('full', true, true, true)],
    ['PLA-PS-04 suppressed Marines', { psRow: 'marine', state: 'suppressed' }, effect('full', true, true, true)],
    ['PLA-PS-05 pinned GF', { psRow: 'gf', state: 'pinned' }, effect('half', true, true, true)],
    ['PLA-PS-06 (PLA-R-08) suppressed GF', { psRow: 'gf', state: 'suppressed' }, effect('no-advance', true, true, false)],
    ['PLA-PS-06 (PLA-R-08) as the table', { psRow: 'gf', state: 'suppressed' }, effect('no-advance', true, true, true), asTable],
    ['PLA-PS-07 pinned armour', { psRow: 'armour', state: 'pinned' }, effect('no-advance', true, true, true)],
    ['PLA-PS-07 pinned veterans', { psRow: 'armour', state: 'pinned', quality: 'veteran' }, effect('max-5cm', true, true, true)],
    ['PLA-PS-08 suppressed armour', { psRow: 'armour', state: 'suppressed', quality: 'veteran' }, effect('withdraw-5cm', false, true, false)],
    ['PLA-PS-09 (PLA-R-23) pinned hovertanks', { psRow: 'hovertank', state: 'pinned' }, effect('half', true, true, true)],
    ['PLA-PS-10 suppressed hovertanks', { psRow: 'hovertank', state: 'suppressed' }, effect('no-advance', true, true, false)],
    ['PLA-PS-11 pinned guns', { psRow: 'artillery', state: 'pinned' }, effect('none', false, true, true)],
    ['PLA-PS-11 dug in', { psRow: 'artillery', state: 'pinned', dugIn: true }, effect('none', true, true, true)],
    ['PLA-PS-12 suppressed guns', { psRow: 'artillery', state: 'suppressed', dugIn: true }, effect('none', false, false, false)],
    ['PLA-PS-13 pinned GF artillery', { psRow: 'gf-artillery', state: 'pinned' }, effect('no-advance', true, true, true)],
    ['PLA-PS-14 suppressed GF artillery', { psRow: 'gf-artillery', state: 'suppressed' }, effect('withdraw-out', false, true, false)],
    ['a state must be said', { psRow: 'foot' }, 'given.state'],
  ]);
});
