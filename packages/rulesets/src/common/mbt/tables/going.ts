import { type Citation, type Options, type RuleId, rows } from '@umpire/engine';
import { byKey, citation, type Prohibition } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { Going, Light, SubClass, Terrain, Zone } from '../pieces.js';

/** HSE-26: another piece that meets the first where a centre is. */
export interface Meeting {
  readonly terrain: Terrain;
  readonly jungle: boolean;
}

/** A stretch of ground, and who crosses it. */
export interface GroundFacts {
  readonly subClass: SubClass;
  readonly terrain: Terrain;
  readonly road: boolean;
  readonly bridge: boolean;
  readonly jungle: boolean;
  readonly obstruction?: boolean;
  readonly meets?: readonly Meeting[] | undefined;
  readonly jungleTrained: boolean;
  readonly zone: Zone;
  readonly light: Light;
}

export interface GoingLine {
  readonly terrain: Terrain;
  readonly rule: RuleId;
  readonly effect: Going;
  readonly text: string;
  when(g: GroundFacts, options: Options): boolean;
}

const always = (): boolean => true;

/** A line's answer: the going, and the rules that bore on it. */
export interface GoingFound {
  readonly going: Going;
  /** The line used, whatever the hour. */
  readonly rule: RuleId;
  readonly because: readonly Citation[];
}

/** A line with its three answers made: by day, by night, and by night on a road or bridge. */
export interface ReadyGoing extends GoingLine {
  readonly byDay: GoingFound;
  readonly byNight: GoingFound;
  readonly byNightOnRoad: GoingFound;
}

export type GoingTables = Gift<'moving', typeof goingTables>;

