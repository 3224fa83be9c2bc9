import type { Nature } from '../nature.js';

/** The name of a stand's symbol in the sprite. */
export function symbolOf(nature: Nature): string {
  if (nature.fake) return 'fake';
  switch (nature.posture) {
    case 'ARM':
      return 'armour';
    case 'LAS':
      return 'mortar';
    case 'ATA':
      return 'anti-tank';
    case 'REC':
      return 'reconnaissance';
    case 'AAA':
    case 'PDA':
      return 'air-defence';
    case 'ASF':
      return 'fighter';
    case 'CAS':
    case 'HBR':
      return 'attack-aircraft';
    case 'CBA':
    case 'OTF':
      return 'artillery';
    default:
      return nature.subClass === 'CFE' ? 'engineer' : nature.subClass === 'INF+' ? 'infantry-mechanised' : 'infantry';
  }
}
