/** `A3`, `A4`, `A5`, `A11` as `A3–A5, A11`; `least` of them make a run. */
export function runsOf(labels: readonly string[], least = 3): string {
  const runs: { readonly first: string; last: string; count: number }[] = [];
  for (const label of labels) {
    const run = runs.at(-1);
    if (run && label === following(run.last)) {
      run.last = label;
      run.count++;
    } else runs.push({ first: label, last: label, count: 1 });
  }
  return runs
    .map(({ first, last, count }) => (count >= least ? `${first}–${last}` : count === 2 ? `${first}, ${last}` : first))
    .join(', ');
}

const NUMBERED = /^(.*?)(\d+)$/;
function following(label: string): string | undefined {
  const found = NUMBERED.exec(label);
  return found ? `${found[1]}${Number(found[2]) + 1}` : undefined;
}

/** In the order in which people count: A2 before A10. */
export const counted = (labels: readonly string[]): string[] =>
  [...new Set(labels)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
