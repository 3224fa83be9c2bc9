import { expect, test } from 'vitest';
import { cited, type How, told, under } from '../kit.js';

type S = Record<string, unknown>;
const asf = { subClass: 'AIRn', posture: 'ASF' };
const cas = { subClass: 'AIRn', posture: 'CAS' };
const old = { subClass: 'AIR-', posture: 'CAS' };
const best = { subClass: 'AIR+', posture: 'CAS' };
const nothing = { mayMove: false, mayEngage: false, leavesEndOfTurn: null, mayReturn: false };
const off = { ...nothing, status: 'off-table', mayMove: true };
const station = (leavesEndOfTurn: number) => ({ ...nothing, status: 'on-station', mayEngage: true, leavesEndOfTurn });
const waiting = { ...nothing, status: 'waiting' };
const ready = { ...nothing, status: 'ready', mayMove: true, mayEngage: true };
const lingering = (leavesEndOfTurn: number, mayMove: boolean, mayEngage: boolean) => ({
  ...nothing,
  status: 'lingering',
  mayMove,
  mayEngage,
  leavesEndOfTurn,
});
const left = (mayReturn: boolean) => ({ ...nothing, status: 'left', mayReturn });
const at = (stand: S, turn: number, entered?: number, firstAttack?: number) => ({
  stand,
  turn,
  ...(entered && { entered }),
  ...(firstAttack && { firstAttack }),
});
const stays = under('MBT45-R-50', 'permanent');

type C = [name: string, given: S, wanted: unknown, rules?: string[], how?: How];
// biome-ignore format: one line a case
const cases: C[] = [
  ['MBT45-TRN-06 ASF may come on',                       at(asf, 1), off, ['MBT45-TRN-06']],
  ['MBT45-TRN-07 the turn of entry',                     at(asf, 3, 3), station(4), ['MBT45-TRN-07', 'MBT45-TRN-08']],
  ['MBT45-TRN-07 and the next: MBT45-R-49',              at(asf, 4, 3), station(4), ['MBT45-TRN-07', 'MBT45-TRN-08']],
  ['MBT45-R-49 not a third turn; MBT45-TRN-07 for good', at(asf, 5, 3), left(false), ['MBT45-TRN-07', 'MBT45-TRN-08']],
  ['MBT45-TRN-08 on station it does not move',           at(asf, 4, 3), { ...station(4), mayMove: false }],
  ['MBT45-TRN-12 CAS may come on',                       at(cas, 1), off, ['MBT45-TRN-12']],
  ['MBT45-TRN-13 it waits for a turn',                   at(cas, 2, 2), waiting, ['MBT45-TRN-13']],
  ['MBT45-TRN-14 then it attacks',                       at(cas, 3, 2), ready, ['MBT45-TRN-14']],
  ['MBT45-R-51 or waits as long as it likes',            at(cas, 9, 2), ready, ['MBT45-TRN-14']],
  ['MBT45-TRN-15 AIRn leaves after its attack',          at(cas, 3, 2, 3), left(true), ['MBT45-TRN-15']],
  ['MBT45-TRN-15 so does AIR-',                          at(old, 4, 2, 3), left(true), ['MBT45-TRN-15']],
  ['MBT45-TRN-16 AIR+ remains, its attack made',         at(best, 3, 2, 3), lingering(5, false, false), ['MBT45-TRN-16']],
  ['MBT45-TRN-16 a first further turn',                  at(best, 4, 2, 3), lingering(5, true, true), ['MBT45-TRN-16']],
  ['MBT45-TRN-16 a second further turn',                 at(best, 5, 2, 3), lingering(5, true, true)],
  ['MBT45-TRN-16 no third',                              at(best, 6, 2, 3), left(true), ['MBT45-TRN-16']],
  ['MBT45-R-52 it may move between its attacks',         at(best, 4, 2, 3), lingering(5, true, true)],
  ['MBT45-R-128 a Pinned flight keeps its place',        at({ ...cas, state: 'pinned' }, 3, 2), { ...ready, mayMove: false }],
  ['MBT45-HSE-16 bombers never come back',               at({ subClass: 'AIR+', posture: 'HBR' }, 4, 2, 3), left(false), [], under('MBT45-OPT-05', 'on')],
  ['MBT45-R-50 may-return',                              at(cas, 3, 2, 3), left(true), [], under('MBT45-R-50', 'may-return')],
  ['MBT45-R-50 permanent',                               at(cas, 3, 2, 3), left(false), [], stays],
  ['MBT45-R-50 permanent: AIR+ too',                     at(best, 6, 2, 3), left(false), [], stays],
  ['a flight is AIRCRAFT',                               at({ subClass: 'INFn' }, 1), 'given.stand.subClass'],
  ['no attack of ASF',                                   at(asf, 4, 3, 4), 'given.firstAttack'],
  ['no attack without entry',                            at(cas, 4, undefined, 4), 'given.firstAttack'],
  ['no attack in the turn of entry',                     at(cas, 4, 3, 3), 'given.firstAttack'],
  ['no attack in a turn to come',                        at(cas, 4, 3, 5), 'given.firstAttack'],
  ['no turn before the entry',                           at(cas, 2, 3), 'given.turn'],
  ['MBT45-POS-06 the stand must be legal',               at({ subClass: 'AIRn', posture: 'LAS' }, 1), 'MBT45-POS-06'],
];
test.each(cases)('%s', (_, given, wanted, rules, how) => {
  expect(told('air-schedule', given, how)).toEqual(wanted);
  if (rules?.length) expect(cited('air-schedule', given, how)).toEqual(rules);
});
