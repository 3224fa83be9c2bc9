import { contactsOf, meleeFacts } from '../play/melee.js';
import type { State } from '../play/state.js';
import { meleeResult, readyMelee } from '../rules/melee.js';
import { pairsOf } from '../rules/pairs.js';
import type { Assessment } from './assessment.js';
import { harmTo } from './harm.js';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What the active side may expect of one melee: what it breaks, less what it loses. Exact: the six faces of one die. */
function meleeWorth(assessment: Assessment, state: State, active: number, opponent: number): number {
  const { options, stakes } = assessment;
  const ready = readyMelee(meleeFacts(state, active, opponent, options), options);
  const [own, other] = [state.vignettes[active]!.base!, state.vignettes[opponent]!.base!];
  const [toOwn, toOther] = [harmTo(state, active, other, options), harmTo(state, opponent, own, options)];
  let sum = 0;
  for (const face of FACES) {
    const { active: mine, opponent: his } = meleeResult(ready, face, options);
    if (his !== 'stand') sum += stakes[opponent]! * toOther(his);
    if (mine !== 'stand') sum -= stakes[active]! * toOwn(mine);
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
