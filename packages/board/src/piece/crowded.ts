/** Where pieces stand so close that not all of them can be called by their labels. */
import type { Point } from '@umpire/engine';
import type { LabelPlaces } from './labels.js';
import type { Stand } from './stands.js';

export interface CrowdedGroup {
  readonly id: string;
  readonly name: string;
  readonly middle: Point;
  /** How far it reaches from its middle. */
  readonly across: number;
  readonly up: number;
}

/** Fewer than this are no crowd: whoever has no label there is found by his neighbour's. */
const CROWD = 3;

/** The groups of which several stand on the table, some of them without a label. */
export function crowdedGroups(stands: readonly Stand[], labels: LabelPlaces): readonly CrowdedGroup[] {
  const groups = new Map<string, Stand[]>();
  for (const stand of stands) {
    const { side, group, where } = stand.piece;
    if (group === undefined || where !== 'table') continue;
    const key = `${side} ${group}`;
    const others = groups.get(key);
    if (others) others.push(stand);
    else groups.set(key, [stand]);
  }
  return [...groups]
    .filter(([, members]) => members.length >= CROWD && members.some(({ piece }) => !labels.has(piece.id)))
    .map(([id, members]) => {
      const half = Math.max(...members.map(({ piece }) => Math.max(piece.width, piece.depth))) / 2;
      const [left, right] = spanOf(members.map(({ at }) => at.x));
      const [top, bottom] = spanOf(members.map(({ at }) => at.y));
      return {
        id,
        name: members[0]!.piece.group!,
        middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
        across: (right - left) / 2 + half,
        up: (bottom - top) / 2 + half,
      };
    });
}
const spanOf = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
