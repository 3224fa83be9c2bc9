import { forbid, malformed, type Refusal } from '@umpire/engine';
import type { BookIds } from '../../book/ids.js';
import type { Gift } from '../../book/parts.js';
import type { PlayGifts } from '../book.js';
import type { Army, ArmyBattleGroup } from './army-schema.js';
import type { SideState } from './state.js';

interface NationsBook extends Pick<BookIds, 'idOf'> {
  readonly army: Pick<PlayGifts['army'], 'NATIONS'>;
}

/** An army and its groups by where they come from. */
type OfRegions = Pick<Army, 'regions'> & { readonly battleGroups: readonly Pick<ArmyBattleGroup, 'regions'>[] };

export type AgreedNations = Gift<'setup', typeof agreedNations>;

/** HSE-25: the nations that players agree on before the army lists; what an army of theirs is made of stays secret. */
export function agreedNations({ army: { NATIONS }, idOf }: NationsBook) {
  const comesFrom = (...nations: readonly string[]): Refusal =>
    forbid(idOf('HSE-25'), `it was agreed that this army comes from ${nations.join(' or ')}`);

  const unknownNation = (nation: string): Refusal | undefined =>
    NATIONS.some(n => n.nation === nation)
      ? undefined
      : malformed('nation', `one of ${NATIONS.map(n => n.nation).join(', ')}`);

  /** Raised by its name. */
  const otherNation = ({ nation }: SideState, raised: string): Refusal | undefined =>
    nation === undefined || nation === raised ? undefined : comesFrom(nation);

  function isOf(nation: string, regions: readonly string[]): boolean {
    const own = NATIONS.find(n => n.nation === nation)!.regions;
    return own.length === new Set(regions).size && regions.every(region => own.includes(region));
  }

  /** A contingent is a part of an army. */
  const MOSTLY_CONTINGENTS = forbid(
    idOf('HSE-25'),
    'at least half of its Battle Groups are of the nation that was agreed on',
  );
  function isMostly(nation: string, { regions, battleGroups }: OfRegions): boolean {
    const own = battleGroups.filter(group => isOf(nation, group.regions ?? regions)).length;
    return 2 * own >= battleGroups.length;
  }

  /** A list of a player's own names the regions of its nation, and so has its grade: of any of these, if there are some. */
  function ofNoneOf(nations: readonly string[], army: OfRegions): Refusal | undefined {
    if (nations.length === 0) return undefined;
    const from = nations.filter(nation => isOf(nation, army.regions));
    if (from.length === 0) return comesFrom(...nations);
    return from.some(nation => isMostly(nation, army)) ? undefined : MOSTLY_CONTINGENTS;
  }
  const otherRegions = ({ nation }: SideState, army: OfRegions): Refusal | undefined =>
    ofNoneOf(nation === undefined ? [] : [nation], army);

  return { unknownNation, otherNation, ofNoneOf, otherRegions };
}
