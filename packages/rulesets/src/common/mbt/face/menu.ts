import { forbid, type MenuItem, type Options, type Refusal, type Seat, type Side } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { MovingPlay } from '../play/moving.js';
import type { Order, Verb } from '../play/orders.js';
import type { PerformPlay } from '../play/perform.js';
import { inPlay } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { TasksPlay } from '../play/tasks.js';
import type { Types } from '../play/types.js';

type Entry = Omit<MenuItem, 'stand' | 'closed'>;

// biome-ignore format: one line a verb
const ITEMS: Readonly<Record<Verb, Entry>> = {
  submitArmy:    { verb: 'submitArmy', label: 'Hand in a list', text: 'Your own army list, twelve stands in each Battle Group', fields: [{ name: 'army', gesture: 'choose' }] },
  raiseArmy:     { verb: 'raiseArmy', label: 'Raise an army', text: 'Sample Battle Groups of a nation', key: 'r', fields: [{ name: 'nation', gesture: 'choose' }, { name: 'style', gesture: 'choose' }] },
  placePiece:    { verb: 'placePiece', label: 'Place a piece', text: 'Put one of the diced features on the table', key: 'p', fields: [{ name: 'feature', gesture: 'choose' }, { name: 'size', gesture: 'choose' }, { name: 'point', gesture: 'aim' }] },
  removePiece:   { verb: 'removePiece', label: 'Take a piece away', text: 'Take a terrain piece back', fields: [{ name: 'piece', gesture: 'choose' }] },
  layRoad:       { verb: 'layRoad', label: 'Lay a road', text: 'Join two built-up areas', fields: [{ name: 'from', gesture: 'choose' }, { name: 'to', gesture: 'choose' }] },
  layRiver:      { verb: 'layRiver', label: 'Lay the river', text: 'Along a diagonal, or from left to right', fields: [{ name: 'course', gesture: 'choose' }] },
  autoTerrain:   { verb: 'autoTerrain', label: 'Lay terrain for me', text: 'The program places all pieces as diced', key: 'a', fields: [] },
  finishTerrain: { verb: 'finishTerrain', label: 'Terrain is done', text: 'The other player then chooses his edge', key: 'f', fields: [], ends: 'step' },
  placeObstacle: { verb: 'placeObstacle', label: 'Place an obstacle', text: 'A mine field or an obstruction, 2" square', fields: [{ name: 'kind', gesture: 'choose' }, { name: 'point', gesture: 'aim' }] },
  doneObstacles: { verb: 'doneObstacles', label: 'No more obstacles', text: 'Go on to deployment', key: 'f', fields: [], ends: 'step' },
  deployGroup:   { verb: 'deployGroup', label: 'Deploy a Battle Group', text: 'Put its stands down as blanks', key: 'd', fields: [{ name: 'group', gesture: 'choose' }, { name: 'places', gesture: 'arrange' }] },
  enter:         { verb: 'enter', label: 'Come on', text: 'Onto the table, within 36" of the own edge', key: 'c', fields: [{ name: 'at', gesture: 'place' }] },
  approach:      { verb: 'approach', label: 'Approach', text: 'Set down at the own edge; attack from the next turn on', key: 'c', fields: [{ name: 'point', gesture: 'aim' }] },
  attack:        { verb: 'attack', label: 'Attack run', text: 'Move to within engagement distance of a target and engage it', key: 'a', fields: [{ name: 'target', gesture: 'target' }, { name: 'at', gesture: 'place' }] },
  hover:         { verb: 'hover', label: 'Change mode', text: 'A helicopter changes between STATIC and MOBILE', key: 'h', fields: [{ name: 'mode', gesture: 'choose' }] },
  engage:        { verb: 'engage', label: 'Engage', text: 'Both players show hands', key: 'e', fields: [{ name: 'target', gesture: 'target' }] },
  smoke:         { verb: 'smoke', label: 'Smoke', text: 'A screen of 2" by 2" until the end of the turn', key: 's', fields: [{ name: 'point', gesture: 'aim' }] },
  illuminate:    { verb: 'illuminate', label: 'Light', text: 'A lit zone until the end of the turn', key: 'l', fields: [{ name: 'point', gesture: 'aim' }] },
  selectGroup:   { verb: 'selectGroup', label: 'Select a Battle Group', text: 'The one that moves in this round', key: 'g', fields: [{ name: 'group', gesture: 'choose' }] },
  bringOn:       { verb: 'bringOn', label: 'Bring on', text: 'A stand that found no room comes on at the base edge', key: 'b', fields: [{ name: 'at', gesture: 'place' }] },
  march:         { verb: 'march', label: 'March', text: 'A long move, more than 24" from every opposing stand', key: 'r', fields: [{ name: 'path', gesture: 'path' }, { name: 'facing', gesture: 'turn' }] },
  tactical:      { verb: 'tactical', label: 'Move', text: 'A tactical move', key: 'm', fields: [{ name: 'path', gesture: 'path' }, { name: 'facing', gesture: 'turn' }] },
  pivot:         { verb: 'pivot', label: 'Turn', text: 'Turn on the spot, free', key: 't', fields: [{ name: 'facing', gesture: 'turn' }] },
  startTask:     { verb: 'startTask', label: 'Work', text: 'Clear mines, remove an obstruction, bridge the river', key: 'w', fields: [{ name: 'object', gesture: 'choose' }] },
  declareRec:    { verb: 'declareRec', label: 'Turn up', text: 'Reveal this REC stand: it then reveals blanks within 16"', key: 'u', fields: [] },
  endSegment:    { verb: 'endSegment', label: 'Next segment', text: 'Nothing more in this segment', key: 'n', fields: [], ends: 'step' },
  endRound:      { verb: 'endRound', label: 'End the round', text: 'The other player, or the next turn', key: 'n', fields: [], ends: 'turn' },
  concede:       { verb: 'concede', label: 'Concede', text: 'Give the battle up', fields: [], ends: 'battle' },
};

