import type { Finding } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import {
  DIG_DELAYS,
  type DigDelay,
  type Digger,
  digRow,
  type Task,
  TURN,
  taskRow,
  turnsOf,
  type Work,
} from '../tables/works.js';

export interface DigFacts extends DigDelay {
  readonly work: Work;
  readonly by: Digger;
  readonly gfOrMarine: boolean;
}
export interface Dig {
  readonly minutes: number;
  readonly turns: number;
  readonly countsAs: 'DI' | 'DDI';
}
const GF_DEEP = citation('PLA-FIR-08', 'GF and SM in trenches count as deeply dug in');
/** 7.16. */
export function digIn(facts: DigFacts): Finding<Dig> {
  const row = digRow(facts.work, facts.by);
  const delayed = facts.work === 'trench' && facts.by === 'troops';
  const delays = delayed ? DIG_DELAYS.filter(d => d.when(facts)) : [];
  const minutes = delays.reduce((sum, d) => sum + d.minutes, row.minutes);
  const because = [
    citation(row.rule, row.text, `${row.minutes} minutes`),
    ...delays.map(d => citation(d.rule, d.text, `+${d.minutes} minutes`)),
    ...(facts.gfOrMarine ? [GF_DEEP] : []),
  ];
  return { result: { minutes, turns: turnsOf(minutes), countsAs: facts.gfOrMarine ? 'DDI' : row.countsAs }, because };
}

export interface Engineering {
  readonly minutes: number;
  readonly turns: number;
  readonly nonTacticalTarget: true;
}
const AT_WORK = citation('PLA-ENG-03', 'engineers at work are a non-tactical target');
/** 7.26: turns pinned or suppressed do not count. */
export function engineering(task: Task, underFire: boolean, lostTurns: number): Finding<Engineering> {
  const row = taskRow(task);
  const hurried = underFire ? row.underFire : undefined;
  const minutes = (hurried ?? row).minutes + lostTurns * TURN.minutes;
  const because = [
    citation(row.rule, row.text, `${row.minutes} minutes`),
    AT_WORK,
    ...(hurried ? [citation(hurried.rule, hurried.text, `${hurried.minutes} minutes`)] : []),
    ...(lostTurns > 0 ? [citation(row.lost, 'turns pinned or suppressed do not count')] : []),
  ];
  return { result: { minutes, turns: turnsOf(minutes), nonTacticalTarget: true }, because };
}
