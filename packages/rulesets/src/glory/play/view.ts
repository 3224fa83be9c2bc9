import type { Viewer } from '@umpire/engine';
import { FRESH } from './apply.js';
import type { State, Vignette } from './state.js';

/**
 * 5.4: what a viewer sees. A view has the shape of the state, and what it has was put there by a line of this function: a new field of the
 * state is unseen until it gets its line. Vignettes, sides, links and the ground are open to everybody, with all that is in them; of the order
 * of march a viewer sees those places that he may know, and null for the others.
 */
export const view = (state: State, viewer: Viewer): State => ({
  step: state.step,
  title: state.title,
  extra: { now: state.extra.now },
  ground: { now: state.ground.now },
  diced: state.diced,
  throwOff: state.throwOff,
  adjuster: state.adjuster,
  ambush: { now: state.ambush.now },
  march: { order: marchSeen(state, viewer) },
  sides: { a: state.sides.a, b: state.sides.b },
  vignettes: vignettesSeen(state, viewer),
  lookup: { ids: state.lookup.ids },
  links: state.links,
  linksMade: state.linksMade,
  deployed: state.deployed,
  next: state.next,
  turn: state.turn,
  active: state.active,
  phase: state.phase,
  apThrown: state.apThrown,
  initiativeThrown: state.initiativeThrown,
  entered: state.entered,
  fire: state.fire,
  firing: state.firing,
  pursuit: { unit: state.pursuit.unit, evaded: state.pursuit.evaded },
  drawOffer: state.drawOffer,
  over: state.over,
});

/** IGR-R-119: who of the column was called up shows when he enters. */
function vignettesSeen({ vignettes, ambush }: State, viewer: Viewer): Vignette[] {
  if (!ambush.now || viewer === 'umpire' || viewer === ambush.now.marcher) return vignettes.slice();
  return vignettes.map(v => (v.place === 'marching' && v.now !== FRESH ? { ...v, quiet: false, now: FRESH } : v));
}

/** IGR-AMB-02: the rest of the order of march is its owner's; whoever has come onto the table is known. */
function marchSeen({ ambush, march, vignettes, lookup }: State, viewer: Viewer): State['march']['order'] {
  const { order } = march;
  if (order.length === 0 || !ambush.now || viewer === 'umpire' || viewer === ambush.now.marcher) return order;
  return order.map(id => (id !== null && vignettes[lookup.ids[id]!]!.place !== 'marching' ? id : null));
}
