import {
  type Chance,
  type Citation,
  type Finding,
  type Odds,
  type Options,
  odds,
  type Procedure,
} from '@umpire/engine';
import type { Result } from '../pieces.js';
import { callFire } from '../rules/calling.js';
import { detection } from '../rules/detection.js';
import { contestOf, lookFor, type ReadyEngagement } from '../rules/engagement.js';
import { type Initiative, initiative, type ReadyShot, shot } from '../rules/shooting.js';
import { callsAreContested } from '../tables/engagement.js';

/** What an engagement may do to the two; null: nobody fires at it. */
export interface Outcome {
  readonly onTarget: Result | null;
  readonly onShooter: Result | null;
}

/** A chance as a share, and what comes of it. */
type Share<T> = readonly [share: number, result: T];
const sharesOf = <T>(start: () => Procedure<Finding<T>>, because: Set<Citation>): Share<T>[] => {
  const found = odds(start);
  for (const cited of found.because) because.add(cited);
  return found.chances.map(({ ways, of, result }) => [ways / of, result] as const);
};

/** The least common denominator of all the dice of an engagement. */
const ALL = 6 ** 9;

/** Exact odds of an engagement in which everybody shoots who may: its throws hang on each other in few ways, so they are counted apart. */
export function exchangeOdds(ready: ReadyEngagement, options: Options): Odds<Outcome> {
  const because = new Set<Citation>();
  const met = new Map<string, { share: number; result: Outcome }>();
  const add = (share: number, result: Outcome): void => {
    const key = `${result.onTarget} ${result.onShooter}`;
    met.set(key, { share: (met.get(key)?.share ?? 0) + share, result });
  };
  const own = shotShares(ready.shots.shooter, options, because);
  const back = ready.shots.target ? shotShares(ready.shots.target, options, because) : [];
  for (const [called, isCalled] of callShares(ready, options, because)) {
    if (!isCalled) {
      add(called, { onTarget: null, onShooter: null });
      continue;
    }
    for (const [share, may] of mayShares(ready, options, because))
      for (const [p, onTarget] of may.shooterMayFire ? own : NONE)
        for (const [q, onShooter] of may.targetMayFire ? back : NONE)
          add(called * share * p * q, { onTarget, onShooter });
  }
  const chances = [...met.values()].map(
    ({ share, result }): Chance<Outcome> => ({ ways: Math.round(share * ALL), of: ALL, result }),
  );
  return { chances: chances.sort((x, y) => y.ways - x.ways), because: [...because] };
}
const NONE: readonly Share<null>[] = [[1, null]];

const shotShares = (ready: ReadyShot, options: Options, because: Set<Citation>): Share<Result>[] =>
  merged(sharesOf(() => shot(ready, options), because).map(([share, { result }]) => [share, result] as const));

function merged<T extends string>(shares: readonly Share<T>[]): Share<T>[] {
  const found = new Map<T, number>();
  for (const [share, result] of shares) found.set(result, (found.get(result) ?? 0) + share);
  return [...found].map(([result, share]) => [share, result] as const);
}

function callShares({ called, facts }: ReadyEngagement, options: Options, because: Set<Citation>): Share<boolean>[] {
  if (!called) return [[1, true]];
  const call = {
    ...facts.call!,
    arm: 'artillery',
    lateBritish: facts.shooter.lateBritish && facts.shooter.weapon !== 'Ms',
  } as const;
  return sharesOf(() => callFire(call, options), because).map(([share, found]) => [share, found.called] as const);
}

const ALONE: Initiative = { outcome: 'shooter-only', shooterMayFire: true, targetMayFire: false };

/** Who may fire, over all throws to detect and for the initiative. */
function mayShares(ready: ReadyEngagement, options: Options, because: Set<Citation>): Share<Initiative>[] {
  if (ready.called && !callsAreContested(options)) return [[1, ALONE]];
  const sees = (role: 'shooter' | 'target'): Share<boolean>[] =>
    sharesOf(() => detection(lookFor(ready.facts, role), options), because).map(
      ([share, found]) => [share, found.detected] as const,
    );
  const own: Share<boolean>[] = ready.looks ? sees('shooter') : [[1, true]];
  const other: Share<boolean>[] = ready.targetLooks ? sees('target') : [[1, ready.targetKnows]];
  return own.flatMap(([p, shooter]) =>
    other.flatMap(([q, target]) =>
      sharesOf(() => initiative(contestOf(ready, shooter, target, options)), because).map(
        ([r, found]) => [p * q * r, found] as const,
      ),
    ),
  );
}
