import { type Options, otherSide, type Procedure, type Side, whichDie } from '@umpire/engine';
import { citation } from '../lines.js';
import { usesDetachments } from '../options.js';
import type { Part } from '../pieces.js';
import { activationPoints } from '../rules/command.js';
import { mustThrow, initiative as throwFor } from '../rules/initiative.js';
import { PHASES, type Phase, phaseAfter } from '../rules/sequence.js';
import { shootingOrder } from '../rules/shooting.js';
import { firstTurn } from '../rules/terrain.js';
import { activeMarcher, canAfford } from './activation.js';
import { isAnyYetToAct, standIdle } from './idle.js';
import { likeOf } from './intents.js';
import { isAnyContact } from './melee.js';
import { hasShot } from './shooting.js';
import type { State, Vignette } from './state.js';
import { beginTurn, endTurn } from './turn-change.js';
import type { Play } from './types.js';
import { bodyIds, leaderOf, type Unit, unitBase, unitsOf, unitTouched } from './units.js';

const FIRST_BY_SCENARIO = citation('IGR-SEQ-01', 'the scenario says who moves first');

/** IGR-SEQ-02: who moves first. */
export function* beginBattle(game: Play): Procedure<void> {
  const { first } = game.state.extra.now;
  if (first) return beginTurn(game, first, [FIRST_BY_SCENARIO]);
  const { result, because } = yield* firstTurn();
  beginTurn(game, result.first, because);
}

/** IGR-SEQ-04: the AP of the turn. */
export function* throwAp(game: Play): Procedure<void> {
  const { active, sides } = game.state;
  const { result, because } = yield* activationPoints(sides[active].baseAp, active);
  game.happen({ kind: 'pointsThrown', side: active, die: result.die, points: result.points, because });
}

export const WINGS = ['west-wing', 'east-wing'] as const satisfies readonly Part[];
export type Wing = (typeof WINGS)[number];

/** The wings that a side may still detach (IGR-DET-05). */
export const wingsOf = (state: State, side: Side): Wing[] =>
  WINGS.filter(wing =>
    state.vignettes.some(v => v.side === side && v.part === wing && !v.detached && v.place === 'table'),
  );

/** Whether the player may say something before he throws for his points. */
export const mayDetach = (state: State, options: Options): boolean =>
  usesDetachments(options) && wingsOf(state, state.active).length > 0;

/** Units that throw in phase C, from west to east (IGR-R-44, IGR-R-46, IGR-INI-15). */
export function throwersOf(state: State): Unit[] {
  const units = unitsOf(state, state.active, isLeftOut).filter(unit => !unitTouched(state, unit));
  return units.sort((a, b) => unitBase(state, a).x - unitBase(state, b).x);
}

const isLeftOut = ({ now }: Vignette): boolean => !now.activated && now.thrown === null;

const GOES_ON = citation('IGR-R-46', 'its charge goes on, without another throw');

/** IGR-INI-01: all throws are made first, in the open. */
export function* throwInitiatives(game: Play): Procedure<void> {
  const { state, options } = game;
  const throwers = throwersOf(state);
  const count = throwers.filter(unit => !leaderOf(state, unit).running).length;
  let nth = 0;
  for (const unit of throwers) {
    const stands = bodyIds(state, unit);
    if (leaderOf(state, unit).running) {
      const thrown = {
        die: null,
        score: null,
        action: 'charge-nearest',
        like: null,
        acrossFrom: false,
        does: null,
        done: false,
        shooting: false,
      } as const;
      game.happen({ kind: 'initiativeThrown', stands, thrown, because: [GOES_ON] });
      continue;
    }
    const { result, because } = yield* whichDie(
      `${stands.join(', ')}: throw ${++nth} of ${count}`,
      throwFor({ troops: unit.troops, right: null, left: null }, options, state.active),
      undefined,
      stands,
    );
    const { die, score, action } = result;
    const { like, acrossFrom } = likeOf(state, unit, action);
    const thrown = { die, score, action, like, acrossFrom, does: null, done: false, shooting: false };
    game.happen({ kind: 'initiativeThrown', stands, thrown, because });
  }
  game.happen({ kind: 'throwsMade' });
}

