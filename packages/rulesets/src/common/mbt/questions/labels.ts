import type { Label, Labels, Suits } from '../../book/form.js';
import type { PlainWords } from '../army-form/book.js';
import type { Status, SubClass } from '../pieces.js';
import type { Words } from '../words.js';

/** How the fields that all of the family ask for are called on a form. */

const INCHES = 'inches';

/** `best tanks (MBT+)`: what it is, then the book's code. */
const coded = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([code, word]) => [code, `${word.toLowerCase()} (${code})`]));
/** As the table says it, then as the book prints it. */
export const saidAndPrinted = (statuses: Words['STATUSES']): Record<Status, string> =>
  Object.fromEntries(
    Object.entries(statuses).map(([status, { brief, printed }]) => [status, printed ? `${brief} (${printed})` : brief]),
  );
interface Names
  extends Readonly<
    Record<
      'SUB_CLASS_NAMES' | 'POSTURE_NAMES' | 'MODE_NAMES' | 'GRADE_NAMES' | 'STATE_NAMES',
      Readonly<Record<string, string>>
    >
  > {
  /** Of a stand that names none. */
  readonly GRADE: string;
  readonly STATE: string;
}
const TERRAIN_NAMES = {
  O: 'open (O)',
  H: 'highland (H)',
  LFA: 'forest (LFA)',
  SFH: 'steep forested highland (SFH)',
  MBUA: 'town (MBUA)',
  BUA: 'village (BUA)',
};
const YEAR = { title: 'Season' };

/** Asked of stands of some classes alone; as long as nobody said which it is, of all. */
export const askedOf =
  (isAsked: (subClass: SubClass) => boolean, how: ReturnType<Suits> = 'as-ever'): Suits =>
  ({ subClass }) =>
    subClass === undefined || isAsked(subClass as SubClass) ? how : 'never';
/** What stands are asked that stand on the ground, or that are tanks: no aircraft has infantry beside it, nor is it trained for the jungle. */
const WHOM = {
  going: 'ground',
  builtUp: 'ground',
  jungleTrained: 'ground',
  base: 'ground',
  infantryWithin: 'tanks',
} as const;

/** 7.2: a stand. */
// biome-ignore format: one line a field
const standOf = ({ GRADE, GRADE_NAMES, MODE_NAMES, POSTURE_NAMES, STATE, STATE_NAMES, SUB_CLASS_NAMES }: Names): Labels => ({
  stand:            { title: 'The stand' },
  subClass:         { title: 'Kind of troops (sub-class)', names: SUB_CLASS_NAMES },
  posture:          { title: 'What it does (posture)', names: POSTURE_NAMES, unset: 'infantry or armour', text: 'Artillery and aircraft must name theirs' },
  mode:             { title: 'How it behaves (mode)', names: MODE_NAMES, unset: 'on the move; artillery dug in' },
  grade:            { title: 'Grade', names: GRADE_NAMES, unset: GRADE },
  state:            { title: 'State', names: STATE_NAMES, unset: STATE },
  going:            { title: 'Going where it stands', unset: 'good; bad in a town or village' },
  builtUp:          { title: 'In a town or village', unset: 'no' },
  onTable:          { title: 'On the table', unset: 'yes; artillery off it', rare: true },
  hasEngaged:       { title: 'Has engaged this turn', unset: 'no', rare: true },
  engagedLastRound: { title: 'Carries the fired marker', text: 'It fired in its last round', unset: 'no', rare: true },
  groupFragile:     { title: 'Its Battle Group is Fragile', unset: 'no', rare: true },
  outOfCommand:     { title: 'Out of command', unset: 'no', rare: true },
  infantryWithin:   { title: 'Nearest other own infantry', unit: INCHES, none: 'none near', unset: 'none near', rare: true },
  base:             { title: 'Side of its base', unit: INCHES, unset: '1 inch', rare: true },
  jungleTrained:    { title: 'Trained for the jungle', unset: 'no', rare: true },
});

/** 7.3: an engagement. */
// biome-ignore format: one line a field
const SITUATION: Labels = {
  owner:             { title: 'The engaging stand' },
  target:            { title: 'The target' },
  'target.infantryWithin': { title: 'Nearest infantry of its own side', text: 'A tank without any near is struck more easily by infantry', unit: INCHES, none: 'none near', unset: 'none near' },
  range:             { title: 'Range', text: 'From edge to edge', unit: INCHES, unset: 'not asked off the table' },
  lineOfSight:       { title: 'Line of sight' },
  ownerArc:          { title: 'The target lies in the engaging stand’s', rare: true },
  targetArc:         { title: 'The engaging stand lies in the target’s' },
  light:             { title: 'Light' },
  targetIlluminated: { title: 'The target is lit', rare: true },
  ownerIlluminated:  { title: 'The engaging stand is lit', rare: true },
  awc:               { title: 'Adverse weather' },
  targetToBghq:      { title: 'From the BGHQ to the target', text: 'Aircraft and artillery engage within 24 inches of it', unit: INCHES, rare: true },
  ownerGroup:        { title: 'Whose BGHQ counts', names: { mixed: 'the own one', 'air-artillery': 'any friendly one' }, rare: true },
  segment:           { title: 'Segment', none: 'not asked', rare: true },
};

