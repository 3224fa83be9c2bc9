import { forbid, isRefusal, type MenuItem, type Options, type Refusal, type Seat, type Side } from '@umpire/engine';
import { usesDefences } from '../options.js';
import { activatable, activationFault, costOf } from '../play/activation.js';
import { hasNoAim } from '../play/idle.js';
import { chargeTargets, initiativeShots, intentOf } from '../play/initiative.js';
import { marchTurn } from '../play/marching.js';
import { contactsOf, fightsOf } from '../play/melee.js';
import { movableUnit, pursuitFault } from '../play/moving.js';
import type { Order, Verb } from '../play/orders.js';
import { faultOf } from '../play/perform.js';
import { hasAmbushPlace, hasRoom, rolesOf } from '../play/places.js';
import { mayDetach, throwersOf, wingsOf } from '../play/sequence.js';
import { shotsOf } from '../play/shooting.js';
import type { State, Vignette } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody, leaderOf, touchedBy, type Unit, unitOf, unitRates, unitTouched } from '../play/units.js';
import { mayEntrench } from '../rules/army.js';
import { canShootAs } from '../rules/shooting.js';
import { mayStayOutside } from './lists.js';

type Fields = MenuItem['fields'];
const field = (name: string, gesture: Fields[number]['gesture']): Fields[number] => ({ name, gesture });

interface Entry {
  readonly label: string;
  readonly text: string;
  readonly key?: string;
  readonly fields: Fields;
  readonly ends?: NonNullable<MenuItem['ends']>;
  readonly aside?: true;
}

// biome-ignore format: one line a verb
const ITEMS: Readonly<Partial<Record<Verb, Entry>>> = {
  muster:          { label: 'Choose an army', text: 'The standard muster of a list', key: 'm', fields: [field('list', 'choose')] },
  submitArmy:      { label: 'Compose an army', text: 'Your own army from a list, beginning with its standard muster', key: 'c', fields: [field('list', 'choose'), field('army', 'compose')] },
  terrainAdjust:   { label: 'Change the terrain', text: 'Remove up to two pieces, exchange two, or leave it', key: 't', fields: [field('action', 'choose'), field('ids', 'several')], ends: 'step' },
  writeMarch:      { label: 'Order of march', text: 'In which order your column marches; the other player does not see it', key: 'w', fields: [field('order', 'rank')] },
  chooseDiagonal:  { label: 'Choose the diagonal', text: 'The corner at which your column enters', key: 'd', fields: [field('from', 'choose')] },
  wait:            { label: 'Wait', text: 'The column advances one step', key: 'w', fields: [] },
  spring:          { label: 'Spring the ambush', text: 'Then you place your army', key: 's', fields: [], ends: 'step' },
  deploy:          { label: 'Place', text: 'Put this vignette on the table', key: 'd', fields: [] },
  setAside:        { label: 'Set aside', text: 'There is no room: it takes no part', fields: [] },
  detach:          { label: 'Detach a Wing', text: 'It may go its own way for the rest of the battle, and costs 1 more', key: 'd', fields: [field('wing', 'choose')] },
  throwPoints:     { label: 'Throw for points', text: 'One die changes the activation points of the turn', key: 't', fields: [] },
  activate:        { label: 'Activate', text: 'Pay, and direct it this turn', key: 'a', fields: [field('crossing', 'choose')] },
  move:            { label: 'Move', text: 'Turns and straight advances, within both rates', key: 'm', fields: [field('steps', 'path')] },
  turn:            { label: 'Turn', text: 'Only turn, within its rate', key: 't', fields: [field('facing', 'turn')] },
  charge:          { label: 'Charge', text: 'A move into contact; the target may evade', key: 'c', fields: [field('target', 'target'), field('lineUp', 'choose'), field('steps', 'path')] },
  lineUp:          { label: 'Line up', text: 'Turn flush with an enemy in contact', key: 'l', fields: [field('target', 'target')] },
  halt:            { label: 'Halt', text: 'The target evaded: stay where you are', key: 'h', fields: [] },
  enter:           { label: 'Enter', text: 'The next of the column comes onto the table', key: 'e', fields: [] },
  leaveOut:        { label: 'Leave out', text: 'It does not throw, and does nothing', key: 'o', fields: [] },
  throwInitiative: { label: 'Throw for initiative', text: 'A die for each unit that was not activated', key: 't', fields: [] },
  initiative:      { label: 'Act', text: 'It does what its throw says', key: 'i', fields: [] },
  shoot:           { label: 'Shoot', text: 'One die; the target may answer', key: 's', fields: [field('target', 'target')] },
  fight:           { label: 'Fight', text: 'One die decides for both', key: 'f', fields: [field('target', 'target')] },
  endPhase:        { label: 'Next phase', text: 'Nothing more in this phase', key: 'n', fields: [], ends: 'step' },
  resign:          { label: 'Resign', text: 'Give the battle up', fields: [], ends: 'battle' },
  offerDraw:       { label: 'Offer a draw', text: 'The other player may accept it at any time', fields: [], aside: true },
  acceptDraw:      { label: 'Accept the draw', text: 'The battle ends, drawn', fields: [], ends: 'battle' },
};

