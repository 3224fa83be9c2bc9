import type { Frame, Laying } from '@umpire/board';
import type { Point } from '@umpire/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { ResultWords } from '../asks/result-words.js';
import { useFilmParts } from '../film/context.js';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';
import type { News } from '../session/news.js';
import styles from './caption.module.css';
import { boxAt, counterBoxes } from './caption-boxes.js';
import { type Box, captionPlace } from './caption-place.js';
import { ghostsIn } from './ghosts.js';
import { resultIn, resultsIn } from './result-in.js';

/** What is to be put somewhere has a handle beside it, too. */
const GHOST = 2;

interface Seen {
  readonly laying: Laying;
  readonly counter: number;
  /** Pixels of the stage, from below, over which a sheet lies. */
  readonly covered: number;
  /** Where points of the table are in the drawing. */
  readonly onScreen: (point: Point) => Point;
}

/** What was thrown and what came of it, beside the fight; the panel tells it where there is no room. */
export function Caption({ view, ...seen }: Seen & { readonly view: Frame | undefined }) {
  const table = useTableParts();
  const { snap } = table;
  const { at } = useFilmParts();
  if (!snap.thrown || !resultIn(snap.thrown) || at !== undefined || !view) return null;
  if (isPlanning(table)) return null;
  return <CaptionOf key={snap.thrown.n} thrown={snap.thrown} view={view} {...seen} />;
}

interface CaptionOfProps extends Seen {
  readonly thrown: News;
  readonly view: Frame;
}

function CaptionOf({ thrown, view, laying, counter, covered, onScreen }: CaptionOfProps) {
  const { session, battleView, selected, drafting, setAtFight } = useTableParts();
  const { draft } = drafting;
  const ref = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | undefined>({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const card = ref.current;
    const stage = card?.offsetParent;
    if (!card || !stage) return;
    const shown = { laying, counter, view, scale: stage.clientWidth / view.width };
    const { pieces } = battleView.scene;
    const boxes = counterBoxes(battleView.scene, shown);
    const large = Math.max(...pieces.map(({ width, depth }) => Math.max(width, depth)));
    const about = resultIn(thrown)?.line.about ?? [];
    const fight = roundAll([
      ...about.flatMap(id => boxes.get(id) ?? []),
      ...thrown.gone.map(piece => boxAt(onScreen(piece), 0, shown)),
    ]);
    const ghosts = ghostsIn(draft).map(ghost => boxAt(onScreen(ghost), large * GHOST, shown));
    const room = { width: stage.clientWidth, height: stage.clientHeight - covered };
    const place = () => {
      const size = { width: card.offsetWidth, height: card.offsetHeight };
      if (fight)
        setAt(
          captionPlace(
            size,
            room,
            fight,
            [...boxes.values(), ...ghosts, ...stampsOn(stage), ...labelsOn(stage, about)],
            [...linesOn(stage), ...boxesOf(stage, stage.querySelectorAll(WRITTEN))],
          ),
        );
    };
    place();
    // words that are fetched later make it larger
    const watch = new ResizeObserver(place);
    watch.observe(card);
    return () => watch.disconnect();
  }, [thrown, view, laying, counter, covered, onScreen, battleView, draft]);
  const isPassed = useSkipping(ref);
  const [heldThen] = useState(selected);
  // whoever takes up another piece or goes on with the table has read it, and the panel keeps it
  const isRead = isPassed || (selected !== undefined && selected !== heldThen);
  const stands = at !== undefined && !isRead;
  useLayoutEffect(() => {
    setAtFight(stands ? thrown.n : undefined);
    return () => setAtFight(undefined);
  }, [stands, thrown.n, setAtFight]);
  if (isRead) return null;
  const results = resultsIn(thrown);
  return (
    <aside
      ref={ref}
      className={styles.caption}
      aria-label="Result"
      data-hands={results.some(({ throws }) => throws.some(({ value }) => typeof value === 'object')) || undefined}
      style={at ? { transform: `translate(${at.x}px, ${at.y}px)` } : { visibility: 'hidden' }}
    >
      {results.map(result => (
        <ResultWords key={result.line.text} result={result} />
      ))}
      <Button kind="quiet" aria-label="Put the result away" onClick={() => session.putAway()}>
        ×
      </Button>
    </aside>
  );
}

/**
 * Whoever touches anything has seen enough: hands are open and the result stands there. Whoever then presses the table beside it, or Esc, has
 * read it: true from then on.
 */
function useSkipping(ref: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const touched = (event: Event) => {
      const card = ref.current;
      const running = card?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running') ?? [];
      for (const animation of running) animation.finish();
      if (running.length > 0 || !(event.target instanceof Element) || card?.contains(event.target)) return;
      const goesOn = event instanceof KeyboardEvent ? event.key === 'Escape' : event.target.closest(STAGE) !== null;
      if (goesOn) setPassed(true);
    };
    addEventListener('pointerdown', touched, true);
    addEventListener('keydown', touched, true);
    return () => {
      removeEventListener('pointerdown', touched, true);
      removeEventListener('keydown', touched, true);
    };
  }, [ref]);
  return isPassed;
}
const STAGE = '[data-part=stage-view]';

/** Where some things are drawn, in pixels of the stage. */
function boxesOf(stage: Element, drawn: Iterable<Element>): readonly Box[] {
  const { left, top } = stage.getBoundingClientRect();
  return Array.from(drawn, one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x - left, y: y - top, width, height };
  });
}

const stampsOn = (stage: Element): readonly Box[] => boxesOf(stage, stage.querySelectorAll('[data-mark=stamp]'));

/** What is written on the table, and what the table itself is named by. */
const WRITTEN = '[data-board] text';

/** What those are called whom it is about. */
const labelsOn = (stage: Element, about: readonly string[]): readonly Box[] =>
  about.flatMap(id => boxesOf(stage, stage.querySelectorAll(`[data-tags="${CSS.escape(id)}"] text`)));

/** What tells who goes where and who strikes whom. */
const LINES = ['trail', 'ghost', 'path', 'shot', 'strike', 'target']
  .map(mark => `[data-mark=${mark}] :is(path, line, polyline, polygon, rect, circle)`)
  .join();
const STEPS = 12;
const THICK = 12;

/** Where such marks are drawn: a line aslant fills no box, so that it is followed step by step. */
function linesOn(stage: Element): readonly Box[] {
  const { left, top } = stage.getBoundingClientRect();
  return [...stage.querySelectorAll<SVGGeometryElement>(LINES)].flatMap(line => {
    const drawn = line.getScreenCTM();
    const length = line.getTotalLength();
    if (!drawn) return [];
    return Array.from({ length: STEPS + 1 }, (_, i): Box => {
      const { x, y } = line.getPointAtLength((length * i) / STEPS).matrixTransform(drawn);
      return { x: x - left - THICK / 2, y: y - top - THICK / 2, width: THICK, height: THICK };
    });
  });
}

function roundAll(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map(box => box.x)), Math.min(...boxes.map(box => box.y))];
  const right = Math.max(...boxes.map(box => box.x + box.width));
  const bottom = Math.max(...boxes.map(box => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
