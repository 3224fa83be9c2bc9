import type { Draft } from '../../book/draft.js';
import { eventTable } from '../../book/events.js';
import type { RulesBook } from '../book.js';
import type { Status } from '../pieces.js';
import type { Changing } from './change.js';
import type { Copying } from './copy.js';
import type { Declared, Event, EventOf } from './events.js';
import type { Pose, Stand, State } from './state.js';

/** How events alter the table. */
export function applying(book: RulesBook & Copying & Changing & Declared) {
  const { ownFields } = book;
  const { EVENTS } = book.log;
  const { change, changeNature, copyOfStand } = book.shapes;
  const { LOST } = book.words;
  const declared = eventTable<State, Declared['log']['EVENTS']>(EVENTS);

  /** How an event alters the table. No rules here: everything was decided before. */
  function apply(state: State, event: Event): void {
    switch (event.kind) {
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
        return attack(state, event);
      case 'modeChanged':
        return changeMode(state, event);
      case 'groupSelected':
        state.selected.push(event.group);
        state.tacticalBegun = false;
        return;
      case 'moved':
        return move(state, event);
      case 'turned':
        return turnOnTheSpot(state, event);
      case 'fellBack':
        return fallBack(state, event);
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
      default:
        return declared.apply(state, event);
    }
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
    ownFields.flies(stand, event.flown ?? {});
  }

  function attack(state: State, event: EventOf<'attackRun'>): void {
    const stand = put(state, event.stand, event.at);
    stand.firstAttack ??= state.turn;
    ownFields.flies(stand, event.flown ?? {});
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

  function changeMode(state: State, event: EventOf<'modeChanged'>): void {
    changeNature(state, event.stand, { mode: event.mode });
    const stand = change(state, event.stand);
    stand.adjusted = true;
    ownFields.modeChanged(stand);
  }

  function fallBack(state: State, event: EventOf<'fellBack'>): void {
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
    if (event.why === 'lost') stand.status = LOST;
  }

  function challenge(state: State, event: EventOf<'challenged'>): void {
    const stand = change(state, event.stand);
    stand.hasEngaged = true;
    stand.rested = false;
    state.lastFight = state.turn;
  }

  function strike(state: State, id: string, status: Status): void {
    if (state.stands[state.lookup.ids[id]!]!.status === status) return;
    const stand = change(state, id);
    stand.status = status;
    ownFields.struck(stand, status);
  }

  /** who is struck by mines has not rested. */
  function mine(state: State, event: EventOf<'mined'>): void {
    change(state, event.stand).rested = false;
    strike(state, event.stand, event.struck.status);
    state.lastFight = state.turn;
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
    ownFields.roundBegins(state);
    for (let i = 0; i < state.stands.length; i++) {
      const { side, adjusted, marker, moved, rested } = state.stands[i]!;
      if (side !== event.owner || (!marker && !adjusted && moved === 'none' && rested)) continue;
      const stand = copyOfStand(state.stands[i]!);
      stand.marker = false;
      stand.moved = 'none';
      stand.adjusted = false;
      stand.rested = true;
      ownFields.standBegins(stand);
      state.stands[i] = stand;
    }
  }

  function engaging(state: State, event: EventOf<'engaging'>): void {
    const { marks, target } = event;
    const stand = change(state, event.stand);
    stand.hasEngaged = true;
    stand.rested = false;
    stand.marker ||= marks;
    ownFields.engages(state, stand.nature!);
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

  return { apply };
}