export function goingTables(book: RulesBook) {
  const { idOf, list, ruling } = book;
  const { isTank: armour, isMountedInfantry: mounted, isLightInfantry: light } = book.words;

  /** GO-03, R-28: training lifts the limit to roads, for INFANTRY, and nothing else. */
  const onlyByRoad = (g: GroundFacts): boolean => g.jungle && !(g.jungleTrained && !armour(g));

  /** what a minor wood or hill does to movement. */
  const minorsHamper = ruling(idOf('R-23'), { good: false, mapped: true });

  /** GO-01 to GO-14, RIV-04, RIV-06. Of the lines of a terrain the first that applies holds. */
  // biome-ignore format: the book's own layout
  const LINES = rows<GoingLine>(list('GOING'), [
    { terrain: 'O',    rule: idOf('HSE-09'), effect: 'impassable', text: 'an obstruction is impassable to ARMOUR', when: g => g.obstruction === true && armour(g) },
    { terrain: 'O',    rule: idOf('HSE-09'), effect: 'bad',  text: 'an obstruction is bad going to INFANTRY', when: g => g.obstruction === true },
    { terrain: 'O',    rule: idOf('GO-05'),  effect: 'good', text: 'a road is good going', when: g => g.road },
    { terrain: 'O',    rule: idOf('GO-13'),  effect: 'good', text: 'open ground is good going to all', when: always },
    { terrain: 'H',    rule: idOf('GO-10'),  effect: 'good', text: 'ARMOUR crosses highland by road', when: g => g.road && armour(g) },
    { terrain: 'H',    rule: idOf('GO-11'),  effect: 'good', text: 'by road, highland is good going to INFn and INF+', when: g => g.road && mounted(g) },
    { terrain: 'H',    rule: idOf('GO-10'),  effect: 'impassable', text: 'ARMOUR crosses highland only by road', when: armour },
    { terrain: 'H',    rule: idOf('GO-11'),  effect: 'bad',  text: 'highland is bad going to INFn and INF+', when: mounted },
    { terrain: 'H',    rule: idOf('GO-12'),  effect: 'good', text: 'highland is good going to INF-', when: light },
    { terrain: 'LFA',  rule: idOf('GO-08'),  effect: 'good', text: 'ARMOUR crosses a jungle by road', when: g => g.jungle && g.road && armour(g) },
    { terrain: 'LFA',  rule: idOf('GO-05'),  effect: 'good', text: 'a road is good going', when: g => g.road },
    { terrain: 'LFA',  rule: idOf('GO-08'),  effect: 'impassable', text: 'ARMOUR crosses a jungle only by road', when: g => g.jungle && armour(g) },
    { terrain: 'LFA',  rule: idOf('GO-09'),  effect: 'bad',  text: 'a jungle is bad going to troops', when: g => g.jungle },
    { terrain: 'LFA',  rule: idOf('GO-06'),  effect: 'impassable', text: 'a forest is impassable to ARMOUR', when: armour },
    { terrain: 'LFA',  rule: idOf('GO-07'),  effect: 'bad',  text: 'a forest is bad going to INFn and INF+', when: mounted },
    { terrain: 'LFA',  rule: idOf('R-24'),   effect: 'good', text: 'a forest is good going to INF-', when: light },
    { terrain: 'SFH',  rule: idOf('GO-04'),  effect: 'bad',  text: 'a road through steep jungle is bad going', when: g => g.road && g.jungle },
    { terrain: 'SFH',  rule: idOf('GO-05'),  effect: 'good', text: 'a road is good going', when: g => g.road },
    { terrain: 'SFH',  rule: idOf('GO-03'),  effect: 'impassable', text: 'steep jungle is left to roads and to jungle-trained infantry', when: onlyByRoad },
    { terrain: 'SFH',  rule: idOf('GO-01'),  effect: 'impassable', text: 'steep forest is impassable to ARMOUR, INFn and INF+', when: g => !light(g) },
    { terrain: 'SFH',  rule: idOf('GO-02'),  effect: 'bad',  text: 'steep forest is bad going to INF-', when: light },
    { terrain: 'MBUA', rule: idOf('GO-14'),  effect: 'bad',  text: 'a built-up area is bad going, its roads included', when: always },
    { terrain: 'BUA',  rule: idOf('GO-14'),  effect: 'bad',  text: 'a built-up area is bad going, its roads included', when: always },
    { terrain: 'wood', rule: idOf('GO-05'),  effect: 'good', text: 'a road is good going', when: g => g.road },
    { terrain: 'wood', rule: idOf('R-23'),   effect: 'bad',  text: 'a wood is bad going to all but INF-', when: (g, o) => minorsHamper(o) && !light(g) },
    { terrain: 'wood', rule: idOf('R-23'),   effect: 'good', text: 'a wood is good going', when: always },
    { terrain: 'hill', rule: idOf('GO-05'),  effect: 'good', text: 'a road is good going', when: g => g.road },
    { terrain: 'hill', rule: idOf('R-23'),   effect: 'bad',  text: 'a hill is bad going to ARMOUR', when: (g, o) => minorsHamper(o) && armour(g) },
    { terrain: 'hill', rule: idOf('R-23'),   effect: 'good', text: 'a hill is good going', when: always },
    { terrain: 'river', rule: idOf('RIV-04'), effect: 'good', text: 'a bridge crosses the river', when: g => g.bridge },
    { terrain: 'river', rule: idOf('RIV-06'), effect: 'impassable', text: 'a river is crossed by a bridge only', when: always },
  ]);

  // biome-ignore format: one line a rule
  const GROUND_BARS = rows<Prohibition<Pick<GroundFacts, 'jungle' | 'zone'>>>(list('GROUND_BARS'), [
    { rule: idOf('GO-15'), text: 'there is jungle in the Tropical zone only', when: g => g.jungle && g.zone !== 'Tropical' },
  ]);

  const NIGHT = citation(idOf('DAY-07'), 'by night the going is bad', 'bad');
  const NIGHT_ROAD = citation(idOf('DAY-08'), 'a road keeps its going by night');
  function ready(line: GoingLine): ReadyGoing {
    const { rule, effect: going, text } = line;
    const cited = citation(rule, text, going);
    const byDay = { going, rule, because: [cited] };
    if (going !== 'good') return { ...line, byDay, byNight: byDay, byNightOnRoad: byDay };
    return {
      ...line,
      byDay,
      byNight: { going: 'bad', rule, because: [cited, NIGHT] },
      byNightOnRoad: { going, rule, because: [cited, NIGHT_ROAD] },
    };
  }
  const GOING_OF: Readonly<Partial<Record<Terrain, readonly ReadyGoing[]>>> = byKey(
    LINES.map(ready),
    line => line.terrain,
  );

  return { GROUND_BARS, GOING_OF };
}
