import type { GlossaryWord, RuleId } from '@umpire/engine';
import { saidAs } from '../../common/book/glossary.js';
import { CLASSES } from '../pieces.js';
import { CLASS } from '../rules/troops.js';
import { CLASS_WORDS } from './plain-words.js';

const word = (id: string, name: string, text: string, ...rules: readonly RuleId[]): GlossaryWord => ({
  id,
  word: name,
  text,
  rules,
});
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What each class of troops is, and what to know of it. */
const TROOPS: readonly GlossaryWord[] = CLASSES.map(of =>
  word(of, `${of}: ${CLASS_WORDS[of].name}`, sentence(CLASS_WORDS[of].text), CLASS[of].rule),
);

// biome-ignore format: a word a line
const WORDS: readonly GlossaryWord[] = [
  ...TROOPS,
  word('vignette', 'Vignette', 'One base: a block of foot, a body of horse, a battery. It fights as one and is broken as one.', 'IGR-TRP-01'),
  word('W', 'Width (W)', 'The frontage of a vignette: all distances are measured in it.', 'IGR-GEO-01'),
  word('integrity', 'Quality', 'The Integrity class, from I to V: levies, raw, average, seasoned, elite. Better troops fight better and lose heart later. Drilled troops (RA) obey for one point; irregulars (IA) for two, and act by themselves.', 'IGR-INT-01', 'IGR-ACT-02'),
  word('weapon', 'Weapon', 'What they shoot with, by its Epoch: from arquebuses (EI) to magazine rifles (EV). Newer ones reach farther. In its own turn only who was activated shoots; who is shot at may answer, and who is charged may shoot at whoever comes. Attached guns shoot besides, and the block counts as two.', 'IGR-EPO-01', 'IGR-EPO-07', 'IGR-SHO-03', 'IGR-SHO-05', 'IGR-SHO-09', 'IGR-BAS-09'),
  word('moves', 'Moves', 'The most it may go in a turn, on open ground and in bad going.', 'IGR-MOV-07'),
  word('turns', 'Turns', 'How far it may turn in a turn. Horse turn about their centre, foot wheel on a corner.', 'IGR-MOV-08'),
  word('line', 'Battle line', 'Those who stand in the main battle line: if a third of them break, the battle is lost. Losses of those outside it do not count.', 'IGR-DEP-13', 'IGR-VIC-01'),
  word('last-line', 'Last line', 'An army deployed in several lines is beaten when anybody of its last one breaks.', 'IGR-VIC-04'),
  word('place', 'Place', 'Where its centre is, in widths from the south-west corner, and where it faces: 0° is north.', 'IGR-GEO-01'),
  word('link', 'Link', 'Vignettes that stand side by side, or one behind the other, may act as one: they cost as one and move as one, but turn slowly, and one that is halted holds them all.', 'IGR-LNK-01'),
  word('AP', 'Activation points (AP)', 'Orders. A die makes them each turn; drilled troops cost 1, irregulars 2, and one more for every 4 W from the General or out of his sight.', 'IGR-ACT-01', 'IGR-ACT-02', 'IGR-ACT-06'),
  word('activated', 'Activated', 'It was paid for and does as its player says this turn. Whoever was not acts by its own initiative.', 'IGR-ACT-01', 'IGR-INI-01'),
  word('going', 'Bad going', 'Steep hills, towns and woods: whoever touches them moves at the lower rate, and many fight worse.', 'IGR-GOI-01'),
  word('general', 'General', 'He rides with the vignette that bears his mark. Orders cost more the farther away he is; if it breaks, the battle is lost.', 'IGR-CMD-02', 'IGR-VIC-03', 'IGR-ACT-06'),
  word('key', 'Key vignette', 'A vignette on which the army hangs: if it breaks, the battle is lost.', 'IGR-VIC-02'),
  word('bands', 'Bands', 'How often it was driven back. Each makes irregulars fight worse, every second one drilled troops.', 'IGR-MM-04', 'IGR-MM-05'),
  word('halted', 'Halted', 'Fire has stopped it: it cannot move in its side’s next turn.', 'IGR-SR-03'),
  word('defences', 'Field defences', 'Stakes or a breastwork before its front; who attacks over them fights worse.', 'IGR-FLD-04'),
  word('charge', 'Charge', 'A move into contact with an enemy. One that goes by itself does not stop until it meets somebody.', 'IGR-R-46', 'IGR-CHG-01'),
  word('detached', 'Detached', 'It was sent off with its wing, and costs are measured from the leader of that.', 'IGR-DET-02'),
  word('moved', 'Moved', 'How far it has gone and turned this turn.', 'IGR-MOV-07'),
  word('initiative', 'Initiative', 'Whoever got no order throws a die and does what it says: charges, shoots, falls back, copies a neighbour, or stands.', 'IGR-INI-01'),
  word('arrivals', 'Charged by', 'Enemies who came into contact with it this turn; it may shoot at them before the melee.', 'IGR-SHO-12'),
  word('evade', 'Evade', 'Light troops may give way before a charge reaches them.', 'IGR-EVA-01', 'IGR-EVA-07'),
  word('repulsed', 'Driven back', 'It retires half of its move, or all of it, and carries a band. Driven upon friends, the enemy or the edge it breaks.', 'IGR-RES-06'),
  word('room', 'Room behind', 'Whoever is driven back needs half of that move free behind it. If friends, enemies, impassable ground or the table edge are nearer, it breaks.', 'IGR-RES-06', 'IGR-R-80', 'IGR-R-81', 'IGR-R-82'),
  word('broken', 'Broken', 'Gone for good.', 'IGR-VIC-01'),
];

/** How some of them are written in sentences. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(CLASSES.map(of => [of, [of]])),
  integrity: ['Integrity', 'irregulars', 'drilled'],
  link: ['link'],
  AP: ['AP', 'activation points'],
  activated: ['activated'],
  going: ['bad going'],
  general: ['General'],
  bands: ['band', 'bands'],
  halted: ['halted', 'halt'],
  defences: ['field defences'],
  charge: ['charge', 'charges'],
  initiative: ['initiative'],
  evade: ['evade', 'evades'],
  repulsed: ['driven back', 'repulsed'],
  broken: ['broken', 'breaks'],
};

/** The words of this book that a player meets on cards, markers, meters, in the menu and in what is told. */
export const GLOSSARY = saidAs(WORDS, SAID).map(one => (one.id === 'AP' ? { ...one, coin: true as const } : one));
