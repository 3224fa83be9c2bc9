import { type Flags, flag } from '../../common/mbt/face/flags.js';

const [RED, WHITE, BLUE, GOLD, GREEN, BLACK] = ['#b8202c', '#f3f0e6', '#24407e', '#e8b830', '#2f6b3d', '#22201d'];
const BALKENKREUZ = flag('edged-cross', '#8b8a80', WHITE!, BLACK!);
const WHITE_STAR = flag('star', '#5b6238', WHITE!);

/** What flew over the armies, or was painted on their vehicles. */
// biome-ignore format: an army a line
export const FLAGS: Flags = [
  ['Isle of Man',                      flag('triskele', RED!, '#f4ead0')],
  ['Ynys Mon',                         flag('chevron', RED!, GOLD!, GOLD!)],
  ['German|Panzer|Kampfgruppe|Axis',   BALKENKREUZ],
  ['Soviet|Guards',                    flag('star', RED!, GOLD!)],
  ['Allied',                           WHITE_STAR],
  ['United States|America|Bougainville', WHITE_STAR],
  ['United Kingdom|Brit',              flag('union', BLUE!, WHITE!, RED!)],
  ['Canad|South Africa',               flag('canton', RED!, BLUE!, WHITE!)],
  ['Australia|New Zealand|Fiji',       flag('canton', BLUE!, WHITE!, RED!)],
  ['India',                            flag('canton', RED!, BLUE!, WHITE!)],
  ['Japan',                            flag('disc', WHITE!, RED!)],
  ['Ital',                             flag('upright', GREEN!, WHITE!, RED!)],
  ['France',                           flag('upright', BLUE!, WHITE!, RED!)],
  ['Poland',                           flag('level', WHITE!, WHITE!, RED!)],
  ['Hungary',                          flag('level', RED!, WHITE!, GREEN!)],
  ['Romania',                          flag('upright', BLUE!, GOLD!, RED!)],
  ['Finland',                          flag('nordic', WHITE!, BLUE!)],
  ['Norway',                           flag('nordic', RED!, BLUE!)],
  ['China',                            flag('canton', RED!, BLUE!, WHITE!)],
  ['Egypt',                            flag('disc', GREEN!, WHITE!)],
  ['Ethiopia',                         flag('level', GREEN!, GOLD!, RED!)],
  ['Brazil',                           flag('disc', GREEN!, GOLD!)],
  ['Belgium',                          flag('upright', BLACK!, GOLD!, RED!)],
  ['Netherlands',                      flag('level', RED!, WHITE!, BLUE!)],
  ['Greece',                           flag('cross', BLUE!, WHITE!)],
  ['Yugoslavia|Slovakia',              flag('level', BLUE!, WHITE!, RED!)],
  ['Bulgaria',                         flag('level', WHITE!, GREEN!, RED!)],
  ['Czech',                            flag('level', WHITE!, BLUE!, RED!)],
  ['Thailand',                         flag('level', RED!, BLUE!, RED!)],
  ['Philippines',                      flag('level', BLUE!, WHITE!, RED!)],
  ['Mongolia',                         flag('upright', RED!, BLUE!, RED!)],
];
