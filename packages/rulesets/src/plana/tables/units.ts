import { type RuleId, rows } from '@umpire/engine';
import {
  type AssaultKind,
  type Defence,
  type LocationRow,
  type MoveClass,
  type PsRow,
  type TargetClass,
  UNIT_TYPES,
  type UnitType,
  type Weapon,
} from '../pieces.js';

/** What else a type of base is. */
type Note =
  | 'company-hq'
  | 'battalion-hq'
  | 'jammer'
  | 'engineer'
  | 'specialist'
  | 'carrier'
  | 'supply'
  | 'robot'
  | 'fixed'
  | 'bridging'
  | 'air'
  | 'lift';

export interface UnitRow {
  readonly rule: RuleId;
  readonly type: UnitType;
  readonly name: string;
  /** PLA-SP-10 to PLA-SP-32, and ours. */
  readonly sp: number;
  /** PLA-BAS-01 to PLA-BAS-13: frontage and depth; aircraft have no base. */
  readonly baseMm: readonly [number, number] | null;
  readonly moveClass: MoveClass | 'air';
  readonly psRow: PsRow | 'air';
  readonly targetClass: TargetClass;
  readonly locationRow: LocationRow;
  /** PLA-UT-93: assault points for each SP. */
  readonly points: number;
  readonly kind: AssaultKind;
  readonly weapons: readonly Weapon[];
  readonly groundToAir: Defence | 'none';
  /** PLA-UT-92. */
  readonly paints: boolean;
  /** PLA-LOG-01; without, it never runs out. */
  readonly shots?: number | undefined;
  readonly notes?: readonly Note[] | undefined;
}

