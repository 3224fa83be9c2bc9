/**
 * The board: a scene as SVG. It knows no rule; it draws what it is given and says what was touched.
 *
 * To pan smoothly, a page moves a wrapper round the board by a CSS transform (measured: 60 frames a second with 480 stands,
 * without a graphics card) and sets the viewBox when the gesture ends; neither needs React.
 */
import type { Point, Scene } from '@umpire/engine';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, type Ref, useMemo } from 'react';
import type { Turn } from './coordinates.js';
import { type Drawing, DrawingContext, steppedScale, USUAL_SCALE } from './drawing.js';
import { useFetched } from './fetched.js';
import { FIGURES } from './figures/art.js';
import { type Frame, tableFrame } from './frame.js';
import { hitOf, pointUnder } from './hit.js';
import { AS_IT_IS, type Laying, laidOut } from './laid.js';
import { Selection } from './marks/selection.js';
import { SlipRoom, SlipRoomContext } from './marks/slip-room.js';
import { CROWDS } from './piece/crowd-art.js';
import { type Box, isWithin } from './piece/labels.js';
import { LooksContext } from './piece/looks.js';
import { PICTURES } from './piece/picture-art.js';
import { openSymbols, Pieces } from './piece/pieces.js';
import { usePeriod } from './piece/profiles.js';
import { StandsContext, standsOf } from './piece/stands.js';
import { REMAINS } from './remains/remains-art.js';
import { remember } from './remember.js';
import { same } from './same.js';
import { Shapes } from './shape/shape.js';
import { FONT } from './style/ink.js';
import { useCountry } from './style/land.js';
import { isDark } from './style/light.js';
import type { Mode } from './style/mode.js';
import { Contacts } from './surface/contacts.js';
import { Room, TableEdge } from './surface/edge.js';
import { Grid } from './surface/grid.js';
import { GroundLayer } from './surface/ground.js';
import { Overlays, tableClip } from './surface/overlays.js';
import { ScaleBar } from './surface/scale-bar.js';
import { Sky } from './surface/sky.js';
import { BaseEdges, Strips } from './surface/strips.js';
import { AREAS, type AreasShown, showsAreas } from './terrain/area-art.js';
import { drawTerrain, type TerrainScene } from './terrain/draw.js';
import { PlaceNames } from './terrain/names.js';
import { Outlines } from './terrain/outlines.js';
import { useRare } from './terrain/rare-art.js';
import { writtenOn } from './written.js';

export interface BoardProps {
  readonly scene: Scene;
  readonly mode?: Mode;
  /** Pixels to the unit (a tenth of a millimetre): what labels and badges take their size from. */
  readonly scale?: number;
  /** Pixels: no side of a counter is drawn shorter; without it all are true to scale. */
  readonly counter?: number;
  /** How the table is turned, and how much room there is for each piece beside it. */
  readonly laying?: Laying;
  readonly showLabels?: boolean;
  /** The side of a square, in units; none: no grid. */
  readonly grid?: number;
  readonly selected?: readonly string[];
  /** Round whom else marks draw a ring: their labels stay clear of it. */
  readonly ringed?: readonly string[];
  /** Whose true areas are shown, as the rules measure by them; the land is drawn more freely. */
  readonly areas?: AreasShown;
  /** Marks below the pieces: reach, zones. */
  readonly under?: ReactNode;
  /** Marks above everything: sight lines, paths, rulers. */
  readonly children?: ReactNode;
  /** What is seen of the drawing; the whole frame if nothing is said. A page that pans sets it on the element itself. */
  readonly view?: Frame;
  /** So many pixels of it at the bottom lie under something else. */
  readonly covered?: number;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly width?: number;
  readonly height?: number;
  readonly ref?: Ref<SVGSVGElement>;
  /** A piece was clicked, or Enter or Space was pressed while it had the focus. */
  readonly onPiece?: (id: string, event: MouseEvent | KeyboardEvent) => void;
  readonly onFeature?: (id: string, event: MouseEvent) => void;
  /** A click on the table that met no piece; it may have met a feature too. */
  readonly onTable?: (point: Point, event: MouseEvent) => void;
}

const NOBODY: readonly string[] = [];
const NONE: NonNullable<Scene['remains']> = [];

const boxOf = ({ x, y, width, height }: Frame, covered = 0): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height - covered,
});

