import { table } from '@umpire/engine';

/** The book's measures that stand alone and in no table of their own: in W, unless cm, inches or degrees are named. */
// biome-ignore format: the rule beside its figure
export const DISTANCES = table('glory/DISTANCES', {
  inchCm:         2.5,      // IGR-R-08
  rearZoneInches: 8,        // IGR-DEP-01
  ambushCm:       30,       // IGR-AMB-04
  marchGap:       0.25,     // IGR-AMB-06
  marchClear:     0.5,      // IGR-AMB-06: times long side / short side
  marchOfArt:     1,        // IGR-AMB-06
  lineGap:        3,        // IGR-DEP-09
  piecesApart:    1,        // IGR-TER-11
  piecesSpareCm:  1,        // IGR-GEO-14: more than that apart
  passage:        1,        // IGR-GAP-01
  halfPassage:    0.5,      // IGR-GAP-02, IGR-R-36
  fromGeneral:    4,        // IGR-ACT-06
  chargeFront:    3,        // IGR-INI-03
  linkGap:        0.25,     // IGR-R-28
  linkInLine:     0.01,     // IGR-R-28
  roadDegrees:    22.5,     // IGR-R-15
  contact:        0.01,     // IGR-GEO-07
  shared:         0.02,     // IGR-GEO-07
  sliding:        0.0025,   // IGR-GEO-26: for each W of the way
  squareDegrees:  5,        // IGR-GEO-07, IGR-GEO-09
  overlapArea:    0.000001, // IGR-GEO-06
  neighbour:      3,        // IGR-GEO-16
  neighbourDegrees: 45,     // IGR-GEO-16
  overlapGap:     0.25,     // IGR-GEO-24
  overlapDegrees: 45,       // IGR-GEO-24
  arcDegrees:     45,       // IGR-R-56
  overlapYears:   20,       // IGR-EPO-06
});
