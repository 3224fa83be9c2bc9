import type { Nature } from '../nature.js';
import type { Posture } from '../pieces.js';

/** The names of symbols in the sprite, by what stands are there for; all others go by what they are. */
const BY_POSTURE: Readonly<Partial<Record<Posture, string>>> = {
  LAS: 'mortar',
  ATA: 'anti-tank-gun',
  REC: 'reconnaissance',
  AAA: 'heavy-flak',
  PDA: 'light-flak',
  ASF: 'propeller-fighter',
  CAS: 'propeller-attack',
  HBR: 'heavy-bomber',
  CBA: 'artillery',
  OTF: 'artillery',
};

/** Whose name says more than class and posture do: guns in a hull without a turret, and scouts who have no armoured car. */
// biome-ignore format: a sort a line
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  'assault-gun': ['StuG III', 'StuG IV', 'Hetzer', 'Marder', 'Jagdpanzer IV', 'Jagdpanther', 'Jagdtiger', 'Elefant', 'Brummbär', 'SU-76', 'SU-85', 'SU-100', 'ISU-122', 'ISU-152', 'Semovente 75/18', 'Semovente 75/34', 'Zrínyi'],
  cyclists: ['Radfahrer'],
  scouts: ['Scouts', 'Scouts on skis', 'Commando scouts', 'Ski patrol', 'Cavalry'],
};
const named = ({ name, class: of, posture }: Nature): string | undefined =>
  of === 'ARMOUR' || posture === 'REC' ? Object.keys(BY_NAME).find(sort => BY_NAME[sort]!.includes(name)) : undefined;

function byClass({ class: of, subClass }: Nature): string {
  if (of === 'ARMOUR') return subClass === 'MBT++' || subClass === 'MBT+' ? 'armour-heavy' : 'armour';
  return subClass === 'CFE' ? 'pioneers' : subClass === 'INF+' ? 'half-track' : 'infantry';
}

/** The name of a stand's symbol in the sprite. */
export const symbolOf = (nature: Nature): string =>
  nature.fake ? 'fake' : (named(nature) ?? BY_POSTURE[nature.posture] ?? byClass(nature));
