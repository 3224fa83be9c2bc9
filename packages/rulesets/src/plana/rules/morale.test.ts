import { describe } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import { KIT, thrown, under } from '../kit.js';

const lines = linesOf(KIT);

describe('when a company tests', () => {
  const fell = (beforeSp: number, afterSp: number, more: object = {}) => ({ fullSp: 20, beforeSp, afterSp, ...more });
  const tests = (tests: number, ...reasons: string[]) => ({ tests, reasons });
  // biome-ignore format: one line a case
  lines('morale-trigger', [
    ['(PLA-MOR-41, PLA-R-86) at 75 per cent nobody tests', fell(20, 15), tests(0)],
    ['PLA-MOR-03 below 75', fell(15, 14), tests(1, 'below-75')],
    ['(PLA-MOR-03) once', fell(14, 13), tests(0)],
    ['PLA-MOR-04 below 50', fell(10, 9), tests(1, 'below-50')],
    ['PLA-MOR-05 below 25', fell(5, 4), tests(1, 'below-25')],
    ['PLA-MOR-06 below 10', fell(2, 1), tests(1, 'below-10')],
    ['PLA-MOR-06 every turn', fell(1, 1), tests(1, 'below-10')],
    ['PLA-MOR-03 PLA-MOR-04 PLA-MOR-05 (PLA-R-100) all at once are one test', fell(20, 4), tests(1, 'below-75', 'below-50', 'below-25')],
    ['PLA-MOR-02 a Big Surprise', fell(20, 20, { bigSurprise: true }), tests(1, 'big-surprise')],
    ['PLA-MOR-02 PLA-MOR-03 is a test of its own', fell(20, 14, { bigSurprise: true }), tests(2, 'big-surprise', 'below-75')],
    ['PLA-MOR-01 Marines', fell(20, 1, { troop: 'marine', bigSurprise: true }), tests(0)],
    ['PLA-MOR-01 robots', fell(20, 1, { troop: 'robot' }), tests(0)],
    ['nobody is left', fell(20, 0, { bigSurprise: true }), tests(0)],
    ['more than before', fell(4, 5), 'given.afterSp'],
  ]);
});

describe('morale', () => {
  const company = (more: object = {}) => ({ fullSp: 20, sp: 20, ...more });
  const shown = (name: string, more: object, modifier: number, how = {}): Line => [
    name,
    company(more),
    { modifier },
    { ...thrown(5), ...how },
  ];
  const adds = under('PLA-R-101', 'cumulative');
  // biome-ignore format: one line a case
  lines('morale', [
    shown('PLA-MOR-10 leadership', { leadership: 2 }, 2),
    shown('PLA-MOR-10 PLA-LDR-08 (PLA-R-76) a commander', { leadership: 1, commander: 2 }, 3),
    shown('PLA-LDR-08 (PLA-R-76) the better', { leadership: 1, commander: 2 }, 2, under('PLA-R-76', 'replace')),
    shown('PLA-MOR-11 dug in', { dugIn: true }, 2),
    shown('PLA-MOR-12 on a captured objective', { onCapturedObjective: true }, 2),
    shown('PLA-MOR-13 veterans', { quality: 'veteran' }, 2),
    shown('PLA-MOR-14 in cover', { inCover: true }, 1),
    shown('PLA-MOR-11 PLA-MOR-14 both', { inCover: true, dugIn: true }, 3),
    shown('PLA-MOR-15 shaken', { shaken: true }, -2),
    shown('PLA-MOR-16 suppressed', { suppressed: true }, -2),
    shown('PLA-MOR-17 green', { quality: 'green' }, -2),
    shown('(PLA-MOR-18) at 75 per cent', { sp: 15 }, 0),
    shown('PLA-MOR-18 below 75', { sp: 14 }, -1),
    shown('PLA-MOR-19 (PLA-R-101) below 50', { sp: 9 }, -3),
    shown('PLA-MOR-20 below 25', { sp: 4 }, -5),
    shown('PLA-MOR-18 PLA-MOR-19 (PLA-R-101) both', { sp: 9 }, -4, adds),
    shown('PLA-MOR-18 PLA-MOR-19 PLA-MOR-20 (PLA-R-101) all', { sp: 4 }, -9, adds),
    ['PLA-MOR-30 4 is enough', company(), { outcome: 'ok' }, thrown(4)],
    ['PLA-MOR-31 (PLA-R-95) 3 is shaken', company(), { outcome: 'shaken' }, thrown(3)],
    ['PLA-MOR-31 (PLA-MOR-07) so is 0', company(), { outcome: 'shaken' }, thrown(0)],
    ['PLA-MOR-32 below it', company({ shaken: true }), { outcome: 'demoralised' }, thrown(1)],
    ['(PLA-R-01) 0 is 0 whatever is chosen', company(), { outcome: 'shaken' }, { ...thrown(0), ...under('PLA-R-01', 'ten-where-unstated') }],
    ['PLA-MOR-01 Marines never test', company({ troop: 'marine' }), 'PLA-MOR-01'],
    ['more than there were', company({ sp: 21, troop: 'robot' }), 'given.sp'],
  ]);
});

