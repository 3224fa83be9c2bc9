import { type RuleId, rows } from '@umpire/engine';
import type { FireMode, Weapon } from '../pieces.js';

/** In cm. */
export type Zone = { readonly width: number; readonly depth: number } | { readonly diameter: number };

export interface WeaponRow {
  readonly rule: RuleId;
  readonly weapon: Weapon;
  readonly name: string;
  /** Effective and long range in cm; no long range: null. */
  readonly er: number;
  readonly lr: number | null;
  /** PLA-WP-04: the first is what is meant where nothing is said. */
  readonly modes: readonly [FireMode, ...FireMode[]];
  readonly zone: Zone | null;
}

const NO_LIMIT = Number.POSITIVE_INFINITY;

/** 4.1; the ranges of artillery are the book's (PLA-RNG-01 to PLA-RNG-09). */
// biome-ignore format: one line a weapon
const WEAPON_ROWS = rows<WeaponRow>('plana/WEAPONS', [
  { rule: 'PLA-WPN-01', weapon: 'other-air', name: 'Armed Flyer / Other-AIR', er: NO_LIMIT, lr: null, modes: ['air-strike'], zone: { width: 5, depth: 5 } },
  { rule: 'PLA-WPN-02', weapon: 'ga-air', name: 'GA-AIR / PAC Attack', er: NO_LIMIT, lr: null, modes: ['air-strike'], zone: { width: 5, depth: 5 } },
  { rule: 'PLA-WPN-03', weapon: 'orbital-laser', name: 'Orbital Laser or CA', er: NO_LIMIT, lr: null, modes: ['orbital'], zone: { diameter: 12 } },
  { rule: 'PLA-WPN-04', weapon: 'battleship', name: 'Battleship Bombardment', er: NO_LIMIT, lr: null, modes: ['orbital'], zone: { diameter: 20 } },
  { rule: 'PLA-WPN-05', weapon: 'icbm', name: 'ICBM Conventional', er: NO_LIMIT, lr: null, modes: ['support'], zone: { diameter: 10 } },
  { rule: 'PLA-WPN-06', weapon: 'hoverbus', name: 'HoverBus weapons', er: 10, lr: 20, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-07', weapon: 'hovertank', name: 'Hovertank main gun', er: 30, lr: 50, modes: ['direct', 'close-support'], zone: null },
  { rule: 'PLA-WPN-08', weapon: 'robot-tank', name: 'Robot tank gun', er: 25, lr: 40, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-09', weapon: 'tracked-tank', name: 'Tracked tank gun', er: 20, lr: 30, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-10', weapon: 'light-armour', name: 'Light armour and armoured-car cannon', er: 12, lr: 24, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-11', weapon: 'technicals', name: 'Technicals', er: 8, lr: 16, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-12', weapon: 'gf-infantry', name: 'GF infantry', er: 8, lr: 16, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-13', weapon: 'heavy-gf-infantry', name: 'Heavy GF infantry (SLA3, grenade launchers)', er: 10, lr: 20, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-14', weapon: 'starship-marines', name: 'Starship Marines (energy weapons)', er: 6, lr: 12, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-15', weapon: 'regular-infantry', name: 'Regular infantry (with ATK weapons)', er: 5, lr: 10, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-16', weapon: 'militia', name: 'Militia (with RPGs)', er: 4, lr: 8, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-17', weapon: 'light-weapons', name: 'Light weapons (HQs, crews)', er: 3, lr: 6, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-18', weapon: 'multi-cannon', name: 'HMG / multi-cannon', er: 10, lr: 20, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-19', weapon: 'hover-scout', name: 'Hover scout / GCV weapons', er: 12, lr: 24, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-20', weapon: 'infantry-atgw', name: 'Infantry ATGW', er: 20, lr: 30, modes: ['direct', 'close-support'], zone: null },
  { rule: 'PLA-WPN-21', weapon: 'gf-atgw', name: 'GF support section, ATGW', er: 30, lr: 50, modes: ['direct', 'close-support'], zone: null },
  { rule: 'PLA-WPN-22', weapon: 'gf-support-missile', name: 'GF support section, support missiles', er: 30, lr: 50, modes: ['direct', 'close-support'], zone: null },
  { rule: 'PLA-WPN-23', weapon: 'cscv', name: 'CSCV', er: 50, lr: 80, modes: ['direct', 'close-support'], zone: null },
  { rule: 'PLA-WPN-24', weapon: 'cs-missile', name: 'Close Support Missiles (HE role)', er: 100, lr: 150, modes: ['close-support', 'support'], zone: { width: 5, depth: 5 } },
  { rule: 'PLA-WPN-25', weapon: 'guns-direct', name: 'Artillery over open sights', er: 15, lr: 25, modes: ['direct'], zone: null },
  { rule: 'PLA-WPN-26', weapon: 'infantry-mortar', name: 'Infantry mortars', er: 30, lr: null, modes: ['close-support', 'support'], zone: { width: 2.5, depth: 2.5 } },
  { rule: 'PLA-WPN-27', weapon: 'heavy-mortar', name: 'Heavy mortars', er: 50, lr: null, modes: ['close-support', 'support'], zone: { width: 2.5, depth: 2.5 } },
  { rule: 'PLA-WPN-28', weapon: 'conventional-artillery', name: 'Conventional artillery (towed or tracked)', er: 300, lr: 400, modes: ['support'], zone: { width: 5, depth: 5 } },
  { rule: 'PLA-WPN-29', weapon: 'gf-hover-artillery', name: 'GF Hover Artillery (HoverGun)', er: 400, lr: 600, modes: ['close-support', 'support'], zone: { width: 5, depth: 5 } },
  { rule: 'PLA-WPN-30', weapon: 'artillery-missile', name: 'Artillery missiles', er: 150, lr: 250, modes: ['support'], zone: { width: 5, depth: 5 } },
  { rule: 'PLA-WPN-31', weapon: 'rls', name: 'RLS', er: 300, lr: 400, modes: ['support'], zone: { width: 10, depth: 10 } },
  { rule: 'PLA-WPN-32', weapon: 'standoff-missile', name: 'Standoff Missile', er: 500, lr: null, modes: ['support'], zone: { width: 5, depth: 5 } },
]);

const BY_KEY = new Map(WEAPON_ROWS.map(row => [row.weapon, row]));
export const weaponOf = (weapon: Weapon): WeaponRow => BY_KEY.get(weapon)!;
export const fires = (weapon: Weapon, mode: FireMode): boolean => weaponOf(weapon).modes.includes(mode);
/** PLA-WP-03: which guns fire CLOUD, and how it then lies. */
const CLOUD_GUNS = rows<{
  readonly rule: RuleId;
  readonly source: 'tank' | 'shell';
  readonly weapons: readonly Weapon[];
}>('plana/CLOUD_GUNS', [
  { rule: 'PLA-WP-03', source: 'tank', weapons: ['hovertank', 'robot-tank', 'tracked-tank'] },
  {
    rule: 'PLA-WP-03',
    source: 'shell',
    weapons: [
      'infantry-mortar',
      'heavy-mortar',
      'conventional-artillery',
      'gf-hover-artillery',
      'rls',
      'cs-missile',
      'artillery-missile',
    ],
  },
]);
export const laysCloud = (weapon: Weapon, source: 'tank' | 'shell'): boolean =>
  CLOUD_GUNS.some(row => row.source === source && row.weapons.includes(weapon));
/** By their keys: for forms. */
export const WEAPON_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  WEAPON_ROWS.map(row => [row.weapon, row.name]),
);

