import { rows } from '@umpire/engine';
import type * as family from '../../common/mbt/book/lists.js';
import type { Grade } from '../pieces.js';

export const REGIONS = [
  'africa',
  'south-america',
  'central-america',
  'asia',
  'soviet-union',
  'arab',
  'europe',
  'north-america',
  'japan',
  'israel',
  'australia',
  'new-zealand',
  'other',
] as const;
type Region = (typeof REGIONS)[number];

type Grading = family.Grading<Region, Grade>;
type Nation = family.Nation<Region, Grade>;

/** MBT45-GRD-01 to MBT45-GRD-03. */
// biome-ignore format: the book's own layout
export const TROOP_GRADING = rows<Grading>('mbt1945/TROOP_GRADING', [
  { region: 'africa',          grade: 'GRADE-', rule: 'MBT45-GRD-01', named: false },
  { region: 'south-america',   grade: 'GRADE-', rule: 'MBT45-GRD-01', named: false },
  { region: 'central-america', grade: 'GRADE-', rule: 'MBT45-GRD-01', named: false },
  { region: 'asia',            grade: 'GRADE-', rule: 'MBT45-GRD-01', named: false },
  { region: 'soviet-union',    grade: 'GRADE-', rule: 'MBT45-GRD-01', named: true },
  { region: 'arab',            grade: 'GRADE-', rule: 'MBT45-GRD-01', named: true },
  { region: 'europe',          grade: 'GRADE+', rule: 'MBT45-GRD-02', named: false },
  { region: 'north-america',   grade: 'GRADE+', rule: 'MBT45-GRD-02', named: false },
  { region: 'japan',           grade: 'GRADE+', rule: 'MBT45-GRD-02', named: true },
  { region: 'israel',          grade: 'GRADE+', rule: 'MBT45-GRD-02', named: true },
  { region: 'australia',       grade: 'GRADE+', rule: 'MBT45-GRD-02', named: true },
  { region: 'new-zealand',     grade: 'GRADE+', rule: 'MBT45-GRD-02', named: true },
]);

/** MBT45-HSE-11, then MBT45-HSE-23. */
// biome-ignore format: the specification's own layout
export const NATIONS = rows<Nation>('mbt1945/NATIONS', [
  { nation: 'Germany',               regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'United Kingdom',        regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'United States',         regions: ['north-america'],                  grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Canada',                regions: ['north-america'],                  grade: 'GRADE+', homeZone: 'Cold' },
  { nation: 'France',                regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Italy',                 regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Poland',                regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Steppe' },
  { nation: 'Hungary',               regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Steppe' },
  { nation: 'Romania',               regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Steppe' },
  { nation: 'Finland',               regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Cold' },
  { nation: 'Soviet Union',          regions: ['europe', 'asia', 'soviet-union'], grade: 'GRADE-', homeZone: 'Steppe' },
  { nation: 'Japan',                 regions: ['asia', 'japan'],                  grade: 'GRADE+', homeZone: 'Cold' },
  { nation: 'China',                 regions: ['asia'],                           grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'India',                 regions: ['asia'],                           grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'Australia',             regions: ['australia'],                      grade: 'GRADE+', homeZone: 'Desert' },
  { nation: 'New Zealand',           regions: ['new-zealand'],                    grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Egypt',                 regions: ['africa', 'arab'],                 grade: 'GRADE-', homeZone: 'Desert' },
  { nation: 'Ethiopia',              regions: ['africa'],                         grade: 'GRADE-', homeZone: 'Desert' },
  { nation: 'Brazil',                regions: ['south-america'],                  grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'Isle of Man (fantasy)', regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Ynys Mon (fantasy)',    regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'South Africa',          regions: ['africa'],                         grade: 'GRADE-', homeZone: 'Steppe' },
  { nation: 'Belgium',               regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Netherlands',           regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Norway',                regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Cold' },
  { nation: 'Greece',                regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Yugoslavia',            regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Bulgaria',              regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Slovakia',              regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Czechoslovakia',        regions: ['europe'],                         grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Thailand',              regions: ['asia'],                           grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'Philippines',           regions: ['asia'],                           grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'Mongolia',              regions: ['asia'],                           grade: 'GRADE-', homeZone: 'Steppe' },
  { nation: 'Fiji',                  regions: ['other'],                          grade: 'GRADEn', homeZone: 'Tropical' },
]);
