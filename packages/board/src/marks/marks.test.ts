import { type Piece, type Pose, rectangle } from '@umpire/engine';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  AS_IT_IS,
  Board,
  Ghost,
  laidOut,
  lengthWords,
  OutlookLines,
  PathDraft,
  Range,
  Reach,
  ReadyFoot,
  RulerLine,
  renderScene,
  Selection,
  ShotLine,
  SightLine,
  Spotlight,
  Stamp,
  StrikeArrow,
  Sweep,
  standsOf,
  TargetMark,
  ThreatLines,
  Tracer,
  Trail,
  ZoneMark,
} from '../index.js';
import { piece, scene } from '../testing/sample.js';
import { isNearestTo } from './stamp-place.js';

const [from, to] = [
  { x: 3000, y: 3000 },
  { x: 6000, y: 5000 },
];
const size = { width: 254, depth: 254 };
const [first = '', second = ''] = scene.pieces.map(({ id }) => id);
const lit = [first];

const drawn = (marks: ReactNode, scenery = {}): string => {
  const svg = renderScene({ ...scene, features: [], overlays: [], ...scenery }, { marks });
  const at = svg.indexOf('<g data-mark=');
  return at < 0 ? '' : svg.slice(at);
};

// biome-ignore format: a mark a line
const MARKS: readonly [string, ReactNode][] = [
  ['reach', h(Reach, { areas: [rectangle(2000, 2000, 900, 900)] })],
  ['zones', h(ZoneMark, { zones: [{ kind: 'rect', x: 0, y: 0, width: 900, depth: 500 }, { kind: 'disc', ...to, radius: 300 }, { kind: 'polygon', points: rectangle(1, 2, 3, 4) }, { kind: 'band', from, to, reach: 200 }, { kind: 'band', from, to: from, reach: 200 }] })],
  ['range', h(Range, { from, reach: 1500 })],
  ['range', h(Range, { from, reach: 1500, facing: 450, half: 1350 })],
  ['sight', h(SightLine, { from, to, clear: true })],
  ['sight', h(SightLine, { from, to, clear: false, blockedAt: { x: 4500, y: 4000 }, blocker: rectangle(4400, 3900, 500, 500), label: 'wood' })],
  ['path', h(PathDraft, { from, legs: [{ to, cost: '3"' }, { to: { x: 7000, y: 5000 }, cost: '4"' }], breaksAt: to, total: '7" of 6"' })],
  ['path', h(PathDraft, { from, legs: [] })],
  ['trail', h(Trail, { from, to, side: 'a', number: 3 })],
  ['trail', h(Trail, { from, to: { x: 3010, y: 3000 }, side: undefined })],
  ['shot', h(ShotLine, { from: { id: 'x', ...from }, to: { id: 'y', ...to }, side: 'b', number: 2 })],
  ['shot', h(ShotLine, { from: { id: first, x: 0, y: 0, beside: true }, to: { id: 'y', ...to }, side: 'b' })],
  ['tracer', h(Tracer, { from: { id: first, ...from }, to: { id: 'y', ...to } })],
  ['strike', h(StrikeArrow, { from: first, to: second, label: '9.7"' })],
  // biome-ignore lint/correctness/useJsxKeyInIterable: a line of a table, no list
  ['stamp', h(Stamp, { piece: first, text: 'PINNED' })],
  ['spotlight', h(Spotlight, { pieces: lit })],
  ['sweep', h(Sweep, { piece: first })],
  ['ghost', h(Ghost, { at: { ...to, facing: 300 }, side: 'b', symbol: 'infantry', size, allowed: false })],
  ['selection', h(Selection, { piece: 'A-block' })],
  ['target', h(TargetMark, { at: to, radius: 200, state: 'chosen', label: '5"' })],
  ['target', h(TargetMark, { at: to, radius: 200, state: 'closed' })],
  ['ruler', h(RulerLine, { from, to, unit: scene.unit })],
  ['ruler', h(RulerLine, { from, to: from, unit: scene.unit })],
];

