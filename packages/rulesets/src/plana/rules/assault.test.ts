import { describe } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import type { How } from '../../common/book/kit.js';
import { KIT, thrown, under } from '../kit.js';

const lines = linesOf(KIT);
type Part = Record<string, unknown>;
const unit = (kind: string, sp: number, more: Part = {}) => ({ kind, sp, ...more });
const foot = unit('infantry', 8);
const fight = (attackers: unknown[], defenders: unknown[], more: Part = {}, a: Part = {}, d: Part = {}) => ({
  attacker: { units: attackers, ...a },
  defender: { units: defenders, ...d },
  ...more,
});
const even = thrown(5, 5);

describe('assault points', () => {
  const points = (name: string, units: unknown[], attackerPoints: number, more: Part = {}): Line => [
    name,
    fight(units, [foot], more),
    { attackerPoints, defenderPoints: 8 },
    even,
  ];
  lines('close-assault', [
    points('(PLA-CA-02) infantry', [unit('infantry', 3)], 3),
    points('(PLA-CA-02) technicals', [unit('technical', 3)], 3),
    points('(PLA-CA-02) light armour', [unit('light-armour', 3)], 3),
    points('(PLA-CA-02) robot tanks', [unit('robot-tank', 3)], 3),
    points('(PLA-CA-03) conventional tanks', [unit('conventional-tank', 3)], 6),
    points('(PLA-CA-04) GF infantry', [unit('gf-infantry', 3)], 6),
    points('(PLA-CA-04) Starship Marines', [unit('marine', 3)], 6),
    points('(PLA-CA-05) hovertanks', [unit('hovertank', 3)], 12),
    points('(PLA-UT-93) others', [unit('other', 3)], 3),
    points('(PLA-UT-93) lorries', [unit('none', 3)], 0),
    points(
      'PLA-CA-06 vehicles among houses',
      [unit('hovertank', 3), unit('light-armour', 3), unit('infantry', 3)],
      10.5,
      { denselyBuiltUp: true },
    ),
    points('(PLA-CA-06) not those on foot', [unit('gf-infantry', 3), unit('marine', 3)], 12, { denselyBuiltUp: true }),
    [
      '(PLA-CA-06) nor defending vehicles',
      fight([foot], [unit('hovertank', 2)], { denselyBuiltUp: true }),
      { defenderPoints: 8 },
      even,
    ],
  ]);
});

