import type { MenuItem, Piece } from '@umpire/engine';
import { isAside } from '../panel/verbs.js';

/** One entry of the menu for what every piece has: a list of them, group by group. */
export interface AsideList {
  readonly label: string;
  readonly groups: readonly {
    readonly name: string;
    readonly items: readonly { readonly item: MenuItem; readonly label: string }[];
  }[];
}

/** What is kept out of the way: of the side each by itself, of pieces one list a verb. */
export function asidesIn(
  menu: readonly MenuItem[],
  pieces: readonly Piece[],
): { readonly own: readonly MenuItem[]; readonly lists: readonly AsideList[] } {
  const open = menu.filter(item => isAside(item) && !item.closed);
  const ofPieces = grouped(
    open.filter(({ stand }) => stand !== undefined),
    ({ verb }) => verb,
  );
  const lists = [...ofPieces.values()].map(items => ({ label: items[0]!.label, groups: groupsOf(items, pieces) }));
  return { own: open.filter(({ stand }) => stand === undefined), lists };
}

function groupsOf(items: readonly MenuItem[], pieces: readonly Piece[]): AsideList['groups'] {
  const known = new Map(pieces.flatMap(piece => [piece, ...(piece.aboard ?? [])].map(one => [one.id, { one, piece }])));
  const named = items.map(item => {
    const { one, piece } = known.get(item.stand!) ?? {};
    return { item, group: piece?.group ?? '', label: one ? `${one.label} ${one.title.split(',')[0]}` : item.stand! };
  });
  return [...grouped(named, ({ group }) => group)].map(([name, of]) => ({ name, items: of }));
}

function grouped<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}
