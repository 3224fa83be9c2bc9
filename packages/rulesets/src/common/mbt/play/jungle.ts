import { forbid, type Refusal } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Ground, PieceOfTerrain } from './state.js';

type Kind = PieceOfTerrain['kind'];
const FOREST: readonly Kind[] = ['LFA', 'SFH'];

/** GO-15: whether a piece of this ground can be jungle at all. */
const maybeJungle = (ground: Ground, kind: Kind): boolean => ground.zone === 'Tropical' && FOREST.includes(kind);

/** What is left to whoever places a piece: whether it is jungle, as far as nobody agreed on it (HSE-24). */
export function jungleChoices(ground: Ground, kind: Kind | undefined): readonly boolean[] {
  if (!kind || !maybeJungle(ground, kind)) return [false];
  return ground.jungle === undefined ? [false, true] : [ground.jungle];
}

/** HSE-04: the program lays jungle where it was agreed on. */
export const laidAsJungle = (ground: Ground, kind: Kind): boolean =>
  ground.jungle === true && maybeJungle(ground, kind);

export type Jungle = Gift<'terrain', typeof jungles>;

/** HSE-24: which forest is jungle. */
export function jungles({ idOf }: PlayBook) {
  const ALL = forbid(idOf('HSE-24'), 'it was agreed that forest is jungle here');
  const NONE = forbid(idOf('HSE-24'), 'it was agreed that no forest is jungle');

  const NO_FOREST = forbid(idOf('HSE-24'), 'only forest can be jungle');

  function notAgreed(ground: Ground, { kind, jungle }: PieceOfTerrain): Refusal | undefined {
    if (jungle && !FOREST.includes(kind)) return NO_FOREST;
    if (ground.jungle === undefined || !maybeJungle(ground, kind) || ground.jungle === jungle) return undefined;
    return ground.jungle ? ALL : NONE;
  }

  return { notAgreed };
}
