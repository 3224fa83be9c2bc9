import { type Briefing, heldTo, otherSide, SIDE_NAMES, type Side } from '@umpire/engine';
import { sortsOf, storyFor } from '../../common/book/briefing.js';
import { counted } from '../../common/book/counted.js';
import { memoized } from '../../common/book/memoized.js';
import type { Unit } from '../pieces.js';
import { type DicedScenario, dicedSchema } from '../play/diced.js';
import { groupFrom } from '../play/listed.js';
import { type ListedGroup, type Scenario, scenarioSchema } from '../play/scenario.js';
import { STORIES } from '../scenarios/stories.js';
import { unitOf } from '../tables/units.js';
import { DEFAULTS } from './plain-words.js';

const parsedOf = memoized((scenario: object): { scenario?: Scenario } => {
  const parsed = heldTo(scenarioSchema, scenario);
  return parsed.success ? { scenario: parsed.data } : {};
});

/** A type keeps its letters (T34/85, Panther); what every nation has is written small within a sentence. */
function inText(unit: Unit): string {
  const { name, nation } = unitOf(unit, DEFAULTS);
  return nation === null ? name.toLowerCase() : name;
}

function forcesIn({ name, stands }: ListedGroup): string {
  const names = stands.flatMap(stand => {
    const words = `${inText(stand.unit)}${stand.hq ? ' (headquarters)' : ''}`;
    return Array.from({ length: stand.count }, () => words);
  });
  return `${name}: ${sortsOf(names).join(', ')}`;
}

/** WW2-VIC-01: half of so many groups, with the verb that goes with them. */
function failedOf(whose: string, groups: number): string {
  const half = Math.ceil(groups / 2);
  if (groups === 1) return `${whose} battle group has`;
  return `${half} of ${whose} ${groups} battle groups ${half === 1 ? 'has' : 'have'}`;
}

function aimsOf(s: Scenario, side: Side): string[] {
  const enemy = otherSide(side);
  const place = s.features.find(({ id }) => id === s.objective);
  const last = place
    ? `After ${counted(s.limit, 'turn')} fewer failed groups win; if equal, more stands in the ${place.name ?? place.id}; then points destroyed.`
    : `After ${counted(s.limit, 'turn')} fewer failed groups win; if equal, points destroyed.`;
  return [
    `You win when ${failedOf(`${SIDE_NAMES[enemy]}’s`, s.sides[enemy].groups.length)} failed a morale test.`,
    `You lose when ${failedOf('your', s.sides[side].groups.length)} failed one.`,
    last,
  ];
}

/** What a player should know before a battle. */
export function briefing(data: unknown, side: Side): Briefing | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if ('diced' in data) return dicedBriefing(data, side);
  const { scenario: s } = parsedOf(data);
  if (!s) return undefined;
  const enemy = otherSide(side);
  const who = `You are ${SIDE_NAMES[side]} (${s.sides[side].name}) against ${SIDE_NAMES[enemy]} (${s.sides[enemy].name}).`;
  return {
    ...storyFor(STORIES, s.id, side),
    situation: [s.briefing?.[side], who].filter(Boolean).join(' '),
    edge: side === 'a' ? 'south' : 'north',
    aims: aimsOf(s, side),
    forces: s.sides[side].groups.map(note => forcesIn(groupFrom(note, DEFAULTS))),
  };
}

const agreedOf = memoized((scenario: object): { agreed?: DicedScenario } => {
  const parsed = heldTo(dicedSchema, scenario);
  return parsed.success ? { agreed: parsed.data } : {};
});

/** Of a battle that the dice make: what was agreed on. */
function dicedBriefing(data: object, side: Side): Briefing | undefined {
  const { agreed: s } = agreedOf(data);
  if (!s) return undefined;
  const enemy = otherSide(side);
  const part = s.defender === null ? 'meet' : s.defender === side ? 'you defend' : 'you attack';
  const who = `You are ${SIDE_NAMES[side]} against ${SIDE_NAMES[enemy]}: ${part === 'meet' ? 'both sides meet' : part}.`;
  return {
    situation: `${who} Bring an army; the dice make the ground.`,
    aims: [
      `You win when ${failedOf(`${SIDE_NAMES[enemy]}’s`, s.groups[enemy])} failed a morale test, and lose when ${failedOf('your', s.groups[side])}.`,
      `After ${counted(s.limit, 'turn')} fewer failed groups win; if equal, more stands in the built-up area nearest to the middle; then points destroyed.`,
    ],
    forces: [`${counted(s.groups[side], 'battle group')} of your choice, ${s.points} points at most`],
  };
}
