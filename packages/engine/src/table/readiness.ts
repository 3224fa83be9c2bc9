import type { MenuItem } from './menu.js';

/** What a verb is to the piece that is ordered: it goes somewhere, it goes at somebody, it strikes from where it is, or it does something else. */
export const USES = ['move', 'charge', 'fire', 'act'] as const;
export type Use = (typeof USES)[number];

/** What a piece can still do in this step, and what it had and has used up or is kept from. */
export interface Readiness {
  readonly stand: string;
  readonly can: readonly Use[];
  readonly cannot: readonly Use[];
}

/** Who can still act, by the verbs that are open and not in vain: derived from a menu, so that no book says it twice. */
export function readinessOf(menu: readonly MenuItem[]): ReadonlyMap<string, Readiness> {
  const found = new Map<string, Readiness>();
  for (const { stand, use, closed, vain } of menu) {
    if (stand === undefined || use === undefined) continue;
    const { can, cannot } = found.get(stand) ?? { can: [], cannot: [] };
    const isOut = closed !== undefined || vain;
    found.set(stand, isOut ? { stand, can, cannot: withUse(cannot, use) } : { stand, can: withUse(can, use), cannot });
  }
  for (const [stand, { can, cannot }] of found)
    found.set(stand, { stand, can, cannot: cannot.filter(use => !can.includes(use)) });
  return found;
}
const withUse = (uses: readonly Use[], use: Use): readonly Use[] => (uses.includes(use) ? uses : [...uses, use]);
