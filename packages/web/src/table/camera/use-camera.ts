import type { Frame } from '@umpire/board';
import type { Point } from '@umpire/engine';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { movesLess } from '../../ui/media.js';
import {
  brought,
  type Camera,
  closeTo,
  type Extent,
  filling,
  fillingScale,
  fitted,
  following,
  freeOf,
  ground,
  isHighEnough,
  missesAll,
  resized,
  type Screen,
  scaleFor,
  screenOf,
  seenBy,
  seesAll,
  shift,
  withOthers,
  zoomLimits,
} from './camera.js';
import type { Gestures, Limits } from './gestures.js';
import { useGestures } from './use-gestures.js';

export interface CameraControl {
  /** Pixels to the unit, once the size of the screen is known. */
  readonly scale: number | undefined;
  readonly view: Frame | undefined;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
  /** Brings a point of the drawing into sight, if it is not. */
  show(point: Point): void;
  /** Brings what happens into sight; where the player moved the view himself, only if he would see nothing of it. */
  follow(points: readonly Point[]): void;
  /**
   * Brings all of this into sight, above a sheet of this height, whoever moved the view; `closer`: as near as can be, even if it is in sight,
   * and not much farther away for the sake of others.
   */
  frame(points: readonly Point[], above: number, nearest: number, closer?: { readonly others: readonly Point[] }): void;
}

export interface Parts {
  /** Takes the gestures, and clips. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Is moved by a transform while a gesture lasts. */
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
}

interface Now {
  camera: Camera | undefined;
  /** What the drawing was made for last. */
  drawn: Camera | undefined;
  screen: Screen;
  /** The whole table is shown, and stays so when the window changes. */
  whole: boolean;
  /** The player moved it himself: it follows only what he would not see at all, until he asks for the whole table. */
  byHand: boolean;
  /** Somebody has put a finger on the page: from then on no sheet that rises or falls moves the table beneath it. */
  touched: boolean;
}

/** Where the view opens: on the first of these that can be seen so near, no nearer than so many pixels to the unit. Else on the whole table. */
export interface Opening {
  readonly among: readonly { readonly points: readonly Point[]; readonly least: number }[];
  readonly nearest: number;
  /** Everybody who is somewhere: seen with those where there is room. */
  readonly all: readonly Point[];
}

export interface Surroundings {
  readonly opening: Opening | undefined;
  /** How wide the table is, where it fills the width of the screen. */
  readonly across?: number | undefined;
  /** What the sheet covers, once that is known. */
  readonly under: number | undefined;
  /** Something is in hand: the view does not change its scale. */
  readonly held?: boolean;
}

/** A viewBox that is set anew, even to what it was, has the whole table laid out and painted again. */
function lookAt(svg: SVGSVGElement | null, { x, y, width, height }: Frame): void {
  const box = `${x} ${y} ${width} ${height}`;
  if (svg?.getAttribute('viewBox') !== box) svg?.setAttribute('viewBox', box);
}