// biome-ignore format: one line a field
const combatOf = ({ STATE_NAMES }: Names): Labels => ({
  type:      { title: 'Engagement' },
  room:      { title: 'Free way behind it', unit: INCHES, none: 'enough' },
  'recovery:state': { title: 'State', names: STATE_NAMES },
  rested:    { title: 'It rested for a turn', text: 'It has neither engaged nor been engaged since the start of its side’s previous round' },
});

// biome-ignore format: one line a field
const MOVEMENT: Labels = {
  terrain:            { title: 'Terrain', names: TERRAIN_NAMES },
  road:               { title: 'By road' },
  bridge:             { title: 'By a bridge', rare: true },
  jungle:             { title: 'Jungle', text: 'Tropical zone only', rare: true },
  'going:jungleTrained': { title: 'Trained for the jungle', rare: true },
  zone:               { title: 'Climatic zone' },
  revealed:           { title: 'Turned up', text: 'A blank moves by its own row' },
  kind:               { title: 'Move' },
  'movement-allowance:going': { title: 'Going' },
  legs:               { title: 'Legs of the move', item: 'Leg' },
  'legs.distance':    { title: 'Length', unit: INCHES },
  nearestOpposing:    { title: 'Nearest enemy, anywhere on the way', unit: INCHES, none: 'none' },
  endsCloser:         { title: 'Ends nearer to some enemy', rare: true },
  isBghq:             { title: 'It is the BGHQ itself' },
  before:             { title: 'From its BGHQ before the move', unit: INCHES },
  after:              { title: 'From its BGHQ after the move', unit: INCHES },
  where:              { title: 'Placed' },
  fromBaseEdge:       { title: 'How far from the base edge', unit: INCHES },
  'deployment:nearestOpposing': { title: 'Nearest enemy', unit: INCHES, none: 'none' },
  onTableStands:      { title: 'Stands on the table' },
  allStands:          { title: 'Stands in all', unset: 'not counted', rare: true },
  trigger:            { title: 'What happened', names: { rec: 'a REC stand came near', engages: 'the blank engages', nominated: 'the blank is engaged' } },
  distance:           { title: 'Distance to the REC stand', unit: INCHES, unset: 'needed for REC' },
  fake:               { title: 'The blank is a fake' },
};

// biome-ignore format: one line a field
const sightOf = ({ POSTURE_NAMES }: Names): Labels => ({
  from:        { title: 'From' },
  to:          { title: 'To' },
  x:           { title: 'East', unit: INCHES },
  y:           { title: 'North', unit: INCHES },
  'from.posture': { title: 'Posture', names: POSTURE_NAMES, none: 'does not matter', rare: true },
  'to.posture':   { title: 'Posture', names: POSTURE_NAMES, none: 'does not matter', rare: true },
  'line-of-sight:terrain': { title: 'Terrain in between', item: 'Piece' },
  'terrain.kind': { title: 'Kind', names: TERRAIN_NAMES },
  width:       { title: 'Width', unit: INCHES },
  depth:       { title: 'Depth', unit: INCHES },
  smoke:       { title: 'Smoke screens', item: 'Screen, by its middle' },
  facing:      { title: 'Facing', text: 'Clockwise from north', unit: 'degrees' },
});

// biome-ignore format: one line a field
const SUPPORT: Labels = {
  turnsUsed:        { title: 'Turns the battery has fired so' },
  attackerDefender: { title: 'Attacker and defender game', rare: true },
  'smoke:distance': { title: 'Gap to what it makes', unit: INCHES },
  'illumination:distance': { title: 'Gap to what it lights', unit: INCHES },
  'smoke:targetToBghq': { title: 'From the BGHQ to the screen', unit: INCHES, rare: true },
  'illumination:targetToBghq': { title: 'From the BGHQ to the light', unit: INCHES, rare: true },
  entered:          { title: 'Came on in turn', none: 'not yet' },
  firstAttack:      { title: 'First attacked in turn', none: 'not yet' },
  turn:             { title: 'Turn' },
  'obstacle:kind':  { title: 'Obstacle', names: { MNF: 'mine field', OBS: 'obstruction' } },
  task:             { title: 'Task', names: { 'clear-mines': 'clear mines', 'remove-obstruction': 'remove an obstruction', bridge: 'bridge the river' } },
  rounds:           { title: 'Whole rounds spent' },
  interrupted:      { title: 'It was interrupted' },
};

