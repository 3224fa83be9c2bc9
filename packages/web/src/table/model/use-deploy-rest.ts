import type { BattleView } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { nameOf } from '../../ui/sides.js';
import { say } from '../../ui/toast.js';
import type { Session } from '../session/session.js';

/** A side that has had enough of putting down its pieces leaves the rest to the book. */
export interface DeploysRest {
  /** The rest of the side that acts is being put down. */
  readonly deployingRest: boolean;
  deployRest(on: boolean): void;
}

/** What is still to be put down, in the words of its verb; undefined: nothing is deployed now. */
const deployingVerb = ({ menu }: BattleView): string | undefined =>
  menu.find(({ deploys, closed }) => deploys && !closed)?.verb;

/** Whenever it is the side's turn to put something down, what a good opponent would put down in its place is ordered. */
export function useDeployRest(
  session: Session,
  battleView: BattleView,
  by: SeatId | undefined,
  busy: boolean,
): DeploysRest {
  const [sides, setSides] = useState<readonly SeatId[]>([]);
  const deployingRest = by !== undefined && sides.includes(by);
  const verb = deployingVerb(battleView);
  const stop = (side: SeatId) => setSides(now => now.filter(one => one !== side));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position in which the side is to order
  useEffect(() => {
    if (!deployingRest || busy) return;
    if (verb === undefined) return stop(by);
    let isWanted = true;
    const order = async (): Promise<void> => {
      const advised = await session.desk().advised(by);
      if (!isWanted) return;
      if (advised?.verb !== verb) return stop(by);
      const refusal = await session.order(advised);
      if (!refusal) return;
      stop(by);
      say(`${nameOf(by)} could not deploy by itself: ${refusal.message}`, { rule: refusal.rule, kind: 'warning' });
    };
    order().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [deployingRest, busy, verb, battleView]);
  return {
    deployingRest,
    deployRest: on =>
      by && setSides(now => (on ? [...now.filter(one => one !== by), by] : now.filter(one => one !== by))),
  };
}