const item = (verb: Verb, stand?: string, more: Partial<MenuItem> = {}): MenuItem => ({
  verb,
  ...ITEMS[verb]!,
  ...(stand !== undefined && { stand }),
  ...more,
});
const closable = (closed: Refusal | undefined): Partial<MenuItem> => (closed ? { closed } : {});

/** What a side may do now, verb by verb and vignette by vignette; what is closed says by which rule. */
export function menu({ view, by, options }: Seat<Types>): MenuItem[] {
  if (view.over) return [];
  const draw = view.drawOffer !== null && view.drawOffer !== by ? 'acceptDraw' : 'offerDraw';
  const last = [item(draw, undefined, closable(faultOf(view, by, { verb: draw }, options))), item('resign')];
  return [...(view.step === 'battle' ? battleItems(view, by, options) : setupItems(view, by, options)), ...last];
}

function setupItems(view: State, by: Side, options: Options): MenuItem[] {
  switch (view.step) {
    case 'armies':
      return view.sides[by].list === '' ? [item('muster'), item('submitArmy')] : [];
    case 'adjust':
      return view.adjuster === by ? [item('terrainAdjust')] : [];
    case 'march': {
      const { side, what } = marchTurn(view);
      if (side !== by) return [];
      if (what === 'order') return [marchItem(view, by)];
      if (what === 'diagonal') return [item('chooseDiagonal')];
      return (['wait', 'spring'] as const).map(verb =>
        item(verb, undefined, closable(faultOf(view, by, { verb }, options))),
      );
    }
    case 'deployment':
      return view.next === by
        ? view.vignettes
            .filter(v => v.side === by && v.place === 'waiting')
            .flatMap(v => placeItems(view, by, v, options))
        : [];
    default:
      return [];
  }
}

/** Roles are declared with the order of march (IGR-AMB-10), where there is a choice. */
const marchItem = (view: State, by: Side): MenuItem =>
  mayStayOutside(view, by)
    ? item('writeMarch', undefined, { fields: [field('skirmish', 'several'), field('order', 'rank')] })
    : item('writeMarch');

/** A vignette is placed: what there is no choice about is not asked. */
function placeItems(view: State, by: Side, v: Vignette, options: Options): MenuItem[] {
  const fields: Fields[number][] = [];
  if (rolesOf(v).length > 1) fields.push(field('role', 'choose'));
  if (view.sides[by].linesAllowed > 1 && !view.ambush.now) fields.push(field('line', 'choose'));
  if (view.vignettes.some(o => o.side === by && isBody(o))) fields.push(field('link', 'choose'));
  if (usesDefences(options) && mayEntrench(view.sides[by].list, v.entry)) fields.push(field('defences', 'choose'));
  const place = item('deploy', v.id, { fields: [...fields, field('at', 'place')] });
  const room = view.ambush.now ? hasAmbushPlace(view, by, v) : hasRoom(view, by, v);
  return room ? [place] : [place, item('setAside', v.id)];
}

function battleItems(view: State, by: Side, options: Options): MenuItem[] {
  if (view.turn === 0) return [];
  const whole = wholeItems(view, by, options);
  if (view.active !== by && !(view.phase === 'shooting' && view.firing === by)) return whole;
  const own = view.vignettes.flatMap((v, i) =>
    v.side === by && (v.place === 'table' || v.place === 'marching') ? standItems(view, by, v, i, options) : [],
  );
  return [...whole, ...own];
}

function wholeItems(view: State, by: Side, options: Options): MenuItem[] {
  const fires = view.phase === 'shooting' && view.firing === by;
  if (view.active !== by && !fires) return [];
  if (view.phase === 'activation' && !view.apThrown)
    return [item('throwPoints'), ...(mayDetach(view, options) && wingsOf(view, by).length > 0 ? [item('detach')] : [])];
  if (view.phase === 'initiative' && !view.initiativeThrown) return [item('throwInitiative')];
  if (view.phase === 'initiative' || view.phase === 'melee' || view.pursuit.unit !== null)
    return dueItems(view, options);
  const closed = closable(faultOf(view, by, { verb: 'endPhase' }, options));
  return [item('endPhase', undefined, { ...END_WORDS[view.phase], ...closed })];
}

