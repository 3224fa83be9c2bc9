import { fieldInHand, turnBesidePath, turned } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { type Path, withoutLeg } from '../draft/path.js';
import { useTableParts } from '../model/context.js';
import { facingChanged } from '../stage/grab.js';
import { Icon } from '../stage/icon.js';
import styles from './targets.module.css';

const STEP = 150;

/** What the keys do with the thing in hand, for fingers. */
export function HandTools() {
  const { drafting, gesture, legByLeg, setLegByLeg } = useTableParts();
  const { draft } = drafting;
  if (!draft || !gesture) return null;
  const name = fieldInHand(draft)!.name;
  const turns =
    gesture.kind === 'turn' ||
    gesture.kind === 'arrange' ||
    (gesture.kind === 'place' && gesture.turn) ||
    (gesture.kind === 'path' && turnBesidePath(draft) !== undefined);
  const turn = (by: number) => {
    const change = facingChanged(draft, pose => turned(pose.facing, by));
    if (change) drafting.touch(change.name, change.value);
  };
  const path = gesture.kind === 'path' ? (draft.values[name] as Path | undefined) : undefined;
  const back = () => {
    const shorter = withoutLeg(path);
    if (shorter) drafting.touch(name, shorter);
    else drafting.clear(name);
  };
  if (!turns && gesture.kind !== 'path') return null;
  return (
    <div className={styles.handTools}>
      {gesture.kind === 'path' && (
        <Button pressed={legByLeg} onClick={() => setLegByLeg(!legByLeg)} title="Each click adds a straight leg">
          Leg by leg
        </Button>
      )}
      {path && <Button onClick={back}>One leg back</Button>}
      {turns && (
        <>
          <Button onClick={() => turn(-STEP)} aria-label="Turn left" title="Turn left (Q)">
            <Icon d="M4 8a6.500 6.500 0 1 1-.5 5M4 3v5h5" />
          </Button>
          <Button onClick={() => turn(STEP)} aria-label="Turn right" title="Turn right (E)">
            <Icon d="M16 8a6.500 6.500 0 1 0 .5 5M16 3v5h-5" />
          </Button>
        </>
      )}
    </div>
  );
}
