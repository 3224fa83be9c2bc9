import { expect, test } from 'vitest';
import type { EventOf, Struck } from '../../common/mbt/play/events.js';
import type { Nature } from '../../common/mbt/play/state.js';
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
  ['MBT20-RES-12 P on a steady stand',                { code: 'P', status: 'pinned', was: 'steady' },       'B1 pinned'],
  ['MBT20-RES-14 P on a stand that is Pinned',        { code: 'P', status: 'repulsed', was: 'pinned' },     'B1 pinned again, so driven back'],
  ['MBT20-RES-15 R on a stand that is Repulsed',      { code: 'R', status: 'neutralised', was: 'repulsed' }, 'B1 driven back again, so lost'],
  ['MBT20-R-07 P on a stand that is Repulsed',        { code: 'P', status: 'repulsed', was: 'repulsed' },   'B1 stays driven back'],
  ['MBT20-RES-06 no effect on a stand that is Pinned', { code: '-', status: 'pinned', was: 'pinned' },      'B1 unharmed'],
])('%s is told so that word and code agree', (_, struck, words) =>
  expect(BOOK.log.tell(engaged(struck), 'umpire')?.text).toContain(`; ${words}`),
);

const nature = (subClass: string, posture: string, name?: string) =>
  ({ subClass, posture, mode: 'MOBILE', bghq: false, fake: false, ...(name && { name }) }) as unknown as Nature;
const ABRAMS = nature('MBTn', 'ARM', 'M1 Abrams');
const CHALLENGER = nature('MBT+', 'ARM', 'Challenger 3');
const PLATOON = nature('INFn', 'INF', 'M113 platoon');
const SCOUTS = nature('INFn', 'REC');

// biome-ignore format: a case is a line
test.each<[string, Nature, Nature, Struck, string]>([
  ['MBT20-ELG-06 one platoon fires at a tank from afar', PLATOON, ABRAMS,  { code: 'P', status: 'pinned', was: 'steady' }, 'M113 platoon A1 fires at M1 Abrams B1, with the better hand: A1 unharmed; B1 pinned'],
  ['MBT20-ELG-04 and at scouts',                         PLATOON, SCOUTS,  { code: 'P', status: 'pinned', was: 'steady' }, 'M113 platoon A1 fires at scouts B1'],
  ['MBT20-ELG-02 infantry it assaults',                  PLATOON, PLATOON, { code: 'P', status: 'pinned', was: 'steady' }, 'M113 platoon A1 assaults M113 platoon B1'],
  ['MBT20-R-160 a stand is one, whatever it is called', CHALLENGER, ABRAMS, { code: 'P', status: 'pinned', was: 'steady' }, 'Challenger 3 A1 engages M1 Abrams B1'],
  ['MBT20-RES-06 an assault that comes to nothing',      PLATOON, PLATOON, { code: '-', status: 'steady', was: 'steady' }, ': it comes to nothing; A1 and B1 unharmed'],
  ['MBT20-RES-06 where nobody is harmed, what is seen',  ABRAMS,  ABRAMS,  { code: '-', status: 'steady', was: 'steady' }, ': the rounds go wide; A1 and B1 unharmed'],
])('%s', (_, own, other, struck, words) =>
  expect(BOOK.log.tell({ ...engaged(struck), natures: [own, other] }, 'umpire')?.text).toContain(words),
);
