import { type Prohibition, type RuleId, rows, table } from '@umpire/engine';

export const CARRIERS = ['light', 'medium', 'heavy'] as const;
export const CARGOES = ['gf-base', 'gf-hq', 'gf-company', 'vehicle-unit', 'vehicle'] as const;
export interface LiftFacts {
  readonly carrier: (typeof CARRIERS)[number];
  readonly cargo: {
    readonly kind: (typeof CARGOES)[number];
    readonly count: number;
    /** Of GF: together with their vehicles. */
    readonly withVehicles: boolean;
  };
}
export const isGf = ({ cargo }: LiftFacts): boolean => cargo.kind !== 'vehicle-unit' && cargo.kind !== 'vehicle';
const one = ({ cargo }: LiftFacts): boolean => cargo.count === 1;
const withVehicles = (f: LiftFacts): boolean => isGf(f) && f.cargo.withVehicles;
const isHq = ({ cargo }: LiftFacts): boolean => cargo.kind === 'gf-hq';
/** PLA-TRN-06: a company is six bases at most (PLA-OB-01 as it is usually made up). */
const MOST = table('plana/LIFT', { 'gf-base': 6, 'gf-hq': 1, 'gf-company': 1, 'vehicle-unit': 1, vehicle: 4 });
const tooMany = ({ cargo }: LiftFacts): boolean => cargo.count > MOST[cargo.kind];

/** PLA-TRN-02 to PLA-TRN-06. */
// biome-ignore format: one line a rule
export const LIFT_BARS = rows<Prohibition<LiftFacts>>('plana/LIFT_BARS', [
  { rule: 'PLA-TRN-02', text: 'a light airtrans lifts no units', when: f => f.carrier === 'light' },
  { rule: 'PLA-TRN-04', text: 'a medium airtrans lifts one HQ, without its vehicles', when: f => f.carrier === 'medium' && isHq(f) && (withVehicles(f) || !one(f)) },
  { rule: 'PLA-TRN-03', text: 'a medium airtrans lifts one GF base', when: f => f.carrier === 'medium' && !isHq(f) && !(f.cargo.kind === 'gf-base' && one(f) && !withVehicles(f)) },
  { rule: 'PLA-TRN-06', text: 'a heavy airtrans lifts one GF company, without its vehicles', when: f => f.carrier === 'heavy' && isGf(f) && (withVehicles(f) || tooMany(f)) },
  { rule: 'PLA-TRN-05', text: 'a heavy airtrans lifts one unit of tanks, guns or CSCV, or four vehicles', when: f => f.carrier === 'heavy' && !isGf(f) && tooMany(f) },
]);
/** Which line allows it. */
// biome-ignore format: one line a rule
export const LIFTS = rows<{ rule: RuleId; text: string; when(f: LiftFacts): boolean }>('plana/LIFTS', [
  { rule: 'PLA-TRN-03', text: 'a GF base in a medium airtrans', when: f => f.carrier === 'medium' && !isHq(f) },
  { rule: 'PLA-TRN-04', text: 'a GF HQ in a medium airtrans', when: f => f.carrier === 'medium' && isHq(f) },
  { rule: 'PLA-TRN-05', text: 'vehicles in a heavy airtrans', when: f => f.carrier === 'heavy' && !isGf(f) },
  { rule: 'PLA-TRN-06', text: 'GF in a heavy airtrans', when: f => f.carrier === 'heavy' && isGf(f) },
]);
/** PLA-TRN-08, PLA-TRN-09: turns. PLA-TRN-11: minutes. */
export const LIFT_TURNS = table('plana/LIFT_TURNS', { load: 1, flight: 1, unload: 1 });
export const TRANSIT = table('plana/TRANSIT', { geostationary: 120 });

export const ASSETS = ['orbital-laser', 'capital-ship', 'pacifier', 'air-unit', 'ecm-conversion'] as const;
export type Asset = (typeof ASSETS)[number];
interface AssetRow {
  readonly asset: Asset;
  readonly rule: RuleId;
  readonly text: string;
  /** The rule of the rest, where it has one of its own. */
  readonly rest?: { readonly rule: RuleId; readonly text: string };
  /** It is ready at first, for so many minutes. */
  readonly until: number;
  /** Ready again from this minute on. */
  readonly from: number;
}
/** PLA-ORB-02 to PLA-ORB-06, PLA-AS-03, PLA-AIR-05, PLA-AIR-11. */
// biome-ignore format: one line a rule
const ASSET_ROWS = rows<AssetRow>('plana/ASSETS', [
  { asset: 'orbital-laser',  rule: 'PLA-ORB-02', text: 'a laser fires for 30 minutes', rest: { rule: 'PLA-ORB-03', text: 'then it rests for 4 hours' }, until: 30, from: 270 },
  { asset: 'capital-ship',   rule: 'PLA-ORB-05', text: 'a ship loiters for 3 hours', rest: { rule: 'PLA-AS-03', text: 'and comes back 12 hours later' }, until: 180, from: 900 },
  { asset: 'pacifier',       rule: 'PLA-ORB-06', text: 'pacifiers attack once in 3 hours', until: 0, from: 180 },
  { asset: 'air-unit',       rule: 'PLA-AIR-11', text: 'AIR flies every 4 hours', until: 0, from: 240 },
  { asset: 'ecm-conversion', rule: 'PLA-AIR-05', text: 'it is converted in 6 hours', until: 0, from: 360 },
]);
export const assetRow = (asset: Asset): AssetRow => ASSET_ROWS.find(row => row.asset === asset)!;
