import { AS_IT_IS, Board, drawn, laidOut, TargetMark, tableFrame } from '@umpire/board';
import type { Moment, Position } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { useEffect, useMemo, useRef } from 'react';
import { useCamera } from '../table/camera/use-camera.js';
import { useLaying } from '../table/camera/use-laying.js';
import { Fired, Stamps, Sweeps, Trails } from '../table/film/film-marks.js';
import { takeOf } from '../table/film/takes.js';
import { newsOfTake } from '../table/film/use-film.js';
import { NO_NEWS } from '../table/session/news.js';
import { useCounter } from '../table/stage/counter.js';
import { useEffects } from '../table/stage/effects.js';
import { Button, useDark } from '../ui/index.js';
import { Icon } from './icon.js';
import styles from './replay.module.css';
import type { Speed } from './timeline.js';

interface ReplayBoardProps {
  readonly position: Position;
  readonly before: Position | undefined;
  readonly moment: Moment;
  readonly speed: Speed;
  /** Whose edge lies below or to the left, as it did when it was played. */
  readonly own: Side;
}

const never = () => false;

/** The table at a moment: who it is about, what moved, who struck whom, what was lost. */
export function ReplayBoard({ position, before, moment, speed, own }: ReplayBoardProps) {
  const { scene } = position;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const dark = useDark();
  const counter = useCounter();
  const { laying = AS_IT_IS } = useLaying(stage, scene, own, { counter, rest: 0 });
  const { turn } = laying;
  const frame = tableFrame(laidOut(scene, laying));
  const camera = useCamera({ stage, sheet, svg }, frame, never, { opening: undefined, under: 0 });
  const take = useTake(position, before, moment);
  const news = useMemo(() => (take ? newsOfTake(take, position.index) : NO_NEWS), [take, position.index]);
  useEffects(svg, scene, turn, news, speed);
  const about = useMemo(() => {
    const here = new Set(scene.pieces.map(piece => piece.id));
    return [...new Set(moment.lines.flatMap(line => line.about))].filter(id => here.has(id));
  }, [scene, moment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a moment
  useEffect(() => {
    const there = scene.pieces.filter(({ id, where }) => where === 'table' && about.includes(id));
    const { width, depth } = scene;
    camera.follow(there.map(piece => drawn({ width, depth, turn }, piece)));
  }, [position.index]);
  return (
    <section className={styles.stage} aria-label="The table">
      <div className={styles.view} ref={stage}>
        <div className={styles.sheet} ref={sheet}>
          {camera.scale !== undefined && camera.view && (
            <Board
              ref={svg}
              className={styles.svg}
              scene={scene}
              mode={dark ? 'dark' : 'light'}
              scale={camera.scale}
              counter={counter}
              laying={laying}
              view={camera.view}
              selected={about}
              under={take && <Trails takes={[take]} />}
            >
              {moment.lost
                .filter(({ where }) => where === 'table')
                .map(({ id, x, y, width, label }) => (
                  <TargetMark key={id} at={{ x, y }} radius={width * 0.75} state="chosen" label={`${label} lost`} />
                ))}
              <Sweeps news={news} />
              <Fired news={news} scene={scene} />
              <Stamps news={{ ...news, stamps: news.stamps.filter(({ at }) => at === undefined) }} />
            </Board>
          )}
        </div>
      </div>
      <div className={styles.tools} role="toolbar" aria-label="The view" aria-orientation="vertical">
        <Button onClick={() => camera.zoomBy(1.5)} aria-label="Nearer">
          <Icon d="M10 4v12M4 10h12" />
        </Button>
        <Button onClick={() => camera.zoomBy(1 / 1.5)} aria-label="Farther">
          <Icon d="M4 10h12" />
        </Button>
        <Button onClick={() => camera.fit()} aria-label="The whole table">
          <Icon d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
        </Button>
      </div>
    </section>
  );
}

/** What happened at a moment, from the positions before and after it as the viewer saw them. */
function useTake(position: Position, before: Position | undefined, { index, by, lines, thrown = [] }: Moment) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions come after the moment they belong to
  return useMemo(
    () =>
      before && position.index === index
        ? takeOf({ entry: index, by, lines, throws: thrown }, before.scene, position.scene)
        : undefined,
    [position, before],
  );
}
