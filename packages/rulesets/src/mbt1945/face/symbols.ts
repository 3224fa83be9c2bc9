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

function byClass({ class: of, subClass }: Nature): string {
  if (of === 'ARMOUR') return subClass === 'MBT++' || subClass === 'MBT+' ? 'armour-heavy' : 'armour';
  return subClass === 'CFE' ? 'pioneers' : subClass === 'INF+' ? 'half-track' : 'infantry';
}

/** The name of a stand's symbol in the sprite. */
export const symbolOf = (nature: Nature): string =>
  nature.fake ? 'fake' : (BY_POSTURE[nature.posture] ?? byClass(nature));
