import { type Meant, meaning, type StatusWords, type Words } from '../common/mbt/words.js';
import { FIGHT } from './face/fight.js';
import {
  CLASSES,
  type Class,
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
  pinned: { title: 'Pinned', told: 'pinned', brief: 'pinned', harm: 0.3, marker: { letter: 'P', shape: 'disc', text: 'Pinned', rule: 'MBT45-RES-47' } },
  shaken: { title: 'Shaken', told: 'shaken', brief: 'shaken', harm: 0.5, goesFor: 'shaken', marker: { letter: 'S', shape: 'diamond', text: 'Shaken', rule: 'MBT45-RES-45' } },
  broken: { title: 'Broken', told: 'broken', brief: 'broken', harm: 1 },
};

/** Which of them is what the rules ask for; `marked` is MBT45-R-91. */
const MEANT = {
  battery: 'ARTILLERY',
  flight: 'AIRCRAFT',
  troops: 'INFANTRY',
  tanks: 'ARMOUR',
  lightInfantry: 'INF-',
  engineers: 'CFE',
  lookout: 'REC',
  areaFire: 'OTF',
  counterBattery: 'CBA',
  lineInfantry: 'INF',
  tankHunter: 'ATA',
  mortar: 'LAS',
  strikers: ['CAS', 'HBR'],
  antiAircraft: ['AAA', 'PDA'],
  marked: ['OTF', 'LAS'],
  fixed: 'STATIC',
  fast: 'FAST',
} satisfies Meant<Class, SubClass, Posture, Mode>;

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
  isMountedInfantry,
  ...meaning(MEANT, classOf),
};
