import { type RuleId, rows } from '@umpire/engine';
import type { MoveLeft, PsRow, State } from '../pieces.js';

export interface StateRow {
  readonly rule: RuleId;
  readonly psRow: PsRow;
  readonly state: Exclude<State, 'ok'>;
  readonly text: string;
  readonly move: MoveLeft;
  /** What veterans have instead. */
  readonly veteran?: MoveLeft;
  readonly fires: 'yes' | 'no' | 'dug-in';
  readonly communicates: boolean;
}

/** PLA-PS-01 to PLA-PS-14; pinned hovertanks communicate by PLA-R-23. */
// biome-ignore format: one line a rule
const STATE_ROWS = rows<StateRow>('plana/STATES', [
  { rule: 'PLA-PS-01', psRow: 'foot',         state: 'pinned',     text: 'pinned foot cannot move',                          move: 'none',         fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-02', psRow: 'foot',         state: 'suppressed', text: 'suppressed foot cannot move, fire or communicate', move: 'none',         fires: 'no',     communicates: false },
  { rule: 'PLA-PS-03', psRow: 'marine',       state: 'pinned',     text: 'Starship Marines heed no pin',                     move: 'full',         fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-04', psRow: 'marine',       state: 'suppressed', text: 'Starship Marines heed no suppression',             move: 'full',         fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-05', psRow: 'gf',           state: 'pinned',     text: 'pinned GF infantry moves half',                    move: 'half',         fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-06', psRow: 'gf',           state: 'suppressed', text: 'suppressed GF infantry does not advance',          move: 'no-advance',   fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-07', psRow: 'armour',       state: 'pinned',     text: 'pinned armour does not advance; veterans go 5 cm', move: 'no-advance',   veteran: 'max-5cm', fires: 'yes', communicates: true },
  { rule: 'PLA-PS-08', psRow: 'armour',       state: 'suppressed', text: 'suppressed armour withdraws and cannot fire',      move: 'withdraw-5cm', fires: 'no',     communicates: true },
  { rule: 'PLA-PS-09', psRow: 'hovertank',    state: 'pinned',     text: 'pinned hovertanks move half',                      move: 'half',         fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-10', psRow: 'hovertank',    state: 'suppressed', text: 'suppressed hovertanks do not advance',             move: 'no-advance',   fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-11', psRow: 'artillery',    state: 'pinned',     text: 'pinned artillery stays, and fires only dug in',    move: 'none',         fires: 'dug-in', communicates: true },
  { rule: 'PLA-PS-12', psRow: 'artillery',    state: 'suppressed', text: 'suppressed artillery can do nothing',              move: 'none',         fires: 'no',     communicates: false },
  { rule: 'PLA-PS-13', psRow: 'gf-artillery', state: 'pinned',     text: 'pinned GF artillery does not advance',             move: 'no-advance',   fires: 'yes',    communicates: true },
  { rule: 'PLA-PS-14', psRow: 'gf-artillery', state: 'suppressed', text: 'suppressed GF artillery leaves the zone and cannot fire', move: 'withdraw-out', fires: 'no', communicates: true },
]);

/** The row of troops in a state; none where they are ok. */
export const stateRow = (psRow: PsRow, state: State): StateRow | undefined =>
  state === 'ok' ? undefined : STATE_ROWS.find(row => row.psRow === psRow && row.state === state);
