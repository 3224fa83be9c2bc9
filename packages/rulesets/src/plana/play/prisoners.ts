import type { Procedure } from '@umpire/engine';
import { bitterPrisoners, isBitter, prisonersTaken } from '../rules/morale.js';
import { baseOf } from './bases.js';
import { toAll } from './change.js';
import { remove } from './losses.js';
import type { Base } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-POW-01 to -03, PLA-R-112, PLA-R-194: some bases give themselves up to others. */
export function* surrender(game: Play, givenUp: readonly Base[], captors: readonly Base[]): Procedure<void> {
  const [captor] = captors;
  if (!captor) return;
  const { side } = captor;
  const capturedSp = givenUp.reduce((sum, base) => sum + base.sp, 0);
  const facts = {
    capturedSp,
    forceBefore: captors.reduce((sum, base) => sum + (base.spWhenNear ?? base.sp), 0),
    forceAfter: captors.reduce((sum, base) => sum + base.sp, 0),
    scenario: game.state.sides[side].takesPrisoners ? ('normal' as const) : ('never' as const),
  };
  const thrown = isBitter(facts);
  const { result, because } = thrown ? yield* bitterPrisoners(facts) : prisonersTaken(facts, facts.scenario === 'normal', false);
  const names = givenUp.map(base => base.id).join(', ');
  const text = result.accepted ? `${names} surrender` : `${names} are killed: no surrender is accepted`;
  happens(game, 'surrendered', {}, toAll(text, because, ...givenUp.map(base => base.id)));
  for (const { id, side: own, sp } of givenUp) {
    const before = game.state.sides[own];
    happens(game, 'surrendered', { sides: { ...game.state.sides, [own]: { ...before, lostSp: before.lostSp + sp } } });
    remove(game, id, result.accepted ? 'captured' : 'destroyed', because[0]!);
  }
  if (result.accepted) guard(game, captors, result.guards, capturedSp);
}

/** PLA-LOG-06: guards come from the largest captor, and no base gives its last SP; what cannot be guarded slips away. */
function guard(game: Play, captors: readonly Base[], wanted: number, capturedSp: number): void {
  let left = wanted;
  for (const { id } of [...captors].sort((p, q) => q.sp - p.sp)) {
    const base = baseOf(game.state, id)!;
    const given = Math.min(left, base.sp - 1);
    if (given <= 0) continue;
    left -= given;
    const company = game.state.companies.find(one => one.id === base.home)!;
    const companies = [{ ...company, startSp: Math.max(1, company.startSp - given), spTested: company.spTested - given }];
    happens(game, 'surrendered', { bases: [{ ...base, sp: base.sp - given }], companies });
  }
  const [captor] = captors;
  const before = game.state.sides[captor!.side];
  const held = Math.min(capturedSp, (wanted - left) * 8);
  const sides = {
    ...game.state.sides,
    [captor!.side]: { ...before, prisonersSp: before.prisonersSp + held, guardsSp: before.guardsSp + wanted - left },
  };
  happens(game, 'surrendered', { sides });
}
