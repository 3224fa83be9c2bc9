import { rows } from '@umpire/engine';
import { beyond, closerThan } from '../limits.js';
import type { Prohibition } from '../lines.js';
import type { Pivot } from '../pieces.js';

/** What a unit may do in one turn. */
export interface Allowance {
  readonly turn: number;
  readonly move: number;
  readonly pivot: Pivot;
  readonly combatPenalty: boolean;
}

/** One step of a move: a turn, clockwise positive, or a way straight ahead. */
export type Step =
  | { readonly turn: number; readonly backward: boolean; readonly ahead?: undefined }
  | { readonly ahead: number; readonly turn?: undefined; readonly backward?: undefined };

/** A step, and what the move would come to with it. */
export interface StepFacts {
  readonly step: Step;
  readonly turned: number;
  readonly moved: number;
  readonly allowance: Allowance;
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

/** What forbids a step, in the order of the question `move-path`. */
// biome-ignore format: one line a rule
export const STEP_BARS = rows<Prohibition<StepFacts>>('glory/STEP_BARS', [
  { rule: 'IGR-R-34',   text: 'the corner that moves goes forward, never backward', when: s => s.step.backward === true && s.allowance.pivot === 'corner' },
  { rule: 'IGR-LNK-06', text: 'HIP in an In-Line Link may not turn', when: s => s.allowance.pivot === 'none' && (s.step.turn ?? 0) !== 0 },
  { rule: 'IGR-MOV-08', text: 'it may not turn so far in one turn', stop: s => `it turns no farther than ${rounded(s.allowance.turn)}° a turn`, say: s => `this turns it ${rounded(s.turned)}°, ${rounded(s.allowance.turn)}° at most`, when: s => s.step.turn !== undefined && beyond(s.turned, s.allowance.turn) },
  { rule: 'IGR-MOV-12', text: 'it moves straight ahead only, never backward', when: s => s.step.ahead !== undefined && closerThan(s.step.ahead, 0) },
  { rule: 'IGR-MOV-07', text: 'it may not move so far in one turn', stop: s => `its move of ${rounded(s.allowance.move)} W is used up`, say: s => `this takes ${rounded(s.moved)} W, ${rounded(s.allowance.move)} W at most`, when: s => beyond(s.moved, s.allowance.move) },
]);
