import { forbid, malformed, type Refusal } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Army } from './army-schema.js';
import type { SideState } from './state.js';

export type AgreedNations = Gift<'setup', typeof agreedNations>;

/** HSE-25: the nations that players agree on before the army lists; what an army of theirs is made of stays secret. */
export function agreedNations({ army: { NATIONS }, idOf }: PlayBook) {
  const comesFrom = (nation: string): Refusal =>
    forbid(idOf('HSE-25'), `it was agreed that this army comes from ${nation}`);

  const unknownNation = (nation: string): Refusal | undefined =>
    NATIONS.some(n => n.nation === nation)
      ? undefined
      : malformed('nation', `one of ${NATIONS.map(n => n.nation).join(', ')}`);

  /** Raised by its name. */
  const otherNation = ({ nation }: SideState, raised: string): Refusal | undefined =>
    nation === undefined || nation === raised ? undefined : comesFrom(nation);

  /** A list of a player's own names the regions of its nation, and so has its grade. */
  function otherRegions({ nation }: SideState, { regions }: Pick<Army, 'regions'>): Refusal | undefined {
    if (nation === undefined) return undefined;
    const own = NATIONS.find(n => n.nation === nation)!.regions;
    const same = own.length === new Set(regions).size && regions.every(region => own.includes(region));
    return same ? undefined : comesFrom(nation);
  }

  return { unknownNation, otherNation, otherRegions };
}
