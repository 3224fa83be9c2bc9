/** Parts of armies that books have alike: lines of so many stands, one of them a headquarters. */

interface Line {
  readonly count: number;
}

/** One stand of the line leads, and nobody else: it is taken out of a line of several. */
export function ledBy<L extends Line>(lines: readonly L[], flag: keyof L, leader: number): L[] {
  return lines.flatMap((line, i) => {
    const { count } = line;
    if (i !== leader) return { ...line, [flag]: false };
    const first = { ...line, count: 1, [flag]: true };
    return count > 1 ? [first, { ...line, count: count - 1, [flag]: false }] : first;
  });
}

/** `2. Garrison`: the number says how many came before. */
export const numbered = (name: string, place: number): string =>
  `${place}. ${name.replace(/^\d+\. /, '')}`.slice(0, 60);

export const countOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** So many more of a line, or fewer; one that comes to nothing is left out. */
export const counted = <L extends Line>(lines: readonly L[], i: number, by: number): L[] =>
  lines.flatMap((line, k) => {
    const count = line.count + (k === i ? by : 0);
    return count > 0 ? { ...line, count } : [];
  });
