import { parts } from '../book/parts.js';
import { advice } from './advice/advice.js';
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
    .with(advice)
    .with(cardFace)
    .with(gestureFace)
    .with(menuFace)
    .with(previewFace)
    .with(sceneFace)
    .with(turnPlay).made;
export type Mbt = ReturnType<typeof mbt>;
