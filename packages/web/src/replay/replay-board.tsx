import { Board, PathDraft, TargetMark, tableFrame } from '@umpire/board';
import { useMemo, useRef } from 'react';
import type { Moment, Position } from '../desk/study.js';
import { useCamera } from '../table/camera/use-camera.js';
import { movedBetween } from '../table/film/changes.js';
import { useCounter } from '../table/stage/counter.js';
import { Button, useDark } from '../ui/index.js';
import { Icon } from './icon.js';

interface ReplayBoardProps {
  readonly position: Position;
  readonly before: Position | undefined;
  readonly moment: Moment;
}

const never = () => false;

/** The table at a moment: who it is about, what moved, what was lost. */
export function ReplayBoard({ position, before, moment }: ReplayBoardProps) {
  const { scene } = position;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const dark = useDark();
  const counter = useCounter();
  const camera = useCamera({ stage, sheet, svg }, tableFrame(scene), never);
  const about = useMemo(() => {
    const here = new Set(scene.pieces.map(piece => piece.id));
    return [...new Set(moment.lines.flatMap(line => line.about))].filter(id => here.has(id));
  }, [scene, moment]);
  const moved = before ? movedBetween(before.scene, scene) : [];
  return (
    <section className="replay-stage" aria-label="The table">
      <div className="replay-view" ref={stage}>
        <div className="replay-sheet" ref={sheet}>
          {camera.scale !== undefined && camera.view && (
            <Board
              ref={svg}
              className="replay-svg"
              scene={scene}
              mode={dark ? 'dark' : 'light'}
              scale={camera.scale}
              counter={counter}
              view={camera.view}
              selected={about}
              under={moved.map(({ id, from, to }) => <PathDraft key={id} from={from} legs={[{ to }]} />)}
            >
              {moment.lost
                .filter(({ where }) => where === 'table')
                .map(({ id, x, y, width, label }) => (
                  <TargetMark key={id} at={{ x, y }} radius={width * 0.75} state="chosen" label={`${label} lost`} />
                ))}
            </Board>
          )}
        </div>
      </div>
      <div className="replay-tools" role="toolbar" aria-label="The view" aria-orientation="vertical">
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
