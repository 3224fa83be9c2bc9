import type { Class, Mode, Posture, SubClass } from './pieces.js';

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
