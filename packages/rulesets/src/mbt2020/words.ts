import type { StatusWords, Words } from '../common/mbt/words.js';
import { FIGHT } from './face/fight.js';
import { IDS } from './options.js';
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

/** MBT20-RES-11 to MBT20-RES-16. */
// biome-ignore format: a state a line
const STATUSES: Readonly<Record<Status, StatusWords>> = {
  steady:      { title: 'Steady', told: 'unharmed', brief: 'steady', harm: 0 },
  pinned:      { title: 'Pinned', told: 'pinned', brief: 'pinned', harm: 0.3, marker: { letter: 'P', shape: 'disc', text: 'Pinned', rule: IDS.idOf('RES-12') } },
  repulsed:    { title: 'Repulsed', told: 'driven back', brief: 'back', harm: 0.6, marker: { letter: 'R', shape: 'diamond', text: 'Repulsed', rule: IDS.idOf('RES-13') } },
  neutralised: { title: 'Neutralised', told: 'lost', brief: 'lost', harm: 1 },
};

/** MBT20-R-91. */
const MARKED: readonly Posture[] = ['OTF', 'CBA', 'LAS'];

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
  LOST: 'neutralised',
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
  isEngineer: ({ subClass }: Listed) => subClass === 'FE',
  isLookout: ({ posture }: Posted) => posture === 'REC',
  isStriker: ({ posture }: Posted) => posture === 'CAS',
  isAreaFire: ({ posture }: Posted) => posture === 'OTF',
  isCounterBattery: ({ posture }: Posted) => posture === 'CBA',
  isAntiAircraft: ({ posture }: Posted) => posture === 'ADA' || posture === 'PDA',
  isLineInfantry: ({ posture }: Posted) => posture === 'INF',
  isTankHunter: ({ posture }: Posted) => posture === 'ATM',
  isMortar: ({ posture }: Posted) => posture === 'LAS',
  takesMarker: ({ posture }: Posted) => MARKED.includes(posture),
  isFixed: ({ mode }: Moded) => mode === 'STATIC',
  isFast: ({ mode }: Moded) => mode === 'FAST',
};