describe('modifiers of an assault', () => {
  /** Of the defender, against eight points of infantry; or of the attacker. */
  const defends = (name: string, units: unknown[], defenderModifier: number, d: Part = {}, how: How = {}): Line => [
    name,
    fight([foot], units, {}, {}, d),
    { defenderModifier },
    { ...even, ...how },
  ];
  const attacks = (name: string, units: unknown[], attackerModifier: number, a: Part = {}, how: How = {}): Line => [
    name,
    fight(units, [foot], {}, a),
    { attackerModifier },
    { ...even, ...how },
  ];
  const half = (more: Part) => [unit('infantry', 4, more), unit('infantry', 4)];
  const less = (more: Part) => [unit('infantry', 3, more), unit('infantry', 4)];
  // biome-ignore format: one line a case
  lines('close-assault', [
    defends('PLA-CA-10 deeply dug in', [unit('infantry', 8, { dug: 'deep' })], 4),
    defends('PLA-CA-10 (PLA-FIR-08, PLA-R-68) GF in trenches', [unit('gf-infantry', 4, { dug: 'dug-in' })], 4),
    defends('PLA-CA-10 PLA-CA-16 PLA-CA-17 Marines in trenches', [unit('marine', 4, { dug: 'dug-in' })], 8),
    defends('PLA-CA-11 dug in', [unit('infantry', 8, { dug: 'dug-in' })], 3),
    defends('PLA-CA-11 (PLA-R-82) half of it', half({ dug: 'dug-in' }), 3),
    defends('(PLA-R-82) less than half', less({ dug: 'dug-in' }), 0),
    defends('PLA-CA-10 half deep, half in trenches', [unit('infantry', 4, { dug: 'deep' }), unit('infantry', 4, { dug: 'dug-in' })], 4),
    defends('PLA-CA-11 a little deep, the rest in trenches', [unit('infantry', 3, { dug: 'deep' }), unit('infantry', 5, { dug: 'dug-in' })], 3),
    attacks('(PLA-CA-11) trenches do not help attackers', [unit('infantry', 8, { dug: 'deep' })], 0),
    attacks('PLA-CA-12 (PLA-CA-42) on the flank', [foot], 2, { flank: true }),
    attacks('PLA-CA-13 pinned', half({ state: 'pinned' }), -1),
    attacks('PLA-CA-13 partly suppressed', [unit('infantry', 3, { state: 'suppressed' }), unit('infantry', 2, { state: 'pinned' }), unit('infantry', 3)], -1),
    attacks('PLA-CA-14 suppressed', half({ state: 'suppressed' }), -3),
    attacks('PLA-CA-16 PLA-CA-17 (PLA-PS-04) Marines heed neither', [unit('marine', 4, { state: 'suppressed' })], 4),
    attacks('PLA-CA-15 (PLA-FIR-20) non-tactical', half({ nonTactical: true }), -3),
    attacks('PLA-CA-16 (PLA-CA-41) specialists', half({ specialist: true }), 2),
    attacks('PLA-CA-17 (PLA-R-83) Marines once', [unit('marine', 4)], 2, {}, under('PLA-R-83', 'once')),
    attacks('PLA-CA-17 (PLA-R-83) even with the flag', [unit('marine', 4, { specialist: true })], 2, {}, under('PLA-R-83', 'once')),
    attacks('PLA-CA-18 (PLA-CA-40) tanks alone', [unit('hovertank', 2)], -2),
    attacks('PLA-CA-18 conventional ones too', [unit('conventional-tank', 4)], -2),
    attacks('PLA-CA-18 (PLA-R-97) robots with other vehicles', [unit('robot-tank', 4), unit('light-armour', 4)], -2),
    attacks('(PLA-CA-18) with infantry', [unit('hovertank', 1), unit('infantry', 4)], 0),
    attacks('(PLA-CA-18) light armour is no tank', [unit('light-armour', 8)], 0),
    defends('(PLA-R-96) defending tanks', [unit('hovertank', 2)], 0),
    attacks('PLA-CA-19 (PLA-SUR-01) surprised', [foot], -2, { surprised: true }),
    defends('PLA-CA-19 surprised defenders', [foot], -2, { surprised: true }),
    attacks('PLA-CA-24 robots alone', [unit('robot-tank', 8)], -2),
    defends('(PLA-R-96) defending robots', [unit('robot-tank', 8)], 0),
    attacks('PLA-CA-25 shaken', half({ shaken: true }), -3),
    attacks('PLA-CA-07 leadership', [foot], 2, { leadership: 2 }),
    attacks('PLA-CA-07 PLA-LDR-08 (PLA-LDR-07, PLA-R-76) a commander adds his', [foot], 5, { leadership: 2, commander: 3 }),
    attacks('PLA-CA-07 PLA-LDR-08 (PLA-R-76) the better counts', [foot], 3, { leadership: 2, commander: 3 }, under('PLA-R-76', 'replace')),
    attacks('PLA-LDR-08 a commander of no use', [foot], 0, { commander: 0 }),
    attacks('(PLA-R-82) a side without points counts its units', [unit('none', 9), unit('none', 1, { shaken: true })], -7),
  ]);
});

describe('outnumbered', () => {
  const odds = (name: string, sp: number, outnumbered: string, ratio: number, defenderModifier: number): Line => [
    name,
    fight([unit('infantry', sp)], [foot]),
    { outnumbered, ratio, defenderModifier },
    even,
  ];
  // biome-ignore format: one line a case
  lines('close-assault', [
    odds('(PLA-R-81) almost 2-1', 15, 'none', 1, 0),
    odds('PLA-CA-20 2-1', 16, 'defender', 2, -1),
    odds('PLA-CA-20 (PLA-R-81) almost 3-1', 23, 'defender', 2, -1),
    odds('PLA-CA-21 3-1', 24, 'defender', 3, -2),
    odds('PLA-CA-22 4-1', 32, 'defender', 4, -3),
    odds('PLA-CA-23 5-1', 40, 'defender', 5, -4),
    odds('PLA-CA-23 more than that', 80, 'defender', 5, -4),
    ['PLA-CA-20 an outnumbered attacker', fight([unit('infantry', 4)], [foot]), { outnumbered: 'attacker', ratio: 2, attackerModifier: -1, defenderModifier: 0 }, even],
    ['PLA-CA-23 lorries against troops', fight([unit('none', 4)], [foot]), { outnumbered: 'attacker', ratio: 5, attackerModifier: -4 }, even],
    ['lorries against lorries', fight([unit('none', 4)], [unit('none', 4)]), { outnumbered: 'none', ratio: 1 }, even],
  ]);
});

