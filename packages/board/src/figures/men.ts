/** The figures themselves: men on foot, riders, elephants, guns; front up, about their own middle. */
import type { Dress } from '@umpire/engine';
import type { Stroke } from './strokes.js';

export type Weapon = 'pike' | 'spear' | 'musket' | 'polearm' | 'sword' | 'javelin' | 'lance' | 'none';

const WEAPONS: Readonly<Record<Weapon, readonly Stroke[]>> = {
  pike: [
    ['arm', 2.6, 3, 2.6, -30],
    ['steel', 2.6, -29, 2.6, -32],
  ],
  spear: [
    ['arm', 3, 4, 3, -13],
    ['steel', 3, -12, 3, -15],
  ],
  javelin: [
    ['arm', 3.4, 2, 4.6, -9],
    ['steel', 4.5, -8, 4.8, -10],
  ],
  musket: [
    ['arm', 2.6, 2, 3.2, -7.4],
    ['steel', 3.2, -7.2, 3.4, -9.6],
  ],
  polearm: [
    ['arm', 3, 4, 3, -10],
    ['steel', 3, -9, 3, -13],
    ['steel', 1.6, -9.6, 4.6, -9.6],
  ],
  sword: [['steel', 3.6, -1, 4.8, -7.5]],
  lance: [
    ['lance', 4.2, 6, 4.2, -22],
    ['plume', 4.2, -20, 6.4, -19],
  ],
  none: [],
};

const SHIELD: Stroke = ['shield', -2.4, -2.4, -2.4, -0.4];

/** A man: feet, shoulders, belts, what he carries, what he wears on his head. */
export function man(weapon: Weapon, head: Dress['head'], second: boolean, shield: boolean): readonly Stroke[] {
  return [
    ['shadow', -1, 1.6, 2.4, 1.6],
    ['legs', -1.4, 2.6],
    ['legs', 1.4, 2.6],
    [second ? 'second' : 'coat', -2.3, 0, 2.3, 0],
    ...(shield ? [SHIELD] : ([['belt', -1.4, -0.9, 1.4, 1]] as const)),
    ...WEAPONS[weapon],
    ['hat', 0, 0],
    ...(head === 'brim' || head === 'jingasa' || head === 'turban' ? ([['crown', 0, 0]] as const) : []),
    ...(head === 'shako' || head === 'crest' ? ([['plume', 0, -1.4, 0, -2]] as const) : []),
  ];
}

/** A horse and its rider. */
export function rider(weapon: Weapon, second: boolean, barded: boolean): readonly Stroke[] {
  const arms = WEAPONS[weapon].map(
    ([layer, ...rest]): Stroke => [layer === 'arm' ? 'lance' : layer, ...rest] as Stroke,
  );
  return [
    ['shadow', 0, -9, 1, 10],
    ['legs', -2.6, -6],
    ['legs', 2.6, -6],
    ['tail', 0, 9, 0.6, 14],
    ['horse', 0, -5, 0, 7],
    ['neck', 0, -8, 0, -14],
    ...(barded ? ([['cloth', 0, -7, 0, 8]] as const) : ([['cloth', -2.6, 3, 2.6, 3]] as const)),
    [second ? 'riderSecond' : 'rider', -2.2, 1, 2.2, 1],
    ...arms,
    ['riderHat', 0, 0.6],
    ['plume', 0, -1.6],
  ];
}

/** An elephant with its tower, and the men in it. */
export const ELEPHANT: readonly Stroke[] = [
  ['shadow', 0, -20, 2, 24],
  ['legs', -9, -14],
  ['legs', 9, -14],
  ['legs', -9, 18],
  ['legs', 9, 18],
  ['tail', 0, 24, 1, 32],
  ['hide', 0, -6, 0, 14],
  ['hide', 0, -20],
  ['neck', -9, -21, -14, -16],
  ['neck', 9, -21, 14, -16],
  ['neck', 0, -26, 1, -36],
  ['steel', -5, -26, -6.4, -36],
  ['steel', 5, -26, 6.4, -36],
  ['cloth', -5, -6, -5, 12],
  ['cloth', 5, -6, 5, 12],
  ['barrel', -4, 3, 4, 3],
  ['rider', -1.6, -16, 1.6, -16],
  ['rider', -4.4, 0, -1.6, 0],
  ['rider', 1.6, 5, 4.4, 5],
  ['lance', 4, 2, 6, -14],
  ['riderHat', 0, -16],
  ['riderHat', -3, 0],
  ['riderHat', 3, 5],
];

/** A gun on its carriage, its crew beside it. */
export const GUN: readonly Stroke[] = [
  ['shadow', 0, -12, 1, 16],
  ['carriage', 0, -2, 0, 18],
  ['carriage', -7, 0, 7, 0],
  ['carriage', -7.6, -4, -7.6, 4],
  ['carriage', 7.6, -4, 7.6, 4],
  ['barrel', 0, 3, 0, -17],
];
