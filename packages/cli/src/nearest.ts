/** How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** The candidates that somebody may have meant, the likeliest first; none if nothing is near. */
export const nearest = (word: string, candidates: readonly string[], most = 3): string[] =>
  ranked(word, candidates)
    .slice(0, most)
    .map(({ candidate }) => candidate);

interface Ranked {
  readonly candidate: string;
  readonly far: number;
}

function ranked(word: string, candidates: readonly string[]): Ranked[] {
  const typed = word.toLowerCase();
  const slack = Math.max(1, Math.floor(typed.length / 3));
  return candidates
    .map(candidate => ({ candidate, far: farness(typed, candidate.toLowerCase()) }))
    .filter(({ far }) => far <= slack)
    .sort((x, y) => x.far - y.far);
}

/** What was begun right and not finished is near, however much is missing. */
function farness(typed: string, candidate: string): number {
  const begun = typed.length >= 2 && candidate.startsWith(typed);
  return begun ? 0.5 : distance(typed, candidate);
}

/** `Did you mean play?`, or nothing. */
export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const near = ranked(word, candidates);
  const [best] = near;
  const meant = near.filter(({ far }) => far === best!.far).slice(0, 3);
  return best && `Did you mean ${meant.map(({ candidate }) => candidate).join(' or ')}?`;
}
