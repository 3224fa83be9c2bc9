import { citation } from '../lines.js';
import { stillLinked } from '../rules/links.js';
import type { Link } from './state.js';
import type { Play } from './types.js';

const LEAVES = citation(
  'IGR-R-26',
  'who is moved by himself leaves his line; those who still stand side by side stay linked',
);

/** IGR-R-26: a member of an In-Line Link that moves by itself, or is broken, leaves it. A Support Link stays (IGR-GEO-23). */
export function leaveLink(game: Play, index: number): void {
  const { state } = game;
  const v = state.vignettes[index]!;
  if (v.link === null) return;
  const link = state.links[v.link]!;
  if (link.type === 'support') return;
  game.happen({ kind: 'unlinked', link: link.id, rest: restOf(link, index), because: [LEAVES] });
}

/** What is left of a line: new links, named after the old one. */
function restOf(link: Link, gone: number): Link[] {
  const runs = stillLinked(link.members, member => member === gone);
  return runs.map((members, i) => ({ ...link, id: runs.length === 1 ? link.id : `${link.id}${'ab'[i]}`, members }));
}
