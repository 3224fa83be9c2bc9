import { fieldInHand, normalFacing } from '@umpire/engine';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { within } from '../draft/facing.js';
import type { Path } from '../draft/path.js';
import { previewOnly } from '../draft/preview-only.js';
import { useTableParts } from '../model/context.js';
import { useHover } from '../model/hover.js';
import { latestOnly } from '../model/latest.js';
import type { Table } from '../model/use-table.js';
import type { Steered } from './steered.js';
import styles from './thumb-wheel.module.css';
import { Warnings } from './warnings.js';
import { farthest, farWords, headingOf, pointFrom, rings, seenFrom, signed, turnWords, wheelAt } from './wheel.js';

const RADIUS = 66;
/** Tenths of a degree and parts of the book's unit that a key changes. */
const BY_KEY = { turn: 50, distance: 0.5 } as const;

/** Its word stands so far beside the mark for straight ahead, in tenths of a degree: the knob does not cover it. */
const BESIDE = 330;

/** Where the wheel stands, how far it goes, and what turning it does. */
function useWheel(gesture: Steered) {
  const table = useTableParts();
  const now = useRef<Table>(table);
  now.current = table;
  const { drafting, battleView, reached, hover } = table;
  const over = useHover(hover);
  const { draft } = drafting;
  const { name } = fieldInHand(draft!)!;
  const value = draft!.values[name];
  const unit = battleView.scene.unit;
  const lay = useRef(
    latestOnly(
      async ({
        field,
        turn,
        distance,
        from,
      }: {
        field: string;
        turn: number;
        distance: number;
        from: Steered['from'];
      }) => ({
        field,
        path: await now.current.probe.way(pointFrom(from, turn, distance), 'as far as allowed'),
      }),
      found => found && now.current.drafting.touch(found.field, found.path),
    ),
  );
  const { from } = gesture;
  if (gesture.kind === 'turn') {
    const turn = signed(((value as number | undefined) ?? from.facing) - from.facing);
    const set = (to: { readonly turn: number }) =>
      drafting.touch(name, within(normalFacing(from.facing + to.turn), from.facing, gesture.most));
    return { unit, turn, distance: 0, full: 0, cost: undefined, set };
  }
  const end = (over.drags && over.path ? over.path : (value as Path | undefined))?.at(-1);
  const full = Math.max(farthest(from, reached?.areas ?? []), unit.length / 2);
  const wanted = end ? seenFrom(from, end) : { turn: 0, distance: 0 };
  // a way to an enemy is drawn to his middle, farther than the piece can go: it stops where it touches him
  const stops = wanted.distance > full ? previewOnly(drafting.preview)?.end : undefined;
  const { turn, distance } = stops ? seenFrom(from, stops) : wanted;
  const set = (to: { readonly turn: number; readonly distance: number }) => lay.current({ field: name, from, ...to });
  const cost = over.drags ? undefined : previewOnly(drafting.preview)?.cost;
  return { unit, turn, distance, full, cost, set };
}

/** A wheel for moves and turns under the thumb: the figures stand beside it, where the thumb does not cover them. */
export function ThumbWheel({ gesture }: { readonly gesture: Steered }) {
  const { unit, turn, distance, full, cost, set } = useWheel(gesture);
  const turns = gesture.kind === 'turn';
  const heading = headingOf(gesture.from.facing, useTableParts().board?.turn ?? 0);
  const disc = useRef<HTMLDivElement>(null);
  const steer = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const box = disc.current!.getBoundingClientRect();
    const at = wheelAt(
      event.clientX - box.left - box.width / 2,
      event.clientY - box.top - box.height / 2,
      (RADIUS / 86) * (box.width / 2),
      heading,
    );
    set({ turn: at.turn, distance: at.share * full });
  };
  const press = (event: KeyboardEvent) => {
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    const ahead = { ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0;
    if (aside === 0 && ahead === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const far = distance + ahead * BY_KEY.distance * unit.length;
    set({ turn: signed(turn + aside * BY_KEY.turn), distance: Math.min(full, Math.max(0, far)) });
  };
  const figures = { distance: distance / unit.length, full: full / unit.length };
  const [far, of] = farWords(cost, figures, unit.sign);
  const words = turns ? turnWords(turn) : `${far} ${of}, ${turnWords(turn)}`;
  const angle = ((turn + heading) * Math.PI) / 1800;
  const out = turns ? RADIUS : full > 0 ? Math.min(1, distance / full) * RADIUS : 0;
  const [x, y] = [Math.sin(angle) * out, -Math.cos(angle) * out];
  const aside = ((heading + BESIDE) * Math.PI) / 1800;
  return (
    <div className={styles.wheel}>
      <div className={styles.said}>
        <p>
          {!turns && (
            <>
              <b>{far}</b> <span>{of}</span>
            </>
          )}
          <small>{turnWords(turn)}</small>
        </p>
        <Warnings />
      </div>
      <div
        ref={disc}
        className={styles.hold}
        role="slider"
        tabIndex={0}
        aria-label={turns ? 'Direction' : 'Direction and distance'}
        aria-valuenow={Math.round((turns ? turn / 10 : figures.distance) * 10) / 10}
        aria-valuemin={turns ? -180 : 0}
        aria-valuemax={turns ? 180 : Math.round(figures.full * 10) / 10}
        aria-valuetext={words}
        onPointerDown={steer}
        onPointerMove={steer}
        onKeyDown={press}
      >
        <svg viewBox="-86 -86 172 172" aria-hidden="true">
          <circle className={styles.disc} r={84} />
          {rings(figures.full).map(ring => (
            <g key={ring}>
              <circle className={styles.ring} r={(ring / figures.full) * RADIUS} />
              <text y={(ring / figures.full) * RADIUS - 4}>
                {ring}
                {unit.sign}
              </text>
            </g>
          ))}
          <path className={styles.ahead} d="M0 -84v14" transform={`rotate(${heading / 10})`} />
          <text className={styles.aheadWord} x={Math.sin(aside) * RADIUS} y={4 - Math.cos(aside) * RADIUS}>
            ahead
          </text>
          <path className={styles.arm} d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} />
          <circle r={5} className={styles.hub} />
          <circle className={styles.knob} cx={x} cy={y} r={15} />
        </svg>
      </div>
    </div>
  );
}
