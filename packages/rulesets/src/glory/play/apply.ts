import { eventTable } from '../../common/book/events.js';
import { change, changeSide, did, go, linksWith } from './change.js';
import { copyOfVignette } from './copy.js';
import { type Arrival, DECLARED, type Event, type EventOf } from './events.js';
import { fellAt, ownBase } from './fallen.js';
import { type Doings, NO_PURSUIT, type State, type Thrown } from './state.js';

/** Nothing done yet in this turn: one and the same object for all, so that a fresh turn costs little. */
export const FRESH: Doings = {
  activated: false,
  crossing: false,
  moved: false,
  turned: 0,
  way: 0,
  steps: [],
  arrivals: [],
  evaded: [],
  shotOwn: false,
  shotAttached: false,
  answered: 0,
  fought: false,
  thrown: null,
};

const declared = eventTable<State, typeof DECLARED>(DECLARED);

/** How an event alters the table. No rules here: everything was decided before. */
export function apply(state: State, event: Event): void {
  switch (event.kind) {
    case 'turnBegan':
      return beginTurn(state, event);
    case 'rallied':
      change(state, event.stand).bands -= event.off;
      return;
    case 'detached':
      for (const { id, side, part } of state.vignettes)
        if (side === event.side && part === event.wing) change(state, id).detached = true;
      return;
    case 'pointsThrown':
      return givePoints(state, event);
    case 'activated':
      return activate(state, event);
    case 'phaseBegan':
      state.phase = event.phase;
      state.fire = 0;
      state.firing = event.firing;
      return;
    case 'fireTurned':
      state.fire = event.fire;
      state.firing = event.firing;
      return;
    case 'initiativeThrown':
      return throwFor(state, event);
    case 'throwsMade':
      state.initiativeThrown = true;
      return;
    case 'leftOut':
      for (const id of event.stands) did(state, id).now.thrown = LEFT_OUT;
      return;
    case 'fireOpened':
      for (const id of event.stands) {
        const { now } = did(state, id);
        now.thrown &&= { ...now.thrown, shooting: true };
      }
      return;
    case 'acted':
      for (const id of event.stands) {
        const { now } = did(state, id);
        now.thrown &&= carriedOut(now.thrown, event.does);
      }
      return;
    case 'turnEnded':
      changeSide(state, event.side).turns++;
      for (let i = 0; i < state.vignettes.length; i++) {
        const v = state.vignettes[i]!;
        if (v.side !== event.side || v.halted < 2) continue;
        change(state, v.id).halted = v.halted === 3 ? 1 : 0;
      }
      return;
    case 'moved':
      return moved(state, event);
    case 'entered':
      return enter(state, event);
    case 'chargeDeclared':
      return;
    case 'evaded':
      return evade(state, event);
    case 'pursued':
      state.pursuit = { unit: event.unit, evaded: event.evaded };
      return;
    case 'pursuitEnded':
      state.pursuit = NO_PURSUIT;
      for (const id of event.stands) did(state, id).now.moved = true;
      return;
    case 'running':
      for (const id of event.stands) change(state, id).running = event.running;
      return;
    case 'shot':
      return shot(state, event);
    case 'halted':
      return halt(state, event);
    case 'repulsed':
      return repulse(state, event);
    case 'followed':
      return follow(state, event);
    case 'broken':
      return breakUp(state, event);
    case 'unlinked':
      return unlink(state, event);
    case 'fought':
      fought(state, event.active);
      fought(state, event.opponent);
      return;
    default:
      return declared.apply(state, event);
  }
}

const carriedOut = ({ die, score, action, like, acrossFrom = false }: Thrown, does: Thrown['does']): Thrown => ({
  die,
  score,
  action,
  like,
  acrossFrom,
  does,
  done: true,
  shooting: false,
});
const LEFT_OUT: Doings['thrown'] = {
  die: null,
  score: null,
  action: 'nothing',
  like: null,
  acrossFrom: false,
  does: 'nothing',
  done: true,
  shooting: false,
};

function beginTurn(state: State, { turn, side }: EventOf<'turnBegan'>): void {
  state.turn = turn;
  state.active = side;
  state.phase = 'activation';
  state.apThrown = state.initiativeThrown = state.entered = false;
  state.fire = 0;
  for (let i = 0; i < state.vignettes.length; i++) {
    const v = state.vignettes[i]!;
    const own = v.side === side;
    const halted = own && v.halted === 1 ? 2 : v.halted;
    const quiet = own ? false : v.quiet;
    if (v.now === FRESH && halted === v.halted && quiet === v.quiet) continue;
    const fresh = copyOfVignette(v);
    fresh.halted = halted;
    fresh.quiet = quiet;
    fresh.now = FRESH;
    state.vignettes[i] = fresh;
  }
}

