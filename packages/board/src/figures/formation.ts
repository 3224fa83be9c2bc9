/** Who stands where on a base: ranks by the kind of troops, even where they are drilled. */
import type { Dress, Figure, Troops } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { ELEPHANT, GUN, man, rider, type Weapon } from './men.js';
import { Ranks, type Spot } from './strokes.js';

/** The levels at which figures are seen. */
export type Detail = 'm' | 'l';

interface Drill {
  /** Men in a rank and ranks, at either level: few and large where the base is small, so that each is seen for what he is. */
  readonly m: readonly [number, number];
  readonly l: readonly [number, number];
  readonly weapon: Weapon;
  readonly mounted?: boolean;
  readonly barded?: boolean;
  readonly shield?: boolean;
  /** How far a man may stand from his place, of the room he has. */
  readonly loose: number;
}

// biome-ignore format: a kind a line
const DRILLS: Readonly<Record<Exclude<Troops, 'elephants' | 'guns'>, Drill>> = {
  pikes:           { m: [6, 3], l: [9, 4],  weapon: 'pike',    loose: 0.02 },
  spears:          { m: [5, 2], l: [9, 3],  weapon: 'spear',   loose: 0.03 },
  muskets:         { m: [5, 2], l: [9, 2],  weapon: 'musket',  loose: 0.02 },
  polearms:        { m: [5, 2], l: [9, 2],  weapon: 'polearm', loose: 0.05 },
  warband:         { m: [5, 2], l: [8, 3],  weapon: 'sword',   loose: 0.2, shield: true },
  'light-warband': { m: [5, 2], l: [8, 2],  weapon: 'javelin', loose: 0.26, shield: true },
  'loose-spears':  { m: [4, 2], l: [6, 2],  weapon: 'spear',   loose: 0.22 },
  'light-foot':    { m: [4, 2], l: [6, 2],  weapon: 'musket',  loose: 0.26 },
  skirmishers:     { m: [4, 1], l: [6, 1],  weapon: 'musket',  loose: 0.3 },
  knights:         { m: [4, 1], l: [5, 2],  weapon: 'lance',   loose: 0.02, mounted: true, barded: true },
  'heavy-horse':   { m: [4, 1], l: [5, 2],  weapon: 'lance',   loose: 0.02, mounted: true },
  horse:           { m: [3, 1], l: [4, 2],  weapon: 'musket',  loose: 0.14, mounted: true },
  'light-horse':   { m: [2, 1], l: [3, 2],  weapon: 'musket',  loose: 0.24, mounted: true },
};

/** Degrees by which a man who was never drilled may look aside. */
const ASKEW = 15;
/** What a base has of itself for figures; its rim takes the rest. */
const ROOM = { across: 88, foot: 36, mounted: 78 } as const;

/** How large a figure is drawn that has so much room; alone on a base nobody is a giant. */
const sizeIn = (mounted: boolean | undefined, x: number, y: number): number =>
  mounted ? Math.min(x / 12, y / 27, 2) : Math.min(x / 7.6, y / 8.6, 2);

/** Places in ranks, each man a little off where nobody keeps him in line. */
function spots(
  [files, ranks]: readonly [number, number],
  drill: Drill,
  { drilled, worn = 0 }: Figure,
  roll: Chance,
): Spot[] {
  const pitch = { x: ROOM.across / files, y: (drill.mounted ? ROOM.mounted : ROOM.foot) / ranks };
  const size = sizeIn(drill.mounted, pitch.x, pitch.y);
  const shaken = (drilled ? 0 : 0.14) + (worn > 0 ? 0.12 : 0) + drill.loose;
  return Array.from({ length: files * ranks }, (_, i) => ({
    x: ((i % files) - (files - 1) / 2) * pitch.x + roll.between(-shaken, shaken) * pitch.x,
    y:
      (Math.floor(i / files) - (ranks - 1) / 2) * pitch.y +
      roll.between(-shaken, shaken) * Math.min(pitch.y, ROOM.mounted / 2) +
      (drill.mounted ? 1 : 1.5),
    turn: drilled && worn === 0 ? 0 : roll.between(-ASKEW, ASKEW),
    size,
  }));
}

function beasts(ranks: Ranks, detail: Detail): void {
  if (detail === 'm') ranks.put({ x: 0, y: 2, turn: 0, size: 1.35 }, ELEPHANT);
  else for (const x of [-22, 22]) ranks.put({ x, y: 2 + x / 8, turn: x / 4, size: 1.15 }, ELEPHANT);
}

function battery(ranks: Ranks, { count = 2 }: Figure, head: Dress['head']): void {
  const apart = 84 / count;
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * apart;
    ranks.put({ x, y: -4, turn: 0, size: count === 1 ? 2.1 : 1.6 }, GUN);
    for (const [aside, back] of [
      [-12, -8],
      [-12, 8],
      [12, 8],
    ] as const)
      ranks.put(
        { x: x + aside * (count === 1 ? 2 : 1.1), y: back * 1.6 + 6, turn: aside, size: 1.7 },
        man('none', head, false, false),
      );
  }
}

/** The ranks of a base; the same for all of a kind. */
export function ranksOf(figure: Figure, detail: Detail, dress: Dress): Ranks {
  const ranks = new Ranks();
  const { troops } = figure;
  if (troops === 'elephants') beasts(ranks, detail);
  else if (troops === 'guns') battery(ranks, figure, dress.head);
  else inRanks(ranks, figure, DRILLS[troops], detail, dress);
  if (figure.gun) ranks.put({ x: 33, y: -3, turn: 0, size: 1.45 }, GUN);
  return ranks;
}

function inRanks(ranks: Ranks, figure: Figure, drill: Drill, detail: Detail, dress: Dress): void {
  const roll = chance(`${figure.troops} ${figure.drilled ?? false} ${figure.worn ? 'worn' : ''}`);
  spots(drill[detail], drill, figure, roll).forEach((spot, i) => {
    const second = dress.second !== undefined && i % 2 === 1;
    const strokes = drill.mounted
      ? rider(drill.weapon, second, drill.barded ?? false)
      : man(drill.weapon, dress.head, second, drill.shield ?? false);
    ranks.put(spot, strokes);
  });
}

/** How large the figures of a kind are drawn: strokes are as thick as that. */
export function sizeOf({ troops, count = 2 }: Figure, detail: Detail): number {
  if (troops === 'elephants') return detail === 'm' ? 1.35 : 1.15;
  if (troops === 'guns') return count === 1 ? 2 : 1.6;
  const { mounted } = DRILLS[troops];
  const [files, ranks] = DRILLS[troops][detail];
  return sizeIn(mounted, ROOM.across / files, (mounted ? ROOM.mounted : ROOM.foot) / ranks);
}
