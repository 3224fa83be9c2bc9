import { PieceTarget } from '@umpire/board';
import type { Aimed } from '@umpire/desk';
import type { Scene } from '@umpire/engine';
import { lengthIn } from '../words.js';
import { closedWords } from './closed-words.js';

/** Rings round targets. `loud`: somebody is choosing among them, so distances are shown, and a closed one when it is pointed at. */
export function TargetMarks({
  scene,
  targets,
  chosen,
  pointed,
  loud,
}: {
  readonly scene: Scene;
  readonly targets: readonly Pick<Aimed, 'target'>[];
  readonly chosen?: string | undefined;
  readonly pointed?: string | undefined;
  readonly loud: boolean;
}) {
  return targets.map(({ target }) => {
    if (target.closed && target.id !== pointed) return null;
    const state = target.id === chosen ? 'chosen' : target.closed ? 'closed' : 'open';
    const label = target.closed
      ? closedWords(target.closed)
      : loud && target.gap !== null
        ? lengthIn(scene.unit, target.gap)
        : undefined;
    return <PieceTarget key={target.id} piece={target.id} state={state} {...(label && { label })} />;
  });
}
