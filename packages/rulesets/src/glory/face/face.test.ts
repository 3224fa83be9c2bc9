import { isRefusal, type MenuItem, type OrderSoFar, type Side } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import {
  activate,
  ahead,
  type BattleNote,
  battle,
  charge,
  fight,
  move,
  order,
  refusal,
  shoot,
  turnBy,
} from '../play/kit.js';
import type { Order } from '../play/orders.js';

const on = { activated: true };
const HORSE = '(HCC-III-RA)';
const two = (rest: Partial<BattleNote> = {}, more: BattleNote['vignettes'] = {}): BattleNote => ({
  vignettes: {
    A1: { at: [11, 5], now: on, troop: HORSE, general: true },
    A2: { at: [14, 5], bands: 2, halted: 2, now: on },
    B1: { at: [11, 7] },
    ...more,
  },
  dice: Array(20).fill(3),
  ...rest,
});
const seat = (note: BattleNote, by: Side = 'a') => {
  const { state, options } = battle(note);
  return { view: glory.view(state, by), by, options };
};
const look = (note: BattleNote) => ({ ...seat(note), viewer: 'a' as const });
const items = (note: BattleNote, by: Side = 'a', stand?: string): Record<string, MenuItem> =>
  Object.fromEntries(
    glory.face
      .menu(seat(note, by))
      .filter(i => stand === undefined || i.stand === stand)
      .map(i => [i.verb, i]),
  );

describe('the scene', () => {
  const note = two({
    terrain: [
      [1, 1, 'wood'],
      [2, 2, 'gentle-hill'],
      [0, 0, 'impassable', 'lake'],
    ],
    road: [
      [3, 0],
      [3, 15],
    ],
  });
  const scene = glory.face.scene(look(note));
  test('in tenths of a millimetre, W as its unit', () => {
    expect([scene.width, scene.depth, scene.unit.length]).toEqual([18000, 12000, 800]);
    expect(scene.pieces.find(p => p.id === 'A1')).toMatchObject({
      x: 8800,
      y: 4000,
      facing: 0,
      width: 800,
      depth: 800,
      symbol: 'horse',
      leader: true,
    });
    expect(scene.pieces.find(p => p.id === 'B1')).toMatchObject({ facing: 1800, depth: 400, symbol: 'foot' });
    expect(scene.features.map(f => f.kind)).toEqual(['wood', 'hill', 'water', 'road']);
  });
  test('markers tell by letter and shape', () => {
    const letters = (id: string) => scene.pieces.find(p => p.id === id)!.markers.map(m => m.letter);
    expect(letters('A1')).toEqual(['G', 'A']);
    expect(letters('A2')).toEqual(['2', 'H', 'A']);
  });
  test('IGR-GEO-10 corridors of fire of those who have somebody to shoot at', () => {
    const more = {
      A3: { at: [8, 5], now: on, troop: '(VLI-III-RA)EIII' },
      B2: { at: [14, 6.5] },
      B3: { at: [6, 5] },
    } as const;
    const shown = glory.face.scene(look(two({ phase: 'shooting' }, more))).overlays;
    const corridor = shown.find(o => o.id === 'fire A2 own')!;
    expect(corridor.outline).toEqual([
      { x: 10800, y: 4200 },
      { x: 11600, y: 4200 },
      { x: 11600, y: 5800 },
      { x: 10800, y: 5800 },
    ]);
    expect(shown.find(o => o.id === 'fire A3 own')).toMatchObject({ centre: { x: 6400, y: 4000 } });
    const alone = glory.face.scene(look(two({ phase: 'shooting' }))).overlays;
    expect(alone.find(o => o.id === 'fire A2 own')).toBeUndefined();
  });
  test('who touches whom', () => {
    const shown = glory.face.scene(look(two({ phase: 'melee' }, { B2: { at: [11, 5.75] } }))).overlays;
    expect(shown.map(o => o.id)).toContain('contact A1 B2');
  });
  test('IGR-GEO-23 both vignettes of a support pair are drawn, the one behind the other', () => {
    const pair = glory.face.scene(
      look(two({ links: { L: ['support', 'A3', 'A4'] } }, { A3: { at: [8, 5] }, A4: { at: [8, 4.5] } })),
    );
    const at = (id: string) => pair.pieces.find(p => p.id === id)!;
    expect([at('A3').y, at('A3').depth, at('A4').y, at('A4').depth]).toEqual([4000, 400, 3600, 400]);
  });
  test('IGR-FLD-03 defences are drawn before the front', () => {
    const works = glory.face
      .scene(look(two({ options: { 'IGR-FLD-01': 'on' } }, { A3: { at: [8, 5], defences: true } })))
      .features.find(f => f.kind === 'obstacle');
    expect(works!.outline!.every(p => p.y >= 4200)).toBe(true);
  });
  test('IGR-GEO-07 the edge along which two touch', () => {
    const { overlays } = glory.face.scene(look(two({}, { B2: { at: [11.5, 5.75] } })));
    const touch = overlays.find(o => o.kind === 'contact');
    expect(touch).toMatchObject({ id: 'contact A1 B2', label: expect.stringContaining('0.5 W') });
    expect(touch!.outline).toEqual([
      { x: 8800, y: 4400 },
      { x: 9200, y: 4400 },
    ]);
  });
  test('the head of the page: points left, and how far each is from defeat', () => {
    const { status } = scene;
    expect(status.clock).toBe('8 of 8 activation points left');
    expect(status.scores[0]!.lines[0]).toContain('0 of 2');
  });
});

