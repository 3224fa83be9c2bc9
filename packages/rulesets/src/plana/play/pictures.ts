import type { Options } from '@umpire/engine';
import { canReport, companyLinked, hqsOf } from './links.js';
import type { Base, Company, Picture, State } from './state.js';
import { happens, type Play } from './types.js';

/** How a company is called where a seat, or a whole side, keeps in mind how it was. */
export const pictureOf = (hearer: string, company: string): string => `${hearer} ${company}`;

/** PLA-R-150, PLA-BEL-09: after every step, what is heard of each company; of whom nothing is heard, what was heard last. */
export function withPictures(game: Play): void {
  const { state, options } = game;
  if (!state.tables.apart && !state.tables.asReported) return;
  const pictures: Record<string, Picture> = { ...state.pictures };
  for (const company of state.companies)
    for (const hearer of hearersOf(state, company, options)) {
      const key = pictureOf(hearer.name, company.id);
      const before = pictures[key];
      pictures[key] =
        hearer.hears || !before
          ? { turn: state.turn, linked: hearer.hears, bases: basesOf(state, company) }
          : { ...before, linked: false };
    }
  happens(game, 'noted', { pictures });
}
const basesOf = ({ bases }: State, { id }: Company): Base[] => bases.filter(base => base.company === id);

function hearersOf(state: State, company: Company, options: Options): { name: string; hears: boolean }[] {
  const heard = state.tables.asReported
    ? [{ name: company.side, hears: state.turn === 0 || canReport(state, company, options) }]
    : [];
  if (!state.tables.apart) return heard;
  const others = state.seats[company.side].filter(seat => !state.commands[seat]?.includes(company.battalion));
  return [
    ...heard,
    ...others.map(seat => ({ name: seat, hears: state.turn === 0 || isHeardBy(state, company, seat, options) })),
  ];
}
function isHeardBy(state: State, company: Company, seat: string, options: Options): boolean {
  const own = state.commands[seat] ?? [];
  return hqsOf(state, company.side).some(
    hq => own.includes(hq.battalion) && companyLinked(state, company.id, hq, 'report', options),
  );
}
