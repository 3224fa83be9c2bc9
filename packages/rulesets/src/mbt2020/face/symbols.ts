import type { Nature } from '../nature.js';

/** The name of a stand's symbol in the sprite. */
export function symbolOf(nature: Nature): string {
  if (nature.fake) return 'fake';
  if (nature.helicopter) return 'helicopter';
  switch (nature.posture) {
    case 'ARM':
      return 'armour';
    case 'LAS':
      return 'mortar';
    case 'ATM':
      return 'anti-tank';
    case 'REC':
      return 'reconnaissance';
    case 'ADA':
      return 'air-defence-missile';
    case 'PDA':
      return 'air-defence';
    case 'ECM':
      return 'electronic-warfare';
    case 'ASF':
      return 'fighter';
    case 'CAS':
      return 'attack-aircraft';
    case 'CBA':
    case 'OTF':
      return nature.subClass === 'ART-' ? 'artillery' : 'artillery-self-propelled';
    default:
      return nature.subClass === 'FE' ? 'engineer' : nature.subClass === 'INF-' ? 'infantry' : 'infantry-mechanised';
  }
}
