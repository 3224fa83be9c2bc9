import { adjudicate } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import { BOOK, KIT, thrown, under } from '../kit.js';

const lines = linesOf(KIT);

type Part = Record<string, unknown>;
const at = (weapon: string, more: Part = {}) => ({
  weapon,
  rangeCm: 5,
  ...more,
  target: { class: 'infantry', ...(more.target as Part) },
});
const shown = (name: string, given: unknown, modifier: number): Line => [name, given, { modifier }, thrown(5)];
const mode = {
  support: 'gf-hover-artillery',
  'close-support': 'gf-hover-artillery',
  direct: 'gf-infantry',
  'air-strike': 'ga-air',
  orbital: 'battleship',
};
/** The modifier that some facts bring in each mode: direct, close support, support, air strike, orbital. */
const modes = ['direct', 'close-support', 'support', 'air-strike', 'orbital'] as const;
const inModes = (name: string, facts: Part, wanted: readonly number[]): Line[] =>
  modes.map((m, i) => [
    wanted[i] === 0 ? `${name.split(' ').slice(1).join(' ')}: not in ${m}` : `${name}: ${m}`,
    at(mode[m], { mode: m, ...facts }),
    { modifier: wanted[i] },
    thrown(5),
  ]);

describe('the modifiers of fire', () => {
  // biome-ignore format: one line a rule
  lines('fire', [
    ...inModes('PLA-FM-01 (PLA-QUA-01) a veteran firer', { firer: { quality: 'veteran' } }, [1, 1, 1, 1, 1]),
    ...inModes('PLA-FM-02 (PLA-QUA-03) a green firer', { firer: { quality: 'green' } }, [-1, -1, -1, -1, -1]),
    ...inModes('PLA-FM-03 a veteran target', { target: { quality: 'veteran' } }, [-1, -1, -1, -1, -1]),
    ...inModes('PLA-FM-04 a green target', { target: { quality: 'green' } }, [1, 1, 1, 1, 1]),
    ...inModes('PLA-FM-05 a pinned firer', { firer: { state: 'pinned', psRow: 'gf' } }, [-1, -1, -1, 0, 0]),
    ...inModes('PLA-FM-06 a suppressed firer', { firer: { state: 'suppressed', psRow: 'gf' } }, [-3, -3, -3, 0, 0]),
    ...inModes('PLA-FM-07 a firer who moved', { firer: { moved: true, psRow: 'foot' } }, [-1, -1, 0, 0, 0]),
    ...inModes('PLA-FM-08 a target that moved', { target: { moving: true } }, [1, 1, 0, 0, 0]),
    ...inModes('PLA-FM-09 a bunched target', { target: { bunched: true } }, [2, 2, 2, 2, 2]),
    ...inModes('PLA-FM-10 a target in cover', { target: { inCover: true } }, [-1, -1, 0, 0, 0]),
    ...inModes('PLA-FM-12 a target under CLOUD', { target: { underCloud: true } }, [-2, -2, 0, -2, 0]),
    ...inModes('PLA-FM-15 less than half', { firer: { spPercent: 49.9 } }, [-1, -1, -1, -1, 0]),
    ...inModes('PLA-FM-16 less than a quarter', { firer: { spPercent: 24.9 } }, [-2, -2, -2, -2, 0]),
    ...inModes('PLA-FM-17 a distracted strike', { firer: { distracted: true } }, [0, 0, 0, -2, 0]),
    shown('(PLA-QUA-02) average troops', at('gf-infantry'), 0),
    shown('(PLA-QUA-04) PLA-FM-01 PLA-FM-04 veterans against green troops', at('gf-infantry', { firer: { quality: 'veteran' }, target: { quality: 'green' } }), 2),
    shown('Marines heed no pin', at('starship-marines', { firer: { state: 'suppressed', psRow: 'marine' } }), 0),
    shown('PLA-FM-07 armour', at('tracked-tank', { firer: { moved: true, psRow: 'armour' } }), -1),
    shown('PLA-FM-07 artillery', at('guns-direct', { firer: { moved: true, psRow: 'artillery' } }), -1),
    shown('GF and hover fire on the move', at('gf-infantry', { firer: { moved: true, psRow: 'gf' } }), 0),
    shown('no cover beside trenches', at('gf-infantry', { target: { inCover: true, dug: 'dug-in' } }), 0),
    shown('PLA-FM-11 (PLA-FIR-12) speculative direct fire', at('gf-infantry', { speculative: true }), -4),
    shown('PLA-FM-11 speculative support', at('rls', { speculative: true }), -4),
    shown('PLA-FM-13 two units on the zone', at('rls', { concentration: 2 }), 1),
    shown('PLA-FM-13 four', at('rls', { concentration: 4 }), 3),
    shown('PLA-FM-13 no more than three count', at('rls', { concentration: 9 }), 3),
    shown('PLA-FM-14 twice the area', at('rls', { zoneMultiple: 2 }), -2),
    shown('PLA-FM-14 three times', at('rls', { zoneMultiple: 3 }), -4),
    shown('half is not less than half', at('gf-infantry', { firer: { spPercent: 50 } }), 0),
    shown('PLA-FM-15 a quarter is not less than a quarter', at('gf-infantry', { firer: { spPercent: 25 } }), -1),
    shown('PLA-GTA-16 the book’s own line beside PLA-FM-17', at('ga-air', { firer: { distracted: true } }), -2),
    shown('PLA-FM-18 a vehicle dug in', at('hovertank', { target: { class: 'armour', dug: 'dug-in' } }), -2),
    shown('PLA-FM-19 a vehicle deep', at('hovertank', { target: { class: 'armour', dug: 'deep' } }), -3),
    shown('GF are no vehicles', at('hovertank', { target: { class: 'armour', dug: 'deep', gfOrMarine: true } }), 0),
  ]);
});

