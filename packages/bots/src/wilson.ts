/** The standard normal's 97.5 % point. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval of a share: honest for few trials and at the ends, where the usual one is not. */
export function wilson(successes: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = (Z * Z) / trials;
  const middle = share + z2 / 2;
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials));
  return {
    low: successes === 0 ? 0 : (middle - spread) / (1 + z2),
    high: successes === trials ? 1 : (middle + spread) / (1 + z2),
  };
}
