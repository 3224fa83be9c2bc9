import { otherSide, type Side } from '@umpire/engine';
import { unitOf } from '../tables/units.js';
import type { Base, Battalion, Commander, Company, State } from './state.js';

/** Whatever has lists of bases and companies: a state, or the view of a side, which has its own. */
export interface Forces {
  readonly bases: readonly Base[];
  readonly companies: readonly Company[];
  readonly battalions: readonly Battalion[];
}

export const baseOf = (state: Pick<State, 'bases' | 'lookup'>, id: string): Base | undefined => {
  const at = state.lookup.ids[id];
  const base = at === undefined ? undefined : state.bases[at];
  return base?.id === id ? base : undefined;
};
export const companyOf = (forces: Forces, id: string): Company | undefined => forces.companies.find(c => c.id === id);
export const battalionOf = (forces: Forces, id: string): Battalion | undefined =>
  forces.battalions.find(b => b.id === id);

export const isOnTable = ({ where }: Base): boolean => where === 'table';
/** PLA-R-219: it still counts, on the table or in something that can bring it there. */
export const isInPlay = ({ where }: Base): boolean => where !== 'gone';
export const onTable = (forces: Pick<Forces, 'bases'>, side?: Side): Base[] =>
  forces.bases.filter(base => base.where === 'table' && (side === undefined || base.side === side));
export const enemiesOf = (state: Pick<State, 'bases'>, side: Side): Base[] => onTable(state, otherSide(side));

/** The bases that a company commands now, attached ones included (PLA-OM-21). */
export const basesIn = (forces: Pick<Forces, 'bases'>, company: string): Base[] =>
  forces.bases.filter(base => base.company === company && isInPlay(base));
export const baseOnTable = (forces: Pick<Forces, 'bases'>, company: string): Base[] =>
  forces.bases.filter(base => base.company === company && isOnTable(base));

/** PLA-R-182: who commands a base: while it carries somebody, his company. */
export function commandOf({ bases }: Pick<Forces, 'bases'>, { id, company }: Base): string {
  for (const base of bases) if (base.where === 'mounted' && base.carrier === id) return base.company;
  return company;
}

export const isHqCompany = ({ troop }: Company): boolean => troop === 'hq';
export const isMarine = ({ type }: Base): boolean => unitOf(type).psRow === 'marine';
export const isGfOrMarine = ({ type }: Base): boolean => ['gf', 'marine'].includes(unitOf(type).psRow);
export const has = ({ type }: Base, note: NonNullable<ReturnType<typeof unitOf>['notes']>[number]): boolean =>
  unitOf(type).notes?.includes(note) ?? false;
/** PLA-R-26, PLA-MV-13: pieces that are limbered to move. */
export const isTowed = ({ type }: Base): boolean => type === 'towed-battery' || type === 'heavy-mortar-platoon';

export const commanderAt = (state: Pick<State, 'commanders'>, company: string): Commander | undefined =>
  state.commanders.find(commander => commander.base !== null && commander.company === company);

/** SP of the bases that belong to a company by its starting list (PLA-R-86). */
export const spOf = (forces: Pick<Forces, 'bases'>, company: string): number =>
  forces.bases.reduce((sp, base) => sp + (base.home === company && isInPlay(base) ? base.sp : 0), 0);
