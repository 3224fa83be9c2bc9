import { calledByName, type PlainName } from '../common/mbt/book/words.js';
import type { Altitude, Class, Grade, Kind, Mode, Posture, SubClass } from './pieces.js';

/** What the book's codes stand for, in plain words; what they mean to the rules is in `words.ts`. */

export const CLASS_WORDS: Readonly<Record<Class, string>> = {
  ARMOUR: 'Tanks',
  INFANTRY: 'Infantry',
  ARTILLERY: 'Artillery, off the table',
  AIRCRAFT: 'Aircraft, off the table',
};

/** MBT45-CLS-02 to MBT45-CLS-19. */
export const SUB_CLASS_WORDS: Readonly<Record<SubClass, string>> = {
  'MBT++': 'heaviest tanks',
  'MBT+': 'heavy tanks',
  MBTn: 'standard tanks',
  'MBT-': 'light and old tanks',
  'INF+': 'infantry in half-tracks',
  INFn: 'infantry with anti-tank weapons',
  'INF-': 'infantry on foot',
  'ART+': 'heavy artillery and rockets',
  ARTn: 'medium artillery',
  'ART-': 'light artillery',
  'AIR+': 'late-war aircraft',
  AIRn: 'usual aircraft',
  'AIR-': 'early aircraft',
  CFE: 'combat engineers',
};

/** MBT45-POS-08 to MBT45-POS-18. */
export const POSTURE_WORDS: Readonly<Record<Posture, string>> = {
  INF: 'infantry',
  ARM: 'armour',
  LAS: 'light artillery support',
  ATA: 'anti-tank artillery',
  REC: 'reconnaissance',
  AAA: 'heavy anti-aircraft guns',
  PDA: 'light anti-aircraft guns',
  ASF: 'air superiority fighter',
  CAS: 'close air support',
  HBR: 'heavy bombers',
  CBA: 'counter-battery',
  OTF: 'off-table fire',
};

/** MBT45-MOD-08 to MBT45-MOD-10. */
export const MODE_WORDS: Readonly<Record<Mode, string>> = {
  STATIC: 'Dug in',
  MOBILE: 'On the move',
  FAST: 'In a hurry',
};

/** MBT45-GRD-05. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  'GRADE-': 'poor',
  GRADEn: 'usual',
  'GRADE+': 'good',
};

/** MBT45-ELG-49, MBT45-ELG-51: whom each altitude is safe from. */
export const ALTITUDE_WORDS: Readonly<Record<Altitude, string>> = {
  LOW: 'below the reach of AAA',
  MEDIUM: 'within reach of AAA and PDA',
  HIGH: 'above the reach of PDA',
};

const named = (name: string, short: string): PlainName => ({ name, short });

/** What the stands of a posture are called, whatever carries them. */
// biome-ignore format: a posture a line
const BY_POSTURE: Readonly<Partial<Record<Posture, PlainName>>> = {
  LAS: named('Mortars and light guns',   'Mortars'),
  ATA: named('Anti-tank guns',           'AT guns'),
  REC: named('Scouts',                   'Scouts'),
  AAA: named('Heavy anti-aircraft guns', 'Heavy AA'),
  PDA: named('Light anti-aircraft guns', 'Light AA'),
  ASF: named('Fighters',                 'Fighters'),
  HBR: named('Heavy bombers',            'Bombers'),
  CBA: named('Counter-battery guns',     'Counter-battery'),
};

/** And the others, by what they are. */
// biome-ignore format: a class a line
const BY_CLASS: Readonly<Record<SubClass, PlainName>> = {
  'MBT++': named('Heaviest tanks',         'Tanks'),
  'MBT+':  named('Heavy tanks',            'Tanks'),
  MBTn:    named('Tanks',                  'Tanks'),
  'MBT-':  named('Light and old tanks',    'Tanks'),
  'INF+':  named('Infantry in half-tracks', 'Infantry'),
  INFn:    named('Infantry',               'Infantry'),
  'INF-':  named('Infantry on foot',       'Infantry'),
  CFE:     named('Combat engineers',       'Engineers'),
  'ART+':  named('Heavy guns and rockets', 'Guns'),
  ARTn:    named('Medium guns',            'Guns'),
  'ART-':  named('Light guns',             'Guns'),
  'AIR+':  named('Late ground attack aircraft', 'Attack aircraft'),
  AIRn:    named('Ground attack aircraft', 'Attack aircraft'),
  'AIR-':  named('Early ground attack aircraft', 'Attack aircraft'),
};

type Named = Kind & { readonly name?: string | undefined };

/** A stand in plain words; MBT45-HSE-21: by its own name ("Panther"), where it has one. */
export const plainName = (stand: Named): PlainName =>
  calledByName(stand, BY_POSTURE[stand.posture] ?? BY_CLASS[stand.subClass]);
