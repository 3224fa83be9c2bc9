import type { StatusWords, Words } from '../common/mbt/words.js';
import { FIGHT } from './face/fight.js';
import {
  CLASSES,
  classOf,
  defaultMode,
  defaultPosture,
  GRADES,
  isMountedInfantry,
  isUnit,
  levelOf,
  MODES,
  type Mode,
  POSTURES,
  type Posture,
  type Status,
  SUB_CLASSES,
  type SubClass,
} from './pieces.js';

/** MBT45-RES-42; the markers are those of MBT45-RES-50. */
// biome-ignore format: a state a line
const STATUSES: Readonly<Record<Status, StatusWords>> = {
  steady: { title: 'Steady', told: 'unharmed', brief: 'steady', harm: 0 },
  pinned: { title: 'Pinned', told: 'Pinned', brief: 'pinned', harm: 0.3, marker: { letter: 'P', shape: 'disc', text: 'Pinned', rule: 'MBT45-RES-47' } },
  shaken: { title: 'Shaken', told: 'Shaken', brief: 'shaken', harm: 0.5, marker: { letter: 'S', shape: 'diamond', text: 'Shaken', rule: 'MBT45-RES-45' } },
  broken: { title: 'Broken', told: 'Broken', brief: 'lost', harm: 1 },
};

/** MBT45-R-91. */
const MARKED: readonly Posture[] = ['OTF', 'LAS'];
const STRIKERS: readonly Posture[] = ['CAS', 'HBR'];

interface Posted {
  readonly posture: Posture;
}
interface Listed {
  readonly subClass: SubClass;
}
interface Moded {
  readonly mode: Mode;
}

/** What this book's words mean to the rules that it shares with its sister. */
export const WORDS: Words = {
  CLASSES,
  SUB_CLASSES,
  POSTURES,
  MODES,
  GRADES,
  STATUSES,
  FIGHT,
  STEADY: 'steady',
  LOST: 'broken',
  UNHARMED: '-',
  ORDINARY: { subClass: 'INFn', class: 'INFANTRY', posture: 'INF', mode: 'MOBILE', grade: 'GRADEn' },
  FAKE_MODES: ['MOBILE', 'STATIC'],
  classOf,
  levelOf,
  defaultPosture,
  defaultMode,
  isUnit,
  isBattery: of => of.class === 'ARTILLERY',
  isFlight: of => of.class === 'AIRCRAFT',
  isTroops: of => of.class === 'INFANTRY',
  isTank: ({ subClass }: Listed) => classOf(subClass) === 'ARMOUR',
  isMountedInfantry,
  isLightInfantry: ({ subClass }: Listed) => subClass === 'INF-',
  isEngineer: ({ subClass }: Listed) => subClass === 'CFE',
  isLookout: ({ posture }: Posted) => posture === 'REC',
  isStriker: ({ posture }: Posted) => STRIKERS.includes(posture),
  isAreaFire: ({ posture }: Posted) => posture === 'OTF',
  isCounterBattery: ({ posture }: Posted) => posture === 'CBA',
  isAntiAircraft: ({ posture }: Posted) => posture === 'AAA' || posture === 'PDA',
  isLineInfantry: ({ posture }: Posted) => posture === 'INF',
  isTankHunter: ({ posture }: Posted) => posture === 'ATA',
  isMortar: ({ posture }: Posted) => posture === 'LAS',
  takesMarker: ({ posture }: Posted) => MARKED.includes(posture),
  isFixed: ({ mode }: Moded) => mode === 'STATIC',
  isFast: ({ mode }: Moded) => mode === 'FAST',
};
