import type { Draft } from '../../book/draft.js';
import { copyOfStand, natureWith } from './copy.js';
import type { Event, EventOf } from './events.js';
import { enlist } from './roster.js';
import type { Pose, Stand, State } from './state.js';

/** How an event alters the table. No rules here: everything was decided before. */
export function apply(state: State, event: Event): void {
  switch (event.kind) {
    case 'armySubmitted':
      return submitArmy(state, event);
    case 'zoneSet':
      state.ground.now = { ...state.ground.now, zone: event.zone };
      state.phase = 'terrain';
      return;
    case 'terrainDiced':
      state.squares = [...event.squares];
      return;
    case 'placerFound':
      state.placer = state.next = event.placer;
      return;
    case 'groundChanged':
      state.ground.now = event.ground;
      return;
    case 'terrainFinished':
      state.sides.a = { ...state.sides.a, baseEdge: event.edges.a };
      state.sides.b = { ...state.sides.b, baseEdge: event.edges.b };
      state.phase = 'obstacles';
      return;
    case 'timeThrown':
      state.season = event.season;
      state.startHour = state.hour24 = event.hour24;
      state.light = event.light;
      state.awc = event.awc;
      return;
    case 'obstaclePlaced': {
      const ground = state.ground.now;
      state.ground.now = { ...ground, obstacles: [...ground.obstacles, event.obstacle] };
      const other = event.obstacle.side === 'a' ? 'b' : 'a';
      if (!state.obstaclesDone[other]) state.next = other;
      return;
    }
    case 'obstaclesDone':
      state.obstaclesDone[event.side] = true;
      state.next = event.side === 'a' ? 'b' : 'a';
      return;
    case 'deploymentBegan':
      state.phase = 'deployment';
      state.next = event.first;
      return;
    case 'groupDeployed':
      return deploy(state, event);
    case 'turnBegan':
      return beginTurn(state, event);
    case 'roundBegan':
      return beginRound(state, event);
    case 'segmentBegan':
      state.segment = event.segment;
      return;
    case 'turnEnded':
      state.effects = [];
      state.segment = 0;
      state.round = 0;
      return;
    case 'revealed':
      change(state, event.stand).revealed = true;
      return;
    case 'entered':
      return enter(state, event);
    case 'attackRun':
      put(state, event.stand, event.at).firstAttack ??= state.turn;
      return;
    case 'hovered':
      return hover(state, event);
    case 'groupSelected':
      state.selected.push(event.group);
      state.tacticalBegun = false;
      return;
    case 'moved':
      return move(state, event);
    case 'turned':
      return turnOnTheSpot(state, event);
    case 'repulsed':
      return repulse(state, event);
    case 'leftTable':
      return leave(state, event);
    case 'removed':
      return remove(state, event);
    case 'engaging':
      return engaging(state, event);
    case 'challenged':
      return challenge(state, event);
    case 'engaged':
      strike(state, event.stand, event.owner.status);
      return strike(state, event.target, event.opposing.status);
    case 'mined':
      return mine(state, event);
    case 'supported':
      return support(state, event);
    case 'taskSet':
      change(state, event.stand).task = event.task;
      return;
    case 'recovered':
      change(state, event.stand).status = event.status;
      return;
    case 'commandChanged':
      change(state, event.stand).outOfCommand = event.out;
      return;
    case 'bghqNamed':
      if (event.was !== null) changeNature(state, event.was, { bghq: false });
      return changeNature(state, event.stand, { bghq: true });
    case 'fragile':
      state.groups[event.group] = { ...state.groups[event.group]!, fragile: event.rule };
      return;
    case 'over':
      for (const side of event.lost) state.sides[side] = { ...state.sides[side], lost: true };
      state.over = event.over;
      return;
  }
}

/** Stands never change: a copy takes the place of one, and is set right at once. */
function change(state: State, id: string): Draft<Stand> {
  const at = state.lookup.ids[id]!;
  const stand = copyOfStand(state.stands[at]!);
  state.stands[at] = stand;
  return stand;
}

function put(state: State, id: string, { x, y, facing }: Pose): Draft<Stand> {
  const stand = change(state, id);
  stand.x = x;
  stand.y = y;
  stand.facing = facing;
  return stand;
}

function enter(state: State, event: EventOf<'entered'>): void {
  const stand = put(state, event.stand, event.at);
  stand.place = 'table';
  stand.entered = state.turn;
  stand.firstAttack = null;
}

function move(state: State, event: EventOf<'moved'>): void {
  const { x, y } = event.path[event.path.length - 1]!;
  put(state, event.stand, { x, y, facing: event.facing }).moved = event.how;
  if (event.how === 'tactical') state.tacticalBegun = true;
}

function turnOnTheSpot(state: State, event: EventOf<'turned'>): void {
  const stand = change(state, event.stand);
  stand.facing = event.facing;
  stand.adjusted = true;
}

