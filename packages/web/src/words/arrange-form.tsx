import { type ArrangePiece, choiceKey, type Gesture, type Pose, type Scene } from '@umpire/engine';
import { useState } from 'react';
import {
  type Arranged,
  extrasIn,
  firstPlace,
  isExtra,
  piecesIn,
  placeIn,
  put,
  withExtra,
  withoutExtra,
} from '../table/draft/arrange.js';
import { Button } from '../ui/index.js';
import { BearingInput, PointInput } from './forms.js';
import { inUnit } from './length.js';
import styles from './words.module.css';

interface ArrangeProps {
  readonly gesture: Extract<Gesture, { kind: 'arrange' }>;
  readonly arranged: Arranged;
  readonly scene: Scene;
  readonly onChange: (next: Arranged) => void;
}

/** Several stands: the suggested lay-out, each of which can be changed; and those of the player's own making. */
export function ArrangeInput(props: ArrangeProps) {
  const { gesture, arranged, onChange } = props;
  const [editing, setEditing] = useState<string>();
  const { extra, extras = 0 } = gesture;
  const left = extras - extrasIn(arranged).length;
  return (
    <>
      <ul className={styles.arrange}>
        {piecesIn(gesture, arranged).map(piece => (
          <Placed
            key={piece.id}
            {...props}
            piece={piece}
            editing={editing === piece.id}
            onEdit={() => setEditing(editing === piece.id ? undefined : piece.id)}
          />
        ))}
      </ul>
      {extra && left > 0 && (
        <p className={styles.line}>
          <span>
            {extra.label}: {left} left
          </span>
          {extra.among.map(({ value, label }) => (
            <Button key={choiceKey(value)} onClick={() => onChange(withExtra(arranged, extra, value))}>
              Add: {label}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

function Placed({
  gesture,
  arranged,
  scene,
  onChange,
  piece,
  editing,
  onEdit,
}: ArrangeProps & { readonly piece: ArrangePiece; readonly editing: boolean; readonly onEdit: () => void }) {
  const { unit } = scene;
  const { id } = piece;
  const at = placeIn(arranged, id);
  const where = at ? `${inUnit(at.x, unit)} from the west, ${inUnit(at.y, unit)} from the south` : 'off the table';
  const made = isExtra(piece) ? extrasIn(arranged).find(place => place.id === id) : undefined;
  const kind = made && gesture.extra ? `, ${String(made[gesture.extra.field])}` : '';
  const move = (to: Pose | null) => onChange(put(arranged, id, to));
  return (
    <li>
      <span>
        {id}, {piece.label}
        {kind}: {where}
      </span>
      {piece.zones.length > 0 && (
        <Button kind="quiet" aria-expanded={editing} onClick={onEdit}>
          Change {id}
        </Button>
      )}
      {made && (
        <Button kind="quiet" onClick={() => onChange(withoutExtra(arranged, id))}>
          Take {id} away
        </Button>
      )}
      {editing && (
        <span className={styles.arrangeEdit}>
          <PointInput
            at={at ?? undefined}
            from={undefined}
            scene={scene}
            onPoint={point => move({ ...point, facing: at?.facing ?? piece.at?.facing ?? 0 })}
          />
          {at && <BearingInput label="Facing" value={at.facing} onChange={facing => move({ ...at, facing })} />}
          <Button onClick={() => move(at ? null : (piece.at ?? firstPlace(piece) ?? { x: 0, y: 0, facing: 0 }))}>
            {at ? 'Hold it back' : 'Put it down'}
          </Button>
        </span>
      )}
    </li>
  );
}
