/** Who stands where on a base: ranks by the kind of troops, even where they are drilled. */
import type { Dress, Figure, Troops } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { ELEPHANT, GUN, man, rider, type Weapon } from './men.js';
import { Ranks, type Spot } from './strokes.js';

/** The levels at which figures are seen. */
export type Detail = 'm' | 'l';

interface Drill {
  /** Men in a rank and ranks, at either level. */
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
  pikes:           { m: [7, 3], l: [9, 4],  weapon: 'pike',    loose: 0.02 },
  spears:          { m: [7, 2], l: [9, 3],  weapon: 'spear',   loose: 0.03 },
  muskets:         { m: [7, 2], l: [9, 2],  weapon: 'musket',  loose: 0.02 },
  polearms:        { m: [6, 2], l: [9, 2],  weapon: 'polearm', loose: 0.05 },
  warband:         { m: [6, 2], l: [8, 3],  weapon: 'sword',   loose: 0.2, shield: true },
  'light-warband': { m: [6, 2], l: [8, 2],  weapon: 'javelin', loose: 0.26, shield: true },
  'loose-spears':  { m: [4, 2], l: [6, 2],  weapon: 'spear',   loose: 0.22 },
  'light-foot':    { m: [4, 2], l: [6, 2],  weapon: 'musket',  loose: 0.26 },
  skirmishers:     { m: [4, 1], l: [6, 1],  weapon: 'musket',  loose: 0.3 },
  knights:         { m: [4, 2], l: [5, 2],  weapon: 'lance',   loose: 0.02, mounted: true, barded: true },
  'heavy-horse':   { m: [4, 2], l: [5, 2],  weapon: 'sword',   loose: 0.02, mounted: true },
  horse:           { m: [3, 2], l: [4, 2],  weapon: 'sword',   loose: 0.14, mounted: true },
  'light-horse':   { m: [2, 2], l: [3, 2],  weapon: 'musket',  loose: 0.24, mounted: true },
};

/** Degrees by which a man who was never drilled may look aside. */
const ASKEW = 15;
/** What a base has of itself for figures; its rim takes the rest. */
const ROOM = { across: 88, foot: 36, mounted: 78 } as const;

/** Places in ranks, each man a little off where nobody keeps him in line. */
function spots(
  [files, ranks]: readonly [number, number],
  drill: Drill,
  { drilled, worn = 0 }: Figure,
  roll: Chance,
): Spot[] {
  const pitch = { x: ROOM.across / files, y: (drill.mounted ? ROOM.mounted : ROOM.foot) / ranks };
  const size = drill.mounted ? Math.min(pitch.x / 12, pitch.y / 27) : Math.min(pitch.x / 7.6, pitch.y / 8.6, 2);
  const shaken = (drilled ? 0 : 0.14) + (worn > 0 ? 0.12 : 0) + drill.loose;
  return Array.from({ length: files * ranks }, (_, i) => ({
    x: ((i % files) - (files - 1) / 2) * pitch.x + roll.between(-shaken, shaken) * pitch.x,
    y:
      (Math.floor(i / files) - (ranks - 1) / 2) * pitch.y +
      roll.between(-shaken, shaken) * pitch.y +
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
  if (figure.gun) ranks.put({ x: 38, y: 2, turn: 0, size: 0.95 }, GUN);
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
  return mounted
    ? Math.min(ROOM.across / files / 12, ROOM.mounted / ranks / 27)
    : Math.min(ROOM.across / files / 7.6, ROOM.foot / ranks / 8.6, 2);
}
