/** How chance is called where a battle is made: by what decides in it. */
export interface ChanceWords {
  readonly title: string;
  /** The program sees to it. */
  readonly program: string;
  /** What somebody types in who plays at a real table. */
  readonly typed: string;
  readonly seed: string;
}

const DICE: ChanceWords = {
  title: 'Dice',
  program: 'Thrown by the program',
  typed: 'Whenever something is thrown, you are asked what the dice on your table show.',
  seed: 'Leave it empty, and nobody knows the dice before they fall. The same seed throws the same dice: type it in to fight a battle again.',
};
const HANDS: ChanceWords = {
  title: 'Hands',
  program: 'Shown on this screen',
  typed: 'Hands are shown across your table, and you are asked who won.',
  seed: 'Leave it empty, and nobody knows which hands the computer will show. The same seed shows the same hands: type it in to fight a battle again.',
};
const BOTH: ChanceWords = {
  title: 'Hands and dice',
  program: 'By the program',
  typed: 'You are asked who won the hands that are shown across your table, and what the dice on it show.',
  seed: 'Leave it empty, and nobody knows hands or dice beforehand. The same seed brings the same: type it in to fight a battle again.',
};

/** `diced`: dice make the battle, or may. */
export const chanceWords = (hands: boolean, diced: boolean): ChanceWords => (hands ? (diced ? BOTH : HANDS) : DICE);