describe('the demoralised', () => {
  const far = under('PLA-R-84', '500');
  const never = under('PLA-R-85', 'suppressed');
  // biome-ignore format: one line a case
  lines('demoralised', [
    ['PLA-MOR-40 PLA-MOR-38 (PLA-UT-95) foot flee', { troop: 'foot', enemyMetres: 201, leadership: 2 }, { fate: 'runs', leadership: 1 }],
    ['PLA-MOR-40 PLA-MOR-32 (PLA-R-84) or surrender', { troop: 'foot', enemyMetres: 200 }, { fate: 'surrenders' }],
    ['PLA-MOR-40 with no way back', { troop: 'foot', retreatPossible: false }, { fate: 'surrenders' }],
    ['PLA-MOR-40 nobody is near', { troop: 'foot' }, { fate: 'runs', leadership: -1 }],
    ['(PLA-R-84) 500 metres', { troop: 'foot', enemyMetres: 500 }, { fate: 'surrenders' }, far],
    ['(PLA-R-84) beyond 500', { troop: 'foot', enemyMetres: 501 }, { fate: 'runs' }, far],
    ['PLA-MOR-39 armour', { troop: 'armoured', enemyMetres: 201, retreatPossible: false }, { fate: 'permanently-suppressed' }],
    ['PLA-MOR-32 (PLA-R-85) armour with an enemy near', { troop: 'armoured', enemyMetres: 200 }, { fate: 'surrenders' }],
    ['PLA-MOR-39 (PLA-R-85) never', { troop: 'armoured', enemyMetres: 0 }, { fate: 'permanently-suppressed' }, never],
    ['(PLA-R-91) below zero', { troop: 'foot', leadership: -1 }, { leadership: -2 }],
  ]);
  // biome-ignore format: one line a case
  lines('recovery', [
    ['PLA-MOR-39 (PLA-DIC-02) two hours for each point', {}, { hours: 2, turns: 12 }, thrown(1)],
    ['PLA-MOR-39 twelve at most', {}, { hours: 12, turns: 72 }, thrown(6)],
    ['PLA-MOR-39 the umpire says', { umpireHours: 1.6 }, { hours: 1.6, turns: 10 }],
    ['PLA-MOR-39 then nothing is thrown', { umpireHours: 1 }, 'throws', thrown(1)],
    ['a d6 has no 0', {}, 'throws[0]', thrown(0)],
  ]);
});

describe('rallying', () => {
  const unit = (state: string, more: object = {}) => ({ state, ...more });
  const qualityOnly = under('PLA-R-88', 'quality-only');
  // biome-ignore format: one line a case
  lines('rally', [
    ['PLA-RAL-01 (PLA-PS-15) pinned to ok', unit('pinned'), { newState: 'ok' }, thrown(6)],
    ['PLA-RAL-01 not reached', unit('pinned'), { newState: 'pinned' }, thrown(5)],
    ['PLA-RAL-01 suppressed to pinned', unit('suppressed'), { newState: 'pinned' }, thrown(9)],
    ['PLA-RAL-02 two levels', unit('suppressed', { leadership: 3 }), { newState: 'ok' }, thrown(9)],
    ['(PLA-RAL-02) almost', unit('suppressed', { leadership: 3 }), { newState: 'pinned' }, thrown(8)],
    ['PLA-RAL-03 (PLA-R-90) under fire', unit('pinned', { underFire: true }), { modifier: -1, newState: 'pinned' }, thrown(6)],
    ['PLA-RAL-04 veterans', unit('pinned', { quality: 'veteran', gfOrMarine: true }), { needed: 4 }, thrown(0)],
    ['PLA-RAL-05 (PLA-R-88) average GF are good', unit('pinned', { gfOrMarine: true }), { needed: 5 }, thrown(0)],
    ['PLA-RAL-06 average', unit('pinned'), { needed: 6 }, thrown(0)],
    ['PLA-RAL-07 green', unit('pinned', { quality: 'green', gfOrMarine: true }), { needed: 8 }, thrown(0)],
    ['PLA-RAL-06 (PLA-R-88) by quality only', unit('pinned', { gfOrMarine: true }), { needed: 6 }, { ...thrown(0), ...qualityOnly }],
    ['PLA-RAL-05 a grade that is said', unit('pinned', { grade: 'good', quality: 'green' }), { needed: 5 }, thrown(0)],
    ['PLA-RAL-01 a score that is said', unit('pinned', { rallyScore: 7, grade: 'good' }), { needed: 7 }, thrown(0)],
    ['PLA-LDR-08 (PLA-LDR-07, PLA-R-76) a commander', unit('pinned', { leadership: 1, commander: 2 }), { modifier: 3 }, thrown(0)],
    ['PLA-LDR-08 (PLA-R-76) the better', unit('pinned', { leadership: 1, commander: 2 }), { modifier: 2 }, { ...thrown(0), ...under('PLA-R-76', 'replace') }],
    ['(PLA-R-01) 0 counts as ten', unit('pinned'), { newState: 'ok' }, { ...thrown(0), ...under('PLA-R-01', 'ten-where-unstated') }],
    ['PLA-MOR-33 the demoralised do not', unit('ok', { demoralised: true }), 'PLA-MOR-33'],
    ['PLA-RAL-01 nothing to rally from', unit('ok'), 'PLA-RAL-01'],
  ]);
});

