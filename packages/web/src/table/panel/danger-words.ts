import type { Dangers } from '@umpire/desk';

type Exposed = Dangers['exposed'][number];

/** Of so many it is said in whose reach they stand; of more there is only room for their number. */
const FEW = 3;

/** "A6 could be struck by B5": of the piece that is held. */
export function heldWords(
  exposed: readonly Exposed[],
  held: string | undefined,
  names: (ids: readonly string[]) => string,
): string | undefined {
  const found = exposed.find(({ piece }) => piece === held);
  return found && `${names([found.piece])} could be struck by ${namesOf(found, names)}`;
}

/** "A6 in reach of B5; A7 of B2 and B3", or "7 in reach of the enemy": of all, or of all others than the one that is held. */
export function reachWords(
  exposed: readonly Exposed[],
  held: string | undefined,
  names: (ids: readonly string[]) => string,
): string | undefined {
  const others = exposed.filter(({ piece }) => piece !== held);
  if (others.length === 0) return undefined;
  if (others.length > FEW)
    return `${others.length}${others.length < exposed.length ? ' more' : ''} in reach of the enemy`;
  return others
    .map((one, i) => `${names([one.piece])} ${i === 0 ? 'in reach of' : 'of'} ${namesOf(one, names)}`)
    .join('; ');
}

const namesOf = ({ threats }: Exposed, names: (ids: readonly string[]) => string): string =>
  threats.length > FEW ? `${threats.length} of the enemy` : names(threats.map(({ id }) => id));