describe('marks', () => {
  for (const [name, mark] of MARKS) {
    test(name, () => {
      for (const light of ['day', 'night'] as const) {
        const svg = drawn(mark, { light });
        expect(svg).toContain(`data-mark="${name}"`);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }
    });
  }

  test('a mark lies where the table says, north up', () => {
    expect(drawn(h(Ghost, { at: { x: 100, y: 200, facing: 0 }, side: 'a', symbol: 'armour', size }))).toContain(
      `translate(100 ${scene.depth - 200})`,
    );
  });

  test('a blocked line of sight is dotted beyond the point where it is blocked, a clear one is not', () => {
    const dotted = (clear: boolean) => drawn(h(SightLine, { from, to, clear })).includes('stroke-dasharray');
    expect([dotted(true), dotted(false)]).toEqual([false, true]);
  });

  test('nobody is selected who is not there', () => {
    expect(drawn(h(Selection, { piece: 'nobody' }))).toBe('');
  });

  test('a tape reads in the book’s unit', () => {
    expect(lengthWords(1321, scene.unit)).toBe('5.2"');
    expect(drawn(h(RulerLine, { from: { x: 0, y: 0 }, to: { x: 2540, y: 0 }, unit: scene.unit }))).toContain(
      '10.0&quot;',
    );
  });
});

test('what is reached beyond the ring of command is marked and named, if it is more than a rim', () => {
  const ring = { from, text: '12" of A1', beyond: 'out of command' };
  const reach = (radius: number) =>
    drawn(h(Reach, { areas: [rectangle(3000, 3000, 3000, 3000)], command: { ...ring, radius } }), { pieces: [] });
  expect([2000, 4240, 5000].map(radius => reach(radius).includes('data-mark="beyond-command"'))).toEqual([
    true,
    false,
    false,
  ]);
  expect(reach(2000)).toContain('>out of command<');
});

test('the name of a sector covers no piece: it stands nearer or farther, or not at all', () => {
  const sector = h(Range, { from, reach: 2000, facing: 0, half: 450, within: 'front' });
  const namesWith = (pieces: readonly Piece[]) => /<text[^>]*>front</.test(drawn(sector, { pieces }));
  const onWay = [0.2, 0.45, 0.6, 0.78, 0.9, 1.1].map((part, i) =>
    piece(`A${i}`, { x: from.x, y: from.y + 2000 * part }),
  );
  expect([namesWith([]), namesWith(onWay.slice(3, 4)), namesWith(onWay)]).toEqual([true, true, false]);
});

test('who could strike there shows how far and with what, the nearest three', () => {
  const threats = scene.pieces
    .slice(0, 5)
    .map(({ id }, i) => ({ id, gap: 100 * i, by: 'fire', reach: { radius: 2000, text: 'fire, 8"' } }));
  const svg = drawn(h(OutlookLines, { at: from, side: 'a', outlook: { targets: [], threats } }));
  expect([...svg.matchAll(/data-threat="([^"]+)"/g)].map(([, id]) => id)).toEqual(
    threats.slice(0, 3).map(({ id }) => id),
  );
  expect(svg).toContain(': fire, 8');
});

test('of several at hand it is said once with what they are reached and who strikes back; of others at each', () => {
  const [one, two] = [first, second].map(id => scene.pieces.find(piece => piece.id === id)!);
  const at = { x: 3000, y: 3000 };
  const besides = (gap: number) => ({
    pieces: [
      { ...one!, ...at },
      { ...two!, x: at.x + gap, y: at.y },
    ],
  });
  const targets = [first, second].map(id => ({ id, gap: 0, by: 'fire' }));
  const said = (gap: number, threats: typeof targets): (string | undefined)[] =>
    [
      ...drawn(h(OutlookLines, { at, side: 'a', outlook: { targets, threats } }), besides(gap)).matchAll(
        />([^<>]*reaches[^<>]*)</g,
      ),
    ].map(([, text]) => text);
  expect(said(400, targets)).toEqual([`fire reaches ${one!.label} and ${two!.label}, both ways`]);
  expect(said(400, [targets[1]!])).toEqual([`fire reaches ${one!.label}`, `fire reaches ${two!.label}, both ways`]);
  expect(said(9000, targets)).toEqual(['fire reaches, both ways', 'fire reaches, both ways']);
});

