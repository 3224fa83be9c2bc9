import {
  type Chance,
  type Citation,
  lumping,
  type Odds,
  type Options,
  odds,
  type Preview,
  type ResultInWords,
  together,
} from '@umpire/engine';
import type { Result } from '../pieces.js';
import type { OptionPlan } from '../play/command.js';
import type { Engagement } from '../play/engage.js';
import { RESULT_WORDS } from '../play/fire-events.js';
import { distanceOf, groupOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { broughtBy } from '../rules/both-count.js';
import { byHoldsFire, type Exchange, engage as exchange, type ReadyEngagement } from '../rules/engagement.js';
import { RESULT_TABLE } from '../tables/results.js';

/** What an engagement may do to the two; null: nobody fires at it. */
type Outcome = Pick<Exchange, 'onTarget' | 'onShooter'>;
/** Exact, with everybody shooting who may; its throws hang on each other in few ways, so each is counted once. */
function oddsOf(ready: ReadyEngagement, options: Options): Odds<Outcome> {
  const conduct = byHoldsFire(ready.facts, lumping());
  return odds(function* () {
    const { result, because } = yield* exchange(ready, options, conduct);
    return { result: { onTarget: result.onTarget, onShooter: result.onShooter }, because };
  });
}

const wordsFor = (result: Result | null): (typeof RESULT_WORDS)[Result] => RESULT_WORDS[result ?? '-'];

/** What may become of one of the two. `tone`: what becomes of him alone. */
const chancesOf = (
  all: readonly Chance<Outcome>[],
  { id }: Stand,
  of: (result: Outcome) => Result | null,
  sign: 1 | -1,
  goodOf?: (members: readonly Chance<Outcome>[]) => number,
): Chance<ResultInWords>[] =>
  together(
    all,
    result => wordsFor(of(result)).text,
    members => {
      const { text, harm } = wordsFor(of(members[0]!.result));
      const tone = sign * harm || 0;
      return { text: `${id} ${text}`, good: goodOf?.(members) ?? tone, tone };
    },
  );

/** On the average of all of them: what the target suffers, less what the shooter does. */
function gain(members: readonly Chance<Outcome>[]): number {
  let [sum, weight] = [0, 0];
  for (const { ways, of, result } of members) {
    weight += ways / of;
    sum += (ways / of) * (wordsFor(result.onTarget).harm - wordsFor(result.onShooter).harm);
  }
  return sum / weight;
}

const ROWS = new Set(RESULT_TABLE.map(({ rule }) => rule));
/** What stands in no column of either side; which rows of the results come up, the odds say. */
const besides = (because: readonly Citation[], counted: readonly Citation[]): Citation[] =>
  because.filter(({ rule, text }) => !ROWS.has(rule) && !counted.some(one => one.rule === rule && one.text === text));

/** WW2-CP-12, WW2-R-35: what it costs, and what is lost with a headquarters that may be shot at in answer. */
function priceOf({ view }: Pick<Seat, 'view'>, { shooter, target, ready }: Engagement, paid: OptionPlan | null) {
  const { cp, hq } = groupOf(view, shooter);
  const left = paid?.cpLeft ?? cp;
  const isOnTable = shooter.where === 'table' && target.where === 'table';
  const words = [
    ...(isOnTable ? [`${distanceOf(shooter, target)}m`] : []),
    ...(paid ? [`${paid.cost} CP of ${paid.cost + left}`] : []),
  ].join(', ');
  const atRisk = hq === shooter.id && ready.shots.target && left > 0;
  const risk = atRisk ? [`if ${shooter.id} is lost, ${left} CP are lost`] : [];
  const cost = [...(words ? [words] : []), ...risk].join('; ');
  return { ...(cost && { cost }), ...(paid && { pays: `${paid.cost} CP` }) };
}

/** What may become of the two and how likely that is, and what each brings into it (WW2-SHO-02 to WW2-RES-18). */
export function shotPreview(
  seat: Pick<Seat, 'options' | 'view'>,
  engagement: Engagement,
  paid: OptionPlan | null = null,
): Preview {
  const { options } = seat;
  const { shooter, target, ready } = engagement;
  const { chances, because } = oddsOf(ready, options);
  const own = chancesOf(chances, shooter, ({ onShooter }) => onShooter, -1);
  const counts = [
    {
      piece: shooter.id,
      ...broughtBy(ready, 'shooter', options),
      ...(ready.shots.target && { odds: { chances: own, because: [] } }),
    },
    { piece: target.id, ...broughtBy(ready, 'target', options) },
  ];
  const rest = besides(
    because,
    counts.flatMap(one => one.because),
  );
  const hits = chancesOf(chances, target, ({ onTarget }) => onTarget, 1, gain);
  return { ...priceOf(seat, engagement, paid), odds: { chances: hits, because: rest }, because: rest, counts };
}