interface Seen {
  /** What is in sight above a sheet. */
  readonly all: Box;
  /** The same where that is not the whole table: nothing that is read is cut in two at its edge. */
  readonly part: Box | undefined;
}

function useSeen({ x, y, width, height }: Frame, covered: number, frame: Frame): Seen {
  const all = useMemo(() => boxOf({ x, y, width, height }, covered), [x, y, width, height, covered]);
  return { all, part: isWithin(boxOf(frame), all) ? undefined : all };
}

type LandPart = TerrainScene & Pick<Scene, 'weather'>;

/** What the land is drawn from: that alone, so that nothing else draws it anew. */
const landPart = (scene: LandPart): LandPart => {
  const { width, depth, unit, ground, landscape, tints, relief, period, season, light, weather, features, scenery } =
    scene;
  return {
    ...{ width, depth, unit, ground, light, features },
    ...(landscape && { landscape }),
    ...(tints && { tints }),
    ...(relief && { relief }),
    ...(period && { period }),
    ...(season && { season }),
    ...(weather && { weather }),
    ...(scenery && { scenery }),
  };
};

const terrainOf = remember(
  8,
  (scene: TerrainScene, mode: Mode) => JSON.stringify([mode, landPart(scene)]),
  drawTerrain,
);

interface LandProps {
  readonly land: LandPart;
  readonly mode: Mode;
  /** How it was turned. */
  readonly turn: Turn;
}

/** Everything that stays as it is while people move: compared as a whole, drawn once. */
const Land = memo(function Land({ land, mode, turn }: LandProps) {
  const terrain = terrainOf(land, mode);
  return (
    <g data-layer="land">
      <clipPath id={tableClip(land)}>
        <path d={`M0 0h${land.width}v${land.depth}H0z`} />
      </clipPath>
      <g clipPath={`url(#${tableClip(land)})`}>
        <path data-table d={`M0 0h${land.width}v${land.depth}H0z`} fill="none" />
        <g pointerEvents="none">
          <GroundLayer scene={land} mode={mode} turn={turn} />
          <Shapes shapes={terrain.land} />
        </g>
        <Outlines scene={land} mode={mode} />
        <Sky scene={land} mode={mode} />
        {terrain.lamps.length > 0 && <Shapes shapes={terrain.lamps} />}
      </g>
      <TableEdge scene={land} mode={mode} />
    </g>
  );
}, same);

const Surroundings = memo(
  Strips,
  (a, b) =>
    a.mode === b.mode &&
    a.scale === b.scale &&
    same(a.seen, b.seen) &&
    same(a.scene.edges, b.scene.edges) &&
    same(tableFrame(a.scene), tableFrame(b.scene)),
);
const OverlayLayer = memo(Overlays, same);
const NameLayer = memo(PlaceNames, same);

/** What is named on its ground: not where a slip on its area says it. */
const namedIn = (features: Scene['features'], areas: AreasShown): Scene['features'] =>
  areas === false
    ? features
    : features.filter(({ id, outline }) => !outline || (areas !== true && !areas.includes(id)));

const wordsOf = ({ status, pieces }: Scene): string => {
  const count = (side: 'a' | 'b') => pieces.filter(piece => piece.side === side && piece.where === 'table').length;
  return [status.title, status.turn, status.clock, `${count('a')} red and ${count('b')} blue pieces on the table`]
    .filter(words => words !== '')
    .join('. ');
};