describe('the row of a target', () => {
  const row = (name: string, target: Part, wanted: string, how = {}): Line => [
    name,
    at('hovertank', { target }),
    { row: wanted },
    { ...thrown(5), ...how },
  ];
  const vehicle = { class: 'armour' };
  const gf = { class: 'armour', gfOrMarine: true };
  const digIn = under('PLA-R-47', 'di-row');
  lines('fire', [
    row('(PLA-FIR-11, PLA-FM-20) infantry in the open', {}, 'Inf'),
    row('(PLA-FIR-10) armour', vehicle, 'Armour'),
    row('PLA-FIR-09 infantry dug in', { dug: 'dug-in' }, 'DI'),
    row('PLA-FIR-07 infantry in bunkers', { dug: 'deep' }, 'DDI'),
    row('(PLA-FM-20) GF in the open', gf, 'Armour'),
    row('PLA-FIR-08 GF in trenches', { ...gf, dug: 'dug-in' }, 'DDI'),
    row('PLA-FIR-07 GF in bunkers', { ...gf, dug: 'deep' }, 'DDI'),
    row('(PLA-R-47) a tank dug in', { ...vehicle, dug: 'dug-in' }, 'Armour'),
    row('PLA-R-47 PLA-FIR-09 in the row of trenches', { ...vehicle, dug: 'dug-in' }, 'DI', digIn),
    row('PLA-R-47 PLA-FIR-07 in the row of bunkers', { ...vehicle, dug: 'deep' }, 'DDI', digIn),
    [
      'PLA-R-47 then without a modifier',
      at('hovertank', { target: { ...vehicle, dug: 'deep' } }),
      { modifier: 0 },
      { ...digIn, ...thrown(5) },
    ],
  ]);
});

describe('what fire does', () => {
  const dug = { dug: 'dug-in' };
  const hit = (column: string, spLost: number, state: string) => ({ column, spLost, state });
  const hasty = { nonTactical: true };
  // biome-ignore format: one line a case
  lines('fire', [
    ['PLA-FIR-02 PLA-HT-22 no effect (PLA-FIR-06)', at('gf-infantry'), hit('ne', 0, 'none'), thrown(0)],
    ['(PLA-FIR-04) a pin', at('gf-infantry'), hit('P', 0, 'pinned'), thrown(3)],
    ['(PLA-FIR-05) a suppression', at('gf-infantry'), hit('S', 0, 'suppressed'), thrown(5)],
    ['(PLA-FIR-03) a loss and a pin', at('gf-infantry'), hit('1P', 1, 'pinned'), thrown(6)],
    ['(PLA-FIR-03) a loss and a suppression', at('gf-infantry'), hit('1S', 1, 'suppressed'), thrown(9)],
    ['PLA-FT-02 four SP', at('other-air', { target: { bunched: true, quality: 'green' } }), hit('4S', 4, 'suppressed'), thrown(9)],
    ['PLA-FIR-16 (PLA-FM-22) all effects doubled', at('gf-infantry', { target: hasty }), { ...hit('1P', 2, 'suppressed'), doubled: true }, thrown(6)],
    ['(PLA-R-30) (PLA-FIR-16) only losses doubled', at('gf-infantry', { target: hasty }), hit('1P', 2, 'pinned'), { ...under('PLA-R-30', 'losses-only'), ...thrown(6)}],
    ['PLA-FIR-16 nothing doubled is nothing', at('gf-infantry', { target: hasty }), { ...hit('ne', 0, 'none'), doubled: true }, thrown(0)],
    ['(PLA-FM-21) no more than there is, after doubling', at('gf-infantry', { target: { ...hasty, sp: 1 } }), hit('1S', 1, 'suppressed'), thrown(9)],
    ['PLA-R-31 the greater cell', at('ga-air', { target: { class: 'armour' } }), hit('S', 0, 'suppressed'), thrown(5)],
    ['PLA-R-31 the lesser', at('ga-air', { target: { class: 'armour' } }), hit('ne', 0, 'none'), { ...under('PLA-R-31', 'lesser'), ...thrown(5) }],
    ['PLA-R-31 twelve beats ten all the same', at('ga-air', { firer: { quality: 'veteran' }, target: { bunched: true } }), hit('4S', 4, 'suppressed'), { ...under('PLA-R-31', 'lesser'), ...thrown(9) }],
    ['PLA-R-32 below 0', at('militia', { rangeCm: 4, speculative: true }), hit('ne', 0, 'none'), thrown(0)],
    ['PLA-R-32 below 0 even where 0 pins', at('rls', { speculative: true }), hit('ne', 0, 'none'), thrown(3)],
    ['(PLA-R-33) as printed', at('hoverbus', { rangeCm: 20 }), hit('1S', 1, 'suppressed'), thrown(8)],
    ['PLA-R-33 swapped', at('hoverbus', { rangeCm: 20 }), hit('1P', 1, 'pinned'), { ...under('PLA-R-33', 'swapped'), ...thrown(8) }],
    ['(PLA-R-34) plain', at('tracked-tank', { target: { ...dug, quality: 'veteran' } }), hit('S', 0, 'suppressed'), thrown(9)],
    ['PLA-R-34 veterans are easy to pin', at('tracked-tank', { target: { ...dug, quality: 'veteran' } }), hit('S', 0, 'pinned'), { ...under('PLA-R-34', 'wary'), ...thrown(9) }],
    ['PLA-R-131 a loss suppresses', at('ga-air', { target: dug }), hit('1P', 1, 'suppressed'), { ...under('PLA-R-131', 'at-least-s'), ...thrown(9) }],
    ['(PLA-R-131) not where there is no S cell', at('other-air'), hit('1P', 1, 'pinned'), { ...under('PLA-R-131', 'at-least-s'), ...thrown(4) }],
    ['PLA-FM-05 (PLA-PS-11) pinned guns that are dug in', at('conventional-artillery', { firer: { state: 'pinned', psRow: 'artillery', dugIn: true } }), { modifier: -1 }, thrown(4)],
    ['(PLA-FIR-01) long range', at('gf-infantry', { rangeCm: 16 }), { band: 'long' }, thrown(4)],
    ['(PLA-WP-02) support at long range', at('rls', { rangeCm: 300.1 }), { band: 'long' }, thrown(4)],
    ['the first mode of the weapon', at('cs-missile', { target: { moving: true } }), { modifier: 1 }, thrown(4)],
  ]);
});

