import { choiceKey, fieldInHand, type Gesture } from '@umpire/engine';
import { Button, Key } from '../../ui/button.js';
import {
  type Arranged,
  arrangedIn,
  extrasIn,
  firstPlace,
  placeIn,
  put,
  take,
  waitsOff,
  withExtra,
  withoutExtra,
} from '../draft/arrange.js';
import { useTableParts } from '../model/context.js';
import { BaseIcon } from './base-icon.js';

/** Many pieces are put down at once: which is in hand, which wait behind the edge. */
export function Pieces({ gesture }: { readonly gesture: Extract<Gesture, { kind: 'arrange' }> }) {
  const { drafting, by } = useTableParts();
  const name = fieldInHand(drafting.draft!)!.name;
  const arranged = arrangedIn(drafting.draft!, name);
  if (!arranged) return null;
  const here = gesture.pieces.filter(piece => !waitsOff(piece));
  const off = gesture.pieces.filter(waitsOff);
  return (
    <div className="pieces">
      <p className="hint">
        Everything is put down as suggested. Drag the pieces where you want them; <Key>,</Key> <Key>.</Key> step through
        them, arrow keys move, <Key>Q</Key> <Key>E</Key> turn.
      </p>
      <ul>
        {here.map(piece => {
          const at = placeIn(arranged, piece.id);
          return (
            <li key={piece.id}>
              <Button
                kind="quiet"
                pressed={arranged.inHand === piece.id}
                onClick={() => drafting.touch(name, take(arranged, piece.id))}
              >
                <BaseIcon side={by ?? 'a'} symbol={piece.symbol} size={26} />
                <span>{piece.label}</span>
              </Button>
              {at ? null : (
                <Button
                  onClick={() => {
                    const first = firstPlace(piece);
                    if (first) drafting.touch(name, put(arranged, piece.id, first));
                  }}
                >
                  Put down
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {gesture.extra && (gesture.extras ?? 0) > 0 && <Extras gesture={gesture} arranged={arranged} name={name} />}
      {off.length > 0 && (
        <>
          <h3>Behind the edge</h3>
          <ul>
            {off.map(piece => (
              <li key={piece.id}>
                <BaseIcon side={by ?? 'a'} symbol={piece.symbol} size={26} />
                <span>{piece.label}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Pieces of the player's own making: as many as the book allows. */
function Extras({
  gesture,
  arranged,
  name,
}: {
  readonly gesture: Extract<Gesture, { kind: 'arrange' }>;
  readonly arranged: Arranged;
  readonly name: string;
}) {
  const { drafting, by } = useTableParts();
  const extra = gesture.extra!;
  const made = extrasIn(arranged);
  const left = (gesture.extras ?? 0) - made.length;
  return (
    <>
      <h3>
        {extra.label}: {left} left
      </h3>
      <ul>
        {made.map(place => (
          <li key={place.id}>
            <Button
              kind="quiet"
              pressed={arranged.inHand === place.id}
              onClick={() => drafting.touch(name, take(arranged, place.id))}
            >
              <BaseIcon side={by ?? 'a'} symbol={extra.symbol} size={26} />
              <span>
                {extra.label}, {String(place[extra.field])}
              </span>
            </Button>
            <Button onClick={() => drafting.touch(name, withoutExtra(arranged, place.id))}>Take away</Button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="verb-buttons">
          {extra.among.map(({ value, label }) => (
            <Button key={choiceKey(value)} onClick={() => drafting.touch(name, withExtra(arranged, extra, value))}>
              Add: {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
