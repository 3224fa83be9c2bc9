import { isFatal, type Meter } from '@umpire/engine';
import { expect, test } from 'vitest';
import { mbt2020 } from '../index.js';
import { type BattleNote, battle, type StandNote } from '../play/kit.js';

const stand: StandNote = { at: [10, 40] };
const lost: StandNote = { place: 'removed', status: 'neutralised' };
const back: StandNote = { at: [30, 40], status: 'repulsed', everRepulsed: true };
const b = (...notes: StandNote[]): BattleNote['stands'] => Object.fromEntries(notes.map((n, i) => [`B${i + 1}`, n]));
const two = { B9: { at: [40, 44], bg: 2 } } as const;

/** The meters of side b as a viewer is shown them: `label lost/limit rule`. */
function shown(stands: BattleNote['stands'], more: Partial<BattleNote> = {}, viewer: 'a' | 'b' = 'a'): Meter[] {
  const { state, options } = battle({ ...more, stands: { A0: { at: [10, 4] }, ...stands } });
  return mbt2020.face.meters!({ view: mbt2020.view(state, viewer), viewer, options }).filter(m => m.side === 'b');
}
const brief = (meters: readonly Meter[]) => meters.map(m => `${m.label} ${m.lost}/${m.limit} ${m.rule.slice(6)}`);

test.each<[string, Meter[], string[]]>([
  ['MBT20-VIC-02 two of twelve lost', shown(b(stand)), ['lost 0/2 VIC-02', 'driven back 0/4 VIC-01']],
  ['MBT20-VIC-01 each that happened', shown(b(stand, lost, back)), ['lost 1/2 VIC-02', 'driven back 1/4 VIC-01']],
  [
    'MBT20-HSE-19 the figures of a scenario',
    shown(b(stand), { state: { fragileAt: { repulsed: 3, neutralised: 1 } } }),
    ['lost 0/1 HSE-19', 'driven back 0/3 HSE-19'],
  ],
  [
    'MBT20-R-62 all groups Fragile, or the losses of all (MBT20-VIC-03, MBT20-VIC-04)',
    shown({ ...b(stand, lost), ...two }),
    [
      'groups Fragile 0/2 R-62',
      'lost 1/5 VIC-04',
      'driven back 0/10 VIC-03',
      'b1: lost 1/2 VIC-02',
      'b1: driven back 0/4 VIC-01',
      'b2: lost 0/2 VIC-02',
      'b2: driven back 0/4 VIC-01',
    ],
  ],
  [
    'MBT20-R-62 army-threshold: the losses of all alone',
    shown({ ...b(stand, lost), ...two }, { options: { 'MBT20-R-62': 'army-threshold' } }),
    ['lost 1/5 VIC-04', 'driven back 0/10 VIC-03'],
  ],
  [
    'MBT20-R-166 left-out: guns off the table are not asked',
    shown(
      { ...b(stand), B9: { subClass: 'ARTn', place: 'off-table', bg: 2 } },
      { options: { 'MBT20-R-166': 'left-out' } },
    ),
    ['lost 0/2 VIC-02', 'driven back 0/4 VIC-01'],
  ],
  [
    'MBT20-R-166 left-out: guns that are known beside a blank make no group of guns',
    shown(
      {
        ...b(stand),
        B9: { subClass: 'ARTn', place: 'off-table', revealed: true, bg: 2 },
        B10: { at: [40, 44], revealed: false, bg: 2 },
      },
      { options: { 'MBT20-R-166': 'left-out' } },
    ).slice(0, 1),
    ['groups Fragile 0/2 R-62'],
  ],
])('how near to losing: %s', (_, meters, wanted) => expect(brief(meters)).toEqual(wanted));

test.each<[string, string, Meter[], number]>([
  ['to the enemy', '1 more lost: beaten', shown(b(stand, lost)), 0],
  ['to the one who loses', '1 more lost: beaten', shown(b(stand, lost), {}, 'b'), 0],
  ['several', '4 more driven back: beaten', shown(b(stand, lost)), 1],
  ['none is left', 'beaten', shown(b(stand, lost, lost), {}, 'b'), 0],
  ['a group of several', '1 more lost: b1 Fragile', shown({ ...b(stand, lost), ...two }), 3],
  [
    'the last group of several',
    '1 more lost: beaten',
    shown(
      { ...b(stand, lost), ...two },
      {
        state: {
          groups: groupsOf({ ...b(stand, lost), ...two }).map((g, i) =>
            i === 2 ? { ...g, fragile: 'MBT20-VIC-01' } : g,
          ),
        },
      },
    ),
    3,
  ],
])('MBT20-VIC-02 what the next loss does: %s', (_, next, meters, at) => expect(meters[at]!.next).toBe(next));

function groupsOf(stands: BattleNote['stands']) {
  return battle({ stands: { A0: { at: [10, 4] }, ...stands } }).state.groups;
}

test.each<[string, StandNote, string, boolean]>([
  ['one that stands', stand, 'B1', true],
  ['MBT20-R-60 one that was driven back may still be lost', back, 'B1', true],
  ['one that is gone', lost, 'B1', false],
])('MBT20-VIC-02 whose loss would beat: %s', (_, note, id, fatal) =>
  expect(isFatal(shown(b(note, lost))[0]!, id)).toBe(fatal && note !== lost),
);

test('MBT20-R-60 who was driven back before does not count again', () => {
  const [, driven] = shown(b(stand, back, back, back));
  expect([isFatal(driven!, 'B1'), isFatal(driven!, 'B2'), driven!.fatal]).toEqual([
    true,
    false,
    'driven back beats Blue',
  ]);
});
