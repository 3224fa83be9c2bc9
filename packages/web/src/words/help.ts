/** What the command line understands. */
export const HELP: readonly string[] = [
  'Orders begin with a verb, by its key or its name, then the stand, then what it needs, parted by semicolons: m A4 NNE 6; face N.',
  'Without a stand the chosen one is meant. A stand alone chooses it: A4.',
  'Ways: NNE 6, or 35 6 in degrees; towards B7 4; to 14.5 20 straight (from the west edge, from the south); way 14.5 20 by the best way. Commas part the legs: N 3, NE 2.',
  'Facing: face NE, face 45, face towards B7, face keep. Left out, it faces along its last leg.',
  'Places: 14.5 6; NNE 6 from A4; on B7.',
  'Choices: by their number, their name or the beginning of it.',
  'Several of a list: A3, A5, or none. An order of them: those that you name come first, A3, A5, then the others as suggested.',
  'How many of each: nothing more takes what stands ready; 3 Ironsides, 0 Dragoons changes it; general Ironsides chooses.',
  'Arranging: nothing more takes the suggested lay-out; A3 14 6 face N, A5 off changes it.',
  'try before an order tells what it would do, and does nothing: try e A4 B7.',
  'Questions: now, briefing, menu, menu A4, look A4, near A4, range A4 B7, stands, enemy, off, terrain, log, help.',
  'When something is asked of you, say the answer: rock, 4, or the choice.',
];