describe('leaders', () => {
  const leader = (name: string, face: number, leadership: number, gfOrMarine = false): Line => [
    name,
    { gfOrMarine },
    { leadership },
    thrown(face),
  ];
  lines('leadership', [
    leader('PLA-LDR-03 (PLA-LDR-01) on 1', 1, 0),
    leader('PLA-LDR-03 on 2', 2, 0),
    leader('PLA-LDR-04 on 3', 3, 1),
    leader('PLA-LDR-04 on 4', 4, 1),
    leader('PLA-LDR-05 on 5', 5, 2),
    leader('PLA-LDR-06 (PLA-LDR-12) on 6', 6, 3),
    leader('PLA-LDR-02 PLA-LDR-04 GF on 2', 2, 1, true),
    leader('PLA-LDR-02 PLA-LDR-05 GF on 4', 4, 2, true),
    leader('PLA-LDR-02 PLA-LDR-06 PLA-R-89 GF on 6', 6, 3, true),
  ]);
  const replace = under('PLA-R-76', 'replace');
  const steps = (more: object = {}) => ({ event: 'intervene', leadership: 2, companyLeadership: 1, ...more });
  const unplayed = steps({ playedByPlayer: false });
  // biome-ignore format: one line a case
  lines('commander', [
    ['PLA-LDR-08 PLA-R-76 he adds his own', steps(), { intervenes: true, effectiveLeadership: 3 }],
    ['PLA-LDR-08 PLA-R-76 the better of the two', steps(), { effectiveLeadership: 2 }, replace],
    ['PLA-LDR-08 then nothing is thrown', steps(), 'throws', thrown(1)],
    ['PLA-LDR-09 PLA-R-76 nobody plays him: on his leadership', unplayed, { intervenes: true, effectiveLeadership: 3 }, thrown(2)],
    ['PLA-LDR-09 not above it', unplayed, { intervenes: false, effectiveLeadership: 1 }, thrown(3)],
    ['PLA-LDR-11 hit', { event: 'under-fire' }, { casualty: true }, thrown(1)],
    ['PLA-LDR-11 unhurt', { event: 'under-fire' }, { casualty: false }, thrown(2)],
  ]);
});

describe('prisoners', () => {
  const force = (forceBefore: number, forceAfter: number, more: object = {}) => ({
    capturedSp: 8,
    forceBefore,
    forceAfter,
    ...more,
  });
  // biome-ignore format: one line a case
  lines('prisoners', [
    ['PLA-POW-01 PLA-POW-03 accepted', force(16, 16), { accepted: true, guards: 1 }],
    ['PLA-POW-03 a part of eight', force(16, 16, { capturedSp: 17 }), { guards: 3 }],
    ['PLA-POW-01 (PLA-POW-02) half is not more than half', force(16, 8), { accepted: true }],
    ['PLA-POW-02 hardly more than half', force(200, 99), { accepted: false, guards: 0 }, thrown(1)],
    ['PLA-POW-02 refused on 1', force(16, 7), { accepted: false, guards: 0 }, thrown(1)],
    ['PLA-POW-02 PLA-POW-03 accepted on 2', force(16, 7), { accepted: true, guards: 1 }, thrown(2)],
    ['PLA-POW-01 the scenario takes prisoners', force(16, 1, { scenario: 'always' }), { accepted: true }],
    ['PLA-POW-01 or none', force(16, 16, { scenario: 'never' }), { accepted: false, guards: 0 }],
    ['more than before', force(16, 17), 'given.forceAfter'],
  ]);
});
