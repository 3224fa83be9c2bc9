import { rows } from '@umpire/engine';
import type * as family from '../../common/mbt/book/lists.js';
import type { Grade, Mode, Posture, SubClass } from '../pieces.js';

export const REGIONS = [
  'africa',
  'south-america',
  'central-america',
  'asia',
  'warsaw-pact',
  'russia',
  'arab',
  'europe',
  'north-america',
  'israel',
  'australasia',
  'other',
] as const;
export type Region = (typeof REGIONS)[number];

type Grading = family.Grading<Region, Grade>;
type Nation = family.Nation<Region, Grade>;

/** MBT20-GRD-01 to MBT20-GRD-03. */
// biome-ignore format: the book's own layout
export const TROOP_GRADING = rows<Grading>('mbt2020/TROOP_GRADING', [
  { region: 'africa',          grade: 'GRADE-', rule: 'MBT20-GRD-01', named: false },
  { region: 'south-america',   grade: 'GRADE-', rule: 'MBT20-GRD-01', named: false },
  { region: 'central-america', grade: 'GRADE-', rule: 'MBT20-GRD-01', named: false },
  { region: 'asia',            grade: 'GRADE-', rule: 'MBT20-GRD-01', named: false },
  { region: 'warsaw-pact',     grade: 'GRADE-', rule: 'MBT20-GRD-01', named: true },
  { region: 'russia',          grade: 'GRADE-', rule: 'MBT20-GRD-01', named: true },
  { region: 'arab',            grade: 'GRADE-', rule: 'MBT20-GRD-01', named: true },
  { region: 'europe',          grade: 'GRADE+', rule: 'MBT20-GRD-02', named: false },
  { region: 'north-america',   grade: 'GRADE+', rule: 'MBT20-GRD-02', named: false },
  { region: 'israel',          grade: 'GRADE+', rule: 'MBT20-GRD-02', named: true },
  { region: 'australasia',     grade: 'GRADE+', rule: 'MBT20-GRD-02', named: false },
]);

