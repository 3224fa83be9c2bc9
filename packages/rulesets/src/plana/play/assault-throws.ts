import { type Citation, otherSide, type Procedure } from '@umpire/engine';
import { type AssaultResult, assaultEffect, type ReadyAssault } from '../rules/assault.js';
import { d10 } from '../rules/dice.js';
import { assaultLossesAreDiced } from '../rules/readings.js';
import { type AssaultGroup, groupName, isFlank, pointsOf } from './assault-groups.js';
import { diced, withLosses } from './assault-losses.js';
import { held, heldThrow } from './desk.js';
import type { Base } from './state.js';
import type { Play } from './types.js';

export const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);
export const OUTCOMES: Readonly<Record<AssaultResult['outcome'], string>> = {
  'position-carried': 'the position is carried',
  'position-taken': 'the position is taken',
  confused: 'confused fighting',
  halted: 'the attackers are halted',
  broken: 'the attackers break',
};

const names = (bases: readonly Base[]): string => bases.map(({ id }) => id).join(', ');

/** PLA-UMP-34: before anything is thrown the umpire sees who is in it. */
export function* looked(game: Play, group: AssaultGroup): Procedure<void> {
  const { attackers, defenders } = group;
  yield* held(game, 'assaults', {
    rule: 'PLA-CAM-02',
    title: `${names(attackers)} assault ${names(defenders)}`,
    lines: [
      `${pointsOf(attackers)} points: ${names(attackers)}${isFlank(group) ? ', from a flank' : ''}`,
      `${pointsOf(defenders)} points: ${names(defenders)}`,
    ],
    proposal: 'They fight as they stand',
    about: [...attackers, ...defenders].map(({ id }) => id),
    group: groupName(group),
  });
}

export interface Thrown {
  readonly faces: { readonly attacker: number; readonly defender: number };
  readonly result: AssaultResult;
  readonly because: readonly Citation[];
}

/** PLA-CA-07, PLA-UMP-36: both throw, the losses fall, and the umpire may change either before it counts. */
export function* thrown(game: Play, group: AssaultGroup, ready: ReadyAssault): Procedure<Thrown> {
  const { options } = game;
  const { attackers, defenders, attacker } = group;
  const faces = {
    attacker: yield* d10('PLA-CA-07', attacker, 'the assault: the attacker'),
    defender: yield* d10('PLA-CA-07', otherSide(attacker), 'the assault: the defender'),
  };
  const found = yield* withDice(game, group, assaultEffect(ready, faces, options));
  const losses = (result: AssaultResult) => ({
    a: attacker === 'a' ? result.attackerLossesBy : result.defenderLossesBy,
    b: attacker === 'a' ? result.defenderLossesBy : result.attackerLossesBy,
  });
  const proposed = losses(found.result);
  const looked = yield* held(game, 'assaults', {
    rule: 'PLA-CA-07',
    title: `${names(attackers)} assault ${names(defenders)}`,
    lines: [
      `${faces.attacker} ${signed(ready.attackerModifier)}: the attackers, ${ready.attackerPoints} points`,
      `${faces.defender} ${signed(ready.defenderModifier)}: the defenders, ${ready.defenderPoints} points`,
    ],
    proposal: `${OUTCOMES[found.result.outcome]}; attackers lose ${found.result.attackerLosses}, defenders ${found.result.defenderLosses}`,
    because: found.because,
    throws: [
      heldThrow('attacker', 'the attacker', faces.attacker),
      heldThrow('defender', 'the defender', faces.defender),
    ],
    about: [...attackers, ...defenders].map(({ id }) => id),
    group: groupName(group),
    losses: proposed,
  });
  const counted = { attacker: looked.throws[0]!.face, defender: looked.throws[1]!.face };
  const isSame = counted.attacker === faces.attacker && counted.defender === faces.defender;
  const final = isSame ? found : yield* withDice(game, group, assaultEffect(ready, counted, options));
  const by = looked.losses ?? proposed;
  if (!isSame || by === proposed) return { faces: counted, ...final };
  const [own, theirs] = [by[attacker], by[otherSide(attacker)]];
  const result = withLosses(final.result, attackers, defenders, { attackers: own, defenders: theirs });
  return { faces: counted, result, because: final.because };
}

/** PLA-R-74. */
function* withDice(
  game: Play,
  { attackers, defenders }: AssaultGroup,
  found: { readonly result: AssaultResult; readonly because: readonly Citation[] },
): Procedure<typeof found> {
  if (!assaultLossesAreDiced(game.options)) return found;
  const by = yield* diced(game, attackers, defenders, found.result);
  return { ...found, result: withLosses(found.result, attackers, defenders, by) };
}
