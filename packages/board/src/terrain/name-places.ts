/** Where names go: each has places it would like, the best first, and takes the first that is free. */
import { type Feature, holds, type Overlay, type Point, type Side } from '@umpire/engine';
import type { Pen } from '../drawing.js';
import { type Box, Crowd, isCut, textWidth } from '../piece/labels.js';
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
  /** Nothing else says it: it is looked for farther about, where somebody stands at all of these. */
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
        always: !zones,
        ...(overlay.kind === 'bearing' && { side: overlay.side }),
      }));
  const prized = prizedIn(features, overlays);
  const places = ridgesOf(features.filter(({ name }) => name)).map(([feature, ...others]) => ({
    id: feature.id,
    text: others.length > 0 ? `${feature.name}s` : feature.name!,
    tries: featureTries(feature, others, pen, size),
    slanted: WATERS.includes(feature.kind),
    always: prized.has(feature.id),
  }));
  return [...over(false), ...places, ...over(true)];
}

/** On what land lies what is fought for, if that has no other name: its name is that of the objective. */
function prizedIn(features: readonly Feature[], overlays: readonly Overlay[]): ReadonlySet<string> {
  const names = new Set([undefined, ...features.map(({ name }) => name)]);
  const middles = overlays.flatMap(({ kind, label, outline = [] }) =>
    kind === 'objective' && names.has(label) && outline.length > 2 ? [poleOf(outline)] : [],
  );
  const isOn = ({ outline = [] }: Feature): boolean =>
    outline.length > 2 && middles.some(middle => holds(outline, middle) !== 'outside');
  return new Set(features.filter(isOn).map(({ id }) => id));
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
  const aside = box.width / 2 + textWidth(feature.name!, size) / 2 + size;
  const beside = [x + aside, x - aside].map(at => ({ ...middle, x: at }));
  return others.length === 0
    ? [...all, ...beside]
    : [...all, ...[feature, ...others].flatMap(one => featureTries(one, [], pen, size))];
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
  const inner = [0.5, 0.25, 0.75].map(share => box.y + box.height * share);
  return [box.y + size * 1.3, box.y + box.height - size * 0.6, ...inner].flatMap(height =>
    [x, ...aside].map(place => ({ x: place, y: height })),
  );
}

/** What a text takes whose middle stands on a line there. */
export const wordsBox = ({ text, at: { x, y } }: Pick<Written, 'text' | 'at'>, size: number): Box => {
  const half = textWidth(text, size) / 2;
  return { left: x - half, top: y - size, right: x + half, bottom: y + size * 0.3 };
};

/** Moved so far in from the edge of the table, and of what is in sight of it, that it can be read; undefined where it would lie above or below the table. */
function onTable({ x, y }: Point, half: number, size: number, pen: Pen, seen: Box | undefined): Point | undefined {
  const { width, depth, turn } = pen;
  const [across, down] = turn % 2 === 0 ? [width, depth] : [depth, width];
  if (y < size * 0.5 || y > down) return undefined;
  const sighted = seen && x >= seen.left && x <= seen.right ? seen : undefined;
  const [least, most] = [Math.max(0, sighted?.left ?? 0), Math.min(across, sighted?.right ?? across)];
  // how wide its letters are nobody knows before they are drawn
  const room = half + size * 0.6;
  return { x: room * 2 > most - least ? x : Math.min(Math.max(x, least + room), most - room), y };
}

/** How much farther about a name is looked for, in parts of its size; it is still read as that of its place. */
const ABOUT = [1.2, 2.4, 3.6];

const aboutAll = (tries: readonly Point[], size: number): readonly Point[] =>
  ABOUT.flatMap(far =>
    tries.flatMap(({ x, y }) =>
      [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => ({ x: x + dx * far * size * 2, y: y + dy * far * size }))),
    ),
  );

/** What names may not cover: neither pieces nor other words; and what of the table is in sight, where that is not all of it. */
export interface NameRoom {
  readonly bodies: readonly Box[];
  readonly words: readonly Box[];
  readonly seen?: Box | undefined;
}

/** The first place of each where nothing stands and nothing is written; a name that finds none is left to its tooltip. */
export function placeNames(
  names: readonly Words[],
  { bodies, words, seen }: NameRoom,
  pen: Pen,
  size: number,
): Written[] {
  const written: Written[] = [];
  const taken = new Crowd();
  for (const box of [...bodies, ...words]) taken.add(box);
  for (const name of names) {
    const { text, tries, always } = name;
    const half = textWidth(text, size) / 2;
    const freeAmong = (places: readonly Point[]): { readonly at: Point; readonly box: Box } | undefined =>
      places
        .flatMap(place => onTable(place, half, size, pen, seen) ?? [])
        .map(at => ({ at, box: wordsBox({ text, at }, size) }))
        .find(({ box }) => !isCut(box, seen) && !taken.hits(box));
    const found = freeAmong(tries) ?? (always ? freeAmong(aboutAll(tries, size)) : undefined);
    if (!found) continue;
    written.push({ ...name, at: found.at });
    taken.add(found.box);
  }
  return written;
}
