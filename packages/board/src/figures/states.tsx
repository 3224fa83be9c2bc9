/** How a vignette fares: by its front, its order and its sashes; letters and colours come after. */
import type { Figure } from '@umpire/engine';
import type { Ink } from '../style/ink.js';

export interface StatesProps {
  readonly figure: Figure;
  readonly turn: number;
  /** Half its depth, its front being 100. */
  readonly half: number;
  readonly small: boolean;
  readonly ink: Ink;
}

/** More sashes than this are not drawn: a number says it. */
const MOST_SASHES = 3;

export function States({ figure, turn, half, small, ink }: StatesProps) {
  const { ordered, done, halted, fired, worn = 0 } = figure;
  if (!ordered && !done && !halted && !fired && worn === 0) return null;
  const front = 3 - half;
  return (
    <g transform={turn === 0 ? undefined : `rotate(${turn})`}>
      {done && !small && <path d={`M-47 ${-half + 3}h94v${2 * half - 6}h-94z`} fill="#cfc8b2" fillOpacity={0.42} />}
      {worn > 0 && <path d={sashes(worn, half)} stroke="#f08a24" strokeWidth={5} strokeLinecap="butt" />}
      {halted && (
        <>
          <path d={`M-46 ${front}h92`} stroke="#1e1b18" strokeWidth={7} strokeLinecap="butt" />
          <path d={`M-46 ${front}h92`} stroke="#ffffff" strokeWidth={7} strokeDasharray="9 9" strokeLinecap="butt" />
        </>
      )}
      {ordered && (
        <>
          <path d={`M-46 ${front}h92`} stroke={ink.gold} strokeWidth={6} strokeLinecap="butt" />
          <path d={`M-14 ${-half - 10}L0 ${-half - 20}L14 ${-half - 10}`} stroke="#1e1b18" strokeWidth={8} />
          <path d={`M-14 ${-half - 10}L0 ${-half - 20}L14 ${-half - 10}`} stroke={ink.gold} strokeWidth={4.6} />
        </>
      )}
      {fired && <Smoke half={half} />}
    </g>
  );
}

/** From the right rear, one for each time. */
const sashes = (worn: number, half: number): string =>
  Array.from(
    { length: Math.min(worn, MOST_SASHES) },
    (_, i) => `M${26 - i * 11} ${half - 3}L${44 - i * 11} ${-half + 6}`,
  ).join('');

function Smoke({ half }: { readonly half: number }) {
  const y = -half - 6;
  const puffs = [-36, -22, -8, 6, 20, 34].map((x, i) => `M${x} ${y - (i % 2) * 5}h.1`).join('');
  return (
    <>
      <path d={puffs} stroke="#9a9f9e" strokeWidth={17} strokeOpacity={0.5} />
      <path d={puffs} stroke="#fbfbf9" strokeWidth={14} strokeOpacity={0.85} />
    </>
  );
}
