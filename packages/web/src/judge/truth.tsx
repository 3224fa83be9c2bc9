import { Board, usePen } from '@umpire/board';
import { type DeskBelief, type DeskField, type Point, SIDES, type Side } from '@umpire/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../battles/scene-map.js';
import { deskFrame } from './frame.js';
import styles from './truth.module.css';
import type { Desktop, Making } from './use-judge.js';

interface TruthProps {
  readonly view: Desktop;
  readonly shown: readonly string[];
  readonly making: Making | undefined;
  readonly fields: readonly DeskField[];
  readonly onMaking: (making: Making) => void;
}

/** The truth, which only the umpire sees; where the sides err is drawn over it. What he is making is filled by pointing here. */
export function Truth({ view: { desk, scene }, shown, making, fields, onMaking }: TruthProps) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const [errors, setErrors] = useState(true);
  const frame = deskFrame(scene);
  const scale = Math.min(width / frame.width, height > 0 ? height / frame.height : Number.POSITIVE_INFINITY);
  const field = pointedAt(making, fields);
  const fill = (value: unknown) =>
    making && field && onMaking({ ...making, values: { ...making.values, [field.name]: value } });
  const onPiece = (id: string) => {
    if (field?.kind === 'piece' && field.among.some(({ value }) => value === id)) return fill(id);
    if (field?.kind === 'several' && field.among.some(({ value }) => value === id))
      return fill(toggled(making?.values[field.name], id));
    const piece = scene.pieces.find(one => one.id === id);
    if (piece && (field?.kind === 'point' || field?.kind === 'path')) return onTable({ x: piece.x, y: piece.y });
  };
  const onTable = (point: Point) => {
    const at = { x: Math.round(point.x), y: Math.round(point.y) };
    if (field?.kind === 'point') return fill(at);
    if (field?.kind === 'path') return fill([...((making?.values[field.name] as Point[] | undefined) ?? []), at]);
  };
  const touch = useRef({ onPiece, onTable });
  useEffect(() => {
    touch.current = { onPiece, onTable };
  });
  const chosen = making ? piecesIn(making) : shown;
  const beliefs = errors ? { a: desk.sides.a.beliefs, b: desk.sides.b.beliefs } : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as nothing else is seen on it, it is the same board
  const board = useMemo(
    () => (
      <Board
        scene={scene}
        mode="dark"
        scale={scale}
        view={frame}
        counter={24}
        selected={chosen}
        onPiece={id => touch.current.onPiece(id)}
        onTable={point => touch.current.onTable(point)}
      >
        {beliefs && SIDES.map(side => <Errors key={side} side={side} beliefs={beliefs[side]} />)}
        {making && <Drafted making={making} />}
      </Board>
    ),
    [scene, scale, making, JSON.stringify([chosen, beliefs])],
  );
  return (
    <section className={styles.truth} aria-label="The truth" data-pointing={field?.kind}>
      <h2>
        Truth <small>only you see this</small>
        <label>
          <input type="checkbox" checked={errors} onChange={event => setErrors(event.target.checked)} />
          where they err
        </label>
      </h2>
      <div ref={ref} className={styles.board}>
        {width > 0 && board}
      </div>
      {field && (
        <p className={styles.hint}>
          {HINTS[field.kind]}: {field.label}
        </p>
      )}
    </section>
  );
}
const HINTS: Readonly<Record<DeskField['kind'], string>> = {
  piece: 'Point at a piece, or choose it below',
  several: 'Point at pieces, or choose them below',
  point: 'Point at a place on the table',
  path: 'Point at places on the table, one after the other',
  choose: '',
  number: '',
  numbers: '',
  text: '',
};

const toggled = (list: unknown, id: string): readonly string[] => {
  const now = (list as readonly string[] | undefined) ?? [];
  return now.includes(id) ? now.filter(one => one !== id) : [...now, id];
};

const ON_TABLE: readonly DeskField['kind'][] = ['piece', 'point', 'path', 'several'];
/** The field that a touch of the table fills: the one that was taken up, else the first that is empty. */
function pointedAt(making: Making | undefined, fields: readonly DeskField[]): DeskField | undefined {
  if (!making) return undefined;
  const can = fields.filter(({ kind }) => ON_TABLE.includes(kind));
  return (
    can.find(({ name }) => name === making.pointing) ??
    can.find(({ name, kind }) => making.values[name] === undefined || kind === 'path' || kind === 'several')
  );
}
const piecesIn = ({ values }: Making): readonly string[] =>
  Object.values(values).flatMap(value => (typeof value === 'string' ? [value] : []));

const COLOURS: Readonly<Record<Side, string>> = { a: '#ef7b6f', b: '#6ea3f0' };
/** Believed there, is here: a dashed diamond with a line to the truth; what is false has none. */
function Errors({ side, beliefs }: { readonly side: Side; readonly beliefs: readonly DeskBelief[] }) {
  const { at, px } = usePen();
  return (
    <g
      data-mark="errors"
      fill="none"
      stroke={COLOURS[side]}
      strokeWidth={px(1.6)}
      strokeDasharray={`${px(4)} ${px(3)}`}
      pointerEvents="none"
    >
      {beliefs
        .filter(({ wrong }) => wrong)
        .map(({ id, label, at: place, truth }) => {
          const { x, y } = at(place);
          const half = px(11);
          const to = truth && at(truth);
          return (
            <g key={id}>
              {to && <line x1={x} y1={y} x2={to.x} y2={to.y} />}
              <path d={`M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`} />
              <text x={x} y={y + px(4)} fontSize={px(10)} textAnchor="middle" fill={COLOURS[side]} stroke="none">
                {label}
              </text>
            </g>
          );
        })}
    </g>
  );
}

/** The points of what is being made. */
function Drafted({ making: { values } }: { readonly making: Making }) {
  const { at, px } = usePen();
  const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value;
  const points = Object.values(values).flatMap(value =>
    isPoint(value) ? [value] : Array.isArray(value) ? value.filter(isPoint) : [],
  );
  const drawn = points.map(at);
  return (
    <g data-mark="drafted" fill="none" stroke="#f2bd4a" strokeWidth={px(2.2)} pointerEvents="none">
      {drawn.length > 1 && <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {drawn.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={px(7)} />
      ))}
    </g>
  );
}
