import { type Citation, inParts, type Procedure, type Side, whichDie } from '@umpire/engine';
import type { Grade } from '../pieces.js';
import { throwPoints } from '../rules/command.js';
import { lightOfTurn } from '../rules/light.js';
import { failedMayRetest, tests } from '../rules/readings.js';
import { moraleTest, pinAfterTurn, pinLasts, recover } from '../rules/results.js';
import { endAtLimit, nextSide } from './ending.js';
import { checkVictory, countsOf, test } from './morale.js';
import { inPlay, isAircraft, isCarried } from './stands.js';
import type { Group, Phase, Stand, State } from './state.js';
import type { Play } from './types.js';

/** T0: a new player turn begins, and the light is looked up (WW2-R-101, WW2-R-161). */
export function beginTurn(game: Play, side: Side): void {
  const { state, options } = game;
  const turn = state.turn + 1;
  const found = state.season && lightOfTurn(state.season, state.minutes, turn - 1, options);
  const because: Citation[] = [
    { rule: 'WW2-SEQ-01', text: 'the sides take alternate turns' },
    ...(found?.because ?? []),
  ];
  game.happen({ kind: 'turnBegan', turn, side, light: found?.result.light ?? 'day', because });
}

/** WW2-R-34, WW2-R-144: who may lead a group: nobody who flies, waits or is carried while others stand on the table. */
export function successors(state: State, group: Group): Stand[] {
  const all = group.members.map(at => state.stands[at]!);
  const own = all.filter(stand => inPlay(stand) && stand.id !== group.hq);
  const ground = own.filter(stand => !isAircraft(stand) && !isCarried(stand));
  const onTable = ground.filter(({ where }) => where === 'table');
  if (onTable.length > 0) return onTable;
  return ground.length > 0 ? ground : all.every(isAircraft) ? own : [];
}

/** T1: command points, recovery, suppression, and tests where a ruling asks for them. */
export function* opening(game: Play): Procedure<void> {
  yield* throwCommand(game);
  yield* recoverAll(game);
  yield* removeMarkers(game);
  yield* testAgain(game);
  if (!game.state.over) step(game, 'march');
}

function* throwCommand(game: Play): Procedure<void> {
  const { state } = game;
  for (let at = 0; at < state.groups.length; at++) {
    const group = state.groups[at]!;
    if (group.side !== state.active || group.hq === null || group.late) continue;
    const grades = gradesOf(state, group);
    const facts = { grades, radio: group.radio, doctrine: group.doctrine };
    const { cp, thrown, because } = yield* throwPoints(facts, game.options, group);
    game.happen({ kind: 'cpThrown', group: at, name: group.name, cp, thrown, because });
  }
}

const gradesOf = ({ stands }: State, { members }: Group): Grade[] => {
  const grades: Grade[] = [];
  for (const at of members) grades.push(stands[at]!.nature.grade);
  return grades;
};

/** Those of the side that acts of whom something is true: mostly nobody. */
function own({ stands, active }: State, is: (stand: Stand) => boolean): readonly Stand[] {
  let found: Stand[] | undefined;
  for (const stand of stands) {
    if (stand.side !== active || !is(stand) || !inPlay(stand)) continue;
    if (found) found.push(stand);
    else found = [stand];
  }
  return found ?? NOBODY;
}
const NOBODY: readonly Stand[] = [];
const isRepulsed = ({ repulsed }: Stand): boolean => repulsed;
const isSuppressed = ({ suppression }: Stand): boolean => suppression !== 0;
const isOnPatrol = ({ patrol }: Stand): boolean => patrol;

/** Dice for a stand say for which: whoever throws them on a real table must know. */
const ofStand = <T>(id: string, procedure: Procedure<T>): Procedure<T> => whichDie(id, procedure, undefined, [id]);

/** WW2-SEQ-03, WW2-RES-27. */
function* recoverAll(game: Play): Procedure<void> {
  for (const { id, nature, repulsed } of own(game.state, isRepulsed)) {
    const facts = { grade: nature.grade, repulsed, suppression: 0 };
    const { result, because } = yield* ofStand(id, recover(facts, game.options, inParts, game.state.active));
    game.happen({ kind: 'recovered', stand: id, passed: !result.repulsed, because });
  }
}

