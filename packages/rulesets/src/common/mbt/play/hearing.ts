import type { Side, Viewer } from '@umpire/engine';

/** The owner of a stand and the umpire; counters carry their side in their name. */
export const mayKnow = (stand: string, viewer: Viewer): boolean =>
  viewer === 'umpire' || viewer === (stand.startsWith('A') ? 'a' : 'b');

/** of a stand that the viewer has not seen it is told where it goes, and nothing else. */
export const isVeiled = (
  { stand, blank }: { readonly stand: string; readonly blank: boolean },
  viewer: Viewer,
): boolean => blank && !mayKnow(stand, viewer);

/** A Battle Group as its owner calls it, and as others do. */
export interface NamedGroup {
  readonly side: Side;
  readonly name: string;
  readonly known: string;
}
export const nameFor = ({ side, name, known }: NamedGroup, viewer: Viewer): string =>
  viewer === 'umpire' || viewer === side ? name : known;

export const STATE_WORDS = {
  steady: 'unharmed',
  pinned: 'Pinned',
  repulsed: 'Repulsed',
  neutralised: 'Neutralised',
} as const;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
