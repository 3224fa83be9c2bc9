import type { BookTypes, Guide, GuideMoment, Side } from '@umpire/engine';
import { z } from 'zod';

/** A step as a scenario writes it. `done` may be `read`: then it lasts until the player puts it away. */
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

/** What a book knows of its moments: each by its name, true or not by what the side knows. */
export type Moments<B extends BookTypes, Name extends string> = Readonly<
  Record<Name, (moment: GuideMoment<B>) => boolean>
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
  /** What `show` means on the table as the side sees it. */
  show(show: StepNote<When, Done>['show'], moment: GuideMoment<B>): readonly string[];
}

/** The guide of a scenario from its steps. */
export function guideFrom<B extends BookTypes, When extends string, Done extends string>({
  side,
  steps,
  moments,
  happened = [],
  show,
}: GuideNote<B, When, Done>): Guide<B> {
  return {
    side,
    steps: steps.map(({ id, title, text, done, until }) => ({
      id,
      title,
      text,
      toRead: done === 'read',
      ...(until !== undefined && { until }),
    })),
    comes: (step, moment) => moments[steps[step]!.when](moment),
    overtakes(step, moment) {
      const { when } = steps[step]!;
      return happened.includes(when) && moments[when](moment);
    },
    isMet(step, moment) {
      const { done } = steps[step]!;
      return done !== 'read' && moments[done](moment);
    },
    shows: (step, moment) => show(steps[step]!.show, moment),
  };
}
