import { hitOf, pointUnder, type Turn } from '@umpire/board';
import { type Draft, fieldInHand, type Point } from '@umpire/engine';
import { type PointerEvent, type MouseEvent as ReactMouseEvent, type RefObject, useEffect, useRef } from 'react';
import { backToTray } from '../draft/tray.js';
import type { Hover } from '../model/hover.js';
import { latestOnly } from '../model/latest.js';
import type { Table } from '../model/use-table.js';
import { payable } from '../panel/verbs.js';
import { type Carry, isOnTable, placedFrom, takeUp } from './carry.js';
import {
  boxed,
  canDrag,
  canStrike,
  canTurn,
  carriedGround,
  dragged,
  type Grab,
  grabOf,
  laidAt,
  taken,
} from './grab.js';
import { cornerUnder, draggedTo, type Strike, strikeUnder, wheeledTo } from './piece-drag.js';
import { grabUnder, onScreen, pieceUnder } from './under-hand.js';

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

interface Held {
  readonly grab: Grab;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The point of the table at which it was taken hold of. */
  readonly at: Point;
  moved: boolean;
}

/** Nobody needs it before something was dragged. */
const lettingGo = () => import('./letting-go.js');

/** So many pixels make a press a drag; a finger is less steady than a mouse, and its tap must move nobody. */
const DRAG = { mouse: 6, touch: 12 } as const;
const isDrag = ({ clientX, clientY, pointerType }: PointerEvent, from: Pick<Held, 'x' | 'y'>): boolean =>
  Math.hypot(clientX - from.x, clientY - from.y) >= DRAG[pointerType === 'touch' ? 'touch' : 'mouse'];

/** The camera hears of a mouse by its own events. */
const byMouse = (event: Event | PointerEvent): boolean =>
  event.type === 'mousedown' || ('pointerType' in event && event.pointerType !== 'touch');

/** A second finger wants a nearer look, whatever the first one holds. */
const isSecond = (event: Event | PointerEvent): boolean =>
  'touches' in event ? (event as TouchEvent).touches.length > 1 : 'isPrimary' in event && !event.isPrimary;

/** The hand has left the table for the panel, where the tray is. */
const overPanel = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-part=panel]') != null;

/** A box round one takes him up, as a click does; round several it takes them in one hand. */
const takeBoxed = ({ select, company }: Table, [first, ...more]: readonly string[]): void =>
  first !== undefined && more.length === 0 ? select(first) : company.gather([...(first ? [first] : []), ...more]);

