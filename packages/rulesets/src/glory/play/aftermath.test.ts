import { describe, expect, test } from 'vitest';
import type { Repulse } from '../pieces.js';
import { breakBody, followUp, repulse } from './aftermath.js';
import type { Event, Stood } from './events.js';
import { type BattleNote, battle, type VignetteNote, watched } from './kit.js';

const VLI = '(VLI-III-RA)EIII';
const IRREGULAR = '(HIM-III-IA)EIII';

/** Line, General and keys so far away that nobody's loss is the end. */
const HOSTS: BattleNote['vignettes'] = {
  A7: { at: [2, 1] },
  A8: { at: [4, 1] },
  A9: { at: [6, 1] },
  B5: { at: [8, 13] },
  B6: { at: [10, 13] },
  B7: { at: [2, 13] },
  B8: { at: [4, 13] },
  B9: { at: [6, 13] },
};

const near = (n: number): number => Math.round(n * 100) / 100 + 0;
const placed = ({ base }: Pick<Stood, 'base'>): string => `${near(base.x)} ${near(base.y)} ${near(base.facing)}`;
const what = (event: Event): string => {
  if (event.kind === 'repulsed')
    return `${event.stand} ${event.moves} moves, ${near(event.moved)} W to ${placed(event)}, bands ${event.bands}`;
  if (event.kind === 'followed')
    return `${event.stand} after ${event.after} to ${placed(event)}, touching [${event.arrivals.map(a => `${a.mover} ${a.enemy}`)}]`;
  if (event.kind === 'broken') return `broken ${event.stands.join(' ')}`;
  if (event.kind === 'unlinked') return `unlinked, left ${event.rest.length}`;
  if (event.kind === 'over') return `${event.over.winner} wins by ${event.over.rule}: ${event.over.text}`;
  return event.kind;
};
const inWords = (event: Event): string =>
  `${what(event)} | ${'because' in event ? event.because.map(({ rule }) => rule.replace('IGR-', '')).join(' ') : ''}`;

interface Blow extends Partial<BattleNote> {
  readonly b1?: Partial<VignetteNote>;
  readonly more?: BattleNote['vignettes'];
  readonly result?: Repulse;
  readonly from?: readonly [number, number];
  readonly bands?: number;
}
/** B1 stands half a table up, its back to the north; it is driven back by somebody before its front. */
function driven({ b1, more, result = 'R', from = [13.125, 6.5], bands, ...note }: Blow) {
  const match = battle({ ...note, vignettes: { B1: { at: [13.125, 7], ...b1 }, ...more, ...HOSTS } });
  const game = watched(match);
  const stays = repulse(game, 0, { x: from[0], y: from[1] }, result, bands);
  return { match, stays, told: game.events.map(inWords) };
}

