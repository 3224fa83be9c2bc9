import { type AnyQuestion, type Citation, malformed, type Options, type Refusal } from '@umpire/engine';
import { rounded } from '../limits.js';
import { citation } from '../lines.js';
import { ARMIES, DEFEATS, ENTERED, type Pose, REPULSES, type Troop } from '../pieces.js';
import { baseAt } from '../rules/geometry.js';
import { marksOf, rallyOf } from '../rules/morale.js';
import { passesFriends, ratesOf, toldPose } from '../rules/movement.js';
import {
  describeMeleeBreak,
  describeShotBreak,
  followUpOf,
  repulseDistance,
  repulseOf,
  wayBack,
} from '../rules/results.js';
import { depthOf } from '../rules/table.js';
import { firstRefusal, troopRefusal } from '../rules/troops.js';
import { victoryOf } from '../rules/victory.js';
import { columnAgainst, factorOf } from '../tables/melee.js';
import { MARKS } from '../tables/results.js';
import { distance, flag, list, object, oneOf, pose, question, whole } from './fields.js';
import { troop } from './troop.js';

const BY = ['melee', 'shooting'] as const;
const PRINTED = ['Break', 'B', 'D'] as const;
const obstacle = distance.nullable().default(null);
const going = oneOf(ENTERED).default('good');
const factor = whole(Number.MIN_SAFE_INTEGER);

const DIRECTION = citation('IGR-R-78', 'straight back, unless the enemy is behind');

/** Where a repulse leads, by IGR-R-78. */
function poseAfter(t: Troop, from: Pose, enemy: Pose, moved: number): Pose {
  const base = baseAt(from, 1, depthOf(t.class));
  const { dx, dy, facing } = wayBack(base, enemy);
  return toldPose({ x: from.x + dx * moved, y: from.y + dy * moved, facing: ((facing % 360) + 360) % 360 });
}

function lonePose(given: { pose?: unknown; enemyPose?: unknown }): Refusal | undefined {
  if (given.pose !== undefined && given.enemyPose === undefined)
    return malformed('given.enemyPose', 'is needed where a pose is given');
  if (given.pose === undefined && given.enemyPose !== undefined)
    return malformed('given.pose', 'is needed where the pose of the enemy is given');
  return undefined;
}

const FREE = Number.POSITIVE_INFINITY;
const repulseSchema = object({
  troop,
  result: oneOf(REPULSES),
  going,
  friend: obstacle,
  enemy: obstacle,
  impassable: obstacle,
  edge: obstacle,
  pose: pose.optional(),
  enemyPose: pose.optional(),
});

export const RESULT_QUESTIONS: Record<string, AnyQuestion> = {
  repulse: question('Where does a repulse end?', repulseSchema, (given, options: Options) => {
    const refused = lonePose(given) ?? troopRefusal(given.troop);
    if (refused) return refused;
    const full = repulseDistance(given.troop, given.result, given.going, options);
    const because: Citation[] = [ratesOf(given.troop, options).cited];
    const ways = {
      friend: given.friend ?? FREE,
      enemy: given.enemy ?? FREE,
      impassable: given.impassable ?? FREE,
      edge: given.edge ?? FREE,
    };
    const { troop, result: driven } = given;
    const facts = { troop, passesFriends: passesFriends(troop), result: driven, distance: full, ways };
    const found = repulseOf(facts, options, because);
    const result = { distance: full, ...found, moved: rounded(found.moved) };
    if (!given.pose || !given.enemyPose) return { result, because };
    because.push(DIRECTION);
    const after = found.outcome === 'break' ? null : poseAfter(given.troop, given.pose, given.enemyPose, found.moved);
    return { result: { ...result, pose: after }, because };
  }),

  break: question(
    'Is it broken?',
    object({
      troop,
      enemy: troop,
      by: oneOf(BY).default('melee'),
      printed: oneOf(PRINTED).optional(),
      baseFactor: factor.optional(),
      reducedFactor: factor.optional(),
    }),
    ({ enemy, by, printed = by === 'melee' ? 'Break' : 'B', ...given }, options) => {
      if ((by === 'melee') !== (printed === 'Break'))
        return malformed('given.printed', by === 'melee' ? 'is Break in a melee' : 'is B or D by shooting');
      const refused = firstRefusal([given.troop, enemy]);
      if (refused) return refused;
      if (printed !== 'Break') return describeShotBreak(given.troop, printed, options);
      const baseFactor = given.baseFactor ?? factorOf(given.troop, columnAgainst(enemy.class), options);
      const reducedFactor = given.reducedFactor ?? baseFactor;
      const facts = { class: given.troop.class, enemy: enemy.class, baseFactor, reducedFactor };
      return describeMeleeBreak(given.troop, facts, options);
    },
  ),

  'follow-up': question(
    'Must it follow up?',
    object({ winner: troop, loser: oneOf(DEFEATS), by: oneOf(BY).default('melee'), going }),
    (given, options) => troopRefusal(given.winner) ?? followUpOf(given, options),
  ),

  marks: question(
    'How many bands does it carry?',
    object({ army: oneOf(ARMIES), results: list(oneOf(MARKS)) }),
    ({ army, results }, options) => marksOf(army, results, options),
  ),

  rally: question(
    'Does it rally?',
    object({
      army: oneOf(ARMIES),
      bands: whole(0),
      activated: flag.default(true),
      moved: flag.default(false),
      fought: flag.default(false),
      shotAt: flag.default(false),
    }),
    (given, options) => rallyOf(given, options),
  ),

  victory: question(
    'Has a side lost?',
    object({
      battleLine: whole(1),
      battleLineBroken: whole(0).default(0),
      keyBroken: whole(0).default(0),
      generalBroken: flag.default(false),
      lines: whole(1).default(1),
      lastLineBroken: whole(0).default(0),
    }),
    (given, options) => {
      if (given.battleLineBroken > given.battleLine)
        return malformed('given.battleLineBroken', 'is more than there were');
      if (given.lastLineBroken > 0 && given.lines === 1)
        return malformed('given.lastLineBroken', 'is 0 where there is one line');
      return victoryOf(given, options);
    },
  ),
};
