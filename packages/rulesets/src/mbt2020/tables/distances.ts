import { table } from '@umpire/engine';

/** The book's distances, in inches, that stand alone and in no table of their own. */
// biome-ignore format: the rule beside its figure
export const DISTANCES = table('mbt2020/DISTANCES', {
  contact:        0.05, // MBT20-R-17
  toBghq:         12,   // MBT20-ORG-07
  targetToBghq:   24,   // MBT20-ORG-05, MBT20-ORG-06
  infantryNear:   4,    // MBT20-TF-04
  ecmCover:       3,    // MBT20-TF-13
  march:          24,   // MBT20-MOV-09
  reveal:         16,   // MBT20-DEP-09
  deploy:         8,    // MBT20-DEP-01
  deployStatic:   18,   // MBT20-DEP-02
  offTable:       4,    // MBT20-DEP-04
  deployApart:    18,   // MBT20-DEP-07
  airEntry:       36,   // MBT20-TRN-06
  screen:         2,    // MBT20-SMK-01, MBT20-SMK-03: each side
  batteryLight:   2,    // MBT20-ILL-01: across
  unitLight:      1,    // MBT20-ILL-03: across
  unitLightReach: 8,    // MBT20-R-76
  minor:          8,    // MBT20-TER-12: each side, at most
  minorsApart:    1,    // MBT20-TER-13
  mbua:           8,    // MBT20-TER-15: each side, at most
  river:          1,    // MBT20-RIV-05: across
  road:           1,    // MBT20-HSE-05: across
  base:           1,    // MBT20-HSE-02: each side
  obstacle:       2,    // MBT20-HSE-08, MBT20-HSE-09: each side
  minefieldDepth: 18,   // MBT20-HSE-08
});
