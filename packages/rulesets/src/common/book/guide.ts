import type { BookTypes, Guide, GuideMoment, Side } from '@umpire/engine';
import { z } from 'zod';
import { memoized } from './memoized.js';

/** A step as a scenario writes it. `done` may be `read`: then it lasts until the player puts it away, or until what the book says that it `folds` with. */
export interface StepNote<When extends string, Done extends string> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly when: When;
  readonly done: Done | 'read';
  /** Pieces and features by the ids of the scenario, or what the book finds by a name of its own. */
  readonly show: string | readonly string[];
  /** What to do until its moment comes. */
  readonly until?: string | undefined;
}

/** What a book knows of its moments: each by its name, true or not by what the side knows, and by what the step shows. */
export type Moments<B extends BookTypes, Name extends string> = Readonly<
  Record<Name, (moment: GuideMoment<B>, shows: () => readonly string[]) => boolean>
>;

const word = z.string().min(1).max(60);

/** `steps` of a scenario, with the moments that the book knows. */
export const stepsSchema = <When extends string, Done extends string>(when: readonly When[], done: readonly Done[]) =>
  z
    .array(
      z.strictObject({
        id: word,
        title: word,
        text: z.string().min(1).max(600),
        when: z.enum(when),
        done: z.enum([...done, 'read'] as const),
        show: z.union([word, z.array(word).max(20)]).default([]),
        until: z.string().min(1).max(200).optional(),
      }),
    )
    .min(1)
    .max(20);

interface GuideNote<B extends BookTypes, When extends string, Done extends string> {
  readonly side: Side;
  readonly steps: readonly StepNote<When, Done>[];
  readonly moments: Moments<B, When | Done>;
  /** Moments that are there because something was done: steps that wait for others, or ask for them, are overtaken by these. */
  readonly happened?: readonly When[];
  /** Moments that pass: a step that was not met in one comes again with the next. */
  readonly passing?: readonly When[];
  /** With this a step that is only to be read has been there long enough: it folds by itself. The first one waits. */
  folds?(moment: GuideMoment<B>): boolean;
  /** A moment was there before its step was reached, and need not be waited for again: the step is passed over. */
  late?(when: When, moment: GuideMoment<B>): boolean;
  /** An id of a step is that of a piece of the guide’s own side that is no longer on the table: whoever is gone is not spoken of as if he stood there. */
  gone?(id: string, moment: GuideMoment<B>): boolean;
  /** What `show` means on the table as the side sees it. */
  show(show: StepNote<When, Done>['show'], moment: GuideMoment<B>): readonly string[];
}

/** The guide of a scenario from its steps. */
export function guideFrom<B extends BookTypes, When extends string, Done extends string>({
  side,
  steps,
  moments,
  happened = [],
  passing = [],
  folds = () => false,
  late = () => false,
  gone = () => false,
  show,
}: GuideNote<B, When, Done>): Guide<B> {
  const shows = (step: number, moment: GuideMoment<B>) => show(steps[step]!.show, moment);
  const is = (name: When | Done, step: number, moment: GuideMoment<B>) =>
    moments[name](moment, () => shows(step, moment));
  return {
    side,
    steps: steps.map(({ id, title, text, done, until }) => ({
      id,
      title,
      text,
      toRead: done === 'read',
      ...(until !== undefined && { until }),
    })),
    comes: (step, moment) => is(steps[step]!.when, step, moment),
    overtakes(step, moment) {
      const { when } = steps[step]!;
      return happened.includes(when) && is(when, step, moment);
    },
    isVoid(step, moment) {
      const { show: ids, when } = steps[step]!;
      if (late(when, moment)) return true;
      return typeof ids !== 'string' && ids.some(id => gone(id, moment));
    },
    isPast(step, moment) {
      const { when } = steps[step]!;
      return passing.includes(when) && !is(when, step, moment);
    },
    isMet(step, moment) {
      const { done } = steps[step]!;
      return done === 'read' ? step > 0 && folds(moment) : is(done, step, moment);
    },
    shows,
  };
}

/** The guide of a scenario by what makes one of its data, which is asked once for each; data that are none of the book have none. */
export function guideBy<B extends BookTypes>(
  make: (scenario: object) => Guide<B> | null,
): (scenario: unknown) => Guide<B> | undefined {
  const guideOf = memoized(make);
  return scenario => (typeof scenario === 'object' && scenario !== null ? (guideOf(scenario) ?? undefined) : undefined);
}
