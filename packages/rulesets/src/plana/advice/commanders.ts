import type { Candidate } from '@umpire/engine';
import { COMMANDER_REACH, leadBase } from '../play/issuing.js';
import { isWithin } from '../play/places.js';
import { type Commander, INTERVENTIONS } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import type { Order } from '../verbs/index.js';
import { assaultPoints, type Force, forcesOf, standsAt } from './situation.js';

/** PLA-CMD-02: a commander counts only where he is: with the strongest company that goes in or holds an objective. */
export function* commanders({ view }: Seat): Iterable<Candidate<Order>> {
  const forces = forcesOf(view);
  for (const commander of view.commanders) {
    if (commander.base === null || isPlaced(view, commander)) continue;
    const own = forces.filter(force => force.company.battalion === commander.battalion && isWorthy(view, force));
    if (own.some(({ company }) => company.id === commander.company)) continue;
    const best = own
      .filter(force => isInReach(view, commander, force))
      .sort((p, q) => strength(q) - strength(p) || (p.company.id < q.company.id ? -1 : 1))[0];
    if (!best) continue;
    const { id } = commander;
    yield {
      order: { verb: 'place-commander', commander: id, company: best.company.id, intervene: [...INTERVENTIONS] },
      worth: 1,
    };
  }
}
const isPlaced = ({ sheet }: View, { id }: Commander): boolean =>
  sheet.some(line => line.verb === 'place-commander' && line.commander === id);
const isWorthy = ({ objectives }: View, force: Force): boolean => {
  const { kind } = force.company.order;
  return kind === 'attack' || kind === 'opportunity' || objectives.some(objective => standsAt(force, objective));
};
const isInReach = (view: View, { base }: Commander, { company }: Force): boolean => {
  const [from, to] = [view.bases.find(({ id }) => id === base), leadBase(view, company.id)];
  return from !== undefined && to !== undefined && isWithin(from, to, COMMANDER_REACH);
};
const strength = ({ bases }: Force): number => bases.reduce((sum, base) => sum + assaultPoints(base), 0);
