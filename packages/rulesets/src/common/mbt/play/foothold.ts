import { forbid, inArea, type Options, type Point, type Refusal } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Measuring } from './facts.js';
import type { Mapping } from './field.js';
import type { Ways } from './legs.js';
import type { Ground, Nature } from './state.js';

export type Footholds = Gift<'terrain', typeof footholds>;

/** On what ground a stand may be set down. */
export function footholds(book: PlayBook & Mapping & Measuring & Ways) {
  const { idOf } = book;
  const { standingAt } = book.engaging;
  const { goingFor } = book.moving;
  const { fieldOf } = book.terrain;
  const { isUnit } = book.words;

  const IMPASSABLE = forbid(idOf('R-142'), 'the ground there is impassable to it');
  const MINED = forbid(idOf('R-142'), 'a mine field lies there');

  /** with its centre on ground that it could cross by day, and in no mine field. Nobody but its owner hears why. */
  const noFoothold = (ground: Ground, at: Point, nature: Nature, options: Options): Refusal | undefined =>
    isImpassable(ground, at, nature, options) ? IMPASSABLE : isMined(ground, at) ? MINED : undefined;

  function isImpassable(ground: Ground, at: Point, nature: Nature, options: Options): boolean {
    const under = standingAt(ground, at);
    // GO speaks of INFANTRY and ARMOUR; a river stops everybody (RIV-06).
    if (!isUnit(nature)) return under.terrain === 'river' && !under.bridge;
    return goingFor(ground, under, nature, 'day', options).going === 'impassable';
  }

  function isMined(ground: Ground, at: Point): boolean {
    const { obstacles } = ground;
    for (let i = 0; i < obstacles.length; i++)
      if (obstacles[i]!.kind === 'MNF' && inArea(fieldOf(ground).obstacles[i]!, at)) return true;
    return false;
  }

  return { noFoothold };
}
