import { inches, inStrip, nearestOnSegment, type Point, type Side, within } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Mapping } from './field.js';
import { baseOf } from './stands.js';
import type { Stand, State, Task } from './state.js';
import type { Play } from './types.js';

function nearestOnRiver(points: readonly Point[], to: Point): Point {
  let best = points[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const at = nearestOnSegment(to, points[i - 1]!, points[i]!);
    const far = (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

export const TASK_WORDS = {
  'clear-mines': 'clear a mine field',
  'remove-obstruction': 'remove an obstruction',
  bridge: 'bridge the river',
};

export type Engineering = ReturnType<typeof engineering>;

/** What field engineers work at, round by round. */
export function engineering(book: PlayBook & Mapping) {
  const { DISTANCES, engineerNeeds, fieldOf, idOf } = book;

  /** R-17, in tenths of a millimetre. */
  const CONTACT = Math.floor(DISTANCES.contact * inches(1));

  /** HSE-07: what an engineer in contact could work at: obstacles by their id, and `river`. */
  function workAt(state: State, stand: Stand): Task[] {
    const ground = state.ground.now;
    const field = fieldOf(ground);
    const tasks: Task[] = [];
    for (const [i, obstacle] of ground.obstacles.entries())
      if (within(baseOf(stand), field.obstacles[i]!, CONTACT))
        tasks.push({
          kind: obstacle.kind === 'MNF' ? 'clear-mines' : 'remove-obstruction',
          object: obstacle.id,
          at: { x: obstacle.x, y: obstacle.y },
          rounds: 0,
        });
    const bank = field.river && nearestOnRiver(field.river.points, stand);
    if (
      bank &&
      within(baseOf(stand), [bank, bank], CONTACT + field.river!.width / 2) &&
      !field.bridges.some(b => inStrip(b, bank))
    )
      tasks.push({ kind: 'bridge', object: 'river', at: bank, rounds: 0 });
    return tasks;
  }

  /** The end of an owner's round: every engineer that stayed at its work has one more whole round, or its work is done. */
  function workOn(game: Play, by: Side): void {
    const { state } = game;
    for (const stand of state.stands) {
      const { task } = stand;
      if (stand.side !== by || !task) continue;
      const stayed =
        stand.moved === 'none' && !stand.hasEngaged && workAt(state, stand).some(t => t.object === task.object);
      const rounds = stayed ? task.rounds + 1 : 0;
      const done = rounds >= engineerNeeds(task.kind);
      const text = done ? `has finished: ${TASK_WORDS[task.kind]}` : `works on: ${rounds} whole rounds`;
      if (done) alterGround(game, task, text);
      const next = done || !stayed ? null : { ...task, rounds };
      game.happen({
        kind: 'taskSet',
        stand: stand.id,
        blank: !stand.revealed,
        task: next,
        because: [{ rule: idOf('HSE-07'), text }],
      });
    }
  }

  function alterGround(game: Play, task: Task, text: string): void {
    const ground = game.state.ground.now;
    const changed =
      task.kind === 'bridge'
        ? { ...ground, bridges: [...ground.bridges, task.at] }
        : { ...ground, obstacles: ground.obstacles.filter(o => o.id !== task.object) };
    game.happen({ kind: 'groundChanged', ground: changed, text, because: [{ rule: idOf('HSE-07'), text }] });
  }

  return { workAt, workOn };
}
