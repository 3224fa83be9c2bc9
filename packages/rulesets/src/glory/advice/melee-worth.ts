import type { Troop } from '../pieces.js';
import { contactsOf, meleeFacts } from '../play/melee.js';
import type { State, Vignette } from '../play/state.js';
import { type Fighter, type MeleeFacts, meleeResult, readyMelee } from '../rules/melee.js';
import { pairsOf } from '../rules/pairs.js';
import { type Assessment, type Bout, kindOf } from './assessment.js';
import { COST, harm } from './harm.js';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What the active side may expect of one melee: what it breaks, less what it loses. Exact: the six faces of one die. */
function meleeWorth(assessment: Assessment, state: State, active: number, opponent: number): number {
  const { options, stakes } = assessment;
  const ready = readyMelee(meleeFacts(state, active, opponent, options), options);
  const [own, other] = [state.vignettes[active]!.base!, state.vignettes[opponent]!.base!];
  let sum = 0;
  for (const face of FACES) {
    const { active: mine, opponent: his } = meleeResult(ready, face, options);
    if (his !== 'stand') sum += stakes[opponent]! * harm(state, opponent, own, his, options);
    if (mine !== 'stand') sum -= stakes[active]! * harm(state, active, other, mine, options);
  }
  return sum / FACES.length;
}

/** What the side whose turn it is may expect of all melees that stand on the table. */
export function meleesWorth(assessment: Assessment, state: State): number {
  const contacts = contactsOf(state);
  if (contacts.length === 0) return 0;
  const { ids } = state.lookup;
  let sum = 0;
  for (const [active, opponent] of pairsOf(contacts).fights)
    sum += meleeWorth(assessment, state, ids[active]!, ids[opponent]!);
  return sum;
}

/** One melee that could be fought now. */
export const fightWorth = (assessment: Assessment, active: number, opponent: number): number =>
  meleeWorth(assessment, assessment.view, active, opponent);

const plain = (troop: Troop, bands: number, edge: Fighter['edge'], defences: boolean): Fighter => ({
  troop,
  badGoing: false,
  contacts: [edge],
  edge,
  overlappedBy: [],
  bands,
  support: null,
  assistedBy: [],
  uphill: false,
  defences,
});

/**
 * What one vignette may expect if it charges another on open ground, as a share of both: 1 would break the enemy for nothing.
 * `edge`: where it strikes him.
 */
export function boutOdds(assessment: Assessment, own: Vignette, other: Vignette, edge: Fighter['edge']): Bout {
  const key = `${kindOf(own)}>${kindOf(other)} ${edge} ${other.defences}`;
  const known = assessment.bouts.get(key);
  if (known) return known;
  const facts: MeleeFacts = {
    active: plain(own.troop, own.bands, 'front', false),
    opponent: plain(other.troop, other.bands, edge, other.defences),
  };
  const ready = readyMelee(facts, assessment.options);
  const bout = { done: 0, suffered: 0, drives: 0 };
  for (const face of FACES) {
    const { active, opponent } = meleeResult(ready, face, assessment.options);
    bout.done += COST[opponent] / FACES.length;
    bout.suffered += COST[active] / FACES.length;
    if (opponent === 'repulsed') bout.drives += 1 / FACES.length;
  }
  assessment.bouts.set(key, bout);
  return bout;
}
