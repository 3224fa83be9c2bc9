import { type Options, type Refusal, rows, table } from '@umpire/engine';
import { type Prohibition, prohibitedBy } from '../../book/lines.js';
import type { EngineerTask, ObstacleKind } from '../book/figures.js';
import type { RulesBook } from '../book.js';

/** Engineers, mine fields and obstructions: off unless the players switch them on. */
export function obstacleTables(book: RulesBook) {
  const { idOf, list, uses } = book;
  const { NO_ENGINEERS } = book.tasks;
  const engineers = uses(idOf('OPT-02'));
  const minefields = uses(idOf('OPT-03'));
  const obstructions = uses(idOf('OPT-04'));

  // biome-ignore format: one line a rule
  const UNUSED = rows<Prohibition<ObstacleKind>>(list('UNUSED_OBSTACLES'), [
    { rule: idOf('OPT-03'), text: 'mine fields are an optional rule that is not in use', when: (kind, o) => kind === 'MNF' && !minefields(o) },
    { rule: idOf('OPT-04'), text: 'obstructions are an optional rule that is not in use', when: (kind, o) => kind === 'OBS' && !obstructions(o) },
  ]);
  const obstacleUnused = (kind: ObstacleKind, options: Options): Refusal | undefined =>
    prohibitedBy(UNUSED, kind, options);

  const ENGINEER_BARS = rows<Prohibition<unknown>>(list('ENGINEER_BARS'), [
    { ...NO_ENGINEERS, when: (_, o) => !engineers(o) },
  ]);
  const engineersUnused = (options: Options): Refusal | undefined => prohibitedBy(ENGINEER_BARS, null, options);

  /** HSE-07: whole rounds of its owner that a work takes. */
  const TASK_ROUNDS: Readonly<Record<EngineerTask, number>> = table(list('TASK_ROUNDS'), {
    'clear-mines': 1,
    'remove-obstruction': 1,
    bridge: 2,
  });
  const engineerNeeds = (task: EngineerTask): number => TASK_ROUNDS[task];

  return { obstacleUnused, engineersUnused, engineerNeeds };
}
