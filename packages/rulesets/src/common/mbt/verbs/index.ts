import { forbid } from '@umpire/engine';
import { assemble } from '../../book/assemble.js';
import { overRefusal } from '../../book/ending.js';
import type { Gift } from '../../book/parts.js';
import type { DeploymentAdvice } from '../advice/deployment.js';
import type { PlayBook } from '../book.js';
import type { Barring } from '../face/barred.js';
import type { Consequences } from '../play/aftermath.js';
import type { ArmySchemas } from '../play/army-schema.js';
import type { ComingOnFoot } from '../play/coming-on-foot.js';
import type { Commanding } from '../play/command.js';
import type { Copying } from '../play/copy.js';
import type { GroupDeployment } from '../play/deploy-group.js';
import type { Engaging } from '../play/engage.js';
import type { Measuring } from '../play/facts.js';
import type { FastDuty } from '../play/fast.js';
import type { Mapping } from '../play/field.js';
import type { Crowding } from '../play/in-the-way.js';
import type { Jungle } from '../play/jungle.js';
import type { MovePermission } from '../play/may-move.js';
import type { Mines } from '../play/mines.js';
import type { Moving } from '../play/moving.js';
import type { Mustering } from '../play/muster.js';
import type { AgreedNations } from '../play/nations.js';
import type { ObstaclePlaces } from '../play/obstacle-places.js';
import type { Permission } from '../play/permission.js';
import type { Placing } from '../play/placing.js';
import type { PuttingDown } from '../play/put-down.js';
import type { Revealing } from '../play/reveal.js';
import type { SampleArmies } from '../play/samples.js';
import type { ScenarioGround } from '../play/scenario-ground.js';
import type { TurnSequence } from '../play/sequence.js';
import type { StandingFacts } from '../play/stand-facts.js';
import { inPlay, type Presence, standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Engineering } from '../play/tasks.js';
import type { TerrainDice } from '../play/terrain.js';
import type { VerbTypes } from '../play/types.js';
import type { Viewing } from '../play/view.js';
import { armyVerbs } from './army.js';
import { attackVerb } from './attack.js';
import { bringOnVerb } from './bring-on.js';
import { comingOnVerbs } from './coming-on.js';
import { declareRecVerb } from './declare-rec.js';
import { deployGroupVerb } from './deploy-group.js';
import { endingVerbs } from './ending.js';
import { engageVerb } from './engage.js';
import { wholeTerrainVerbs } from './finish-terrain.js';
import { moveVerbs } from './moves.js';
import { obstacleVerbs } from './obstacles.js';
import { pivotVerb } from './pivot.js';
import { selectGroupVerb } from './select-group.js';
import { startTaskVerb } from './start-task.js';
import { supportVerbs } from './support.js';
import { terrainVerbs } from './terrain.js';
import { withdrawVerb } from './withdraw.js';

/** What verbs are made of: those of the family, and a book's own. */
export type Needs = PlayBook &
  AgreedNations &
  ArmySchemas &
  Copying &
  StandingFacts &
  Viewing &
  Presence &
  Crowding &
  Measuring &
  Consequences &
  ComingOnFoot &
  Commanding &
  GroupDeployment &
  Engaging &
  FastDuty &
  Jungle &
  Mapping &
  DeploymentAdvice &
  Mines &
  MovePermission &
  Moving &
  ObstaclePlaces &
  PuttingDown &
  Permission &
  Placing &
  Revealing &
  SampleArmies &
  TurnSequence &
  Mustering &
  ScenarioGround &
  Engineering &
  TerrainDice &
  Barring;

/** The verbs of these books, in the order in which a menu shows them. */
function verbsIn(book: Needs) {
  const { submitArmy, raiseArmy } = armyVerbs(book);
  const { autoTerrain, finishTerrain } = wholeTerrainVerbs(book);
  const { endRound, endSegment, concede } = endingVerbs(book);
  const { approach, enter } = comingOnVerbs(book);
  return {
    raiseArmy,
    submitArmy,
    autoTerrain,
    ...terrainVerbs(book),
    finishTerrain,
    ...obstacleVerbs(book),
    deployGroup: deployGroupVerb(book),
    selectGroup: selectGroupVerb(book),
    endRound,
    endSegment,
    approach,
    attack: attackVerb(book),
    ...(book.verbs.ownVerbs(book) as object),
    withdraw: withdrawVerb(book),
    enter,
    engage: engageVerb(book),
    bringOn: bringOnVerb(book),
    ...moveVerbs(book),
    pivot: pivotVerb(book),
    ...supportVerbs(book),
    startTask: startTaskVerb(book),
    declareRec: declareRecVerb(book),
    concede,
  };
}
export type Verbs = ReturnType<typeof verbsIn>;

export type AssembledVerbs = Gift<'verbs', typeof assembledVerbs>;

/** What is derived from the verbs: the schema of orders, menus, gestures, previews, and how orders are carried out. */
export function assembledVerbs(book: Needs) {
  const { idOf } = book;
  const { noSuchStand } = book.turns;
  const NO_STAND = forbid(idOf('TRN-28'), 'choose a stand first');
  const { order, ...derived } = assemble<VerbTypes, Stand>({
    pieces: ({ view, by }) =>
      view.phase === 'battle' ? view.stands.filter(stand => stand.side === by && inPlay(stand)) : [],
    piece: ({ view }, id) => (id === undefined ? NO_STAND : (standOf(view, id) ?? noSuchStand(id))),
    closed: ({ view }) => overRefusal(view.over),
    seatOf: ({ state, seat, options }, by) => ({ view: state, by, seat, options }),
    same: book.hidden.isViewOf,
  })(verbsIn(book));
  return { orderSchema: order, ...derived };
}
