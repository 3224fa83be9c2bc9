import { parts } from '../book/parts.js';
import { advice } from './advice/advice.js';
import { layoutAdvice } from './advice/layout.js';
import type { PlayBook } from './book.js';
import { cards } from './face/card.js';
import { guiding } from './face/guide.js';
import { reaching } from './face/reach.js';
import { scenes } from './face/scene.js';
import { sightLines } from './face/sight.js';
import { statusLines } from './face/status.js';
import { consequences } from './play/aftermath.js';
import { automaticSteps } from './play/automatic.js';
import { challenging } from './play/challenge.js';
import { comingOnFoot } from './play/coming-on-foot.js';
import { commanding } from './play/command.js';
import { deploying } from './play/deploy.js';
import { groupDeployment } from './play/deploy-group.js';
import { emptyBattle } from './play/empty-battle.js';
import { endOfBattle } from './play/ending.js';
import { engaging } from './play/engage.js';
import { measuring } from './play/facts.js';
import { fastDuty } from './play/fast.js';
import { mapping } from './play/field.js';
import { footholds } from './play/foothold.js';
import { forcedMoves } from './play/forced.js';
import { ways } from './play/legs.js';
import { movePermission } from './play/may-move.js';
import { mines } from './play/mines.js';
import { moveEnds } from './play/move-end.js';
import { moving } from './play/moving.js';
import { mustering } from './play/muster.js';
import { obstaclePlaces } from './play/obstacle-places.js';
import { permission } from './play/permission.js';
import { placing } from './play/placing.js';
import { printedDeployment } from './play/printed-deployment.js';
import { puttingDown } from './play/put-down.js';
import { revealing } from './play/reveal.js';
import { sampleArmies } from './play/samples.js';
import { scenarioGround } from './play/scenario-ground.js';
import { turnSequence } from './play/sequence.js';
import { settingUp } from './play/setup.js';
import { headquarters } from './play/stands.js';
import { engineering } from './play/tasks.js';
import { terrainDice } from './play/terrain.js';
import { whoseTurn } from './play/turn.js';
import { assembledVerbs } from './verbs/index.js';

/** How a battle of this family is played, shown and advised, assembled from the rules of one book: each part is handed those before it. */
export const mbt = (book: PlayBook) =>
  parts(book)
    .with(mapping)
    .with(ways)
    .with(measuring)
    .with(footholds)
    .with(headquarters)
    .with(commanding)
    .with(forcedMoves)
    .with(revealing)
    .with(engineering)
    .with(mines)
    .with(consequences)
    .with(challenging)
    .with(permission)
    .with(comingOnFoot)
    .with(engaging)
    .with(endOfBattle)
    .with(movePermission)
    .with(moveEnds)
    .with(moving)
    .with(fastDuty)
    .with(turnSequence)
    .with(placing)
    .with(deploying)
    .with(groupDeployment)
    .with(puttingDown)
    .with(obstaclePlaces)
    .with(sampleArmies)
    .with(emptyBattle)
    .with(scenarioGround)
    .with(mustering)
    .with(printedDeployment)
    .with(settingUp)
    .with(terrainDice)
    .with(automaticSteps)
    .with(layoutAdvice)
    .with(assembledVerbs)
    .with(advice)
    .with(cards)
    .with(reaching)
    .with(sightLines)
    .with(statusLines)
    .with(scenes)
    .with(guiding)
    .with(whoseTurn).made;
export type Mbt = ReturnType<typeof mbt>;
