import {
  footprint,
  forbid,
  gapToTableEdge,
  isRefusal,
  type Options,
  otherSide,
  type Procedure,
  pathLength,
  type Refusal,
  rps,
  type Side,
  toInches,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { AftermathPlay } from './aftermath.js';
import type { CommandPlay } from './command.js';
import { standFacts } from './facts.js';
import type { FastPlay } from './fast.js';
import { type MoveOrder, type MovingPlay, type Plan, standUnder } from './moving.js';
import type { OrderOf } from './orders.js';
import type { RevealPlay } from './reveal.js';
import { isAircraft, standOf } from './stands.js';
import type { State } from './state.js';
import type { Play } from './types.js';
import { type VerbRules, verb } from './verb.js';
import type { WhosePlay } from './whose.js';

/** R-17, in tenths of a millimetre. */
const TOUCHING = 12;

export type MovesPlay = ReturnType<typeof movesPlay>;

export function movesPlay(
  book: PlayBook & AftermathPlay & CommandPlay & FastPlay & MovingPlay & RevealPlay & WhosePlay,
) {
  const {
    aftermath,
    drawsHands,
    idOf,
    mineResult,
    notNow,
    owesHalfMove,
    ownStand,
    planMove,
    regainCommand,
    reveal,
    revealAround,
    ruling,
  } = book;

  /** Segment 6: selecting a Battle Group, marches, tactical moves, turning. */

  /** one Battle Group in a round, or all one after another? */
  const oneGroupOnly = ruling(idOf('R-41'), { one: true, all: false });

  function selectFault(
    state: State,
    by: Side,
    { group: id }: OrderOf<'selectGroup'>,
    options: Options,
  ): Refusal | undefined {
    const refused = notNow(state, by, 6, idOf('TRN-22'));
    if (refused) return refused;
    const at = state.groups.findIndex(g => g.id === id);
    const group = state.groups[at];
    if (!group) return { path: 'group', message: `there is no Battle Group ${id}` };
    if (group.side !== by) return forbid(idOf('TRN-28'), 'a player moves his own Battle Groups');
    if (state.selected.includes(at)) return forbid(idOf('R-41'), 'this Battle Group was selected already');
    if (state.selected.length > 0 && oneGroupOnly(options))
      return forbid(idOf('R-41'), 'one Battle Group moves in a round');
    const owing = owesHalfMove(state, options);
    if (owing) return forbid(idOf('MOV-07'), `first: ${owing.id} is in FAST and must make at least half a move`);
    const present = group.members.some(
      i => ['table', 'held'].includes(state.stands[i]!.place) && !isAircraft(state.stands[i]!.nature),
    );
    return present ? undefined : forbid(idOf('TRN-22'), 'the Battle Group has no stand on the table');
  }

  const selectGroup = verb<OrderOf<'selectGroup'>>(selectFault, (game, _by, order) => {
    const group = game.state.groups.findIndex(g => g.id === order.group);
    const because = [{ rule: idOf('TRN-22'), text: 'the Battle Group that moves in this round' }];
    game.happen({ kind: 'groupSelected', group, name: game.state.groups[group]!.name, because });
  });

  function makeMove(game: Play, _by: Side, order: MoveOrder, plan: unknown): Procedure<void> | undefined {
    const { stand, way, facing, because, mine } = plan as Plan;
    const length = toInches(pathLength(way));
    const path = way.slice(1);
    if (stand.task)
      game.happen({
        kind: 'taskSet',
        stand: stand.id,
        blank: !stand.revealed,
        task: null,
        because: [{ rule: idOf('HSE-07'), text: 'moving ends the work' }],
      });
    game.happen({
      kind: 'moved',
      blank: !stand.revealed,
      stand: stand.id,
      how: order.verb,
      path,
      facing,
      inches: length,
      because,
    });
    revealAround(game, stand.id, way);
    regainCommand(game);
    return mine ? blowUp(game, stand.id, mine.field.id) : undefined;
  }

  const march: VerbRules<OrderOf<'march'>, unknown> = { plan: planMove, act: makeMove };
  const tactical: VerbRules<OrderOf<'tactical'>, unknown> = { plan: planMove, act: makeMove };

  /** HSE-08: a blank is turned up first, a fake removed; then one RPS, thrown for the field by the stand's opponent. */
  function* blowUp(game: Play, id: string, field: string): Procedure<void> {
    const { state, options } = game;
    reveal(game, id, idOf('HSE-08'), 'it has entered a mine field');
    const stand = standOf(state, id)!;
    if (stand.place !== 'table') return;
    const hand = yield* rps(
      idOf('HSE-08'),
      otherSide(stand.side),
      drawsHands(options),
      'Rock-Paper-Scissors for the mine field',
    );
    const { result, because } = mineResult(standFacts(state, stand, stand.nature!), hand, options);
    game.happen({
      kind: 'mined',
      stand: id,
      field,
      rps: hand,
      struck: { code: result.code, status: result.state },
      because,
    });
    yield* aftermath(game, [{ stand: id, ...result }]);
  }

  /** may STATIC stands turn? */
  const staticTurns = ruling(idOf('R-82'), { free: true, 'not-static': false });

  function pivotFault(state: State, by: Side, order: OrderOf<'pivot'>, options: Options): Refusal | undefined {
    const refused = notNow(state, by, 6, idOf('R-82'));
    if (refused) return refused;
    const stand = ownStand(state, by, order.stand);
    if (isRefusal(stand)) return stand;
    if (stand.place !== 'table') return forbid(idOf('R-82'), 'the stand is not on the table');
    if (stand.nature!.mode === 'STATIC' && !staticTurns(options))
      return forbid(idOf('R-82'), 'STATIC stands may not turn');
    const base = footprint({ x: stand.x, y: stand.y, facing: order.facing }, stand.base, stand.base);
    const { width, depth } = state.ground.now;
    if (!base.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth))
      return forbid(idOf('TAB-04'), 'a base stays on the table');
    if (isAircraft(stand.nature)) return undefined;
    const under = standUnder(state, stand, base);
    return under && forbid(idOf('R-83'), `turned so it would lie on ${under.id}`);
  }

  const pivot = verb<OrderOf<'pivot'>>(pivotFault, (game, _by, { stand, facing }) => {
    game.happen({
      kind: 'turned',
      stand,
      facing,
      because: [{ rule: idOf('R-82'), text: 'turning on the spot is free' }],
    });
  });

  /** a stand that found no room at deployment comes on at its base edge with the movement of its group. */
  function bringOnFault(state: State, by: Side, order: OrderOf<'bringOn'>): Refusal | undefined {
    const refused = notNow(state, by, 6, idOf('R-131'));
    if (refused) return refused;
    const stand = ownStand(state, by, order.stand);
    if (isRefusal(stand)) return stand;
    if (stand.place !== 'held') return forbid(idOf('R-131'), 'only stands that were held back come on so');
    if (state.selected.at(-1) !== stand.group)
      return forbid(idOf('TRN-22'), 'only the Battle Group that was selected last moves');
    const base = footprint(order.at, stand.base, stand.base);
    const { width, depth } = state.ground.now;
    if (!base.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth))
      return forbid(idOf('TAB-04'), 'a base lies wholly on the table');
    if (gapToTableEdge(base, state.sides[by].baseEdge, width, depth) > TOUCHING)
      return forbid(idOf('R-131'), 'it comes on touching its base edge');
    const under = standUnder(state, stand, base);
    return under && forbid(idOf('R-83'), `it would lie on ${under.id}`);
  }

  const bringOn = verb<OrderOf<'bringOn'>>(bringOnFault, (game, _by, { stand, at }) => {
    game.happen({
      kind: 'entered',
      stand,
      at,
      how: 'bringOn',
      because: [{ rule: idOf('R-131'), text: 'comes on at its base edge' }],
    });
    revealAround(game, stand);
  });

  return { selectGroup, march, tactical, pivot, bringOn };
}
