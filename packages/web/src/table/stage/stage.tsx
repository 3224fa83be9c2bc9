import {
  AS_IT_IS,
  Board,
  drawn,
  enlarged,
  type Laying,
  laidOut,
  levelOf,
  pointUnder,
  steppedScale,
  tableFrame,
  USUAL_SCALE,
  useFetched,
} from '@umpire/board';
import type { Point, Side, Size } from '@umpire/engine';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDark } from '../../ui/look.js';
import { PHONE, useMedia } from '../../ui/media.js';
import { type CameraControl, useCamera } from '../camera/use-camera.js';
import { useLaying } from '../camera/use-laying.js';
import { later } from '../fetch-later.js';
import { useFilmParts } from '../film/context.js';
import { FILM_MARKS } from '../film/marks-later.js';
import { useTableParts } from '../model/context.js';
import { isPlanning } from '../model/planning.js';
import { nextReady } from '../model/readiness.js';
import type { Table } from '../model/use-table.js';
import { actorOf } from '../session/seating.js';
import { useAreas } from './areas.js';
import { isOnTable } from './carry.js';
import { useCounter } from './counter.js';
import { useEffects } from './effects.js';
import { Flash } from './flash.js';
import { MarksOver } from './marks-over.js';
import { MarksUnder } from './marks-under.js';
import { ownSide, useOpening, usePlaces } from './opening.js';
import { useDone } from './ready-marks.js';
import styles from './stage.module.css';
import { useClicks } from './use-clicks.js';
import { useFraming } from './use-framing.js';
import { usePointer } from './use-pointer.js';
import { useRinged } from './use-ringed.js';
import { useRoving } from './use-roving.js';

export interface StageHandle extends CameraControl {
  /** How the table is laid; its coordinates are not those of the screen. */
  readonly laying: Laying;
  /** Turns the table by a quarter. */
  turnOn(): void;
  /** Brings a point of the table into sight. */
  showPlace(point: Point): void;
  /** Puts the keyboard on the table. */
  focus(piece?: string): void;
}

/** Nothing has been thrown when a table is laid. */
const Caption = later('Caption');

const NOBODY: readonly string[] = [];

export interface StageProps {
  readonly ref: Ref<StageHandle>;
  /** What a sheet takes of its lower edge: at rest, and now, once that is known. */
  readonly sheet: { readonly rest: number; readonly covers: number | undefined };
  readonly children?: ReactNode;
}

/** Whose edge is near. While two at one screen put down pieces in turn the table is not turned for each of them. */
function useNearSide(table: Table): Side {
  const { battleView } = table;
  const { open, menu } = battleView;
  const own = ownSide(table);
  const [side, setSide] = useState(own);
  // between two of them there is a moment in which whoever has put his down can do nothing
  const near = open && (!actorOf(battleView) || menu.some(({ deploys }) => deploys)) ? side : own;
  if (near !== side) setSide(near);
  return near;
}

