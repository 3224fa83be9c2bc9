import { useEffect, useState } from 'react';

/** What is fetched when it is first to be seen: a battle without it does not carry it. */
export interface Fetched<Part> {
  fetch(): Promise<Part>;
  /** Once it is there; whoever draws at once and cannot wait puts it here. */
  here?: Part;
}

/** The part, if it is wanted, as soon as it is there. */
export function useFetched<Part>(part: Fetched<Part>, wanted: boolean): Part | undefined {
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || part.here) return;
    let gone = false;
    const arrived = (found: Part) => {
      part.here = found;
      if (!gone) setArrived(true);
    };
    part.fetch().then(arrived, () => undefined); // without a line one does without it
    return () => {
      gone = true;
    };
  }, [wanted, part]);
  return wanted ? part.here : undefined;
}
