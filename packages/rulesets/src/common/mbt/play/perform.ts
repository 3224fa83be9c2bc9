import { forbid, isRefusal, type Options, otherSide, type Procedure, type Refusal, type Side } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { AirPlay } from './air.js';
import type { DeployPlay } from './deploy.js';
import type { EngagePlay } from './engage.js';
import type { MovesPlay } from './moves.js';
import type { ObstaclesPlay } from './obstacles.js';
import type { Order, OrderOf } from './orders.js';
import type { RevealPlay } from './reveal.js';
import type { SequencePlay } from './sequence.js';
import type { State } from './state.js';
import type { SupportPlay } from './support.js';
import type { TasksPlay } from './tasks.js';
import type { TerrainPlay } from './terrain.js';
import type { Play } from './types.js';
import { type VerbRules, type VerbTable, verb } from './verb.js';
import type { WhosePlay } from './whose.js';

export type PerformPlay = ReturnType<typeof performPlay>;

export function performPlay(
  book: PlayBook &
    AirPlay &
    DeployPlay &
    EngagePlay &
    MovesPlay &
    ObstaclesPlay &
    RevealPlay &
    SequencePlay &
    SupportPlay &
    TasksPlay &
    TerrainPlay &
    WhosePlay,
) {
  const {
    approach,
    attack,
    autoLaid,
    beginDeployment,
    beginTurn,
    bringOn,
    deployGroup,
    doneObstacles,
    endRound,
    endSegment,
    engage,
    enter,
    finishTerrain,
    hover,
    idOf,
    illuminate,
    layRiver,
    layRoad,
    march,
    ownStand,
    pivot,
    placeObstacle,
    placePiece,
    raiseArmy,
    removePiece,
    reveal,
    revealAround,
    selectGroup,
    smoke,
    startTask,
    submitArmy,
    tactical,
    throwTerrain,
    throwTime,
    throwZone,
  } = book;

  /** R-71: the owner of a blank REC turns it up at any moment of either round. */
  const declareRec = verb<OrderOf<'declareRec'>>(
    (state, by, { stand: id }) => {
      if (state.phase !== 'battle' || state.segment === 0) return forbid(idOf('R-71'), 'the battle has not begun yet');
      const stand = ownStand(state, by, id);
      if (isRefusal(stand)) return stand;
      if (stand.revealed) return forbid(idOf('R-71'), 'it is turned up already');
      if (stand.nature!.posture === 'REC' && stand.place === 'table') return undefined;
      return forbid(idOf('R-71'), 'only a REC stand on the table is declared');
    },
    (game, _by, { stand }) => {
      reveal(game, stand, idOf('R-71'), 'its owner turns up a REC stand');
      revealAround(game, stand);
    },
  );

  /** 5.6. */
  const concede = verb<OrderOf<'concede'>>(
    () => undefined,
    (game, by) => {
      const text = `${game.state.sides[by].name || `side ${by}`} concedes`;
      const over = { winner: otherSide(by), rule: idOf('R-64'), text };
      game.happen({
        kind: 'over',
        over,
        lost: [by],
        because: [{ rule: idOf('R-64'), text: 'a player may concede at any time' }],
      });
    },
  );

  const VERBS: VerbTable = {
    submitArmy,
    raiseArmy,
    placePiece,
    removePiece,
    layRoad,
    layRiver,
    autoTerrain: autoLaid,
    finishTerrain,
    placeObstacle,
    doneObstacles,
    deployGroup,
    enter,
    approach,
    attack,
    hover,
    engage,
    smoke,
    illuminate,
    selectGroup,
    bringOn,
    march,
    tactical,
    pivot,
    startTask,
    declareRec,
    endSegment,
    endRound,
    concede,
  };

  const rulesOf = (order: Order): VerbRules<Order, unknown> => VERBS[order.verb] as VerbRules<Order, unknown>;

  /** Works an order out on what its side knows: refused, or what `act` needs. */
  function planOf(state: State, by: Side, order: Order, options: Options): unknown {
    if (state.over) return forbid(state.over.rule, 'the battle is over');
    return rulesOf(order).plan(state, by, order, options);
  }

  /** Why an order would be refused, without carrying it out: for menus, previews and bots. */
  function faultOf(state: State, by: Side, order: Order, options: Options): Refusal | undefined {
    const plan = planOf(state, by, order, options);
    return isRefusal(plan) ? plan : undefined;
  }

  function perform(game: Play, by: Side, order: Order): Refusal | Procedure<void> | undefined {
    const plan = planOf(game.state, by, order, game.options);
    if (isRefusal(plan)) return plan;
    return rulesOf(order).act(game, by, order, plan) as Procedure<void> | undefined;
  }

  /** What the book does by itself: dice of the set-up, the contests, the start of a turn. */
  function automatic(game: Play): Procedure<void> | undefined {
    const { state } = game;
    if (state.over) return undefined;
    switch (state.phase) {
      case 'zone':
        return throwZone(game);
      case 'terrain':
        return state.squares.length === 0 ? throwTerrain(game) : undefined;
      case 'obstacles':
        if (state.season === null) return throwTime(game);
        return state.obstaclesDone.a && state.obstaclesDone.b ? beginDeployment(game) : undefined;
      case 'battle':
        return state.segment === 0 ? beginTurn(game) : undefined;
      default:
        return undefined;
    }
  }

  return { planOf, faultOf, perform, automatic };
}