describe('the results of an assault', () => {
  const two = [unit('infantry', 8), unit('infantry', 8)];
  /** The defenders throw so that this difference comes out. */
  const by = (name: string, difference: number, wanted: Part, more: Part = {}): Line => {
    const given = fight(two, two, more, { leadership: difference }, more.d as Part);
    const { d: _, ...rest } = given as Part;
    return [name, rest, { difference, ...wanted }, even];
  };
  // biome-ignore format: one line a case
  lines('close-assault', [
    by('PLA-CA-30 carried', 5, { outcome: 'position-carried', attackerFate: 'on-position', attackerLosses: 0, attackerStates: ['pinned', 'pinned'], defenderFates: ['surrenders', 'surrenders'], defenderLosses: 0, defenderStates: ['ok', 'ok'], withdrawMetres: 0 }),
    by('PLA-CA-31 (PLA-R-73) taken', 4, { outcome: 'position-taken', attackerFate: 'on-position', attackerLossesBy: [1, 1], attackerStates: ['pinned', 'pinned'], defenderFates: ['withdraws', 'withdraws'], defenderLossesBy: [1, 1], defenderStates: ['pinned', 'pinned'], withdrawMetres: 500 }),
    by('PLA-CA-31 at 1', 1, { outcome: 'position-taken' }),
    by('PLA-CA-32 confused', 0, { outcome: 'confused', attackerFate: 'in-contact', attackerLossesBy: [2, 2], attackerStates: ['pinned', 'pinned'], defenderFates: ['holds', 'holds'], defenderLossesBy: [1, 1], defenderStates: ['pinned', 'pinned'], withdrawMetres: 0 }),
    by('PLA-CA-33 halted', -1, { outcome: 'halted', attackerFate: 'halted-200m', attackerLosses: 2, attackerStates: ['pinned', 'pinned'], defenderFates: ['holds', 'holds'], defenderLosses: 0, defenderStates: ['ok', 'ok'] }),
    by('PLA-CA-33 at -4', -4, { attackerLosses: 2 }),
    by('PLA-CA-34 at -5', -5, { outcome: 'halted', attackerLosses: 4 }),
    by('PLA-CA-34 at -8', -8, { attackerLosses: 4 }),
    by('PLA-CA-35 at -9', -9, { outcome: 'halted', attackerLosses: 6 }),
    by('PLA-CA-35 at -12', -12, { attackerLosses: 6 }),
    by('PLA-CA-36 broken', -13, { outcome: 'broken', attackerFate: 'runs', attackerLosses: 6, attackerStates: ['suppressed', 'suppressed'], defenderStates: ['ok', 'ok'] }),
    by('PLA-CA-37 surrender after confusion', -13, { outcome: 'broken', attackerFate: 'surrenders', attackerLosses: 6, attackerStates: ['ok', 'ok'] }, { lastTurnConfused: true }),
    by('PLA-CA-35 (PLA-CA-37) not when halted', -12, { attackerFate: 'halted-200m' }, { lastTurnConfused: true }),
  ]);

  const gf = unit('gf-infantry', 4);
  const silenced = unit('infantry', 4, { state: 'suppressed' });
  const led = (leadership: number, d: Part = {}) => [{}, { leadership }, d] as const;
  // biome-ignore format: one line a case
  lines('close-assault', [
    ['PLA-CA-30 PLA-CA-10 deep works cost the attackers', fight([gf, gf], [unit('infantry', 8, { dug: 'deep' }), unit('infantry', 8, { dug: 'deep' })], ...led(9)), { difference: 5, attackerLossesBy: [1, 1] }, even],
    ['PLA-R-71 (PLA-R-99) each suppressed base surrenders, without losses', fight([foot, foot], [unit('infantry', 8), silenced], ...led(1)), { defenderFates: ['withdraws', 'surrenders'], defenderLossesBy: [1, 0], defenderStates: ['pinned', 'suppressed'] }, even],
    ['(PLA-R-71) they withdraw, and end pinned', fight([foot, foot], [silenced, silenced], ...led(-2)), { defenderFates: ['withdraws', 'withdraws'], defenderStates: ['pinned', 'pinned'] }, { ...even, ...under('PLA-R-71', 'withdraw') }],
    ['(PLA-R-72) 200 metres', fight([foot], [foot], ...led(2)), { withdrawMetres: 200 }, { ...even, ...under('PLA-R-72', '200') }],
    ['PLA-R-77 no way back', fight([foot], [foot], ...led(2, { retreatBlocked: true })), { defenderFates: ['surrenders'], defenderLosses: 0, defenderStates: ['ok'], withdrawMetres: 0 }, even],
    ['PLA-R-71 (PLA-R-77) who is suppressed needs no way back', fight([foot], [unit('infantry', 8, { state: 'suppressed' })], ...led(-1, { retreatBlocked: true })), { difference: 2, defenderFates: ['surrenders'] }, even],
    ['PLA-CA-31 the last SP of a unit', fight([foot], [unit('infantry', 1, { state: 'pinned' }), unit('infantry', 7)], ...led(2)), { defenderFates: ['destroyed', 'withdraws'], defenderLossesBy: [1, 1] }, even],
    ['PLA-CA-31 Marines withdraw unpinned', fight([foot], [unit('marine', 4, { state: 'suppressed' })], ...led(6)), { defenderFates: ['withdraws'], defenderStates: ['suppressed'], defenderLosses: 1 }, even],
    ['PLA-CA-32 (PLA-R-74) those on foot first, one at a time', fight([unit('hovertank', 2), unit('infantry', 3), unit('infantry', 5)], [foot, foot]), { attackerLossesBy: [1, 2, 1] }, even],
    ['PLA-CA-33 (PLA-CA-43) then the others', fight([unit('infantry', 1), unit('hovertank', 4)], [foot, foot, foot], ...led(-1)), { attackerLossesBy: [1, 2] }, even],
    ['PLA-CA-32 no more than there is', fight([unit('infantry', 1), unit('infantry', 1)], [unit('infantry', 1), unit('infantry', 1)]), { attackerLosses: 2, attackerFate: 'destroyed', defenderLosses: 2, defenderFates: ['destroyed', 'destroyed'] }, even],
    ['PLA-R-130 nobody is left to hold it', fight([unit('gf-infantry', 1)], [unit('infantry', 1, { state: 'suppressed' }), unit('marine', 1)], ...led(6)), { outcome: 'position-taken', attackerFate: 'destroyed', defenderFates: ['holds', 'holds'], defenderLosses: 0, defenderStates: ['suppressed', 'ok'], withdrawMetres: 0 }, even],
    ['PLA-CA-32 a suppressed unit stays suppressed', fight([unit('infantry', 8, { state: 'suppressed' })], [foot], ...led(3)), { attackerStates: ['suppressed'], defenderStates: ['pinned'] }, even],
    ['(PLA-R-01) 0 counts as ten', fight([foot], [foot]), { difference: 5 }, { ...thrown(0, 5), ...under('PLA-R-01', 'ten-where-unstated') }],
    ['(PLA-R-01) 0 is 0', fight([foot], [foot]), { difference: -5 }, thrown(0, 5)],
    ['(PLA-EX-01, PLA-EX-02, PLA-EX-03) the example of the book', fight([gf, gf, unit('hovertank', 4)], [unit('infantry', 8, { state: 'suppressed', dug: 'dug-in' }), unit('infantry', 4, { state: 'suppressed', dug: 'dug-in' })], {}, { leadership: 2 }, { leadership: 1 }), { attackerPoints: 32, defenderPoints: 12, difference: 1, attackerLossesBy: [1, 1, 0] }, thrown(4, 5)],
    ['nobody attacks', fight([], [foot]), 'given.attacker.units'],
    ['a unit of no kind', fight([foot], [foot, { sp: 4 }]), 'given.defender.units[1].kind'],
  ]);
});
