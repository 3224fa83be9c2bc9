import type { Procedure } from '@umpire/engine';
import { baseOf } from './bases.js';
import { held, heldThrow, stopsAt } from './desk.js';
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
  if (!stopsAt(game, 'steps'))
    return stillThere(
      game,
      throws.map(({ of, face }) => of(face)),
    );
  const lines = throws.map(({ text, face, of }) => `${text}: ${face}, ${effectWords(of(face).result, game.options)}`);
  const { throws: counted } = yield* held(game, 'steps', {
    rule: 'PLA-FIR-02',
    title,
    lines,
    proposal: `${throws.length} throws count as they fell`,
    throws: throws.map(({ text, face }, at) => heldThrow(`${at + 1}`, text, face)),
    about: [...new Set(throws.flatMap(({ about }) => about))],
  });
  return stillThere(
    game,
    throws.map(({ of }, at) => of(counted[at]!.face)),
  );
}
const stillThere = ({ state }: Play, hits: readonly Hit[]): Hit[] =>
  hits.filter(({ target }) => baseOf(state, target)?.where === 'table');
