import { rows, table } from '@umpire/engine';
import type { Prohibition } from '../../common/book/lines.js';
import type { EngineerTask, ObstacleKind } from '../../common/mbt/book/figures.js';
import { uses } from '../options.js';
import { engineers, NO_ENGINEERS } from './stand.js';

const minefields = uses('MBT20-OPT-03');
const obstructions = uses('MBT20-OPT-04');

// biome-ignore format: one line a rule
export const UNUSED = rows<Prohibition<ObstacleKind>>('mbt2020/UNUSED_OBSTACLES', [
  { rule: 'MBT20-OPT-03', text: 'mine fields are an optional rule that is not in use', when: (kind, o) => kind === 'MNF' && !minefields(o) },
  { rule: 'MBT20-OPT-04', text: 'obstructions are an optional rule that is not in use', when: (kind, o) => kind === 'OBS' && !obstructions(o) },
]);

// biome-ignore format: one line a rule
export const ENGINEER_BARS = rows<Prohibition<unknown>>('mbt2020/ENGINEER_BARS', [
  { ...NO_ENGINEERS, when: (_, o) => !engineers(o) },
]);

/** MBT20-HSE-07: whole rounds of the owner. */
export const TASK_ROUNDS: Readonly<Record<EngineerTask, number>> = table('mbt2020/TASK_ROUNDS', {
  'clear-mines': 1,
  'remove-obstruction': 1,
  bridge: 2,
});