export function Board(props: BoardProps) {
  const {
    scene: table,
    mode = 'light',
    counter = 0,
    laying = AS_IT_IS,
    showLabels = true,
    grid = 0,
    selected = NOBODY,
    ringed = NOBODY,
    areas = false,
    covered = 0,
    under,
    children,
  } = props;
  const scale = steppedScale(props.scale ?? USUAL_SCALE);
  const scene = laidOut(table, laying);
  const frame = tableFrame(scene);
  const view = props.view ?? frame;
  const dark = isDark(scene, mode);
  const inked = mode === 'dark' && !dark ? 'light' : mode; // on snow lines are as on a light page
  const least = counter / scale;
  const drawing = useMemo(
    (): Drawing => ({ width: table.width, depth: table.depth, turn: laying.turn, scale, least, mode: inked, dark }),
    [table.width, table.depth, laying.turn, scale, least, inked, dark],
  );
  const stands = useMemo(() => standsOf(scene, least), [scene, least]);
  const byId = useMemo(() => new Map(stands.map(stand => [stand.piece.id, stand])), [stands]);
  const seen = useSeen(view, covered / (props.scale ?? scale), frame);
  const { features, overlays } = table;
  const {
    labels,
    names,
    scale: bar,
    bodies,
    badges,
    words,
  } = useMemo(
    () =>
      writtenOn({
        ...{ scene, stands, drawing, selected, ringed, overlays, showLabels },
        features: namedIn(features, areas),
        seen: seen.part,
      }),
    [scene, stands, drawing, selected, ringed, features, areas, overlays, showLabels, seen.part],
  );
  const room = useMemo(() => new SlipRoom(bodies, seen.all, [...words, ...badges]), [bodies, badges, words, seen.all]);
  const figures = useFetched(
    FIGURES,
    scene.pieces.some(piece => piece.figure !== undefined),
  );
  const { remains = NONE } = table;
  const left = useFetched(REMAINS, remains.length > 0);
  const pictures = useFetched(PICTURES, remains.length + openSymbols(stands, scale).length > 0);
  const crowds = useFetched(
    CROWDS,
    stands.some(({ piece }) => piece.where === 'table' && !labels.has(piece.id)),
  );
  const period = usePeriod(scene.period);
  const looks = useMemo(
    () => ({ figures, pictures, period, dress: scene.dress }),
    [figures, pictures, period, scene.dress],
  );
  const areaArt = useFetched(AREAS, showsAreas(areas));
  const [country, rare] = [useCountry(scene, mode), useRare(scene)];
  const known = country && rare;
  const live = Boolean(props.onPiece ?? props.onFeature ?? props.onTable);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      ref={props.ref}
      className={props.className}
      data-board=""
      width={props.width}
      height={props.height}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      fontFamily={FONT}
      role={live ? 'group' : 'img'}
      aria-label={props.label ?? wordsOf(table)}
      onClick={live ? event => clicked(event, props) : undefined}
      onKeyDown={live ? event => pressed(event, props) : undefined}
    >
      <DrawingContext value={drawing}>
        <StandsContext value={byId}>
          <SlipRoomContext value={room}>
            <Room scene={scene} frame={frame} mode={mode} />
            <Surroundings scene={scene} mode={mode} scale={scale} seen={seen.part} />
            {known && <Land land={landPart(scene)} mode={mode} turn={laying.turn} />}
            <BaseEdges scene={scene} mode={mode} />
            {left && <left.RemainsLayer remains={remains} dress={table.dress} figures={figures} pictures={pictures} />}
            {bar && <ScaleBar scale={bar} scene={scene} mode={mode} />}
            <Grid scene={scene} square={grid} mode={mode} />
            <OverlayLayer
              scene={{ width: scene.width, depth: scene.depth, overlays: scene.overlays }}
              mode={inked}
              scale={scale}
            />
            {areaArt && <areaArt.RuleAreas scene={scene} shown={areas} />}
            <NameLayer names={names} />
            {under}
            <Pieces
              scene={scene}
              stands={stands}
              mode={mode}
              scale={scale}
              labels={labels}
              figures={figures}
              pictures={pictures}
              live={live}
            />
            {crowds && showLabels && <crowds.CrowdNames stands={stands} labels={labels} />}
            <Contacts overlays={table.overlays} />
            {selected.map(id => (
              <Selection key={id} piece={id} />
            ))}
            <LooksContext value={looks}>{children}</LooksContext>
          </SlipRoomContext>
        </StandsContext>
      </DrawingContext>
    </svg>
  );
}

/** One listener for the whole board. */
function clicked(event: MouseEvent<SVGSVGElement>, { scene, laying, onPiece, onFeature, onTable }: BoardProps): void {
  const { piece, feature } = hitOf(event.target);
  if (piece) return onPiece?.(piece, event);
  if (feature) onFeature?.(feature, event);
  const point = pointUnder(event.currentTarget, event, scene, laying?.turn);
  if (point) onTable?.(point, event);
}

function pressed(event: KeyboardEvent<SVGSVGElement>, { onPiece }: BoardProps): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const { piece } = hitOf(event.target);
  if (!piece) return;
  event.preventDefault(); // the space bar would scroll the page
  onPiece?.(piece, event);
}