/** Zoom and pan. While a gesture lasts only a transform changes; when it ends, the drawing is made anew, sharp. */
export function useCamera(
  { stage, sheet, svg }: Parts,
  frame: Frame,
  mine: (event: Event) => boolean,
  { opening, across, under, held = false }: Surroundings,
): CameraControl {
  const [shown, setShown] = useState<{ readonly scale: number; readonly view: Frame }>();
  const now = useRef<Now>({
    camera: undefined,
    drawn: undefined,
    screen: { width: 0, height: 0 },
    whole: true,
    byHand: false,
    touched: false,
  });
  const opensOn = useRef(opening);
  const covered = useRef(under);
  const limits = useRef<Limits>(undefined);
  /** Brings into sight again what was to be seen last. */
  const again = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    covered.current = under;
    opensOn.current = opening;
  });

  const known = under !== undefined;

  const settle = useCallback(() => {
    const { camera, screen } = now.current;
    if (!camera || screen.width === 0) return;
    const view = seenBy(camera, screen);
    now.current.drawn = camera;
    lookAt(svg.current, view);
    if (sheet.current) {
      sheet.current.style.transform = '';
      sheet.current.style.willChange = '';
    }
    setShown({ scale: camera.k, view });
  }, [sheet, svg]);

  const hands = useGestures(
    stage,
    shown !== undefined,
    {
      mine: event => !mine(event),
      begins() {
        if (sheet.current) sheet.current.style.willChange = 'transform';
      },
      moves(camera, byHand) {
        const { drawn } = now.current;
        now.current.camera = camera;
        if (byHand) Object.assign(now.current, { whole: false, byHand: true });
        if (!drawn || !sheet.current) return;
        const { scale, x, y } = shift(camera, drawn);
        sheet.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      },
      ends: settle,
    },
    () => ({ camera: now.current.camera, limits: limits.current }),
  );

  const go = useCallback(
    (camera: Camera) => {
      const gestures = hands.current.current;
      if (gestures) return gestures.go(camera);
      now.current.camera = camera;
      settle();
    },
    [hands, settle],
  );
  const hold = useCallback(
    (held: Limits) => {
      limits.current = held;
      hands.current.current?.hold(held);
    },
    [hands],
  );

  useLayoutEffect(() => {
    const touch = () => {
      now.current.touched = true;
    };
    addEventListener('pointerdown', touch, true);
    return () => removeEventListener('pointerdown', touch, true);
  }, []);

  const { x, y, width, height } = frame;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is shown before it is known what the sheet covers
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const whole: Frame = { x, y, width, height };
    const measure = () => {
      const screen = covered.current === undefined ? undefined : screenOf(element, covered.current);
      if (!screen) return;
      const free = freeOf(screen);
      const before = now.current;
      now.current = { ...before, screen };
      hold({
        extent: [
          [0, 0],
          [free.width, free.height],
        ],
        scales: zoomLimits(whole, screen),
        table: [
          [x - width * 0.15, y - height * 0.15],
          [x + width * 1.15, y + height * 1.15],
        ],
      });
      go(
        before.whole || !before.camera
          ? opened({ frame: whole, across }, screen, opensOn.current)
          : resized(before.camera, before.screen, screen, whole),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [stage, go, hold, x, y, width, height, across, known]);

  // a sheet that rises or falls lies over the table, which stays where it is; only before anybody has touched it, it is laid anew
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the sheet rises or falls
  useLayoutEffect(() => {
    const { screen, camera, touched, byHand } = now.current;
    if (under === undefined || !camera) return;
    now.current = { ...now.current, screen: { ...screen, under } };
    const extent: Limits['extent'] = [
      [0, 0],
      [screen.width, Math.max(1, screen.height - under)],
    ];
    if (limits.current) hold({ ...limits.current, extent });
    if (held || touched || byHand) return;
    if (again.current) again.current();
    else go(opened({ frame: { x, y, width, height }, across }, now.current.screen, opensOn.current));
  }, [under, go]);

  // the board sets its own viewBox when its frame changes
  useEffect(() => {
    const { drawn, screen } = now.current;
    if (!drawn) return;
    lookAt(svg.current, seenBy(drawn, screen));
  });

  return useMemo(() => {
    const by = (change: (gestures: Gestures) => void) => {
      now.current = { ...now.current, whole: false, byHand: true };
      hands.current.soon(change);
    };
    const whole: Frame = { x, y, width, height };
    const extent = { frame: whole, across };
    const glide = (from: Camera, to: Camera) => {
      if (to === from) return;
      now.current = { ...now.current, whole: false };
      go(to);
      if (sheet.current) glided(sheet.current, shift(from, to));
    };
    return {
      scale: shown?.scale,
      view: shown?.view,
      zoomBy: factor => by(gestures => gestures.scaleBy(factor)),
      panBy: (dx, dy) =>
        by(gestures => {
          const { k } = now.current.camera ?? { k: 1 };
          gestures.translateBy(dx / k, dy / k);
        }),
      fit() {
        now.current = { ...now.current, whole: true, byHand: false };
        opensOn.current = undefined;
        go(fitted(whole, now.current.screen));
      },
      show(point) {
        const { camera, screen } = now.current;
        if (!camera || seesAll(camera, ground(extent), screen)) return;
        const better = brought(camera, point, extent, screen);
        if (better !== camera) go(better);
      },
      follow(points) {
        const { camera, screen, byHand, whole: opens } = now.current;
        if (!camera || (byHand && !missesAll(camera, points, screen))) return;
        glide(camera, following(camera, points, extent, screen));
        // a table that fills the width is never seen whole: where it was looked at is where it opens again when the sheet has found its height
        if (across) now.current = { ...now.current, whole: opens };
      },
      frame(points, above, nearest, closer) {
        const { camera, screen } = now.current;
        if (!camera || points.length === 0) return;
        const free = { ...screen, under: Math.max(above, screen.under ?? 0) };
        const better = closer
          ? nearer(points, closer.others, { extent, screen: free, nearest })
          : following(camera, points, extent, free, Math.max(camera.k, nearest));
        if (better !== camera) again.current = () => this.frame(points, above, nearest, closer);
        glide(camera, better);
      },
    };
  }, [shown, sheet, hands, go, x, y, width, height, across]);
}

const GLIDE = 350;

/** The view is where it should be at once; the sheet comes there from where it was. */
function glided(sheet: HTMLElement, { x, y, scale }: ReturnType<typeof shift>): void {
  if (movesLess()) return;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }];
  sheet.animate(frames, { duration: GLIDE, easing: 'ease-out' });
}

interface Nearer {
  readonly extent: Extent;
  readonly screen: Screen;
  readonly nearest: number;
}

/** As near as some points allow, and others if they take it but little farther away; never so far that a table no longer fills the width that it is to fill. */
function nearer(points: readonly Point[], others: readonly Point[], { extent, screen, nearest }: Nearer): Camera {
  const wide = fillingScale(extent, screen);
  if (scaleFor(points, screen) >= wide) return closeTo(withOthers(points, others, screen), extent, screen, nearest);
  const matter = isHighEnough(points, wide, screen) || others.length === 0 ? points : others;
  return filling(matter, others, extent, screen);
}

/** Whoever sees so little less from so much nearer by sees all of it instead: counters that stepped aside would be cut by the edge. */
const HARDLY_NEARER = 1.1;

function opened(extent: Extent, screen: Screen, opening: Opening | undefined): Camera {
  const wide = fillingScale(extent, screen);
  const least = Math.max(fitted(extent.frame, screen).k, wide);
  // what a table as wide as the screen does not show whole is not seen from farther away
  const fit = (points: readonly Point[]): number => {
    const k = scaleFor(points, screen);
    return k >= wide ? k : isHighEnough(points, wide, screen) ? wide : 0;
  };
  const near = opening?.among.find(({ points, least }) => points.length > 0 && fit(points) >= least);
  if (near && fit(near.points) > least * HARDLY_NEARER) return closeTo(near.points, extent, screen, opening!.nearest);
  return wide > 0 && opening
    ? filling(near?.points ?? opening.all, opening.all, extent, screen)
    : fitted(extent.frame, screen);
}
