/**
 * The pieces as they are drawn. Where a base would be too small to be seen and touched it is drawn larger than life, and where
 * several then lie on each other they step aside; each still knows its true base.
 */
import type { Piece, Point } from '@umpire/engine';
import { createContext, useContext } from 'react';
import { drawn } from '../coordinates.js';
import { besideTable, facingOn, placeOf } from '../frame.js';
import type { LaidScene } from '../laid.js';
import type { Box } from './labels.js';
import { saidOnce } from './said-once.js';
import { extentOf, isBlock } from './shape.js';
import { spread } from './spread.js';

export interface Stand {
  /** With the width and the depth that it is drawn with. */
  readonly piece: Piece;
  /** The middle of the counter, and that of its true base, in the drawing. */
  readonly at: Point;
  readonly base: Point;
  readonly size: Pick<Piece, 'width' | 'depth'>;
  readonly facing: number;
}

/** A counter steps aside by no more than so many times what it has been enlarged by. */
const ASIDE = 3;

/** A block of men is read by its front: it may be so much shallower. */
const SHALLOWER = 0.94;

/** The size a base is drawn with, if no side of it may be shorter than `least` units. */
export function enlarged<S extends Pick<Piece, 'width' | 'depth'>>(size: S, least: number): S {
  const { width, depth } = size;
  const deep = isBlock(size) ? least * SHALLOWER : least;
  return width >= least && depth >= deep
    ? size
    : { ...size, width: Math.max(width, Math.round(least)), depth: Math.max(depth, Math.round(deep)) };
}

export const isEnlarged = ({ piece, size }: Stand): boolean => piece.width > size.width || piece.depth > size.depth;

/** It is drawn beside its true place. */
export const isAside = ({ at, base }: Stand): boolean => at.x !== base.x || at.y !== base.y;

const halfDiagonal = ({ width, depth }: Pick<Piece, 'width' | 'depth'>): number => Math.hypot(width, depth) / 2;

/** The pieces that are drawn, those in the air last; `least` is the shortest side of a counter, in units. */
export function standsOf(scene: LaidScene, least: number): readonly Stand[] {
  const stands = saidOnce(scene.pieces).flatMap((piece): Stand[] => {
    const place = placeOf(scene, piece.id);
    if (!place) return [];
    const base = drawn(scene, place);
    const size = piece.where === 'off-table' ? besideTable(scene, piece) : piece;
    return [{ piece: enlarged(size, least), at: base, base, size, facing: facingOn(scene, piece) }];
  });
  const apart = stands.some(isEnlarged) ? steppedAside(stands, scene) : stands;
  return [
    ...apart.filter(({ piece }) => piece.layer === 'ground'),
    ...apart.filter(({ piece }) => piece.layer === 'air'),
  ];
}

/** Nobody steps aside over the edge of the table: the stage may end there. */
const tableOf = ({ width, depth }: LaidScene): Box => ({ left: 0, top: 0, right: width, bottom: depth });

function steppedAside(stands: readonly Stand[], scene: LaidScene): Stand[] {
  const within = tableOf(scene);
  const onTable = stands.filter(({ piece }) => piece.where === 'table');
  const steps = spread(
    onTable.map(({ piece, base, size, facing }) => ({
      id: piece.id,
      at: base,
      ...extentOf(piece, facing),
      most: (halfDiagonal(piece) - halfDiagonal(size)) * ASIDE,
      within,
    })),
  );
  return stands.map(stand => {
    const { x, y } = steps.get(stand.piece.id) ?? { x: 0, y: 0 };
    return x === 0 && y === 0 ? stand : { ...stand, at: { x: stand.base.x + x, y: stand.base.y + y } };
  });
}

export type Stands = ReadonlyMap<string, Stand>;

export const StandsContext = createContext<Stands>(new Map());

/** Some pieces as they are drawn; those that are not there are left out. */
export function useStands(ids: readonly string[]): readonly Stand[] {
  const stands = useContext(StandsContext);
  return ids.flatMap(id => stands.get(id) ?? []);
}

/** All of them. */
export const useAllStands = (): readonly Stand[] => [...useContext(StandsContext).values()];

/** A piece as it is drawn on the board round about. */
export const useStand = (id: string): Stand | undefined => useContext(StandsContext).get(id);
