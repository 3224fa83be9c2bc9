import { inches, inStrip, nearestOnSegment, type Point, type Side, within } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Mapping } from './field.js';
import type { Revealing } from './reveal.js';
import { baseOf, standOf } from './stands.js';
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

export type Engineering = Gift<'tasks', typeof engineering>;

/** What field engineers work at, round by round. */
export function engineering(book: PlayBook & Mapping & Revealing) {
  const { DISTANCES, idOf } = book;
  const { reveal } = book.hidden;
  const { engineerNeeds } = book.tasks;
  const { fieldOf } = book.terrain;

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

  const isAtWork = (state: State, stand: Stand, { object }: Task): boolean =>
    stand.place === 'table' && workAt(state, stand).some(task => task.object === object);

  function setTask(game: Play, { id, side, revealed }: Stand, task: Task | null, text?: string): void {
    const because = text === undefined ? [] : [{ rule: idOf('HSE-07'), text }];
    game.happen({ kind: 'taskSet', stand: id, side, blank: !revealed, task, because });
  }

  /** a result of P or worse, whatever it changed, starts the count again; the work goes on. */
  function interruptWork(game: Play, stand: Stand): void {
    if (stand.task)
      setTask(game, stand, { ...stand.task, rounds: 0 }, 'the result interrupts the work: the count starts again');
  }

  /** who is driven from what he works at, or lost, works no more. */
  function workEndsAway(game: Play, id: string): void {
    const stand = standOf(game.state, id)!;
    if (stand.task && !isAtWork(game.state, stand, stand.task)) endWork(game, stand, 'is driven from its work');
  }

  /** `text`: why, unless that has been told. */
  const endWork = (game: Play, stand: Stand, text?: string): void => setTask(game, stand, null, text);

  /** The end of an owner's round: every engineer that stayed at its work has one more whole round, or its work is done. */
  function workOn(game: Play, by: Side): void {
    const { state } = game;
    for (let i = 0; i < state.stands.length; i++) {
      const stand = state.stands[i]!;
      const { task } = stand;
      if (stand.side !== by || !task) continue;
      const rounds = task.rounds + 1;
      if (!hasStayed(state, stand, task)) endWork(game, stand, 'breaks off its work');
      else if (rounds >= engineerNeeds(task.kind)) finishWork(game, stand, task);
      else setTask(game, stand, { ...task, rounds }, `works on: ${rounds} whole rounds`);
    }
  }

  const hasStayed = (state: State, stand: Stand, task: Task): boolean =>
    stand.moved === 'none' && !stand.hasEngaged && !stand.hasSupported && isAtWork(state, stand, task);

  /** the engineer is turned up, and what he worked at is gone for all who work at it. */
  function finishWork(game: Play, { id }: Stand, task: Task): void {
    const text = `has finished: ${TASK_WORDS[task.kind]}`;
    reveal(game, id, idOf('R-150'), 'its work is done');
    alterGround(game, id, task, text);
    const { state } = game;
    endWork(game, standOf(state, id)!);
    for (const other of state.stands)
      if (other.task?.object === task.object && !isAtWork(state, other, other.task))
        endWork(game, other, 'has nothing left to work at');
  }

  function alterGround(game: Play, stand: string, task: Task, text: string): void {
    const ground = game.state.ground.now;
    const changed =
      task.kind === 'bridge'
        ? { ...ground, bridges: [...ground.bridges, task.at] }
        : { ...ground, obstacles: ground.obstacles.filter(o => o.id !== task.object) };
    const because = [{ rule: idOf('HSE-07'), text }];
    game.happen({ kind: 'groundChanged', ground: changed, stand, text: `${stand} ${text}`, because });
  }

  return { workAt, workOn, interruptWork, workEndsAway, endWork };
}