const open = (verb: Verb, stand?: string): MenuItem => ({ ...ITEMS[verb], ...(stand !== undefined && { stand }) });
const closed = (verb: Verb, stand: string, why: Refusal): MenuItem => ({ ...open(verb, stand), closed: why });
const item = (verb: Verb, stand: string, why: Refusal | undefined): MenuItem =>
  why ? closed(verb, stand, why) : open(verb, stand);

const needsNothing = (verb: Verb): boolean => ITEMS[verb].fields.length === 0;

/** Verbs that belong to the side, not to a stand. */
function wholeVerbs(view: State, by: Side): Verb[] {
  switch (view.phase) {
    case 'armies':
      return view.rosters[by] === null ? ['raiseArmy'] : [];
    case 'terrain':
      return view.placer === by
        ? [
            'autoTerrain',
            'placePiece',
            'removePiece',
            'layRoad',
            ...(view.riverAgreed ? (['layRiver'] as const) : []),
            'finishTerrain',
          ]
        : [];
    case 'obstacles':
      return view.next === by && !view.obstaclesDone[by] ? ['placeObstacle', 'doneObstacles'] : [];
    case 'deployment':
      return view.next === by ? ['deployGroup'] : [];
    case 'battle':
      if (view.owner !== by) return [];
      return view.segment === 6 ? ['selectGroup', 'endRound'] : ['endSegment'];
    default:
      return [];
  }
}

const segmentFault = (view: State, segment: number, rule: string): Refusal | undefined =>
  view.segment === segment ? undefined : forbid(rule, `that belongs to segment ${segment}`);

export type MenuFace = ReturnType<typeof menuFace>;