function hover(state: State, event: EventOf<'hovered'>): void {
  changeNature(state, event.stand, { mode: event.mode });
  change(state, event.stand).adjusted = true;
}

function repulse(state: State, event: EventOf<'repulsed'>): void {
  const stand = change(state, event.stand);
  stand.x = event.to.x;
  stand.y = event.to.y;
}

function leave(state: State, event: EventOf<'leftTable'>): void {
  const stand = change(state, event.stand);
  stand.place = event.mayReturn ? 'off-table' : 'gone';
  stand.entered = stand.firstAttack = null;
  stand.leftTurn = state.turn;
}

function remove(state: State, event: EventOf<'removed'>): void {
  const stand = change(state, event.stand);
  stand.place = 'removed';
  if (event.why === 'neutralised') stand.status = 'neutralised';
}

function challenge(state: State, event: EventOf<'challenged'>): void {
  const stand = change(state, event.stand);
  stand.hasEngaged = true;
  stand.rested = false;
  state.lastFight = state.turn;
}

function changeNature(state: State, id: string, to: Parameters<typeof natureWith>[1]): void {
  const stand = change(state, id);
  stand.nature = natureWith(stand.nature!, to);
}

function strike(state: State, id: string, status: Stand['status']): void {
  if (state.stands[state.lookup.ids[id]!]!.status === status) return;
  const stand = change(state, id);
  stand.status = status;
  stand.everRepulsed ||= status === 'repulsed';
}

/** who is struck by mines has not rested. */
function mine(state: State, event: EventOf<'mined'>): void {
  change(state, event.stand).rested = false;
  strike(state, event.stand, event.struck.status);
  state.lastFight = state.turn;
}

function submitArmy(state: State, event: EventOf<'armySubmitted'>): void {
  enlist(state, event.side, event, event.roster, 'secret');
  if (state.rosters.a && state.rosters.b) state.phase = 'zone';
}

function deploy(state: State, event: EventOf<'groupDeployed'>): void {
  const { side, group, stands, fakes, next } = event;
  const members: number[] = [];
  const ids = { ...state.lookup.ids };
  for (const stand of stands) {
    ids[stand.id] = state.stands.length;
    members.push(state.stands.length);
    state.stands.push(stand);
  }
  state.lookup.ids = ids;
  state.groups[group] = { ...state.groups[group]!, members, deployed: true };
  const sideState = state.sides[side];
  state.sides[side] = { ...sideState, fakesPlaced: sideState.fakesPlaced + fakes };
  state.next = next;
  if (state.groups.every(g => g.deployed)) state.phase = 'battle';
}

function beginTurn(state: State, event: EventOf<'turnBegan'>): void {
  state.turn = event.turn;
  state.hour24 = event.hour24;
  state.light = event.light;
  for (let i = 0; i < state.stands.length; i++) {
    if (!state.stands[i]!.hasEngaged && !state.stands[i]!.hasSupported) continue;
    const stand = copyOfStand(state.stands[i]!);
    stand.hasEngaged = stand.hasSupported = false;
    state.stands[i] = stand;
  }
}

/** the markers of the owner's stands fall; his stands may move again. */
function beginRound(state: State, event: EventOf<'roundBegan'>): void {
  state.round = event.round;
  state.owner = event.owner;
  state.first = event.first;
  state.segment = 1;
  state.selected = [];
  state.tacticalBegun = false;
  state.ecmEngaged = false;
  for (let i = 0; i < state.stands.length; i++) {
    const { side, adjusted, marker, moved, rested } = state.stands[i]!;
    if (side !== event.owner || (!marker && !adjusted && moved === 'none' && rested)) continue;
    const stand = copyOfStand(state.stands[i]!);
    stand.marker = false;
    stand.moved = 'none';
    stand.adjusted = false;
    stand.rested = true;
    state.stands[i] = stand;
  }
}

function engaging(state: State, event: EventOf<'engaging'>): void {
  const { marks, ecm, target } = event;
  const stand = change(state, event.stand);
  stand.hasEngaged = true;
  stand.rested = false;
  stand.marker ||= marks;
  if (ecm) state.ecmEngaged = true;
  state.lastFight = state.turn;
  if (state.stands[state.lookup.ids[target]!]!.rested) change(state, target).rested = false;
}

function support(state: State, event: EventOf<'supported'>): void {
  const { effect, battery, marks, engages } = event;
  state.effects.push(effect);
  const stand = change(state, event.stand);
  stand.marker ||= marks;
  stand.hasEngaged ||= engages;
  stand.hasSupported = true;
  stand.rested = false;
  if (battery && effect.kind === 'smoke') stand.smokeUsed++;
  if (battery && effect.kind === 'light') stand.lightUsed++;
}