/** IGR-R-66: who fires in a part of phase D. */
const firingIn = ({ active }: State, part: 0 | 1, options: Options): Side =>
  shootingOrder(options)[part] === 'active' ? active : otherSide(active);

const PHASE_CITED = new Map(PHASES.map(row => [row.name, citation(row.rule, row.text)]));

/** On to the next phase; where nobody had anything to do in this one, with why. */
export function nextPhase(game: Play, passed?: string): void {
  const phase = phaseAfter(game.state.phase) as Phase;
  const firing = firingIn(game.state, 0, game.options);
  game.happen({ kind: 'phaseBegan', phase, firing, ...(passed && { passed }), because: [PHASE_CITED.get(phase)!] });
}

export function fireOn(game: Play): void {
  game.happen({
    kind: 'fireTurned',
    fire: game.state.fire === 0 ? 1 : 2,
    firing: firingIn(game.state, 1, game.options),
  });
}

/** What the book does by itself in a battle: throws that fall due, phases in which nothing can be done. */
export function battleAutomatic(game: Play): Procedure<void> | undefined {
  const { state, options } = game;
  let hadNoShot = false;
  while (!state.over) {
    switch (state.phase) {
      case 'activation':
        if (!state.apThrown) return mayDetach(state, options) ? undefined : throwAp(game);
        if (canAfford(state, options)) return undefined;
        nextPhase(game, state.sides[state.active].apLeft > 0 ? PASSED.activation : undefined);
        break;
      case 'movement':
        if (isAnyActivated(state)) return undefined;
        nextPhase(game, PASSED.movement);
        break;
      case 'initiative':
        if (!state.initiativeThrown)
          return mustThrow(options) || throwersOf(state).length === 0 ? throwInitiatives(game) : undefined;
        if (state.pursuit.unit !== null) return undefined;
        if (standIdle(game)) break;
        if (isAnyYetToAct(state)) return undefined;
        nextPhase(game, isAny(state, v => v.now.thrown !== null) ? undefined : PASSED.initiative);
        break;
      case 'shooting':
        if (state.fire < 2) {
          if (hasShot(state, state.firing, options)) return undefined;
          if (state.fire === 0) hadNoShot = !isAny(state, hasFired);
          fireOn(game);
        } else nextPhase(game, hadNoShot ? PASSED.shooting : undefined);
        break;
      default:
        if (isAnyContact(state)) return undefined;
        endTurn(game, isAny(state, v => v.now.fought) ? undefined : PASSED.melee);
    }
  }
  return undefined;
}

/** Why a phase went by in which nobody was asked for anything. */
const PASSED = {
  activation: 'Activation ends: nobody else costs as little as what is left',
  movement: 'No movement: nobody was activated',
  initiative: 'No initiative: nobody was left without an order',
  shooting: 'No shooting: nobody who may shoot has an enemy before him, in range and in sight',
  melee: 'No melee: nobody is in contact',
} as const;

const hasFired = ({ now }: Vignette): boolean => now.shotOwn || now.shotAttached || now.answered > 0;
function isAny({ vignettes }: State, such: (v: Vignette) => boolean): boolean {
  for (const v of vignettes) if (such(v)) return true;
  return false;
}

function isAnyActivated({ vignettes, active }: State): boolean {
  for (const v of vignettes) if (v.side === active && v.now.activated) return true;
  return false;
}

/** Units that may be activated: those on the table, and the next marcher. */
export function candidates(state: State): Unit[] {
  const units = unitsOf(state, state.active);
  const marcher = activeMarcher(state);
  return marcher === undefined ? units : [...units, marcher];
}
