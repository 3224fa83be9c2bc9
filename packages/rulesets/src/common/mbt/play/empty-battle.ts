import { inches, type Options } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { SideState, State } from './state.js';

const SIDE: SideState = { name: '', homeZone: null, baseEdge: 'south', initial: 0, fakesPlaced: 0, lost: false };

export type EmptyBattle = Gift<'setup', typeof emptyBattle>;

export function emptyBattle(book: PlayBook) {
  const { idOf, ownFields, uses } = book;
  const mines = uses(idOf('OPT-03'));
  const obstructions = uses(idOf('OPT-04'));

  /** A battle with nothing in it yet. */
  function emptyState(options: Options): State {
    const noObstacles = !mines(options) && !obstructions(options);
    const state: State = {
      phase: 'armies',
      title: '',
      gameType: 'encounter',
      attacker: null,
      turns: null,
      ending: { kind: 'losses' },
      fragileAt: null,
      riverAgreed: false,
      zoneAgreed: null,
      season: null,
      startHour: 0,
      hour24: 0,
      light: 'day',
      awc: false,
      ground: {
        now: {
          width: 0,
          depth: 0,
          squareSize: inches(12),
          zone: 'Temperate',
          pieces: [],
          roads: [],
          river: null,
          bridges: [],
          obstacles: [],
        },
      },
      squares: [],
      placer: 'a',
      next: 'a',
      obstaclesDone: { a: noObstacles, b: noObstacles },
      sides: { a: SIDE, b: { ...SIDE, baseEdge: 'north' } },
      groups: [],
      agreed: { a: 0, b: 0 },
      rosters: { a: null, b: null },
      stands: [],
      lookup: { ids: {} },
      effects: [],
      turn: 0,
      round: 0,
      first: 'a',
      owner: 'a',
      segment: 0,
      selected: [],
      tacticalBegun: false,
      lastFight: 0,
      over: null,
    };
    ownFields.state(null, state);
    return state;
  }

  return { emptyState };
}
