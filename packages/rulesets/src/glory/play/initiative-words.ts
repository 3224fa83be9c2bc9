import type { Options } from '@umpire/engine';
import type { Troop } from '../pieces.js';
import { initiativeModifier, initiativeRow } from '../rules/initiative.js';
import { ACTION_WORDS, type InitiativeRow } from '../tables/command.js';
import type { Thrown } from './state.js';

/** The side that a throw names, and the other one. */
const SIDES = { 'as-right': ['right', 'left'], 'as-left': ['left', 'right'] } as const;

/** What a throw for initiative means: `does as R4, to its left`. */
export function initiativeWords({ action, like, acrossFrom }: Pick<Thrown, 'action' | 'like' | 'acrossFrom'>): string {
  if (action !== 'as-right' && action !== 'as-left') return ACTION_WORDS[action].name;
  const [side, other] = SIDES[action];
  if (like === null) return `does as the vignette to its ${side}, and there is none: ${ACTION_WORDS.halt.name}`;
  return acrossFrom
    ? `does as ${like}, to its ${other}, for there is nobody to its ${side}`
    : `does as ${like}, to its ${side}`;
}

/** What each action is, in as few words as a table of six has room for. */
const SHORT: Readonly<Record<InitiativeRow['action'], string>> = {
  'charge-nearest': 'charges the nearest enemy',
  'charge-front': 'charges an enemy near its front',
  'charge-or-shoot': 'charges straight ahead or shoots',
  retreat: 'falls back two moves',
  'as-right': 'does as its neighbour',
  'as-left': 'does as its neighbour',
  nothing: 'stands',
  player: 'does as you wish',
};

/** What a die would let a unit do that gets no order: `1 charges an enemy near its front; 2 …; 4–5 does as its neighbour; 6 stands`. */
export function unorderedWords(troops: readonly Troop[], options: Options): string {
  const modifier = initiativeModifier(troops, options);
  const runs: { from: number; to: number; does: string }[] = [];
  for (let die = 1; die <= 6; die++) {
    const does = SHORT[initiativeRow(die + modifier).action];
    const last = runs.at(-1);
    if (last?.does === does) last.to = die;
    else runs.push({ from: die, to: die, does });
  }
  return runs.map(({ from, to, does }) => `${from === to ? from : `${from}–${to}`} ${does}`).join('; ');
}
