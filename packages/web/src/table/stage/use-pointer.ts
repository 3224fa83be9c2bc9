import { hitOf, pointUnder, type Turn } from '@umpire/board';
import { type Draft, fieldInHand, type Point, wayPlace } from '@umpire/engine';
import { type PointerEvent, type MouseEvent as ReactMouseEvent, type RefObject, useEffect, useRef } from 'react';
import { latestOnly } from '../model/latest.js';
import type { Table } from '../model/use-table.js';
import { payable } from '../panel/verbs.js';
import { type Carry, takeUp } from './carry.js';
import { type Along, dragTo, type Hand, type Held, under } from './dragging.js';
import { type Grab, grabOf, placeOf, taken } from './grab.js';
import { grabbedBy } from './grabbed.js';

export interface Pointing {
  /** Events with which the stage does something of its own: the camera leaves them alone. */
  mine(event: Event): boolean;
  /** Whether something is under the finger: the table does not move beneath it. */
  holds(): boolean;
  readonly handlers: {
    onPointerDownCapture(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onClickCapture(event: ReactMouseEvent): void;
  };
}

/** Nobody needs it before something was dragged: it is fetched when something is pressed that can be. */
const whenDropped = () => import('./dropped.js');

/** So many pixels make a press a drag; a finger is less steady than a mouse, and its tap must move nobody. */
const DRAG = { mouse: 6, touch: 12 } as const;
const isDrag = ({ clientX, clientY, pointerType }: PointerEvent, from: Pick<Held, 'x' | 'y'>): boolean =>
  Math.hypot(clientX - from.x, clientY - from.y) >= DRAG[pointerType === 'touch' ? 'touch' : 'mouse'];

/** The events of the pointer: what is pressed, dragged and let go, and what it only passes over. */
export function usePointer(table: Table, svg: RefObject<SVGSVGElement | null>, turn: Turn): Pointing {
  const now = useRef({ ...table, turn });
  useEffect(() => {
    now.current = { ...table, turn };
  });
  const held = useRef<Held>(undefined);
  const swallow = useRef(false);
  const carry = useRef<Carry>(undefined);
  const pushing = useRef(
    latestOnly(
      (by: Point) => now.current.company.push(by),
      pushed => held.current && now.current.hover.set({ pushed }),
    ),
  );

  const pointOf = (event: { clientX: number; clientY: number }): Point | undefined =>
    svg.current ? pointUnder(svg.current, event, now.current.battleView.scene, now.current.turn) : undefined;

  const handOf = (event: PointerEvent): Hand | undefined => {
    const point = pointOf(event);
    return point && { point, under: under(event) };
  };
  const grabAt = (event: Event | PointerEvent): Grab | undefined => grabbedBy(now.current, event, pointOf);
  const along = (): Along => ({ carry: carry.current, pushing: pushing.current });

  const hovering = (event: PointerEvent): void => {
    const { drafting, gesture, hover, probe, ruler, setRuler } = now.current;
    const point = pointOf(event);
    if (!point) return;
    if (ruler && !ruler.laid) return setRuler({ ...ruler, to: point });
    const { piece, marker } = hitOf(event.target);
    const field = drafting.draft && fieldInHand(drafting.draft);
    const filled = field && drafting.draft?.values[field.name] !== undefined;
    if (gesture?.kind === 'path' && !filled && event.pointerType !== 'touch') return probe.to(point);
    if (gesture?.kind === 'aim' && !filled) return hover.set({ ...(piece && { piece }), point });
    const over = hover.get();
    if (over.piece !== piece || over.marker !== marker)
      hover.set({ ...(piece && { piece }), ...(marker !== undefined && { marker }) });
  };

  const release = (event: PointerEvent): void => {
    const was = held.current;
    held.current = undefined;
    if (was && !was.moved) return tapped(was, event);
    if (!was) return;
    swallow.current = true;
    setTimeout(() => {
      swallow.current = false;
    }, 50);
    const hand = handOf(event);
    if (hand) void whenDropped().then(({ dropped }) => dropped(() => now.current, was, hand, along()));
  };

  /** A drag goes with what is held; a tap takes what is seen. */
  const tapped = ({ grab }: Held, { target }: PointerEvent): void => {
    const { drafting } = now.current;
    const seen = grab.kind === 'arrange' ? grabOf(target) : undefined;
    if (seen?.kind === 'arrange' && drafting.draft) touchTaken(drafting.draft, seen.piece);
  };

  const touchTaken = (draft: Draft, piece: string): void => {
    const change = taken(draft, piece);
    if (change) now.current.drafting.touch(change.name, change.value);
  };

  const begun = ({ grab }: Held): void => {
    const { start, select } = now.current;
    if (grab.kind === 'corner') start(grab.item);
    // what the book would ask before the way is passed by: the hand draws it
    if (grab.kind === 'piece') start(grab.item, undefined, wayPlace(grab.item) > 0);
    if (grab.kind === 'strike' && now.current.selected !== grab.stand) select(grab.stand);
    if (grab.kind !== 'carry') return;
    select(grab.item.stand);
    carry.current = takeUp(() => now.current, { item: grab.item, values: {}, symbol: grab.symbol });
  };

  const giveUp = (): void => {
    const was = held.current;
    held.current = undefined;
    const { probe, hover, drafting } = now.current;
    void carry.current?.letGo(undefined);
    probe.to(undefined);
    hover.set({});
    if (was?.moved && was.grab.kind === 'piece') drafting.drop();
  };

  return {
    mine: event => event.type !== 'wheel' && grabAt(event) !== undefined,
    holds: () => held.current !== undefined,
    handlers: {
      onPointerDownCapture(event) {
        swallow.current = false;
        if (event.button !== 0) return;
        if (now.current.cut?.back) now.current.setCut(undefined); // it has been read
        // a second finger wants a nearer look: what the first one had begun is given up
        if (held.current && held.current.pointer !== event.pointerId) return giveUp();
        const grab = grabAt(event);
        const at = pointOf(event);
        if (!grab || !at) return;
        void whenDropped();
        const { drafting, select, selected, battleView } = now.current;
        const home = grab.kind === 'arrange' && drafting.draft ? placeOf(drafting.draft, grab.piece) : null;
        held.current = { grab, pointer: event.pointerId, x: event.clientX, y: event.clientY, at, moved: false, home };
        // its reach is wanted in a moment; but under a finger no sheet rises before it is known what the finger wants
        const stand = grab.kind === 'piece' ? grab.item.stand : grab.kind === 'strike' ? grab.stand : undefined;
        // whoever is paid for by a click must stay where he is drawn until that comes: a piece that is drawn anew under the hand hears of none
        const early =
          stand !== undefined &&
          !event.shiftKey &&
          event.pointerType !== 'touch' &&
          hitOf(event.target).marker === undefined &&
          payable(battleView.menu, stand) === undefined;
        if (early && selected !== stand) select(stand);
        if (grab.kind === 'arrange' && drafting.draft) touchTaken(drafting.draft, grab.piece);
      },
      onPointerMove(event) {
        // it was let go where the stage does not hear of it: over the sheet that rose beneath it
        if (event.buttons === 0) held.current = undefined;
        const was = held.current;
        if (!was) return hovering(event);
        if (event.pointerId !== was.pointer) return;
        if (!was.moved && !isDrag(event, was)) return;
        if (!was.moved) {
          // not before it is a drag: a click is a click on the piece
          event.currentTarget.setPointerCapture(event.pointerId);
          begun(was);
        }
        was.moved = true;
        const hand = handOf(event);
        if (hand) dragTo(now.current, was, hand, along());
      },
      onPointerUp: release,
      onPointerCancel: giveUp,
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
