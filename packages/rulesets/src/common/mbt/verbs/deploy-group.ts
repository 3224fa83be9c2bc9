import {
  type ArrangeExtra,
  type ArrangePiece,
  forbid,
  type Gesture,
  inches,
  type Options,
  type Random,
  type Refusal,
  type Seat,
  type Side,
  shuffled,
  type Zone,
} from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../book/verbs.js';
import type { DeploymentAdvice } from '../advice/deployment.js';
import type { PlayBook } from '../book.js';
import type { Placement } from '../play/deploy.js';
import type { GroupDeployment } from '../play/deploy-group.js';
import type { Placing } from '../play/placing.js';
import type { PuttingDown } from '../play/put-down.js';
import { baseOf } from '../play/stands.js';
import type { RosterStand, State } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { groupChoices } from './groups.js';
import { id, pose, verb } from './verb.js';
import { edgeZone, sizeOf } from './zones.js';

/** Counters behind the edge are listed last, and in an order that tells nothing of the army list. */
function unreadable(pieces: readonly ArrangePiece[], chance: Random | undefined): ArrangePiece[] {
  const behind = pieces.filter(piece => !piece.at);
  return [...pieces.filter(piece => piece.at), ...(chance ? shuffled(behind, chance) : behind)];
}

const codesOf = ({ subClass, posture, mode, bghq }: RosterStand['nature']): string =>
  [subClass, posture, mode, ...(bghq ? ['BGHQ'] : [])].join(' ');

/** A Battle Group is put down as blanks (DEP-01 to DEP-08). */
export function deployGroupVerb(book: PlayBook & DeploymentAdvice & GroupDeployment & Placing & PuttingDown) {
  const { DISTANCES, idOf } = book;
  const { deployRest } = book.bots;
  const { rosterName, allowedFakes, baseSide, deployedGroup, deploymentOf, deploys, misplacedIn } = book.setup;
  const { FAKE_MODES, isFixed } = book.words;

  const place = z.strictObject({ id, at: pose.nullable(), fake: z.enum(FAKE_MODES).optional() });
  type SoFar = { readonly group?: string | undefined; readonly places?: readonly Placement[] | undefined };

  /** DEP-01 to DEP-03: where each stand of a group may go, and a lay-out to begin with. */
  function arrangement(seat: Seat<VerbTypes>, { group, places = [] }: SoFar): Gesture | Refusal {
    const { view, by, options, chance } = seat;
    const own = view.groups.filter(g => g.side === by);
    const roster = view.rosters[by]?.[own.findIndex(g => g.id === group)];
    if (!roster) return forbid(idOf('DEP-06'), 'choose a Battle Group first');
    const put = places.filter(({ at }) => at);
    const barred = tooNear(view, by);
    //
    const leader = roster.stands.find(({ nature }) => nature.bghq && deploys(nature, options) === 'table');
    const laid = deployRest(view, by, group!, options, put);
    const piece = (stand: RosterStand): ArrangePiece => ({
      id: stand.id,
      label: rosterName(roster.stands, stand),
      text: codesOf(stand.nature),
      symbol: book.face.symbolOf(stand.nature),
      size: sizeOf(stand),
      zones: zonesFor(view, by, stand, options),
      barred,
      ...(leader && stand !== leader && { tether: { to: leader.id, reach: inches(DISTANCES.toBghq) } }),
      at: put.find(p => p.id === stand.id)?.at ?? laid.get(stand.id) ?? null,
    });
    const extras = allowedFakes(view, by, options) - view.sides[by].fakesPlaced;
    const pieces = unreadable(roster.stands.map(piece), chance);
    const misplaced = misplacedIn(seat, { group: group!, places });
    return { kind: 'arrange', pieces, misplaced, extras, ...(extras > 0 && { extra: fakes(seat) }) };
  }

  /** OPT-01, R-171: a fake, and the modes it may pretend to have: it goes where a stand of that mode may go. */
  const fakes = ({ view, by, options }: Seat<VerbTypes>): ArrangeExtra => ({
    label: 'Fake',
    symbol: 'unknown',
    size: sizeOf({ base: baseSide(options) }),
    field: 'fake',
    among: FAKE_MODES.map(value => ({
      value,
      label: value,
      zones: [deploymentZone(view, by, { mode: value })],
      barred: tooNear(view, by),
    })),
  });

  function zonesFor(view: State, by: Side, stand: RosterStand, options: Options): Zone[] {
    if (deploys(stand.nature, options) === 'off-table') return [];
    return [deploymentZone(view, by, stand.nature)];
  }

  /** DEP-07: exactly at the distance is far enough. */
  const tooNear = (view: State, by: Side): Zone[] =>
    view.stands
      .filter(({ side, place }) => side !== by && place === 'table')
      .map(other => ({ kind: 'around', base: baseOf(other), reach: inches(DISTANCES.deployApart) - 1 }));

  /** DEP-01, DEP-02. */
  const deploymentZone = (view: State, by: Side, of: Pick<RosterStand['nature'], 'mode'>): Zone =>
    edgeZone(view, by, inches(isFixed(of) ? DISTANCES.deployStatic : DISTANCES.deploy));

  return verb({
    order: { group: id, places: z.array(place).min(1).max(40) },
    label: 'Deploy a Battle Group',
    text: 'Put its stands down as blanks',
    key: 'd',
    on: ({ seat: { view, by } }) => (view.phase === 'deployment' && view.next === by ? SHOWN : undefined),
    deploys: true,
    fields: {
      group: { choose: ({ seat: { view, by } }) => groupChoices(view, by, g => !g.deployed) },
      places: { arrange: ({ seat, sofar }) => arrangement(seat, sofar) },
    },
    plan: (seat, order) => deploymentOf(seat, order),
    act: (game, by, { group }, placed) =>
      game.happen({ kind: 'groupDeployed', ...deployedGroup(game.state, by, group, placed, game.options) }),
  });
}