function givePoints(state: State, { side, points }: EventOf<'pointsThrown'>): void {
  const of = changeSide(state, side);
  of.ap = of.apLeft = points;
  state.apThrown = true;
}

function activate(state: State, { stands, crossing, cost }: EventOf<'activated'>): void {
  for (const id of stands) {
    const v = did(state, id);
    v.running = false;
    v.quiet = v.now.activated = true;
    v.now.crossing = crossing;
  }
  changeSide(state, state.active).apLeft -= cost;
}

function throwFor(state: State, { stands, thrown }: EventOf<'initiativeThrown'>): void {
  const activated = thrown.action === 'player';
  for (const id of stands) {
    const v = did(state, id);
    v.quiet ||= activated;
    v.now.thrown = thrown;
    v.now.activated = activated;
  }
}

function enter(state: State, { stand, base }: EventOf<'entered'>): void {
  const v = did(state, stand);
  v.place = 'table';
  v.base = base;
  v.quiet = false;
  v.now.moved = true;
  state.entered = true;
}

function evade(state: State, { stand, base, from }: EventOf<'evaded'>): void {
  const v = did(state, stand);
  go(v, base);
  v.now.evaded = [...v.now.evaded, ...from];
}

function halt(state: State, { stand }: EventOf<'halted'>): void {
  const v = change(state, stand);
  v.halted = v.halted >= 2 ? 3 : 1;
}

function repulse(state: State, { stand, base, bands }: EventOf<'repulsed'>): void {
  const v = did(state, stand);
  v.base = base;
  v.bands += bands;
  v.defences = v.running = v.quiet = false;
  const { thrown } = v.now;
  if (thrown && !thrown.done && !thrown.shooting) v.now.thrown = carriedOut(thrown, 'halt');
}

function follow(state: State, { stand, base, arrivals }: EventOf<'followed'>): void {
  const v = did(state, stand);
  go(v, base);
  v.now.moved = true;
  arrive(state, arrivals);
}

function breakUp(state: State, { stands }: EventOf<'broken'>): void {
  const stood = stands.map(id => ownBase(state, state.vignettes[state.lookup.ids[id]!]!));
  stands.forEach((id, i) => {
    const v = change(state, id);
    if (v.link !== null) state.links = linksWith(state, v.link, []); // a Support Link goes with both
    v.place = 'broken';
    v.base = v.link = null;
    v.running = false;
    fellAt(v, stood[i]!);
  });
}

function fought(state: State, stand: string): void {
  const v = did(state, stand);
  v.quiet = v.running = false;
  v.now.fought = true;
}

function moved(state: State, event: EventOf<'moved'>): void {
  const { turned, way, steps, how } = event;
  for (const { id, base } of event.stands) {
    const v = did(state, id);
    const { now } = v;
    if (how === 'line-up') v.base = base;
    else go(v, base);
    v.quiet = false;
    now.moved = true;
    now.turned += turned;
    now.way += way;
    if (steps.length > 0) now.steps = steps;
  }
  arrive(state, event.arrivals);
}

function arrive(state: State, arrivals: readonly Arrival[]): void {
  for (const { mover, enemy } of arrivals) {
    const v = did(state, enemy);
    if (v.now.arrivals.includes(mover)) continue;
    v.running = false;
    v.now.arrivals = [...v.now.arrivals, mover];
  }
}

function shot(state: State, event: EventOf<'shot'>): void {
  const { weapon, reason } = event;
  const v = did(state, event.shooter);
  v.quiet = false;
  if (reason === 'return') v.now.answered++;
  else if (weapon === 'own') v.now.shotOwn = true;
  else v.now.shotAttached = true;
  change(state, event.target).quiet = false;
}

/** The old link is gone; those who stay together have a new one. */
function unlink(state: State, event: EventOf<'unlinked'>): void {
  const old = state.links[event.link]!;
  state.links = linksWith(state, event.link, event.rest);
  const tie = (i: number, link: string | null) => {
    change(state, state.vignettes[i]!.id).link = link;
  };
  for (const i of old.members) tie(i, null);
  for (const rest of event.rest) {
    for (const i of rest.members) tie(i, rest.id);
  }
}
