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

/** Each line that alone can make up for what is missing, or what is too much: so many more of it, or fewer. */
export function resized<L extends Line>(
  lines: readonly L[],
  size: number,
  leads: (line: L) => boolean,
): { readonly line: L; readonly by: number; readonly lines: L[] }[] {
  const by = size - countOf(lines);
  return lines
    .filter(line => !leads(line) && line.count + by >= 0)
    .map(line => ({
      line,
      by,
      lines: lines.flatMap(one => {
        const count = one.count + (one === line ? by : 0);
        return count > 0 ? { ...one, count } : [];
      }),
    }));
}
/** `Add 2 Rifles`, `Leave out 3 Rifles`. */
export const resizedWords = (by: number, name: string): string =>
  `${by > 0 ? 'Add' : 'Leave out'} ${Math.abs(by)} ${name}`;
