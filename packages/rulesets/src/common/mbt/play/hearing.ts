import type { Viewer } from '@umpire/engine';

/** The owner of a stand and the umpire; counters carry their side in their name. */
export const mayKnow = (stand: string, viewer: Viewer): boolean =>
  viewer === 'umpire' || viewer === (stand.startsWith('A') ? 'a' : 'b');

export const STATE_WORDS = {
  steady: 'unharmed',
  pinned: 'Pinned',
  repulsed: 'Repulsed',
  neutralised: 'Neutralised',
} as const;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
