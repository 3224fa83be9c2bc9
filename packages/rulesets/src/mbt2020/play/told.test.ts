import { expect, test } from 'vitest';
import type { EventOf, Struck } from '../../common/mbt/play/events.js';
import { BOOK } from '../book.js';

const engaged = (opposing: Struck): EventOf<'engaged'> => ({
  kind: 'engaged',
  stand: 'A1',
  target: 'B1',
  rps: 'win',
  owner: { code: '-', status: 'steady', was: 'steady' },
  opposing,
  because: [],
});

// biome-ignore format: a case is a line
test.each<[string, Struck, string]>([
  ['MBT20-RES-12 P on a steady stand',                { code: 'P', status: 'pinned', was: 'steady' },       'B1 pinned (P)'],
  ['MBT20-RES-14 P on a stand that is Pinned',        { code: 'P', status: 'repulsed', was: 'pinned' },     'B1 pinned again, so driven back (P)'],
  ['MBT20-RES-15 R on a stand that is Repulsed',      { code: 'R', status: 'neutralised', was: 'repulsed' }, 'B1 driven back again, so lost (R)'],
  ['MBT20-R-07 P on a stand that is Repulsed',        { code: 'P', status: 'repulsed', was: 'repulsed' },   'B1 stays driven back (P)'],
  ['MBT20-RES-06 no effect on a stand that is Pinned', { code: '-', status: 'pinned', was: 'pinned' },      'B1 unharmed'],
])('%s is told so that word and code agree', (_, struck, words) =>
  expect(BOOK.log.tell(engaged(struck), 'umpire')?.text).toContain(`; ${words}`),
);
