import { type Citation, otherSide, type Procedure, type Side } from '@umpire/engine';
import { bitterPrisoners, isBitter, prisonersTaken } from '../rules/morale.js';
import { withRiders } from './assault-groups.js';
import { baseOf } from './bases.js';
import { line, type News } from './change.js';
import { calledBy } from './ledger.js';
import { remove } from './losses.js';
import { afterLoss } from './sightings.js';
import type { Base, State } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-POW-01 to -03, PLA-R-112, PLA-R-194: some bases give themselves up to others. */
export function* surrender(
  game: Play,
  givenUp: readonly Base[],
  captors: readonly Base[],
  /** All who went in, as they were before it: those who fell are losses, too (PLA-CAM-12). */
  tookPart: readonly Base[] = captors,
): Procedure<void> {
  const [captor] = captors;
  if (!captor) return;
  const { side } = captor;
  // PLA-R-181: whoever rides in them is taken with them
  const capturedSp = withRiders(game.state, givenUp).reduce((sum, base) => sum + base.sp, 0);
  const facts = {
    capturedSp,
    forceBefore: tookPart.reduce((sum, base) => sum + (base.spWhenNear ?? base.sp), 0),
    forceAfter: captors.reduce((sum, base) => sum + base.sp, 0),
    scenario: game.state.sides[side].takesPrisoners ? ('normal' as const) : ('never' as const),
  };
  const thrown = isBitter(facts);
  const { result, because } = thrown
    ? yield* bitterPrisoners(facts)
    : prisonersTaken(facts, facts.scenario === 'normal', false);
  happens(game, 'surrendered', {}, newsOf(game.state, givenUp, side, result.accepted, because));
  for (const { id, side: own, sp } of givenUp) {
    const before = game.state.sides[own];
    happens(game, 'surrendered', { sides: { ...game.state.sides, [own]: { ...before, lostSp: before.lostSp + sp } } });
    remove(game, id, result.accepted ? 'captured' : 'destroyed', because[0]!);
  }
  const gone = new Set(givenUp.map(base => base.id));
  happens(game, 'surrendered', {
    ledgers: { ...game.state.ledgers, [side]: afterLoss(game.state.ledgers[side], gone) },
  });
  if (result.accepted) guard(game, captors, result.guards, capturedSp);
}

/** The captors know them by their numbers (PLA-HID-11), and how many they are only by what they guard. */
function newsOf(
  { ledgers }: State,
  givenUp: readonly Base[],
  captors: Side,
  accepted: boolean,
  because: readonly Citation[],
): News {
  const said = (called: (base: Base) => string): string => {
    const names = givenUp.map(called).join(', ');
    return accepted ? `${names} surrender` : `${names} are killed: no surrender is accepted`;
  };
  const ids = givenUp.map(base => base.id);
  const taken = [{ rule: 'PLA-POW-01', text: accepted ? 'they are taken prisoner' : 'nobody is taken prisoner' }];
  return {
    umpire: line(
      said(base => base.id),
      because,
      ...ids,
    ),
    [otherSide(captors)]: line(
      said(base => base.id),
      taken,
      ...ids,
    ),
    [captors]: line(
      said(base => calledBy(ledgers[captors], base.id) ?? 'some of the enemy'),
      taken,
    ),
  };
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
    const companies = [
      { ...company, startSp: Math.max(1, company.startSp - given), spTested: company.spTested - given },
    ];
    happens(game, 'surrendered', { bases: [{ ...base, sp: base.sp - given }], companies });
  }
  const [captor] = captors;
  const before = game.state.sides[captor!.side];
  const held = Math.min(capturedSp, (wanted - left) * 8);
  const slipped = capturedSp - held;
  const theirs = otherSide(captor!.side);
  const own = game.state.sides[theirs];
  const sides = {
    ...game.state.sides,
    [captor!.side]: { ...before, prisonersSp: before.prisonersSp + held, guardsSp: before.guardsSp + wanted - left },
    // who slips away has left the table and is not lost
    [theirs]: { ...own, lostSp: own.lostSp - slipped, leftSp: own.leftSp + slipped },
  };
  happens(game, 'surrendered', { sides });
}