const LAST_MARKER: Citation = { rule: 'WW2-R-81', text: 'its last suppression marker is gone' };

/** WW2-SEQ-04; with WW2-R-81 `markers` the last one takes the pin with it. */
function* removeMarkers(game: Play): Procedure<void> {
  for (const { id, nature, pinned, suppression } of own(game.state, isSuppressed)) {
    const facts = { grade: nature.grade, repulsed: false, suppression };
    const { result, because } = yield* ofStand(id, recover(facts, game.options, inParts, game.state.active));
    const off = suppression - result.suppression;
    if (off === 0) continue;
    game.happen({ kind: 'markersRemoved', stand: id, left: result.suppression, off, because });
    const lasts = pinLasts(pinned, true, result.suppression, game.options);
    if (pinned && !lasts) game.happen({ kind: 'pinEnded', stand: id, because: [LAST_MARKER] });
  }
}

/** T1d: tests that a ruling asks for (WW2-R-90, WW2-R-94). */
function* testAgain(game: Play): Procedure<void> {
  const { state, options } = game;
  for (const [at, group] of state.groups.entries()) {
    if (group.side !== state.active) continue;
    if (!group.failed && tests(options).eachTurn) yield* test(game, at);
    else if (group.failed && failedMayRetest(options) && countsOf(state, group).destroyed < group.members.length) {
      const passed = yield* moraleTest('WW2-R-94', group.grade, `${group.name} tries to stand again`, group.side);
      const because = [{ rule: 'WW2-R-94', text: 'it tests again' }];
      game.happen({ kind: 'groupTested', group: at, name: group.name, passed, because });
      if (passed) game.happen({ kind: 'groupRallied', group: at, name: group.name, because });
    }
  }
  checkVictory(game);
}

const STEP_RULES: Readonly<Partial<Record<Phase, Citation>>> = {
  march: { rule: 'WW2-SEQ-05', text: 'marches' },
  patrol: { rule: 'WW2-SEQ-11', text: 'patrols' },
  air: { rule: 'WW2-SEQ-12', text: 'air combat' },
  missions: { rule: 'WW2-SEQ-14', text: 'air missions' },
  defence: { rule: 'WW2-SEQ-15', text: 'the defence against aircraft' },
  strikes: { rule: 'WW2-SEQ-16', text: 'air strikes' },
  retreat: { rule: 'WW2-MOR-04', text: 'retreats' },
  tactical: { rule: 'WW2-SEQ-19', text: 'tactical moves' },
};
export const stepWords = (phase: Phase): Citation =>
  STEP_RULES[phase] ?? { rule: 'WW2-SEQ-01', text: 'the turn begins' };

export function step(game: Play, phase: Phase): void {
  if (phase === 'patrol') endPatrols(game);
  game.happen({ kind: 'phaseBegan', phase, because: [stepWords(phase)] });
}

/** WW2-R-73: a patrol lasts until step 3 of its owner's next turn. */
function endPatrols(game: Play): void {
  for (const { id } of own(game.state, isOnPatrol)) game.happen({ kind: 'patrolEnded', stand: id });
}

/** T6: what ends with a player turn; then the other side's begins, or the battle ends (WW2-HG-09). */
export function finishTurn(game: Play): void {
  const { state, options } = game;
  game.happen({ kind: 'cpsLost', side: state.active, because: [{ rule: 'WW2-R-51', text: 'unspent CPs are lost' }] });
  for (let at = 0; at < state.stands.length; at++) {
    const stand = state.stands[at]!;
    if (!stand.pinned || stand.side === state.active || !inPlay(stand)) continue;
    const { id, pinned, harmed, suppression } = stand;
    const { result, because } = pinAfterTurn({ pinned, results: harmed ? ['P'] : [], suppression }, options);
    if (!result.pinned) game.happen({ kind: 'pinEnded', stand: id, because });
  }
  if (state.areas.some(({ until }) => until <= state.turn))
    game.happen({ kind: 'areasGone', turn: state.turn, because: [{ rule: 'WW2-R-119', text: 'their time is over' }] });
  if (!endAtLimit(game)) beginTurn(game, nextSide(state));
}
