import { type AnyQuestion, malformed, type Refusal, rows } from '@umpire/engine';
import { z } from 'zod';
import { beyond, closerThan } from '../limits.js';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import { CLASSES, PARTS, PIECE_TYPES, ROLES, TABLE_EDGES } from '../pieces.js';
import { describeArmy, keysOf, LIST_NAMES, listOf } from '../rules/army.js';
import { describeDeployment, describeLineGap, type Placed } from '../rules/deployment.js';
import { baseAt } from '../rules/geometry.js';
import { ambushRefusal, describeMarch } from '../rules/march.js';
import { baseSize, depthOf, describeSector, describeTable, tableRefusal, tabletopOf } from '../rules/table.js';
import { adjustTerrain, firstTurn, terrainSquare, terrainThrow } from '../rules/terrain.js';
import { describeTroop, epochsOf, firstRefusal, troopRefusal } from '../rules/troops.js';
import {
  centimetres,
  distance,
  flag,
  list,
  number,
  object,
  oneOf,
  pose,
  question,
  text,
  thrownFor,
  whole,
} from './fields.js';
import { basisFields, narrowRefusal, table, tableFields, tableOf, troop } from './troop.js';

/** IGR-GEN-01. */
// biome-ignore format: one line a rule
const YEAR_BARS = rows<Prohibition<number>>('glory/YEAR_BARS', [
  { rule: 'IGR-GEN-01', text: 'the rules cover the years 1500 to 1900', when: year => year < 1500 || year > 1900 },
]);

/** Conditions between fields: ids that do not fit. */
function misnamed(pieces: readonly { id: string }[], action: string, ids: readonly string[]): Refusal | undefined {
  for (const [i, { id }] of pieces.entries())
    if (pieces.findIndex(p => p.id === id) < i)
      return malformed(`given.pieces[${i}].id`, `there is another piece ${id}`);
  for (const [i, id] of ids.entries())
    if (!pieces.some(p => p.id === id)) return malformed(`given.ids[${i}]`, `there is no piece ${id}`);
  if (new Set(ids).size < ids.length) return malformed('given.ids', 'names a piece twice');
  return action === 'none' && ids.length > 0 ? malformed('given.ids', 'is empty where nothing is done') : undefined;
}

const square = z.tuple([whole(0), whole(0)], { error: 'is a square: [column, row]' });
const vignette = object({
  id: text,
  troop,
  pose,
  role: oneOf(ROLES).default('mbl'),
  line: whole(1).default(1),
  part: oneOf(PARTS).nullable().default(null),
  supports: text.nullable().default(null),
});

function unplaced(vignettes: readonly { id: string; supports: string | null }[]): Refusal | undefined {
  for (const [i, { id }] of vignettes.entries())
    if (vignettes.findIndex(v => v.id === id) < i)
      return malformed(`given.vignettes[${i}].id`, `there is another vignette ${id}`);
  for (const [i, { id, supports }] of vignettes.entries())
    if (supports !== null && (supports === id || !vignettes.some(v => v.id === supports)))
      return malformed(`given.vignettes[${i}].supports`, `there is no other vignette ${supports}`);
  return undefined;
}

const LEGAL = citation('IGR-AMB-04', 'within 30 cm of the enemy, wherever the ambusher likes');