test('a stamp names whose it is and is nearer to him than to anybody else, however close they stand', () => {
  const box = (x: number, y: number) => ({ left: x - 400, top: y - 80, right: x + 400, bottom: y + 80 });
  const crowd = [piece('A3', { x: 3000, y: 3000 }), piece('A4', { x: 3700, y: 3000 })];
  const table = { ...scene, pieces: crowd, features: [], overlays: [] };
  const stands = new Map(standsOf(laidOut(table, AS_IT_IS), 0).map(stand => [stand.piece.id, stand]));
  const { at } = stands.get('A4')!;
  const above = at.y - 400;
  expect([0, -300, -600].map(aside => isNearestTo(box(at.x + aside, above), 'A4', at, stands))).toEqual([
    true,
    false,
    false,
  ]);
  const svg = renderToStaticMarkup(
    h(Board, { scene: table, scale: 0.06 }, h(Stamp, { piece: 'A4', text: 'DRIVEN BACK' })),
  );
  expect(svg).toContain('>A4 DRIVEN BACK<');
  const [, x, y] = /data-mark="stamp".*?translate\((-?\d+) (-?\d+)\)/.exec(svg)!.map(Number);
  expect(isNearestTo(box(x!, y!), 'A4', at, stands)).toBe(true);
});

test('a ghost is tied to the counter that stepped aside from where its way begins, and to no other', () => {
  const [crowded, alone] = [[piece('A1'), piece('A2', { x: scene.width / 2 + 60 })], [piece('A1')]];
  const board = (pieces: readonly Piece[], at: Pose) => {
    const [held] = pieces;
    const ghost = h(Ghost, { at, side: 'a', symbol: 'armour', size, of: held! });
    const table = { ...scene, pieces, features: [], overlays: [] };
    return renderToStaticMarkup(h(Board, { scene: table, scale: 0.02, counter: 35 }, ghost));
  };
  const [there, away] = [piece('A1'), { ...to, facing: 0 }];
  const isTied = (pieces: readonly Piece[], at: Pose) => board(pieces, at).includes('data-mark="tie"');
  expect([isTied(crowded, away), isTied(crowded, there), isTied(alone, away)]).toEqual([true, false, false]);
});

test('in a crowd who can act has a bar and not a foot over his neighbour, until he is looked at', () => {
  const at = { x: 6000, y: 6000 };
  const foot = (below: number, held: boolean) =>
    drawn(h(ReadyFoot, { piece: 'A1', signs: [{ use: 'move', spent: false }], held }), {
      pieces: [piece('A1', at), piece('A2', { ...at, y: at.y - below })],
    });
  const isWhole = (svg: string): boolean => svg.includes('data-use="move"');
  expect([foot(900, false), foot(260, false), foot(260, true)].map(isWhole)).toEqual([true, false, true]);
  expect(foot(260, false)).toContain('data-mark="ready"');
});

test('while a place is weighed it is said once whom one could strike there, and nothing of circles that change nothing', () => {
  const [one, two] = [first, second];
  const reach = { radius: 2000, text: 'fire, 8"' };
  const outlook = {
    targets: [{ id: one, gap: 0, by: 'fire' }],
    threats: [one, two].map(id => ({ id, gap: 0, by: 'fire', reach })),
    command: { from, radius: 3000, within: true, text: '12" of A3', beyond: '' },
  };
  const svg = drawn(h(OutlookLines, { at: from, side: 'a', outlook }));
  expect(svg.match(/: fire, 8/g)).toHaveLength(1);
  expect(svg).not.toContain('of A3');
  const beyond = { ...outlook, command: { ...outlook.command, within: false } };
  expect(drawn(h(OutlookLines, { at: from, side: 'a', outlook: beyond }))).toContain('of A3');
});

