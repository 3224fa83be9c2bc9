import { malformed, type Refusal, SIDES } from '@umpire/engine';
import { GUIDE_FOUND } from './guide-moments.js';
import type { PlacedScenario } from './scenario.js';

/** HSE-18, in inches; no table of the book is smaller (TAB-02). */
const LEAST = 12;
const MOST = 240;

/** What no field of a scenario says by itself: terrain that lies beside the table, two of one name. */
export const scenarioFault = (s: PlacedScenario): Refusal | undefined =>
  noTable(s) ?? misplaced(s) ?? dryJungle(s) ?? sameNames(s) ?? sameEdges(s) ?? nobodyLeftOut(s) ?? nothingShown(s);

function noTable({ table }: PlacedScenario): Refusal | undefined {
  const wrong = (['width', 'depth'] as const).find(way => table[way] < LEAST || table[way] > MOST);
  return wrong && malformed(`table.${wrong}`, `a table is ${LEAST}" to ${MOST}" wide and deep`);
}

function dryJungle({ zone, pieces }: PlacedScenario): Refusal | undefined {
  const at = zone === 'Tropical' ? -1 : pieces.findIndex(({ jungle }) => jungle);
  return at < 0 ? undefined : malformed(`pieces[${at}].jungle`, 'there is jungle in the Tropical zone only');
}

const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

const sameEdges = ({ sides: { a, b } }: PlacedScenario): Refusal | undefined =>
  b.baseEdge === OPPOSITE[a.baseEdge]
    ? undefined
    : malformed('sides.b.baseEdge', `the base edges lie opposite: ${OPPOSITE[a.baseEdge]}`);

function nobodyLeftOut({ ending: { leaveOut = [] }, sides }: PlacedScenario): Refusal | undefined {
  const names = SIDES.flatMap(side => sides[side].groups.map(({ name }) => name));
  const at = leaveOut.findIndex(name => !names.includes(name));
  return at < 0 ? undefined : malformed(`ending.leaveOut[${at}]`, `there is no Battle Group ${leaveOut[at]}`);
}

/** HSE-20: steps point at pieces and stands of the scenario. */
function nothingShown({ steps = [], pieces, sides }: PlacedScenario): Refusal | undefined {
  const ids = new Set<string>([
    ...GUIDE_FOUND,
    ...pieces.map(({ id }) => id),
    ...SIDES.flatMap(side => idsOf(sides[side])),
  ]);
  for (const [i, { show }] of steps.entries())
    for (const [j, id] of [show].flat().entries())
      if (!ids.has(id)) return malformed(`steps[${i}].show[${j}]`, `there is neither a piece nor a stand ${id}`);
  return undefined;
}

const idsOf = ({ groups }: PlacedScenario['sides']['a']): string[] =>
  groups.flatMap(({ stands }) => stands.flatMap(({ ids }) => ids));

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
