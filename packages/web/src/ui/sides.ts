import { SIDE_NAMES, type Side, type Viewer } from '@umpire/engine';

export { SIDE_NAMES };

export const nameOf = (who: Viewer | 'book'): string =>
  who === 'a' || who === 'b' ? SIDE_NAMES[who] : who === 'umpire' ? 'Umpire' : who === 'spectator' ? 'Spectators' : '';

/** A class name for whatever belongs to a side; see `sides.css`. */
export const sideClass = (side: Side | undefined): string => (side ? `side-${side}` : '');
