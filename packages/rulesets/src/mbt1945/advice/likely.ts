import type { Likely } from '../../common/mbt/advice/likely-natures.js';

/** What blanks are likely to be, by the sample groups (MBT45-HSE-12). */
// biome-ignore format: a kind a line
export const LIKELY: Likely = {
  kinds: [
    { odds: 0.44, kind: { subClass: 'INFn', posture: 'INF', mode: 'MOBILE' } },
    { odds: 0.33, kind: { subClass: 'MBTn', posture: 'ARM', mode: 'MOBILE' } },
    { odds: 0.08, kind: { subClass: 'INFn', posture: 'ATA', mode: 'STATIC' } },
    { odds: 0.08, kind: { subClass: 'INFn', posture: 'REC', mode: 'FAST' } },
  ],
  infantry: 0.6,
  battery: { fires: 0.5, counters: 0.12 },
  batteries: [
    { odds: 0.75, kind: { subClass: 'ARTn', posture: 'OTF', mode: 'STATIC' } },
    { odds: 0.25, kind: { subClass: 'ART+', posture: 'OTF', mode: 'STATIC' } },
  ],
  counterBattery: { subClass: 'ARTn', posture: 'CBA', mode: 'STATIC' },
};
