import type { Scene } from '@umpire/engine';
import { inUnit, unitName } from './length.js';

type Measured = Pick<Scene, 'unit' | 'width' | 'depth'>;

/** A part of the table, as one says it: so far a stand may go at once. */
const partOf = ({ unit, width, depth }: Measured, part: number): number =>
  roundly(inUnit(Math.min(width, depth) / part, unit));
const FAR = 8;

/** An order in words. */
export const exampleFor = (table: Measured): string => `m A4 NNE ${partOf(table, FAR)}; face N`;

/** What the command line understands, with lengths as one says them at this table. */
export function helpFor(table: Measured): readonly string[] {
  const { unit, width, depth } = table;
  const [far, some, near] = [FAR, 12, 16].map(part => partOf(table, part));
  const [east, north] = [roundly(inUnit(width / 3, unit)), roundly(inUnit(depth / 2, unit))];
  return [
    `Orders begin with a verb, by its key or its name, then the stand, then what it needs, parted by semicolons: ${exampleFor(table)}.`,
    'Without a stand the chosen one is meant. A stand alone chooses it: A4.',
    `Ways: NNE ${far}, or 35 ${far} in degrees; towards B7 ${some}; to ${east} ${north} straight (from the west edge, from the south); way ${east} ${north} by the best way. Commas part the legs: N ${some}, NE ${near}. Lengths are in ${unitName(unit, 2)}.`,
    'Facing: face NE, face 45, face towards B7, face keep. Left out, it faces along its last leg.',
    `Places: ${east} ${north}; NNE ${far} from A4; on B7.`,
    'Choices: by their number, their name or the beginning of it.',
    'Several of a list: A3, A5, or none. An order of them: those that you name come first, A3, A5, then the others as suggested.',
    'How many of each: nothing more takes what stands ready; 3 Ironsides, 0 Dragoons changes it; general Ironsides chooses.',
    `Arranging: nothing more takes the suggested lay-out; A3 ${east} ${far} face N, A5 off changes it.`,
    'try before an order tells what it would do, and does nothing: try e A4 B7.',
    'Questions: now, briefing, menu, menu A4, look A4, near A4, range A4 B7, stands, enemy, off, terrain, log, help.',
    'When something is asked of you, say the answer: rock, 4, or the choice. What would waste something is asked again: yes does it.',
  ];
}

/** One figure that counts: nobody pushes a stand by 187.5 metres. */
function roundly(length: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, length))));
  return Math.max(1, Math.round(length / step) * step);
}
