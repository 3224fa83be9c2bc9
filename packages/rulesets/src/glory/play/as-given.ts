import { malformed, type Options, type Refusal, SIDES, type Side } from '@umpire/engine';
import { refusedBy } from '../lines.js';
import { usesDefences } from '../options.js';
import { mayEntrench } from '../rules/army.js';
import { deploymentRefusal, type Placed, partAt } from '../rules/deployment.js';
import { baseAt, rightOf, standInLine, standsBehind } from '../rules/geometry.js';
import { linkRefusal } from '../rules/links.js';
import { depthOf } from '../rules/table.js';
import { NOT_LISTED } from '../tables/sentences.js';
import { apply } from './apply.js';
import { change } from './change.js';
import type { PlacedScenario, VignetteNote } from './scenario.js';
import type { State } from './state.js';

/** Everybody stands as the scenario has it: checked by the rules of deployment. */
export function standAsGiven(state: State, s: PlacedScenario, options: Options): Refusal | undefined {
  const { top } = state.ground.now;
  for (const side of SIDES) {
    const placed: Placed[] = [];
    const links = new Map<string, VignetteNote[]>();
    for (const [i, note] of s.sides[side].vignettes.entries()) {
      const path = `sides.${side}.vignettes[${i}]`;
      if (!note.at) return malformed(`${path}.at`, 'everybody has a place');
      if (note.defences && !mayEntrench(s.sides[side].list, note.entry, state.extra.now.lists))
        return { ...refusedBy(NOT_LISTED), path };
      const [x, y, facing] = note.at;
      const { troop } = state.vignettes[state.lookup.ids[note.id]!]!;
      const base = baseAt({ x, y, facing }, 1, depthOf(troop.class));
      const supports = frontOf(note, links);
      placed.push({ id: note.id, troop, base, role: note.role, line: note.line, part: null, supports });
      if (note.link) links.set(note.link[0], [...(links.get(note.link[0]) ?? []), note]);
      const part = partAt(base, top);
      // Without the optional rule the stakes are scenery.
      const defences = note.defences && usesDefences(options);
      Object.assign(change(state, note.id), { base, place: 'table', part, defences, deployed: ++state.deployed });
    }
    const { edge, linesAllowed } = state.sides[side];
    const refused =
      deploymentRefusal(placed, { top, side: edge, linesAllowed }) ?? linkAll(state, side, links, options);
    if (refused) return { ...refused, path: `sides.${side}` };
  }
  return undefined;
}

/** The vignette in front of the second one of a support pair. */
const frontOf = (note: VignetteNote, links: ReadonlyMap<string, readonly VignetteNote[]>): string | null =>
  note.link?.[1] === 'support' ? (links.get(note.link[0])?.[0]?.id ?? null) : null;

function linkAll(
  state: State,
  side: Side,
  links: ReadonlyMap<string, readonly VignetteNote[]>,
  options: Options,
): Refusal | undefined {
  for (const [name, notes] of links) {
    const type = notes[0]!.link![1];
    const members = notes.map(note => state.vignettes[state.lookup.ids[note.id]!]!);
    const refused = linkRefusal({ type, members: members.map(m => m.troop) }, options);
    if (refused) return refused;
    const bases = members.map(m => m.base!);
    const stands = type === 'support' ? standsBehind(bases[0]!, bases[1]!) : standInLine(bases);
    if (!stands)
      return {
        rule: type === 'support' ? 'IGR-LNK-07' : 'IGR-LNK-03',
        message: `${name} does not stand as a link does`,
      };
    const first = bases[0]!;
    const ordered =
      type === 'support'
        ? members
        : [...members].sort((a, b) => rightOf(first, a.base!.x, a.base!.y) - rightOf(first, b.base!.x, b.base!.y));
    apply(state, {
      kind: 'linked',
      link: `${side.toUpperCase()}-${name}`,
      type,
      stands: ordered.map(m => m.id),
      because: [],
    });
  }
  return undefined;
}
