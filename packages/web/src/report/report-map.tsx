import { Board, tableFrame } from '@umpire/board';
import type { Position } from '@umpire/desk';
import { memo } from 'react';
import styles from './report.module.css';

interface ReportMapProps {
  readonly position: Position;
  readonly caption: string;
  readonly selected?: readonly string[];
}

/** As wide as the text of the report, in pixels: labels take their size from it. */
const WIDTH = 680;

/** A map for paper. */
export const ReportMap = memo(function ReportMap({ position, caption, selected = [] }: ReportMapProps) {
  const { scene } = position;
  const frame = tableFrame(scene);
  const tall = frame.height > frame.width * 1.15;
  const width = tall ? WIDTH * 0.6 : WIDTH;
  const here = selected.filter(id => scene.pieces.some(piece => piece.id === id));
  return (
    <figure className={styles.map} data-part="report-map" data-tall={tall || undefined}>
      <Board scene={scene} mode="print" scale={width / frame.width} label={caption} selected={here} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
});
