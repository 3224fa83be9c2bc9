import { aheadOf, baseOf, distanceBetween, type Finding, forbid, type Refusal, rightOf } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { Weapon } from '../pieces.js';
import { type Coherent, CROWDS, spacingOf } from '../tables/scoring.js';
import { fires, weaponOf, type Zone, zoneRuleOf } from '../tables/weapons.js';
import { hundredths, SLACK } from './hundredths.js';

/** A base along the axes, in cm. */
export interface PlacedBase {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}
export interface ZoneFacts {
  readonly weapon: Weapon;
  readonly x: number;
  readonly y: number;
  /** Both or neither. */
  readonly widthCm?: number | undefined;
  readonly depthCm?: number | undefined;
  readonly headingDeg: number;
  readonly multiple: number;
  readonly sp: number;
  readonly bases: readonly PlacedBase[];
}
type Shape =
  | { readonly shape: 'rectangle'; readonly widthCm: number; readonly depthCm: number }
  | { readonly shape: 'circle'; readonly diameterCm: number };
export type BeatenZone = Shape & { readonly areaSqCm: number; readonly hit: readonly string[] };

/** PLA-R-41: with so many SP or fewer the zone of AIR is halved. PLA-R-39: no side is shorter, in cm. */
const FEW_PLANES = 2;
const THINNEST = 1;
/** What a reshaped zone's area may be off. */
const AREA_SLACK = 0.01;

const isAir = (weapon: Weapon): boolean => fires(weapon, 'air-strike');
const isHalved = ({ weapon, sp }: ZoneFacts): boolean => isAir(weapon) && sp <= FEW_PLANES;

/** The standard zone, spread or halved. */
function standardZone(facts: ZoneFacts, zone: Zone): Zone {
  if ('diameter' in zone) return zone;
  return { width: zone.width, depth: (zone.depth * facts.multiple) / (isHalved(facts) ? 2 : 1) };
}

function zoneRefusal(facts: ZoneFacts, zone: Zone | null): Refusal | undefined {
  const { weapon, multiple, widthCm, depthCm } = facts;
  if (!zone) return forbid('PLA-WP-01', 'this weapon strikes one base and has no zone');
  const round = 'diameter' in zone;
  if (multiple > 1 && (round || !fires(weapon, 'support')))
    return forbid('PLA-FM-14', 'only the zone of support fire is spread');
  if (widthCm === undefined || depthCm === undefined) return undefined;
  if (round || isAir(weapon)) return forbid('PLA-BZ-10', 'only the zone of artillery changes its shape');
  if (Math.abs(widthCm * depthCm - zone.width * zone.depth * multiple) > AREA_SLACK + SLACK)
    return forbid('PLA-BZ-10', `the area of the zone stays ${zone.width * zone.depth * multiple} square cm`);
  if (Math.min(widthCm, depthCm) < THINNEST) return forbid('PLA-R-39', 'no side of a zone is under 1 cm');
  return undefined;
}

/** PLA-R-38: is the centre of a base in the zone, or on its edge? */
function isHit(facts: ZoneFacts, zone: Zone): (base: PlacedBase) => boolean {
  const { x, y, headingDeg } = facts;
  if ('diameter' in zone) {
    const radius = zone.diameter / 2 + SLACK;
    return base => (base.x - x) * (base.x - x) + (base.y - y) * (base.y - y) <= radius * radius;
  }
  const area = baseOf(x, y, headingDeg, zone.width / 2 + SLACK, zone.depth / 2 + SLACK);
  return base =>
    Math.abs(aheadOf(area, base.x, base.y)) <= area.halfDepth &&
    Math.abs(rightOf(area, base.x, base.y)) <= area.halfWidth;
}

function shapeOf(zone: Zone): Shape & { readonly areaSqCm: number } {
  if ('diameter' in zone) {
    const { diameter } = zone;
    return { shape: 'circle', diameterCm: diameter, areaSqCm: hundredths((Math.PI * diameter * diameter) / 4) };
  }
  const { width, depth } = zone;
  return {
    shape: 'rectangle',
    widthCm: hundredths(width),
    depthCm: hundredths(depth),
    areaSqCm: hundredths(width * depth),
  };
}

