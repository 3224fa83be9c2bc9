import { type AnyQuestion, type Finding, malformed, type Procedure, type Refusal, type Side } from '@umpire/engine';
import { MAJORS, MODEL_SCALES, ZONES } from '../pieces.js';
import { deployment, deploymentDepth } from '../rules/deployment.js';
import { type ScaleFacts, scaled } from '../rules/scale.js';
import {
  bestWidth,
  builtUpArea,
  climaticZone,
  majorTerrain,
  minorCount,
  minorType,
  pieceCheck,
  placementRoll,
  tableSize,
} from '../rules/terrain.js';
import { DEPLOYED_KINDS, DEPLOYMENT_PLACES, PLACED_KINDS } from '../tables/terrain.js';
import { metres, object, oneOf, positive, question, varyingQuestion, whole } from './fields.js';

/** A side as questions name it. */
const LETTER: Readonly<Record<Side, 'A' | 'B'>> = { a: 'A', b: 'B' };

function unscaled(given: ScaleFacts): Refusal | undefined {
  const lengths = [given.metres, given.cm, given.inches].filter(n => n !== undefined);
  if (lengths.length !== 1) return malformed('given.metres', 'give exactly one of metres, cm and inches');
  if (given.inches !== undefined && given.modelScale === '2mm')
    return malformed('given.inches', 'the book gives no inches for 2mm');
  return undefined;
}

/** The letters of sides in a result. */
function* lettered<T extends object>(procedure: Procedure<Finding<T>>): Procedure<Finding<unknown>> {
  const { result, because } = yield* procedure;
  const letter = (value: unknown): unknown => (value === 'a' || value === 'b' ? LETTER[value] : value);
  return { result: Object.fromEntries(Object.entries(result).map(([k, v]) => [k, letter(v)])), because };
}

const zone = oneOf(ZONES);
const TERRAIN_PARTS = ['major', 'mbua', 'minor-count', 'minor-type'] as const;

export const SETUP_QUESTIONS: Record<string, AnyQuestion> = {
  scale: question(
    'How long is it on the table?',
    object({
      modelScale: oneOf(MODEL_SCALES),
      metres: metres.optional(),
      cm: metres.optional(),
      inches: metres.optional(),
    }),
    given => unscaled(given) ?? scaled(given),
  ),

  'table-size': question(
    'How large is the table?',
    object({ groupsA: whole(1), groupsB: whole(1), width: positive.optional(), depth: positive.optional() }),
    ({ groupsA, groupsB, ...given }, options) => {
      const optimum = bestWidth(groupsA, groupsB);
      const width = given.width ?? optimum;
      return tableSize(optimum, width, given.depth ?? width / 2, options);
    },
  ),

  'climatic-zone': varyingQuestion(
    'Where is the battle fought?',
    object({ homeA: zone.optional(), homeB: zone.optional() }).prefault({}),
    ({ homeA, homeB }, options, counting) => {
      if (!homeA && homeB) return malformed('given.homeA', 'is needed: the other army has a home zone');
      if (homeA && !homeB) return malformed('given.homeB', 'is needed: the other army has a home zone');
      return lettered(climaticZone(homeA && homeB ? [homeA, homeB] : null, options, counting));
    },
  ),

  'terrain-die': question(
    'What does the terrain die say?',
    object({ part: oneOf(TERRAIN_PARTS), zone: zone.optional(), major: oneOf(MAJORS).default('O') }),
    ({ part, major, ...given }) => {
      if (part === 'minor-type') return minorType(major);
      if (!given.zone) return malformed('given.zone', `is needed: one of ${ZONES.join(', ')}`);
      if (part === 'major') return majorTerrain(given.zone);
      return part === 'mbua' ? builtUpArea(given.zone) : minorCount(given.zone);
    },
  ),

  'terrain-piece': question(
    'May a piece of terrain be so large?',
    object({
      kind: oneOf(PLACED_KINDS),
      width: positive,
      depth: positive,
      cellWidth: positive.default(3000),
      cellDepth: positive.default(3000),
      gap: metres.nullable().default(null),
    }),
    given => pieceCheck(given),
  ),

  'placement-roll': varyingQuestion('Who places the terrain?', object({}).prefault({}), (_, __, counting) =>
    lettered(placementRoll(counting)),
  ),

  deployment: question(
    'May it be deployed there?',
    object({
      place: oneOf(DEPLOYMENT_PLACES),
      kind: oneOf(DEPLOYED_KINDS),
      farEdge: metres.optional(),
      tableDepth: positive.optional(),
    }),
    ({ place, kind, farEdge, tableDepth }, options) => {
      if (place === 'table' && farEdge === undefined)
        return malformed('given.farEdge', 'is needed: the farthest part of the base from its own edge');
      const facts = { place, kind, farEdge: farEdge ?? 0, zoneDepth: deploymentDepth(tableDepth, options) };
      return deployment(facts, options);
    },
  ),
};
