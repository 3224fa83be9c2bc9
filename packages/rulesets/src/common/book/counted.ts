const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number as it is said. */
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

/** "one more", "two more". */
export const more = (n: number): string => `${numberWord(n)} more`;

/** "1 stand", "2 stands". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
