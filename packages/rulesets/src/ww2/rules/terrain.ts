import {
  type Citation,
  type Finding,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
  whichDie,
} from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import { tellingDie } from '../../common/book/of-square.js';
import { opposed } from '../../common/book/opposed.js';
import { featuresWords, NO_TOWN, PLAIN_TERRAIN } from '../../common/ground/words.js';
import { type Major, type Minor, ZONES, type Zone } from '../pieces.js';
import {
  anyZoneMayBeChosen,
  CLIMATIC_ZONES,
  homesDecide,
  LENGTHS,
  MAJOR_RULES,
  MAJOR_TERRAIN,
  MBUA_SCORE,
  MINOR_DICE,
  MINOR_RULES,
  MINOR_TYPES,
  PIECE_BARS,
  PIECE_RULES,
  type PieceFacts,
  squareSide,
  TABLE_BARS,
  zoneDepth,
} from '../tables/terrain.js';

export interface TableSize {
  readonly optimumWidth: number;
  readonly minimumDepth: number;
  readonly width: number;
  readonly depth: number;
  readonly deploymentDepth: number;
}
/** WW2-TAB-01, WW2-R-05: for each battle group of the larger side. */
export const bestWidth = (groupsA: number, groupsB: number): number => LENGTHS.group * Math.max(groupsA, groupsB);

const WIDTH = citation('WW2-TAB-01', `${LENGTHS.group}m of width for each battle group of the larger side`);
const DEPTH = citation('WW2-TAB-02', 'at least half as deep as wide');
const ZONE = citation('WW2-DEP-01', `each side deploys within ${LENGTHS.deployment}m of its edge`);
export const CLIPPED = citation('WW2-R-06', `the zones leave ${LENGTHS.between}m between them`);

/** WW2-TAB-01, WW2-TAB-02, WW2-DEP-01: a table, and how deep its deployment zones are. */
export function tableSize(
  optimumWidth: number,
  width: number,
  depth: number,
  options: Options,
): Refusal | Finding<TableSize> {
  const refused = prohibitedBy(TABLE_BARS, { width, depth });
  if (refused) return refused;
  const deploymentDepth = zoneDepth(options)(depth);
  const because = [WIDTH, DEPTH, ZONE];
  if (deploymentDepth < LENGTHS.deployment) because.push(CLIPPED);
  return { result: { optimumWidth, minimumDepth: width / 2, width, depth, deploymentDepth }, because };
}

/** WW2-R-09: the squares of a table: so many columns and rows of equal cells. */
export function cellsOf(width: number, depth: number, options: Options): { columns: number; rows: number } {
  const side = squareSide(options);
  return { columns: Math.max(1, Math.round(width / side)), rows: Math.max(1, Math.round(depth / side)) };
}

export interface ZoneFound {
  readonly zone: Zone | null;
  readonly chooser: Side | null;
  readonly choices: readonly Zone[];
}
const RETHROWN = citation('WW2-R-13', 'equal scores are thrown again');
const HIGHER_CHOOSES = citation('WW2-TER-08', 'the armies come from different zones: the higher score chooses');

/** WW2-TER-01 to WW2-TER-08: where the battle is fought, or who chooses. */
export function* climaticZone(
  homes: readonly [Zone, Zone] | null,
  options: Options,
  counting = false,
): Procedure<Finding<ZoneFound>> {
  if (!homes || !homesDecide(options)) return yield* zoneByDie();
  const [a, b] = homes;
  if (a === b) {
    const because = [citation('WW2-TER-07', `both armies come from the ${a} zone`, a)];
    return { result: { zone: a, chooser: null, choices: [] }, because };
  }
  const thrown = yield* opposed('WW2-TER-08', 'the throw for the zone', counting);
  const result = {
    zone: null,
    chooser: thrown.a > thrown.b ? ('a' as const) : ('b' as const),
    choices: anyZoneMayBeChosen(options) ? ZONES : homes,
  };
  return { result, because: thrown.tied ? [HIGHER_CHOOSES, RETHROWN] : [HIGHER_CHOOSES] };
}
function* zoneByDie(): Procedure<Finding<ZoneFound>> {
  const rowOf = (one: number) => CLIMATIC_ZONES.find(row => row.die.includes(one))!;
  const score = yield* tellingDie('WW2-TER-01', 'the die for the climatic zone', one => rowOf(one).zone);
  const { zone, rule } = rowOf(score);
  return { result: { zone, chooser: null, choices: [] }, because: [citation(rule, `a ${score} is ${zone}`, zone)] };
}

