import type { Nature } from '../play/state.js';

/** How a stand is drawn: the name of a symbol of the board. */
export function symbolOf({
  weapon,
  class: kind,
  aaa,
  unit,
}: Pick<Nature, 'weapon' | 'class' | 'aaa' | 'unit'>): string {
  if (unit === 'FIGHTER-jet') return 'fighter';
  if (kind === 'AC')
    return weapon === 'FIGHTER' ? 'propeller-fighter' : weapon === 'ATTACK' ? 'propeller-attack' : 'heavy-bomber';
  if (weapon === 'CB' || weapon === 'LB' || weapon === 'MB' || weapon === 'HB' || weapon === 'SRL')
    return kind === 'LA' ? 'artillery-self-propelled' : 'artillery';
  if (weapon === 'Ms') return 'mortar';
  if (kind === 'INF') {
    if (aaa) return 'air-defence';
    return weapon === 'BARG' || weapon === 'RG' || weapon === 'IG' ? 'infantry' : 'anti-tank';
  }
  if (kind === 'SMT') return 'lorry';
  return weapon === 'HMG' ? 'infantry-mechanised' : 'armour';
}