/** A phase that ends by itself: its end is closed, and says who is to act first. */
function dueItems(view: State, options: Options): MenuItem[] {
  const due = view.phase === 'melee' ? fightsOf(view)[0]?.[0] : actorOf(view, options);
  if (due === undefined) return [];
  const closed =
    view.pursuit.unit !== null
      ? forbid('IGR-R-55', `its target evaded: first ${due} goes on, or halts`)
      : view.phase === 'melee'
        ? forbid('IGR-MEL-01', `every pair must fight: now ${due}`)
        : forbid('IGR-SEQ-06', `first every unit that threw acts: now ${due}`);
  return [item('endPhase', undefined, { closed })];
}

/** A unit that threw and can act now: those who copy a neighbour wait for him, and who can do nothing needs no order (IGR-R-101). */
function actorOf(view: State, options: Options): string | undefined {
  const { unit: chased } = view.pursuit;
  const first = view.vignettes.findIndex((v, i) => {
    if (v.side !== view.active || !isBody(v)) return false;
    const unit = unitOf(view, i);
    if (chased !== null) return unit.id === chased;
    const { thrown } = leaderOf(view, unit).now;
    if (thrown === null || thrown.done) return false;
    const intent = intentOf(view, unit, options);
    return !isRefusal(intent) && !hasNoAim(view, unit, intent.does, options);
  });
  return view.vignettes[first]?.id;
}

/** What the end of a phase leads to. */
const END_WORDS: Readonly<Partial<Record<State['phase'], Pick<MenuItem, 'label' | 'text'>>>> = {
  activation: { label: 'On to movement', text: 'Activate nobody else' },
  movement: { label: 'On to initiative', text: 'Move nobody else; those left out throw for what they do' },
  shooting: { label: 'No more shots', text: 'Then the other player’s shots, and the melees' },
};

function standItems(view: State, by: Side, v: Vignette, index: number, options: Options): MenuItem[] {
  const unit = unitOf(view, index);
  switch (view.phase) {
    case 'activation':
      return view.apThrown ? [activateItem(view, by, v, options)] : [];
    case 'movement':
      return v.place === 'marching' ? enterItems(view, by, v, options) : moveItems(view, by, v, unit, options);
    case 'initiative':
      return initiativeItems(view, by, v, unit, options);
    case 'shooting':
      return isBody(v) ? shootItems(view, by, v, index, options) : [];
    default:
      return fightItems(view, v);
  }
}

function activateItem(view: State, by: Side, v: Vignette, options: Options): MenuItem {
  const unit = activatable(view, by, v.id);
  if (isRefusal(unit)) return item('activate', v.id, { closed: unit });
  const cost = costOf(view, unit, false, options);
  const dear =
    cost > view.sides[by].apLeft
      ? forbid('IGR-ACT-12', `it costs ${cost}, and ${view.sides[by].apLeft} are left`)
      : undefined;
  return item('activate', v.id, {
    label: `Activate for ${cost}`,
    text: `${cost} of the ${view.sides[by].apLeft} points left`,
    ...closable(activationFault(view, by, unit) ?? dear),
  });
}

function enterItems(view: State, by: Side, v: Vignette, options: Options): MenuItem[] {
  return [item('enter', v.id, closable(faultOf(view, by, { verb: 'enter', stand: v.id }, options)))];
}

/** Units that turn about their centre may face anywhere at the end of a path; those that wheel come as the path leads them. */
function moveItems(view: State, by: Side, v: Vignette, unit: Unit, options: Options): MenuItem[] {
  if (view.phase === 'movement' && unitTouched(view, unit)) return lineUpItems(view, by, v, unit, options);
  const movable = movableUnit(view, by, v.id, options);
  const closed = closable(isRefusal(movable) ? movable : undefined);
  const { pivot } = unitRates(unit, options);
  const fields = pivot === 'centre' ? [field('steps', 'path'), field('facing', 'turn')] : [field('steps', 'path')];
  const items = [item('move', v.id, { fields, ...closed }), item('charge', v.id, closed)];
  if (pivot !== 'none') items.push(item('turn', v.id, { label: pivot === 'corner' ? 'Wheel' : 'Turn', ...closed }));
  if (view.pursuit.unit === unit.id) items.push(item('halt', v.id));
  return items;
}

