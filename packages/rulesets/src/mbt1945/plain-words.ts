import type { Class, Mode, Posture, SubClass } from './pieces.js';

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
