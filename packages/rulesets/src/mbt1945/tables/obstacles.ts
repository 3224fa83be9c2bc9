import { rows, table } from '@umpire/engine';
import type { Prohibition } from '../../common/book/lines.js';
import type { EngineerTask, ObstacleKind } from '../../common/mbt/book/figures.js';
import { uses } from '../options.js';
import { engineers, NO_ENGINEERS } from './stand.js';

const minefields = uses('MBT45-OPT-03');
const obstructions = uses('MBT45-OPT-04');

// biome-ignore format: one line a rule
export const UNUSED = rows<Prohibition<ObstacleKind>>('mbt1945/UNUSED_OBSTACLES', [
  { rule: 'MBT45-OPT-03', text: 'mine fields are an optional rule that is not in use', when: (kind, o) => kind === 'MNF' && !minefields(o) },
  { rule: 'MBT45-OPT-04', text: 'obstructions are an optional rule that is not in use', when: (kind, o) => kind === 'OBS' && !obstructions(o) },
]);

// biome-ignore format: one line a rule
export const ENGINEER_BARS = rows<Prohibition<unknown>>('mbt1945/ENGINEER_BARS', [
  { ...NO_ENGINEERS, when: (_, o) => !engineers(o) },
]);

/** MBT45-HSE-07: whole rounds of the owner. */
export const TASK_ROUNDS: Readonly<Record<EngineerTask, number>> = table('mbt1945/TASK_ROUNDS', {
  'clear-mines': 1,
  'remove-obstruction': 1,
  bridge: 2,
});
