import { type Meant, meaning, type StatusWords, type Words } from '../common/mbt/words.js';
import { FIGHT } from './face/fight.js';
import { IDS } from './options.js';
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

/** MBT20-RES-11 to MBT20-RES-16. */
// biome-ignore format: a state a line
const STATUSES: Readonly<Record<Status, StatusWords>> = {
  steady:      { title: 'Steady', told: 'unharmed', brief: 'steady', harm: 0 },
  pinned:      { title: 'Pinned', told: 'pinned', brief: 'pinned', harm: 0.3, marker: { letter: 'P', shape: 'disc', text: 'Pinned', rule: IDS.idOf('RES-12') } },
  repulsed:    { title: 'Driven back', told: 'driven back', brief: 'driven back', printed: 'Repulsed', harm: 0.6, goesFor: 'R', marker: { letter: 'R', shape: 'diamond', text: 'Driven back', rule: IDS.idOf('RES-13') } },
  neutralised: { title: 'Lost', told: 'lost', brief: 'lost', printed: 'Neutralised', harm: 1 },
};

/** Which of them is what the rules ask for; `marked` is MBT20-R-91. */
const MEANT = {
  battery: 'ARTILLERY',
  flight: 'AIRCRAFT',
  troops: 'INFANTRY',
  tanks: 'ARMOUR',
  lightInfantry: 'INF-',
  engineers: 'FE',
  lookout: 'REC',
  areaFire: 'OTF',
  counterBattery: 'CBA',
  lineInfantry: 'INF',
  tankHunter: 'ATM',
  mortar: 'LAS',
  strikers: ['CAS'],
  antiAircraft: ['ADA', 'PDA'],
  marked: ['OTF', 'CBA', 'LAS'],
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
  LOST: 'neutralised',
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
