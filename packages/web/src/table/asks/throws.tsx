import { compareHands, type Side } from '@umpire/engine';
import type { Throw } from '../../desk/messages.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { HAND_NAMES, HandIcon } from './hands.js';
import './throws.css';

const SIDES: readonly Side[] = ['a', 'b'];

/** What was thrown or shown, small, beside the words it led to. */
export function Throws({ throws, large = false }: { readonly throws: readonly Throw[]; readonly large?: boolean }) {
  return (
    <div className={large ? 'throws throws-large' : 'throws'}>
      {throws.map((thrown, i) =>
        typeof thrown === 'number' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws keep their order
          <span key={i} className="die">
            <span className="unseen">thrown: </span>
            {thrown}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws keep their order
          <Hands key={i} thrown={thrown} large={large} />
        ),
      )}
    </div>
  );
}

function Hands({ thrown, large }: { readonly thrown: Exclude<Throw, number>; readonly large: boolean }) {
  const result = compareHands(thrown.a, thrown.b);
  const winner = result === 'draw' ? undefined : result === 'win' ? 'a' : 'b';
  return (
    <span className="hands">
      {SIDES.map(side => (
        <span key={side} className={`hand ${sideClass(side)}`} data-won={side === winner || undefined}>
          <HandIcon hand={thrown[side]} size={large ? 46 : 18} />
          <span className={large ? undefined : 'unseen'}>
            {SIDE_NAMES[side]}: {HAND_NAMES[thrown[side]]}
          </span>
        </span>
      ))}
      <span className="hands-result">{winner ? `${SIDE_NAMES[winner]} wins the hand` : 'a drawn hand'}</span>
    </span>
  );
}
