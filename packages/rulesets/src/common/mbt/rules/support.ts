import type { Citation, Finding, Options, Refusal } from '@umpire/engine';
import { citation, prohibitedBy } from '../../book/lines.js';
import type { RulesBook } from '../book.js';
import type { SupportFacts, SupportTables } from '../tables/support.js';

export type { SupportFacts } from '../tables/support.js';

export interface Screen {
  readonly width: number;
  readonly depth: number;
  readonly blocksSight: boolean;
  readonly turnsLeft: number | null;
  readonly removedAt: 'end-of-turn';
}

export interface LitZone {
  readonly diameter: number;
  readonly turnsLeft: number | null;
  readonly removedAt: 'end-of-turn';
}

export function supportRules(book: RulesBook & SupportTables) {
  const { DISTANCES, idOf } = book;
  const { LIGHT_BARS, SMOKE_BARS, STOCK } = book.support;

  const isBattery = ({ stand }: SupportFacts): boolean => book.words.isBattery(stand);

  /** Why a stand may not make this screen, or light this zone. */
  const smokeRefusal = (f: SupportFacts, options: Options): Refusal | undefined => prohibitedBy(SMOKE_BARS, f, options);
  const lightRefusal = (f: SupportFacts, options: Options): Refusal | undefined => prohibitedBy(LIGHT_BARS, f, options);

  /** A battery's turns of fire after this one; null where nobody counts (SMK-07, ILL-07, R-77). */
  const turnsLeft = (f: SupportFacts): number | null =>
    isBattery(f) && !f.attackerDefender ? STOCK - 1 - f.turnsUsed : null;

  // biome-ignore format: one line a rule
  const CITED = {
    batterySmoke: citation(idOf('SMK-01'), `a battery in OTF makes a screen of ${DISTANCES.screen}" by ${DISTANCES.screen}"`),
    unitSmoke:    citation(idOf('SMK-03'), `INFn, INF+ and ARMOUR make a screen of ${DISTANCES.screen}" by ${DISTANCES.screen}"`),
    placed:       citation(idOf('SMK-02'), 'the area is chosen as a target would be'),
    removed:      citation(idOf('SMK-04'), 'a screen is removed at the end of the turn'),
    useless:      citation(idOf('AWC-03'), 'adverse weather makes smoke useless'),
    smokeStock:   citation(idOf('SMK-07'), 'in an attacker/defender game the stock of smoke has no limit'),
    batteryLight: citation(idOf('ILL-01'), `a battery in OTF lights a zone ${DISTANCES.batteryLight}" across`),
    unitLight:    citation(idOf('ILL-03'), `INFn and INF+ light a zone ${DISTANCES.unitLight}" across`),
    lightPlaced:  citation(idOf('ILL-02'), 'the area is chosen as a target would be'),
    lightStock:   citation(idOf('ILL-07'), 'in an attacker/defender game the stock of light has no limit'),
  };

  function smokeFinding(f: SupportFacts, options: Options): Refusal | Finding<Screen> {
    const refused = smokeRefusal(f, options);
    if (refused) return refused;
    const { screen } = DISTANCES;
    const because: Citation[] = isBattery(f) ? [CITED.batterySmoke, CITED.placed] : [CITED.unitSmoke];
    if (isBattery(f) && f.attackerDefender) because.push(CITED.smokeStock);
    if (f.awc) because.push(CITED.useless);
    because.push(CITED.removed);
    const result: Screen = {
      width: screen,
      depth: screen,
      blocksSight: !f.awc,
      turnsLeft: turnsLeft(f),
      removedAt: 'end-of-turn',
    };
    return { result, because };
  }

  function lightFinding(f: SupportFacts, options: Options): Refusal | Finding<LitZone> {
    const refused = lightRefusal(f, options);
    if (refused) return refused;
    const battery = isBattery(f);
    const because: Citation[] = battery ? [CITED.batteryLight, CITED.lightPlaced] : [CITED.unitLight];
    if (battery && f.attackerDefender) because.push(CITED.lightStock);
    const diameter = battery ? DISTANCES.batteryLight : DISTANCES.unitLight;
    return { result: { diameter, turnsLeft: turnsLeft(f), removedAt: 'end-of-turn' }, because };
  }

  return { smokeRefusal, lightRefusal, smokeFinding, lightFinding };
}
