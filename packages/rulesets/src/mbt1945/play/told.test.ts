import { expect, test } from 'vitest';
import type { Event, Struck } from '../../common/mbt/play/events.js';
import type { Nature } from '../../common/mbt/play/state.js';
import { BOOK } from '../book.js';
import { classOf, type Posture, type SubClass } from '../pieces.js';

const being = (name: string, subClass: SubClass, posture: Posture): Nature =>
  ({ name, subClass, class: classOf(subClass), posture, mode: 'MOBILE', bghq: false, fake: false }) as Nature;
const PANTHER = being('Panther', 'MBT+', 'ARM');
const T34 = being('T-34/85', 'MBTn', 'ARM');
const GRENADIERS = being('Grenadiere', 'INFn', 'INF');
const PAK = being('Pak 40', 'INFn', 'ATA');
const GUNS = being('ARTn 3', 'ARTn', 'OTF');
const STUKA = being('Ju 87', 'AIR-', 'CAS');
const BOFORS = being('Bofors', 'INFn', 'PDA');

const struck = (status: string, was = 'steady'): Struck =>
  status === '-' ? { code: '-', status: was, was } : { code: status, status, was };
const told = (event: object): string =>
  BOOK.log.tell({ because: [] as never[], ...event } as unknown as Event, 'umpire')!.text;

// biome-ignore format: a fight a line
test.each<[string, Nature, Nature, Struck, Struck, string]>([
  ['MBT45-RES-43 tanks that are lost', PANTHER, T34, struck('-'), struck('broken'), 'Panther A1 opens fire on T-34/85 B1 in the town, with the better hand: A1 unharmed; B1 broken'],
  ['MBT45-RES-43 guns that are lost', GUNS, PAK, struck('-'), struck('broken'), 'Guns A1 shells Pak 40 B1 in the town, with the better hand: A1 unharmed; B1 broken'],
  ['MBT45-RES-43 aircraft that are lost', BOFORS, STUKA, struck('-'), struck('broken'), 'Bofors A1 opens fire on Ju 87 B1 in the town, with the better hand: A1 unharmed; B1 broken'],
  ['MBT45-RES-45 both fall back', GRENADIERS, T34, struck('shaken'), struck('shaken'), 'Grenadiere A1 attacks T-34/85 B1 in the town, with the better hand: A1 shaken; B1 shaken'],
  ['MBT45-RES-45 who is shaken falls back again', GRENADIERS, T34, struck('shaken', 'shaken'), struck('-'), 'Grenadiere A1 attacks T-34/85 B1 in the town, with the better hand: A1 shaken again; B1 unharmed'],
  ['MBT45-RES-47 only the target', STUKA, GRENADIERS, struck('-'), struck('pinned'), 'Ju 87 A1 dives on Grenadiere B1 in the town, with the better hand: A1 unharmed; B1 pinned'],
  ['MBT45-RES-42 nobody', STUKA, GUNS, struck('-'), struck('-'), 'Ju 87 A1 dives on guns B1 in the town, with the better hand: the bombs go astray; A1 and B1 unharmed'],
])('a fight is told in the words of its time, and what came of it in the one word that it has everywhere: %s', (_, own, other, owner, opposing, words) =>
  expect(told({ kind: 'engaged', stand: 'A1', target: 'B1', rps: 'win', owner, opposing, natures: [own, other], where: 'in the town' })).toBe(words));

// biome-ignore format: an event a line
test.each<[string, object, string]>([
  ['before the hands', { kind: 'engaging', stand: 'A1', target: 'B1', type: 'mutual', weight: [0, 0], marks: false, natures: [GUNS, T34] }, 'Guns A1 shells T-34/85 B1: mutual, causes of disadvantage: A1 has none, B1 has none'],
  ['MBT45-RES-45 falling back', { kind: 'fellBack', stand: 'B1', inches: 2, status: 'shaken', nature: GRENADIERS }, 'Grenadiere B1 falls back 2", shaken'],
  ['MBT45-RES-43 lost', { kind: 'removed', stand: 'B1', why: 'lost', nature: T34 }, 'T-34/85 B1 is broken and taken away'],
  ['one whom nobody knows', { kind: 'removed', stand: 'B1', why: 'lost' }, 'B1 is broken and taken away'],
  ['MBT45-R-59 mending', { kind: 'recovered', stand: 'B1', status: 'pinned', nature: T34 }, 'T-34/85 B1 rallies: Pinned'],
  ['MBT45-VIC-13 a group', { kind: 'fragile', side: 'a', group: 0, rule: 'MBT45-VIC-11', name: 'Kampfgruppe', known: 'Kampfgruppe' }, 'Kampfgruppe is fought out: Fragile'],
])('what comes of it: %s', (_, event, words) => expect(told(event)).toBe(words));
