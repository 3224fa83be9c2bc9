import { type RuleId, rows, table } from '@umpire/engine';

export const WORKS = ['trench', 'guns-vehicles', 'deep'] as const;
export type Work = (typeof WORKS)[number];
export const DIGGERS = ['troops', 'engineers'] as const;
export type Digger = (typeof DIGGERS)[number];

interface DigRow {
  readonly rule: RuleId;
  readonly work: Work;
  readonly by: readonly Digger[];
  readonly text: string;
  readonly minutes: number;
  readonly countsAs: 'DI' | 'DDI';
}
/** PLA-DIG-01, PLA-DIG-04, PLA-DIG-05, PLA-ENG-01, PLA-ENG-02. */
// biome-ignore format: one line a rule
const DIGGING = rows<DigRow>('plana/DIGGING', [
  { rule: 'PLA-DIG-01', work: 'trench',        by: ['troops'],              text: 'basic trenches',           minutes: 60,  countsAs: 'DI' },
  { rule: 'PLA-DIG-04', work: 'guns-vehicles', by: ['troops', 'engineers'], text: 'guns or vehicles dug in',  minutes: 480, countsAs: 'DI' },
  { rule: 'PLA-DIG-05', work: 'deep',          by: ['troops'],              text: 'deep trenches or bunkers', minutes: 720, countsAs: 'DDI' },
  { rule: 'PLA-ENG-01', work: 'trench',        by: ['engineers'],           text: 'engineers dig a company in', minutes: 20, countsAs: 'DI' },
  { rule: 'PLA-ENG-02', work: 'deep',          by: ['engineers'],           text: 'engineers dig a company in deep', minutes: 120, countsAs: 'DDI' },
]);
export const digRow = (work: Work, by: Digger): DigRow =>
  DIGGING.find(row => row.work === work && row.by.includes(by))!;

export interface DigDelay {
  readonly pinnedTurns: number;
  readonly suppressedTurns: number;
}
/** PLA-DIG-02, PLA-DIG-03: once each, however long it was (PLA-R-66). */
// biome-ignore format: one line a rule
export const DIG_DELAYS = rows<{ rule: RuleId; text: string; minutes: number; when(f: DigDelay): boolean }>('plana/DIG_DELAYS', [
  { rule: 'PLA-DIG-02', text: 'pinned at it', minutes: 10, when: f => f.pinnedTurns > 0 },
  { rule: 'PLA-DIG-03', text: 'suppressed at it', minutes: 30, when: f => f.suppressedTurns > 0 },
]);

export const TASKS = [
  'dug-in',
  'deep',
  'demolish-bridge',
  'build-bridge',
  'mine-lane',
  'mine-clear',
  'mine-lay',
] as const;
export type Task = (typeof TASKS)[number];
interface TaskRow {
  readonly rule: RuleId;
  readonly task: Task;
  readonly text: string;
  readonly minutes: number;
  /** What it takes under fire, and by which rule. */
  readonly underFire?: { readonly rule: RuleId; readonly minutes: number; readonly text: string };
  /** By which rule turns pinned or suppressed are lost. */
  readonly lost: RuleId;
}
/** PLA-ENG-01 to PLA-ENG-07, PLA-HE-01 to PLA-HE-03. */
// biome-ignore format: one line a rule
const TASK_ROWS = rows<TaskRow>('plana/TASKS', [
  { rule: 'PLA-ENG-01', task: 'dug-in',          text: 'a company dug in by engineers',      minutes: 20,  lost: 'PLA-R-114' },
  { rule: 'PLA-ENG-02', task: 'deep',            text: 'a company dug in deep by engineers', minutes: 120, lost: 'PLA-R-114' },
  { rule: 'PLA-ENG-04', task: 'demolish-bridge', text: 'a bridge is made ready to blow',     minutes: 20,  lost: 'PLA-R-114' },
  { rule: 'PLA-ENG-05', task: 'build-bridge',    text: 'a prefabricated bridge',             minutes: 10,  lost: 'PLA-ENG-07', underFire: { rule: 'PLA-ENG-06', minutes: 20, text: 'the bridge under fire' } },
  { rule: 'PLA-HE-01',  task: 'mine-lane',       text: 'a lane through mines',               minutes: 20,  lost: 'PLA-R-114' },
  { rule: 'PLA-HE-02',  task: 'mine-clear',      text: 'a minefield cleared',                minutes: 60,  lost: 'PLA-R-114' },
  { rule: 'PLA-HE-03',  task: 'mine-lay',        text: 'a minefield laid',                   minutes: 120, lost: 'PLA-R-114' },
]);
export const taskRow = (task: Task): TaskRow => TASK_ROWS.find(row => row.task === task)!;

/** PLA-SCL-01: minutes of a turn. */
export const TURN = table('plana/TURN', { minutes: 10 });
export const turnsOf = (minutes: number): number => Math.ceil(minutes / TURN.minutes);
