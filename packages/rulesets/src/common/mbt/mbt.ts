import { parts } from '../book/parts.js';
import { aimsAdvice } from './advice/aims.js';
import { airAdvice } from './advice/air.js';
import { answersAdvice } from './advice/answers.js';
import { anyAdvice } from './advice/any.js';
import { appraiseAdvice } from './advice/appraise.js';
import { candidatesAdvice } from './advice/candidates.js';
import { dangerAdvice } from './advice/danger.js';
import { deploymentAdvice } from './advice/deployment.js';
import { imagineAdvice } from './advice/imagine.js';
import { judgeAdvice } from './advice/judge.js';
import { layoutAdvice } from './advice/layout.js';
import { movesAdvice } from './advice/moves.js';
import { ordersAdvice } from './advice/orders.js';
import { pictureAdvice } from './advice/picture.js';
import { setupAdvice } from './advice/setup.js';
import { travelAdvice } from './advice/travel.js';
import { worthAdvice } from './advice/worth.js';
import type { PlayBook } from './book.js';
import { cardFace } from './face/card.js';
import { gestureFace } from './face/gesture.js';
import { menuFace } from './face/menu.js';
import { previewFace } from './face/preview.js';
import { sceneFace } from './face/scene.js';
import { aftermathPlay } from './play/aftermath.js';
import { airPlay } from './play/air.js';
import { challengePlay } from './play/challenge.js';
import { commandPlay } from './play/command.js';
import { deployPlay } from './play/deploy.js';
import { endingPlay } from './play/ending.js';
import { engagePlay } from './play/engage.js';
import { factsPlay } from './play/facts.js';
import { fastPlay } from './play/fast.js';
import { fieldPlay } from './play/field.js';
import { forcedPlay } from './play/forced.js';
import { legsPlay } from './play/legs.js';
import { movesPlay } from './play/moves.js';
import { movingPlay } from './play/moving.js';
import { obstaclesPlay } from './play/obstacles.js';
import { performPlay } from './play/perform.js';
import { revealPlay } from './play/reveal.js';
import { samplesPlay } from './play/samples.js';
import { sequencePlay } from './play/sequence.js';
import { setupPlay } from './play/setup.js';
import { standsPlay } from './play/stands.js';
import { supportPlay } from './play/support.js';
import { tasksPlay } from './play/tasks.js';
import { terrainPlay } from './play/terrain.js';
import { turnPlay } from './play/turn.js';
import { whosePlay } from './play/whose.js';

/** How a battle of this family is played, shown and advised, assembled from the rules of one book: each part is handed those before it. */
export const mbt = (book: PlayBook) =>
  parts(book)
    .with(fieldPlay)
    .with(legsPlay)
    .with(factsPlay)
    .with(travelAdvice)
    .with(worthAdvice)
    .with(aimsAdvice)
    .with(standsPlay)
    .with(commandPlay)
    .with(forcedPlay)
    .with(revealPlay)
    .with(aftermathPlay)
    .with(challengePlay)
    .with(whosePlay)
    .with(engagePlay)
    .with(endingPlay)
    .with(movingPlay)
    .with(fastPlay)
    .with(tasksPlay)
    .with(sequencePlay)
    .with(airPlay)
    .with(deployPlay)
    .with(movesPlay)
    .with(obstaclesPlay)
    .with(supportPlay)
    .with(samplesPlay)
    .with(setupPlay)
    .with(terrainPlay)
    .with(performPlay)
    .with(candidatesAdvice)
    .with(airAdvice)
    .with(answersAdvice)
    .with(layoutAdvice)
    .with(anyAdvice)
    .with(dangerAdvice)
    .with(judgeAdvice)
    .with(pictureAdvice)
    .with(appraiseAdvice)
    .with(deploymentAdvice)
    .with(imagineAdvice)
    .with(movesAdvice)
    .with(setupAdvice)
    .with(ordersAdvice)
    .with(cardFace)
    .with(gestureFace)
    .with(menuFace)
    .with(previewFace)
    .with(sceneFace)
    .with(turnPlay).made;
export type Mbt = ReturnType<typeof mbt>;
