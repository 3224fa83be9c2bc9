import { contest, type Finding, type Options, type Procedure, type Refusal, type Side } from '@umpire/engine';
import { citation, prohibitedBy } from '../book/lines.js';
import { tellingDie } from '../book/of-square.js';
import type { GroundBook } from './book.js';
import type { TableFacts, TerrainTables } from './tables/terrain.js';
import { featuresWords, type Major, type Minor, NO_TOWN, PLAIN_TERRAIN, ZONES, type Zone } from './words.js';

export type HomeZones = readonly [Zone, Zone] | null;
export type ZoneFound = { readonly zone: Zone } | { readonly chooser: Side; readonly choices: readonly Zone[] };

export const TERRAIN_DICE = ['major', 'mbua', 'minor', 'minor-type'] as const;
export type TerrainDie = (typeof TERRAIN_DICE)[number];

/** What came up for one square, counted from the south-west. */
export interface DicedSquare {
  readonly col: number;
  readonly row: number;
  readonly major: Major;
  readonly mbua: boolean;
  readonly minors: readonly Minor[];
}

export const PURPOSES = ['terrain', 'zone', 'deployment', 'turn'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Contest {
  readonly winner: Side;
  readonly winnerGets: string;
  readonly loserGets: string | null;
}

export function terrainRules(book: GroundBook & TerrainTables) {
  const {
    CLIMATIC_ZONES,
    FIXED_SIZES,
    MAJOR_TERRAIN,
    MBUA_SCORE,
    MINOR_LESS,
    MINOR_TYPES,
    TABLE_BARS,
    WIDTH_FOR_GROUP,
    bestWidth,
    drawsHands,
    idOf,
    ruling,
  } = book;

  const FIXED = [citation(idOf('TAB-03'), 'a fixed table')];
  const BEST = [
    citation(idOf('TAB-01'), `${WIDTH_FOR_GROUP}" wide for every Battle Group used`),
    citation(idOf('TAB-02'), 'at least half as deep as wide'),
  ];

  /** TAB-01 to TAB-03. */
  function tableSize(t: TableFacts): Refusal | Finding<{ width: number; minDepth: number }> {
    const refused = prohibitedBy(TABLE_BARS, t);
    if (refused) return refused;
    if (t.fixed) return { result: FIXED_SIZES[t.fixed], because: FIXED };
    const width = bestWidth(t);
    return { result: { width, minDepth: width / 2 }, because: BEST };
  }

  /** R-33: do the armies' homes decide, or always the die? */
  const homesThatCount = ruling<(homes: HomeZones) => HomeZones>(idOf('R-33'), {
    homeland: homes => homes,
    die: () => null,
  });
  /** between what may the winner choose? */
  const zonesToChoose = ruling<(homes: readonly Zone[]) => readonly Zone[]>(idOf('R-34'), {
    'either-home': homes => homes,
    'any-zone': () => ZONES,
  });

  /** TER-01 to TER-03: one home for both needs no throw, two homes need RPS, none a die. */
  function* climaticZone(
    { homeZones }: { readonly homeZones: HomeZones },
    options: Options,
  ): Procedure<Finding<ZoneFound>> {
    const homes = homesThatCount(options)(homeZones);
    if (!homes) return yield* zoneByDie();
    const [a, b] = homes;
    if (a === b)
      return { result: { zone: a }, because: [citation(idOf('TER-02'), `both armies are at home in ${a}`, a)] };
    const chooser = yield* contest(idOf('TER-03'), 'a', drawsHands(options), 'Rock-Paper-Scissors for the zone');
    return {
      result: { chooser, choices: zonesToChoose(options)(homes) },
      because: [citation(idOf('TER-03'), 'the armies are at home in different zones: the winner chooses')],
    };
  }

  function* zoneByDie(): Procedure<Finding<ZoneFound>> {
    const zoneOf = (score: number): Zone => CLIMATIC_ZONES.find(row => row.die.includes(score))!.zone;
    const score = yield* tellingDie(idOf('TER-01'), 'the die for the climatic zone', zoneOf);
    const zone = zoneOf(score);
    return { result: { zone }, because: [citation(idOf('TER-01'), `a ${score} means ${zone}`, zone)] };
  }

  /** What a score means on each of the four dice. */
  const READ = {
    major: (score: number, zone: Zone) => ({ feature: MAJOR_TERRAIN[score]![zone] }),
    mbua: (score: number, zone: Zone) => ({ present: score >= MBUA_SCORE[zone] }),
    minor: (score: number, zone: Zone) => ({ count: Math.max(0, score - MINOR_LESS[zone]) }),
    'minor-type': (score: number) => ({ feature: MINOR_TYPES[score]! }),
  };
  /** The same in a word or two. */
  const MEANS: Readonly<Record<TerrainDie, (score: number, zone: Zone) => string>> = {
    major: (score, zone) => PLAIN_TERRAIN[MAJOR_TERRAIN[score]![zone]],
    mbua: (score, zone) => (READ.mbua(score, zone).present ? PLAIN_TERRAIN.MBUA : NO_TOWN),
    minor: (score, zone) => featuresWords(READ.minor(score, zone).count),
    'minor-type': score => PLAIN_TERRAIN[MINOR_TYPES[score]!],
  };
  // biome-ignore format: one line a rule
  const CALLED = {
    major:        { rule: idOf('TER-06'), text: 'the die for a major feature' },
    mbua:         { rule: idOf('TER-07'), text: 'the die for a major built-up area' },
    minor:        { rule: idOf('TER-08'), text: 'the die for the number of minor features' },
    'minor-type': { rule: idOf('TER-09'), text: 'the die for a minor feature' },
  } as const;

  /** TER-05 to TER-09: one die of the terrain; the type of a minor feature hangs on no zone. */
  function* terrainDie<T extends TerrainDie>(table: T, zone: Zone): Procedure<Finding<ReturnType<(typeof READ)[T]>>> {
    const { rule, text } = CALLED[table];
    const score = yield* tellingDie(rule, text, one => MEANS[table](one, zone));
    const result = READ[table](score, zone) as ReturnType<(typeof READ)[T]>;
    return { result, because: [citation(rule, text)] };
  }

  // biome-ignore format: one line a rule
  const CONTESTS = {
    terrain:    { rule: idOf('TER-17'), winnerGets: 'places-terrain',           loserGets: 'chooses-edge' },
    zone:       { rule: idOf('TER-03'), winnerGets: 'chooses-zone',             loserGets: null },
    deployment: { rule: idOf('DEP-05'), winnerGets: 'chooses-deployment-order', loserGets: null },
    turn:       { rule: idOf('TRN-03'), winnerGets: 'chooses-round-order',      loserGets: null },
  } as const;

  /** RPS between the players; a draw is shown again (TER-17, TRN-04, R-32). */
  function* rpsContest(purpose: Purpose, options: Options): Procedure<Finding<Contest>> {
    const { rule, winnerGets, loserGets } = CONTESTS[purpose];
    const winner = yield* contest(rule, 'a', drawsHands(options));
    return {
      result: { winner, winnerGets, loserGets },
      because: [citation(rule, 'the players show hands; a draw is shown again')],
    };
  }

  return { tableSize, climaticZone, terrainDie, rpsContest };
}
