import { rows, table } from '@umpire/engine';
import { beyond } from '../../book/limits.js';
import type { Prohibition } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { OwnerGroup, StandFacts } from '../pieces.js';

/** A stand that would make smoke or light, and where. */
export interface SupportFacts {
  readonly stand: StandFacts;
  /** Turns of fire that the battery has used. */
  readonly turnsUsed: number;
  readonly attackerDefender: boolean;
  readonly awc: boolean;
  /** From the BGHQ that counts to the nearest point of the area. */
  readonly targetToBghq: number;
  readonly ownerGroup: OwnerGroup;
  /** Gap between a unit and what it makes. */
  readonly distance: number;
}

export type SupportTables = Gift<'support', typeof supportTables>;

export function supportTables(book: RulesBook) {
  const { DISTANCES, idOf, inContact, list, ruling } = book;
  const { isAreaFire, isMountedInfantry, isTank } = book.words;

  /** do smoke and light cost the engagement of the turn? */
  const supportIsFree = ruling(idOf('R-75'), { 'instead-of-engaging': false, free: true });

  const isBattery = ({ stand }: SupportFacts): boolean => book.words.isBattery(stand);
  const mounted = ({ stand }: SupportFacts): boolean => isMountedInfantry(stand);

  /** SMK-06, ILL-06: for so many turns of fire a battery has smoke, and as many for light. */
  const STOCK: number = table(list('STOCK'), 2);
  const spent = (f: SupportFacts): boolean => isBattery(f) && f.turnsUsed >= STOCK && !f.attackerDefender;
  const far = (f: SupportFacts): boolean => isBattery(f) && beyond(f.targetToBghq, DISTANCES.targetToBghq);

  // biome-ignore format: one line a rule
  const BEYOND_ITS_BGHQ: Prohibition<SupportFacts> = { rule: idOf('ORG-05'), text: `the area lies beyond ${DISTANCES.targetToBghq}" of the BGHQ of this Battle Group`, when: f => f.ownerGroup === 'mixed' && far(f) };
  // biome-ignore format: one line a rule
  const BEYOND_EVERY_BGHQ: Prohibition<SupportFacts> = { rule: idOf('ORG-06'), text: `the area lies beyond ${DISTANCES.targetToBghq}" of every BGHQ of this side`, when: f => f.ownerGroup === 'air-artillery' && far(f) };

  // biome-ignore format: one line a rule
  const SMOKE_BARS = rows<Prohibition<SupportFacts>>(list('SMOKE_BARS'), [
    { rule: idOf('SMK-01'), text: 'of the ARTILLERY only OTF makes smoke', when: f => isBattery(f) && !isAreaFire(f.stand) },
    { rule: idOf('SMK-03'), text: 'INF- and AIRCRAFT make no smoke', when: f => !isBattery(f) && !mounted(f) && !isTank(f.stand) },
    { rule: idOf('R-75'),   text: 'this stand has engaged, and smoke takes the place of an engagement', when: (f, o) => f.stand.hasEngaged && !supportIsFree(o) },
    { rule: idOf('SMK-06'), text: 'this battery has no smoke left', when: spent },
    BEYOND_ITS_BGHQ,
    BEYOND_EVERY_BGHQ,
    { rule: idOf('R-74'),   text: 'a unit makes its smoke in touch with its own base', when: f => !isBattery(f) && !inContact(f.distance) },
  ]);

  // biome-ignore format: one line a rule
  const LIGHT_BARS = rows<Prohibition<SupportFacts>>(list('LIGHT_BARS'), [
    { rule: idOf('ILL-01'), text: 'of the ARTILLERY only OTF makes light', when: f => isBattery(f) && !isAreaFire(f.stand) },
    { rule: idOf('ILL-03'), text: 'INF-, ARMOUR and AIRCRAFT make no light', when: f => !isBattery(f) && !mounted(f) },
    { rule: idOf('R-75'),   text: 'this stand has engaged, and light takes the place of an engagement', when: (f, o) => f.stand.hasEngaged && !supportIsFree(o) },
    { rule: idOf('ILL-06'), text: 'this battery has no illumination left', when: spent },
    BEYOND_ITS_BGHQ,
    BEYOND_EVERY_BGHQ,
    { rule: idOf('R-76'),   text: `a unit lights a zone within ${DISTANCES.unitLightReach}" of its base`, when: f => !isBattery(f) && beyond(f.distance, DISTANCES.unitLightReach) },
  ]);

  return { supportIsFree, STOCK, SMOKE_BARS, LIGHT_BARS };
}
