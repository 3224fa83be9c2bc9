/**
 * All that is written on a board for as long as nobody touches it, placed in one pass so that no words lie over others and none are cut
 * by the edge of what is seen: the names of the strips, then the labels of pieces, the names on the land, and the scale where there is
 * room left. Slips of paper find their places among them.
 */
import type { Feature, Overlay } from '@umpire/engine';
import { type Drawing, penOf } from './drawing.js';
import type { LaidScene } from './laid.js';
import { labelBoxes } from './marks/slip-room.js';
import { type Box, bodyOf, extrasOf, type LabelPlaces } from './piece/labels.js';
import { labelledOf, labelPlaces, type Ringed } from './piece/pieces.js';
import type { Stand } from './piece/stands.js';
import { LABEL_SIZE } from './piece/tags.js';
import { type Scale, scaleOf } from './surface/scale-bar.js';
import { stripWords } from './surface/strips.js';
import { placeNames, type Written as WrittenName, wordsBox, wordsOf } from './terrain/name-places.js';
import { NAME_SIZE } from './terrain/names.js';

export interface Written {
  readonly labels: LabelPlaces;
  readonly names: readonly WrittenName[];
  readonly scale: Scale | undefined;
  /** Where pieces stand with what sticks out of them, the badges among that, and where something is written. */
  readonly bodies: readonly Box[];
  readonly badges: readonly Box[];
  readonly words: readonly Box[];
}

export interface ToWrite extends Ringed {
  readonly scene: LaidScene;
  readonly stands: readonly Stand[];
  readonly drawing: Drawing;
  /** What is named, as the table has it: not turned. */
  readonly features: readonly Feature[];
  readonly overlays: readonly Overlay[];
  readonly showLabels: boolean;
  /** What of the drawing is in sight, where that is not all of it. */
  readonly seen: Box | undefined;
}

const NO_LABELS: LabelPlaces = new Map();

export function writtenOn(to: ToWrite): Written {
  const { scene, stands, drawing, features, overlays, showLabels, seen } = to;
  const { scale } = drawing;
  const strips = stripWords({ scene, scale, seen });
  const labelled = labelledOf(stands, scale, to, scene, seen);
  const labels = showLabels ? labelPlaces(labelled, scale, scene, strips, seen) : NO_LABELS;
  const bodies = labelled.flatMap(bodyOf);
  const badges = labelled.flatMap(extrasOf);
  const said = [...strips, ...labelBoxes(labelled, labels, LABEL_SIZE / scale)];
  const pen = penOf(drawing);
  const size = pen.px(NAME_SIZE);
  const names = placeNames(wordsOf(features, overlays, pen, size), { bodies, words: said, seen }, pen, size);
  const named = [...said, ...names.map(name => wordsBox(name, size))];
  const bar = scaleOf({ scene, scale, seen }, [...bodies, ...named]);
  return { labels, names, scale: bar, bodies, badges, words: bar ? [...named, bar.box] : named };
}
