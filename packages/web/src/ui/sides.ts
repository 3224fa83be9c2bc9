import { SIDE_NAMES, type Side, type Viewer } from '@umpire/engine';

export { SIDE_NAMES };

export const nameOf = (who: Viewer | 'book' | 'all'): string =>
  who === 'a' || who === 'b' ? SIDE_NAMES[who] : OTHERS[who];
const OTHERS = { umpire: 'Umpire', spectator: 'Spectators', all: 'Both sides', book: '' } as const;

/** A class name for whatever belongs to a side; see `sides.css`. */
export const sideClass = (side: Side | undefined): string => (side ? `side-${side}` : '');
