import { calledByName, type PlainName } from '../common/mbt/book/words.js';
import type { Class, Grade, Kind, Mode, Posture, SubClass } from './pieces.js';

/** What the book's codes stand for, in plain words; what they mean to the rules is in `words.ts`. */

export const CLASS_WORDS: Readonly<Record<Class, string>> = {
  ARMOUR: 'Tanks',
  INFANTRY: 'Infantry',
  ARTILLERY: 'Artillery, off the table',
  AIRCRAFT: 'Aircraft, off the table',
};

export const SUB_CLASS_WORDS: Readonly<Record<SubClass, string>> = {
  'MBT+': 'best tanks',
  MBTn: 'usual tanks',
  'MBT-': 'old tanks',
  'INF+': 'infantry in combat vehicles',
  INFn: 'infantry in carriers',
  'INF-': 'infantry in trucks',
  'ART+': 'best artillery',
  ARTn: 'self-propelled artillery',
  'ART-': 'towed artillery',
  'AIR+': 'best aircraft',
  AIRn: 'usual aircraft',
  'AIR-': 'old aircraft',
  FE: 'field engineers',
};

export const POSTURE_WORDS: Readonly<Record<Posture, string>> = {
  INF: 'infantry',
  ARM: 'armour',
  LAS: 'light artillery support',
  ATM: 'anti-tank munitions',
  REC: 'reconnaissance',
  ADA: 'area anti-aircraft',
  PDA: 'point anti-aircraft',
  ECM: 'electronic counter measures',
  ASF: 'air superiority fighter',
  CAS: 'close air support',
  CBA: 'counter-battery',
  OTF: 'off-table fire',
};

/** MBT20-MOD-08 to MBT20-MOD-11. */
export const MODE_WORDS: Readonly<Record<Mode, string>> = {
  STATIC: 'Dug in',
  MOBILE: 'On the move',
  FAST: 'In a hurry',
  SNS: 'Shoot and scoot',
};

/** MBT20-GRD-05. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  'GRADE-': 'poor',
  GRADEn: 'usual',
  'GRADE+': 'good',
};

const named = (name: string, short: string): PlainName => ({ name, short });

/** What the stands of a posture are called, whatever carries them. */
// biome-ignore format: a posture a line
const BY_POSTURE: Readonly<Partial<Record<Posture, PlainName>>> = {
  LAS: named('Mortars and light guns',      'Mortars'),
  ATM: named('Anti-tank missile team',      'Missiles'),
  REC: named('Scouts',                      'Scouts'),
  ADA: named('Anti-aircraft missiles',      'AA missiles'),
  PDA: named('Anti-aircraft guns',          'AA guns'),
  ECM: named('Jamming aircraft',            'Jammers'),
  ASF: named('Fighters',                    'Fighters'),
  CBA: named('Counter-battery guns',        'Counter-battery'),
};

/** And the others, by what they are. */
// biome-ignore format: a class a line
const BY_CLASS: Readonly<Record<SubClass, PlainName>> = {
  'MBT+': named('Best main battle tanks',     'Tanks'),
  MBTn:   named('Main battle tanks',          'Tanks'),
  'MBT-': named('Old main battle tanks',      'Tanks'),
  'INF+': named('Rifles in fighting vehicles', 'Rifles'),
  INFn:   named('Rifles in carriers',         'Rifles'),
  'INF-': named('Rifles in trucks',           'Rifles'),
  FE:     named('Field engineers',            'Engineers'),
  'ART+': named('Best artillery battery',     'Guns'),
  ARTn:   named('Artillery battery',          'Guns'),
  'ART-': named('Towed artillery battery',    'Guns'),
  'AIR+': named('Best ground attack aircraft', 'Attack aircraft'),
  AIRn:   named('Ground attack aircraft',     'Attack aircraft'),
  'AIR-': named('Old ground attack aircraft', 'Attack aircraft'),
};
const HELICOPTERS = named('Attack helicopters', 'Helicopters');

type Named = Kind & { readonly name?: string | undefined; readonly helicopter?: boolean };

/** A stand in plain words; by its own name ("Challenger 3"), where it has one. */
export const plainName = (stand: Named): PlainName =>
  calledByName(stand, stand.helicopter ? HELICOPTERS : (BY_POSTURE[stand.posture] ?? BY_CLASS[stand.subClass]));
