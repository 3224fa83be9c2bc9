import { malformed, type Options, type Refusal, SIDES } from '@umpire/engine';
import { groupFrom, isListed } from './listed.js';
import type { Scenario } from './scenario.js';

/** What no field of a scenario says by itself. */
export const scenarioFault = (s: Scenario, options: Options): Refusal | undefined =>
  misplaced(s) ??
  sameNames(s) ??
  unlisted(s) ??
  wrongHeads(s, options) ??
  nowhere(s, options) ??
  nothingShown(s, options);

function unlisted({ sides }: Scenario): Refusal | undefined {
  for (const side of SIDES)
    for (const [i, note] of sides[side].groups.entries())
      if ('list' in note && !isListed(note.list))
        return malformed(`sides.${side}.groups[${i}].list`, `there is no list ${note.list}`);
  return undefined;
}

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
function wrongHeads({ sides }: Scenario, options: Options): Refusal | undefined {
  for (const side of SIDES)
    for (const [i, note] of sides[side].groups.entries()) {
      const { stands } = groupFrom(note, options);
      const heads = stands.filter(({ hq }) => hq);
      if (heads.length !== 1 || heads[0]!.count !== 1)
        return malformed(`sides.${side}.groups[${i}].stands`, 'exactly one stand is the headquarters');
    }
  return undefined;
}

const idsIn = ({ sides }: Scenario, options: Options): string[] =>
  SIDES.flatMap(side =>
    sides[side].groups.flatMap(note => {
      const { id, stands } = groupFrom(note, options);
      const many = stands.reduce((n, { count }) => n + count, 0);
      return Array.from({ length: many }, (_, i) => `${id}.${i + 1}`);
    }),
  );

function nowhere(s: Scenario, options: Options): Refusal | undefined {
  const { deployment, table } = s;
  if (!deployment) return undefined;
  const ids = idsIn(s, options);
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
function nothingShown(s: Scenario, options: Options): Refusal | undefined {
  const ids = new Set([...s.features.map(({ id }) => id), ...idsIn(s, options)]);
  for (const [i, { show }] of (s.steps ?? []).entries())
    for (const [j, id] of [show].flat().entries())
      if (!ids.has(id)) return malformed(`steps[${i}].show[${j}]`, `there is neither a feature nor a stand ${id}`);
  return undefined;
}
