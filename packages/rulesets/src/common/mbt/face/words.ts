/** TRN-06 to TRN-24: the six segments of a round. */
export const SEGMENT_NAMES = ['Fighters', 'CAS', 'Counter-btry', 'AA', 'Off-table', 'Battle group'] as const;

export const SEGMENT_TEXTS = [
  'ASF and ECM come on and engage',
  'CAS comes on, or attacks',
  'counter-battery fire on batteries that fired',
  'ADA and PDA engage aircraft',
  'off-table batteries fire, lay smoke or light',
  'one Battle Group moves; stands in reach engage',
] as const;
