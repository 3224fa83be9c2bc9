import type { MenuItem } from '@umpire/engine';

/** Whom it is worth to pay for: who has most of it first, then the cheapest, so that most can be paid for; nobody who could do nothing. */
export const worthPaying = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.filter(({ gain }) => gain !== 'nothing').sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ gain, price }: MenuItem): number =>
  (gain === 'little' ? 1e6 : gain === 'much' ? -1e6 : 0) + Number(price);

/** ", 2 could do nothing": those whom nobody pays for. */
export function leftOutWords(items: readonly MenuItem[]): string {
  const left = items.filter(({ gain }) => gain === 'nothing').length;
  return left === 0 ? '' : `${left} could do nothing and ${left === 1 ? 'is' : 'are'} left out`;
}

/** The words with which all of some labels begin: `Activate for 1`, `Activate for 3`: Activate for; without a word that leads on. */
export function sharedWords(labels: readonly string[]): string {
  const [first = [], ...rest] = labels.map(label => label.split(' '));
  const shared = first.filter((word, i) => rest.every(words => words[i] === word) && !/\d/.test(word));
  return shared.filter(word => word !== 'for').join(' ');
}
