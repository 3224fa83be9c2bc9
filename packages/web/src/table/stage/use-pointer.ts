import { hitOf, pointUnder, type Turn } from '@umpire/board';
import { fieldInHand, type Point } from '@umpire/engine';
import { type PointerEvent, type MouseEvent as ReactMouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { Table } from '../model/use-table.js';
import { canDrag, dragged, type Grab, grabOf, taken } from './grab.js';

export interface Pointing {
  /** Events with which the stage does something of its own: the camera leaves them alone. */
  mine(event: Event): boolean;
  readonly handlers: {
    onPointerDownCapture(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onClickCapture(event: ReactMouseEvent): void;
  };
}

interface Held {
  readonly grab: Grab;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** So many pixels make a press a drag. */
const DRAG = 6;

/** Dragging what is in hand, and following the pointer. */
export function usePointer(table: Table, svg: RefObject<SVGSVGElement | null>, turn: Turn): Pointing {
  const now = useRef({ ...table, turn });
  useEffect(() => {
    now.current = { ...table, turn };
  });
  const held = useRef<Held>(undefined);
  const swallow = useRef(false);

  const pointOf = (event: { clientX: number; clientY: number }): Point | undefined =>
    svg.current ? pointUnder(svg.current, event, now.current.battleView.scene, now.current.turn) : undefined;

  const grabAt = (target: EventTarget | null, touch: boolean): Grab | undefined => {
    const { ruler, battleView, selected, by, drafting } = now.current;
    if (ruler !== undefined) return undefined;
    const grab = grabOf(target);
    if (grab) return grab;
    const { piece } = hitOf(target);
    if (piece === undefined || by === undefined) return undefined;
    const { draft } = drafting;
    if (draft)
      return draft.item.stand === piece && fieldInHand(draft)?.gesture === 'path' ? { kind: 'path' } : undefined;
    return canDrag(piece, { menu: battleView.menu, selected, touch }) ? { kind: 'piece', piece } : undefined;
  };

  const drag = (grab: Grab, point: Point): void => {
    const { drafting, probe, battleView } = now.current;
    if (grab.kind === 'path' || grab.kind === 'piece') return probe.to(point);
    const change = drafting.draft && dragged(drafting.draft, grab, point, battleView.scene);
    if (change) drafting.touch(change.name, change.value);
  };

  const hovering = (event: PointerEvent): void => {
    const { drafting, gesture, hover, probe, ruler, setRuler } = now.current;
    const point = pointOf(event);
    if (!point) return;
    if (ruler && !ruler.laid) return setRuler({ ...ruler, to: point });
    const { piece } = hitOf(event.target);
    const field = drafting.draft && fieldInHand(drafting.draft);
    const filled = field && drafting.draft?.values[field.name] !== undefined;
    if (gesture?.kind === 'path' && !filled && event.pointerType !== 'touch') return probe.to(point);
    if (gesture?.kind === 'aim' && !filled) return hover.set({ ...(piece && { piece }), point });
    if (hover.get().piece !== piece) hover.set(piece ? { piece } : {});
  };

  const release = async (event: PointerEvent): Promise<void> => {
    const was = held.current;
    held.current = undefined;
    if (!was?.moved) return;
    swallow.current = true;
    setTimeout(() => {
      swallow.current = false;
    }, 50);
    const { drafting, probe } = now.current;
    const point = pointOf(event);
    if (!point || (was.grab.kind !== 'path' && was.grab.kind !== 'piece')) return;
    const path = await probe.way(point, false);
    probe.to(undefined);
    const field = now.current.drafting.draft && fieldInHand(now.current.drafting.draft);
    if (field?.gesture === 'path') drafting.touch(field.name, path);
  };

  return {
    mine: event => grabAt(event.target, event.type.startsWith('touch')) !== undefined,
    handlers: {
      onPointerDownCapture(event) {
        swallow.current = false;
        if (event.button !== 0) return;
        const grab = grabAt(event.target, event.pointerType === 'touch');
        if (!grab) return;
        held.current = { grab, pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
        const { drafting, select, selected } = now.current;
        if (grab.kind === 'piece' && selected !== grab.piece) select(grab.piece); // its reach is wanted in a moment
        const change = grab.kind === 'arrange' && drafting.draft ? taken(drafting.draft, grab.piece) : undefined;
        if (change) drafting.touch(change.name, change.value);
      },
      onPointerMove(event) {
        const was = held.current;
        if (!was) return hovering(event);
        if (event.pointerId !== was.pointer) return;
        if (!was.moved && Math.hypot(event.clientX - was.x, event.clientY - was.y) < DRAG) return;
        if (!was.moved) {
          was.moved = true;
          const { grab } = was;
          const { battleView, selected, start } = now.current;
          const item = grab.kind === 'piece' && canDrag(grab.piece, { menu: battleView.menu, selected, touch: false });
          if (item) start(item);
        }
        const point = pointOf(event);
        if (point) drag(was.grab, point);
      },
      onPointerUp: event => void release(event),
      onPointerCancel() {
        held.current = undefined;
        now.current.probe.to(undefined);
      },
      onPointerLeave() {
        if (held.current) return;
        now.current.probe.to(undefined);
        now.current.hover.set({}); // nothing is pointed at any more, and no line of sight is drawn to it
      },
      onClickCapture(event) {
        if (!swallow.current) return;
        swallow.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
