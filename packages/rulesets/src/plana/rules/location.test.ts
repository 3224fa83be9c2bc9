import { describe } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import { KIT, thrown, under } from '../kit.js';

const lines = linesOf(KIT);

const from = (observer: object, target: object = {}, more: object = {}) => ({
  observer: { kind: 'regular', ...observer },
  target: { row: 'infantry', ...target },
  rangeMetres: 800,
  ...more,
});
/** What the modifier comes to; four is to be reached. */
const by = (modifier: number) => ({ needed: 4, modifier });
const shown = (name: string, given: unknown, modifier: number): Line => [name, given, by(modifier), thrown(0)];

describe('the modifiers of a location', () => {
  lines('locate', [
    shown('nothing', from({}), 0),
    shown('PLA-LOC-10 it moves', from({ moving: true }), -2),
    shown('PLA-LOC-11 pinned militia', from({ kind: 'militia', state: 'pinned' }), -1),
    shown('(PLA-R-16) pinned regulars', from({ state: 'pinned' }), 0),
    shown('PLA-LOC-12 suppressed militia', from({ kind: 'militia', state: 'suppressed' }), -4),
    shown('PLA-LOC-12 suppressed regulars', from({ state: 'suppressed' }), -4),
    shown('PLA-LOC-13 pinned armour', from({ kind: 'armour', state: 'pinned' }), -2),
    shown('PLA-LOC-13 pinned GF', from({ kind: 'gf', state: 'pinned' }), -2),
    shown('PLA-LOC-14 suppressed armour', from({ kind: 'armour', state: 'suppressed' }), -4),
    shown('PLA-LOC-14 suppressed GF', from({ kind: 'gf', state: 'suppressed' }), -4),
    shown('Marines pinned', from({ kind: 'marine', state: 'pinned' }), 0),
    shown('Marines suppressed', from({ kind: 'marine', state: 'suppressed' }), 0),
    shown('PLA-LOC-15 veterans', from({ quality: 'veteran' }), 1),
    shown('PLA-LOC-16 green', from({ quality: 'green' }), -1),
    shown('PLA-LOC-17 SpySat', from({ spySat: true }), 4),
    shown('PLA-VIS-03 dense cloud', from({ spySat: true }, {}, { denseCloud: true }), 0),
    shown('PLA-LOC-18 AIR recce', from({ airRecce: true }), 2),
    shown('PLA-LOC-19 a flyer', from({ flyerRecce: true }), 1),
    shown('(PLA-R-17) all of them', from({ spySat: true, airRecce: true, flyerRecce: true }), 7),
    shown('PLA-LOC-20 the target moves', from({}, { moving: true }), 2),
    shown('PLA-LOC-21 it is non-tactical', from({}, { nonTactical: true }), 2),
    shown('(PLA-R-18) both', from({}, { moving: true, nonTactical: true }), 4),
    shown('PLA-LOC-23 under CLOUD', from({}, { underCloud: true }), -2),
    shown('PLA-LOC-24 green', from({}, { quality: 'green' }), 1),
    shown('PLA-LOC-25 veterans', from({}, { quality: 'veteran' }), -1),
    shown('PLA-LOC-26 under 500 metres', from({}, {}, { rangeMetres: 499.9 }), 2),
    shown('(PLA-LOC-26) not at 500', from({}, {}, { rangeMetres: 500 }), 0),
    shown('(PLA-LOC-27) not at 2000', from({}, {}, { rangeMetres: 2000 }), 0),
    shown('PLA-LOC-27 over 2000', from({}, {}, { rangeMetres: 2000.1 }), -1),
    shown('PLA-LOC-27 at 5000', from({}, {}, { rangeMetres: 5000 }), -1),
    shown('PLA-LOC-28 over 5000 (PLA-R-20)', from({}, {}, { rangeMetres: 5000.1 }), -3),
  ]);
});

