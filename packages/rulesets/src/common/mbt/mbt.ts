import { parts } from '../book/parts.js';
import { advice } from './advice/advice.js';
import { layoutAdvice } from './advice/layout.js';
import type { PlayBook } from './book.js';
import { cardFace } from './face/card.js';
import { reachFace } from './face/reach.js';
import { sceneFace } from './face/scene.js';
import { sightFace } from './face/sight.js';
import { aftermathPlay } from './play/aftermath.js';
import { automaticSteps } from './play/automatic.js';
import { challengePlay } from './play/challenge.js';
import { commandPlay } from './play/command.js';
import { deployPlay } from './play/deploy.js';
import { endingPlay } from './play/ending.js';
import { engaging } from './play/engage.js';
import { factsPlay } from './play/facts.js';
import { fastPlay } from './play/fast.js';
import { fieldPlay } from './play/field.js';
import { forcedPlay } from './play/forced.js';
import { legsPlay } from './play/legs.js';
import { movingPlay } from './play/moving.js';
import { permission } from './play/permission.js';
import { revealPlay } from './play/reveal.js';
import { samplesPlay } from './play/samples.js';
import { sequencePlay } from './play/sequence.js';
import { setupPlay } from './play/setup.js';
import { standsPlay } from './play/stands.js';
import { tasksPlay } from './play/tasks.js';
import { terrainPlay } from './play/terrain.js';
import { turnPlay } from './play/turn.js';
import { assembledVerbs } from './verbs/index.js';

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
    .with(permission)
    .with(engaging)
    .with(endingPlay)
    .with(movingPlay)
    .with(fastPlay)
    .with(tasksPlay)
    .with(sequencePlay)
    .with(deployPlay)
    .with(samplesPlay)
    .with(setupPlay)
    .with(terrainPlay)
    .with(automaticSteps)
    .with(layoutAdvice)
    .with(assembledVerbs)
    .with(advice)
    .with(cardFace)
    .with(reachFace)
    .with(sightFace)
    .with(sceneFace)
    .with(turnPlay).made;
export type Mbt = ReturnType<typeof mbt>;