/** MBT20-HSE-11. */
// biome-ignore format: the specification's own layout
export const NATIONS = rows<Nation>('mbt2020/NATIONS', [
  { nation: 'United Kingdom',        regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'United States',         regions: ['north-america'],            grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Germany',               regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'France',                regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Poland',                regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Steppe' },
  { nation: 'Ukraine',               regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Steppe' },
  { nation: 'Finland',               regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Cold' },
  { nation: 'Russia',                regions: ['europe', 'asia', 'russia'], grade: 'GRADE-', homeZone: 'Cold' },
  { nation: 'Belarus (declared)',    regions: ['europe', 'warsaw-pact'],    grade: 'GRADE-', homeZone: 'Steppe' },
  { nation: 'Israel',                regions: ['asia', 'israel'],           grade: 'GRADE+', homeZone: 'Desert' },
  { nation: 'Egypt',                 regions: ['africa', 'arab'],           grade: 'GRADE-', homeZone: 'Desert' },
  { nation: 'Saudi Arabia',          regions: ['asia', 'arab'],             grade: 'GRADE-', homeZone: 'Desert' },
  { nation: 'Iran',                  regions: ['asia'],                     grade: 'GRADE-', homeZone: 'Desert' },
  { nation: 'India',                 regions: ['asia'],                     grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'China',                 regions: ['asia'],                     grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'South Korea',           regions: ['asia'],                     grade: 'GRADE-', homeZone: 'Temperate' },
  { nation: 'Japan',                 regions: ['asia'],                     grade: 'GRADE-', homeZone: 'Cold' },
  { nation: 'Vietnam',               regions: ['asia'],                     grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'Australia',             regions: ['australasia'],              grade: 'GRADE+', homeZone: 'Desert' },
  { nation: 'Brazil',                regions: ['south-america'],            grade: 'GRADE-', homeZone: 'Tropical' },
  { nation: 'South Africa',          regions: ['africa'],                   grade: 'GRADE-', homeZone: 'Steppe' },
  { nation: 'Isle of Man (fantasy)', regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Temperate' },
  { nation: 'Ynys Mon (fantasy)',    regions: ['europe'],                   grade: 'GRADE+', homeZone: 'Temperate' },
]);

export interface ListedStand extends family.ListedStand {
  readonly helicopter?: true;
}

/** `3 INFn INF MOBILE`, as the specification writes it. */
function listed(line: string): ListedStand {
  const [count, subClass, posture, mode, mark] = line.split(' ') as [string, SubClass, Posture, Mode, string?];
  const stand = { count: Number(count), subClass, posture, mode };
  if (mark === '(BGHQ)') return { ...stand, bghq: true };
  return mark === 'helicopter' ? { ...stand, helicopter: true } : stand;
}
const group = (name: string, stands: string): family.SampleGroup => ({ name, stands: stands.split('; ').map(listed) });

/** MBT20-HSE-12. */
// biome-ignore format: the specification's own layout
export const SAMPLE_GROUPS = rows<family.SampleGroup>('mbt2020/SAMPLE_GROUPS', [
  group('Balanced group', '1 MBTn ARM MOBILE (BGHQ); 3 MBTn ARM MOBILE; 3 INFn INF MOBILE; 1 INFn INF STATIC; 1 INFn REC FAST; 1 INFn ATM STATIC; 1 INFn LAS MOBILE; 1 ARTn OTF STATIC'),
  group('Armoured group', '1 MBT+ ARM MOBILE (BGHQ); 5 MBT+ ARM MOBILE; 2 INF+ INF FAST; 2 INF+ INF MOBILE; 1 INF+ REC FAST; 1 INF+ PDA MOBILE'),
  group('Mechanised group', '1 INF+ INF MOBILE (BGHQ); 5 INF+ INF MOBILE; 2 MBTn ARM MOBILE; 1 INF+ REC FAST; 1 INFn ATM MOBILE; 1 INFn LAS MOBILE; 1 INF+ PDA MOBILE'),
  group('Garrison', '1 INF+ INF STATIC (BGHQ); 5 INF+ INF STATIC; 2 INFn ATM STATIC; 1 INFn LAS STATIC; 1 INF+ REC MOBILE; 1 INFn PDA STATIC; 1 ARTn OTF SNS'),
  group('Counter-attack group', '1 MBT+ ARM MOBILE (BGHQ); 4 MBT+ ARM MOBILE; 3 INF+ INF FAST; 1 INF+ REC FAST; 1 INF+ ADA MOBILE; 1 ART+ CBA SNS; 1 AIR+ CAS MOBILE helicopter'),
  group('Tank group', '1 MBTn ARM MOBILE (BGHQ); 7 MBTn ARM MOBILE; 2 INFn INF FAST; 1 INFn REC FAST; 1 INFn PDA MOBILE'),
  group('Rifle group', '1 INFn INF MOBILE (BGHQ); 5 INFn INF MOBILE; 2 MBT- ARM MOBILE; 1 INFn REC FAST; 1 INFn ATM MOBILE; 1 INF- LAS MOBILE; 1 ART- OTF STATIC'),
  group('Fires and air, older', '1 ARTn OTF SNS (BGHQ); 4 ARTn OTF SNS; 2 ART- OTF STATIC; 2 ARTn CBA STATIC; 1 AIRn ASF MOBILE; 1 AIRn CAS MOBILE; 1 AIRn CAS MOBILE helicopter'),
  group('Fires and air, modern', '1 ARTn OTF SNS (BGHQ); 3 ARTn OTF SNS; 2 ART+ OTF SNS; 2 ART+ CBA SNS; 1 AIRn ASF MOBILE; 1 AIRn ECM MOBILE; 1 AIR+ CAS MOBILE; 1 AIRn CAS MOBILE helicopter'),
  group('Combined group', '1 MBTn ARM MOBILE (BGHQ); 2 MBTn ARM MOBILE; 2 INFn INF MOBILE; 1 INFn REC FAST; 1 INFn ATM STATIC; 1 INFn ADA MOBILE; 1 ARTn OTF SNS; 1 ARTn CBA SNS; 1 AIRn ASF MOBILE; 1 AIRn ECM MOBILE'),
  group('Militia', '1 INF- INF MOBILE (BGHQ); 4 INF- INF MOBILE; 1 INF- INF STATIC; 1 INF- REC MOBILE; 1 INF- ATM MOBILE; 1 INF- LAS MOBILE; 1 INF- PDA STATIC; 1 MBT- ARM MOBILE; 1 AIR- CAS MOBILE'),
]);

/** Ways to make up an army of sample Battle Groups (MBT20-HSE-12): taken in turn until the agreed number is reached. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  Balanced: ['Balanced group', 'Mechanised group', 'Armoured group', 'Fires and air, modern'],
  Armoured: ['Armoured group', 'Tank group', 'Counter-attack group', 'Fires and air, modern'],
  Mechanised: ['Mechanised group', 'Mechanised group', 'Counter-attack group', 'Fires and air, modern'],
  Defence: ['Garrison', 'Counter-attack group', 'Balanced group', 'Fires and air, older'],
  Combined: ['Combined group', 'Counter-attack group', 'Mechanised group', 'Fires and air, modern'],
  Militia: ['Militia', 'Rifle group', 'Combined group', 'Fires and air, older'],
  Older: ['Rifle group', 'Tank group', 'Rifle group', 'Fires and air, older'],
};
/** Those that bring batteries: whatever the ground and the weather, they can strike what REC finds. */
export const GOOD_STYLES: readonly string[] = ['Balanced', 'Defence'];

/** Who moves first: those who show what is there; then those who follow what they see. */
export const MOVE_RANKS: readonly Posture[] = ['REC', 'INF', 'ATM', 'LAS', 'ARM', 'PDA', 'ADA'];