export const SETUP_QUESTIONS: Record<string, AnyQuestion> = {
  epoch: question(
    'Which Epoch is it?',
    object({ year: whole(Number.MIN_SAFE_INTEGER) }),
    ({ year }) => prohibitedBy(YEAR_BARS, year) ?? epochsOf(year),
  ),

  troop: question('What are these troops?', object({ troop }), (given, options) => {
    return troopRefusal(given.troop) ?? describeTroop(given.troop, options);
  }),

  'base-size': question(
    'How large is a base?',
    object({ ...basisFields, class: oneOf(CLASSES).default('HIM') }),
    given => narrowRefusal(given, 'given') ?? baseSize(given),
  ),

  table: question('How is the table divided?', object(tableFields), given => {
    const facts = tableOf(given);
    return narrowRefusal(given, 'given') ?? tableRefusal(facts) ?? describeTable(facts);
  }),

  'terrain-square': thrownFor(
    'What is in a square?',
    object({ edge: flag.default(false) }),
    ['die', 'score'],
    ({ edge }, options) => terrainSquare(edge, options),
  ),

  'terrain-throw': thrownFor('Who may change the terrain?', object({}), [], (_, __, counting) =>
    terrainThrow(counting),
  ),

  'terrain-adjust': question(
    'How does the terrain lie then?',
    object({
      pieces: list(object({ id: text, square, type: oneOf(PIECE_TYPES) })),
      action: oneOf(['remove', 'swap', 'none']),
      ids: list(text).default([]),
    }),
    ({ pieces, action, ids }) => misnamed(pieces, action, ids) ?? adjustTerrain(pieces, { action, ids }),
  ),

  'first-turn': thrownFor('Who has the first turn?', object({}), [], (_, __, counting) => firstTurn(counting)),

  march: question(
    'How far has the column marched?',
    object({ table, column: list(troop, 1), steps: whole(0) }),
    ({ column, steps, ...given }, options) => {
      const facts = tableOf(given.table);
      const refused = narrowRefusal(given.table, 'given.table') ?? firstRefusal(column) ?? tableRefusal(facts);
      return refused ?? describeMarch({ top: tabletopOf(facts), column, steps }, options);
    },
  ),

  'ambush-deploy': question(
    'May a vignette lie in ambush here?',
    object({ distanceCm: centimetres }),
    given => ambushRefusal(given) ?? { result: { legal: true }, because: [LEGAL] },
  ),

  sector: question(
    'In which sector is a point?',
    object({ table, side: oneOf(TABLE_EDGES).default('south'), x: number, y: number }),
    ({ side, x, y, ...given }) => {
      const facts = tableOf(given.table);
      const narrow = narrowRefusal(given.table, 'given.table');
      if (narrow) return narrow;
      const { width, depth } = tabletopOf(facts);
      if (closerThan(x, 0) || beyond(x, width)) return malformed('given.x', `lies on the table: 0 to ${width}`);
      if (closerThan(y, 0) || beyond(y, depth)) return malformed('given.y', `lies on the table: 0 to ${depth}`);
      return tableRefusal(facts) ?? describeSector(facts, side, x, y);
    },
  ),

  deployment: question(
    'May an army stand so?',
    object({
      table,
      side: oneOf(TABLE_EDGES).default('south'),
      linesAllowed: whole(1).default(1),
      vignettes: list(vignette),
    }),
    ({ side, linesAllowed, vignettes, ...given }) => {
      const facts = tableOf(given.table);
      const refused =
        narrowRefusal(given.table, 'given.table') ??
        unplaced(vignettes) ??
        firstRefusal(vignettes.map(v => v.troop)) ??
        tableRefusal(facts);
      if (refused) return refused;
      const placed = vignettes.map((v): Placed => ({ ...v, base: baseAt(v.pose, 1, depthOf(v.troop.class)) }));
      return describeDeployment(placed, { top: tabletopOf(facts), side, linesAllowed });
    },
  ),

  'battle-line-gap': question(
    'May there be such a gap in the main battle line?',
    object({ before: distance.nullable().default(null), after: distance, detached: flag.default(false) }),
    (given, options) => describeLineGap(given, options),
  ),

  army: question(
    'Is an army legal?',
    object({
      list: oneOf(LIST_NAMES),
      multiple: whole(1).default(1),
      vignettes: z.record(z.string(), whole(0), { error: 'is how many of each entry' }),
      general: text,
      key: z.record(z.string(), whole(0), { error: 'is how many of each entry' }).optional(),
      lines: whole(1).default(1),
    }),
    ({ multiple, vignettes, general, key, lines, ...given }) => {
      const army = listOf(given.list)!;
      return describeArmy({
        list: army,
        multiple,
        vignettes: new Map(Object.entries(vignettes)),
        general,
        key: key ? new Map(Object.entries(key)) : keysOf(army, multiple),
        lines,
      });
    },
  ),
};