test('what is hinted at is written behind, and not near what is looked at', () => {
  const range = (clear: readonly (typeof from)[]) =>
    drawn(h(Range, { from, reach: 3000, text: 'Reach 12', faint: true, clear }), { pieces: [] });
  const [, y = Number.NaN] = /data-slip="true" transform="translate\(-?\d+ (-?\d+)\)/.exec(range([from])) ?? [];
  expect(Number(y)).toBeGreaterThan(scene.depth - from.y);
  const round = Array.from({ length: 24 }, (_, i) => ({
    x: from.x + Math.sin((i * Math.PI) / 12) * 3000,
    y: from.y + Math.cos((i * Math.PI) / 12) * 3000,
  }));
  expect(range(round)).not.toContain('Reach 12');
});

test('an aircraft that waits beside the table throws the shadow of what lies there', () => {
  const shadow = (layer: Piece['layer'], where: Piece['where']) =>
    /translate\((\d+) (\d+)\)/.exec(
      /<path[^>]*fill="#10130a"[^>]*>/.exec(renderScene({ ...scene, pieces: [piece('A1', { layer, where })] }))?.[0] ??
        '',
    )?.[0];
  expect(shadow('air', 'off-table')).toBe(shadow('ground', 'off-table'));
  expect(shadow('air', 'table')).not.toBe(shadow('ground', 'table'));
});

describe('the ghost of those who move as one', () => {
  const line = [0, 1, 2].map(i => piece(`L${i}`, { width: 900, depth: 450, x: 4000 + 900 * i, y: 5000, link: 'X' }));
  const whole = { width: 2700, depth: 450 };
  const ghosts = (
    at: Pose,
    turn: 0 | 1,
    size: { readonly width: number; readonly depth: number } = whole,
  ): string[] => {
    const ghost = h(Ghost, { at, side: 'a', symbol: 'foot', size, of: line[1]! });
    const svg = renderToStaticMarkup(
      h(Board, { scene: { ...scene, features: [], pieces: line }, laying: { ...AS_IT_IS, turn } }, ghost),
    );
    return [...svg.matchAll(/data-mark="ghost" transform="translate\((-?[\d.]+) (-?[\d.]+)\)"/g)].map(
      ([, x, y]) => `${Math.round(Number(x))} ${Math.round(Number(y))}`,
    );
  };
  const low = scene.depth - 7000;
  test.each<[string, Pose, 0 | 1, string[]]>([
    ['ahead', { x: 6000, y: 7000, facing: 0 }, 0, [`5100 ${low}`, `6000 ${low}`, `6900 ${low}`]],
    [
      'wheeled to the east',
      { x: 6000, y: 7000, facing: 900 },
      0,
      [`6000 ${low - 900}`, `6000 ${low}`, `6000 ${low + 900}`],
    ],
    ['on a turned table', { x: 6000, y: 7000, facing: 0 }, 1, ['7000 5100', '7000 6000', '7000 6900']],
  ])('has its bases one beside the other: %s', (_, at, turn, wanted) => expect(ghosts(at, turn)).toEqual(wanted));
  test('of one who leaves them it is his alone', () =>
    expect(ghosts({ x: 6000, y: 7000, facing: 0 }, 0, { width: 900, depth: 450 })).toEqual([`6000 ${low}`]));
});

test('who could strike is shown by a dashed arrow with a head, a way that was gone by dots in the colour of a side', () => {
  const threat = drawn(h(ThreatLines, { at: from, by: [first] }));
  const [, lines = ''] = /data-threatens="A1"(.*?)<\/g>/.exec(threat.replace(`"${first}"`, '"A1"')) ?? [];
  const [, dashes] = /stroke-dasharray="(\d+)/.exec(lines) ?? [];
  const trail = drawn(h(Trail, { from, to: { ...from, x: from.x + 2000 }, side: 'b', number: 1 }));
  const [, dots] = /data-mark="trail".*?stroke-dasharray="(\d+)/.exec(trail) ?? [];
  expect(Number(dashes)).toBeGreaterThan(2 * Number(dots));
  expect(lines).toMatch(/Z" fill="#/);
});
