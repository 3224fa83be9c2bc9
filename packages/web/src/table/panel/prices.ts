import type { MenuItem, OutlookWarning, Piece } from '@umpire/engine';

/** Orders that are paid for, one for those who act as one: that of the last of them. */
export function unitsIn(
  items: readonly MenuItem[],
  pieces: readonly Pick<Piece, 'id' | 'link'>[],
): readonly MenuItem[] {
  const links = new Map(pieces.map(piece => [piece.id, piece.link ?? piece.id]));
  return [...new Map(items.map(item => [links.get(item.stand!) ?? item.stand!, item])).values()];
}

/** Whom it is worth to pay for: who has most of it first, then the cheapest, so that most can be paid for; nobody who could do nothing. */
export const worthPaying = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.filter(({ gain }) => gain !== 'nothing').sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ gain, price }: MenuItem): number =>
  (gain === 'little' ? 1e6 : gain === 'much' ? -1e6 : 0) + Number(price);

/** What one press pays for out of what is left, and who gets no order by it. */
export function spending(units: readonly MenuItem[]): {
  readonly paid: readonly MenuItem[];
  readonly out: readonly MenuItem[];
  readonly left: number;
} {
  const paid: MenuItem[] = [];
  let left = units[0]?.purse?.left ?? Number.POSITIVE_INFINITY;
  for (const item of worthPaying(units)) {
    if (Number(item.price) > left) continue;
    left -= Number(item.price);
    paid.push(item);
  }
  return { paid, out: units.filter(item => !paid.includes(item)), left };
}

/** "8 of 10 points; no order for F6 (3), F8 (3)": what it comes to. */
export function spendingWords(units: readonly MenuItem[], nameOf: (stand: string) => string): string {
  const { paid, out, left } = spending(units);
  const { purse } = units[0] ?? {};
  const spent = paid.reduce((sum, { price }) => sum + Number(price), 0);
  const words =
    purse && left > 0 ? [`${spent} of ${purse.left} ${purse.unit}`] : purse ? [`all ${purse.left} ${purse.unit}`] : [];
  const why = ({ gain, price }: MenuItem): string => (gain === 'nothing' ? 'could do nothing' : price!);
  if (out.length > 0) words.push(`no order for ${out.map(item => `${nameOf(item.stand!)} (${why(item)})`).join(', ')}`);
  return words.join('; ');
}

/** What is to be feared of those who get no order, each thing once. */
export const fearedOf = (units: readonly MenuItem[]): readonly OutlookWarning[] => [
  ...new Map(
    units.flatMap(({ unless }) => unless?.feared ?? []).map(one => [`${one.about} ${one.text}`, one]),
  ).values(),
];

/** The words with which all of some labels begin: `Activate for 1`, `Activate for 3`: Activate for; without a word that leads on. */
export function sharedWords(labels: readonly string[]): string {
  const [first = [], ...rest] = labels.map(label => label.split(' '));
  const shared = first.filter((word, i) => rest.every(words => words[i] === word) && !/\d/.test(word));
  return shared.filter(word => word !== 'for').join(' ');
}
