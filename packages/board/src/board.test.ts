import type { Piece } from '@umpire/engine';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board, Ghost } from './index.js';
import { textWidth } from './piece/labels.js';
import { piece, scene } from './testing/sample.js';

/** The board as the page shows it: counters of so many pixels, and only a part of the table in sight. */
const shown = (pieces: readonly Piece[], more: object, marks?: ReactNode): string =>
  renderToStaticMarkup(h(Board, { scene: { ...scene, features: [], overlays: [], pieces }, ...more }, marks));

test('a ghost of somebody who stays lies on him, though others made him step aside', () => {
  const pieces = ['A1', 'A2'].map((id, i) => piece(id, { x: 3000 + 260 * i, y: 3000 }));
  const [one] = pieces;
  const marks = h(Ghost, { at: one!, side: 'a', symbol: 'armour', size: one!, of: one });
  const svg = shown(pieces, { scale: 0.05, counter: 40 }, marks);
  const [, drawn] = svg.match(/data-piece="A1"[^>]*? transform="translate\(([^)]+)\)/) ?? [];
  const [, ghost] = svg.match(/data-mark="ghost" transform="translate\(([^)]+)\)/) ?? [];
  expect(drawn).not.toBe(`3000 ${scene.depth - 3000}`);
  expect(ghost).toBe(drawn);
});

test.each([
  ['all of the table is seen', undefined, false],
  ['its piece is in sight', { x: 2000, y: 0, width: 7000, height: 9000 }, true],
  ['its piece is out of sight', { x: 4000, y: 0, width: 7000, height: 9000 }, false],
])('a label is pushed in from the edge of what is seen where %s', (_, view, pushed) => {
  const name = 'Scouts of the left';
  const svg = shown([piece('A1', { label: name, x: 2100, y: 5000 })], { scale: 0.1, ...(view && { view }) });
  const [, x] = svg.match(/<text x="(-?\d+)"[^>]*>Scouts of the left/) ?? [];
  expect(2100 + Number(x) - textWidth(name, 125) / 2 >= 2000).toBe(pushed);
});
