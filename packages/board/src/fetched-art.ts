import { useEffect, useState } from 'react';

/** Drawings that are fetched when the first of them is to be seen: a battle without them does not carry them. */
export interface FetchedArt<Art> {
  fetch(): Promise<Art>;
  /** Once they are there; whoever draws at once and cannot wait puts them here. */
  here?: Art;
}

/** The drawings, if they are wanted, as soon as they are there. */
export function useFetchedArt<Art>(art: FetchedArt<Art>, wanted: boolean): Art | undefined {
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || art.here) return;
    let gone = false;
    const arrived = (found: Art) => {
      art.here = found;
      if (!gone) setArrived(true);
    };
    art.fetch().then(arrived, () => undefined); // without a line one does without them
    return () => {
      gone = true;
    };
  }, [wanted, art]);
  return wanted ? art.here : undefined;
}
