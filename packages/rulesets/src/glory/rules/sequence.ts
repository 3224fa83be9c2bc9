import { type RuleId, rows } from '@umpire/engine';

export interface SequenceRow<Name extends string> {
  readonly name: Name;
  readonly rule: RuleId;
  readonly text: string;
}

/** IGR-SEQ-01: what comes before the turns. */
// biome-ignore format: the book's own order
export const SETUP_STEPS = rows<SequenceRow<'terrain' | 'deployment' | 'first-turn'>>('glory/SETUP_STEPS', [
  { name: 'terrain',    rule: 'IGR-TER-01', text: 'a die for every square; then the higher throw may change it' },
  { name: 'deployment', rule: 'IGR-DEP-14', text: 'the players place one vignette each in turn' },
  { name: 'first-turn', rule: 'IGR-SEQ-02', text: 'the higher throw moves first' },
]);

export const PHASE_NAMES = ['activation', 'movement', 'initiative', 'shooting', 'melee'] as const;
export type Phase = (typeof PHASE_NAMES)[number];
/** IGR-SEQ-04 to IGR-SEQ-08: the phases of a turn; then the other player has his (IGR-SEQ-09). */
// biome-ignore format: the book's own order
export const PHASES = rows<SequenceRow<Phase>>('glory/PHASES', [
  { name: 'activation', rule: 'IGR-SEQ-04', text: 'throw for activation points, and spend them' },
  { name: 'movement',   rule: 'IGR-SEQ-05', text: 'move what was activated' },
  { name: 'initiative', rule: 'IGR-SEQ-06', text: 'the others do what their throw says' },
  { name: 'shooting',   rule: 'IGR-SEQ-07', text: 'shoot with what was activated; targets may return fire' },
  { name: 'melee',      rule: 'IGR-SEQ-08', text: 'vignettes in contact fight' },
]);

/** The phase after this one; null: the other player's turn begins (IGR-SEQ-09). */
export const phaseAfter = (phase: Phase): Phase | null =>
  PHASES[PHASES.findIndex(p => p.name === phase) + 1]?.name ?? null;