describe('fire that is refused', () => {
  // biome-ignore format: one line a case
  lines('fire', [
    ['PLA-WP-04 a mode that it lacks', at('militia', { mode: 'support', firer: { state: 'suppressed', psRow: 'foot' } }), 'PLA-WP-04'],
    ['PLA-PS-02 suppressed foot, before the range', at('militia', { rangeCm: 99, firer: { state: 'suppressed', psRow: 'foot' } }), 'PLA-PS-02'],
    ['PLA-PS-11 pinned guns in the open', at('conventional-artillery', { firer: { state: 'pinned', psRow: 'artillery' } }), 'PLA-PS-11'],
    ['PLA-PS-12 suppressed guns, dug in or not', at('conventional-artillery', { firer: { state: 'suppressed', psRow: 'artillery', dugIn: true } }), 'PLA-PS-12'],
    ['PLA-PS-14 suppressed GF artillery', at('rls', { firer: { state: 'suppressed', psRow: 'gf-artillery' } }), 'PLA-PS-14'],
    ['PLA-FIR-01 out of range', at('militia', { rangeCm: 8.1, concentration: 2 }), 'PLA-FIR-01'],
    ['PLA-CS-08 speculative close support', at('infantry-mortar', { speculative: true, concentration: 2 }), 'PLA-CS-08'],
    ['PLA-FM-14 a spread zone of direct fire', at('militia', { rangeCm: 4, zoneMultiple: 2, concentration: 2 }), 'PLA-FM-14'],
    ['PLA-FM-13 concentrated direct fire', at('militia', { rangeCm: 4, concentration: 2 }), 'PLA-FM-13'],
    ['Marines of class infantry', at('militia', { target: { gfOrMarine: true }, firer: { state: 'pinned' } }), 'given.target.gfOrMarine'],
    ['a state without a row', at('militia', { firer: { state: 'pinned' } }), 'given.firer.psRow'],
    ['a move without a row', at('militia', { firer: { moved: true } }), 'given.firer.psRow'],
    ['more than three times the area', at('rls', { zoneMultiple: 4 }), 'given.zoneMultiple'],
  ]);
});

describe('PLA-FM-13 PLA-FM-14 a line that counts several times is cited with all that it adds', () => {
  test.each([
    ['PLA-FM-13', { concentration: 2 }, '+1'],
    ['PLA-FM-13', { concentration: 4 }, '+3'],
    ['PLA-FM-13', { concentration: 9 }, '+3'],
    ['PLA-FM-14', { zoneMultiple: 3 }, '-4'],
  ])('%s %o', (rule, facts, effect) => {
    const answer = adjudicate([BOOK], { ruleset: 'plana', question: 'fire', given: at('rls', facts), throws: [5] });
    expect(answer).toMatchObject({ because: expect.arrayContaining([expect.objectContaining({ rule, effect })]) });
  });
});
