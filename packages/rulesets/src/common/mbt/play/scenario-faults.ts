import { malformed, type Refusal, SIDES } from '@umpire/engine';
import type { PlacedScenario } from './scenario.js';

/** No table of the book is smaller (TAB-02), in inches. */
const LEAST = 12;

/** What no field of a scenario says by itself: terrain that lies beside the table, two of one name. */
export const scenarioFault = (s: PlacedScenario): Refusal | undefined => noTable(s) ?? misplaced(s) ?? sameNames(s);

function noTable({ table }: PlacedScenario): Refusal | undefined {
  const short = (['width', 'depth'] as const).find(way => table[way] < LEAST);
  return short && malformed(`table.${short}`, `a table is at least ${LEAST}" wide and deep`);
}

function misplaced({ table, pieces }: PlacedScenario): Refusal | undefined {
  const flat = pieces.findIndex(({ width, depth }) => width === 0 || depth === 0);
  if (flat >= 0) return malformed(`pieces[${flat}]`, 'has no area');
  const off = pieces.findIndex(p => p.x + p.width > table.width || p.y + p.depth > table.depth);
  return off < 0 ? undefined : malformed(`pieces[${off}]`, 'lies off the table');
}

function sameNames({ pieces, sides }: PlacedScenario): Refusal | undefined {
  const pieceIds = pieces.map(({ id }, i) => [`pieces[${i}].id`, id] as const);
  const standIds = SIDES.flatMap(side =>
    sides[side].groups.flatMap(({ stands }, g) =>
      stands.flatMap(({ ids }, s) =>
        ids.map((id, i) => [`sides.${side}.groups[${g}].stands[${s}].ids[${i}]`, id] as const),
      ),
    ),
  );
  return twice(pieceIds) ?? twice(standIds);
}

function twice(named: readonly (readonly [path: string, id: string])[]): Refusal | undefined {
  const seen = new Set<string>();
  for (const [path, id] of named) {
    if (seen.has(id)) return malformed(path, `there are two ${id}`);
    seen.add(id);
  }
  return undefined;
}
