/**
 * The drawings of figures are fetched when the first of them is to be seen: a battle without them does not carry them. Until they
 * are there a block stands in.
 */
import { useEffect, useState } from 'react';

export type FigureArt = typeof import('./vignette.js');

let art: FigureArt | undefined;

/** For those who draw at once and cannot wait. */
export function bringFigures(found: FigureArt): void {
  art = found;
}

/** The drawings, as soon as they are there. */
export function useFigures(wanted: boolean): FigureArt | undefined {
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || art) return;
    let gone = false;
    const arrived = (found: FigureArt) => {
      bringFigures(found);
      if (!gone) setArrived(true);
    };
    import('./vignette.js').then(arrived, () => undefined); // without a line the blocks stay
    return () => {
      gone = true;
    };
  }, [wanted]);
  return wanted ? art : undefined;
}