describe('the card', () => {
  // biome-ignore format: a kind a line
  test.each([
    ['drilled, Class III',   '(HIM-III-RA)EII', '1 charges an enemy near its front; 2 charges straight ahead or shoots; 3 falls back two moves; 4–5 does as its neighbour; 6 stands'],
    ['irregular, Class III', '(LIW-III-IA)',    '1 charges the nearest enemy; 2 charges an enemy near its front; 3 charges straight ahead or shoots; 4 falls back two moves; 5–6 does as its neighbour'],
    ['drilled, Class V',     '(HIM-V-RA)EII',   '1 falls back two moves; 2–3 does as its neighbour; 4 stands; 5–6 does as you wish'],
  ])('IGR-INI-01 to IGR-INI-14 says before anything is paid what it would do without an order: %s', (_, troop, does) => {
    const note = two({ phase: 'activation' }, { A3: { at: [3, 5], troop } });
    const row = (id: string) => glory.face.card(look(note), id)!.rows.find(r => r.label === 'Without an order');
    expect(row('A3')).toMatchObject({ value: does, rule: 'IGR-INI-01', inSight: true });
    // it has its order, it is not their turn
    expect([row('A1'), row('B1')]).toEqual([undefined, undefined]);
  });

  test('what a vignette is and can do, by rule', () => {
    const card = glory.face.card(look(two()), 'A2')!;
    expect(card.title).toContain('A2');
    expect(card.rows.find(r => r.label === 'Moves')).toMatchObject({
      value: '1 W, 0.5 W in bad going',
      rule: 'IGR-MOV-06',
    });
    expect(card.rows.find(r => r.label === 'Bands')).toMatchObject({ value: '2', rule: 'IGR-MM-04' });
    expect(card.ranges![0]).toMatchObject({ text: '2 W', rule: 'IGR-RNG-04' });
    expect(glory.face.card(look(two()), 'Z1')).toBeUndefined();
  });
});