/** Dragging what is in hand, and following the pointer. */
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

  const grabAt = (event: Event | PointerEvent): Grab | undefined => {
    const { ruler, battleView, selected, side, by, drafting, company } = now.current;
    if (ruler !== undefined) return isSecond(event) ? undefined : { kind: 'ruler' };
    const grab = grabUnder(now.current, event);
    if (grab) return grab;
    const piece = pieceUnder(now.current, event);
    const { draft } = drafting;
    if (by === undefined) return undefined;
    const waiting = battleView.scene.pieces.find(({ id, where }) => id === piece && where === 'off-table');
    const placed = waiting && placedFrom(battleView.menu, waiting.id);
    if (placed) return { kind: 'carry', item: placed, symbol: waiting.symbol };
    if (piece === undefined) {
      const hand = draft ? undefined : handOf(event);
      const feature = hand && laidAt(battleView.scene, hand);
      if (feature) return { kind: 'ground', feature };
      return !draft && 'shiftKey' in event && event.shiftKey ? { kind: 'box' } : undefined;
    }
    const isOwn = battleView.scene.pieces.some(one => one.id === piece && one.side === side);
    if (draft) {
      const held = draft.item.stand === piece ? fieldInHand(draft)?.gesture : undefined;
      if (held === 'path') return { kind: 'path' };
      return held === 'target' ? { kind: 'strike', stand: piece } : isOwn ? { kind: 'none' } : undefined;
    }
    if (company.stands.includes(piece)) return { kind: 'company' };
    const item = canDrag(piece, battleView.menu);
    const hand = 'clientX' in event ? pointOf(event as PointerEvent) : undefined;
    const corner = selected === piece && hand ? cornerOf(piece, hand) : undefined;
    if (corner) return corner;
    if (item) return { kind: 'piece', item };
    return isOwn && (byMouse(event) || canStrike(piece, battleView.menu))
      ? { kind: 'strike', stand: piece }
      : undefined;
  };

  const handOf = (event: Event | PointerEvent): Point | undefined => {
    const at = onScreen(event);
    return at && pointOf(at);
  };

  const cornerOf = (piece: string, hand: Point): Grab | undefined => {
    const { battleView } = now.current;
    const item = canTurn(piece, battleView.menu);
    const stand = item && battleView.scene.pieces.find(({ id }) => id === piece);
    const corner = stand && cornerUnder(stand, hand);
    return corner && { kind: 'corner', item, corner };
  };

  const drag = ({ grab, at }: Held, event: PointerEvent, point: Point): void => {
    const { drafting, probe, battleView, hover } = now.current;
    switch (grab.kind) {
      case 'path':
        return probe.drag(point);
      case 'box':
        return hover.set({ box: [at, point] });
      case 'ground':
        return hover.set({ box: carriedGround(grab.feature, at, point) });
      case 'company':
        return pushing.current({ x: point.x - at.x, y: point.y - at.y });
      case 'none':
        return;
      case 'ruler':
        return now.current.setRuler({ from: at, to: point, laid: false });
      case 'strike':
        return dragStrike(grab.stand, event, point);
      case 'corner': {
        const facing = wheeledTo(now.current, { ...grab, at }, point);
        return facing === undefined ? undefined : drafting.touch(grab.item.fields[0]!.name, facing);
      }
      case 'piece':
        return dragPiece({ item: grab.item, at }, event, point);
      case 'carry':
        return carry.current?.over(isOnTable(battleView.scene, point) ? point : undefined);
      default: {
        const change = drafting.draft && dragged(drafting.draft, grab, point, battleView.scene);
        if (change) drafting.touch(change.name, change.value);
      }
    }
  };

  const under = ({ clientX, clientY }: PointerEvent): Element | null => document.elementFromPoint(clientX, clientY);

  const dragStrike = (stand: string, event: PointerEvent, to: Point): void => {
    const strike = strikeUnder(now.current, stand, under(event));
    now.current.hover.set({ aims: { stand, to }, ...(strike && { piece: strike.target, onto: ontoOf(strike) }) });
  };

  const ontoOf = ({ item: { verb }, target }: Strike): NonNullable<Hover['onto']> => {
    const aimed = now.current.inspection?.targets.find(one => one.target.id === target && one.verb === verb);
    return { target, verb, ...(aimed?.preview && { preview: aimed.preview }) };
  };

  const dragPiece = (of: Parameters<typeof draggedTo>[1], event: PointerEvent, point: Point): void => {
    const { probe, hover } = now.current;
    const strike = strikeUnder(now.current, of.item.stand, under(event));
    if (!strike) {
      const { onto: _left, ...rest } = hover.get();
      if (_left) hover.set(rest);
      return probe.drag(draggedTo(now.current, of, point));
    }
    probe.to(undefined);
    hover.set({ piece: strike.target, onto: ontoOf(strike) });
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

  const release = (event: PointerEvent): void => {
    const was = held.current;
    held.current = undefined;
    if (was && !was.moved) return tapped(was, event);
    if (!was) return;
    swallow.current = true;
    setTimeout(() => {
      swallow.current = false;
    }, 50);
    const point = pointOf(event);
    if (point) void dropped(was, event, point);
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

  const dropped = async ({ grab, at }: Held, event: PointerEvent, point: Point): Promise<void> => {
    const { drafting, probe, hover, battleView, side } = now.current;
    switch (grab.kind) {
      case 'carry':
        return carry.current?.letGo(isOnTable(battleView.scene, point) ? point : undefined);
      case 'arrange':
        return overPanel(event) ? backToTray(now.current, grab.piece) : undefined;
      case 'piece': {
        const strike = strikeUnder(now.current, grab.item.stand, under(event));
        const onto = hitOf(under(event)).piece;
        const { letGo, letGoAgainst, letGoOn } = await lettingGo();
        if (strike) return letGoOn(now.current, strike);
        const enemy = battleView.scene.pieces.find(({ id, side: of }) => id === onto && of !== side);
        const drag = { item: grab.item, at };
        return enemy ? letGoAgainst(now.current, drag, enemy, point) : letGo(now.current, drag, point);
      }
      case 'strike': {
        hover.set({});
        const onto = under(event);
        const { strikeOrSay } = await lettingGo();
        return strikeOrSay(now.current, grab.stand, onto);
      }
      case 'ruler':
        return now.current.setRuler({ from: at, to: point, laid: true });
      case 'corner': {
        // nobody wheels by a hand that has gone as far as an enemy
        const strike = strikeUnder(now.current, grab.item.stand, under(event));
        const { letGoCorner, letGoOn } = await lettingGo();
        return strike ? letGoOn(now.current, strike) : letGoCorner(now.current, { ...grab, at }, point);
      }
      case 'company': {
        pushing.current(undefined);
        const { letGoCompany } = await lettingGo();
        return letGoCompany(now.current, { x: point.x - at.x, y: point.y - at.y });
      }
      case 'ground':
        hover.set({});
        return (await lettingGo()).layAgain(now.current, grab.feature, at, point);
      case 'box':
        hover.set({});
        return takeBoxed(now.current, boxed(battleView.scene.pieces, side, at, point));
      case 'path': {
        const path = await probe.way(point, 'as far as allowed');
        const stop = await probe.stop(path, point);
        probe.to(undefined);
        const field = now.current.drafting.draft && fieldInHand(now.current.drafting.draft);
        if (field?.gesture !== 'path') return;
        drafting.touch(field.name, path);
        now.current.setCut(stop && { path, stop });
      }
    }
  };

  const begun = ({ grab }: Held): void => {
    const { start, select } = now.current;
    if (grab.kind === 'piece' || grab.kind === 'corner') start(grab.item);
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
        // a second finger wants a nearer look: what the first one had begun is given up
        if (held.current && held.current.pointer !== event.pointerId) return giveUp();
        const grab = grabAt(event);
        const at = pointOf(event);
        if (!grab || !at) return;
        held.current = { grab, pointer: event.pointerId, x: event.clientX, y: event.clientY, at, moved: false };
        const { drafting, select, selected, battleView } = now.current;
        // its reach is wanted in a moment; but under a finger no sheet rises before it is known what the finger wants
        const stand = grab.kind === 'piece' ? grab.item.stand : grab.kind === 'strike' ? grab.stand : undefined;
        // whoever is paid for by a click must stay where he is drawn until that comes: a piece that is drawn anew under the hand hears of none
        const early =
          stand !== undefined &&
          !event.shiftKey &&
          event.pointerType !== 'touch' &&
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
        const point = pointOf(event);
        if (point) drag(was, event, point);
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
