import type { Landscape } from '@umpire/engine';
import type { Zone } from '../../common/mbt/pieces.js';

/** Normandy's hedges in temperate country; the Eastern Front in the snow. */
export const LANDSCAPES: Readonly<Record<'usual' | 'snowy', Readonly<Partial<Record<Zone, Landscape>>>>> = {
  usual: { Temperate: 'bocage' },
  snowy: { Cold: 'snowfields', Steppe: 'snowfields' },
};