describe('the menu', () => {
  test('phase A: what each costs', () => {
    const found = items(
      two({
        phase: 'activation',
        ap: 1,
        vignettes: {
          A1: { at: [11, 5], general: true },
          A2: { at: [11, 12], troop: '(HIW-III-IA)' },
          B1: { at: [3, 3] },
        },
      }),
      'a',
      'A2',
    );
    expect(found.activate).toMatchObject({ text: expect.stringContaining('3 of'), closed: { rule: 'IGR-ACT-12' } });
  });
  test('phase B: who wheels has no turn at the end of its path', () => {
    expect(items(two(), 'a', 'A1').move!.fields.map(f => f.name)).toEqual(['steps', 'facing']);
    const foot = items(two({}, { A3: { at: [8, 5], now: on } }), 'a', 'A3');
    expect(foot.move!.fields.map(f => f.name)).toEqual(['steps']);
    expect(foot.turn!.label).toBe('Wheel');
    expect(items(two(), 'a', 'A2').move!.closed?.rule).toBe('IGR-SR-03');
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-SHO-03 pikes with guns that were not activated', { troop: '(HIP-III-IA)+AA(EII)' }, 'IGR-SHO-03'],
    ['IGR-SHO-03 muskets that were not activated',         { troop: '(HIM-III-RA)EII' },       'IGR-SHO-03'],
    ['IGR-SHO-01 pikes that never shoot',                  { troop: '(HIP-III-IA)' },          'IGR-SHO-01'],
    ['IGR-SHO-11 guns of pikes that have shot',            { troop: '(HIP-III-IA)+AA(EII)', now: { ...on, shotAttached: true } }, 'IGR-SHO-11'],
  ])('phase D: why somebody does not shoot is told of the weapon that he has: %s', (_, a3, rule) =>
    expect(items(two({ phase: 'shooting' }, { A3: { at: [8, 5], ...a3 } }), 'a', 'A3').shoot!.closed?.rule).toBe(rule),
  );
  test('in contact there is only lining up', () => {
    const found = items(two({}, { B2: { at: [11.3, 5.8, 170], role: 'skirmish' } }), 'a', 'A1');
    expect(found.move === undefined || found.move.closed !== undefined || found.lineUp !== undefined).toBe(true);
  });
  test('a phase that ends by itself says who is to act first', () => {
    const melee = items(two({ phase: 'melee' }, { B2: { at: [11, 5.75] } }));
    expect(melee.endPhase!.closed).toMatchObject({ rule: 'IGR-MEL-01', message: expect.stringContaining('A1') });
  });
  test('IGR-R-101 who has nobody to charge is not asked to act before those who can do something', () => {
    const threw = (action: 'charge-front' | 'retreat') => ({
      thrown: { die: 1, score: 1, action, like: null, does: null, done: false },
    });
    const note = two(
      { phase: 'initiative' },
      {
        A1: { at: [11, 2], now: threw('charge-front') },
        A2: { at: [14, 5], now: threw('retreat') },
        B1: { at: [11, 12] },
      },
    );
    expect(items(note, 'a', 'A1').initiative!.label).toBe('Stand still');
    expect(items(note, 'a', 'A2').initiative!.label).toBe('Fall back');
    expect(items(note).endPhase!.closed!.message).toContain('now A2');
  });
  test('IGR-R-47 who falls back, and cannot, need not be told to', () => {
    const back = { thrown: { die: 1, score: 1, action: 'retreat' as const, like: null, does: null, done: false } };
    const at = (y: number) =>
      items(two({ phase: 'initiative' }, { A1: { at: [11, y], now: back } }), 'a', 'A1').initiative!;
    expect(at(0.25)).toMatchObject({ label: 'Fall back', byItself: true });
    expect(at(3).byItself).toBeUndefined();
  });
  test('IGR-R-49 who copies a neighbour that did not stir need not be told to', () => {
    const copies = { thrown: { die: 4, score: 4, action: 'as-right' as const, like: 'A2', does: null, done: false } };
    const beside = (steps: readonly { ahead: number }[]) =>
      two(
        { phase: 'initiative' },
        { A1: { at: [11, 5], now: copies }, A2: { at: [12, 5], now: { activated: true, steps } } },
      );
    expect(items(beside([]), 'a', 'A1').initiative).toMatchObject({ label: 'Do as its neighbour', byItself: true });
    expect(items(beside([{ ahead: 0.5 }]), 'a', 'A1').initiative!.byItself).toBeUndefined();
  });
  test('the end of a phase says what it leads to', () => expect(items(two()).endPhase!.label).toBe('On to initiative'));
  test('nothing is offered to the other player but the end of it all', () =>
    expect(Object.keys(items(two(), 'b'))).toEqual(['offerDraw', 'resign']));
  test('the battle is over: nothing', () =>
    expect(glory.face.menu(seat(two({ state: { over: { winner: 'a', rule: 'x', text: '' } } })))).toEqual([]));
});

