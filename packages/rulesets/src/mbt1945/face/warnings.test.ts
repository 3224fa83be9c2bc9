import { inches } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { type BattleNote, battle, type StandNote } from '../play/kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 44] };
const VILLAGE = { kind: 'BUA', x: 22, y: 11, width: 4, depth: 4 } as const;
const table = (stands: BattleNote['stands']) =>
  battle({ segment: 6, selected: ['a1'], pieces: [VILLAGE], stands: { A0, B0, ...stands } });
const seat = (match: ReturnType<typeof battle>) => ({
  view: mbt1945.view(match.state, 'a'),
  by: 'a' as const,
  options: match.options,
});

describe('what a move would make worse, by what its side sees', () => {
  const column = table({
    A1: { subClass: 'MBTn', at: [24, 8] },
    A2: { subClass: 'INFn', at: [24, 10] },
    B1: { subClass: 'MBTn', at: [24, 44] },
  });
  const worse = (id: string, x: number, y: number) =>
    mbt1945.face.outlook!(seat(column), id, { x: inches(x), y: inches(y), facing: 0 }).warnings!.map(
      ({ rule, about }) => [rule, ...about].join(' '),
    );
  test.each<[string, string, number, number, string[]]>([
    ['nothing, beside its infantry', 'A1', 24, 9, []],
    ['MBT45-DIS-04 a tank that leaves its infantry', 'A1', 24, 16, ['MBT45-DIS-04 A1']],
    ['MBT45-DIS-04 infantry that leaves tanks, for the tanks', 'A2', 24, 18, ['MBT45-DIS-04 A0 A1']],
    ['MBT45-DIS-11 infantry that goes into bad going', 'A2', 23, 11.5, ['MBT45-DIS-11 A2']],
    ['MBT45-R-45 whoever goes beyond 12" of his BGHQ', 'A2', 24, 24, ['MBT45-DIS-04 A0 A1', 'MBT45-R-45 A2']],
    ['MBT45-R-45 a BGHQ that leaves the others behind', 'A0', 20, 30, ['MBT45-DIS-04 A0', 'MBT45-R-45 A1 A2']],
  ])('%s', (_title, id, x, y, rules) => {
    expect(worse(id, x, y).sort()).toEqual(rules);
  });
});

describe('who could strike a stand that lies face down', () => {
  const B1: StandNote = { subClass: 'INFn', mode: 'STATIC', at: [30, 24], revealed: true };
  const threats = (revealed: boolean, away: number) => {
    const match = table({ A1: { subClass: 'INFn', at: [30, 10], revealed }, B1 });
    const place = { x: inches(30), y: inches(24 - away), facing: 0 };
    return mbt1945.face.outlook!(seat(match), 'A1', place).threats.map(({ id }) => id);
  };
  test.each<[string, boolean, number, string[]]>([
    ['a blank within his reach', false, 2, ['B1']],
    ['a blank beyond his reach', false, 5, []],
    ['who lies open beyond it', true, 5, []],
  ])('MBT45-R-70 %s', (_title, revealed, away, wanted) => expect(threats(revealed, away)).toEqual(wanted));
});
