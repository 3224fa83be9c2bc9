import { footprint, forbid, malformed, type Options, type Refusal, type Seat, type Side } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Copying } from './copy.js';
import type { DeployOrder, Placed, Placement } from './deploy.js';
import type { Placing, Room } from './placing.js';
import type { Nature, RosterGroup, RosterStand, State } from './state.js';
import type { VerbTypes } from './types.js';

export type GroupDeployment = Gift<'setup', typeof groupDeployment>;

/** A whole Battle Group with its fakes: DEP-06, OPT-01, R-131. */
export function groupDeployment(book: PlayBook & Copying & Placing) {
  const { idOf } = book;
  const { baseSide, deploys, fakesAllowed, freePlace, placeRefusal } = book.setup;
  const { plainName } = book.face;
  const { natureOf } = book.shapes;
  const { ORDINARY } = book.words;

  /** A fake: a blank that pretends to be the commonest stand (OPT-01, R-100). */
  function fakeOf(place: Placement, grade: Nature['grade'], options: Options): RosterStand {
    const known = {
      name: place.id,
      subClass: ORDINARY.subClass,
      class: ORDINARY.class,
      posture: ORDINARY.posture,
      mode: place.fake!,
      grade,
      jungleTrained: false,
      fake: true,
      bghq: false,
    };
    return { id: place.id, base: baseSide(options), nature: natureOf(known, {}) };
  }

  const rosterAt = (state: State, by: Side, at: number): RosterGroup =>
    state.rosters[by]![state.groups.filter(g => g.side === by).indexOf(state.groups[at]!)]!;

  /** Every stand of the group once, and fakes; else what is malformed. */
  function placedOf({ view: state, by, options }: Seat<VerbTypes>, order: DeployOrder, at: number): Placed[] | Refusal {
    const roster = rosterAt(state, by, at);
    const grade = roster.stands[0]!.nature.grade;
    const seen = new Set<string>();
    const placed: Placed[] = [];
    for (const [i, place] of order.places.entries()) {
      const stand = place.fake ? fakeOf(place, grade, options) : roster.stands.find(s => s.id === place.id);
      if (!stand) return malformed(`places[${i}].id`, `${place.id} is not in this Battle Group`);
      if (seen.has(place.id)) return malformed(`places[${i}].id`, `${place.id} is placed twice`);
      seen.add(place.id);
      placed.push({ place, stand, base: place.at && footprint(place.at, stand.base, stand.base) });
    }
    const missing = roster.stands.find(s => !seen.has(s.id));
    return missing ? malformed('places', `${missing.id} is not placed`) : placed;
  }

  /** A Battle Group put down as the rules allow, stand by stand. */
  function deploymentOf(seat: Seat<VerbTypes>, order: DeployOrder): Placed[] | Refusal {
    const { view: state, by, options } = seat;
    if (state.phase !== 'deployment') return forbid(idOf('DEP-06'), 'nobody deploys now');
    if (state.next !== by) return forbid(idOf('DEP-06'), 'the other side places its Battle Group first');
    const at = state.groups.findIndex(g => g.id === order.group && g.side === by);
    if (at < 0) return malformed('group', `you have no Battle Group ${order.group}`);
    if (state.groups[at]!.deployed) return forbid(idOf('DEP-06'), 'this Battle Group is placed already');
    const placed = placedOf(seat, order, at);
    if (!Array.isArray(placed)) return placed;
    const fakes = placed.filter(p => p.stand.nature.fake).length;
    if (fakes > 0 && state.sides[by].fakesPlaced + fakes > allowedFakes(state, by, options))
      return forbid(idOf('OPT-01'), `no more than ${allowedFakes(state, by, options)} fakes for this side`);
    for (const p of placed) {
      const refused = placedRefusal(roomBeside(p, placed, { state, by, options }), p);
      const name = p.stand.nature.fake ? 'A fake' : rosterName(rosterAt(state, by, at).stands, p.stand);
      if (refused) return { ...refused, message: `${name}: ${refused.message}` };
    }
    return placed;
  }

  /** Who may not stand where he is put down, all others being where they are put; nobody, if somebody is not listed at all. */
  function misplacedIn(seat: Seat<VerbTypes>, order: DeployOrder): Record<string, Refusal> {
    const { view: state, by, options } = seat;
    const placed = placedOf(
      seat,
      order,
      state.groups.findIndex(g => g.id === order.group && g.side === by),
    );
    if (!Array.isArray(placed)) return {};
    const refusals = placed.flatMap(p => {
      const refused = p.place.at && placedRefusal(roomBeside(p, placed, { state, by, options }), p);
      return refused ? [[p.place.id, refused] as const] : [];
    });
    return Object.fromEntries(refusals);
  }

  /** A stand of a list as players call it; where there are several of a kind, with its number among them. */
  function rosterName(stands: readonly RosterStand[], stand: RosterStand): string {
    const { nature } = stand;
    const nameOf = (of: Nature): string => `${plainName(of).name}${of.bghq ? ' (headquarters)' : ''}`;
    const alike = stands.filter(other => nameOf(other.nature) === nameOf(nature));
    return alike.length > 1 ? `${nameOf(nature)} ${alike.indexOf(stand) + 1}` : nameOf(nature);
  }

  /** all other stands of the order being where the order puts them. */
  function roomBeside(p: Placed, placed: readonly Placed[], at: Pick<Room, 'state' | 'by' | 'options'>): Room {
    const others = placed.filter(
      other => other !== p && other.base && deploys(other.stand.nature, at.options) === 'table',
    );
    const bghq = others.find(other => other.stand.nature.bghq)?.base ?? undefined;
    return { ...at, taken: others.map(other => other.base!), bghq };
  }

  /** A stand that is put down, or kept behind the edge: R-131 lets it be held back only where there is no room. */
  function placedRefusal(room: Room, { place, stand }: Placed): Refusal | undefined {
    if (place.at) return placeRefusal(room, stand, place.at);
    if (deploys(stand.nature, room.options) === 'off-table' || !freePlace(room, stand)) return undefined;
    return forbid(idOf('R-131'), 'there is room to deploy it');
  }

  /** three in ten of the side's real stands that deploy on the table. */
  function allowedFakes(state: State, by: Side, options: Options): number {
    const real = state.rosters[by]!.flatMap(group => group.stands);
    return fakesAllowed(real.filter(stand => deploys(stand.nature, options) === 'table').length, options);
  }

  return { deploymentOf, misplacedIn, allowedFakes, fakeOf, rosterName };
}
