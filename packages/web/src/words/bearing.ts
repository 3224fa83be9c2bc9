import { facingOf, normalFacing, type Point } from '@umpire/engine';

/** Bearings are facings: tenths of a degree, clockwise from north. Words have sixteen of them. */
export const COMPASS = [
  { short: 'N', name: 'north' },
  { short: 'NNE', name: 'north-north-east' },
  { short: 'NE', name: 'north-east' },
  { short: 'ENE', name: 'east-north-east' },
  { short: 'E', name: 'east' },
  { short: 'ESE', name: 'east-south-east' },
  { short: 'SE', name: 'south-east' },
  { short: 'SSE', name: 'south-south-east' },
  { short: 'S', name: 'south' },
  { short: 'SSW', name: 'south-south-west' },
  { short: 'SW', name: 'south-west' },
  { short: 'WSW', name: 'west-south-west' },
  { short: 'W', name: 'west' },
  { short: 'WNW', name: 'west-north-west' },
  { short: 'NW', name: 'north-west' },
  { short: 'NNW', name: 'north-north-west' },
] as const;

const PER_POINT = 225;

/** The facing of a point of the compass, by its place in the list. */
export const facingAt = (point: number): number => point * PER_POINT;

const nearest = (facing: number) => COMPASS[Math.round(normalFacing(facing) / PER_POINT) % COMPASS.length]!;

/** `north-north-east`: the nearest of sixteen. */
export const bearingName = (facing: number): string => nearest(facing).name;
export const bearingShort = (facing: number): string => nearest(facing).short;

/** The bearing of one point from another; undefined if they are the same. */
export const bearingTo = (from: Point, to: Point): number | undefined =>
  from.x === to.x && from.y === to.y ? undefined : facingOf(to.x - from.x, to.y - from.y);

/** `NNE`, `north-east`, `north east`, `35`, `35.5°`: a facing; undefined if it is none of these. */
export function parseBearing(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  const degrees = /^(\d{1,3}(?:[.,]\d)?)\s*(?:°|deg|degrees)?$/.exec(typed)?.[1];
  if (degrees !== undefined) return normalFacing(Math.round(Number(degrees.replace(',', '.')) * 10));
  const letters = typed.replace(/[\s-]+/g, '');
  const short = letters.replace(/north/g, 'n').replace(/south/g, 's').replace(/east/g, 'e').replace(/west/g, 'w');
  const at = COMPASS.findIndex(point => point.short.toLowerCase() === short);
  return at < 0 ? undefined : facingAt(at);
}
