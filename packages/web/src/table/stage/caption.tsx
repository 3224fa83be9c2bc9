import type { Frame } from '@umpire/board';
import type { Point } from '@umpire/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Throws } from '../asks/throws.js';
import { useFilmParts } from '../film/context.js';
import { useTableParts } from '../model/context.js';
import type { News } from '../session/news.js';
import styles from './caption.module.css';
import { type Box, captionPlace } from './caption-place.js';
import type { Places } from './opening.js';
import { resultIn } from './result-in.js';

/** Half of what a piece takes on the screen, with its label, in pixels. */
const HALF = 26;
const LABEL = 10;

interface Seen {
  /** Where pieces are in the drawing, and where points of the table are. */
  readonly places: Places;
  readonly onScreen: (point: Point) => Point;
}

/** What was thrown and what came of it, beside the fight; the panel has the whole of it. */
export function Caption({ view, ...seen }: Seen & { readonly view: Frame | undefined }) {
  const { snap, battleView } = useTableParts();
  const { at } = useFilmParts();
  if (!snap.thrown || !resultIn(snap.thrown) || at !== undefined || 'over' in battleView.turn || !view) return null;
  return <CaptionOf key={snap.thrown.n} thrown={snap.thrown} view={view} {...seen} />;
}

function CaptionOf({ thrown, view, places, onScreen }: Seen & { readonly thrown: News; readonly view: Frame }) {
  const { session, battleView, selected } = useTableParts();
  const ref = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | undefined>({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const card = ref.current;
    const stage = card?.offsetParent;
    if (!card || !stage) return;
    const scale = stage.clientWidth / view.width;
    const boxOf = (place: Point | undefined, size = 0): Box[] => {
      if (!place) return [];
      const half = Math.max(HALF, (size * scale) / 2 + LABEL);
      const [x, y] = [(place.x - view.x) * scale - half, (place.y - view.y) * scale - half];
      return [{ x, y, width: 2 * half, height: 2 * half }];
    };
    const fight = roundAll([
      ...(resultIn(thrown)?.line.about ?? []).flatMap(id => boxOf(places(id))),
      ...thrown.gone.flatMap(piece => boxOf(onScreen(piece))),
    ]);
    const others = battleView.scene.pieces.flatMap(({ id, width, depth }) => boxOf(places(id), Math.max(width, depth)));
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    if (fight) setAt(captionPlace(size, { width: stage.clientWidth, height: stage.clientHeight }, fight, others));
  }, [thrown, view, places, onScreen, battleView]);
  useSkipping(ref);
  const [heldThen] = useState(selected);
  // whoever takes up another piece has read it, and the panel keeps it
  if (selected !== undefined && selected !== heldThen) return null;
  const result = resultIn(thrown);
  return (
    <aside
      ref={ref}
      className={styles.caption}
      aria-label="Result"
      style={at ? { transform: `translate(${at.x}px, ${at.y}px)` } : { visibility: 'hidden' }}
    >
      {result && <Throws throws={[result.thrown]} book={battleView.book} />}
      <b>{result?.line.text}</b>
      <Button kind="quiet" aria-label="Put the result away" onClick={() => session.putAway()}>
        ×
      </Button>
    </aside>
  );
}

/** Whoever touches anything has seen enough: hands are open and the result stands there. */
function useSkipping(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const finish = () => {
      for (const animation of ref.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
    };
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  }, [ref]);
}

function roundAll(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))];
  const right = Math.max(...boxes.map(box => box.x + box.width));
  const bottom = Math.max(...boxes.map(box => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
