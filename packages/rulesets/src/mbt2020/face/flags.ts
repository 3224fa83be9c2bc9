import { type Flags, flag } from '../../common/mbt/face/flags.js';

const [RED, WHITE, BLUE, GOLD, GREEN, BLACK] = ['#c8202e', '#f7f5ee', '#1f4690', '#f2c12e', '#2c7a41', '#22201d'];

/** The flags of nations, drawn as simply as a counter has room for, and those of the alliances that the battles are about. */
// biome-ignore format: an army a line
export const FLAGS: Flags = [
  ['Isle of Man',     flag('triskele', RED!, '#f4ead0')],
  ['Ynys Mon',        flag('chevron', RED!, GOLD!, GOLD!)],
  ['Alliance',        flag('star', BLUE!, WHITE!)],
  ['Atlantic',        flag('canton', BLUE!, WHITE!, RED!)],
  ['Eastern',         flag('star', RED!, GOLD!)],
  ['Northern',        flag('nordic', '#3d6a8f', WHITE!)],
  ['United Kingdom',  flag('union', BLUE!, WHITE!, RED!)],
  ['United States',   flag('stripes', RED!, WHITE!, BLUE!)],
  ['Germany',         flag('level', BLACK!, RED!, GOLD!)],
  ['France',          flag('upright', BLUE!, WHITE!, RED!)],
  ['Poland',          flag('level', WHITE!, WHITE!, RED!)],
  ['Ukraine',         flag('level', '#2f6fb5', '#2f6fb5', GOLD!)],
  ['Finland',         flag('nordic', WHITE!, BLUE!)],
  ['Russia',          flag('level', WHITE!, BLUE!, RED!)],
  ['Belarus',         flag('level', RED!, RED!, GREEN!)],
  ['Israel',          flag('level', WHITE!, BLUE!, WHITE!)],
  ['Egypt',           flag('level', RED!, WHITE!, BLACK!)],
  ['Saudi',           flag('plain', GREEN!)],
  ['Iran',            flag('level', GREEN!, WHITE!, RED!)],
  ['India',           flag('level', '#e8872b', WHITE!, GREEN!)],
  ['China|Vietnam',   flag('star', RED!, GOLD!)],
  ['Korea',           flag('taegeuk', WHITE!, BLUE!, RED!)],
  ['Japan',           flag('disc', WHITE!, RED!)],
  ['Australia',       flag('canton', BLUE!, WHITE!, RED!)],
  ['Brazil',          flag('disc', GREEN!, GOLD!)],
  ['South Africa',    flag('level', RED!, GREEN!, BLUE!)],
];
