import type { Finding, Procedure, RuleId } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import {
  type CloudSource,
  cloudOf,
  NUCLEAR_ZONES,
  type WeatherTable,
  type Wind,
  weatherRow,
} from '../tables/weather.js';
import { d10 } from './dice.js';

export interface Ridge {
  readonly level: number;
  /** From the observer. */
  readonly atCm: number;
}
export interface SightFacts {
  readonly distanceCm: number;
  readonly visibilityCm: number;
  /** How much of the line lies in close country, and how much may. */
  readonly closeCountryCm: number;
  readonly closeLimitCm: number;
  readonly observerLevel: number;
  readonly targetLevel: number;
  readonly ridges: readonly Ridge[];
  readonly slaveFire: boolean;
}
export interface Sight {
  readonly visible: boolean;
  readonly blockedBy: RuleId | null;
}
const TOO_FAR = citation('PLA-LOS-05', 'it is beyond the greatest visibility');
const TOO_DENSE = citation('PLA-LOS-02', 'too much close country lies between');
const ABOVE_BOTH = citation('PLA-LOS-03', 'the ground between is higher than both');
const ABOVE_LOWER = citation('PLA-LOS-04', 'the ground is higher than the lower end, and nearer to it');
const SLAVED = citation('PLA-LOS-06', 'only higher ground stops the fire of a slaved gun');
const SEEN = citation('PLA-LOS-01', 'one point of the one sees one point of the other');

/** PLA-LOS-03, PLA-LOS-04. */
function ridgeBlocks({ level, atCm }: Ridge, f: SightFacts): typeof ABOVE_BOTH | undefined {
  const [lower, higher] = [Math.min(f.observerLevel, f.targetLevel), Math.max(f.observerLevel, f.targetLevel)];
  if (level > higher) return ABOVE_BOTH;
  if (level <= lower) return undefined;
  const fromLower = f.observerLevel < f.targetLevel ? atCm : f.distanceCm - atCm;
  return fromLower < f.distanceCm - fromLower ? ABOVE_LOWER : undefined;
}

/** 7.6: visibility, close country, higher ground (PLA-LOS-07). */
export function lineOfSight(facts: SightFacts): Finding<Sight> {
  const blocking = [
    !facts.slaveFire && facts.distanceCm > facts.visibilityCm ? TOO_FAR : undefined,
    !facts.slaveFire && facts.closeCountryCm > facts.closeLimitCm ? TOO_DENSE : undefined,
    ...facts.ridges.map(ridge => ridgeBlocks(ridge, facts)),
  ].find(found => found !== undefined);
  const slaved = facts.slaveFire ? [SLAVED] : [];
  return {
    result: { visible: blocking === undefined, blockedBy: blocking?.rule ?? null },
    because: [blocking ?? SEEN, ...slaved],
  };
}

/** What one throw for the weather brings; each table has a field of its own. */
export type Weather =
  | { readonly visibilityMetres: number }
  | { readonly closeLimitMetres: number }
  | { readonly denseCloud: boolean }
  | { readonly blowsToward: Wind };
const FIELDS = {
  visibility: 'visibilityMetres',
  'close-country': 'closeLimitMetres',
  sky: 'denseCloud',
  wind: 'blowsToward',
} as const;

/** 7.5. */
export function* weather(table: WeatherTable, prevailing: Wind): Procedure<Finding<Weather>> {
  const { rule, text, faces } = weatherRow(table);
  const face = yield* d10(rule, 'both', text);
  return { result: { [FIELDS[table]]: faces[face] ?? prevailing } as Weather, because: [citation(rule, text)] };
}

export interface NuclearZone {
  readonly zone: string;
  /** What then attacks the units: a weapon, `destroyed`, or `none`. */
  readonly attack: string;
}
/** 7.13. */
export function nuclear(distanceMetres: number): Finding<NuclearZone> {
  const found = NUCLEAR_ZONES.find(({ metres }) => distanceMetres <= metres);
  const { rule, text } = found ?? NUCLEAR_ZONES.at(-1)!;
  return {
    result: { zone: found?.zone ?? 'outside', attack: found?.attack ?? 'none' },
    because: [citation(rule, text)],
  };
}

export interface Cloud {
  /** For the whole of steps 4 to 7. */
  readonly active: boolean;
  readonly shape: 'circle' | 'rectangle';
  readonly widthCm: number;
  readonly depthCm: number;
}
const NEXT_CYCLE = citation('PLA-R-49', 'CLOUD acts in the steps of the turns after it was laid');
const GROWN = citation('PLA-CLD-07', 'canister CLOUD grows downwind each turn');
/** 7.14: CLOUD so many turns after it was laid. */
export function cloud(source: CloudSource, turnsAfter: number, guns: number): Finding<Cloud> {
  const { rule, text, shape, width, depth, lasts, grows } = cloudOf(source);
  const because = [citation(rule, text), NEXT_CYCLE];
  if (turnsAfter < 1 || turnsAfter > lasts)
    return { result: { active: false, shape, widthCm: 0, depthCm: 0 }, because };
  const growth = grows * (turnsAfter - 1);
  if (growth > 0) because.push(GROWN);
  return { result: { active: true, shape, widthCm: width ?? guns, depthCm: depth + growth }, because };
}