/** The board with everything that happens on it. */
export function Stage({ ref, sheet: { rest, covers }, children }: StageProps) {
  const table = useTableParts();
  const { battleView, snap, selected, gesture, ruler } = table;
  const { scene, news, at: shown, takes } = useFilmParts();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const dark = useDark();
  const counter = useCounter(scene.pieces.length);
  const { laying = AS_IT_IS, turnOn } = useLaying(stage, scene, useNearSide(table), { counter, rest });
  const pointing = usePointer(table, svg, laying.turn);
  const { onPiece, onTable } = useClicks(table, svg, laying.turn);
  const places = usePlaces(scene, laying);
  const { width, depth } = scene;
  const onScreen = useCallback(
    (point: Point) => drawn({ width, depth, turn: laying.turn }, point),
    [width, depth, laying.turn],
  );
  const asked = battleView.asked?.ask.about ?? NOBODY;
  const opening = useOpening(table, places, counter);
  const laid = laidOut(scene, laying);
  const phone = useMedia(PHONE);
  const camera = useCamera({ stage, sheet, svg }, tableFrame(laid), pointing.mine, {
    opening,
    across: phone ? laid.width : undefined,
    under: covers,
    held: selected !== undefined || gesture !== undefined || asked.length > 0,
  });
  const scale = camera.scale;
  useEffects(svg, scene, laying.turn, news, snap.speed);
  useRoving(svg, scene, selected ?? firstToTakeUp(table), scale !== undefined && camera.view !== undefined);
  useDone(svg, table.ready, battleView.menu, scene);
  useImperativeHandle(ref, () => ({
    ...camera,
    laying,
    turnOn() {
      camera.fit();
      turnOn();
    },
    showPlace: point => camera.show(onScreen(point)),
    focus(piece) {
      const element = piece && svg.current?.querySelector<SVGElement>(`[data-piece="${CSS.escape(piece)}"]`);
      (element || stage.current)?.focus({ preventScroll: true });
    },
  }));
  const { setBoard } = table;
  const base = scene.pieces.find(({ where }) => where === 'table') ?? {
    width: scene.unit.length,
    depth: scene.unit.length,
  };
  const stepped = steppedScale(scale ?? USUAL_SCALE);
  const level = levelOf(enlarged(base, counter / stepped), stepped);
  useEffect(() => {
    setBoard({
      turn: laying.turn,
      level,
      pixel: 1 / stepped,
      pointAt: event =>
        overStage(stage.current, event) ? onTableAt(svg.current, event, { width, depth }, laying.turn) : undefined,
    });
  }, [setBoard, laying.turn, level, stepped, width, depth]);
  const areas = useAreas(table);
  const ringed = useRinged(table);
  const chosen = useMemo(
    () => (selected === undefined ? asked : [selected, ...asked.filter(id => id !== selected)]),
    [selected, asked],
  );
  const told = shown !== undefined ? news : isPlanning(table) ? undefined : snap.thrown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another piece is selected, the sheet rises over it, or something was thrown
  useEffect(() => {
    if (pointing.holds()) return;
    // no sheet lies over those to whom something has just happened
    const befell = covers ? (told?.stamps ?? []) : [];
    const fallen = befell.flatMap(({ piece, at }) => places(piece) ?? (at ? onScreen(at) : []));
    for (const at of [...chosen.flatMap(id => places(id) ?? []), ...fallen]) camera.show(at);
  }, [selected, covers, told?.n]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something happened
  useEffect(() => {
    camera.follow(news.about.flatMap(id => places(id) ?? []));
  }, [news.n]);
  const film = useFetched(
    FILM_MARKS,
    takes.length + news.revealed.length + news.throws.length + (told?.stamps.length ?? 0) > 0,
  );
  useFraming(camera, table, { places, onScreen, rest, covers: covers ?? rest, holds: pointing.holds });

  return (
    <section
      className={styles.stage}
      data-part="stage"
      aria-label="The table"
      data-gesture={ruler === undefined ? gesture?.kind : 'ruler'}
      data-apart={scene.pieces.length <= MOST_APART || undefined}
    >
      <div className={styles.view} data-part="stage-view" ref={stage} tabIndex={-1} {...pointing.handlers}>
        <div className={styles.sheet} ref={sheet}>
          {scale !== undefined && camera.view && (
            <Board
              ref={svg}
              className={styles.board}
              scene={scene}
              mode={dark ? 'dark' : 'light'}
              scale={scale}
              counter={counter}
              laying={laying}
              view={camera.view}
              covered={covers ?? 0}
              selected={chosen}
              ringed={ringed}
              areas={areas}
              under={<MarksUnder />}
              onPiece={onPiece}
              onTable={onTable}
            >
              <Flash news={news} scale={scale} />
              {film && <film.Sweeps news={news} />}
              {film && snap.speed !== 'none' && <film.Fired news={news} scene={scene} />}
              {film && (
                <film.Stamps news={told} takes={shown === undefined && !isPlanning(table) ? takes : undefined} />
              )}
              {shown === undefined && <MarksOver scale={scale} />}
            </Board>
          )}
        </div>
      </div>
      {snap.thrown && <Caption {...{ view: camera.view, laying, counter, covered: covers ?? 0, onScreen }} />}
      {film && shown !== undefined && <film.PastFrame />}
      {children}
    </section>
  );
}

/** With more pieces than this the land is not painted by itself: browsers then make a layer of nearly each of them, and panning is slow. */
const MOST_APART = 64;

type Pointed = { readonly clientX: number; readonly clientY: number };

const overStage = (stage: Element | null, { clientX, clientY }: Pointed): boolean =>
  stage?.contains(document.elementFromPoint(clientX, clientY)) ?? false;

/** The point of the table under a pointer, if it is on the table. */
function onTableAt(svg: SVGSVGElement | null, event: Pointed, table: Size, turn: Laying['turn']): Point | undefined {
  const point = svg ? pointUnder(svg, event, table, turn) : undefined;
  return point && isOnTable(table, point) ? point : undefined;
}

/** Where Tab comes in if nothing is selected. */
function firstToTakeUp({ battleView, side: by, ready }: ReturnType<typeof useTableParts>): string | undefined {
  const { pieces } = battleView.scene;
  const own = pieces.find(piece => piece.side === by && piece.where === 'table');
  return nextReady(ready, battleView.scene, undefined, 1) ?? (own ?? pieces[0])?.id;
}
