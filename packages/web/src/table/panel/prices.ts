import type { MenuItem } from '@umpire/engine';

/** The cheapest first: so most of them can be paid for. */
export const byPrice = (items: readonly MenuItem[]): readonly MenuItem[] =>
  [...items].sort((one, other) => Number(one.price) - Number(other.price));

/** The words with which all of some labels begin: `Activate for 1`, `Activate for 3`: Activate for; without a word that leads on. */
export function sharedWords(labels: readonly string[]): string {
  const [first = [], ...rest] = labels.map(label => label.split(' '));
  const shared = first.filter((word, i) => rest.every(words => words[i] === word) && !/\d/.test(word));
  return shared.filter(word => word !== 'for').join(' ');
}
