import { parts } from '../book/parts.js';
import { deploymentAdvice } from './advice/deployment.js';
import { imagineAdvice } from './advice/imagine.js';
import { layoutAdvice } from './advice/layout.js';
import { routes } from './advice/routes.js';
import { sampleOrders } from './advice/sample-orders.js';
import type { PlayBook } from './book.js';
import { barring } from './face/barred.js';
import { briefings } from './face/briefing.js';
import { cards } from './face/card.js';
import { guiding } from './face/guide.js';
import { meters } from './face/meters.js';
import { outlooks } from './face/outlook.js';
import { reaching } from './face/reach.js';
import { scenes } from './face/scene.js';
import { sightLines } from './face/sight.js';
import { statusLines } from './face/status.js';
import { pushing } from './face/together.js';
import { warnings } from './face/warnings.js';
import { consequences } from './play/aftermath.js';
import { applying } from './play/apply.js';
import { armySchemas } from './play/army-schema.js';
import { automaticSteps } from './play/automatic.js';
import { challenging } from './play/challenge.js';
import { changing } from './play/change.js';
import { comingOnFoot } from './play/coming-on-foot.js';
import { commanding } from './play/command.js';
import { copying } from './play/copy.js';
import { deploying } from './play/deploy.js';
import { groupDeployment } from './play/deploy-group.js';
import { emptyBattle } from './play/empty-battle.js';
import { endOfBattle } from './play/ending.js';
import { engaging } from './play/engage.js';
import { declaredEvents } from './play/events.js';
import { measuring } from './play/facts.js';
import { fastDuty } from './play/fast.js';
import { mapping } from './play/field.js';
import { footholds } from './play/foothold.js';
import { forcedMoves } from './play/forced.js';
import { crowding } from './play/in-the-way.js';
import { invariants } from './play/invariants.js';
import { jungles } from './play/jungle.js';
import { ways } from './play/legs.js';
import { linesInUse } from './play/lines-in-use.js';
import { listedStands } from './play/listed-stands.js';
import { movePermission } from './play/may-move.js';
import { mines } from './play/mines.js';
import { moveEnds } from './play/move-end.js';
import { moving } from './play/moving.js';
import { mustering } from './play/muster.js';
import { agreedNations } from './play/nations.js';
import { obstaclePlaces } from './play/obstacle-places.js';
import { permission } from './play/permission.js';
import { placing } from './play/placing.js';
import { printedDeployment } from './play/printed-deployment.js';
import { puttingDown } from './play/put-down.js';
import { revealing } from './play/reveal.js';
import { sampleArmies } from './play/samples.js';
import { scenarioSchemas } from './play/scenario.js';
import { scenarioGround } from './play/scenario-ground.js';
import { turnSequence } from './play/sequence.js';
import { settingUp } from './play/setup.js';
import { standingFacts } from './play/stand-facts.js';
import { presence } from './play/stands.js';
import { stateForms } from './play/state-form.js';
import { engineering } from './play/tasks.js';
import { telling } from './play/tell.js';
import { terrainDice } from './play/terrain.js';
import { whoseTurn } from './play/turn.js';
import { viewing } from './play/view.js';
import { assembledVerbs } from './verbs/index.js';

/** How a battle of this family is played and shown, assembled from the rules of one book: each part is handed those before it. What bots lean on comes after it (`advised`). */
export const mbt = (book: PlayBook) =>
  parts(book)
    .with('shapes', copying)
    .with('shapes', changing)
    .with('log', declaredEvents)
    .with('log', applying)
    .with('log', telling)
    .with('hidden', viewing)
    .with('shapes', standingFacts)
    .with('engaging', linesInUse)
    .with('setup', armySchemas)
    .with('setup', scenarioSchemas)
    .with('setup', stateForms)
    .with('shapes', presence)
    .with('shapes', crowding)
    .with('shapes', invariants)
    .with('terrain', mapping)
    .with('moving', ways)
    .with('engaging', measuring)
    .with('terrain', footholds)
    .with('command', commanding)
    .with('moving', forcedMoves)
    .with('hidden', revealing)
    .with('tasks', engineering)
    .with('engaging', mines)
    .with('ending', consequences)
    .with('hidden', challenging)
    .with('turns', permission)
    .with('moving', comingOnFoot)
    .with('engaging', engaging)
    .with('ending', endOfBattle)
    .with('moving', movePermission)
    .with('moving', moveEnds)
    .with('moving', moving)
    .with('moving', fastDuty)
    .with('turns', turnSequence)
    .with('setup', placing)
    .with('setup', deploying)
    .with('setup', groupDeployment)
    .with('setup', puttingDown)
    .with('terrain', obstaclePlaces)
    .with('setup', sampleArmies)
    .with('setup', emptyBattle)
    .with('terrain', scenarioGround)
    .with('setup', agreedNations)
    .with('terrain', jungles)
    .with('setup', listedStands)
    .with('setup', mustering)
    .with('setup', printedDeployment)
    .with('setup', settingUp)
    .with('terrain', terrainDice)
    .with('turns', automaticSteps)
    .with('bots', layoutAdvice)
    .with('bots', routes)
    .with('bots', deploymentAdvice)
    .with('face', barring)
    .with('verbs', assembledVerbs)
    .with('bots', sampleOrders)
    .with('bots', imagineAdvice)
    .with('face', cards)
    .with('face', reaching)
    .with('face', sightLines)
    .with('face', warnings)
    .with('face', pushing)
    .with('face', outlooks)
    .with('face', statusLines)
    .with('face', scenes)
    .with('face', guiding)
    .with('face', meters)
    .with('face', briefings)
    .with('turns', whoseTurn).made;
export type Mbt = ReturnType<typeof mbt>;