const RESHAPED = citation('PLA-BZ-10', 'another shape of the same area');
const SPREAD = citation('PLA-FM-14', 'spread over more than its area');
const HALVED = citation('PLA-R-41', 'one or two aircraft have half the area');
/** 7.12: where the fire falls, and on whom. */
export function beatenZone(facts: ZoneFacts): Refusal | Finding<BeatenZone> {
  const standard = weaponOf(facts.weapon).zone;
  const refused = zoneRefusal(facts, standard);
  if (refused) return refused;
  const { widthCm, depthCm } = facts;
  const reshaped = widthCm !== undefined && depthCm !== undefined;
  const zone = reshaped ? { width: widthCm, depth: depthCm } : standardZone(facts, standard!);
  const { rule, text } = zoneRuleOf(facts.weapon)!;
  const because = [citation(rule, text)];
  if (reshaped) because.push(RESHAPED);
  if (facts.multiple > 1) because.push(SPREAD);
  if (isHalved(facts)) because.push(HALVED);
  const hit = facts.bases.filter(isHit(facts, zone)).map(({ id }) => id);
  return { result: { ...shapeOf(zone), hit }, because };
}

/** PLA-R-37: the centre of either lies in the other, or on its edge. */
const holdsCentre = (base: PlacedBase, other: PlacedBase): boolean =>
  Math.abs(other.x - base.x) <= base.w / 2 + SLACK && Math.abs(other.y - base.y) <= base.d / 2 + SLACK;
const together = (a: PlacedBase, b: PlacedBase): boolean => holdsCentre(a, b) || holdsCentre(b, a);

export type Crowd = 'normal' | 'bunched' | 'non-tactical';
/** PLA-FIR-13, PLA-FIR-14: what so many bases in one place are. */
export const crowdOf = (count: number): Crowd =>
  count >= CROWDS.nonTactical ? 'non-tactical' : count >= CROWDS.bunched ? 'bunched' : 'normal';
export interface Bunching {
  /** How many are there with it, itself included. */
  readonly counts: Readonly<Record<string, number>>;
  readonly status: Readonly<Record<string, Crowd>>;
}
const BUNCHED = citation('PLA-FIR-13', 'more than two in one place are bunched');
const CROWDED = citation('PLA-FIR-14', 'five or more in one place are non-tactical');
/** 7.35. */
export function bunching(bases: readonly PlacedBase[]): Finding<Bunching> {
  const counts = bases.map(
    ({ id }, i) => [id, bases.filter((b, j) => i === j || together(bases[i]!, b)).length] as const,
  );
  const status = counts.map(([id, count]) => [id, crowdOf(count)] as const);
  const because = [];
  if (status.some(([, is]) => is !== 'normal')) because.push(BUNCHED);
  if (status.some(([, is]) => is === 'non-tactical')) because.push(CROWDED);
  return { result: { counts: Object.fromEntries(counts), status: Object.fromEntries(status) }, because };
}

export interface Coherency {
  readonly limitCm: number;
  /** To the nearest other base; 0 for a single one. */
  readonly gapsCm: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}
/** 7.36. */
export function coherency(troop: Coherent, bases: readonly PlacedBase[]): Finding<Coherency> {
  const { rule, cm, text } = spacingOf(troop);
  const shapes = bases.map(({ x, y, w, d }) => baseOf(x, y, 0, w / 2, d / 2));
  const gaps = shapes.map(base => {
    const others = shapes.filter(other => other !== base).map(other => distanceBetween(base, other));
    return others.length === 0 ? 0 : Math.min(...others);
  });
  return {
    result: {
      limitCm: cm,
      gapsCm: Object.fromEntries(bases.map(({ id }, i) => [id, hundredths(gaps[i]!)])),
      broken: bases.filter((_, i) => gaps[i]! > cm + SLACK).map(({ id }) => id),
    },
    because: [citation(rule, text, `${cm} cm`)],
  };
}