export function menuFace(book: PlayBook & MovingPlay & PerformPlay & TasksPlay) {
  const { SEGMENTS, airSchedule, faultOf, idOf, turnFault, workAt } = book;

  /** What a side may do now, verb by verb and stand by stand; what is closed says by which rule. */
  function menu({ view, by, options }: Seat<Types>): MenuItem[] {
    if (view.over) return [];
    const whole = wholeVerbs(view, by).map((verb): MenuItem => {
      const why = needsNothing(verb) ? faultOf(view, by, { verb } as Order, options) : undefined;
      return why ? { ...open(verb), closed: why } : open(verb);
    });
    if (view.phase !== 'battle') return [...whole, open('concede')];
    const stands = view.stands.filter(stand => stand.side === by && inPlay(stand));
    return [...whole, ...stands.flatMap(stand => standItems(view, by, stand, options)), open('concede')];
  }

  /** The verbs of one stand. Those of another segment or another's round are closed by the rule that says so. */
  function standItems(view: State, by: Side, stand: Stand, options: Options): MenuItem[] {
    const nature = stand.nature!;
    const { id } = stand;
    const items: MenuItem[] = [];
    const notYours = view.owner !== by ? forbid(idOf('TRN-05'), "it is the other player's round") : undefined;
    const fault = (order: Order) => notYours ?? faultOf(view, by, order, options);
    if (nature.posture === 'CAS') {
      if (stand.place === 'off-table')
        items.push(item('approach', id, fault({ verb: 'approach', stand: id, point: { x: 0, y: 0 } })));
      else items.push(item('attack', id, notYours ?? attackTime(view, stand, options)));
      if (nature.helicopter) items.push(item('hover', id, notYours ?? segmentFault(view, 2, idOf('MOD-13'))));
    } else if (nature.class === 'AIRCRAFT' && stand.place === 'off-table')
      items.push(item('enter', id, notYours ?? segmentFault(view, 1, idOf('TRN-06'))));
    if (nature.posture !== 'CAS' && nature.posture !== 'REC' && !nature.fake)
      items.push(item('engage', id, notYours ?? engageTime(view, stand)));
    if (nature.class === 'INFANTRY' || nature.class === 'ARMOUR')
      items.push(...groundItems(view, stand, options, notYours));
    if (nature.posture === 'OTF')
      items.push(
        ...(['smoke', 'illuminate'] as const).map(verb =>
          item(verb, id, notYours ?? segmentFault(view, 5, idOf('SMK-02')) ?? spent(stand)),
        ),
      );
    if (nature.posture === 'REC' && !stand.revealed)
      items.push(item('declareRec', id, faultOf(view, by, { verb: 'declareRec', stand: id }, options)));
    return items;
  }

  function groundItems(view: State, stand: Stand, options: Options, notYours: Refusal | undefined): MenuItem[] {
    const { id } = stand;
    const nature = stand.nature!;
    if (stand.place === 'held') return [item('bringOn', id, notYours ?? segmentFault(view, 6, idOf('R-131')))];
    const six = notYours ?? segmentFault(view, 6, idOf('TRN-22'));
    const moves = (['tactical', 'march'] as const).map(verb =>
      item(verb, id, six ?? staticFault(stand) ?? turnFault(view, stand, { verb }, options)),
    );
    const items = [...moves, item('pivot', id, six)];
    const mounted = nature.class === 'ARMOUR' || nature.subClass !== 'INF-';
    if (mounted && !nature.fake) items.push(item('smoke', id, six ?? spent(stand)));
    if (mounted && nature.class === 'INFANTRY' && !nature.fake) items.push(item('illuminate', id, six ?? spent(stand)));
    if (nature.subClass === 'FE' && workAt(view, stand).length > 0) items.push(item('startTask', id, six));
    return items;
  }

  const spent = (stand: Stand): Refusal | undefined =>
    stand.hasSupported || stand.hasEngaged
      ? forbid(idOf('R-75'), 'it has engaged, or made smoke or light, this turn')
      : undefined;

  const staticFault = (stand: Stand): Refusal | undefined =>
    stand.nature!.mode === 'STATIC'
      ? forbid(idOf('MOV-06'), 'a STATIC stand makes no move but repulse moves')
      : undefined;

  function engageTime(view: State, stand: Stand): Refusal | undefined {
    const row = SEGMENTS.find(s => s.posture === stand.nature!.posture);
    if (row && row.segment !== view.segment) return { rule: row.rule, message: row.text };
    return stand.hasEngaged ? forbid(idOf('ENG-04'), 'a stand engages only once in a turn') : undefined;
  }

  function attackTime(view: State, stand: Stand, options: Options): Refusal | undefined {
    const { entered, firstAttack, nature } = stand;
    const schedule = airSchedule({ stand: nature!, entered, firstAttack, turn: view.turn }, options);
    const early =
      segmentFault(view, 2, idOf('TRN-14')) ??
      (stand.hasEngaged ? forbid(idOf('ENG-04'), 'a stand engages only once in a turn') : undefined);
    if (early) return early;
    if (schedule.mayEngage) return undefined;
    return schedule.status === 'waiting'
      ? forbid(idOf('TRN-13'), 'it waits at the edge for one turn')
      : forbid(idOf('TRN-16'), 'it may not attack in this turn');
  }

  return { menu };
}
