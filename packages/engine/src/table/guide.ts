import type { SeenAsk } from '../match/seen.js';
import type { BookTypes, Seat } from '../ruleset.js';
import type { Side } from '../seats.js';

/** A step of a guided battle, as it is shown. */
export interface GuideStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** It lasts until it is put away; else something in the battle meets it. */
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
  /** Whether a step is met; those that are only to be read never are by themselves. */
  isMet(step: number, moment: GuideMoment<B>): boolean;
  /** Whether what a step tells of has happened already: then those before it that nobody came to, or did, are passed over. */
  overtakes?(step: number, moment: GuideMoment<B>): boolean;
  /** The pieces and features that a step points at; only what its side sees. */
  shows(step: number, moment: GuideMoment<B>): readonly string[];
}

/** How far a side is: at which step, and whether that has come; `heard` is how much it had been told by then. */
export interface GuideProgress {
  readonly step: number;
  readonly shown: boolean;
  readonly heard: number;
}
export const GUIDE_START: GuideProgress = { step: 0, shown: false, heard: 0 };

/** All steps are behind him, however many there are. */
export const GUIDE_DONE: GuideProgress = { step: Number.MAX_SAFE_INTEGER, shown: false, heard: 0 };

/** The next step, whether this one was met or not. */
export const stepOn = ({ step }: GuideProgress): GuideProgress => ({ step: step + 1, shown: false, heard: 0 });

/** How far a side is by now: steps come in their order, and each lasts until it is met or passed over. */
export function guided<B extends BookTypes>(
  guide: Guide<B>,
  progress: GuideProgress,
  moment: GuideMoment<B>,
): GuideProgress {
  const { step, shown, heard } = progress;
  if (step >= guide.steps.length) return progress;
  if (!shown) {
    if (!guide.comes(step, moment)) return overtaken(guide, step, moment, moment) ?? progress;
    return { step, shown: true, heard: moment.heard.length };
  }
  const since = { ...moment, heard: moment.heard.slice(heard) };
  if (guide.isMet(step, since)) return guided(guide, stepOn(progress), moment);
  if (isActedOn(guide, step, since)) return guided(guide, { ...progress, step: step + 1 }, moment);
  return (guide.steps[step]!.toRead ? undefined : overtaken(guide, step, since, moment)) ?? progress;
}

/** Whoever did things in another order than the guide has them is told of what he did. */
function overtaken<B extends BookTypes>(
  guide: Guide<B>,
  step: number,
  since: GuideMoment<B>,
  { heard }: GuideMoment<B>,
): GuideProgress | undefined {
  const later = guide.steps.findIndex((_, i) => i > step && guide.overtakes?.(i, since));
  return later < 0 ? undefined : { step: later, shown: true, heard: heard.length };
}

/** Whoever does at once what comes after the first words, the aim say, need not put those away. */
const isActedOn = <B extends BookTypes>(guide: Guide<B>, step: number, since: GuideMoment<B>): boolean =>
  step === 0 && guide.steps[0]!.toRead && guide.steps.length > 1 && guide.isMet(1, since);
