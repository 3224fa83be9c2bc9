import { isRefusal, type Options, odds } from '@umpire/engine';
import type { Eligibility, EngagementResult, PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import type { Stand } from '../play/state.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';
import { LIKELY_INFANTRY } from './guess.js';
import type { Picture } from './picture.js';
import { harm } from './stakes.js';

type Chances = readonly { readonly share: number; readonly result: EngagementResult }[];

/** What can come of an engagement hangs on little more than its column: so it is worked out once. */
const outcomes = new WeakMap<Options, Map<string, Chances>>();

/** The odds that a blank within 4" of ARMOUR is INFANTRY. */
function hiddenSupport({ foes, by }: Picture, e: EngagementFacts, target: Stand): number {
  if (target.side === by || e.target.infantryWithin !== null) return 0;
  let none = 1;
  for (const other of foes) if (!other.nature && inchesBetween(other, target) <= 5) none *= 1 - LIKELY_INFANTRY;
  return 1 - none;
}

/** From centre to centre; bases are an inch wide. */
export const inchesBetween = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) / 254;

/** From how far one stand can strike another, and what it may expect if nothing is in the way. */
export interface Blow {
  readonly reach: number;
  readonly worth: number;
}

/** Stands that are alike for all that `blow` asks of the one that strikes. */
export const kindKey = ({ nature, status, group }: Stand): string => {
  const { subClass, posture, mode, grade } = nature!;
  return `${subClass}${posture}${mode}${grade}${status}${group}`;
};

export type WorthAdvice = ReturnType<typeof worthAdvice>;

export function worthAdvice(book: PlayBook & Measuring) {
  const { columnOf, eligibility, engagementOf, factorsOf, lineOf, shiftOf, strike } = book;

  function chancesOf(e: EngagementFacts, { type, maxRange }: Eligibility, options: Options): Chances {
    const column = columnOf(shiftOf(factorsOf(e, options)));
    const { owner, target } = e;
    const key = `${type} ${column} ${owner.state} ${owner.subClass} ${owner.posture} ${target.state} ${target.subClass} ${target.posture}`;
    let known = outcomes.get(options);
    if (!known) {
      known = new Map();
      outcomes.set(options, known);
    }
    let found = known.get(key);
    if (!found) {
      const { chances } = odds(() => strike({ facts: e, type, maxRange, shift: column, because: [] }, options));
      found = chances.map(c => ({ share: c.ways / c.of, result: c.result }));
      known.set(key, found);
    }
    return found;
  }

  /** What the side that engages may expect, in losses of the other less its own. */
  function balance(
    { stakes, options }: Picture,
    e: EngagementFacts,
    eligible: Eligibility,
    owner: Stand,
    target: Stand,
  ): number {
    let sum = 0;
    for (const { share, result } of chancesOf(e, eligible, options)) {
      const done = harm(stakes[target.group]!, target, result.target.state, result.target.leavesTable);
      const suffered = harm(stakes[owner.group]!, owner, result.owner.state, result.owner.leavesTable);
      sum += share * (done - suffered);
    }
    return sum;
  }

  /** An engagement by exact odds; where blanks may hide the INFANTRY that protects ARMOUR, by the odds of that too. */
  function reckoned(picture: Picture, e: EngagementFacts, owner: Stand, target: Stand): number | undefined {
    const eligible = eligibility(e, picture.options);
    if (isRefusal(eligible)) return undefined;
    const plain = balance(picture, e, eligible, owner, target);
    const doubt = e.owner.class === 'INFANTRY' && e.target.class === 'ARMOUR' ? hiddenSupport(picture, e, target) : 0;
    if (doubt === 0) return plain;
    const guarded = { ...e, target: { ...e.target, infantryWithin: 0 } };
    return (1 - doubt) * plain + doubt * balance(picture, guarded, eligible, owner, target);
  }

  /** The expectation of an engagement right now; undefined where it may not be made. */
  const expectation = (picture: Picture, owner: Stand, target: Stand): number | undefined =>
    reckoned(picture, engagementOf(picture.view, owner, target, picture.options), owner, target);

  /** The same as if it were the moment for it. */
  function prospect(picture: Picture, owner: Stand, target: Stand): number | undefined {
    const facts = engagementOf(picture.view, owner, target, picture.options);
    const ready = { ...facts.owner, hasEngaged: false, outOfCommand: false };
    // Where an enemy BGHQ is, nobody knows: it is taken to be near enough.
    const targetToBghq = owner.side === picture.by ? facts.targetToBghq : 0;
    return reckoned(picture, { ...facts, owner: ready, segment: null, targetToBghq }, owner, target);
  }

  /** `guarded`: ARMOUR with INFANTRY of its own beside it, if that is not to be measured. */
  function blow(picture: Picture, owner: Stand, target: Stand, guarded?: boolean): Blow | undefined {
    const { view, options, sight } = picture;
    const facts = engagementOf(view, owner, target, options);
    const line = lineOf(facts.owner, facts.target, options);
    if (!line) return undefined;
    const reach = line.range === null ? 99 : line.range * sight;
    const clear: EngagementFacts = {
      ...facts,
      owner: { ...facts.owner, hasEngaged: false, outOfCommand: false },
      target: guarded === undefined ? facts.target : { ...facts.target, infantryWithin: guarded ? 0 : null },
      range: Math.min(facts.range, reach),
      lineOfSight: 'clear',
      ownerArc: 'front',
      targetArc: 'front',
      segment: null,
      targetToBghq: 0,
    };
    const worth = reckoned(picture, clear, owner, target);
    return worth === undefined ? undefined : { reach, worth };
  }

  return { expectation, prospect, blow };
}
