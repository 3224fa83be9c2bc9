import { type DeskField, type Side, UMPIRE } from '@umpire/engine';
import { type Battle, lookOf, put, sceneOf } from './battle.js';
import { logOf } from './log.js';
import type { JudgeView } from './messages.js';

/** So many lines of what a side was told lie on the desk. */
const LATEST = 12;

/** What lies on the umpire's desk. */
export function judgeViewOf(battle: Battle): JudgeView | undefined {
  const { match } = battle;
  const desk = match.umpire ? match.rules.umpire?.desk?.(lookOf(battle, UMPIRE), match.scenario) : undefined;
  if (!desk) return undefined;
  return {
    desk,
    scenes: { a: sceneOf(battle, 'a'), b: sceneOf(battle, 'b') },
    told: { a: toldLast(battle, 'a'), b: toldLast(battle, 'b') },
  };
}

const toldLast = ({ match }: Battle, side: Side): string[] =>
  logOf(match, side)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .slice(-LATEST)
    .reverse();

/** With two bots under him an umpire is asked at the usual moments, until he says otherwise. */
export function askUsually(battle: Battle): void {
  const desk = judgeViewOf(battle)?.desk;
  if (!desk) return;
  const { order, list } = desk.touches.stops;
  put(battle, {
    by: UMPIRE,
    order: { ...order, ...(list && { [list]: desk.usualStops }), reason: 'the usual stops over two bots' },
  });
}

export const judgeFieldsOf = (
  battle: Battle,
  verb: string,
  sofar: Readonly<Record<string, unknown>>,
): readonly DeskField[] => battle.match.rules.umpire?.fields?.(lookOf(battle, UMPIRE), verb, sofar) ?? [];