describe('what a throw for initiative would do is shown before it is done', () => {
  const threw = (action: 'charge-nearest' | 'retreat') => ({
    thrown: { die: 1, score: 1, action, like: null, does: null, done: false },
  });
  const shown = (action: 'charge-nearest' | 'retreat', b: readonly [number, number]) => {
    const note = two({ phase: 'initiative' }, { A1: { at: [11, 5], now: threw(action) }, B1: { at: b } });
    return glory.face.preview(seat(note), {
      verb: 'initiative',
      stand: 'A1',
      choice: 'none',
      weapon: 'own',
      lineUp: true,
    });
  };
  // biome-ignore format: one line a case
  test.each([
    ['IGR-GEO-22 a charge that comes up to its target',  'charge-nearest', [11, 6], { cost: expect.stringMatching(/^A1 charges B1; \d+ against/), touches: ['B1'] }],
    ['IGR-GEO-22 one that does not',                     'charge-nearest', [11, 14], { cost: 'A1 charges B1, and does not come up to it' }],
    ['IGR-R-47 a retreat, straight back',                'retreat', [11, 14], { cost: 'A1 falls back' }],
  ] as const)('%s', (_, action, b, wanted) => {
    const preview = shown(action, b);
    expect(preview).toMatchObject(wanted);
    expect(preview.touches).toEqual('touches' in wanted ? wanted.touches : undefined);
    expect(preview.end).toMatchObject({ x: 8800, facing: 0 });
    if (action === 'retreat') expect(preview.end!.y).toBeLessThan(4000);
    else expect(preview.end!.y).toBeGreaterThan(4000);
  });
});

describe('gestures', () => {
  const gesture = (note: BattleNote, field: string, sofar: OrderSoFar) => {
    const found = glory.face.gesture(seat(note), field, sofar);
    if (isRefusal(found)) throw new Error(found.message);
    return found;
  };
  test('a path begins at the base of the whole link', () => {
    const note = two(
      { links: { L: ['in-line', 'A3', 'A4'] } },
      { A3: { at: [7, 5], now: on }, A4: { at: [8, 5], now: on } },
    );
    expect(gesture(note, 'steps', { verb: 'move', stand: 'A4' })).toEqual({
      kind: 'path',
      from: { x: 6000, y: 4000, facing: 0 },
      size: { width: 1600, depth: 400 },
    });
  });
  test('a charge begins with the straight way to its target, and the far ones are closed', () => {
    const sofar = { verb: 'charge', stand: 'A1', target: 'B1', lineUp: true };
    expect(gesture(two(), 'steps', sofar)).toMatchObject({ kind: 'path', along: [{ x: 8800, y: 5600 }] });
    const found = gesture(two({}, { B2: { at: [11, 12] } }), 'target', { verb: 'charge', stand: 'A1' });
    expect(found.kind === 'target' && found.targets).toMatchObject([
      { id: 'B1' },
      { id: 'B2', closed: { rule: 'IGR-CHG-01' } },
    ]);
    expect(found.kind === 'target' && found.targets[0]!.closed).toBeUndefined();
  });
  test('IGR-MOV-07 a charge that cannot reach the middle of its target is led to where it can strike him', () => {
    const note: BattleNote = {
      vignettes: {
        A1: { at: [11, 5], now: on, troop: HORSE },
        A2: { at: [12, 5], now: on, troop: HORSE },
        B1: { at: [11.7, 7.6], troop: HORSE },
      },
      links: { L: ['in-line', 'A1', 'A2'] },
      dice: [],
    };
    const straight = { x: 9360, y: 6080 };
    const to = (point: { x: number; y: number }): Order => ({ ...charge('A1', 'B1'), steps: [point] }) as Order;
    expect(refusal(battle(note), 'a', to(straight))).toBe('IGR-MOV-07');
    const led = gesture(note, 'steps', { verb: 'charge', stand: 'A1', target: 'B1' });
    if (isRefusal(led) || led.kind !== 'path') throw new Error('no path');
    expect(refusal(battle(note), 'a', to(led.along![0]!))).toBe('allowed');
  });
  test('IGR-ACT-01 first a vignette', () =>
    expect(glory.face.gesture(seat(two()), 'steps', { verb: 'move' })).toMatchObject({ rule: 'IGR-ACT-01' }));
  test('targets with their distance, and why not', () => {
    const found = gesture(two({ phase: 'shooting' }, { A3: { at: [8, 5], now: on } }), 'target', {
      verb: 'shoot',
      stand: 'A3',
    });
    expect(found.kind === 'target' && found.targets).toMatchObject([{ id: 'B1', closed: { rule: 'IGR-SHO-07' } }]);
  });
  test('IGR-MOV-08 a turn says how far it goes at most, and that far it is allowed', () => {
    const note = two({}, { A3: { at: [8, 5], now: on } });
    const found = gesture(note, 'facing', { verb: 'turn', stand: 'A3' });
    const most = found.kind === 'turn' ? found.most! : 0;
    const refusals = [most, 3600 - most, most + 10].map(
      facing => glory.face.preview(seat(note), { verb: 'turn', stand: 'A3', facing }).refusal?.rule,
    );
    expect([most, ...refusals]).toEqual([450, undefined, undefined, 'IGR-MOV-08']);
  });
  test('to cross costs more, and why', () => {
    const found = gesture(two({ phase: 'activation' }), 'crossing', { verb: 'activate', stand: 'A1' });
    const prices = found.kind === 'choose' ? found.among.map(c => [c.value, /\d of \d/.exec(c.label)?.[0]]) : [];
    expect(prices).toEqual([
      [false, '1 of 8'],
      [true, '3 of 8'],
    ]);
  });
});

