import { type AskChoice, choose, type Options, otherSide, type Preview, type Procedure } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { citation } from '../lines.js';
import { isBehindCentre } from '../rules/ahead.js';
import { evadeCited, evadeOf, evadeRow } from '../rules/charge.js';
import type { Base } from '../rules/geometry.js';
import type { Arrival } from './events.js';
import { evadeEnd, turnedAbout } from './forced.js';
import { leaveLink } from './linking.js';
import { poseIn, words } from './measure.js';
import type { State } from './state.js';
import type { Play } from './types.js';
import { isTouched, type Unit } from './units.js';
import { view } from './view.js';
import { arrivalsOf } from './walk.js';

/** IGR-EVA-01 to IGR-EVA-08, IGR-R-37, IGR-R-53, IGR-FLD-05: whether a vignette may get out of the way of a charger. */
export function mayEvade(state: State, index: number, charger: number, options: Options): boolean {
  const v = state.vignettes[index]!;
  const from = state.vignettes[charger]!;
  if (v.defences) return false;
  const { result } = evadeOf(
    {
      charger: from.troop,
      target: v.troop,
      going: 'good',
      targetInContact: isTouched(state, v),
      chargerBehind: isBehindCentre(v.base!, from.base!.x, from.base!.y),
    },
    options,
  );
  return result.mayEvade && evadeEnd(state, index, options).way > SLACK;
}

type Evading = 'stand' | 'evade' | 'evade-about';
const CHOICES: readonly (AskChoice & { value: Evading })[] = [
  { value: 'stand', label: 'Stand' },
  { value: 'evade', label: 'Evade, facing kept' },
  { value: 'evade-about', label: 'Evade and turn about' },
];
const FACING = citation('IGR-EVA-06', 'its owner chooses whether it keeps its facing');
const FULL_MOVE = citation('IGR-EVA-05', 'one full move straight to its rear');

/** Where it would stand, as far as its owner can see what stands in its way. */
function evadePreview(seen: State, index: number, choice: Evading, options: Options): Preview {
  if (choice === 'stand') return { because: [] };
  const { base, way } = evadeEnd(seen, index, options);
  return {
    end: poseIn(seen.ground.now, choice === 'evade-about' ? turnedAbout(base) : base),
    cost: `${words(way)} W back`,
    because: [FULL_MOVE, FACING],
  };
}

/**
 * IGR-CHG-05, IGR-R-111: all whom a charge would bring into contact are asked; after evades its way is reckoned anew on the table as it
 * stands, and whom it now meets is asked too, until it meets nobody new. Ends with the way, and those who evaded.
 */
export function* settleEvades<W extends { readonly ends: readonly Base[] }>(
  game: Play,
  unit: Unit,
  target: string,
  already: readonly string[],
  reckon: (evaded: readonly string[]) => W,
): Procedure<{ gone: W; evaded: readonly string[] }> {
  const asked = [...already];
  const evaded: string[] = [];
  for (;;) {
    const gone = reckon(evaded);
    const met = arrivalsOf(game.state, unit, gone.ends).filter(({ enemy }) => !asked.includes(enemy));
    const went = yield* askEvades(game, met, target);
    if (went.length === 0) return { gone, evaded };
    for (const { enemy } of met) asked.push(enemy);
    evaded.push(...went);
  }
}

/** IGR-CHG-04: every enemy that a charge would touch is asked, the target first; who evades is moved at once. Ends with those who did. */
function* askEvades(game: Play, touched: readonly Arrival[], target: string): Procedure<string[]> {
  const { state, options } = game;
  const evaded: string[] = [];
  const enemies = [...new Set(touched.map(t => t.enemy))].sort((a, b) => Number(b === target) - Number(a === target));
  for (const id of enemies) {
    const index = state.lookup.ids[id]!;
    const charger = state.lookup.ids[touched.find(t => t.enemy === id)!.mover]!;
    if (!mayEvade(state, index, charger, options)) continue;
    const owner = otherSide(state.vignettes[charger]!.side);
    const row = evadeRow(state.vignettes[index]!.troop.class, state.vignettes[charger]!.troop.class, options)!;
    const text = `does ${id} evade the charge of ${state.vignettes[charger]!.id}?`;
    const choice = yield* choose(row.rule, owner, text, CHOICES, {
      about: [id, state.vignettes[charger]!.id],
      preview: (_, answer) => evadePreview(view(state, owner), index, answer as Evading, options),
    });
    if (choice === 'stand') continue;
    evaded.push(id);
    const { base } = evadeEnd(state, index, options);
    const about = choice === 'evade-about';
    leaveLink(game, index);
    game.happen({
      kind: 'evaded',
      stand: id,
      base: about ? turnedAbout(base) : base,
      from: touched.filter(t => t.enemy === id).map(t => t.mover),
      about,
      because: [evadeCited(row), FULL_MOVE, FACING],
    });
  }
  return evaded;
}
