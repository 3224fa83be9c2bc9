import { distance, facingOf, type Point, pointAhead } from '@umpire/engine';
import type { Action, ActionOf } from './actions.js';
import { takesOrdersFrom } from './packages.js';
import { mean } from './places.js';
import { type Base, CM, type Company } from './state.js';
import type { View } from './view.js';

/** PLA-SOP-10: plans for a battalion. */
export const TEMPLATES = {
  'two-up': 'Two companies attack, the others follow',
  'one-up': 'One company attacks, the others follow',
  'fix-and-flank': 'One attacks in front, one from a flank',
  'bombard-and-assault': 'Guns for three turns, then all attack',
  'defend-here': 'All defend the place',
  delay: 'All defend, and fall back when assaulted',
  'withdraw-by-bounds': 'All go back, bound by bound',
  march: 'The battalion marches, along a road where there is one',
} as const;
export type Template = keyof typeof TEMPLATES;

/** So far behind the others those follow who do not attack. */
const FOLLOWS = 15 * CM;
const FLANK = 20 * CM;
/** Guns fire for three turns before the assault. */
const BOMBARDMENT = 3;
const NEAR_ROAD = 10 * CM;

const USUAL = { mode: 'tactical', notBefore: 0, onContact: null, withdrawIf: 'never' } as const;
type Text = Partial<Omit<ActionOf<'order'>, 'verb' | 'stand' | 'companies'>> &
  Pick<ActionOf<'order'>, 'kind' | 'route'>;

/** The lines that a plan comes to, each of which can be changed like any other. */
export function linesOf(view: View, hq: Base, template: Template, at: Point): readonly Action[] {
  const companies = view.companies.filter(company => isFighting(view, hq, company));
  const ids = companies.map(({ id }) => id);
  const from = mean(view.bases.filter(base => ids.includes(base.company) && base.where === 'table'));
  const ahead = facingOf(at.x - from.x, at.y - from.y);
  const behind = rounded(pointAhead(at, (ahead + 1800) % 3600, FOLLOWS));
  const order = (to: readonly string[], text: Text): Action[] =>
    to.length > 0
      ? [{ verb: 'order', stand: hq.id, companies: [...to], ...USUAL, attachments: [], ...text } as ActionOf<'order'>]
      : [];
  const follow = (to: readonly string[]) => order(to, { kind: 'move', route: [behind] });
  const attack = (to: readonly string[], ...route: Point[]) => order(to, { kind: 'attack', route });
  switch (template) {
    case 'two-up':
      return [...attack(ids.slice(0, 2), at), ...follow(ids.slice(2))];
    case 'one-up':
      return [...attack(ids.slice(0, 1), at), ...follow(ids.slice(1))];
    case 'fix-and-flank': {
      const round = rounded(pointAhead(at, (ahead + 900) % 3600, FLANK));
      return [...attack(ids.slice(0, 1), at), ...attack(ids.slice(1, 2), round, at), ...follow(ids.slice(2))];
    }
    case 'bombard-and-assault':
      return [
        ...order(ids, { kind: 'attack', route: [at], notBefore: view.turn + BOMBARDMENT }),
        ...gunsOf(view, hq).flatMap(({ id }): Action[] =>
          ids
            .slice(0, 1)
            .map(company => ({ verb: 'standing-call', company, battery: id, at, turns: BOMBARDMENT, contact: null })),
        ),
      ];
    case 'defend-here':
      return order(ids, { kind: 'defend', route: [at] });
    case 'delay':
      return order(ids, { kind: 'defend', route: [at], withdrawIf: 'assaulted' });
    case 'withdraw-by-bounds':
      return [...order(ids, { kind: 'withdraw', route: [at] }), ...paced(companies)];
    case 'march':
      return order(ids, { kind: 'move', route: [...roadBetween(view, from, at), at], mode: 'non-tactical' });
  }
}
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

const isFighting = (view: View, hq: Base, company: Company): boolean =>
  company.troop !== 'hq' &&
  company.troop !== 'battery' &&
  takesOrdersFrom(view, hq, company) &&
  view.bases.some(base => base.company === company.id && base.where === 'table');
const gunsOf = (view: View, { battalion }: Base): Base[] =>
  view.bases.filter(({ allocated }) => allocated?.as === 'support' && allocated.to === battalion);

/** Bound by bound: less than half a move at a time. */
const paced = (companies: readonly Company[]): Action[] =>
  companies.map(({ id, instructions: { fire, within, target, assaultWhen, dig } }) => ({
    verb: 'instruct',
    companies: [id],
    fire,
    within,
    target,
    pace: 'bound',
    assaultWhen,
    dig,
  }));

/** The points of a road that passes both places, from one to the other. */
function roadBetween({ terrain }: View, from: Point, to: Point): Point[] {
  for (const { kind, line } of terrain.now) {
    if (kind !== 'road' || !line) continue;
    const nearest = (p: Point): number =>
      line.reduce((best, one, i) => (distance(one, p) < distance(line[best]!, p) ? i : best), 0);
    const [first, last] = [nearest(from), nearest(to)];
    if (distance(line[first]!, from) > NEAR_ROAD || distance(line[last]!, to) > NEAR_ROAD) continue;
    const between = line.slice(Math.min(first, last), Math.max(first, last) + 1);
    return first <= last ? between : between.toReversed();
  }
  return [];
}