describe('previews', () => {
  const preview = (note: BattleNote, given: Order) => glory.face.preview(seat(note), given);
  test('a move: what it uses of turn and way', () =>
    expect(preview(two(), move('A1', turnBy(45), ahead(0.75)))).toMatchObject({
      used: 0.5,
      cost: '0.75 of 1.5 W, 45° of 90°',
    }));
  test('IGR-MOV-10 a wheel: where it ends, with one corner where it was', () => {
    const { end } = preview(two({}, { A3: { at: [8, 5], now: on } }), { verb: 'turn', stand: 'A3', facing: 300 });
    // about its right front corner, at 8.5 W and 5.25 W
    expect(end).toEqual({ x: 6354, y: 4227, facing: 300 });
  });
  test('IGR-GEO-11 a wheel that is refused is drawn about the corner on which it would wheel', () => {
    const note = two({}, { A3: { at: [8, 5], now: on } });
    expect(preview(note, { verb: 'turn', stand: 'A3', facing: 1200 })).toMatchObject({
      refusal: { rule: expect.stringMatching(/^IGR-/) },
      end: { x: 6827, y: 4646, facing: 1200 },
    });
    // to the left it wheels about its left front corner
    expect(preview(note, { verb: 'turn', stand: 'A3', facing: 2400 }).end).toEqual({ x: 5973, y: 4646, facing: 2400 });
  });
  test('a charge: its way, and the melee that comes of it', () =>
    expect(preview(two(), charge('A1', 'B1', ahead(1.5))).cost).toBe(
      '1.25 of 1.5 W, 0° of 90°; 6 against 0, 3 or more ahead',
    ));
  test('an activation: what it costs', () =>
    expect(
      preview(two({ phase: 'activation', vignettes: { ...two().vignettes, A2: { at: [14, 5] } } }), activate('A2')),
    ).toMatchObject({ cost: '1 of 8 points' }));
  test('a shot: exact odds', () => {
    const { odds } = preview(two({ phase: 'shooting' }, { B2: { at: [14, 6.5] } }), shoot('A2', 'B2'));
    // +1: 1 nothing, 2 halt, 3 R, 4 RR, 5 B on foot is RR, 6 D
    expect(odds!.chances.map(c => [c.result.text, c.ways / c.of])).toEqual([
      ['B2 driven far back', 1 / 3],
      ['B2 no effect', 1 / 6],
      ['B2 halted', 1 / 6],
      ['B2 repulsed', 1 / 6],
      ['B2 broken', 1 / 6],
    ]);
  });
  test('a melee: factors, column and odds', () => {
    const found = preview(two({ phase: 'melee' }, { B2: { at: [11, 5.75] } }), fight('A1', 'B2'));
    expect(found.cost).toBe('6 against 0, 3 or more ahead');
    expect(found.odds!.chances[0]!.result).toEqual({
      text: 'A1 stands, B2 broken',
      good: 1,
      costs: [{ piece: 'B2', as: 'break' }],
    });
  });
  test('a refusal is the rule’s', () =>
    expect(preview(two(), move('A1', ahead(2))).refusal).toMatchObject({ rule: 'IGR-MOV-07' }));
});