describe('who is driven back', () => {
  const R = (moved: number, y: number, rules: string) => `B1 1 moves, ${moved} W to 13.13 ${y} 180, bands 1 | ${rules}`;
  const DEFENCES = { 'IGR-FLD-01': 'on' };
  const PAIR: BattleNote['links'] = { L: ['support', 'B1', 'B2'] };
  const LINE: BattleNote['links'] = { L: ['in-line', 'B2', 'B1'] };
  const behind = (y: number, troop?: string): VignetteNote => ({ at: [13.125, y], ...(troop ? { troop } : {}) });
  // biome-ignore format: one line a case
  const cases: [string, Blow, string[]][] = [
    ['IGR-RES-02 one full move',                       {}, [R(1, 8, 'RES-02')]],
    ['IGR-RES-04 two',                                 { result: 'RR' }, ['B1 2 moves, 2 W to 13.13 9 180, bands 1 | RES-04']],
    ['IGR-RES-04 whichever way it faces',              { b1: { at: [13.125, 7, 90] }, from: [14, 7], result: 'RR' }, ['B1 2 moves, 2 W to 11.13 7 90, bands 1 | RES-04']],
    ['IGR-RES-10 as many bands as are said',           { result: 'RR', bands: 2 }, ['B1 2 moves, 2 W to 13.13 9 180, bands 2 | RES-04']],
    ['IGR-RES-10 none, if that is said',               { bands: 0 }, ['B1 1 moves, 1 W to 13.13 8 180, bands 0 | RES-02']],
    ['IGR-GEO-21 by way of bad going',                 { terrain: [[3, 2, 'wood']] }, [R(0.5, 7.5, 'RES-02')]],
    ['IGR-R-81 up to impassable ground',               { terrain: [[3, 2, 'impassable']] }, [R(0.81, 7.81, 'RES-02 R-81')]],
    ['IGR-RES-06 it breaks on friends',                { more: { B2: behind(7.8) } }, ['broken B1 | RES-02 R-79 RES-06 RES-07']],
    ['IGR-R-78 struck from behind it turns about',     { b1: { at: [13.125, 7, 0] } }, [R(1, 8, 'RES-02 R-78')]],
    ['IGR-GEO-06 and keeps its facing where it has no room to turn', { b1: { at: [13.125, 7, 0] }, from: [12.1, 6.1], more: { B2: { at: [13.25, 8.3, 0] } } }, ['B1 1 moves, 1 W to 13.88 7.66 0, bands 1 | RES-02 GEO-06']],
    ['IGR-R-78 where it stood before there is room',   { b1: { at: [13.125, 9, 0] }, from: [12.125, 8], terrain: [[3, 2, 'wood']] }, ['B1 1 moves, 0.5 W to 13.48 9.35 225, bands 1 | RES-02 R-78']],
    ['IGR-FLD-05 its defences are lost',               { b1: { defences: true }, options: DEFENCES }, [R(1, 8, 'RES-02 FLD-05')]],
    ['IGR-R-26 it leaves its line',                    { more: { B2: { at: [12.125, 7] } }, links: LINE }, ['unlinked, left 0 | R-26', R(1, 8, 'RES-02')]],
    ['IGR-GEO-23 a pair stays one',                    { more: { B2: behind(7.5) }, links: PAIR }, [R(1, 8.25, 'RES-02')]],
    ['IGR-R-30 with the lowest rates of both',         { b1: { troop: VLI }, more: { B2: behind(7.5) }, links: PAIR }, [R(1, 8.25, 'RES-02')]],
    ['IGR-GAP-03 VLI pass friends and end clear',      { b1: { troop: VLI }, more: { B2: behind(8.4) } }, ['B1 1 moves, 1.9 W to 13.13 8.9 180, bands 1 | RES-02 GAP-03']],
    ['IGR-GEO-18 no farther than an enemy lets them',  { b1: { troop: VLI }, more: { B2: behind(8.4), A2: behind(9.2) } }, [R(0.9, 7.9, 'RES-02 GAP-03')]],
    ['IGR-GEO-18 nor impassable ground',               { b1: { troop: VLI, at: [13.125, 6.3] }, from: [13.125, 5.5], more: { B2: behind(7.7) }, terrain: [[3, 2, 'impassable']] }, [R(0.9, 7.2, 'RES-02 GAP-03')]],
    ['IGR-GEO-18 nor the edge',                        { b1: { troop: VLI, at: [13.125, 13.2] }, from: [13.125, 12], more: { B2: behind(14.6) } }, [R(0.9, 14.1, 'RES-02 GAP-03')]],
    ['IGR-GAP-03 VLI of a pair do not pass them',      { b1: { troop: VLI }, more: { B2: behind(7.5, VLI), B3: behind(9) }, links: PAIR }, [R(1, 8.25, 'RES-02 R-79')]],
    ['IGR-GEO-23 a pair breaks as one',                { more: { B2: behind(7.5), B3: behind(8.2) }, links: PAIR }, ['broken B1 B2 | RES-02 R-79 RES-06 RES-07 GEO-23']],
  ];
  test.each(cases)('%s', (_, blow, expected) => {
    const { match, stays, told } = driven(blow);
    expect(told).toEqual(expected);
    expect(stays).toBe(match.state.vignettes[0]!.place === 'table');
  });
});

describe('who breaks', () => {
  type Loss = [b1: Partial<VignetteNote>, more?: BattleNote['vignettes'], links?: BattleNote['links']];
  const broken = ([b1, more = {}, links = {}]: Loss) => {
    const game = watched(battle({ links, vignettes: { B1: { at: [13.125, 7], ...b1 }, ...more, ...HOSTS } }));
    breakBody(game, 0);
    return game.events.map(inWords);
  };
  const LOST: VignetteNote = { at: null, place: 'broken' };
  const BESIDE: BattleNote['vignettes'] = { B2: { at: [12.125, 7] }, B3: { at: [11.125, 7] } };
  const BEHIND: BattleNote['vignettes'] = { B2: { at: [13.125, 7.5] } };
  // biome-ignore format: one line a case
  const cases: [string, Loss, string[]][] = [
    ['IGR-RES-07 it is removed', [{}], ['broken B1 | RES-07']],
    ['IGR-R-26 one of a line leaves it first', [{}, BESIDE, { L: ['in-line', 'B3', 'B2', 'B1'] }], ['unlinked, left 1 | R-26', 'broken B1 | RES-07']],
    ['IGR-GEO-23 both of a pair', [{}, BEHIND, { L: ['support', 'B1', 'B2'] }], ['broken B1 B2 | RES-07 GEO-23']],
    ['IGR-R-90 what the other side has lost does not count', [{}, { A1: LOST, A2: LOST }], ['broken B1 | RES-07']],
    ['IGR-VIC-01 one of a second line is not of the first', [{ line: 2, troop: '(HIM-III-RA)EIV+AA(EIV)' }, { B2: { at: [12, 9], line: 3 } }], ['broken B1 | RES-07']],
    ['IGR-VIC-04 a skirmisher is not of the last line', [{ line: 2, role: 'skirmish' }, { B2: { at: [12, 9], line: 2 } }], ['broken B1 | RES-07']],
    ['IGR-VIC-03 its General', [{ general: true }], ['broken B1 | RES-07', 'a wins by IGR-VIC-03: North beaten: the General is gone | VIC-03']],
    ['IGR-VIC-02 a key vignette', [{ key: true }], ['broken B1 | RES-07', 'a wins by IGR-VIC-02: North beaten: a key vignette is broken | VIC-02']],
  ];
  test.each(cases)('%s', (_, loss, expected) => expect(broken(loss)).toEqual(expected));
});

