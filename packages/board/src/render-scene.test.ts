import { type Feature, GROUNDS, type Overlay, type Piece, rectangle } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { tableFrame } from './frame.js';
import { renderScene } from './index.js';
import { MODES } from './style/mode.js';
import { pointsOf } from './testing/extent.js';
import { layer } from './testing/layer.js';
import { piece, scene } from './testing/sample.js';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('a scene as a document', () => {
  const svg = renderScene(scene);

  test('is one svg element that says what it shows', () => {
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toMatch(/role="img"/);
    expect(svg).toMatch(/aria-label="A sample\. Turn 1\. noon/);
    expect(svg.endsWith('</svg>')).toBe(true);
  });

  test('needs nothing from outside', () => {
    expect(svg).not.toMatch(/href="(?!#)|<image|@import|<style|<filter/);
    const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)[)"]/g)].map(match => match[1]!);
    for (const id of used) expect(count(svg, `id="${id}"`)).toBe(1);
  });

  test('stays a document, whatever the names hold', () => {
    const pieces = scene.pieces.map(one => ({ ...one, title: 'Mon\u0000\u001b]0;\ud800\uffff<b>&' }));
    const drawn = renderScene({ ...scene, pieces });
    expect(drawn).not.toMatch(/[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/u);
    expect(drawn).toContain('Mon]0;&lt;b&gt;&amp;');
  });

  test('is the same each time', () => {
    expect(renderScene(structuredClone(scene))).toBe(svg);
  });

  test('has every piece once, with its name, but none that is gone', () => {
    for (const { id, where, title } of scene.pieces) {
      expect(count(svg, `data-piece="${id}"`)).toBe(where === 'gone' ? 0 : 1);
      if (where !== 'gone') expect(svg).toContain(`<title>${id}: ${title}`);
    }
  });

  test('names a place where nobody stands: above it, below it, or in its middle', () => {
    const hill: Feature = { id: 'h', kind: 'hill', name: 'Hill', outline: rectangle(4000, 4000, 2000, 2000) };
    const nameAt = (...pieces: readonly Piece[]): number =>
      Number(/y="(-?\d+)"[^>]*>Hill</.exec(layer(renderScene({ ...scene, features: [hill], pieces }), 'names'))![1]);
    const [top, bottom] = [scene.depth - 6000, scene.depth - 4000];
    const above = piece('A1', { x: 5000, y: 6000 });
    const below = piece('A2', { x: 5000, y: 4000 });
    expect(nameAt()).toBeLessThan(top);
    expect(nameAt(above)).toBeGreaterThan(bottom);
    expect(nameAt(above, below)).toBe(Math.round((top + bottom) / 2));
  });

  test('writes no name over another; one that finds no place is left out', () => {
    const wood = (id: string, x: number): Feature => ({
      id,
      kind: 'wood',
      name: 'Open wood',
      outline: rectangle(x, 5000, 300, 300),
    });
    const names = layer(
      renderScene({
        ...scene,
        pieces: [],
        overlays: [],
        features: [0, 1, 2, 3].map(i => wood(`w${i}`, 4000 + 60 * i)),
      }),
      'names',
    );
    const places = [...names.matchAll(/ y="(-?\d+)"/g)].map(match => Number(match[1])).sort((a, b) => a - b);
    expect(places.length).toBeGreaterThan(1);
    expect(places.length).toBeLessThan(4);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each([
    ['hills in a row are one ridge, named once', [1, 2, 3, 4], ['Gentle hills']],
    ['whichever of them comes first', [1, 3, 2, 4], ['Gentle hills']],
    ['one that lies apart has its own name', [1, 2, 6], ['Gentle hills', 'Gentle hill']],
  ] as const)('%s', (_, squares, written) => {
    const features = squares.map(
      (at): Feature => ({
        id: `h${at}`,
        kind: 'hill',
        name: 'Gentle hill',
        outline: rectangle(at * 1500, 5000, 1000, 1000),
      }),
    );
    const names = layer(renderScene({ ...scene, pieces: [], overlays: [], features }), 'names');
    expect([...names.matchAll(/>([A-Z][^<]*)<\/text>/g)].map(match => match[1])).toEqual(written);
  });

  const SECTOR: Overlay = {
    id: 'sector',
    kind: 'zone',
    label: 'Flank Sector',
    outline: rectangle(0, scene.depth - 2000, 10000, 2000),
  };
  const goal = (y: number): Overlay => ({ id: 'goal', kind: 'objective', label: 'the ford', centre: { x: 5000, y } });
  const bog: Feature = {
    id: 'bog',
    kind: 'marsh',
    name: 'Bog, impassable',
    outline: rectangle(4000, scene.depth - 2000, 2000, 1500),
  };
  /** Where a name is written: its middle, and the line below it. */
  const writtenAt = (svg: string, name: string) => {
    const [, x, y] = layer(svg, 'names').match(new RegExp(`x="(\\d+)" y="(\\d+)"[^>]*>${name}<`)) ?? [];
    return { x: Number(x), y: Number(y) };
  };

  test("a zone's name gives way to that of a place in it", () => {
    const land = { ...scene, pieces: [], features: [bog] };
    const alone = writtenAt(renderScene({ ...land, features: [], overlays: [SECTOR] }), 'Flank Sector');
    const beside = renderScene({ ...land, overlays: [SECTOR] });
    expect(alone.x).toBe(5000);
    expect(writtenAt(beside, 'Bog, impassable').x).toBe(5000);
    expect(Math.abs(writtenAt(beside, 'Flank Sector').x - 5000)).toBeGreaterThan(1500);
  });

  test.each([
    ['below its star', 5000, 1],
    ['above it at the lower edge of the table', 100, -1],
  ])('what is fought for is named %s', (_, y, side) => {
    const { y: written } = writtenAt(
      renderScene({ ...scene, pieces: [], features: [], overlays: [goal(y)] }),
      'the ford',
    );
    expect(Math.sign(written - (scene.depth - y))).toBe(side);
    expect(written).toBeLessThan(scene.depth);
  });

  test('the name of what flies stands below its ring; beside the table there is no ring', () => {
    const plane = piece('A1', { symbol: 'attack-aircraft', layer: 'air' });
    const on = renderScene({ ...scene, pieces: [plane] });
    const ring = Math.max(...[...on.matchAll(/<circle r="(\d+)"/g)].map(([, r]) => Number(r)));
    const label = Number(/data-tags="A1".*?<text x="-?\d+" y="(-?\d+)" font-size="(\d+)"/.exec(on)![1]);
    expect(ring).toBeGreaterThan(plane.depth / 2);
    expect(label).toBeGreaterThan(ring);
    expect(renderScene({ ...scene, beside: 'reserve', pieces: [{ ...plane, where: 'off-table' }] })).not.toContain(
      '<circle r=',
    );
  });

  test('a star is never larger on the screen than a counter, however small the table', () => {
    const pixels = (width: number): number => {
      const svg = renderScene({ ...scene, pieces: [], features: [], overlays: [goal(5000)] }, { width });
      const radius = Number(/data-overlay="goal".*? d="M[^a"]*a(\d+) /.exec(svg)![1]);
      return (2 * radius * width) / tableFrame({ ...scene, pieces: [] }).width;
    };
    expect(pixels(900)).toBeGreaterThan(15);
    expect(pixels(900)).toBeLessThan(20);
    expect(pixels(3600)).toBeLessThan(26);
  });

  test('snow stays light and cold on a dark page, and what lies on it is drawn in dark ink', () => {
    const winter = { ...scene, landscape: 'winter', light: 'dawn' } as const;
    const [snow, grass] = [winter, { ...winter, landscape: 'temperate' } as const].map(land =>
      renderScene(land, { mode: 'dark' }),
    );
    expect(snow).not.toContain('#0f1512');
    expect(grass).toContain('#0f1512');
    // rivers and villages are still seen
    const [, opacity = '1'] = /fill="#0f1512"[^>]*opacity="([\d.]+)"/.exec(grass ?? '') ?? [];
    expect(Number(opacity)).toBeLessThan(0.3);
    expect(/data-layer="names" fill="(#\w+)"/.exec(snow!)![1]).toBe('#1c1a15');
    expect(/data-layer="names" fill="(#\w+)"/.exec(grass!)![1]).toBe('#fdf8ea');
  });

  test('has every feature once', () => {
    for (const { id } of scene.features) expect(count(svg, `data-feature="${id}"`)).toBe(1);
  });

  test('draws nothing beyond its frame', () => {
    const { x, y, width, height } = tableFrame(scene);
    for (const pixels of [700, 1200, 4000]) {
      const sized = renderScene(scene, { width: pixels });
      for (const name of ['pieces', 'tags', 'scale', 'overlays', 'outlines']) {
        for (const [px, py] of pointsOf(layer(sized, name))) {
          expect(px, name).toBeGreaterThanOrEqual(x);
          expect(px, name).toBeLessThanOrEqual(x + width);
          expect(py, name).toBeGreaterThanOrEqual(y);
          expect(py, name).toBeLessThanOrEqual(y + height);
        }
      }
    }
  });

  test('keeps north up and turns clockwise', () => {
    const lone = { ...scene, pieces: [piece('A1', { x: 1000, y: 12000, facing: 900 })] };
    const body = layer(renderScene(lone), 'pieces');
    expect(body).toContain(`translate(1000 ${scene.depth - 12000})`);
    expect(body).toContain('rotate(90)');
  });
});

describe('every climate, season, hour, weather and mode', () => {
  for (const ground of GROUNDS) {
    for (const season of ['Winter', 'Autumn', 'Spring', 'Summer'] as const) {
      test(`${ground}, ${season}`, () => {
        for (const mode of MODES) {
          for (const light of ['day', 'dawn', 'dusk', 'night'] as const) {
            const weather = { day: 'blizzard', dawn: 'gale and rain', dusk: 'sand storm', night: 'mirage and thirst' }[
              light
            ];
            const svg = renderScene(
              { ...scene, ground, season, light, weather },
              { mode, grid: 3048, selected: ['A1'] },
            );
            expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
          }
        }
      });
    }
  }
});

describe('what nobody may know', () => {
  /** A piece's own markup in each layer, without what differs rightly. */
  const drawn = (more: Partial<Piece>): string => {
    const unknown = piece('B7', { side: 'b', symbol: 'unknown', title: 'unknown stand', x: 3000, y: 3000, ...more });
    // a neighbour below leaves no room for the label there: where it goes must tell nothing either
    const neighbour = piece('A1', { x: 3000, y: 2700 });
    return renderScene({ ...scene, features: [], overlays: [], pieces: [unknown, neighbour] });
  };

  test('an unknown piece is drawn the same whatever else the scene says of it', () => {
    expect(drawn({ leader: true, group: '1st Armoured' })).toBe(drawn({}));
  });

  test('two unknown pieces differ in id, label and place alone', () => {
    const other = drawn({ id: 'B8', label: 'B8', x: 3010 });
    expect(other.replaceAll('B8', 'B7').replaceAll('translate(3010 ', 'translate(3000 ')).toBe(drawn({}));
  });
});

test('labels keep their size on the screen at any zoom', () => {
  const sizes = (width: number): number => {
    const svg = renderScene(scene, { width });
    const size = Number(/data-tags="A0".*?font-size="(\d+)"/.exec(svg)?.[1]);
    return (size * width) / tableFrame(scene).width;
  };
  for (const width of [600, 900, 1280, 2400, 5000]) {
    expect(sizes(width)).toBeGreaterThan(11.8);
    expect(sizes(width)).toBeLessThan(14.5);
  }
});

test('an empty table is a table', () => {
  const bare = renderScene({ ...scene, features: [], overlays: [], pieces: [] });
  expect(bare).toContain('Red off-table zone');
  expect(bare).not.toMatch(/NaN|Infinity/);
});

test('words from a scene are text, not markup', () => {
  const svg = renderScene({ ...scene, pieces: [piece('A1', { label: '<b>&"', title: '</title><script>' })] });
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;b&gt;&amp;');
});
