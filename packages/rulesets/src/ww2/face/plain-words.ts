import { defaultOptions } from '@umpire/engine';
import { OPTIONS } from '../options.js';
import type { Unit, Weapon } from '../pieces.js';
import { unitOf } from '../tables/units.js';

interface Names {
  readonly name: string;
  readonly short: string;
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

/** The name of a unit hangs on no ruling. */
export const DEFAULTS = defaultOptions(OPTIONS);

export function namesOf(unit: Unit): Names {
  const { name, weapon, class: kind } = unitOf(unit, DEFAULTS);
  return { name, short: kind !== 'INF' && kind !== 'AC' ? name : BY_WEAPON[weapon] };
}
