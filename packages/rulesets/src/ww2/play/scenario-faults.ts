import { malformed, type Refusal, SIDES } from '@umpire/engine';
import type { Scenario } from './scenario.js';

/** What no field of a scenario says by itself. */
export const scenarioFault = (s: Scenario): Refusal | undefined =>
  misplaced(s) ?? sameNames(s) ?? wrongHeads(s) ?? nowhere(s) ?? nothingShown(s);

function misplaced({ table, features, objective }: Scenario): Refusal | undefined {
  const flat = features.findIndex(({ from, to }) => to[0] <= from[0] || to[1] <= from[1]);
  if (flat >= 0) return malformed(`features[${flat}]`, 'goes from its lower left to its upper right corner');
  const off = features.findIndex(({ to }) => to[0] > table.width || to[1] > table.depth);
  if (off >= 0) return malformed(`features[${off}]`, 'lies off the table');
  const known = objective === null || features.some(({ id }) => id === objective);
  return known ? undefined : malformed('objective', `there is no feature ${objective}`);
}

function sameNames({ features, sides }: Scenario): Refusal | undefined {
  const ids = [
    ...features.map(({ id }, i) => [`features[${i}].id`, id] as const),
    ...SIDES.flatMap(side => sides[side].groups.map(({ id }, i) => [`sides.${side}.groups[${i}].id`, id] as const)),
  ];
  const at = ids.findIndex(([, id], i) => ids.slice(0, i).some(([, other]) => other === id));
  return at < 0 ? undefined : malformed(ids[at]![0], `there are two ${ids[at]![1]}`);
}

/** WW2-ORG-03: one headquarters each; the additional one has its own unit. */
function wrongHeads({ sides }: Scenario): Refusal | undefined {
  for (const side of SIDES)
    for (const [i, { stands }] of sides[side].groups.entries()) {
      const heads = stands.filter(({ hq }) => hq);
      if (heads.length !== 1 || heads[0]!.count !== 1)
        return malformed(`sides.${side}.groups[${i}].stands`, 'exactly one stand is the headquarters');
    }
  return undefined;
}

const idsIn = ({ sides }: Scenario): string[] =>
  SIDES.flatMap(side =>
    sides[side].groups.flatMap(({ id, stands }) => {
      const many = stands.reduce((n, { count }) => n + count, 0);
      return Array.from({ length: many }, (_, i) => `${id}.${i + 1}`);
    }),
  );

function nowhere(s: Scenario): Refusal | undefined {
  const { deployment, table } = s;
  if (!deployment) return undefined;
  const ids = idsIn(s);
  for (const [id, place] of Object.entries(deployment)) {
    if (!ids.includes(id)) return malformed(`deployment.${id}`, `there is no stand ${id}`);
    if ('in' in place) {
      if (!Array.isArray(deployment[place.in]))
        return malformed(`deployment.${id}.in`, 'it rides in nothing that is there');
    } else if (place[0] > table.width || place[1] > table.depth)
      return malformed(`deployment.${id}`, 'lies off the table');
  }
  return undefined;
}

/** WW2-HG-26: steps point at features and stands of the scenario. */
function nothingShown(s: Scenario): Refusal | undefined {
  const ids = new Set([...s.features.map(({ id }) => id), ...idsIn(s)]);
  for (const [i, { show }] of (s.steps ?? []).entries())
    for (const [j, id] of [show].flat().entries())
      if (!ids.has(id)) return malformed(`steps[${i}].show[${j}]`, `there is neither a feature nor a stand ${id}`);
  return undefined;
}
