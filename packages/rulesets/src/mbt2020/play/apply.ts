import type { Event } from './events.js';
import type { Group, Nature, Stand, State } from './state.js';

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
      return change(state, event.stand, stand => ({ ...stand, revealed: true }));
    case 'entered':
      return change(state, event.stand, stand => ({
        ...stand,
        ...event.at,
        place: 'table',
        entered: event.how === 'bringOn' ? null : state.turn,
        firstAttack: null,
      }));
    case 'attackRun':
      return change(state, event.stand, stand => ({
        ...stand,
        ...event.at,
        firstAttack: stand.firstAttack ?? state.turn,
      }));
    case 'hovered':
      return changeNature(state, event.stand, nature => ({ ...nature, mode: event.mode }));
    case 'groupSelected':
      state.selected.push(event.group);
      state.tacticalBegun = false;
      return;
    case 'moved': {
      const end = event.path[event.path.length - 1]!;
      change(state, event.stand, stand => ({ ...stand, x: end.x, y: end.y, facing: event.facing, moved: event.how }));
      if (event.how === 'tactical') state.tacticalBegun = true;
      return;
    }
    case 'turned':
      return change(state, event.stand, stand => ({ ...stand, facing: event.facing }));
    case 'repulsed':
      return change(state, event.stand, stand => ({ ...stand, x: event.to.x, y: event.to.y }));
    case 'leftTable':
      return change(state, event.stand, stand => ({
        ...stand,
        place: event.mayReturn ? 'off-table' : 'gone',
        entered: null,
        firstAttack: null,
        leftTurn: state.turn,
      }));
    case 'removed':
      return change(state, event.stand, stand => ({
        ...stand,
        place: 'removed',
        status: event.why === 'neutralised' ? 'neutralised' : stand.status,
      }));
    case 'engaging':
      return engaging(state, event);
    case 'challenged':
      return change(state, event.stand, stand => ({ ...stand, hasEngaged: true, rested: false }));
    case 'engaged':
      strike(state, event.stand, event.owner.status);
      return strike(state, event.target, event.opposing.status);
    case 'mined':
      return strike(state, event.stand, event.struck.status);
    case 'supported':
      return support(state, event);
    case 'taskSet':
      return change(state, event.stand, stand => ({ ...stand, task: event.task }));
    case 'recovered':
      return change(state, event.stand, stand => ({ ...stand, status: event.status }));
    case 'commandChanged':
      return change(state, event.stand, stand => ({ ...stand, outOfCommand: event.out }));
    case 'bghqNamed':
      if (event.was !== null) changeNature(state, event.was, nature => ({ ...nature, bghq: false }));
      return changeNature(state, event.stand, nature => ({ ...nature, bghq: true }));
    case 'fragile':
      state.groups[event.group] = { ...state.groups[event.group]!, fragile: event.rule };
      return;
    case 'over':
      for (const side of event.lost) state.sides[side] = { ...state.sides[side], lost: true };
      state.over = event.over;
      return;
  }
}

function change(state: State, id: string, to: (stand: Stand) => Stand): void {
  const at = state.lookup.ids[id]!;
  state.stands[at] = to(state.stands[at]!);
}

function changeNature(state: State, id: string, to: (nature: Nature) => Nature): void {
  change(state, id, stand => ({ ...stand, nature: to(stand.nature!) }));
}

function strike(state: State, id: string, status: Stand['status']): void {
  change(state, id, stand => {
    if (stand.status === status) return stand;
    return { ...stand, status, everRepulsed: stand.everRepulsed || status === 'repulsed' };
  });
}

function submitArmy(state: State, event: Extract<Event, { kind: 'armySubmitted' }>): void {
  const { side, roster, name, homeZone } = event;
  state.rosters[side] = roster;
  const initial = roster.reduce((sum, group) => sum + group.stands.length, 0);
  state.sides[side] = { ...state.sides[side], name, homeZone, initial };
  for (const [i, group] of roster.entries()) {
    const fresh: Group = {
      id: `${side}${i + 1}`,
      side,
      name: group.name,
      initial: group.stands.length,
      members: [],
      deployed: false,
      fragile: null,
    };
    state.groups.push(fresh);
  }
  if (state.rosters.a && state.rosters.b) state.phase = 'zone';
}

function deploy(state: State, event: Extract<Event, { kind: 'groupDeployed' }>): void {
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

function beginTurn(state: State, event: Extract<Event, { kind: 'turnBegan' }>): void {
  state.turn = event.turn;
  state.hour24 = event.hour24;
  state.light = event.light;
  for (const [i, stand] of state.stands.entries())
    if (stand.hasEngaged || stand.hasSupported) state.stands[i] = { ...stand, hasEngaged: false, hasSupported: false };
}

/** MBT20-R-99: the markers of the owner's stands fall; his stands may move again. */
function beginRound(state: State, event: Extract<Event, { kind: 'roundBegan' }>): void {
  state.round = event.round;
  state.owner = event.owner;
  state.first = event.first;
  state.segment = 1;
  state.selected = [];
  state.tacticalBegun = false;
  state.ecmEngaged = false;
  for (const [i, stand] of state.stands.entries()) {
    if (stand.side !== event.owner) continue;
    if (!stand.marker && stand.moved === 'none' && stand.rested) continue;
    state.stands[i] = { ...stand, marker: false, moved: 'none', rested: true };
  }
}

function engaging(state: State, event: Extract<Event, { kind: 'engaging' }>): void {
  const { marks, ecm, target } = event;
  change(state, event.stand, stand => ({ ...stand, hasEngaged: true, rested: false, marker: stand.marker || marks }));
  if (ecm) state.ecmEngaged = true;
  change(state, target, stand => (stand.rested ? { ...stand, rested: false } : stand));
}

function support(state: State, event: Extract<Event, { kind: 'supported' }>): void {
  const { effect, battery, marks, engages } = event;
  state.effects.push(effect);
  change(state, event.stand, stand => ({
    ...stand,
    marker: stand.marker || marks,
    hasEngaged: stand.hasEngaged || engages,
    hasSupported: true,
    rested: false,
    smokeUsed: stand.smokeUsed + (battery && effect.kind === 'smoke' ? 1 : 0),
    lightUsed: stand.lightUsed + (battery && effect.kind === 'light' ? 1 : 0),
  }));
}