function lineUpItems(view: State, by: Side, v: Vignette, unit: Unit, options: Options): MenuItem[] {
  const [first] = unit.bodies.flatMap(i => touchedBy(view, view.vignettes[i]!.base!, by));
  const order: Order = { verb: 'lineUp', stand: v.id, target: view.vignettes[first!]!.id };
  return [item('lineUp', v.id, closable(faultOf(view, by, order, options)))];
}

const ACTS = {
  'charge-nearest': ['Charge', 'It charges the nearest enemy'],
  'charge-front': ['Charge', 'It charges the nearest enemy in front, if near enough'],
  'charge-or-shoot': ['Charge or shoot', 'It charges straight ahead, or shoots'],
  retreat: ['Fall back', 'It falls back two moves'],
  nothing: ['Do nothing', 'It does nothing'],
  halt: ['Stand still', 'There is nobody whom it could do as'],
  player: ['Stay', 'Stay where you are'],
  activated: ['Do as its neighbour', 'It does as its neighbour did'],
} as const;
const NO_AIM = [
  'Stand still',
  'There is nobody whom it could charge or shoot at; when nobody else can act it stays by itself',
] as const;

function initiativeItems(view: State, by: Side, v: Vignette, unit: Unit, options: Options): MenuItem[] {
  if (!view.initiativeThrown)
    return throwersOf(view).some(u => u.id === unit.id)
      ? [item('leaveOut', v.id, closable(faultOf(view, by, { verb: 'leaveOut', stand: v.id }, options)))]
      : [];
  const { thrown } = leaderOf(view, unit).now;
  if (!isBody(v)) return [];
  if (view.pursuit.unit !== null) return view.pursuit.unit === unit.id ? moveItems(view, by, v, unit, options) : [];
  if (!thrown || thrown.done)
    return [item('initiative', v.id, { closed: forbid('IGR-INI-01', 'it has nothing to do by itself now') })];
  const intent = intentOf(view, unit, options);
  if (isRefusal(intent)) return [item('initiative', v.id, { closed: intent })];
  const [label, text] = hasNoAim(view, unit, intent.does, options) ? NO_AIM : ACTS[intent.does];
  const act = item('initiative', v.id, {
    label,
    text,
    fields: actFields(view, unit, intent.does, options),
    ...closable(pursuitFault(view, null)),
  });
  return intent.does === 'player' ? [...moveItems(view, by, v, unit, options), act] : [act];
}

/** What its throw leaves to the player: charge or shoot, at whom, with what. */
function actFields(view: State, unit: Unit, does: string, options: Options): Fields {
  const targets = chargeTargets(view, unit, does, options);
  if (does !== 'charge-or-shoot') return targets.length > 1 ? [field('target', 'target')] : [];
  const shots = [...initiativeShots(view, unit, options)];
  if (shots.length === 0) return targets.length > 1 ? [field('choice', 'choose'), field('target', 'target')] : [];
  const weapons = new Set(shots.map(s => s.as)).size > 1 ? [field('weapon', 'choose')] : [];
  return [field('choice', 'choose'), ...weapons, field('target', 'target')];
}

function shootItems(view: State, by: Side, v: Vignette, index: number, options: Options): MenuItem[] {
  const both = canShootAs(v.troop, 'own') && canShootAs(v.troop, 'attached');
  const weapon = canShootAs(v.troop, 'attached') ? [field('weapon', 'choose')] : [];
  const fields = both || weapon.length > 0 ? [...weapon, field('target', 'target')] : [field('target', 'target')];
  for (const _ of shotsOf(view, by, index, options)) return [item('shoot', v.id, { fields })];
  const order: Order = { verb: 'shoot', stand: v.id, weapon: 'own', target: nearestEnemy(view, v) };
  return [item('shoot', v.id, { fields, ...closable(faultOf(view, by, order, options)) })];
}

function nearestEnemy(view: State, v: Vignette): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const other of view.vignettes) {
    if (other.side === v.side || !isBody(other)) continue;
    const [dx, dy] = [other.base!.x - v.base!.x, other.base!.y - v.base!.y];
    if (dx * dx + dy * dy < least) [best, least] = [other.id, dx * dx + dy * dy];
  }
  return best;
}

function fightItems(view: State, v: Vignette): MenuItem[] {
  return contactsOf(view).some(c => c.active === v.id) ? [item('fight', v.id)] : [];
}