/** WW2-TER-10: the major terrain of a square. */
export function* majorTerrain(zone: Zone): Procedure<Finding<{ major: Major }>> {
  const majorOf = (one: number) => MAJOR_TERRAIN[one]![zone];
  const score = yield* tellingDie('WW2-TER-10', 'the die for major terrain', one => PLAIN_TERRAIN[majorOf(one)]);
  const major = majorOf(score);
  return { result: { major }, because: [citation(MAJOR_RULES[score]!, `a ${score} in the ${zone} zone`, major)] };
}
/** WW2-TER-17, WW2-TER-20. */
export function* builtUpArea(zone: Zone): Procedure<Finding<{ mbua: boolean }>> {
  const need = MBUA_SCORE[zone];
  const meaning = (score: number) => (score >= need ? PLAIN_TERRAIN.MBUA : NO_TOWN);
  const mbua = (yield* tellingDie('WW2-TER-20', 'the die for a major built-up area', meaning)) >= need;
  return { result: { mbua }, because: [citation('WW2-TER-17', 'a major built-up area', `${need}+`)] };
}
/** WW2-TER-18, WW2-TER-21: how many minor features a square has. */
export function* minorCount(zone: Zone): Procedure<Finding<{ count: number }>> {
  const thrown = MINOR_DICE[zone];
  let count = 0;
  for (let i = 1; i <= thrown; i++)
    count += yield* whichDie(
      `die ${i} of ${thrown}`,
      tellingDie('WW2-TER-21', 'a die for the number of minor features', featuresWords),
    );
  return { result: { count }, because: [citation('WW2-TER-18', 'minor features in the square', `${thrown}D6`)] };
}
const NO_WOOD = citation('WW2-TER-25', 'a wood in forest is ignored');
/** WW2-TER-22 to WW2-TER-25: what a minor feature is. */
export function* minorType(major: Major): Procedure<Finding<{ minor: Minor | null }>> {
  const hasWood = major === 'LFA' || major === 'SFH';
  const score = yield* tellingDie('WW2-TER-22', 'the die for a minor feature', one =>
    hasWood && MINOR_TYPES[one] === 'wood' ? 'no more than forest' : PLAIN_TERRAIN[MINOR_TYPES[one]!],
  );
  const minor = MINOR_TYPES[score]!;
  const because: Citation[] = [citation(MINOR_RULES[minor], `a ${score} is a ${minor}`, minor)];
  if (minor !== 'wood' || !hasWood) return { result: { minor }, because };
  return { result: { minor: null }, because: [...because, NO_WOOD] };
}

/** WW2-TER-19, WW2-TER-26, WW2-TER-27, WW2-TER-30: whether a rectangular piece may be laid. */
export function pieceCheck(piece: PieceFacts): Refusal | Finding<{ legal: true }> {
  const refused = prohibitedBy(PIECE_BARS, piece);
  if (refused) return refused;
  return {
    result: { legal: true },
    because: PIECE_RULES[piece.kind].map(rule => citation(rule, 'it is of a legal size')),
  };
}

export interface PlacementRoll {
  readonly placesTerrain: Side;
  readonly choosesEdge: Side;
  readonly choosesFirstMove: Side;
}
const PLACES = citation('WW2-TER-33', 'the higher score places all the terrain');
const EDGE = citation('WW2-TER-34', 'the lower chooses his base edge');
const FIRST = citation('WW2-TER-36', 'and decides who moves first');

/** WW2-TER-33 to WW2-TER-36. */
export function* placementRoll(counting = false): Procedure<Finding<PlacementRoll>> {
  const thrown = yield* opposed('WW2-TER-33', 'the throw for placing the terrain', counting);
  const [winner, loser] = thrown.a > thrown.b ? (['a', 'b'] as const) : (['b', 'a'] as const);
  const result = { placesTerrain: winner, choosesEdge: loser, choosesFirstMove: loser };
  return { result, because: thrown.tied ? [PLACES, EDGE, FIRST, RETHROWN] : [PLACES, EDGE, FIRST] };
}
