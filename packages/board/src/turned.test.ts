import { type Overlay, type Point, rectangle } from '@umpire/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawn } from './coordinates.js';
import { Board } from './index.js';
import { layer } from './testing/layer.js';
import { scene } from './testing/sample.js';

describe.each([0, 1, 2, 3] as const)('on a table that is turned by %i quarters', turn => {
  const at = (point: Point): Point => drawn({ width: scene.width, depth: scene.depth, turn }, point);
  const svgOf = (change: object): string =>
    renderToStaticMarkup(
      createElement(Board, { scene: { ...scene, ...change }, scale: 0.1, laying: { turn, slot: 0 } }),
    );

  test('a place is named at its place', () => {
    const hill = { id: 'h', kind: 'hill', name: 'Hill', outline: rectangle(4000, 4000, 2000, 2000) };
    const names = layer(svgOf({ features: [hill], pieces: [] }), 'names');
    const [, x, y] = /x="(-?\d+)" y="(-?\d+)"[^>]*>Hill</.exec(names)!;
    const middle = at({ x: 5000, y: 5000 });
    expect(Number(x)).toBeCloseTo(middle.x, 0);
    expect(Math.abs(Number(y) - middle.y)).toBeLessThan(1200);
  });

  test('fields and hedges lie where they lay before it was turned', () => {
    const fieldsOf = (svg: string): string => layer(svg, 'fields');
    const asItIs = fieldsOf(
      renderToStaticMarkup(createElement(Board, { scene: { ...scene, features: [], pieces: [] }, scale: 0.1 })),
    );
    const turnedOne = fieldsOf(svgOf({ features: [], pieces: [] }));
    const matrix = /^<g data-layer="fields" transform="matrix\(([^)]*)\)"/
      .exec(turnedOne)?.[1]
      ?.split(' ')
      .map(Number) ?? [1, 0, 0, 1, 0, 0];
    const bare = turnedOne.replace(/^(<g data-layer="fields") transform="[^"]*"/, '$1');
    expect(bare === asItIs).toBe(true);
    // a corner of a field, drawn on the table as it is, comes to where that place of the table is drawn now
    const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
    const corner = { x: 1000, y: scene.depth - 2500 };
    const now = { x: a * corner.x + c * corner.y + e, y: b * corner.x + d * corner.y + f };
    expect(now).toEqual(at({ x: 1000, y: 2500 }));
  });

  test('a contact is drawn where the two touch', () => {
    const line = [
      { x: 3000, y: 2000 },
      { x: 3400, y: 2000 },
    ];
    const contact = { id: 'c', kind: 'contact', outline: line } as unknown as Overlay;
    const [from, to] = line.map(at) as [Point, Point];
    expect(layer(svgOf({ overlays: [contact] }), 'contacts')).toContain(`M${from.x} ${from.y}L${to.x} ${to.y}`);
  });
});
