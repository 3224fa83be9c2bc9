import { isFatal, type Meter } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';
import { type BattleNote, battle, type VignetteNote } from '../play/kit.js';

const line: VignetteNote = { at: [11, 12] };
const b = (...notes: VignetteNote[]): BattleNote['vignettes'] =>
  Object.fromEntries(notes.map((note, i) => [`B${i + 1}`, { ...note, at: [2 + 2 * i, 12] as const }]));
/** The meters of side b after some of it broke. */
function shown(
  vignettes: BattleNote['vignettes'],
  broken: readonly string[] = [],
  more: Partial<BattleNote> = {},
  viewer: 'a' | 'b' = 'a',
): Meter[] {
  const { state, options } = battle({ ...more, vignettes: { A1: { at: [11, 3] }, ...vignettes } });
  state.vignettes = state.vignettes.map(v => (broken.includes(v.id) ? { ...v, place: 'broken', base: null } : v));
  return glory.face.meters!({ view: glory.view(state, viewer), viewer, options }).filter(m => m.side === 'b');
}
const brief = (meters: readonly Meter[]) => meters.map(m => `${m.label} ${m.lost}/${m.limit} ${m.rule}`);
const six = [line, line, line, line, line, line];
const PIKES: VignetteNote = { ...line, troop: '(HIP-III-IA)+AA(EII)' };
const GENERAL: VignetteNote = { ...line, general: true };

test.each<[string, Meter[], string[]]>([
  ['IGR-VIC-01 a third of the line', shown(b(...six), ['B2']), ['line 1/2 IGR-VIC-01']],
  ['IGR-BAS-09 with guns attached it counts as two', shown(b(...six, PIKES), ['B7']), ['line 2/3 IGR-VIC-01']],
  ['IGR-VIC-03 the General', shown(b(...six, GENERAL)), ['line 0/3 IGR-VIC-01', 'General 0/1 IGR-VIC-03']],
  [
    'IGR-SCN-02 a General who does not decide',
    shown(b(...six, GENERAL), [], { extra: { generals: ['a'] } }),
    ['line 0/3 IGR-VIC-01'],
  ],
  ['IGR-VIC-02 a key unit', shown(b(...six, { ...line, key: true })), ['line 0/3 IGR-VIC-01', 'key 0/1 IGR-VIC-02']],
  [
    'IGR-VIC-04 the last line',
    shown(b(...six, { ...line, line: 2 })),
    ['line 0/2 IGR-VIC-01', 'last line 0/1 IGR-VIC-04'],
  ],
  [
    'IGR-R-89 instead: the last line alone',
    shown(b(...six, { ...line, line: 2 }), [], { options: { 'IGR-R-89': 'instead' } }),
    ['last line 0/1 IGR-VIC-04'],
  ],
])('how near to losing: %s', (_, meters, wanted) => expect(brief(meters)).toEqual(wanted));

test.each<[string, string, Meter[], number]>([
  ['to the enemy', '1 more broken: beaten', shown(b(...six), ['B2']), 0],
  ['to the one who loses', '2 more broken: beaten', shown(b(...six), [], {}, 'b'), 0],
  ['the General', 'the General (B7) broken: beaten', shown(b(...six, GENERAL)), 1],
  ['IGR-BAS-09 a block that is enough', 'B7 alone, or 2 others broken: beaten', shown(b(...six, PIKES), ['B6']), 0],
  [
    'two such blocks',
    'B6 or B7 alone, or 2 others broken: beaten',
    shown(b(line, line, line, line, line, PIKES, PIKES), ['B1']),
    0,
  ],
  ['a block that is not enough yet', '3 more broken: beaten', shown(b(...six, PIKES)), 0],
  ['one is enough, whoever it is', '1 more broken: beaten', shown(b(...six, PIKES), ['B5', 'B6']), 0],
])('IGR-VIC-01 what the next loss does: %s', (_, next, meters, at) => expect(meters[at]!.next).toBe(next));

test.each<[string, string, boolean]>([
  ['IGR-BAS-09 a block that counts as two', 'B7', true],
  ['one that counts as one', 'B1', false],
])('whose loss would beat: %s', (_, id, fatal) => expect(isFatal(shown(b(...six, PIKES), ['B6'])[0]!, id)).toBe(fatal));