describe('reach and sight', () => {
  test('where it can get to: ahead, not behind', () => {
    const found = glory.face.reach(
      seat(two({ vignettes: { A3: { at: [8, 5], now: on }, B1: { at: [20, 13] } } })),
      'move',
      'A3',
    );
    if (isRefusal(found)) throw new Error(found.message);
    expect(found.costAt(6400, 4700)).toBeLessThanOrEqual(1);
    expect(found.costAt(6400, 3300)).toBe(Number.POSITIVE_INFINITY);
    expect(found.outline().length).toBeGreaterThan(0);
  });
  test('IGR-R-39 what is in the way', () =>
    expect(
      glory.face.sight(
        look(two({ terrain: [[2, 1, 'wood']], vignettes: { A1: { at: [9.4, 2] }, B1: { at: [9.4, 12] } } })),
        'A1',
      ),
    ).toEqual([{ id: 'B1', blockedBy: ['T1'] }]));
});

describe('the log', () => {
  test('every line has its reasons and whom it is about', () => {
    const match = battle(two());
    const [moved] = order(match, 'a', move('A1', ahead(1)));
    expect(glory.tell(moved!, 'b')).toMatchObject({
      text: 'A1 moves 1 W',
      about: ['A1'],
      because: [{ rule: 'IGR-MOV-02' }, { rule: 'IGR-MOV-11' }, { rule: 'IGR-MOV-12' }],
    });
  });
});

describe('IGR-TER-12: changing the terrain', () => {
  const here = seat(
    two({
      terrain: [
        [1, 0, 'wood'],
        [2, 2, 'impassable', 'lake'],
      ],
    }),
  );
  const pieces = (action: string) => glory.face.gesture(here, 'ids', { verb: 'terrainAdjust', action });
  test.each([
    ['remove', 'Touch one or two pieces that go', 1],
    ['swap', 'Touch two pieces that change places', 2],
  ])('%s: any of the pieces on the table, by name and place', (action, text, least) => {
    expect(pieces(action)).toEqual({
      kind: 'several',
      text,
      least,
      among: [
        { value: 'T1', label: 'Wood', text: '2nd of 6 from the west, 1st of 4 from the south' },
        { value: 'T2', label: 'Lake, impassable', text: '3rd of 6 from the west, 3rd of 4 from the south' },
      ],
    });
  });
  test('none: there is nothing to name', () => {
    expect(pieces('none')).toMatchObject({ kind: 'choose', among: [{ value: [] }] });
  });
});

test('IGR-R-55: while a charger whose target evaded is to go on, the end of the phase is closed and names it', () => {
  const match = battle({
    vignettes: {
      A1: { at: [11, 5], now: on, troop: HORSE },
      A2: { at: [15, 5], now: on, role: 'skirmish' },
      B1: { at: [11, 6.8], troop: '(LSC-III-RA)EIII' },
    },
    options: { 'IGR-R-55': 'free' },
  });
  order(match, 'a', charge('A1', 'B1', ahead(1.5)), 'evade');
  const menu = glory.face.menu({ view: glory.view(match.state, 'a'), by: 'a', options: match.options });
  expect(menu.find(item => item.verb === 'endPhase')?.closed).toEqual({
    rule: 'IGR-R-55',
    message: 'its target evaded: first A1 goes on, or halts',
  });
});
