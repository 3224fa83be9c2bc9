import type { Point, Scene } from '@umpire/engine';
import { type ReactNode, useId, useState } from 'react';
import { bearingTo, COMPASS, facingAt } from './bearing.js';
import { nameWords } from './describe.js';
import { isWrong, legEnd } from './legs.js';
import { inUnit, parseLength, unitName } from './length.js';
import { relations, relationWords } from './place.js';
import styles from './words.module.css';

/** Parts of order forms: a bearing, a length, a stand, a place. */

export function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </span>
  );
}

/** One of sixteen points of the compass, or degrees. */
export function BearingInput({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (facing: number) => void;
}) {
  const at = COMPASS.findIndex((_, i) => facingAt(i) === value);
  return (
    <>
      <Labelled label={label}>
        {id => (
          <select id={id} value={at} onChange={event => onChange(facingAt(Number(event.target.value)))}>
            {at < 0 && <option value={-1}>{value / 10}°</option>}
            {COMPASS.map(({ short, name }, i) => (
              <option key={short} value={i}>
                {short}, {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label="or degrees">
        {id => (
          <input
            id={id}
            type="number"
            min={0}
            max={359.9}
            step={0.1}
            value={value / 10}
            onChange={event => {
              const tenths = Math.round(event.target.valueAsNumber * 10);
              if (Number.isFinite(tenths)) onChange(((tenths % 3600) + 3600) % 3600);
            }}
          />
        )}
      </Labelled>
    </>
  );
}

/** A length in the book's unit, as it is typed. */
export function LengthInput({
  label,
  text,
  scene,
  onText,
  autoFocus = false,
}: {
  readonly label: string;
  readonly text: string;
  readonly scene: Scene;
  readonly onText: (text: string) => void;
  readonly autoFocus?: boolean;
}) {
  const bad = text.trim() !== '' && parseLength(text, scene.unit) === undefined;
  return (
    <Labelled label={`${label}, ${unitName(scene.unit, 2)}`}>
      {id => (
        <input
          id={id}
          type="text"
          inputMode="decimal"
          size={6}
          autoComplete="off"
          value={text}
          aria-invalid={bad || undefined}
          data-first={autoFocus || undefined}
          onChange={event => onText(event.target.value)}
        />
      )}
    </Labelled>
  );
}

/** A stand on the table, the nearest first, with bearing and distance. */
export function StandInput({
  label,
  from,
  value,
  scene,
  onChange,
}: {
  readonly label: string;
  /** Seen from this stand, if it is one on the table. */
  readonly from: string | undefined;
  readonly value: string;
  readonly scene: Scene;
  readonly onChange: (piece: string) => void;
}) {
  const origin = scene.pieces.find(piece => piece.id === from && piece.where === 'table');
  const lines = origin
    ? relations(scene, origin).map(found => ({ piece: found.piece, text: relationWords(found, scene) }))
    : scene.pieces.filter(piece => piece.where === 'table').map(piece => ({ piece, text: '' }));
  return (
    <Labelled label={label}>
      {id => (
        <select id={id} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">choose …</option>
          {lines.map(({ piece, text }) => (
            <option key={piece.id} value={piece.id}>
              {nameWords(piece)}
              {text && `: ${text}`}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** A place: by its distance from two edges, or by bearing and distance from a stand. */
export function PointInput({
  at,
  from,
  scene,
  onPoint,
}: {
  readonly at: Point | undefined;
  readonly from: string | undefined;
  readonly scene: Scene;
  readonly onPoint: (point: Point) => void;
}) {
  const [how, setHow] = useState<'edges' | 'stand'>('edges');
  const text = (n: number | undefined): string => (n === undefined ? '' : String(inUnit(n, scene.unit)));
  const [west, setWest] = useState(text(at?.x));
  const [south, setSouth] = useState(text(at?.y));
  const [facing, setFacing] = useState(0);
  const [far, setFar] = useState('');
  const [stand, setStand] = useState('');
  const byEdges = (w: string, s: string) => {
    const [x, y] = [parseLength(w, scene.unit), parseLength(s, scene.unit)];
    if (x !== undefined && y !== undefined) onPoint({ x, y });
  };
  const byStand = (id: string, bearing: number, length: string) => {
    const origin = scene.pieces.find(piece => piece.id === id);
    const tenths = length.trim() === '' ? 0 : parseLength(length, scene.unit);
    if (!origin || tenths === undefined) return;
    const point = tenths === 0 ? origin : legEnd(origin, { kind: 'bearing', facing: bearing, length: tenths }, scene);
    if (!isWrong(point)) onPoint({ x: point.x, y: point.y });
  };
  return (
    <>
      <Labelled label="How">
        {id => (
          <select id={id} value={how} onChange={event => setHow(event.target.value as 'edges' | 'stand')}>
            <option value="edges">by the edges</option>
            <option value="stand">from a stand</option>
          </select>
        )}
      </Labelled>
      {how === 'edges' ? (
        <>
          <LengthInput
            label="From the west edge"
            text={west}
            scene={scene}
            autoFocus
            onText={t => {
              setWest(t);
              byEdges(t, south);
            }}
          />
          <LengthInput
            label="From the south edge"
            text={south}
            scene={scene}
            onText={t => {
              setSouth(t);
              byEdges(west, t);
            }}
          />
        </>
      ) : (
        <>
          <StandInput
            label="Stand"
            from={from}
            value={stand}
            scene={scene}
            onChange={id => {
              setStand(id);
              byStand(id, facing, far);
            }}
          />
          <BearingInput
            label="Bearing"
            value={facing}
            onChange={f => {
              setFacing(f);
              byStand(stand, f, far);
            }}
          />
          <LengthInput
            label="Distance"
            text={far}
            scene={scene}
            onText={t => {
              setFar(t);
              byStand(stand, facing, t);
            }}
          />
        </>
      )}
    </>
  );
}

/** A facing: a bearing, degrees, or towards a stand. */
export function FacingInput({
  value,
  at,
  stand,
  scene,
  onChange,
}: {
  readonly value: number;
  /** Where it will be when it turns. */
  readonly at: Point;
  readonly stand: string | undefined;
  readonly scene: Scene;
  readonly onChange: (facing: number) => void;
}) {
  const [towards, setTowards] = useState('');
  return (
    <>
      <BearingInput
        label="Facing"
        value={value}
        onChange={facing => {
          setTowards('');
          onChange(facing);
        }}
      />
      <StandInput
        label="or towards"
        from={stand}
        value={towards}
        scene={scene}
        onChange={id => {
          setTowards(id);
          const piece = scene.pieces.find(p => p.id === id);
          const bearing = piece && bearingTo(at, piece);
          if (bearing !== undefined) onChange(bearing);
        }}
      />
    </>
  );
}