interface ZoneRule {
  readonly rule: RuleId;
  readonly text: string;
  readonly weapons: readonly Weapon[];
}
/** PLA-BZ-01 to PLA-BZ-09: whose zone it is. A cruiser's and a pacifiers' are those of the laser and of AIR. */
// biome-ignore format: one line a rule
const ZONE_RULES = rows<ZoneRule>('plana/ZONE_RULES', [
  { rule: 'PLA-BZ-01', text: 'the zone of mortars', weapons: ['infantry-mortar', 'heavy-mortar'] },
  { rule: 'PLA-BZ-02', text: 'the zone of a battery', weapons: ['cs-missile', 'conventional-artillery', 'gf-hover-artillery', 'artillery-missile', 'standoff-missile'] },
  { rule: 'PLA-BZ-03', text: 'the zone of an RLS', weapons: ['rls'] },
  { rule: 'PLA-BZ-04', text: 'the zone of an air strike', weapons: ['other-air', 'ga-air'] },
  { rule: 'PLA-BZ-05', text: 'the zone of an orbital laser', weapons: ['orbital-laser'] },
  { rule: 'PLA-BZ-07', text: 'the zone of a battleship', weapons: ['battleship'] },
  { rule: 'PLA-BZ-09', text: 'the zone of an ICBM', weapons: ['icbm'] },
]);
export const zoneRuleOf = (weapon: Weapon): ZoneRule | undefined =>
  ZONE_RULES.find(row => row.weapons.includes(weapon));

/** What a call brings, in words. */
export const AMMUNITION = { he: 'High explosive', cloud: 'CLOUD', nuclear: 'Nuclear' } as const;
