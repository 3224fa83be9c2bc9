import { type Card, type Piece, type Side, withPassengers } from '@umpire/engine';

/** Alike in all that is seen of them before a battle. */
export interface Sort {
  readonly piece: Piece;
  readonly count: number;
  readonly name: string;
}
export interface Corps {
  readonly name: string;
  readonly sorts: readonly Sort[];
}

/** The army of a side, corps by corps, each sort of troops once: whoever is carried is of it as well. */
export function armyOf(pieces: readonly Piece[], side: Side): readonly Corps[] {
  const corps = new Map<string, Map<string, Sort>>();
  for (const piece of withPassengers(pieces)) {
    if (piece.side !== side) continue;
    const name = piece.name ?? piece.title;
    // pieces that were tied together to stand so are no corps
    const group = piece.link === undefined ? (piece.group ?? '') : '';
    const sorts = corps.get(group) ?? new Map<string, Sort>();
    const key = JSON.stringify([name, piece.title, piece.leader ?? false]);
    const alike = sorts.get(key);
    sorts.set(key, { piece: alike?.piece ?? piece, name, count: (alike?.count ?? 0) + 1 });
    corps.set(group, sorts);
  }
  return [...corps].map(([name, sorts]) => ({ name, sorts: [...sorts.values()].sort(leadersFirst) }));
}
const leadersFirst = (p: Sort, q: Sort): number =>
  Number(q.piece.leader ?? false) - Number(p.piece.leader ?? false) || q.count - p.count;

/** How many pieces an army has in all. */
export const strengthOf = (army: readonly Corps[]): number =>
  army.flatMap(({ sorts }) => sorts).reduce((all, { count }) => all + count, 0);

export type Cards = Readonly<Record<string, Card>>;