describe('location', () => {
  const seesAll = under('PLA-R-22', 'sees-all');
  const overhead = { spySat: true };
  // biome-ignore format: one line a case
  lines('locate', [
    ['PLA-LOC-01 reached', from({}), { located: true }, thrown(4)],
    ['PLA-LOC-01 not reached', from({}), { located: false }, thrown(3)],
    ['(PLA-R-02) a 0 reaches 0', from({}, { count: 4, firing: true }), { needed: 0, located: true }, thrown(0)],
    ['PLA-LOC-22 firing again is firing', from({}, { firedTwice: true }), { needed: 2, modifier: 2 }, thrown(0)],
    ['PLA-MOR-37 the demoralised locate nothing', from({ demoralised: true }, {}, { los: false }), 'PLA-MOR-37'],
    ['PLA-LOS-01 no line', from({}, {}, { los: false, rangeMetres: 9000 }), 'PLA-LOS-01'],
    ['PLA-VIS-01 too far', from({}, {}, { rangeMetres: 3000.5, visibilityMetres: 3000 }), 'PLA-VIS-01'],
    ['(PLA-VIS-01) as far as anybody sees', from({}, {}, { rangeMetres: 3000, visibilityMetres: 3000 }), { located: true }, thrown(9)],
    ['PLA-R-22 a satellite alone does not do', from(overhead, {}, { los: false }), 'PLA-LOS-01'],
    ['PLA-R-22 it sees what is out of sight', from(overhead, {}, { los: false }), { modifier: 4 }, { ...seesAll, ...thrown(0) }],
    ['PLA-R-22 and beyond visibility', from(overhead, {}, { rangeMetres: 7000 }), { modifier: 1 }, { ...seesAll, ...thrown(0) }],
    ['PLA-R-22 not in cover', from(overhead, { posture: 'cover' }, { los: false }), 'PLA-LOS-01', seesAll],
    ['PLA-R-22 not beyond visibility in cover', from(overhead, { posture: 'cover' }, { rangeMetres: 7000 }), 'PLA-VIS-01', seesAll],
    ['PLA-R-22 not without one', from({}, {}, { los: false }), 'PLA-LOS-01', seesAll],
  ]);
});

describe('line of sight', () => {
  const seen = { visible: true, blockedBy: null };
  const hidden = (blockedBy: string) => ({ visible: false, blockedBy });
  const ridge = (level: number, atCm: number) => [{ level, atCm }];
  // biome-ignore format: one line a case
  lines('line-of-sight', [
    ['PLA-LOS-01 nothing between', { distanceCm: 60 }, seen],
    ['PLA-LOS-05 (PLA-VIS-01) beyond visibility', { distanceCm: 60.1 }, hidden('PLA-LOS-05')],
    ['(PLA-LOS-02) (PLA-VIS-02) at the limit', { distanceCm: 10, closeCountryCm: 3 }, seen],
    ['PLA-LOS-02 over it', { distanceCm: 10, closeCountryCm: 3.1 }, hidden('PLA-LOS-02')],
    ['(PLA-LOS-07) visibility first', { distanceCm: 70, closeCountryCm: 9, ridges: ridge(3, 10) }, hidden('PLA-LOS-05')],
    ['(PLA-LOS-07) close country before ridges', { distanceCm: 50, closeCountryCm: 9, ridges: ridge(3, 10) }, hidden('PLA-LOS-02')],
    ['PLA-LOS-03 higher than both', { distanceCm: 20, ridges: ridge(1, 10) }, hidden('PLA-LOS-03')],
    ['(PLA-LOS-03) as high as both', { distanceCm: 20, observerLevel: 1, targetLevel: 1, ridges: ridge(1, 10) }, seen],
    ['PLA-LOS-04 nearer to the lower observer', { distanceCm: 20, targetLevel: 1, ridges: ridge(1, 9.9) }, hidden('PLA-LOS-04')],
    ['(PLA-LOS-04) in the middle', { distanceCm: 20, targetLevel: 1, ridges: ridge(1, 10) }, seen],
    ['(PLA-LOS-04) nearer to the higher end', { distanceCm: 20, observerLevel: 1, ridges: ridge(1, 5) }, seen],
    ['PLA-LOS-04 nearer to the lower target', { distanceCm: 20, observerLevel: 1, ridges: ridge(1, 15) }, hidden('PLA-LOS-04')],
    ['PLA-LOS-03 ridge by ridge', { distanceCm: 20, observerLevel: 2, ridges: [...ridge(2, 2), ...ridge(3, 4), ...ridge(1, 19)] }, hidden('PLA-LOS-03')],
    ['PLA-LOS-06 (PLA-FIR-18) woods and distance do not stop a slaved gun', { distanceCm: 70, closeCountryCm: 20, slaveFire: true }, seen],
    ['PLA-LOS-06 PLA-LOS-03 higher ground does', { distanceCm: 20, ridges: ridge(1, 10), slaveFire: true }, hidden('PLA-LOS-03')],
    ['more close country than line', { distanceCm: 2, closeCountryCm: 3 }, 'given.closeCountryCm'],
    ['a ridge beyond the target', { distanceCm: 20, ridges: [...ridge(0, 1), ...ridge(1, 21)] }, 'given.ridges[1].atCm'],
  ]);
});

