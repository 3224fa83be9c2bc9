import {
  type AskChoice,
  choose,
  isRefusal,
  type Options,
  otherSide,
  type Preview,
  type Procedure,
  type Side,
  whichDie,
} from '@umpire/engine';
import { foretold } from '../../common/book/preview-odds.js';
import { citation } from '../lines.js';
import { WEAPONS, type Weapon } from '../pieces.js';
import { followCited } from '../rules/results.js';
import { canShootAs, mayAnswer, readyShot, shot } from '../rules/shooting.js';
import { costOf, RESULT_WORDS } from '../tables/results.js';
import { breakBody, followUp, repulse } from './aftermath.js';
import { becomes, noRoom } from './driven-back.js';
import { words } from './measure.js';
import { isFarOff, type Shot, shotOf } from './shooting.js';
import type { State } from './state.js';
import type { Play, Seat } from './types.js';
import { isBody } from './units.js';

/** One shot, what it does, and the answer to it. */
export function* shotAndAnswer(game: Play, by: Side, first: Shot): Procedure<void> {
  const { state } = game;
  yield* oneShot(game, by, first);
  if (state.over || !isBody(state.vignettes[first.at]!) || !isBody(state.vignettes[first.from]!)) return;
  const answer = yield* askReturn(game, otherSide(by), first.at, first.from);
  if (answer) yield* oneShot(game, otherSide(by), answer);
}

/** IGR-SHO-04, IGR-SHO-08: the throw, and its effect at once: repulse, then follow-up (IGR-R-83). */
function* oneShot(game: Play, by: Side, { from, as, at, reason, facts }: Shot): Procedure<void> {
  const { state, options } = game;
  const shooter = state.vignettes[from]!;
  const target = state.vignettes[at]!;
  const { result, because } = yield* whichDie(
    `${shooter.id} shoots at ${target.id}`,
    shot(readyShot(facts, options), options, by),
    undefined,
    [shooter.id, target.id],
  );
  const { die, score, printed, outcome } = result;
  game.happen({
    kind: 'shot',
    shooter: shooter.id,
    weapon: as,
    target: target.id,
    reason,
    die,
    score,
    printed,
    outcome,
    because,
  });
  if (outcome === 'none') return;
  if (outcome === 'halt') return game.happen({ kind: 'halted', stand: target.id, because: [HALTS] });
  if (outcome === 'break') return breakBody(game, at);
  const stood = repulse(game, at, shooter.base!, outcome === 'repulsed' ? 'R' : 'RR');
  if (stood && result.followUp) followUp(game, from, at, [followCited(outcome)]);
}
const HALTS = citation('IGR-SR-03', 'it cannot move in its side’s next turn', 'H');

const WEAPON_WORDS: Readonly<Record<Weapon, string>> = {
  own: 'Return fire',
  attached: 'Return fire with the attached artillery',
};
const NOTHING_COMES: Preview = { because: [] };
const DECLINE = { value: 'decline', label: 'Hold fire' } as const;

/** With which shots the target of a shot may answer it (IGR-SHO-09, IGR-R-65). */
function returnShots(state: State, from: number, at: number, options: Options): Shot[] {
  const v = state.vignettes[from]!;
  if (!mayAnswer(v.now.answered, options)) return [];
  return WEAPONS.flatMap(as => {
    if (!canShootAs(v.troop, as) || isFarOff(state, from, as, at, options)) return [];
    const found = shotOf(state, from, as, at, 'return', options);
    return isRefusal(found) ? [] : [found];
  });
}

function* askReturn(game: Play, by: Side, from: number, at: number): Procedure<Shot | undefined> {
  const { state, options } = game;
  const shots = returnShots(state, from, at, options);
  if (shots.length === 0) return undefined;
  const choices: AskChoice[] = [...shots.map(({ as }) => ({ value: as, label: WEAPON_WORDS[as] })), DECLINE];
  const text = `does ${state.vignettes[from]!.id} return the fire of ${state.vignettes[at]!.id}?`;
  const choice = yield* choose('IGR-SHO-09', by, text, choices, {
    about: [state.vignettes[from]!.id, state.vignettes[at]!.id],
    preview: (_by, answer) => {
      const wished = shots.find(({ as }) => as === answer);
      return wished ? shotPreview(wished, { view: state, options }) : NOTHING_COMES;
    },
  });
  return shots.find(({ as }) => as === choice);
}

/** What a shot may do to its target, and how likely that is; and what its answer may do. */
export function shotPreview(fired: Shot, seat: Pick<Seat, 'view' | 'options'>): Preview {
  const { odds, because } = outcomesOf(fired, seat);
  const cost = `${words(fired.facts.distance)} W`;
  return { odds, because, cost, ...(fired.reason !== 'return' && answerTo(fired, seat)) };
}

function outcomesOf({ at, from, facts }: Shot, { view, options }: Pick<Seat, 'view' | 'options'>) {
  const ready = readyShot(facts, options);
  const { id: target } = view.vignettes[at]!;
  return foretold(
    function* () {
      const { result, because } = yield* shot(ready, options);
      return { result: becomes(view, at, view.vignettes[from]!.base!, result.outcome, options), because };
    },
    ({ outcome, on }) => ({
      text: `${target} ${RESULT_WORDS[outcome].left}${noRoom(on)}`,
      good: RESULT_WORDS[outcome].harm,
      costs: costOf(target, outcome),
    }),
  );
}

/** IGR-SHO-09: what the target may answer with, where it stands now: the first of its weapons. */
function answerTo({ from, at }: Shot, seat: Pick<Seat, 'view' | 'options'>): Pick<Preview, 'answered'> {
  const [answer] = returnShots(seat.view, at, from, seat.options);
  if (!answer) return {};
  const { odds } = outcomesOf(answer, seat);
  const chances = odds.chances.map(c => ({ ...c, result: { ...c.result, good: -c.result.good } }));
  const text = `${seat.view.vignettes[at]!.id} may return fire, if it is still in range`;
  return { answered: { text, odds: { ...odds, chances } } };
}