// biome-ignore format: one line a field
const SETTING: Labels = {
  season:       YEAR,
  hour24:       { title: 'Hour of turn 1', text: 'On the 24-hour clock' },
  groupsA:      { title: 'Our Battle Groups' },
  groupsB:      { title: 'The enemy’s Battle Groups' },
  fixed:        { title: 'Fixed table, in feet', none: 'no', names: { '6x4': '6 by 4', '8x4': '8 by 4', '8x5': '8 by 5' } },
  'table-size:depth': { title: 'Depth you have', unit: INCHES, none: 'not asked' },
  homeZones:    { title: 'Home zones of the armies', item: 'Home zone', none: 'throw for it' },
  table:        { title: 'Die', names: { major: 'major feature', mbua: 'is there a town?', minor: 'how many minor features', 'minor-type': 'kind of a minor feature' } },
  'terrain-die:zone': { title: 'Climatic zone', unset: 'not needed for the kind of a minor feature' },
  purpose:      { title: 'About what', names: { terrain: 'who places the terrain', zone: 'the climatic zone', deployment: 'who deploys first', turn: 'who has the first round' } },
  squareSize:   { title: 'Side of a square', unit: INCHES },
  columns:      { title: 'Squares from west to east' },
  rows:         { title: 'Squares from south to north' },
  squares:      { title: 'What was diced', item: 'Square' },
  col:          { title: 'Column, from 0 in the west' },
  row:          { title: 'Row, from 0 in the south' },
  major:        { title: 'Major feature', names: TERRAIN_NAMES },
  mbua:         { title: 'A town' },
  minors:       { title: 'Minor features', item: 'Minor feature', names: TERRAIN_NAMES },
  pieces:       { title: 'What lies on the table', item: 'Piece' },
  id:           { title: 'Name' },
  'pieces.kind': { title: 'Kind', names: TERRAIN_NAMES },
  roads:        { title: 'Roads', item: 'From, to' },
  river:        { title: 'River', none: 'none' },
  course:       { title: 'Course' },
  agreed:       { title: 'Both players want it' },
};

// biome-ignore format: one line a field
const armiesOf = ({ MODE_NAMES }: Names): Labels => ({
  regions:      { title: 'Where the army comes from', item: 'Region' },
  to:           { title: 'To' },
  'mode-change:to': { title: 'How it behaves from now (mode)', names: MODE_NAMES },
  battleGroups: { title: 'Battle Groups', item: 'Battle Group' },
  name:         { title: 'Name', unset: 'none' },
  stands:       { title: 'Stands', item: 'Stands alike' },
  bghq:         { title: 'It is the BGHQ' },
  count:        { title: 'How many alike' },
  fantasy:      { title: 'Invented army', none: 'no' },
  location:     { title: 'Where it comes from' },
  insignia:     { title: 'Its insignia' },
  a:            { title: 'Our side' },
  b:            { title: 'The enemy', none: 'not asked' },
  groups:       { title: 'Battle Groups', item: 'Battle Group' },
  'groups.stands': { title: 'Stands it began with' },
  fragile:      { title: 'Fragile already', rare: true },
  inPlay:       { title: 'Still in play', rare: true },
});

/** By the plain words of a book. */
export function sharedLabels(
  { ORDINARY, STATUSES, STEADY, classOf, isFlight, isTank }: Words,
  {
    GRADES,
    MODES,
    POSTURES,
    SUB_CLASSES,
  }: Pick<PlainWords, 'MODES' | 'POSTURES' | 'SUB_CLASSES'> & { readonly GRADES: Readonly<Record<string, string>> },
): Readonly<Record<string, Label>> {
  const names = {
    SUB_CLASS_NAMES: coded(SUB_CLASSES),
    POSTURE_NAMES: coded(POSTURES),
    MODE_NAMES: coded(MODES),
    GRADE_NAMES: coded(GRADES),
    STATE_NAMES: saidAndPrinted(STATUSES),
    GRADE: ORDINARY.grade,
    STATE: STEADY,
  };
  const onGround = askedOf(subClass => !isFlight({ class: classOf(subClass) }));
  const ofTanks = askedOf(subClass => isTank({ subClass }));
  const suited = (labels: Labels): Labels =>
    Object.fromEntries(
      Object.entries(labels).map(([name, label]) => {
        const whom = WHOM[name.split('.').at(-1) as keyof typeof WHOM];
        return [name, whom ? { ...label, suits: whom === 'tanks' ? ofTanks : onGround } : label];
      }),
    );
  return {
    ...suited(standOf(names)),
    ...suited(SITUATION),
    ...combatOf(names),
    ...MOVEMENT,
    ...sightOf(names),
    ...SUPPORT,
    ...SETTING,
    ...armiesOf(names),
  };
}
