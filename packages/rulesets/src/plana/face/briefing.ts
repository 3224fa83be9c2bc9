import { type Briefing, heldTo, otherSide, SIDE_NAMES, type Side } from '@umpire/engine';
import { sortsOf, storyFor } from '../../common/book/briefing.js';
import { memoized } from '../../common/book/memoized.js';
import { type ListedCompany, type Scenario, scenarioSchema } from '../play/scenario.js';
import { STORIES } from '../scenarios/stories.js';
import { VICTORY } from '../tables/scoring.js';
import { nameOf } from './words.js';

const EDGES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
const parsedOf = memoized((data: object): { scenario?: Scenario } => {
  const parsed = heldTo(scenarioSchema, data);
  return parsed.success ? { scenario: parsed.data } : {};
});

const forcesIn = (battalion: string, { name, bases, quality }: ListedCompany): string =>
  `${battalion}, ${name} (${quality}): ${sortsOf(bases.map(({ type }) => nameOf(type).toLowerCase())).join(', ')}`;

/** What a player should know before a battle. */
export function briefing(data: unknown, side: Side): Briefing | undefined {
  const s = typeof data === 'object' && data !== null ? parsedOf(data).scenario : undefined;
  if (!s) return undefined;
  const enemy = otherSide(side);
  const who = `You are ${SIDE_NAMES[side]} (${s.sides[side].name}) against ${SIDE_NAMES[enemy]} (${s.sides[enemy].name}).`;
  return {
    ...storyFor(STORIES, s.id, side),
    situation: [who, s.briefing.public, s.briefing[side]].join(' '),
    edge: EDGES[s.edges[side]],
    aims: [
      ...s.objectives
        .map(({ name, value, keeper }) =>
          [
            `${name}: ${value} points to whoever holds it at the end`,
            ...(keeper ? [`while both sides are there it is ${SIDE_NAMES[keeper]}’s`] : []),
          ].join('; '),
        )
        .map(words => `${words}.`),
      'One point for each tenth of the enemy’s strength that is destroyed or captured.',
      `The battle lasts ${s.turns} turns of ten minutes. ${VICTORY} points more than the enemy are a victory; less is a draw.`,
    ],
    forces: s.sides[side].battalions.flatMap(b => b.companies.map(company => forcesIn(b.name, company))),
    advice: 'Hand in an empty sheet whenever you like: companies go on with the orders they have.',
  };
}
