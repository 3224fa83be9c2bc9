import { table } from '@umpire/engine';

/** The book's distances, in inches, that stand alone and in no table of their own. */
// biome-ignore format: the rule beside its figure
export const DISTANCES = table('mbt1945/DISTANCES', {
  contact:        0.05, // MBT45-R-17
  toBghq:         12,   // MBT45-ORG-07, MBT45-ORG-08
  targetToBghq:   24,   // MBT45-ORG-05, MBT45-ORG-06
  infantryNear:   4,    // MBT45-DIS-04
  march:          24,   // MBT45-MOV-09
  reveal:         16,   // MBT45-DEP-09
  deploy:         8,    // MBT45-DEP-01
  deployStatic:   18,   // MBT45-DEP-02
  offTable:       4,    // MBT45-DEP-04
  deployApart:    18,   // MBT45-DEP-07
  airEntry:       24,   // MBT45-TRN-06
  screen:         2,    // MBT45-SMK-01, MBT45-SMK-03: each side
  batteryLight:   2,    // MBT45-ILL-01: across
  unitLight:      1,    // MBT45-ILL-03: across
  unitLightReach: 4,    // MBT45-R-76
  minor:          8,    // MBT45-TER-12: each side, at most
  minorsApart:    1,    // MBT45-TER-13
  mbua:           8,    // MBT45-TER-15: each side, at most
  river:          1,    // MBT45-RIV-05: across
  road:           1,    // MBT45-HSE-05: across
  base:           1,    // MBT45-HSE-02: each side
  obstacle:       2,    // MBT45-HSE-08, MBT45-HSE-09: each side
  minefieldDepth: 18,   // MBT45-HSE-08
  bombs:          2,    // MBT45-HSE-16
});
