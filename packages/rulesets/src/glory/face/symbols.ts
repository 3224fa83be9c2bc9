import type { Troop } from '../pieces.js';
import { generalOf } from '../rules/troops.js';

/** The name of a vignette's symbol in the sprite: blocks as on old battle plans. */
export function symbolOf(t: Troop): string {
  if (t.class === 'ART') return 'guns';
  if (t.class === 'ELE') return 'elephants';
  if (t.class === 'VLI' || t.class === 'LIN') return 'skirmishers';
  return generalOf(t) === 'FOOT' ? 'foot' : 'horse';
}
