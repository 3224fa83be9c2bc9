import {
  type ArrangeExtra,
  type ArrangePiece,
  forbid,
  type Gesture,
  inches,
  type Options,
  otherSide,
  type Random,
  type Refusal,
  type Seat,
  type Side,
  shuffled,
  type Zone,
} from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../book/verbs.js';
import type { LayoutAdvice } from '../advice/layout.js';
import type { PlayBook } from '../book.js';
import { symbolOf } from '../face/symbols.js';
import type { Mode } from '../pieces.js';
import { FAKE_MODES, type Placed } from '../play/deploy.js';
import type { GroupDeployment } from '../play/deploy-group.js';
import type { Placing } from '../play/placing.js';
import type { RosterStand, Stand, State } from '../play/state.js';
import type { Play, VerbTypes } from '../play/types.js';
import { groupChoices } from './groups.js';
import { id, pose, verb } from './verb.js';
import { edgeZone, sizeOf } from './zones.js';

const place = z.strictObject({ id, at: pose.nullable(), fake: z.enum(FAKE_MODES).optional() });

/**
 * Counters are numbered by where they stand, from west to east and south to north, and those behind the edge as their
 * owner lists them: a number tells nothing of what is under it.
 */
function inNumber(placed: readonly Placed[]): Placed[] {
  return [...placed].sort((p, q) => {
    if (!p.place.at || !q.place.at) return Number(!p.place.at) - Number(!q.place.at);
    return p.place.at.x - q.place.at.x || p.place.at.y - q.place.at.y;
  });
}

/** Counters behind the edge are numbered as they are listed: last, and in an order that tells nothing of the army list. */
function unreadable(pieces: readonly ArrangePiece[], chance: Random | undefined): ArrangePiece[] {
  const behind = pieces.filter(piece => !piece.at);
  return [...pieces.filter(piece => piece.at), ...(chance ? shuffled(behind, chance) : behind)];
}

const labelOf = ({ subClass, posture, mode, bghq }: RosterStand['nature']): string =>
  `${subClass} ${posture} ${mode}${bghq ? ' BGHQ' : ''}`;

/** A Battle Group is put down as blanks (DEP-01 to DEP-08). */
export function deployGroupVerb(book: PlayBook & LayoutAdvice & GroupDeployment & Placing) {
  const { DISTANCES, allowedFakes, baseSide, deploymentOf, deploys, idOf, layOut } = book;

  /** DEP-01 to DEP-03: where each stand of a group may go, and a lay-out to begin with. */
  function arrangement(seat: Seat<VerbTypes>, group: string | undefined): Gesture | Refusal {
    const { view, by, options, chance } = seat;
    const own = view.groups.filter(g => g.side === by);
    const roster = view.rosters[by]?.[own.findIndex(g => g.id === group)];
    if (!roster) return forbid(idOf('DEP-06'), 'choose a Battle Group first');
    const laid = layOut(view, by, group!, options);
    const piece = (stand: RosterStand): ArrangePiece => ({
      id: stand.id,
      label: labelOf(stand.nature),
      symbol: symbolOf(stand.nature),
      size: sizeOf(stand),
      zones: zonesFor(view, by, stand, options),
      at: laid.find(p => p.id === stand.id)?.at ?? null,
    });
    const extras = allowedFakes(view, by, options) - view.sides[by].fakesPlaced;
    const pieces = unreadable(roster.stands.map(piece), chance);
    return { kind: 'arrange', pieces, extras, ...(extras > 0 && { extra: fakes(seat) }) };
  }

  /** OPT-01, R-171: a fake, and the modes it may pretend to have: it goes where a stand of that mode may go. */
  const fakes = ({ view, by, options }: Seat<VerbTypes>): ArrangeExtra => ({
    label: 'Fake',
    symbol: 'unknown',
    size: sizeOf({ base: baseSide(options) }),
    field: 'fake',
    among: FAKE_MODES.map(value => ({ value, label: value, zones: [deploymentZone(view, by, value)] })),
  });

  function zonesFor(view: State, by: Side, stand: RosterStand, options: Options): Zone[] {
    if (deploys(stand.nature, options) === 'off-table') return [];
    return [deploymentZone(view, by, stand.nature.mode)];
  }

  /** DEP-01, DEP-02. */
  const deploymentZone = (view: State, by: Side, mode: Mode): Zone =>
    edgeZone(view, by, inches(mode === 'STATIC' ? DISTANCES.deployStatic : DISTANCES.deploy));

  function putDown(game: Play, by: Side, groupId: string, placed: readonly Placed[]): void {
    const { state, options } = game;
    const group = state.groups.findIndex(g => g.id === groupId);
    const first = state.stands.filter(s => s.side === by).length + 1;
    const counters = inNumber(placed).map((p, i) => counter(`${by.toUpperCase()}${first + i}`, by, group, p, options));
    const more = (side: Side) => state.groups.some((g, i) => g.side === side && !g.deployed && i !== group);
    game.happen({
      kind: 'groupDeployed',
      name: state.groups[group]!.name,
      known: state.groups[group]!.known,
      side: by,
      group,
      stands: counters,
      fakes: placed.filter(p => p.stand.nature.fake).length,
      next: more(otherSide(by)) ? otherSide(by) : by,
      because: [{ rule: idOf('DEP-08'), text: 'stands are first placed as blanks' }],
    });
  }

  function counter(id: string, side: Side, group: number, { place, stand }: Placed, options: Options): Stand {
    const offTable = deploys(stand.nature, options) === 'off-table';
    return {
      id,
      side,
      group,
      base: stand.base,
      place: place.at && !offTable ? 'table' : offTable ? 'off-table' : 'held',
      x: place.at?.x ?? 0,
      y: place.at?.y ?? 0,
      facing: place.at?.facing ?? 0,
      status: 'steady',
      everRepulsed: false,
      revealed: false,
      hasEngaged: false,
      hasSupported: false,
      marker: false,
      rested: true,
      moved: 'none',
      adjusted: false,
      outOfCommand: false,
      entered: null,
      firstAttack: null,
      leftTurn: null,
      smokeUsed: 0,
      lightUsed: 0,
      task: null,
      nature: stand.nature,
    };
  }

  return verb({
    order: { group: id, places: z.array(place).min(1).max(40) },
    label: 'Deploy a Battle Group',
    text: 'Put its stands down as blanks',
    key: 'd',
    on: ({ seat: { view, by } }) => (view.phase === 'deployment' && view.next === by ? SHOWN : undefined),
    fields: {
      group: { choose: ({ seat: { view, by } }) => groupChoices(view, by, g => !g.deployed) },
      places: { arrange: ({ seat, sofar }) => arrangement(seat, sofar.group) },
    },
    plan: (seat, order) => deploymentOf(seat, order),
    act: (game, by, { group }, placed) => putDown(game, by, group, placed),
  });
}
