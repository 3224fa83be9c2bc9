import type { Side, Viewer } from '@umpire/engine';

export const mayKnow = (side: Side, viewer: Viewer): boolean => viewer === 'umpire' || viewer === side;

/** What happened to a stand of a side, which may be a blank. */
export interface OfBlank {
  readonly side: Side;
  readonly blank: boolean;
}
/** of a stand that the viewer has not seen it is told where it goes, and nothing else. */
export const isVeiled = ({ side, blank }: OfBlank, viewer: Viewer): boolean => blank && !mayKnow(side, viewer);

/** A Battle Group as its owner calls it, and as others do. */
export interface NamedGroup {
  readonly side: Side;
  readonly name: string;
  readonly known: string;
}
export const nameFor = ({ side, name, known }: NamedGroup, viewer: Viewer): string =>
  mayKnow(side, viewer) ? name : known;
