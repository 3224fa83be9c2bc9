import {
  type AgreedTerm,
  type RuleId,
  type ScenarioTerm,
  SIDE_NAMES,
  SIDES,
  type Side,
  type TermChoice,
} from '@umpire/engine';

interface ArmyTermsGiven {
  /** Under which heading they stand; without, above all headings. */
  readonly heading?: string;
  /** What the army of a side is held to. */
  readonly rules: readonly RuleId[];
  /** What armies of one's own are held to. */
  readonly ownRules: readonly RuleId[];
  /** What the battle asks of them, by all else that was agreed on. */
  asked(agreed: readonly AgreedTerm[]): unknown;
  /** The book's own armies, for a side; none: the book has none that are known by name. */
  listed?(side: Side): readonly TermChoice[];
}

const army = (side: Side, { rules, heading, listed }: ArmyTermsGiven): ScenarioTerm => ({
  id: `army-${side}`,
  label: `The army of ${SIDE_NAMES[side]}`,
  rules,
  ...(heading !== undefined && { heading }),
  path: ['armies', side],
  own: 'armies',
  choices: [
    { id: 'open', label: 'Raised or drawn up when the battle begins, unseen by the other side', value: undefined },
    ...(listed?.(side) ?? []),
  ],
});

/** For a scenario that leaves the armies to the players: what each side brings, and armies of their own. */
export const armyTerms = (given: ArmyTermsGiven): readonly ScenarioTerm[] => [
  ...SIDES.map(side => army(side, given)),
  {
    id: 'armies',
    label: 'Armies of your own',
    rules: given.ownRules,
    ...(given.heading !== undefined && { heading: given.heading }),
    path: [],
    choices: [],
    files: true,
    asked: given.asked,
  },
];
