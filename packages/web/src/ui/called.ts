/**
 * A sentence with the names of those it speaks of: `Old Guard F7 fights Rifles A11`. Each is named where it is first met, those alike once; of
 * a run from one to another nobody is. `told`: who was named before, in the sentence before this one.
 */
export function withNames(
  text: string,
  called: Readonly<Record<string, string>> | undefined,
  told: Set<string> = new Set(),
): string {
  if (!called) return text;
  const said = text.toLowerCase();
  return text.replace(LABEL, (label: string) => {
    const name = Object.hasOwn(called, label) ? called[label] : undefined;
    // whom the sentence names itself needs it once
    if (name === undefined || told.has(name) || said.includes(stemOf(name))) return label;
    told.add(name);
    return `${name} ${label}`;
  });
}

/** One and several of it begin alike: a battery, batteries. */
const stemOf = (name: string): string => name.toLowerCase().replace(/y$/, '');

const LABEL = /(?<![\p{L}\p{N}.–-])[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*(?![\p{L}\p{N}–])/gu;
