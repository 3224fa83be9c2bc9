import { forbid, liesInPolygon, type Options, type Pose, type Refusal, SIDES } from '@umpire/engine';
import { costOf } from '../tables/movement.js';
import { unitOf } from '../tables/units.js';
import { baseOf, companyOf } from './bases.js';
import { offsetsOf } from './forces.js';
import { type Ground, groundOf, patchesAt } from './ground.js';
import { movedTo } from './moves.js';
import { mean, outlineOf } from './places.js';
import { written } from './sheet.js';
import type { Base, State } from './state.js';
import { happens, type Play } from './types.js';
import type { View } from './view.js';

/** 5.1: every base may be put anywhere in its zone, whole, on ground that is passable for it. */
export function deployRefusal(view: View, base: Base, at: Pose, options: Options): Refusal | undefined {
  if (base.where !== 'table') return forbid('PLA-WIN-01', 'it is not deployed on the table');
  const placed = movedTo(base, at, at.facing);
  if (!liesInPolygon(outlineOf(placed), view.zone))
    return forbid('PLA-WIN-01', 'the whole base lies in the zone of its side');
  return isImpassable(groundOf(view.terrain.now), placed, options)
    ? forbid('PLA-WIN-01', 'the ground there is impassable for it')
    : undefined;
}
/** Whether nobody of its kind could go where a base stands; on a road everybody can. */
export function isImpassable(ground: Ground, base: Base, options: Options): boolean {
  const { moveClass } = unitOf(base.type);
  if (moveClass === 'air' || moveClass === 'static') return false;
  const patches = patchesAt(ground.going, base);
  const bad = patches.some(({ feature }) => {
    const { kind } = feature;
    if (
      kind === 'road' ||
      kind === 'lane' ||
      kind === 'bridge' ||
      kind === 'crater' ||
      kind === 'hill' ||
      kind === 'open' ||
      kind === 'works'
    )
      return false;
    return costOf(moveClass, kind, false, options) === null;
  });
  return bad && !patches.some(({ feature }) => feature.kind === 'road');
}

/** What was written in the windows before the first turn, done at once and unseen. */
export function deployAll(game: Play): void {
  for (const side of SIDES) {
    for (const { stand, at } of written(game.state, side, 'deploy')) {
      const base = baseOf(game.state, stand);
      if (base) happens(game, 'filed', { bases: [{ ...base, ...at }] });
    }
    for (const { stand, carrier } of written(game.state, side, 'board')) {
      const base = baseOf(game.state, stand);
      const isAsset = game.state.assets.some(asset => asset.id === carrier);
      if (base)
        happens(game, 'filed', { bases: [{ ...base, where: isAsset ? 'aboard' : 'mounted', carrier, dug: 'none' }] });
    }
  }
  happens(game, 'filed', {
    companies: game.state.companies.map(company => ({ ...company, order: placedAnew(game.state, company.id) })),
  });
}
/** Orders of the scenario are measured from where their companies stand now. */
function placedAnew(state: State, id: string) {
  const { order } = companyOf(state, id)!;
  const bases = state.bases.filter(base => base.company === id && base.where === 'table');
  const from = mean(bases);
  return { ...order, from, offsets: offsetsOf(bases, from) };
}

export function allocateAll(game: Play): void {
  for (const side of SIDES)
    for (const { stand, formation, as } of written(game.state, side, 'allocate')) {
      const base = baseOf(game.state, stand);
      if (base) happens(game, 'filed', { bases: [{ ...base, allocated: { to: formation, as } }] });
    }
}
