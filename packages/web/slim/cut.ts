/** Cuts out of a source, or puts something in the place of, what a pattern finds. Where it finds nothing the source was rewritten, and the pattern must follow it. */
export function cut(source: string, pattern: RegExp, by: string | ((found: string) => string), where: string): string {
  const left = source.replace(pattern, by as string);
  if (left === source) throw new Error(`${where}: nothing in it is like ${pattern}`);
  return left;
}