describe('weather', () => {
  const faces = (table: string, field: string, values: unknown[], rule: string): Line[] =>
    values.map((value, face) => [
      `${rule} ${table}: ${face}`,
      { table, prevailing: 'SW' },
      { [field]: value },
      thrown(face),
    ]);
  // biome-ignore format: ten faces a line
  lines('weather', [
    ...faces('visibility', 'visibilityMetres', [2000, 2500, 3000, 3500, 4000, 4000, 4500, 5000, 5500, 6000], 'PLA-WX-01'),
    ...faces('close-country', 'closeLimitMetres', [200, 200, 250, 250, 300, 300, 350, 350, 400, 400], 'PLA-WX-02'),
    ...faces('sky', 'denseCloud', [true, true, ...Array.from({ length: 8 }, () => false)], 'PLA-WX-03'),
    ...faces('wind', 'blowsToward', ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'SW', 'SW'], 'PLA-WX-04'),
    ['PLA-WX-04 east unless the scenario says otherwise', { table: 'wind' }, { blowsToward: 'E' }, thrown(8)],
  ]);
});

describe('CLOUD', () => {
  const stands = (widthCm: number, depthCm: number) => ({ active: true, widthCm, depthCm });
  const gone = { active: false, widthCm: 0, depthCm: 0 };
  // biome-ignore format: one line a case
  lines('cloud', [
    ['PLA-CLD-04 PLA-R-49 tank CLOUD the turn after', { source: 'tank', turnsAfter: 1 }, { ...stands(5, 5), shape: 'circle' }],
    ['PLA-R-49 not in the turn in which it is laid', { source: 'tank', turnsAfter: 0 }, gone],
    ['PLA-CLD-04 one move', { source: 'tank', turnsAfter: 2 }, gone],
    ['PLA-CLD-05 (PLA-R-51) a cm for each gun', { source: 'shell', turnsAfter: 1, guns: 6 }, { ...stands(6, 1), shape: 'rectangle' }],
    ['PLA-CLD-05 four guns', { source: 'shell', turnsAfter: 1 }, stands(4, 1)],
    ['PLA-CLD-05 one move for shells', { source: 'shell', turnsAfter: 2 }, gone],
    ['PLA-CLD-06 a canister at first', { source: 'canister', turnsAfter: 1 }, stands(5, 5)],
    ['PLA-CLD-06 PLA-CLD-07 grown', { source: 'canister', turnsAfter: 3 }, stands(5, 15)],
    ['PLA-CLD-06 three moves', { source: 'canister', turnsAfter: 4 }, gone],
  ]);
});

describe('nuclear bursts', () => {
  // biome-ignore format: one line a case
  lines('nuclear', [
    ['PLA-NUC-02 (PLA-R-48) a kilometre', { distanceMetres: 1000 }, { zone: 'annihilation', attack: 'destroyed' }],
    ['PLA-NUC-03 beyond it', { distanceMetres: 1000.1 }, { zone: 'mass-destruction', attack: 'battleship' }],
    ['PLA-NUC-04 (PLA-NUC-01) beyond four', { distanceMetres: 4000.1 }, { zone: 'severe-damage', attack: 'orbital-laser' }],
    ['PLA-NUC-04 eight', { distanceMetres: 8000 }, { zone: 'severe-damage' }],
    ['PLA-NUC-04 beyond eight', { distanceMetres: 8000.1 }, { zone: 'outside', attack: 'none' }],
  ]);
});
