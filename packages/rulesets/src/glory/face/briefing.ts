import { type Briefing, heldTo, isRefusal, otherSide, SIDE_NAMES, type Side } from '@umpire/engine';
import { sortsOf, storyFor } from '../../common/book/briefing.js';
import { counted } from '../../common/book/counted.js';
import { memoized } from '../../common/book/memoized.js';
import { freshVignette } from '../play/armies.js';
import { broughtLists } from '../play/own-lists.js';
import { type GeneratedScenario, generatedSchema, type PlacedScenario, placedSchema } from '../play/scenario.js';
import { countsAs } from '../rules/troops.js';
import { thresholdOf } from '../rules/victory.js';
import { STORIES } from '../scenarios/stories.js';
import { CLASS_WORDS } from './plain-words.js';

const parsedOf = memoized((scenario: object) => {
  const placed = heldTo(placedSchema, scenario);
  if (placed.success) return { placed: placed.data };
  const generated = heldTo(generatedSchema, scenario);
  return generated.success ? { generated: generated.data } : {};
});

/** What a side should know of a scenario before it begins. */
export function briefing(scenario: unknown, side: Side): Briefing | undefined {
  if (typeof scenario !== 'object' || scenario === null) return undefined;
  const { placed, generated } = parsedOf(scenario);
  if (placed) return placedBriefing(placed, side);
  return generated && generatedBriefing(generated, side);
}

const placedBriefing = (s: PlacedScenario, side: Side): Briefing => ({
  ...storyFor(STORIES, s.id, side),
  situation: [s.briefing?.[side], whoWords(s, side)].filter(Boolean).join(' '),
  ...(s.setup !== 'ambush' && { edge: side === 'a' ? 'south' : 'north' }),
  aims: [
    beatsWords(s, otherSide(side), false),
    beatsWords(s, side, true),
    ...exitWords(s, side),
    ...limitWords(s, side),
  ],
  forces: sortsOf(troopsOf(s, side).map(forceWords)),
});

function whoWords({ sides }: PlacedScenario, side: Side): string {
  const enemy = otherSide(side);
  return `You are ${SIDE_NAMES[side]} (${sides[side].name}) against ${SIDE_NAMES[enemy]} (${sides[enemy].name}).`;
}

type Listed = ReturnType<typeof troopsOf>[number];
function troopsOf(s: PlacedScenario, side: Side) {
  const lists = broughtLists(s.lists);
  const { list, vignettes } = s.sides[side];
  return vignettes.map(note => ({
    ...note,
    listed: freshVignette(note.id, side, list, note.entry, isRefusal(lists) ? [] : lists),
  }));
}
const forceWords = ({ general, key, listed }: Listed): string => {
  const marks = [...(general ? ['with the General'] : []), ...(key ? ['key'] : [])];
  return `${listed.name}, ${CLASS_WORDS[listed.troop.class].name}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
};

/** IGR-VIC-01 to IGR-VIC-04, in the figures of the battle. Who deploys himself has yet to say who stands in the line. */
function beatsWords(s: PlacedScenario, side: Side, isOwn: boolean): string {
  const troops = troopsOf(s, side);
  const line = troops.filter(v => v.role === 'mbl' && v.line === 1).reduce((n, v) => n + countsAs(v.listed.troop), 0);
  const third = s.setup === 'as-given' ? `${thresholdOf(line)} of the ${line} of` : 'a third of';
  const loses = isOwn ? 'You lose when' : 'You win when';
  const their = isOwn ? 'your' : 'their';
  const also = [
    ...(s.generals.includes(side) ? [`${their} General`] : []),
    ...(s.keys && troops.some(v => v.key) ? [`a key unit of ${isOwn ? 'yours' : 'theirs'}`] : []),
    ...(troops.some(v => v.role === 'mbl' && v.line > 1) ? [`any of ${their} last line`] : []),
  ];
  return `${loses} ${third} ${their} battle line ${also.length > 0 ? `or ${also.join(' or ')} ` : ''}breaks.`;
}

/** IGR-SCN-05. */
function exitWords({ exit }: PlacedScenario, side: Side): string[] {
  if (!exit) return [];
  return [
    exit.side === side
      ? 'You also win if your General comes through to the ring on the table.'
      : 'They also win if their General comes through to the ring on the table.',
  ];
}

/** IGR-R-92. */
function limitWords({ limit }: Pick<PlacedScenario, 'limit'>, side: Side): string[] {
  if (!limit) return [];
  const after = `After ${counted(limit.turns, 'turn')} of each side`;
  if (limit.result === 'draw') return [`${after} it is a draw.`];
  return [limit.result === side ? `${after} you have held out and win.` : `${after} they have held out and win.`];
}

const generatedBriefing = (s: GeneratedScenario, side: Side): Briefing => ({
  situation: `You are ${SIDE_NAMES[side]}, with any army list you like; the dice lay the country, and may put one of you on the march into an ambush.`,
  aims: [
    'You win when a third of their battle line, their General or a key unit breaks, and lose by the same.',
    ...limitWords(s, side),
  ],
  forces: ['An army of your choice, as it stands ready or composed by you.'],
});
