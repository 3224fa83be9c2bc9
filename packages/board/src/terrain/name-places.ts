/** Where names go: each has places it would like, the best first, and takes the first that is free. */
import type { Feature, Overlay, Point, Side } from '@umpire/engine';
import type { Pen } from '../drawing.js';
import { type Box, textWidth } from '../piece/labels.js';
import { boxOf, poleOf, resampled } from '../shape/outline.js';
import { discOf } from '../surface/overlays.js';
import { ridgesOf } from './spine.js';

export interface Words {
  readonly id: string;
  readonly text: string;
  readonly tries: readonly Point[];
  /** In the colour of a side. */
  readonly side?: Side | undefined;
  readonly slanted?: boolean;
  /** Written over a piece rather than not at all: nothing else says it. */
  readonly always?: boolean;
}

export interface Written extends Words {
  readonly at: Point;
}

const WATERS: readonly Feature['kind'][] = ['river', 'water'];

/** These lie so close to each other, or have so plain a look, that they bear no name on the land; plans write on their own ways. */
const UNNAMED: ReadonlySet<Overlay['kind']> = new Set(['fire', 'contact', 'plan', 'unseen']);

/** What is fought for is written first, then places, then zones, whose names may stand anywhere in them. */
export function wordsOf(features: readonly Feature[], overlays: readonly Overlay[], pen: Pen, size: number): Words[] {
  // what lies on a feature of the same name is named by that
  const names = new Set(features.map(({ name }) => name));
  const told = overlays.filter(({ kind, label }) => label && !UNNAMED.has(kind) && !names.has(label));
  const over = (zones: boolean): Words[] =>
    told
      .filter(({ kind }) => (kind === 'zone') === zones)
      .map(overlay => ({
        id: overlay.id,
        text: overlay.label!,
        tries: overlayTries(overlay, pen, size),
        always: true,
        ...(overlay.kind === 'bearing' && { side: overlay.side }),
      }));
  const places = ridgesOf(features.filter(({ name }) => name)).map(([feature, ...others]) => ({
    id: feature.id,
    text: others.length > 0 ? `${feature.name}s` : feature.name!,
    tries: featureTries(feature, others, pen, size),
    slanted: WATERS.includes(feature.kind),
  }));
  return [...over(false), ...places, ...over(true)];
}

const along = (line: readonly Point[], shares: readonly number[]): Point[] => {
  const way = resampled(line, 400);
  return shares.flatMap(share => way[Math.floor((way.length - 1) * share)] ?? []);
};

/**
 * Above a place, below it if somebody stands there, else in it; in the middle of a road, a river or a lake. What lies in one with others is
 * named over the middle of them all, else where one of them would be.
 */
function featureTries(feature: Feature, others: readonly Feature[], pen: Pen, size: number): readonly Point[] {
  const { kind, outline, line = [] } = feature;
  if (!outline) return along(line.map(pen.at), [0.42, 0.25, 0.7]);
  const box = boxOf([outline, ...others.map(other => other.outline!)].flat().map(pen.at));
  const x = box.x + box.width / 2;
  const middle = { x, y: box.y + box.height / 2 };
  if (kind === 'water') return [middle];
  const all = [{ x, y: box.y - size * 0.5 }, { x, y: box.y + box.height + size }, middle];
  return others.length === 0 ? all : [...all, ...[feature, ...others].flatMap(one => featureTries(one, [], pen, size))];
}

/** A zone's name stands at its upper border, where pieces are fewest, at its lower one, or across its middle; an objective's by its star, or at its ring where others stand by that. */
function overlayTries(
  { kind, label = '', centre, radius = 0, outline = [] }: Overlay,
  pen: Pen,
  size: number,
): readonly Point[] {
  const points = outline.map(pen.at);
  if (kind === 'bearing' || kind === 'link') return along(points, [0.5, 0.25, 0.75, 0.1, 0.9]);
  const middle = centre ? pen.at(centre) : points.length > 2 ? poleOf(points) : undefined;
  if (!middle) return [];
  const { x, y } = middle;
  if (kind === 'objective') {
    const end = discOf(pen.scale) * 1.13;
    const aside = end + size * 0.4 + textWidth(label, size) / 2;
    const upright = [y + end + size, y - end - size * 0.4, y + end + size * 2.4, y - end - size * 1.8];
    return [
      ...upright.slice(0, 2).map(height => ({ x, y: height })),
      ...[x + aside, x - aside].map(place => ({ x: place, y: y + size * 0.36 })),
      ...upright.slice(2).map(height => ({ x, y: height })),
      ...upright.flatMap(height => [x + aside / 2, x - aside / 2].map(place => ({ x: place, y: height }))),
      ...(radius > 0 ? [y + radius + size, y - radius - size * 0.4].map(height => ({ x, y: height })) : []),
    ];
  }
  if (kind !== 'zone') return [{ x, y: y + size * 0.36 }];
  const box =
    points.length > 2 ? boxOf(points) : { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const aside = [0.25, 0.75, 0.1, 0.9].map(share => box.x + box.width * share);
  return [box.y + size * 1.3, box.y + box.height - size * 0.6, box.y + box.height / 2].flatMap(height =>
    [x, ...aside].map(place => ({ x: place, y: height })),
  );
}

/** Moved so far in from the edge that it can be read; undefined where it would lie above or below the table. */
function onTable({ x, y }: Point, half: number, size: number, { width, depth, turn }: Pen): Point | undefined {
  const [across, down] = turn % 2 === 0 ? [width, depth] : [depth, width];
  if (y < size * 0.5 || y > down) return undefined;
  return { x: half * 2 > across ? x : Math.min(Math.max(x, half), across - half), y };
}

/** The first place of each where nothing stands and nothing is written; a name that finds none is left to its tooltip. */
export function placeNames(words: readonly Words[], taken: readonly Box[], pen: Pen, size: number): Written[] {
  const written: Written[] = [];
  for (const word of words) {
    const half = textWidth(word.text, size) / 2;
    const coveredAt = ({ x, y }: Point): number =>
      taken.reduce((sum, box) => {
        const wide = Math.min(box.right, x + half) - Math.max(box.left, x - half);
        const high = Math.min(box.bottom, y + size * 0.3) - Math.max(box.top, y - size);
        return wide > 0 && high > 0 ? sum + wide * high : sum;
      }, 0);
    const isFree = ({ x, y }: Point): boolean =>
      !written.some(
        ({ text, at }) => Math.abs(at.x - x) < half + textWidth(text, size) / 2 && Math.abs(at.y - y) < size * 1.15,
      );
    const free = word.tries.flatMap(place => onTable(place, half, size, pen) ?? []).filter(isFree);
    const covered = free.map(coveredAt);
    const least = Math.min(...covered);
    const at = least === 0 || word.always ? free[covered.indexOf(least)] : undefined;
    if (at) written.push({ ...word, at });
  }
  return written;
}
