import type { GlossaryWord, RuleId } from '@umpire/engine';
import { saidAs } from '../../book/glossary.js';
import type { Distances } from '../book/figures.js';

/** A word, what it means, and the rules that say so, by the numbers that they have in the family. */
interface Word {
  readonly id: string;
  readonly word: string;
  readonly text: string;
  readonly rules: readonly string[];
}
export const word = (id: string, name: string, text: string, ...rules: readonly string[]): Word => ({
  id,
  word: name,
  text,
  rules,
});

/** Those that mean the same in every book of the family. */
const sharedWords = ({ reveal, toBghq }: Distances): readonly Word[] => [
  word(
    'stand',
    'Stand',
    'One counter: a platoon of tanks or infantry, a battery of guns, or a flight of aircraft.',
    'SCL-01',
  ),
  word(
    'bghq',
    'Headquarters (BGHQ)',
    `The stand that leads its Battle Group. Whoever ends more than ${toBghq}" from it is out of command; if it is lost, its owner names another.`,
    'ORG-03',
    'ORG-07',
  ),
  word('listed', 'Listed as', 'What its owner calls it in his army list.', 'ORG-02'),
  word(
    'group',
    'Battle Group',
    'About twelve stands that are led together. In segment 6 of a round one group moves.',
    'ORG-02',
    'TRN-22',
  ),
  word(
    'blank',
    'Blank',
    `A counter whose owner alone knows what it is. It is turned up when it engages, when enemy scouts come within ${reveal}", or when it is named as a target.`,
    'DEP-08',
    'R-71',
  ),
  word(
    'place',
    'Place',
    'Where its middle is, in inches from the south-west corner, and where it faces: 0° is north.',
    'HSE-03',
  ),
  word(
    'moves',
    'Moves',
    'How far it may go in a round: by a tactical move, and by a march; on good ground, and on bad.',
    'MOV-01',
    'MOV-08',
  ),
  word('moved', 'Moved', 'A stand moves once in a round, by a tactical move or by a march.', 'MOV-08', 'MOV-10'),
  word(
    'engages',
    'Engages',
    'Whom it may strike, and from how far. If the other can strike back, both are at risk.',
    'ENG-01',
    'R-70',
  ),
  word(
    'engaged',
    'Engaged',
    'A stand starts one engagement in a turn; smoke and light count as one.',
    'ENG-04',
    'R-75',
  ),
  word(
    'marker',
    'Fire marker',
    'It fired in its last round, so enemy counter-battery guns know where it is and may engage it.',
    'TRN-21',
    'R-91',
  ),
  word(
    'command',
    'Out of command',
    `It is more than ${toBghq}" from its headquarters and may not engage until it is back.`,
    'R-45',
    'ORG-07',
  ),
  word(
    'work',
    'Engineers’ work',
    'Clearing mines, removing an obstruction or building a bridge takes whole rounds beside it, without moving or fighting.',
    'HSE-07',
  ),
  word(
    'unilateral',
    'Unilateral',
    'Only one of the two can strike the other: whoever engages risks nothing.',
    'ENG-01',
  ),
  word(
    'segment',
    'Segment',
    'A round has six, always in this order: fighters, ground attack, counter-battery, anti-aircraft, artillery off the table, one Battle Group.',
    'TRN-06',
    'TRN-22',
  ),
  word(
    'round',
    'Round',
    'A turn has two rounds, one for each side. Whoever plays it is called the owning player.',
    'TRN-05',
  ),
];

/** In which order they stand; what only one book knows comes last. */
// biome-ignore format: as a player meets them
const ORDER = [
  'stand', 'class', 'posture', 'mode', 'grade', 'bghq', 'listed', 'group', 'blank', 'state',
  'place', 'moves', 'moved', 'engages', 'engaged', 'marker', 'command', 'work',
  'fragile', 'losses', 'hand', 'cause', 'column', 'unilateral', 'segment', 'round',
];
const placeOf = ({ id }: Word): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** How some of them are written in sentences. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  bghq: ['BGHQ'],
  group: ['Battle Group'],
  blank: ['blank'],
  marker: ['fired marker', 'fire marker'],
  command: ['out of command'],
  fragile: ['Fragile'],
  unilateral: ['unilateral'],
  segment: ['segment'],
};

/** The words that a player meets on cards, markers, meters and in the menu: those of the family, and what a book says of the others. */
export const glossaryWith = (
  idOf: (rule: string) => RuleId,
  distances: Distances,
  own: readonly Word[],
  said: Readonly<Record<string, readonly string[]>>,
): readonly GlossaryWord[] => {
  const words = [...sharedWords(distances), ...own].sort((p, q) => placeOf(p) - placeOf(q));
  return saidAs(
    words.map(({ rules, ...word }) => ({ ...word, rules: rules.map(idOf) })),
    { ...SAID, ...said },
  );
};
