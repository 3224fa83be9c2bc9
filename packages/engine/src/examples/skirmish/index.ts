import { issueOf } from '../../adjudicate.js';
import { heldTo } from '../../held-to.js';
import { fail, ok, type RuleId } from '../../result.js';
import type { Line, Ruleset } from '../../ruleset.js';
import { advice } from './advice.js';
import { face } from './face.js';
import {
  apart,
  apply,
  automatic,
  DEPTH,
  type Event,
  fork,
  GAP,
  IDS,
  orderSchema,
  perform,
  type SkirmishTypes,
  type State,
  scenarioSchema,
  setup,
  shotFinding,
  shotSchema,
  turn,
  WIDTH,
} from './rules.js';

function tell(event: Event): Line {
  switch (event.kind) {
    case 'thrown':
      return line(`${event.pips} pips`, 'SKI-TRN-01');
    case 'moved':
      return line(`${event.stand} moves`, 'SKI-MOV-03', event.stand);
    case 'shot':
      return line(
        `${event.stand} shoots, ${event.roll}: ${event.target} is ${event.status}`,
        'SKI-SHO-04',
        event.stand,
        event.target,
      );
    case 'ended':
      return line('the turn is passed', 'SKI-TRN-01');
    case 'named':
      return line(`${event.steadfast.a} and ${event.steadfast.b} are steadfast`, 'SKI-PLN-01');
    case 'fellBack':
      return line(`${event.stand} falls back`, 'SKI-REP-02', event.stand);
  }
}
const line = (text: string, rule: RuleId, ...about: string[]): Line => ({ text, because: [{ rule, text }], about });

function faults({ stands }: State): string[] {
  const found: string[] = [];
  for (const [i, s] of stands.entries()) {
    if (s.status === 'destroyed') continue;
    if (s.x < 0 || s.y < 0 || s.x > WIDTH || s.y > DEPTH) found.push(`${IDS[i]} is off the table`);
    for (const [j, t] of stands.slice(0, i).entries())
      if (t.status !== 'destroyed' && apart(s, t) < GAP * GAP) found.push(`${IDS[j]} and ${IDS[i]} are too close`);
  }
  return found;
}

export { IDS };

/** The smallest complete book: it shows how one is written, and the engine is measured with it. */
export const skirmish: Ruleset<SkirmishTypes> = {
  id: 'skirmish',
  version: 1,
  title: 'Skirmish',
  options: [],
  questions: { shot: { title: 'What does a shot do?', given: shotSchema, ask: given => shotFinding(given) } },
  scenarios: [
    { id: 'skirmish', title: 'Skirmish', text: 'Twelve stands a side.', size: 'small', data: {} },
    {
      id: 'falling-back',
      title: 'Falling back',
      text: 'Stands may fall back, and one of each side is steadfast.',
      size: 'small',
      data: { fallingBack: true },
    },
  ],
  order: orderSchema,
  setup(scenario) {
    const parsed = heldTo(scenarioSchema, scenario);
    return parsed.success ? ok(setup(parsed.data)) : fail(issueOf(parsed.error.issues, ''));
  },
  turn,
  perform,
  automatic,
  apply,
  fork,
  reveals: event => event.kind === 'named',
  view: state => state,
  tell,
  imagine: fork,
  faults,
  face,
  advice,
};
