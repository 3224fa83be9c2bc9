import type { UnitType } from '../pieces.js';
import type { ShownType } from '../play/ledger.js';
import { unitOf } from '../tables/units.js';

/** What a base is in a word, for the label beside it. */
const SHORT: Readonly<Partial<Record<UnitType, string>>> = {
  'gf-section': 'Armoured infantry',
  'gf-heavy-section': 'Heavy infantry',
  'gf-coy-hq': 'Company HQ',
  'gf-bn-hq': 'Battalion HQ',
  'militia-company': 'Militia',
  'regular-platoon': 'Infantry',
  'hovertank-platoon': 'Hovertanks',
  'tracked-tank-platoon': 'Tanks',
  'robot-tank-platoon': 'Robots',
  'lorry-column': 'Lorries',
};
export const nameOf = (type: ShownType): string =>
  type === 'vehicles' ? 'Vehicles' : type === 'infantry' ? 'Infantry' : unitOf(type).name;
export const shortOf = (type: ShownType): string =>
  type === 'vehicles' ? 'Vehicles' : type === 'infantry' ? 'Infantry' : (SHORT[type] ?? unitOf(type).name);

/** How a base is drawn: the name of a symbol of the board. */
export function symbolOf(type: ShownType): string {
  if (type === 'vehicles') return 'armour';
  if (type === 'infantry') return 'infantry';
  const { psRow, kind, groundToAir, weapons, notes } = unitOf(type);
  if (notes?.includes('engineer') || notes?.includes('bridging')) return 'engineer';
  if (groundToAir === 'mobile-sam' || groundToAir === 'strategic-sam' || groundToAir === 'infantry-sam')
    return 'air-defence';
  if (psRow === 'artillery') return 'artillery';
  if (psRow === 'gf-artillery') return 'artillery-self-propelled';
  if (weapons.includes('infantry-mortar') || weapons.includes('heavy-mortar')) return 'mortar';
  if (weapons.includes('infantry-atgw') || weapons.includes('gf-atgw')) return 'anti-tank';
  if (kind === 'gf-infantry' || kind === 'marine') return 'infantry-mechanised';
  if (psRow === 'foot') return 'infantry';
  return psRow === 'air' ? 'helicopter' : 'armour';
}
