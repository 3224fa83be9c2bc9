/** A whole number below `below`, every one as likely as the others. */
export function randomBelow(below: number): number {
  const [word] = crypto.getRandomValues(new Uint32Array(1));
  const most = 2 ** 32 - (2 ** 32 % below);
  return word! < most ? word! % below : randomBelow(below);
}
