import type { Gesture, Pose, Scene } from '@umpire/engine';
import { useState } from 'react';
import { Button } from '../ui/index.js';
import { BearingInput, PointInput } from './forms.js';
import { inUnit } from './length.js';

type Arrange = Extract<Gesture, { kind: 'arrange' }>;
type Place = { readonly id: string; readonly at: Pose | null };

/** Several stands: the suggested lay-out, each of which can be changed. */
export function ArrangeInput({
  gesture,
  places,
  scene,
  onChange,
}: {
  readonly gesture: Arrange;
  readonly places: readonly Place[];
  readonly scene: Scene;
  readonly onChange: (id: string, at: Pose | null) => void;
}) {
  const [editing, setEditing] = useState<string>();
  const { unit } = scene;
  return (
    <ul className="arrange">
      {gesture.pieces.map(piece => {
        const at = places.find(place => place.id === piece.id)?.at ?? null;
        const where = at
          ? `${inUnit(at.x, unit)} from the west, ${inUnit(at.y, unit)} from the south`
          : 'off the table';
        const fixed = piece.zones.length === 0;
        return (
          <li key={piece.id}>
            <span>
              {piece.id}, {piece.label}: {where}
            </span>
            {!fixed && (
              <Button
                kind="quiet"
                aria-expanded={editing === piece.id}
                onClick={() => setEditing(editing === piece.id ? undefined : piece.id)}
              >
                Change {piece.id}
              </Button>
            )}
            {editing === piece.id && (
              <span className="arrange-edit">
                <PointInput
                  at={at ?? undefined}
                  from={undefined}
                  scene={scene}
                  onPoint={point => onChange(piece.id, { ...point, facing: at?.facing ?? piece.at?.facing ?? 0 })}
                />
                {at && (
                  <BearingInput
                    label="Facing"
                    value={at.facing}
                    onChange={facing => onChange(piece.id, { ...at, facing })}
                  />
                )}
                <Button onClick={() => onChange(piece.id, at ? null : (piece.at ?? { x: 0, y: 0, facing: 0 }))}>
                  {at ? 'Hold it back' : 'Put it down'}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
