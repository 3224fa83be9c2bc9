import { isRefusal, type Options, odds, type Side } from '@umpire/engine';
import { type EngagementResult, eligibility, engagement } from '../combat.js';
import { engagementOf } from '../play/facts.js';
import type { Nature, Stand, State } from '../play/state.js';

/** What a state costs its stand, the whole stand being 1. */
const HARM = { steady: 0, pinned: 0.2, repulsed: 0.5, neutralised: 1 } as const;

/** What a stand is worth to its side: the BGHQ and the rare ones more than the others. */
function worthOf(nature: Nature): number {
  if (nature.bghq) return 1.4;
  return nature.posture === 'REC' || nature.posture === 'ATM' || nature.class === 'ARMOUR' ? 1.15 : 1;
}

const worse = (was: Stand['status'], is: Stand['status']): number => Math.max(0, HARM[is] - HARM[was]);

/** A result as gain and loss of the side that engages. */
function gain(result: EngagementResult, owner: Stand, target: Stand): number {
  const done = worse(target.status, result.target.state) * worthOf(target.nature!);
  const suffered = worse(owner.status, result.owner.state) * worthOf(owner.nature!);
  const driven = result.target.leavesTable ? 0.8 : 0;
  const lost = result.owner.leavesTable ? 0.8 : 0;
  return done + driven - suffered - lost;
}

/** The exact expectation of an engagement of a known target; undefined where it may not be made. */
export function expectation(
  state: State,
  by: Side,
  owner: Stand,
  target: Stand,
  options: Options,
  now = true,
): number | undefined {
  const facts = engagementOf(state, owner, target, options);
  const asked = now ? facts : { ...facts, segment: null, owner: { ...facts.owner, hasEngaged: false } };
  const eligible = eligibility(asked, options);
  if (isRefusal(eligible)) return undefined;
  const { chances } = odds(() => engagement(asked, options, by, eligible));
  return chances.reduce((sum, c) => sum + (c.ways / c.of) * gain(c.result, owner, target), 0);
}
