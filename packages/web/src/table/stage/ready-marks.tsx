import { type Fetched, ReadyFoot, type ReadySign, useFetched } from '@umpire/board';
import type { MenuItem, Readiness, Scene } from '@umpire/engine';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { useTableParts } from '../model/context.js';
import type { Ready } from '../model/readiness.js';

/** In most books nothing is paid for. */
const COINS: Fetched<typeof import('./coins.js')> = { fetch: () => import('./coins.js') };

const isPriced = ({ price }: MenuItem): boolean => price !== undefined;

const SIGNS = ['move', 'charge', 'fire'] as const;

/** A foot under everybody who can still go or strike; a coin on everybody who can be paid for. */
export const ReadyMarks = memo(function ReadyMarks() {
  const { ready, battleView, drafting, selected } = useTableParts();
  const coins = useFetched(COINS, battleView.menu.some(isPriced));
  // where orders stand until they are changed, that somebody could be ordered is no news
  if (drafting.draft || battleView.roster) return null;
  return (
    <>
      {[...ready.values()].map(one => (
        <ReadyFoot key={one.stand} piece={one.stand} signs={signsOf(one)} held={one.stand === selected} />
      ))}
      {coins && <coins.Coins />}
    </>
  );
});

function signsOf({ can, cannot }: Readiness): readonly ReadySign[] {
  // that nobody is near enough to be charged is no news
  const shown = SIGNS.filter(use => can.includes(use) || (cannot.includes(use) && use !== 'charge'));
  return shown.some(use => can.includes(use)) ? shown.map(use => ({ use, spent: !can.includes(use) })) : [];
}

/** Who is done is faded, as long as somebody can still act; not where acting is paid for first. */
export function useDone(
  svg: RefObject<SVGSVGElement | null>,
  ready: Ready,
  menu: readonly MenuItem[],
  scene: Scene,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene may bring new elements
  useLayoutEffect(() => {
    const board = svg.current;
    if (!board) return;
    const some = [...ready.values()].some(({ can }) => can.length > 0) && !menu.some(isPriced);
    for (const element of board.querySelectorAll('[data-done]')) element.removeAttribute('data-done');
    for (const { stand, can } of some ? ready.values() : [])
      if (can.length === 0) board.querySelector(`[data-piece="${CSS.escape(stand)}"]`)?.setAttribute('data-done', '');
  }, [svg, ready, menu, scene]);
}
