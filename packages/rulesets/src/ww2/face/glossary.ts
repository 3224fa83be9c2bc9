import type { GlossaryWord, RuleId } from '@umpire/engine';

const word = (id: string, name: string, text: string, ...rules: readonly RuleId[]): GlossaryWord => ({
  id,
  word: name,
  text,
  rules,
});

/** The words of this book that a player meets on cards, markers and meters. */
// biome-ignore format: a word a line
export const GLOSSARY: readonly GlossaryWord[] = [
  word('group', 'Battle group', 'Twelve stands under one headquarters. It throws for command points, tests its morale and fails as a whole.', 'WW2-ORG-02', 'WW2-ORG-03'),
  word('grade', 'Grade', 'How good troops are, from A to D: it decides command points, tactical points, who wins a contest, what a hit does and who passes a morale test.', 'WW2-GRD-05'),
  word('type', 'Type', 'What the vehicle is called, and since when there were such. No army is held to the year.', 'WW2-HG-27'),
  word('class', 'Target class', 'What a stand is to those who shoot at it: INF men and guns, SMT lorries, LA to XA light to extra heavy armour, ART batteries, AC aircraft.', 'WW2-HG-01'),
  word('weapon', 'Weapon', 'What a stand shoots with, and how far: riflemen 500m, guns 1000m to 1500m; barrages have no limit and are called.', 'WW2-EFF-01'),
  word('score', 'Score required', 'What the effect die must reach against each class, before cover, flank and movement change it. Missing it still hurts, less.', 'WW2-EFF-01', 'WW2-EFF-03'),
  word('moves', 'Moves', 'How far a stand goes in a march or a tactical move, over good and over bad going.', 'WW2-MOV-07'),
  word('tactical-points', 'Tactical points', 'How many tactical moves a stand may make in a turn: two for grades A and B, one for C and D, one more for Mobile groups.', 'WW2-CP-13', 'WW2-CP-18'),
  word('command-points', 'Command points', 'What a battle group may spend in its turn: one for a tactical move, more the farther the headquarters. What is left at the end is lost.', 'WW2-CP-12', 'WW2-CP-17'),
  word('pinned', 'Pinned', 'It may not move any closer to the enemy, until enemy fire leaves it unharmed or a quiet enemy turn has passed.', 'WW2-RES-20', 'WW2-R-81'),
  word('repulsed', 'Repulsed', 'It has fallen back 500m, shoots badly and does not advance, until it passes a morale throw at the start of its turn.', 'WW2-RES-24', 'WW2-RES-27'),
  word('suppression', 'Suppression marker', 'Each costs one in the contest of fire and makes the next hit one worse. Each goes on 5 or 6 at the start of the turn.', 'WW2-SHO-07', 'WW2-RES-15', 'WW2-SEQ-04'),
  word('fire-marker', 'FIRE marker', 'It has fired and not moved since: it is easier to detect, and to beat to the shot.', 'WW2-SHO-13', 'WW2-SHO-14'),
  word('dug-in', 'Dug in', 'In hard cover as long as it stays where it is.', 'WW2-ENG-03', 'WW2-R-137'),
  word('patrol', 'Patrol', 'Fighters that cover the air space: they engage enemy patrols and intercept bombers.', 'WW2-SEQ-11'),
  word('carried', 'Carried', 'Infantry in vehicles and towed guns: they neither fire nor are targets, and share what befalls their carrier.', 'WW2-TAC-10', 'WW2-TAC-11'),
  word('morale', 'Morale test', 'One die for the whole group when four of its stands are repulsed or destroyed, or six pinned too; it tests again with each further loss.', 'WW2-MOR-01', 'WW2-MOR-02', 'WW2-R-90'),
  word('failed', 'Failed', 'A battle group that failed a morale test retreats and opens no fire. Half of the groups failed lose the battle.', 'WW2-MOR-04', 'WW2-VIC-01'),
];
