import { type Briefing, heldTo, isRefusal, otherSide, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import { sortsOf, storyFor } from '../../book/briefing.js';
import { counted } from '../../book/counted.js';
import { memoized } from '../../book/memoized.js';
import type { GroupLosses, LossLimits } from '../book/losses.js';
import { inSentence } from '../book/words.js';
import type { PlayBook } from '../book.js';
import type { ArmyBattleGroup } from '../play/army-schema.js';
import type { ListedStands } from '../play/listed-stands.js';
import type { SampleArmies } from '../play/samples.js';
import type { DicedScenario, PlacedScenario, ScenarioSchemas } from '../play/scenario.js';
import { placeName } from './place-name.js';
import { hourWords } from './status.js';

/** What a player should know before a battle of this family. */
export function briefings(book: PlayBook & ScenarioSchemas & SampleArmies & ListedStands) {
  const { STORIES = {}, plainName } = book.face;
  const { LOSS_KINDS, LOSS_WORDS, USUAL, armyLimits, askedGroups, groupLimits } = book.ending;
  const { broughtArmy, natureIn, placedSchema, readDiced } = book.setup;
  const { classOf, isUnit, ORDINARY } = book.words;

  const parsedOf = memoized((scenario: object) => {
    const placed = heldTo(placedSchema, scenario);
    if (placed.success) return { placed: placed.data };
    const diced = readDiced(scenario);
    return diced.success ? { diced: diced.data } : {};
  });

  function briefing(scenario: unknown, side: Side): Briefing | undefined {
    if (typeof scenario !== 'object' || scenario === null) return undefined;
    const found = parsedOf(scenario);
    if (found.placed) return placedBriefing(found.placed, side);
    return found.diced && dicedBriefing(found.diced, side);
  }

  const placedBriefing = (s: PlacedScenario, side: Side): Briefing => ({
    ...storyFor(STORIES, s.id, side),
    situation: [s.briefing?.[side], whoWords(s, side), whenWords(s)].filter(Boolean).join(' '),
    edge: s.sides[side].baseEdge,
    aims: aimsOf(s, side),
    forces: s.sides[side].groups.map(group => `${group.name}: ${sortsOf(namesIn(group)).join(', ')}`),
  });

  function whoWords({ sides }: PlacedScenario, side: Side): string {
    const enemy = otherSide(side);
    return `You are ${SIDE_NAMES[side]} (${sides[side].name}) against ${SIDE_NAMES[enemy]} (${sides[enemy].name}).`;
  }
  const whenWords = ({ season, hour24, awc, zone }: PlacedScenario): string =>
    `${season}, ${hourWords(hour24)}${awc ? ', in bad weather' : ''}; ${zone.toLowerCase()} country.`;

  type PlacedGroup = PlacedScenario['sides']['a']['groups'][number];
  const namesIn = ({ stands }: PlacedGroup): string[] =>
    stands.flatMap(stand => stand.ids.map(() => nameOf(stand, stand.bghq)));
  const nameOf = (stand: PlacedGroup['stands'][number], isLeader: boolean): string =>
    calledIn({ ...stand, class: classOf(stand.subClass) }, isLeader);
  function calledIn(stand: Parameters<typeof plainName>[0], isLeader: boolean): string {
    const plain = plainName(stand);
    return `${inSentence(plain.name, plain)}${isLeader ? ' (headquarters)' : ''}`;
  }

  const aimsOf = (s: PlacedScenario, side: Side): string[] => [
    `You win when ${SIDE_NAMES[otherSide(side)]} has ${lossWords(s, otherSide(side), 'its')}.`,
    `You lose when you have ${lossWords(s, side, 'your')}.`,
    ...lastTurn(s, side),
  ];

  /** HSE-19, VIC-01 to VIC-04, R-166: how many of what beat a side, in its own figures. */
  function lossWords(s: PlacedScenario, side: Side, whose: string): string {
    const fragileAt = s.fragileAt ?? null;
    const groups = s.sides[side].groups.map(group => lossesIn(group, s.ending.leaveOut ?? []));
    const asked = askedGroups(groups, { ...USUAL, ...s.options });
    const counts = countsIn(groupLimits(groups[asked[0]!]!, fragileAt));
    if (groups.length === 1) return counts;
    const army = armyLimits({ groups, fragileAt });
    const but = asked.length < groups.length ? ' but those of guns and aircraft alone' : '';
    const other = but && asked.length === 1 ? `: ${counts} in the other` : '';
    return `all ${whose} Battle Groups Fragile${but}${other}${army ? `, or ${countsIn(army)} in all` : ''}`;
  }
  /** A group as it begins. */
  const lossesIn = ({ name, stands }: PlacedGroup, leftOut: readonly string[]): GroupLosses => ({
    stands: stands.reduce((n, { ids }) => n + ids.length, 0),
    losses: {},
    fragile: false,
    inPlay: true,
    distant: !stands.some(({ subClass }) => isUnit({ class: classOf(subClass) })),
    leftOut: leftOut.includes(name),
  });
  const countsIn = (limits: LossLimits): string =>
    LOSS_KINDS.map(kind => `${limits[kind]!.at} ${LOSS_WORDS[kind]}`).join(' or ');

  function lastTurn({ attacker, ending, pieces, turns }: PlacedScenario, side: Side): string[] {
    if (turns === null) return [];
    const after = `If nobody is beaten after ${counted(turns, 'turn')}`;
    if (ending.kind === 'losses') return [`${after}, whoever lost the smaller share wins.`];
    if (ending.kind === 'towns')
      return [
        `${after}, towns count: two points for the one on the enemy's side, one for your own, one for each Fragile enemy group.`,
      ];
    const more = `the ${placeName(pieces, ending.piece)} decides: ${attacker === side ? 'you need more ground stands in it than' : 'keep at least as many ground stands in it as'} ${SIDE_NAMES[otherSide(side)]}`;
    return [`${after}, ${more}.`];
  }

  const dicedBriefing = ({ armies, groups, turns }: DicedScenario, side: Side): Briefing => ({
    situation: `You are ${SIDE_NAMES[side]}. ${SIDES.every(of => armies[of]) ? 'Both armies are known' : 'Armies are handed in in secret'}; the dice make the country, the season, the hour and the weather.`,
    aims: [
      `You win when all Battle Groups of ${SIDE_NAMES[otherSide(side)]} are Fragile.`,
      ...(turns === null ? [] : [`The battle ends after ${counted(turns, 'turn')}; the smaller share of losses wins.`]),
    ],
    forces: broughtForces(armies[side], groups[side]) ?? [
      `${counted(groups[side], 'Battle Group')} of your choice, twelve stands each`,
    ],
  });
  /** Of an army that is known from the start, group by group. */
  function broughtForces(brought: DicedScenario['armies'][Side], groups: number): string[] | undefined {
    const army = brought && broughtArmy(brought, groups);
    if (!army || isRefusal(army)) return undefined;
    return army.battleGroups.map(group => `${group.name}: ${sortsOf(listedIn(group)).join(', ')}`);
  }
  const listedIn = ({ stands }: ArmyBattleGroup): string[] =>
    stands.flatMap(line =>
      Array<string>(line.count).fill(calledIn(natureIn(line.name ?? '', line, ORDINARY.grade), line.bghq)),
    );

  return { briefing };
}
