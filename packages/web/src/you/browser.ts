/** The more particular first: every browser also calls itself by the names of those it is like. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'a Mac'],
  ['Linux', 'Linux'],
] as const;

const known = (names: readonly (readonly [string, string])[], about: string): string | undefined =>
  names.find(([sign]) => about.includes(sign))?.[1];

/** What a browser calls itself, in words: «Firefox on Windows». */
export function browserOf(about: string | null): string {
  if (about === null) return 'A program';
  const [browser, system] = [known(BROWSERS, about), known(SYSTEMS, about)];
  if (!browser) return 'A program';
  return system ? `${browser} on ${system}` : browser;
}
