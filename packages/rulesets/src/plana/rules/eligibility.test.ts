import { describe } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import { KIT, under } from '../kit.js';

const lines = linesOf(KIT);
type Part = Record<string, unknown>;
const direct = (more: Part = {}) => ({ mode: 'direct', weapon: 'gf-infantry', rangeCm: 6, located: true, ...more });
const slave = (more: Part = {}) => ({ mode: 'slave', weapon: 'hovertank', rangeCm: 40, located: true, ...more });
const cs = (more: Part = {}, caller: Part = {}) => ({
  mode: 'close-support',
  weapon: 'infantry-mortar',
  rangeCm: 20,
  firer: { allocatedTo: 'close-support' },
  located: true,
  ...more,
  caller: { psRow: 'foot', ...caller },
});
const support = (more: Part = {}) => ({
  mode: 'support',
  weapon: 'rls',
  rangeCm: 200,
  firer: { allocatedTo: 'support' },
  calledLastTurn: true,
  ...more,
});
const may = (speculative = false, band = 'effective') => ({ legal: true, speculative, band });

describe('direct and slave fire', () => {
  const haste = direct({ firer: { movedNonTactical: true } });
  // biome-ignore format: one line a case
  const cases: Line[] = [
    ['PLA-FIR-01 in range', direct(), may()],
    ['PLA-FIR-01 at long range', direct({ rangeCm: 16 }), may(false, 'long')],
    ['PLA-FIR-01 out of range', direct({ rangeCm: 16.1, los: false }), 'PLA-FIR-01'],
    ['PLA-WP-04 a weapon without direct fire', direct({ weapon: 'rls', firer: { demoralised: true } }), 'PLA-WP-04'],
    ['PLA-WP-04 no air strike by tanks', { mode: 'air-strike', weapon: 'hovertank' }, 'PLA-WP-04'],
    ['PLA-MOR-34 a demoralised firer', direct({ firer: { demoralised: true, state: 'suppressed', psRow: 'foot' } }), 'PLA-MOR-34'],
    ['PLA-PS-02 suppressed foot', direct({ firer: { state: 'suppressed', psRow: 'foot', movedNonTactical: true } }), 'PLA-PS-02'],
    ['PLA-PS-08 suppressed armour', direct({ firer: { state: 'suppressed', psRow: 'armour' } }), 'PLA-PS-08'],
    ['(PLA-PS-06) suppressed GF fire', direct({ firer: { state: 'suppressed', psRow: 'gf' } }), may()],
    ['PLA-R-63 after a non-tactical move', direct({ firer: { movedNonTactical: true, shotsLeft: 0 } }), 'PLA-R-63'],
    ['(PLA-R-63, PLA-MOV-11) they may', haste, may(), under('PLA-R-63', 'may-fire')],
    ['PLA-LOG-02 no shots left', direct({ rangeCm: 99, firer: { shotsLeft: 0 } }), 'PLA-LOG-02'],
    ['(PLA-LOG-01) one shot left', direct({ firer: { shotsLeft: 1 } }), may()],
    ['PLA-LOS-01 no line', direct({ los: false, located: false }), 'PLA-LOS-01'],
    ['PLA-ORD-15 (PLA-ORD-14) not located', direct({ located: false }), 'PLA-ORD-15'],
    ['PLA-FIR-12 PLA-R-36 speculative', direct({ located: false, speculative: true }), may(true)],
    ['PLA-R-36 forbidden', direct({ located: false, speculative: true }), 'PLA-ORD-15', under('PLA-R-36', 'forbidden')],
    ['(PLA-FIR-12) what is located is not speculative', direct({ speculative: true }), may()],
    ['PLA-FIR-17 PLA-FIR-18 slave fire', slave(), may(false, 'long')],
    ['PLA-FIR-19 a robot firer', slave({ firer: { robot: true } }), 'PLA-FIR-19'],
    ['PLA-FIR-19 a robot gun', slave({ weapon: 'robot-tank' }), 'PLA-FIR-19'],
    ['PLA-FIR-17 other weapons', slave({ weapon: 'tracked-tank' }), 'PLA-FIR-17'],
    ['PLA-FIR-17 the master must have located it', slave({ located: false }), 'PLA-FIR-17'],
    ['PLA-FIR-17 and the line be clear', slave({ los: false }), 'PLA-FIR-17'],
    ['a state without a row', direct({ firer: { state: 'pinned' } }), 'given.firer.psRow'],
    ['a caller is not looked at', direct({ caller: { psRow: 'spacemen', x: 1 } }), may()],
    ['nor if it is no caller at all', direct({ caller: 7 }), may()],
  ];
  lines('fire-eligibility', cases);
});

