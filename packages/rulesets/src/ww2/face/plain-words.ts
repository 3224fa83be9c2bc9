import { defaultOptions } from '@umpire/engine';
import { OPTIONS } from '../options.js';
import type { Class, Unit, Weapon } from '../pieces.js';
import type { Stand } from '../play/state.js';
import { SINCE } from '../tables/service.js';
import { unitOf } from '../tables/units.js';

interface Names {
  readonly name: string;
  readonly short: string;
  /** WW2-HG-27: with the year since when there was such a vehicle: `T34/85, 1944`. */
  readonly dated: string;
}

/** What stands without a vehicle are called by people who do not know the book. */
const BY_WEAPON: Readonly<Record<Weapon, string>> = {
  BARG: 'Riflemen',
  RG: 'Rifles',
  IG: 'Infantry',
  Ms: 'Mortars',
  HMG: 'Machine guns',
  VLG: 'Light cannon',
  LG: 'Light guns',
  MG: 'Guns',
  HG: 'Heavy guns',
  LB: 'Light battery',
  MB: 'Battery',
  HB: 'Heavy battery',
  CB: 'Counter battery',
  SRL: 'Rockets',
  BOMBER: 'Bombers',
  ATTACK: 'Attack aircraft',
  FIGHTER: 'Fighters',
  AAA: 'Flak',
  none: 'Transport',
};

/** What a class is, as a target (WW2-HG-01). */
export const CLASS_WORDS: Readonly<Record<Class, string>> = {
  INF: 'men and guns on foot',
  SMT: 'soft transport',
  LA: 'light armour',
  MA: 'medium armour',
  HA: 'heavy armour',
  XA: 'extra heavy armour',
  ART: 'artillery',
  AC: 'aircraft',
};

/** The name of a unit hangs on no ruling. */
export const DEFAULTS = defaultOptions(OPTIONS);

export function namesOf(unit: Unit): Names {
  const { name, weapon, class: kind } = unitOf(unit, DEFAULTS);
  const since = SINCE[unit];
  return {
    name,
    short: kind !== 'INF' && kind !== 'AC' ? name : BY_WEAPON[weapon],
    dated: since === undefined ? name : `${name}, ${since}`,
  };
}

/** `A1.4 Panzer 4`. */
export const calledOf = ({ id, nature }: Pick<Stand, 'id' | 'nature'>): string => `${id} ${namesOf(nature.unit).name}`;
