import { footprint, forbid, inches, malformed, type Options, type Refusal, type Seat, type Side } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Deploying, DeployOrder, Placed, Placement } from './deploy.js';
import type { Nature, RosterStand, State } from './state.js';
import type { VerbTypes } from './types.js';

export type GroupDeployment = ReturnType<typeof groupDeployment>;

/** A whole Battle Group with its fakes: DEP-06, OPT-01. */
export function groupDeployment(book: PlayBook & Deploying) {
  const { DISTANCES, deploys, fakesAllowed, idOf, placeRefusal } = book;

  /** A fake: a blank that pretends to be INFn (OPT-01, R-100). */
  function fakeOf(place: Placement, grade: Nature['grade']): RosterStand {
    const nature: Nature = {
      name: place.id,
      subClass: 'INFn',
      class: 'INFANTRY',
      posture: 'INF',
      mode: place.fake!,
      grade,
      helicopter: false,
      jungleTrained: false,
      fake: true,
      bghq: false,
    };
    return { id: place.id, base: inches(DISTANCES.base), nature };
  }

  /** Every stand of the group once, and fakes; else what is malformed. */
  function placedOf(state: State, by: Side, order: DeployOrder, at: number): Placed[] | Refusal {
    const own = state.groups.filter(g => g.side === by);
    const roster = state.rosters[by]![own.indexOf(state.groups[at]!)]!;
    const grade = roster.stands[0]!.nature.grade;
    const seen = new Set<string>();
    const placed: Placed[] = [];
    for (const [i, place] of order.places.entries()) {
      const stand = place.fake ? fakeOf(place, grade) : roster.stands.find(s => s.id === place.id);
      if (!stand) return malformed(`places[${i}].id`, `${place.id} is not in this Battle Group`);
      if (seen.has(place.id)) return malformed(`places[${i}].id`, `${place.id} is placed twice`);
      seen.add(place.id);
      placed.push({ place, stand, base: place.at && footprint(place.at, stand.base, stand.base) });
    }
    const missing = roster.stands.find(s => !seen.has(s.id));
    return missing ? malformed('places', `${missing.id} is not placed`) : placed;
  }

  /** A Battle Group put down as the rules allow, stand by stand. */
  function deploymentOf({ view: state, by, options }: Seat<VerbTypes>, order: DeployOrder): Placed[] | Refusal {
    if (state.phase !== 'deployment') return forbid(idOf('DEP-06'), 'nobody deploys now');
    if (state.next !== by) return forbid(idOf('DEP-06'), 'the other side places its Battle Group first');
    const at = state.groups.findIndex(g => g.id === order.group && g.side === by);
    if (at < 0) return malformed('group', `you have no Battle Group ${order.group}`);
    if (state.groups[at]!.deployed) return forbid(idOf('DEP-06'), 'this Battle Group is placed already');
    const placed = placedOf(state, by, order, at);
    if (!Array.isArray(placed)) return placed;
    const fakes = placed.filter(p => p.stand.nature.fake).length;
    if (fakes > 0 && state.sides[by].fakesPlaced + fakes > allowedFakes(state, by, options))
      return forbid(idOf('OPT-01'), `no more than ${allowedFakes(state, by, options)} fakes for this side`);
    for (const [i, p] of placed.entries()) {
      const refused = placeRefusal(state, by, p, placed.slice(0, i), options);
      if (refused) return { ...refused, message: `${p.place.id}: ${refused.message}` };
    }
    return placed;
  }

  /** three in ten of the side's real stands that deploy on the table. */
  function allowedFakes(state: State, by: Side, options: Options): number {
    const real = state.rosters[by]!.flatMap(group => group.stands);
    return fakesAllowed(real.filter(stand => deploys(stand.nature, options) === 'table').length, options);
  }

  return { deploymentOf, allowedFakes };
}
