/** What is seen while something is dragged. */
import type { Point, Pose } from '@umpire/engine';
import type { PointerEvent } from 'react';
import type { Hover } from '../model/hover.js';
import type { Table } from '../model/use-table.js';
import { type Carry, isOnTable } from './carry.js';
import { carriedGround, dragged, type Grab } from './grab.js';
import { draggedTo, type PieceDrag, type Strike, strikeUnder, wheeledTo } from './piece-drag.js';

export interface Held {
  readonly grab: Grab;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The point of the table at which it was taken hold of. */
  readonly at: Point;
  moved: boolean;
  /** Where the piece that is put down with others stood when it was taken hold of. */
  readonly home: Pose | null;
  /** The hand has put something somewhere already: all that it does until it lets go is taken back together. */
  placed?: boolean;
}

/** What goes with the hand beside the draft: a piece from beside the table, several that are pushed. */
export interface Along {
  readonly carry: Carry | undefined;
  /** By how much they are pushed; nothing, when they no longer are. */
  pushing(by: Point | undefined): void;
}

/** Where the hand is: over which point of the table, and over what. */
export interface Hand {
  readonly point: Point;
  readonly under: Element | null;
}

export const under = ({ clientX, clientY }: PointerEvent): Element | null =>
  document.elementFromPoint(clientX, clientY);

export function dragTo(table: Table, held: Held, hand: Hand, { carry, pushing }: Along): void {
  const { grab, at } = held;
  const { drafting, probe, battleView, hover } = table;
  const { point } = hand;
  switch (grab.kind) {
    case 'path':
      return probe.drag(point);
    case 'box':
      return hover.set({ box: [at, point] });
    case 'ground':
      return hover.set({ box: carriedGround(grab.feature, at, point) });
    case 'company':
      return pushing({ x: point.x - at.x, y: point.y - at.y });
    case 'none':
      return;
    case 'ruler':
      return table.setRuler({ from: at, to: point, laid: false });
    case 'strike':
      return dragStrike(table, grab.stand, hand);
    case 'corner': {
      const facing = wheeledTo(table, { ...grab, at }, point);
      return facing === undefined ? undefined : drafting.touch(grab.item.fields[0]!.name, facing);
    }
    case 'piece':
      return dragPiece(table, { item: grab.item, at }, hand);
    case 'carry':
      return carry?.over(isOnTable(battleView.scene, point) ? point : undefined);
    default: {
      const change = drafting.draft && dragged(drafting.draft, grab, point, battleView.scene);
      if (!change) return;
      drafting.touch(change.name, change.value, held.placed);
      held.placed = true;
    }
  }
}

function dragStrike(table: Table, stand: string, { point, under }: Hand): void {
  const strike = strikeUnder(table, stand, under);
  table.hover.set({
    aims: { stand, to: point },
    ...(strike && { piece: strike.target, onto: ontoOf(table, strike) }),
  });
}

function dragPiece(table: Table, of: PieceDrag, { point, under }: Hand): void {
  const { probe, hover } = table;
  const strike = strikeUnder(table, of.item.stand, under);
  if (!strike) {
    const { onto: left, ...rest } = hover.get();
    if (left) hover.set(rest);
    return probe.drag(draggedTo(table, of, point));
  }
  probe.to(undefined);
  hover.set({ piece: strike.target, onto: ontoOf(table, strike) });
}

function ontoOf({ inspection }: Table, { item: { verb }, target }: Strike): NonNullable<Hover['onto']> {
  const aimed = inspection?.targets.find(one => one.target.id === target && one.verb === verb);
  return { target, verb, ...(aimed?.preview && { preview: aimed.preview }) };
}
