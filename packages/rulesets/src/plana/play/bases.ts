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
// Loops, not callbacks: they are asked for all the time.
export const companyOf = ({ companies }: Pick<Forces, 'companies'>, id: string): Company | undefined => {
  for (const company of companies) if (company.id === id) return company;
  return undefined;
};
export const battalionOf = (forces: Forces, id: string): Battalion | undefined =>
  forces.battalions.find(b => b.id === id);

export const isOnTable = ({ where }: Base): boolean => where === 'table';
/** PLA-R-219: it still counts, on the table or in something that can bring it there. */
export const isInPlay = ({ where }: Base): boolean => where !== 'gone';
export const onTable = ({ bases }: Pick<Forces, 'bases'>, side?: Side): Base[] => {
  const found: Base[] = [];
  for (const base of bases) if (base.where === 'table' && (side === undefined || base.side === side)) found.push(base);
  return found;
};
export const enemiesOf = (state: Pick<State, 'bases'>, side: Side): Base[] => onTable(state, otherSide(side));

/** PLA-OB-14, PLA-R-234: an airtrans or shuttle on the ground stands in no company, whoever's orders it hears. */
export const isLift = (base: Base): boolean => has(base, 'lift');

/** The bases that a company commands now, attached ones included (PLA-OM-21). */
export const basesIn = ({ bases }: Pick<Forces, 'bases'>, company: string): Base[] => {
  const found: Base[] = [];
  for (const base of bases) if (base.company === company && isInPlay(base) && !isLift(base)) found.push(base);
  return found;
};
export const baseOnTable = ({ bases }: Pick<Forces, 'bases'>, company: string): Base[] => {
  const found: Base[] = [];
  for (const base of bases) if (base.company === company && isOnTable(base)) found.push(base);
  return found;
};

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

/** The bases that belong to a company by its starting list (PLA-R-86). */
export const homeBases = ({ bases }: Pick<Forces, 'bases'>, company: string): Base[] =>
  bases.filter(base => base.home === company && isInPlay(base) && !isLift(base));
/** Their SP. */
export const spOf = ({ bases }: Pick<Forces, 'bases'>, company: string): number => {
  let sp = 0;
  for (const base of bases) if (base.home === company && isInPlay(base) && !isLift(base)) sp += base.sp;
  return sp;
};
