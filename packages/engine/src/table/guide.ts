import type { SeenAsk } from '../match/seen.js';
import type { BookTypes, Seat } from '../ruleset.js';
import type { Side } from '../seats.js';

/** A step of a guided battle, as it is shown. */
export interface GuideStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** It may be put away; else only something in the battle meets it. */
  readonly toRead: boolean;
  /** What to do until its moment comes. */
  readonly until?: string;
}

/** Something that a side was told of: what kind of event it was, whether its own order brought it about, which pieces it named. */
export interface Heard {
  readonly kind: string;
  readonly own: boolean;
  readonly about: readonly string[];
}

/** All that a guide may look at: what its side sees, what it is asked, what it was told. */
export interface GuideMoment<B extends BookTypes> {
  readonly seat: Seat<B>;
  readonly ask?: SeenAsk | undefined;
  readonly heard: readonly Heard[];
}

/** The guide of a scenario for the side that learns by it. Nobody ever has to follow it. */
export interface Guide<B extends BookTypes> {
  readonly side: Side;
  readonly steps: readonly GuideStep[];
  /** Whether it is time for a step. */
  comes(step: number, moment: GuideMoment<B>): boolean;
  /** Whether a step is met; those that are only to be read may be when they have been there long enough. */
  isMet(step: number, moment: GuideMoment<B>): boolean;
  /** Whether what a step tells of has happened already: then those before it that nobody came to, or did, are passed over. */
  overtakes?(step: number, moment: GuideMoment<B>): boolean;
  /** Whether a step speaks of somebody of its own side who is gone: it is passed over. */
  isVoid?(step: number, moment: GuideMoment<B>): boolean;
  /** Whether the moment of a step that has come is over, and it was not met: it comes again with its next moment. */
  isPast?(step: number, moment: GuideMoment<B>): boolean;
  /** The pieces and features that a step points at; only what its side sees. */
  shows(step: number, moment: GuideMoment<B>): readonly string[];
}

/** A step at which a side was, whether it had come, and how much the side had been told when it had. */
interface Stood {
  readonly step: number;
  readonly shown: boolean;
  readonly heard: number;
}

/** How far a side is: at which step. */
export interface GuideProgress extends Stood {
  /** The steps from which play has led on, and how much had been told by then: whoever takes that back is at them again. */
  readonly left?: readonly (Stood & { readonly told: number })[];
}
export const GUIDE_START: GuideProgress = { step: 0, shown: false, heard: 0 };

/** All steps are behind him, however many there are. */
export const GUIDE_DONE: GuideProgress = { step: Number.MAX_SAFE_INTEGER, shown: false, heard: 0 };

/** The next step, whether this one was met or not. */
export const stepOn = ({ step, left }: GuideProgress): GuideProgress => ({
  step: step + 1,
  shown: false,
  heard: 0,
  ...(left && { left }),
});

/** How far a side is by now: steps come in their order, and each lasts until it is met or passed over. */
export function guided<B extends BookTypes>(
  guide: Guide<B>,
  before: GuideProgress,
  moment: GuideMoment<B>,
): GuideProgress {
  const told = moment.heard.length;
  const progress = takenBack(before, told);
  const { step, shown, heard } = progress;
  if (step >= guide.steps.length) return progress;
  if (guide.isVoid?.(step, moment)) return guided(guide, stepOn(leaving(progress, told)), moment);
  if (!shown) {
    if (guide.comes(step, moment)) return { ...progress, shown: true, heard: told };
    return overtaken(guide, progress, moment, told) ?? progress;
  }
  const since = { ...moment, heard: moment.heard.slice(heard) };
  if (guide.isMet(step, since)) return guided(guide, stepOn(leaving(progress, told)), moment);
  if (isActedOn(guide, step, since)) return guided(guide, { ...leaving(progress, told), step: step + 1 }, moment);
  if (guide.steps[step]!.toRead) return progress;
  const further = overtaken(guide, progress, since, told);
  return further ?? (guide.isPast?.(step, moment) ? { ...progress, shown: false, heard: 0 } : progress);
}

/** What was taken back was not done: a step that it met is there again, as it was. */
function takenBack(progress: GuideProgress, told: number): GuideProgress {
  const back = progress.left?.findIndex(one => one.told > told) ?? -1;
  if (back >= 0) {
    const { step, shown, heard } = progress.left![back]!;
    return { step, shown, heard: Math.min(heard, told), left: progress.left!.slice(0, back) };
  }
  return progress.heard > told ? { ...progress, heard: told } : progress;
}

const leaving = ({ left = [], step, shown, heard }: GuideProgress, told: number): GuideProgress => ({
  step,
  shown,
  heard,
  left: [...left, { step, shown, heard, told }],
});

/** Whoever did things in another order than the guide has them is told of what he did. */
function overtaken<B extends BookTypes>(
  guide: Guide<B>,
  progress: GuideProgress,
  since: GuideMoment<B>,
  told: number,
): GuideProgress | undefined {
  const later = guide.steps.findIndex((_, i) => i > progress.step && guide.overtakes?.(i, since));
  return later < 0 ? undefined : { ...leaving(progress, told), step: later, shown: true, heard: told };
}

/** Whoever does at once what comes after the first words, the aim say, need not put those away. */
const isActedOn = <B extends BookTypes>(guide: Guide<B>, step: number, since: GuideMoment<B>): boolean =>
  step === 0 && guide.steps[0]!.toRead && guide.steps.length > 1 && guide.isMet(1, since);