interface Chase extends Partial<BattleNote> {
  readonly a1?: Partial<VignetteNote>;
  readonly b1?: Partial<VignetteNote>;
  readonly more?: BattleNote['vignettes'];
}
/** B1 was driven off to the north of A1. */
function followed({ a1, b1, more, ...note }: Chase): string[] {
  const stands = { A1: { at: [13.125, 5] as const, troop: IRREGULAR, ...a1 }, B1: { at: [13.125, 9] as const, ...b1 } };
  const game = watched(battle({ ...note, vignettes: { ...stands, ...more, ...HOSTS } }));
  followUp(game, 0, 1, [{ rule: 'IGR-RES-03', text: 'IA of Class III, IV or V goes after the repulsed' }]);
  return game.events.map(inWords);
}

describe('who follows up', () => {
  const OVER = { winner: 'a', rule: 'IGR-VIC-03', text: 'North beaten' } as const;
  const A1 = (place: string, touching = '') => `A1 after B1 to ${place}, touching [${touching}] | RES-03 GEO-20`;
  // biome-ignore format: one line a case
  const cases: [string, Chase, string[]][] = [
    ['IGR-GEO-20 a full move',                      {}, [A1('13.13 6 0')]],
    ['IGR-GEO-20 up to whom it meets',              { b1: { at: [13.125, 6.2] } }, [A1('13.13 5.7 0', 'A1 B1')]],
    ['IGR-GEO-20 friends stop it',                  { more: { A2: { at: [13.125, 6.2] } } }, [A1('13.13 5.7 0')]],
    ['IGR-GEO-20 it turns first, a corner staying', { b1: { at: [14.125, 9] } }, [A1('13.32 6.1 14.04')]],
    ['IGR-GEO-20 as far as its rate',               { b1: { at: [18, 5] } }, [A1('13.8 6.13 45')]],
    ['IGR-GEO-20 about its centre',                 { a1: { troop: '(LIN-III-IA)EIII' }, b1: { at: [18, 5] } }, [A1('14.13 5 90')]],
    ['IGR-R-121 who finds no room to turn or to go has not moved', { a1: { troop: '(LIN-III-IA)EIII' }, b1: { at: [18, 5] }, more: { A2: { at: [13.125, 5.5] } } }, []],
    ['IGR-GEO-21 by way of bad going',              { terrain: [[3, 1, 'wood']] }, [A1('13.13 5.5 0')]],
    ['IGR-MOV-09 where it turns half as far',       { b1: { at: [18, 5] }, terrain: [[3, 1, 'wood']] }, [A1('13.26 5.67 22.5')]],
    ['IGR-FLD-05 not from behind defences',         { a1: { defences: true }, options: { 'IGR-FLD-01': 'on' } }, []],
    ['IGR-SR-03 not if it is halted in this turn',  { a1: { halted: 2 } }, []],
    ['IGR-SR-03 nor in this and the next',          { a1: { halted: 3 } }, []],
    ['IGR-SR-03 but if only in the next',           { a1: { halted: 1 } }, [A1('13.13 6 0')]],
    ['IGR-R-91 not after the end',                  { state: { over: OVER } }, []],
    ['IGR-R-26 it leaves its line',                 { more: { A2: { at: [12.125, 5] } }, links: { L: ['in-line', 'A2', 'A1'] } }, ['unlinked, left 0 | R-26', A1('13.13 6 0')]],
    ['IGR-GAP-03 VLI pass friends and end clear',   { a1: { troop: '(VLI-III-IA)EIII' }, more: { A2: { at: [13.125, 6.2] } } }, [A1('13.13 6.7 0')]],
  ];
  test.each(cases)('%s', (_, chase, expected) => expect(followed(chase)).toEqual(expected));
});
