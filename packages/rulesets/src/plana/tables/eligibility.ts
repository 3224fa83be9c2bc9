import { type Prohibition, rows } from '@umpire/engine';
import { ruling } from '../options.js';
import type { EligibleMode, PsRow, State, Weapon } from '../pieces.js';
import { fires } from './weapons.js';

export interface EligibilityFacts {
  readonly mode: EligibleMode;
  readonly weapon: Weapon;
  readonly rangeCm: number;
  readonly firer: {
    readonly psRow?: PsRow | undefined;
    readonly state: State;
    readonly dugIn: boolean;
    readonly demoralised: boolean;
    readonly movedNonTactical: boolean;
    /** Null: it does not run out. */
    readonly shotsLeft: number | null;
    readonly allocatedTo: 'none' | 'close-support' | 'support';
    readonly robot: boolean;
  };
  /** Of close support: who calls and paints. */
  readonly caller?: FireCaller | undefined;
  readonly los: boolean;
  /** By the firer's company; in slave fire by the master; else by the caller's company. */
  readonly located: boolean;
  readonly calledLastTurn: boolean;
  readonly speculative: boolean;
}
export interface FireCaller {
  readonly psRow: PsRow;
  readonly state: State;
  readonly demoralised: boolean;
  readonly los: boolean;
  readonly canCommunicate: boolean;
  readonly isFirer: boolean;
  readonly paints: boolean;
}

/** PLA-R-36: may direct fire be speculative? */
export const speculativeDirect = ruling('PLA-R-36', { speculative: true, forbidden: false });
/** PLA-R-43: may a unit paint for itself? */
const paintsForItself = ruling('PLA-R-43', { no: false, yes: true });
/** PLA-R-63: may troops fire after a non-tactical move? */
const firesAfterHaste = ruling('PLA-R-63', { 'no-fire': false, 'may-fire': true });

type Bar = Prohibition<EligibilityFacts>;
const isSlave = (f: EligibilityFacts): boolean => f.mode === 'slave';
const lacks = (f: EligibilityFacts): boolean => f.mode !== 'slave' && !fires(f.weapon, f.mode);

/** Whether the weapon and the firer can do it at all. */
// biome-ignore format: one line a rule
export const ELIGIBLE_WEAPON = rows<Bar>('plana/ELIGIBLE_WEAPON', [
  { rule: 'PLA-FIR-19', text: 'robots neither slave nor are slaved', when: f => isSlave(f) && (f.firer.robot || f.weapon === 'robot-tank') },
  { rule: 'PLA-FIR-17', text: 'only hovertanks slave their guns', when: f => isSlave(f) && f.weapon !== 'hovertank' },
  { rule: 'PLA-CS-07',  text: 'this weapon gives no close support', when: f => f.mode === 'close-support' && lacks(f) },
  { rule: 'PLA-SUP-03', text: 'this weapon gives no support fire', when: f => f.mode === 'support' && lacks(f) },
  { rule: 'PLA-WP-04',  text: 'this weapon has no such fire', when: f => lacks(f) },
  { rule: 'PLA-MOR-34', text: 'a demoralised unit does not fire', when: f => f.firer.demoralised },
]);
/** After the state of the firer. */
// biome-ignore format: one line a rule
export const ELIGIBLE_FIRER = rows<Bar>('plana/ELIGIBLE_FIRER', [
  { rule: 'PLA-R-63',   text: 'it made a non-tactical move and does not fire yet', when: (f, o) => f.firer.movedNonTactical && !firesAfterHaste(o) },
  { rule: 'PLA-LOG-02', text: 'it has no shots left', when: f => f.firer.shotsLeft === 0 },
]);

const closeSupport =
  (is: (caller: FireCaller, f: EligibilityFacts) => boolean): Bar['when'] =>
  f =>
    f.mode === 'close-support' && is(f.caller!, f);
const isSilent = (c: FireCaller): boolean => c.state === 'suppressed' && c.psRow !== 'marine';

/** After the range. */
// biome-ignore format: one line a rule
export const ELIGIBLE_TARGET = rows<Bar>('plana/ELIGIBLE_TARGET', [
  { rule: 'PLA-LOS-01', text: 'direct fire needs a line of sight', when: f => f.mode === 'direct' && !f.los },
  { rule: 'PLA-ORD-15', text: 'the target has not been located', when: (f, o) => f.mode === 'direct' && !f.located && !(f.speculative && speculativeDirect(o)) },
  { rule: 'PLA-FIR-17', text: 'slave fire needs a master who located the target, and a clear line', when: f => isSlave(f) && !(f.located && f.los) },
  { rule: 'PLA-CS-06',  text: 'it was not allocated to close support', when: f => f.mode === 'close-support' && f.firer.allocatedTo !== 'close-support' },
  { rule: 'PLA-CS-05',  text: 'the painter is somebody other than the firer', when: (f, o) => f.mode === 'close-support' && f.caller!.isFirer && !paintsForItself(o) },
  { rule: 'PLA-CS-02',  text: 'the caller cannot paint a target', when: closeSupport(c => !c.paints) },
  { rule: 'PLA-MOR-36', text: 'a demoralised caller calls no fire', when: closeSupport(c => c.demoralised) },
  { rule: 'PLA-CS-08',  text: 'the caller is suppressed, or does not see a located target', when: closeSupport((c, f) => isSilent(c) || !f.located || !c.los) },
  { rule: 'PLA-CS-02',  text: 'the caller cannot be heard', when: closeSupport(c => !c.canCommunicate) },
  { rule: 'PLA-SUP-01', text: 'it was not allocated to support', when: f => f.mode === 'support' && f.firer.allocatedTo !== 'support' },
  { rule: 'PLA-SUP-02', text: 'support fire is called one turn before', when: f => f.mode === 'support' && !f.calledLastTurn },
  { rule: 'PLA-R-46',   text: 'strikes are called one turn before', when: f => (f.mode === 'air-strike' || f.mode === 'orbital') && !f.calledLastTurn },
]);
