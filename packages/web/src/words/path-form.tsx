import type { Gesture, Point, Scene } from '@umpire/engine';
import { useId, useRef, useState } from 'react';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { BearingInput, Labelled, LengthInput, PointInput, StandInput } from './forms.js';
import { isWrong, type Leg, legWords, pathOf, type WayFinder } from './legs.js';
import { parseLength } from './length.js';
import { useSay } from './said.js';
import styles from './words.module.css';

type How = 'bearing' | 'towards' | 'to' | 'way';

/** A path leg by leg. Enter in the last box of a leg adds it; what it costs is read out. */
export function PathForm({
  gesture,
  stand,
  scene,
  way,
  onPath,
  onDone,
}: {
  readonly gesture: Extract<Gesture, { kind: 'path' }>;
  readonly stand: string | undefined;
  readonly scene: Scene;
  readonly way: WayFinder;
  readonly onPath: (path: readonly Point[] | undefined) => void;
  /** Enter with nothing more to add. */
  readonly onDone: () => void;
}) {
  const [legs, setLegs] = useState<readonly Leg[]>([]);
  const [how, setHow] = useState<How>('bearing');
  const [facing, setFacing] = useState(gesture.from.facing);
  const [far, setFar] = useState('');
  const [piece, setPiece] = useState('');
  const [point, setPoint] = useState<Point>();
  const [wrong, setWrong] = useState<string>();
  const box = useRef<HTMLFieldSetElement>(null);
  const head = useId();
  const say = useSay();

  const take = async (next: readonly Leg[]): Promise<void> => {
    const path = await pathOf(gesture.from, next, scene, way);
    if (isWrong(path)) {
      setWrong(path.wrong);
      say(path.wrong);
      return;
    }
    setWrong(undefined);
    setLegs(next);
    onPath(path.length > 0 ? path : undefined);
  };
  const leg = (): Leg | undefined => {
    const length = parseLength(far, scene.unit);
    if (how === 'to' || how === 'way') return point && { kind: 'to', point, best: how === 'way' };
    if (length === undefined || length <= 0) return undefined;
    if (how === 'bearing') return { kind: 'bearing', facing, length };
    return piece === '' ? undefined : { kind: 'towards', piece, length };
  };
  const add = async () => {
    const made = leg();
    if (!made) {
      const missing = how === 'towards' && piece === '' ? 'Choose a stand first.' : 'Say how far, or where to.';
      setWrong(missing);
      say(missing);
      return;
    }
    await take([...legs, made]);
    setFar('');
    setPoint(undefined);
  };
  return (
    <fieldset
      ref={box}
      className={styles.step}
      onKeyDown={event => {
        if (event.key !== 'Enter' || (event.target as HTMLElement).tagName === 'BUTTON') return;
        event.preventDefault();
        if (legs.length > 0 && !leg()) onDone();
        else void add();
      }}
    >
      <legend id={head}>The way</legend>
      {legs.length > 0 && (
        <ol aria-label="Legs">
          {legs.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: legs are told apart by their place
            <li key={i}>{legWords(one, scene)}</li>
          ))}
        </ol>
      )}
      <div className={styles.line}>
        <Labelled label="Leg">
          {id => (
            <select id={id} value={how} onChange={event => setHow(event.target.value as How)}>
              <option value="bearing">by bearing and distance</option>
              <option value="towards">towards a stand</option>
              <option value="to">straight to a place</option>
              {legs.length === 0 && <option value="way">by the best way to a place</option>}
            </select>
          )}
        </Labelled>
        {how === 'bearing' && <BearingInput label="Bearing" value={facing} onChange={setFacing} />}
        {how === 'towards' && (
          <StandInput label="Towards" from={stand} value={piece} scene={scene} onChange={setPiece} />
        )}
        {(how === 'bearing' || how === 'towards') && (
          <LengthInput label="Distance" text={far} scene={scene} onText={setFar} autoFocus />
        )}
        {(how === 'to' || how === 'way') && <PointInput at={undefined} from={stand} scene={scene} onPoint={setPoint} />}
        <Button onClick={add}>Add this leg</Button>
        {legs.length > 0 && (
          <Button kind="quiet" onClick={() => take(legs.slice(0, -1))}>
            Take the last leg back
          </Button>
        )}
      </div>
      <p className={textStyles.quiet}>Enter adds the leg; Enter with the distance left empty gives the order.</p>
      {wrong && (
        <p className={styles.refusedWords} data-part="refused-words">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
