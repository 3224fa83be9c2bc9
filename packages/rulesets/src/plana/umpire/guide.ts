import { SIDES, type UmpireDesk } from '@umpire/engine';
import type { State } from '../play/state.js';

interface Step {
  readonly title: string;
  readonly text: string;
  isDone(state: State): boolean;
}
const did =
  (...verbs: readonly string[]) =>
  ({ desk }: State): boolean =>
    desk.acts.some(({ verb }) => verbs.includes(verb));
const hasMet = ({ ledgers }: State): boolean => SIDES.some(side => ledgers[side].next > 1);

/** A guided turn for one who is the umpire for the first time; nothing waits for it. */
const STEPS: readonly Step[] = [
  {
    title: 'Three tables',
    text: 'In the middle lies the truth, which only you see. Left and right lie the tables of the two sides: their own troops, and what they have located (PLA-UMP-42). Let them write until the first turn begins.',
    isDone: ({ turn }) => turn > 0,
  },
  {
    title: 'Where you are asked',
    text: 'The book decides everything by itself, until you want to be asked. Turn on “First contact” below, or leave it on, and wait: before a side hears of the enemy for the first time, the battle stops for your word (PLA-UMP-43).',
    isDone: state => state.desk.held !== null || hasMet(state),
  },
  {
    title: 'Change a throw',
    text: 'What was thrown lies before you and counts for nothing yet. Put another face in the place of one of them, with a reason: both sides read your reasons when the battle is over (PLA-UMP-13, PLA-UMP-47).',
    isDone: did('throw'),
  },
  {
    title: 'A false report',
    text: 'Choose “Report…”, a side, “A false report”, what is seen, and point at the place. It goes out with the true ones of step 4, under a number like theirs; only your own desk says that it is false (PLA-UMP-28).',
    isDone: did('report'),
  },
  {
    title: 'Let it stand',
    text: 'Everything else is as the book has it: press “Let it stand”, or Enter. Now each side is told what is left of it (PLA-UMP-18).',
    isDone: hasMet,
  },
  {
    title: 'Step in at any time',
    text: 'You need not be asked. Change the weather, forbid a line of a sheet, delay an order, move a base: every verb of “At any time” takes effect at once, and nobody hears more of it than the book says (PLA-UMP-17).',
    isDone: did(
      'weather',
      'sight',
      'rule-on',
      'order-time',
      'set-base',
      'set-company',
      'feature',
      'leadership',
      'note',
    ),
  },
  {
    title: 'To the end',
    text: 'Turn on “Assaults” and let the battle run. At each assault you see who is in it before the dice fall, and may place the losses after (PLA-UMP-34, PLA-UMP-36). At the end all that you did is read to both sides.',
    isDone: ({ over }) => over !== null,
  },
];

/** In a scenario that is guided. */
export const guideFor = (state: State, scenario: unknown): Pick<UmpireDesk, 'guide'> =>
  (scenario as { readonly guided?: unknown } | null)?.guided === true
    ? { guide: STEPS.map(({ title, text, isDone }) => ({ title, text, done: isDone(state) })) }
    : {};
