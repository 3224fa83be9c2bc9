import type { Procedure } from '@umpire/engine';
import { baseOf } from './bases.js';
import { held, heldThrow } from './desk.js';
import { effectWords, type Hit } from './harm.js';
import type { Play } from './types.js';

/** One throw of fire that has fallen and does not count yet. */
export interface Fallen {
  readonly text: string;
  readonly face: number;
  readonly about: readonly string[];
  /** What comes of it, if this is what counts. */
  of(face: number): Hit;
}

/** PLA-GEN-09, PLA-UMP-30: all throws of a group lie there before any of them counts; the umpire may look at them first. */
export function* fallen(game: Play, title: string, throws: readonly Fallen[]): Procedure<Hit[]> {
  if (throws.length === 0) return [];
  const lines = throws.map(({ text, face, of }) => `${text}: ${face}, ${effectWords(of(face).result, game.options)}`);
  const { throws: counted } = yield* held(game, 'steps', {
    rule: 'PLA-FIR-02',
    title,
    lines,
    proposal: `${throws.length} throws count as they fell`,
    throws: throws.map(({ text, face }, at) => heldThrow(`${at + 1}`, text, face)),
    about: [...new Set(throws.flatMap(({ about }) => about))],
  });
  const hits = throws.map(({ of }, at) => of(counted[at]!.face));
  return hits.filter(({ target }) => baseOf(game.state, target)?.where === 'table');
}