describe('close support', () => {
  // biome-ignore format: one line a case
  lines('fire-eligibility', [
    ['PLA-CS-02 PLA-CS-08 (PLA-CS-03, PLA-CS-04) without a line of sight', cs({ los: false }), may()],
    ['PLA-CS-07 a weapon that gives none', cs({ weapon: 'militia' }), 'PLA-CS-07'],
    ['(PLA-WP-05) the missiles of the CSCV', cs({ weapon: 'cscv' }), may()],
    ['PLA-CS-06 not allocated', cs({ firer: {} }, { isFirer: true }), 'PLA-CS-06'],
    ['PLA-CS-06 (PLA-SUP-04) allocated to support', cs({ firer: { allocatedTo: 'support' } }), 'PLA-CS-06'],
    ['PLA-CS-05 (PLA-R-43) it paints for itself', cs({}, { isFirer: true, paints: false }), 'PLA-CS-05'],
    ['(PLA-R-43) it may', cs({}, { isFirer: true }), may(), under('PLA-R-43', 'yes')],
    ['PLA-CS-02 the caller cannot paint', cs({}, { paints: false, demoralised: true }), 'PLA-CS-02'],
    ['PLA-MOR-36 a demoralised caller', cs({}, { demoralised: true, state: 'suppressed' }), 'PLA-MOR-36'],
    ['PLA-CS-08 a suppressed caller', cs({}, { state: 'suppressed' }), 'PLA-CS-08'],
    ['(PLA-CS-08) Marines heed no suppression', cs({}, { psRow: 'marine', state: 'suppressed' }), may()],
    ['PLA-CS-08 not located', cs({ located: false }), 'PLA-CS-08'],
    ['PLA-CS-08 the caller sees it no longer', cs({}, { los: false, canCommunicate: false }), 'PLA-CS-08'],
    ['PLA-CS-02 the caller cannot communicate', cs({}, { canCommunicate: false }), 'PLA-CS-02'],
    ['a call by nobody', { mode: 'close-support', weapon: 'cscv' }, 'given.caller'],
    ['a malformed caller, before later fields', { ...cs({}, { psRow: 'spacemen' }), los: 7 }, 'given.caller.psRow'],
    ['a field that callers do not have', cs({}, { rank: 1 }), 'given.caller.rank'],
  ]);
});

describe('support, strikes and orbital fire', () => {
  const strike = (mode: string, weapon: string, more: Part = {}) => ({ mode, weapon, calledLastTurn: true, ...more });
  // biome-ignore format: one line a case
  lines('fire-eligibility', [
    ['PLA-SUP-02 called and located', support({ located: true }), may()],
    ['PLA-SUP-02 PLA-FIR-12 not located', support(), may(true)],
    ['PLA-SUP-03 a weapon without support', support({ weapon: 'hovertank' }), 'PLA-SUP-03'],
    ['PLA-SUP-01 (PLA-ORG-06) not allocated', support({ firer: {}, calledLastTurn: false }), 'PLA-SUP-01'],
    ['PLA-SUP-01 (PLA-SUP-04) allocated to close support', support({ firer: { allocatedTo: 'close-support' } }), 'PLA-SUP-01'],
    ['PLA-SUP-02 not called', support({ calledLastTurn: false }), 'PLA-SUP-02'],
    ['PLA-FIR-12 a strike at what nobody located', strike('air-strike', 'ga-air'), may(true)],
    ['(PLA-AM-03) from orbit', strike('orbital', 'battleship', { located: true }), may()],
    ['PLA-R-46 a strike that nobody called', strike('air-strike', 'ga-air', { calledLastTurn: false }), 'PLA-R-46'],
    ['PLA-R-46 orbital fire that nobody called', strike('orbital', 'orbital-laser', { calledLastTurn: false }), 'PLA-R-46'],
  ]);
});
