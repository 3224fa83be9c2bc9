import { type AnyQuestion, type Finding, malformed, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { flag, list, number, object, oneOf, question, text, whole } from '../../book/fields.js';
import { citation } from '../../book/lines.js';
import type { PlacementFacts } from '../../ground/tables/placement.js';
import { FIXED_TABLES, SQUARE_SIZES } from '../../ground/tables/terrain.js';
import { PURPOSES, TERRAIN_DICE } from '../../ground/terrain.js';
import { MAJORS, MINORS, PIECE_KINDS, ZONES } from '../pieces.js';
import type { QuestionBook } from './book.js';
import { distance } from './fields.js';

/** The table and its terrain. */
export function terrainQuestions(book: QuestionBook): Record<string, AnyQuestion> {
  const { idOf } = book;
  const { climaticZone, placementRefusal, rpsContest, tableSize, terrainDie } = book;

  const zone = oneOf(ZONES);
  const pair = <T extends z.ZodType>(of: T) => z.tuple([of, of], { error: 'is a list of two' });

  const placementSchema = object({
    squareSize: z.literal(SQUARE_SIZES, { error: `is one of ${SQUARE_SIZES.join(', ')}` }),
    columns: whole(1),
    rows: whole(1),
    squares: list(
      object({
        col: whole(0),
        row: whole(0),
        major: oneOf(MAJORS).default('O'),
        mbua: flag.default(false),
        minors: list(oneOf(MINORS)).default([]),
      }),
    ).default([]),
    pieces: list(
      object({ id: text, kind: oneOf(PIECE_KINDS), x: number, y: number, width: distance, depth: distance }),
    ).default([]),
    roads: list(pair(text)).default([]),
    river: object({ course: oneOf(['diagonal', 'across']), agreed: flag })
      .nullable()
      .default(null),
  });

  /** Conditions between fields: names that do not fit together. */
  function misnamed({ columns, rows, squares, pieces, roads }: PlacementFacts): Refusal | undefined {
    for (const [i, { col, row }] of squares.entries()) {
      if (col >= columns || row >= rows) return malformed(`given.squares[${i}]`, 'lies outside the table');
      if (squares.findIndex(s => s.col === col && s.row === row) < i)
        return malformed(`given.squares[${i}]`, 'is listed twice');
    }
    for (const [i, { id }] of pieces.entries())
      if (pieces.findIndex(p => p.id === id) < i)
        return malformed(`given.pieces[${i}].id`, `there is another piece ${id}`);
    for (const [i, ends] of roads.entries())
      for (const [j, end] of ends.entries())
        if (!pieces.some(p => p.id === end)) return malformed(`given.roads[${i}][${j}]`, `there is no piece ${end}`);
    return undefined;
  }

  const LEGAL = citation(idOf('TER-18'), 'terrain lies as it was diced');
  const placed = (table: PlacementFacts): Finding<{ legal: true; pieces: number }> => ({
    result: { legal: true, pieces: table.pieces.length },
    because: [LEGAL],
  });

  const questions: Record<string, AnyQuestion> = {
    'table-size': question(
      'How large is the table?',
      object({
        groupsA: whole(1),
        groupsB: whole(1),
        fixed: oneOf(FIXED_TABLES).nullable().default(null),
        depth: distance.nullable().default(null),
      }),
      tableSize,
    ),

    'climatic-zone': question(
      'In which climatic zone is the battle?',
      object({ homeZones: pair(zone).nullable().default(null) }),
      climaticZone,
    ),

    'terrain-die': question(
      'What does a terrain die bring?',
      object({ table: oneOf(TERRAIN_DICE), zone: zone.optional() }),
      ({ table, zone }) => {
        if (!zone && table !== 'minor-type') return malformed('given.zone', `is needed: one of ${ZONES.join(', ')}`);
        return terrainDie(table, zone ?? 'Temperate'); // the type of a minor feature hangs on no zone
      },
    ),

    'terrain-placement': question(
      'Is the terrain placed as the rules want it?',
      placementSchema,
      table => misnamed(table) ?? placementRefusal(table) ?? placed(table),
    ),

    'rps-contest': question(
      'Who wins Rock-Paper-Scissors, and what does he win?',
      object({ purpose: oneOf(PURPOSES) }),
      ({ purpose }, options) => rpsContest(purpose, options),
    ),
  };

  return questions;
}
