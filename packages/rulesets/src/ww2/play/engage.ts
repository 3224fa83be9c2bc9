import {
  type Citation,
  choose,
  forbid,
  isRefusal,
  malformed,
  type Options,
  type Parts,
  type Procedure,
  type Refusal,
} from '@umpire/engine';
import type { FireOption } from '../pieces.js';
import { callRefusal } from '../rules/calling.js';
import { longestDetection } from '../rules/detection.js';
import {
  aimedAt,
  type Conduct,
  contestOf,
  type Exchange,
  engage as exchange,
  lookFor,
  type May,
  type ReadyEngagement,
  readied,
  unseen,
} from '../rules/engagement.js';
import { barrageMustBeSeen } from '../rules/readings.js';
import type { Call } from '../tables/engagement.js';
import { asApplied, type Hit, settleResults } from './aftermath.js';
import { engagementFacts, look, lookBack } from './facts.js';
import type { Scores } from './fire-events.js';
import { canBeSeenBy } from './observers.js';
import { mayAnswer, whySilent } from './silence.js';
import { inPlay, isAircraft, isCarried, isMortars, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';

/** One shot of a stand at another that may be named, with its facts measured once (5.3, step 1). */
export interface Engagement {
  readonly shooter: Stand;
  readonly target: Stand;
  readonly ready: ReadyEngagement;
}

/** WW2-ORG-09, WW2-ORG-10. */
const tooFarToCall = ({ group, distance }: Call): Refusal | undefined =>
  callRefusal({ group, distance, arm: 'artillery', lateBritish: false });

/** Whether a target may be named (WW2-R-59), by a stand that may shoot. */
export function engagementPlan(
  view: State,
  shooter: Stand,
  id: string,
  option: FireOption,
  options: Options,
): Engagement | Refusal {
  const target = standOf(view, id);
  if (!target) return malformed('target', `there is no stand ${id}`);
  if (target.side === shooter.side) return forbid('WW2-SHO-01', 'it does not fire at its own side');
  if (!inPlay(target)) return forbid('WW2-RES-26', `${id} is no longer in play`);
  if (target.where === 'reserve') return forbid('WW2-R-122', `${id} waits off the table`);
  if (isCarried(target)) return forbid('WW2-R-48', `${id} is carried and no target of its own`);
  const facts = engagementFacts(view, shooter, target, option, options);
  const aimed = aimedAt(facts, options);
  if (isRefusal(aimed)) return aimed;
  look(view, facts, shooter, target, options);
  const hidden = unseen(aimed, options);
  if (hidden) return hidden;
  lookBack(view, facts, shooter, target, options);
  const ready = readied(aimed, options);
  if (isRefusal(ready)) return ready;
  const far = isMortars(shooter) && !ready.called && tooFarToCall(ready.facts.call!);
  if (far) return far;
  if (ready.called && barrageMustBeSeen(options) && !canBeSeenBy(view, shooter.side, target, options))
    return forbid('WW2-R-164', 'nobody of its side can see the target');
  return { shooter, target, ready };
}

/** WW2-DET-07: within how many metres a stand would find another that it sees, and cannot find from where it is. */
export function foundWithin(view: State, shooter: Stand, target: Stand, options: Options): number | undefined {
  const facts = engagementFacts(view, shooter, target, HALTED, options);
  const aimed = aimedAt(facts, options);
  if (isRefusal(aimed)) return undefined;
  look(view, facts, shooter, target, options);
  const hidden = unseen(aimed, options);
  return hidden?.rule === 'WW2-DET-07' ? longestDetection(lookFor(facts, 'shooter')) : undefined;
}
/** How a stand looks hangs on no option. */
const HALTED = 2;

/** Carries an engagement out die by die, and hears the two dice of the contest. */
const hearing =
  (dice: number[]): Parts =>
  (name, start) =>
    name.startsWith('contest') ? heard(start(), dice) : start();
function* heard<T>(part: Procedure<T>, dice: number[]): Procedure<T> {
  for (let step = part.next(); ; ) {
    if (step.done) return step.value;
    const face = yield step.value;
    dice.push(face as number);
    step = part.next(face);
  }
}

/** 5.3, step 5: each does as its standing order says, or is asked; the side whose turn it is decides first. */
function conductOf(game: Play, { shooter, target }: Engagement, contest: number[]): Conduct {
  return {
    run: hearing(contest),
    by: { shooter: shooter.side, target: target.side },
    decide: may => decided(game, shooter, target, may),
  };
}
function* decided(game: Play, shooter: Stand, target: Stand, may: May): Procedure<May> {
  const answers = may.target && mayAnswer(target, game.options);
  const isShotAtInItsTurn = target.side === game.state.active;
  const early = isShotAtInItsTurn && answers && (yield* decision(game, target, shooter));
  const own = may.shooter && (yield* decision(game, shooter, target));
  return { shooter: own, target: isShotAtInItsTurn ? early : answers && (yield* decision(game, target, shooter)) };
}
function* decision({ state }: Play, stand: Stand, other: Stand): Procedure<boolean> {
  const fire = state.policies[stand.side][stand.id]?.fire ?? 'shoot';
  if (fire !== 'ask') return fire === 'shoot';
  const among = [
    { value: 'shoot', label: 'Shoot' },
    { value: 'hold', label: 'Hold fire' },
  ] as const;
  const about = [stand.id, other.id];
  return (
    (yield* choose('WW2-SHO-12', stand.side, `${stand.id} may shoot at ${other.id}`, among, { about })) === 'shoot'
  );
}

const OUTCOME_WORDS = {
  'shooter-only': 'the shooter fires alone',
  'target-only': 'the target fires alone',
  both: 'both may fire',
};

/** 5.3, steps 2 to 10: one whole engagement, by the facts of the moment when it was named. False: its call was not heard. */
export function* engage(game: Play, engagement: Engagement): Procedure<boolean> {
  const { shooter, target } = engagement;
  game.happen({
    kind: 'named',
    stand: shooter.id,
    target: target.id,
    because: [{ rule: 'WW2-SHO-01', text: 'shooter and target are named' }],
  });
  const contest: number[] = [];
  const { result, because } = yield* exchange(engagement.ready, game.options, conductOf(game, engagement, contest));
  if (!result.called) {
    game.happen({ kind: 'called', stand: shooter.id, target: target.id, because });
    return false;
  }
  const hits: Hit[] = [];
  if (result.onTarget) hits.push({ stand: target.id, result: result.onTarget, by: shooter.id });
  if (result.onShooter) hits.push({ stand: shooter.id, result: result.onShooter, by: target.id });
  tell(game, engagement, { result, hits, scores: scoresOf(game, engagement, result, contest) }, because);
  if (result.shooterFires) mark(game, shooter, false);
  if (result.targetFires) mark(game, target, true);
  yield* settleResults(game, hits, because);
  return true;
}

/** WW2-SHO-03: what the two dice of the contest came to, with their changes. */
function scoresOf(
  { options }: Play,
  { ready }: Engagement,
  { shooterDetected, targetDetected }: Exchange,
  [own, other]: readonly number[],
): Scores | null {
  if (own === undefined || other === undefined) return null;
  const change = contestOf(ready, shooterDetected, targetDetected, options);
  return { own: [own, change.shooter], other: [other, change.target] };
}

/** Who fires in the end, and why those do not whom the dice would let (WW2-SHO-12, WW2-SHO-15). */
function outcomeOf(
  { shooter, target, ready }: Engagement,
  result: Exchange,
  options: Options,
): { readonly text: string; readonly silent: readonly Citation[] } {
  const { outcome, shooterFires, targetFires } = result;
  if (!outcome) return { text: 'it is not contested', silent: [] };
  const silent: Citation[] = [];
  if (outcome !== 'target-only' && !shooterFires)
    silent.push(whySilent({ stand: shooter, role: 'shooter', ready, result }, options));
  if (outcome !== 'shooter-only' && !targetFires)
    silent.push(whySilent({ stand: target, role: 'target', ready, result }, options));
  if (silent.length === 0) return { text: OUTCOME_WORDS[outcome], silent };
  const who = shooterFires || targetFires ? `only ${(shooterFires ? shooter : target).id} fires` : 'nobody fires';
  return { text: `${who}, as ${silent.map(({ text }) => text).join(' and ')}`, silent };
}

interface Fought {
  readonly result: Exchange;
  readonly hits: readonly Hit[];
  readonly scores: Scores | null;
}
function tell(
  game: Play,
  engagement: Engagement,
  { result, hits, scores }: Fought,
  because: readonly Citation[],
): void {
  const { shooter, target } = engagement;
  const { text, silent } = outcomeOf(engagement, result, game.options);
  const detected = { own: result.shooterDetected, other: result.targetDetected };
  game.happen({
    kind: 'contested',
    stand: shooter.id,
    target: target.id,
    detected,
    scores,
    text,
    shots: hits.map(hit => asApplied(game, hit)),
    because: silent.length > 0 ? [...because, ...silent] : because,
  });
  if (!result.shooterFires && !result.targetFires)
    game.happen({
      kind: 'held',
      stand: shooter.id,
      target: target.id,
      because: [{ rule: 'WW2-SHO-12', text: 'nobody fires' }],
    });
}

/** WW2-SHO-13, WW2-R-71: who shot gets a FIRE marker, but aircraft never carry one. */
function mark(game: Play, stand: Stand, replied: boolean): void {
  if (isAircraft(stand)) {
    if (replied) game.happen({ kind: 'answered', stand: stand.id });
  } else game.happen({ kind: 'marked', stand: stand.id, replied });
}