/** 4.4. */
// biome-ignore format: one line a type
const UNITS = rows<UnitRow>('plana/UNITS', [
  { rule: 'PLA-UT-01', type: 'gf-section', name: 'GF Infantry Section', sp: 4, baseMm: [20, 20], moveClass: 'gf-infantry', psRow: 'gf', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'gf-infantry', weapons: ['gf-infantry'], groundToAir: 'gf', paints: true },
  { rule: 'PLA-UT-02', type: 'gf-coy-hq', name: 'GF Coy HQ Unit', sp: 4, baseMm: [20, 20], moveClass: 'gf-infantry', psRow: 'gf', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'gf-infantry', weapons: ['gf-infantry'], groundToAir: 'gf', paints: true, notes: ['company-hq'] },
  { rule: 'PLA-UT-03', type: 'gf-bn-hq', name: 'GF Battalion HQ with GCV', sp: 4, baseMm: [20, 20], moveClass: 'gf-infantry', psRow: 'gf', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'gf-infantry', weapons: ['hover-scout'], groundToAir: 'gf', paints: true, notes: ['battalion-hq', 'jammer'] },
  { rule: 'PLA-UT-04', type: 'gf-heavy-section', name: 'Heavy GF Infantry Section', sp: 4, baseMm: [20, 20], moveClass: 'gf-infantry', psRow: 'gf', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'gf-infantry', weapons: ['heavy-gf-infantry'], groundToAir: 'gf', paints: true },
  { rule: 'PLA-UT-05', type: 'gf-atgw-section', name: 'GF Support Section, ATGW', sp: 4, baseMm: [20, 20], moveClass: 'gf-infantry', psRow: 'gf', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'gf-infantry', weapons: ['gf-atgw'], groundToAir: 'gf', paints: true, shots: 4 },
  { rule: 'PLA-UT-06', type: 'gf-missile-section', name: 'GF Support Section, support missiles', sp: 4, baseMm: [20, 20], moveClass: 'gf-infantry', psRow: 'gf', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'gf-infantry', weapons: ['gf-support-missile'], groundToAir: 'gf', paints: true, shots: 4 },
  { rule: 'PLA-UT-07', type: 'gf-engineer-platoon', name: 'GF Engineer Platoon', sp: 2, baseMm: [20, 20], moveClass: 'gf-infantry', psRow: 'gf', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'gf-infantry', weapons: ['gf-infantry'], groundToAir: 'gf', paints: true, notes: ['engineer', 'specialist'] },
  { rule: 'PLA-UT-08', type: 'marine-group', name: 'Starship Marine Group', sp: 10, baseMm: [20, 20], moveClass: 'marine', psRow: 'marine', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'marine', weapons: ['starship-marines'], groundToAir: 'gf', paints: true, notes: ['specialist'] },
  { rule: 'PLA-UT-09', type: 'regular-platoon', name: 'Trained Infantry platoon', sp: 8, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['regular-infantry'], groundToAir: 'infantry', paints: true },
  { rule: 'PLA-UT-10', type: 'infantry-hq', name: 'Infantry HQ Element', sp: 4, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['light-weapons'], groundToAir: 'infantry', paints: true, notes: ['company-hq', 'battalion-hq'] },
  { rule: 'PLA-UT-11', type: 'engineer-platoon', name: 'Assault Engineer Platoon', sp: 4, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['regular-infantry'], groundToAir: 'infantry', paints: true, notes: ['engineer', 'specialist'] },
  { rule: 'PLA-UT-12', type: 'militia-company', name: 'Militia Company', sp: 8, baseMm: [50, 30], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['militia'], groundToAir: 'infantry', paints: false },
  { rule: 'PLA-UT-13', type: 'militia-bn-hq', name: 'Militia Battalion HQ', sp: 4, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['light-weapons'], groundToAir: 'infantry', paints: false, notes: ['battalion-hq'] },
  { rule: 'PLA-UT-14', type: 'atgw-section', name: 'ATGW section', sp: 4, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['infantry-atgw'], groundToAir: 'infantry', paints: false },
  { rule: 'PLA-UT-15', type: 'multi-cannon-section', name: 'HMG / multi-cannon section', sp: 4, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['multi-cannon'], groundToAir: 'multi-cannon', paints: false },
  { rule: 'PLA-UT-16', type: 'infantry-sam-section', name: 'Infantry SAM section', sp: 4, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['light-weapons'], groundToAir: 'infantry-sam', paints: false },
  { rule: 'PLA-UT-17', type: 'mortar-platoon', name: 'Mortar Platoon', sp: 4, baseMm: [20, 20], moveClass: 'foot', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['infantry-mortar'], groundToAir: 'infantry', paints: false },
  { rule: 'PLA-UT-18', type: 'heavy-mortar-platoon', name: 'Heavy Mortar Platoon', sp: 4, baseMm: [20, 20], moveClass: 'lorry', psRow: 'foot', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'infantry', weapons: ['heavy-mortar'], groundToAir: 'infantry', paints: false },
  { rule: 'PLA-UT-19', type: 'towed-battery', name: 'Towed Artillery Battery', sp: 8, baseMm: [60, 20], moveClass: 'lorry', psRow: 'artillery', targetClass: 'infantry', locationRow: 'infantry', points: 1, kind: 'other', weapons: ['conventional-artillery', 'guns-direct'], groundToAir: 'infantry', paints: false },
  { rule: 'PLA-UT-20', type: 'sp-battery', name: 'Tracked Artillery Battery', sp: 4, baseMm: [40, 20], moveClass: 'light-tracked', psRow: 'artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: ['conventional-artillery', 'guns-direct'], groundToAir: 'infantry', paints: false },
  { rule: 'PLA-UT-21', type: 'hovertank-platoon', name: 'HoverTank Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'hovertank', targetClass: 'armour', locationRow: 'vehicle', points: 4, kind: 'hovertank', weapons: ['hovertank'], groundToAir: 'gf', paints: true },
  { rule: 'PLA-UT-22', type: 'robot-tank-platoon', name: 'Robot Tank Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'hovertank', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'robot-tank', weapons: ['robot-tank'], groundToAir: 'gf', paints: false, notes: ['robot'] },
  { rule: 'PLA-UT-23', type: 'tracked-tank-platoon', name: 'Tracked Tank Platoon', sp: 4, baseMm: [25, 25], moveClass: 'heavy-tracked', psRow: 'armour', targetClass: 'armour', locationRow: 'vehicle', points: 2, kind: 'conventional-tank', weapons: ['tracked-tank'], groundToAir: 'infantry', paints: true },
  { rule: 'PLA-UT-24', type: 'light-tracked-platoon', name: 'Light Tracked APC Platoon', sp: 4, baseMm: [25, 25], moveClass: 'light-tracked', psRow: 'armour', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'light-armour', weapons: ['light-armour'], groundToAir: 'infantry', paints: false, notes: ['carrier'] },
  { rule: 'PLA-UT-25', type: 'armoured-car-platoon', name: 'Armoured Car Platoon', sp: 4, baseMm: [25, 25], moveClass: 'armoured-car', psRow: 'armour', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'light-armour', weapons: ['light-armour'], groundToAir: 'infantry', paints: false },
  { rule: 'PLA-UT-26', type: 'technical-section', name: 'Technicals', sp: 4, baseMm: [25, 25], moveClass: 'technical', psRow: 'armour', targetClass: 'infantry', locationRow: 'vehicle', points: 1, kind: 'technical', weapons: ['technicals'], groundToAir: 'multi-cannon', paints: false },
  { rule: 'PLA-UT-27', type: 'hover-scout', name: 'Hover Scout', sp: 2, baseMm: [20, 20], moveClass: 'light-hover', psRow: 'hovertank', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'light-armour', weapons: ['hover-scout'], groundToAir: 'gf', paints: true },
  { rule: 'PLA-UT-28', type: 'hoverbus-platoon', name: 'HoverBus Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'hovertank', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'light-armour', weapons: ['hoverbus'], groundToAir: 'gf', paints: false, notes: ['carrier'] },
  { rule: 'PLA-UT-29', type: 'jamming-unit', name: 'Specialist Jamming Unit', sp: 2, baseMm: [20, 20], moveClass: 'light-hover', psRow: 'hovertank', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: [], groundToAir: 'none', paints: false, notes: ['jammer'] },
  { rule: 'PLA-UT-30', type: 'cscv-platoon', name: 'CSCV Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'light-armour', weapons: ['cscv'], groundToAir: 'mobile-sam', paints: false },
  { rule: 'PLA-UT-31', type: 'cs-missile-platoon', name: 'CS Missile Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: ['cs-missile'], groundToAir: 'gf', paints: false },
  { rule: 'PLA-UT-32', type: 'hover-artillery-platoon', name: 'Hover Arty Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: ['gf-hover-artillery', 'guns-direct'], groundToAir: 'gf', paints: false },
  { rule: 'PLA-UT-33', type: 'hover-rls-platoon', name: 'HoverRLS Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: ['rls'], groundToAir: 'gf', paints: false },
  { rule: 'PLA-UT-34', type: 'artillery-missile-platoon', name: 'Artillery Missile Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: ['artillery-missile'], groundToAir: 'gf', paints: false },
  { rule: 'PLA-UT-35', type: 'standoff-platoon', name: 'Standoff Missile Platoon', sp: 4, baseMm: [40, 40], moveClass: 'hover', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: ['standoff-missile'], groundToAir: 'gf', paints: false, shots: 2 },
  { rule: 'PLA-UT-36', type: 'long-range-section', name: 'Long Range Section', sp: 4, baseMm: [40, 40], moveClass: 'heavy-tracked', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'other', weapons: ['icbm'], groundToAir: 'none', paints: false, shots: 1 },
  { rule: 'PLA-UT-37', type: 'mobile-sam-platoon', name: 'Mobile SAM Platoon', sp: 4, baseMm: [25, 25], moveClass: 'light-tracked', psRow: 'gf-artillery', targetClass: 'armour', locationRow: 'vehicle', points: 1, kind: 'light-armour', weapons: [], groundToAir: 'mobile-sam', paints: false },
  { rule: 'PLA-UT-38', type: 'strategic-sam-site', name: 'Strategic SAM site', sp: 4, baseMm: [40, 40], moveClass: 'static', psRow: 'artillery', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: [], groundToAir: 'strategic-sam', paints: false, notes: ['fixed'] },
  { rule: 'PLA-UT-39', type: 'bridging-platoon', name: 'Bridging Platoon', sp: 4, baseMm: [20, 20], moveClass: 'lorry', psRow: 'foot', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: ['light-weapons'], groundToAir: 'none', paints: false, notes: ['bridging'] },
  { rule: 'PLA-UT-40', type: 'lorry-column', name: 'Lorries', sp: 4, baseMm: [20, 16], moveClass: 'lorry', psRow: 'foot', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: [], groundToAir: 'none', paints: false, notes: ['carrier', 'supply'] },
  { rule: 'PLA-UT-41', type: 'flyer-flight', name: 'Flyer Flight', sp: 4, baseMm: null, moveClass: 'air', psRow: 'air', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: ['other-air'], groundToAir: 'none', paints: false, notes: ['air'] },
  { rule: 'PLA-UT-42', type: 'air-unit', name: 'AIR Unit', sp: 4, baseMm: null, moveClass: 'air', psRow: 'air', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: ['ga-air', 'other-air'], groundToAir: 'none', paints: false, notes: ['air'] },
  { rule: 'PLA-UT-43', type: 'pacifier-section', name: 'Pacifier Section', sp: 4, baseMm: null, moveClass: 'air', psRow: 'air', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: ['ga-air'], groundToAir: 'none', paints: false, notes: ['air'] },
  { rule: 'PLA-UT-44', type: 'light-airtrans', name: 'Light Airtrans', sp: 2, baseMm: [20, 20], moveClass: 'air', psRow: 'air', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: [], groundToAir: 'none', paints: false, notes: ['lift'] },
  { rule: 'PLA-UT-45', type: 'medium-airtrans', name: 'Medium Airtrans / Shuttle', sp: 2, baseMm: [20, 20], moveClass: 'air', psRow: 'air', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: [], groundToAir: 'none', paints: false, notes: ['lift'] },
  { rule: 'PLA-UT-46', type: 'heavy-airtrans', name: 'Heavy Airtrans / Shuttle', sp: 2, baseMm: [40, 40], moveClass: 'air', psRow: 'air', targetClass: 'infantry', locationRow: 'vehicle', points: 0, kind: 'none', weapons: [], groundToAir: 'none', paints: false, notes: ['lift'] },
]);

/** All with the same fields in the same order, so that they have one shape: they are read all the time. */
const whole = (row: UnitRow): UnitRow => ({
  rule: row.rule,
  type: row.type,
  name: row.name,
  sp: row.sp,
  baseMm: row.baseMm,
  moveClass: row.moveClass,
  psRow: row.psRow,
  targetClass: row.targetClass,
  locationRow: row.locationRow,
  points: row.points,
  kind: row.kind,
  weapons: row.weapons,
  groundToAir: row.groundToAir,
  paints: row.paints,
  shots: row.shots,
  notes: row.notes,
});
const BY_TYPE = new Map(UNITS.map(row => [row.type, whole(row)]));
export const unitOf = (type: UnitType): UnitRow => BY_TYPE.get(type)!;

/** By their keys: for forms. */
export const UNIT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  UNIT_TYPES.map(type => [type, BY_TYPE.get(type)?.name ?? type]),
);
