import { type Procedure, type SeatId, SIDES } from '@umpire/engine';
import { airRound, isFightOn } from './air-fight.js';
import { intercepted } from './air-strikes.js';
import { assaults } from './assaults.js';
import { toAll, toSide } from './change.js';
import { closeSupport } from './close-support.js';
import { allocateAll, deployAll } from './deploying.js';
import { type Ending, eachDieHeld, held, stopsAt } from './desk.js';
import { endAs, endTurn } from './ending.js';
import { directFire } from './firing.js';
import { instructAll, issueOrders } from './issuing.js';
import { location } from './locating.js';
import { morale } from './morale.js';
import { movement } from './movement.js';
import { withPictures } from './pictures.js';
import { rally } from './rallying.js';
import { present } from './seats.js';
import { keptOver } from './sheet.js';
import { isWindow, STAGE_WORDS, stageAfter } from './stages.js';
import type { Stage, State, Step } from './state.js';
import { supportFire } from './support-fire.js';
import { bereavedBy, testSurprises } from './surprise.js';
import { firstThrows } from './throws.js';
import { trenchesAfter } from './trenches.js';
import { beginTurn, jam } from './turn-start.js';
import { happens, type Play } from './types.js';
import { readyAtOnce, withoutForbidden } from './windows.js';

/** What the book does by itself now: closes a window that everybody is ready for, or carries out the step that is due. One at a time, so that an umpire can be asked between them. */
export function automatic(game: Play): Procedure<void> | undefined {
  const { state } = game;
  if (state.over) return undefined;
  if (state.desk.ending) return ended(game, state.desk.ending);
  if (!isWindow(state.stage)) return carryOut(game, state.stage);
  // PLA-UMP-40: a window that the umpire has paused stays open, whoever is ready
  return isEverybodyReady(state) && !state.desk.paused ? closed(game) : undefined;
}
/** PLA-UMP-39: by the umpire's word. */
// biome-ignore lint/correctness/useYield: it throws nothing; it is a procedure like every other
function* ended(game: Play, { winner, text }: Ending): Procedure<void> {
  happens(game, 'noted', { desk: { ...game.state.desk, ending: null } });
  endAs(game, { winner, rule: 'PLA-UMP-15', text });
}
const isEverybodyReady = (state: State): boolean =>
  SIDES.flatMap(side => present(state, side)).every((seat: SeatId) => state.ready[seat] === true);

/** The sheets are kept until the steps that they are for are done. */
function* closed(game: Play): Procedure<void> {
  const { stage } = game.state;
  withoutForbidden(game);
  instructAll(game);
  if (stage === 'allocation') allocateAll(game);
  if (stage === 'deployment') deployAll(game);
  if (stage === 'first-orders') yield* issueOrders(game);
  go(game, stage === 'break-off' ? 'air-round' : stageAfter(game.state, game.options));
}

function go(game: Play, stage: Stage): void {
  if (!isWindow(stage)) return happens(game, 'filed', { stage, ready: {} });
  // Everybody hears that a window opens, whatever else he hears of the steps before it: what was thrown in them shows in nothing else.
  const { rule, text } = STAGE_WORDS[stage];
  happens(
    game,
    'filed',
    { stage, ready: {}, sheets: { a: sheetFor(game.state, 'a', stage), b: sheetFor(game.state, 'b', stage) } },
    toAll(`Now: ${text}`, [{ rule, text: 'both sides write, unseen' }]),
  );
  happens(game, 'filed', { ready: readyAtOnce(game), desk: { ...game.state.desk, paused: false, extended: 0 } });
  if (stage === 'orders') deliver(game);
}

/** PLA-WIN-05: a new turn begins with an empty sheet; within it some lines are for all windows. */
const sheetFor = ({ sheets, turn }: State, side: 'a' | 'b', stage: Stage): State['sheets']['a'] =>
  stage === 'orders' || turn === 0 ? [] : keptOver(sheets[side]);

/** PLA-UMP-24: what the umpire had for a side reaches it as it begins to write. */
function deliver(game: Play): void {
  const { desk } = game.state;
  if (desk.messages.length === 0) return;
  happens(game, 'noted', { desk: { ...desk, messages: [] } });
  for (const { to, text } of desk.messages)
    happens(game, 'ruled', {}, toSide(to, text, [{ rule: 'PLA-UMP-24', text: 'from higher command' }]));
}

/** PLA-UMP-43: where he looks at every step, he sees it before anything of it is thrown. */
function* beforeStep(game: Play, step: Step): Procedure<void> {
  if (!stopsAt(game, 'steps')) return;
  const { rule, text } = STAGE_WORDS[step];
  yield* held(game, 'steps', { rule, title: `Next: ${text}` });
}

const STEPS: Readonly<Record<Step, (game: Play) => Procedure<void> | void>> = {
  throws: firstThrows,
  'air-round': airRound,
  comms: beginTurn,
  'orders-issued': issueOrders,
  location: function* (game) {
    yield* intercepted(
      game,
      asset =>
        asset.mission !== null && asset.mission.kind !== 'strike' && asset.mission.called === game.state.turn - 1,
    );
    yield* location(game);
  },
  'direct-fire': directFire,
  'support-of-companies': closeSupport,
  'support-fire': supportFire,
  movement,
  assaults,
  morale,
  rally,
  'end-of-turn': endTurn,
};
function* carryOut(game: Play, step: Step): Procedure<void> {
  yield* beforeStep(game, step);
  const before = [...game.state.bases];
  const led = [...game.state.commanders];
  const done = STEPS[step](game);
  if (done) yield* eachDieHeld(game, done);
  const bereaved = bereavedBy(game.state, led);
  if (bereaved.length > 0) yield* eachDieHeld(game, testSurprises(game, bereaved));
  trenchesAfter(game, before);
  withPictures(game);
  if (game.state.over) return;
  if (step === 'air-round' && isFightOn(game.state)) return go(game, 'break-off');
  if (step === 'air-round' && game.state.turn > 0) yield* eachDieHeld(game, jam(game));
  go(game, stageAfter(game.state, game.options));
}
