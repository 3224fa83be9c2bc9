import type { FieldChoice, Label, Labels, Signs } from '../../common/book/form.js';
import { ARMY_WORDS, CLASS_WORDS, INTEGRITY_WORDS } from '../face/plain-words.js';
import { CLASSES, WEAPONS } from '../pieces.js';
import { ARMY_ENTRIES, ARMY_LISTS } from '../rules/army.js';
import { parseTroop } from '../rules/notation.js';
import { canShootAs } from '../rules/shooting.js';
import { CLASS_NAMES, EXAMPLE_TROOPS } from '../rules/troops.js';
import { EPOCH_ROWS } from '../tables/epochs.js';

/**
 * How the book's fields are called on a form; `form.test.ts` holds them against the schemas. A result's members go by the
 * same names, so whatever means something else in a result is named here for its question only.
 */

const W = 'W';
const CM = 'cm';
const DEGREES = 'degrees';

/** What players write most: the troops of the lists and of the book's own examples, each once; first one of every class. */
function oftenWritten(): FieldChoice[] {
  const named = new Map<string, string>();
  for (const { notation, troops } of ARMY_ENTRIES)
    named.set(notation, named.has(notation) ? named.get(notation)! : troops);
  for (const { notation, who } of EXAMPLE_TROOPS) if (!named.has(notation)) named.set(notation, who);
  const all = [...named].map(([value, label]) => ({ value, label })).sort((a, b) => (a.value < b.value ? -1 : 1));
  const firsts = CLASSES.flatMap(c => all.find(({ value }) => value.startsWith(`(${c}-`)) ?? []);
  return [...firsts, ...all.filter(one => !firsts.includes(one))];
}
const OFTEN = oftenWritten();
/** What the signs of the notation stand for. */
const SIGNS: Signs = {
  ...Object.fromEntries(CLASSES.map(c => [c, CLASS_WORDS[c].name])),
  ...INTEGRITY_WORDS,
  ...ARMY_WORDS,
  AA: 'with guns',
  // a class of weapons, not a date: some had better or worse ones than their time (IGR-EPO-06, IGR-R-97)
  ...Object.fromEntries(EPOCH_ROWS.map(({ epoch }) => [`E${epoch}`, `weapons of Epoch ${epoch}`])),
  light: 'light guns',
  medium: 'medium guns',
  heavy: 'heavy guns',
};
const NOTATION = 'Such as (HIM-III-RA)EIV, (HIP-III-IA)+AA(EII) or (ART-III-RA)EII heavy';
/** IGR-SHO-01: those who have something to shoot with, of their own or attached. */
function canShoot(notation: string): boolean {
  const troop = parseTroop(notation);
  return typeof troop !== 'string' && WEAPONS.some(as => canShootAs(troop, as));
}
/** A field that takes a Troop. */
const troops = (title: string, more: Partial<Label> = {}): Label => ({
  title,
  text: NOTATION,
  suggest: OFTEN,
  signs: SIGNS,
  ...more,
});
const troopList = (title: string, item: string): Label => ({ ...troops(title), item });

const CLASS_CHOICES = Object.fromEntries(CLASSES.map(c => [c, `${CLASS_NAMES[c]} (${c})`]));
const LIST_CHOICES = Object.fromEntries(ARMY_LISTS.map(l => [l.list, `${l.name}, ${l.years}`]));
const ARMY_NAMES = { RA: 'regular (RA)', IA: 'irregular (IA)' };
const PIECE_NAMES = {
  'gentle-hill': 'Gentle Hill',
  'steep-hill': 'Steep Hill',
  wood: 'Wood',
  'built-up': 'Built up Area',
  impassable: 'impassable ground',
};
const ROLE_NAMES = { mbl: 'main battle line', skirmish: 'outside it' };
const PART_NAMES = { centre: 'Centre', 'west-wing': 'western Wing', 'east-wing': 'eastern Wing' };
const LINK_NAMES = { 'in-line': 'In-Line Link', support: 'Support Link' };
const CODE_NAMES = { R: 'repulsed (R)', RR: 'repulsed twice as far (RR)', 'break-to-RR': 'a Break made an RR' };
const ACTION_NAMES = {
  'charge-nearest': 'charges the nearest enemy',
  'charge-front': 'charges the nearest enemy in front',
  'charge-or-shoot': 'charges straight ahead, or shoots',
  retreat: 'falls back',
  nothing: 'does nothing',
  player: 'does as its player wishes',
  activated: 'is activated',
};

const SIZE = { title: 'Size, in feet' };
const LINES = { title: 'Lines deployed' };

/** 7.1: a Table, and a pose. */
// biome-ignore format: one line a field
const TABLE: Labels = {
  table:  { title: 'The table' },
  scale:  { title: 'Figures' },
  option: { title: 'Basing option', text: '2 is the standard' },
  narrow: { title: 'Bases 4 cm wide', text: '15 to 20 mm figures on option 1 only', rare: true },
  'table:size': SIZE,
  'table.size': SIZE,
  tile:   { title: 'Squares, in inches', unset: 'the first that the chart allows', rare: true },
  class:  { title: 'Class', names: CLASS_CHOICES },
  pose:   { title: 'Where it stands' },
  'repulse:pose':      { title: 'Where it stands', unset: 'not asked' },
  enemyPose: { title: 'Where the enemy stands', unset: 'not asked' },
  x:      { title: 'East', text: 'From the west edge', unit: W },
  y:      { title: 'North', text: 'From the south edge', unit: W },
  facing: { title: 'Facing', text: 'Clockwise from north', unit: DEGREES },
};

// biome-ignore format: one line a field
const SETUP: Labels = {
  year:       { title: 'Year' },
  troop:      troops('Troops'),
  'movement:troop':  troops('Troops', { unset: 'a link in its place' }),
  'move-path:troop': troops('Troops', { unset: 'a link in its place' }),
  'charge:troop':    troops('The charger', { unset: 'a link in its place' }),
  'terrain-square:edge': { title: 'Borders the table edge' },
  'repulse:edge': { title: 'Way to the table edge', unit: W, none: 'not in the way' },
  pieces:     { title: 'Terrain', item: 'Piece' },
  id:         { title: 'Name' },
  square:     { title: 'Square, from 0 in the south-west', item: 'Column, then row:' },
  'pieces.type': { title: 'Kind', names: PIECE_NAMES },
  'pieces.kind': { title: 'Impassable ground is', text: 'Mountains and highland block sight', rare: true },
  polygon:    { title: 'Corners, in W', item: 'Corner' },
  action:     { title: 'The winner', names: { remove: 'removes up to two', swap: 'exchanges two', none: 'leaves it' } },
  ids:        { title: 'Which pieces', item: 'Piece' },
  'march:column': troopList('Column of march, the head first', 'Vignette'),
  'march:steps': { title: 'Steps marched' },
  distanceCm: { title: 'Distance to the nearest marcher', text: 'From edge to edge', unit: CM },
  side:       { title: 'Whose table edge' },
  linesAllowed: { title: 'Lines that the army list allows' },
  'deployment:vignettes': { title: 'Vignettes', item: 'Vignette' },
  role:       { title: 'Stands in the', names: ROLE_NAMES },
  line:       { title: 'Line', text: '1 is the main battle line' },
  part:       { title: 'Part of the army', names: PART_NAMES, none: 'that of its sector' },
  supports:   { title: 'Stands behind, linked', text: 'The name of the vignette in front', none: 'nobody', rare: true },
  before:     { title: 'Gap before the move', unit: W, none: 'at deployment' },
  after:      { title: 'Gap now', unit: W },
  detached:   { title: 'A detachment', rare: true },
  list:       { title: 'Army list', names: LIST_CHOICES },
  multiple:   { title: 'Taken how many times' },
  vignettes:  { title: 'How many of each entry', item: 'Entry' },
  general:    { title: 'The General rides with', text: 'An entry of the list' },
  key:        { title: 'Key vignettes', item: 'Entry', unset: 'as the list says' },
  'army:lines': LINES,
  'victory:lines': LINES,
};

// biome-ignore format: one line a field
const MOVING: Labels = {
  link:     { title: 'A link', unset: 'single troops' },
  type:     { title: 'Kind of link', names: LINK_NAMES },
  members:  { ...troopList('Members', 'Member'), text: `${NOTATION}. Support Link: the front one first` },
  width:    { title: 'Width with its gaps', unit: W, unset: 'no gaps', rare: true },
  going:    { title: 'Going' },
  road:     { title: 'Along a road' },
  halted:   { title: 'Halted by fire' },
  defences: { title: 'Behind field defences', rare: true },
  bad:      { title: 'Some of the move in bad going' },
  steps:    { title: 'Steps', item: 'Step' },
  turn:     { title: 'Turn', text: 'Clockwise; below 0 the other way', unit: DEGREES, unset: 'a way ahead in its place' },
  backward: { title: 'The corner goes backward', unset: 'no', rare: true },
  ahead:    { title: 'Straight ahead', unit: W, unset: 'a turn in its place' },
  'charge:target': { title: 'The target' },
  charger:  troops('The charger'),
  target:   troops('The target'),
  'target.troop': troops('Troops'),
  targetInContact: { title: 'The target is in contact already' },
  chargerBehind:   { title: 'The charger comes from behind' },
  gap:      { title: 'The gap', unit: W },
  between:  { title: 'Between' },
  from:     { title: 'From' },
  to:       { title: 'To' },
  a:        { title: 'The first' },
  b:        { title: 'The second' },
};

// biome-ignore format: one line a field
const COMMAND: Labels = {
  base:        { title: 'Activation points of the list' },
  troops:      troopList('The vignette, or all of a link', 'Vignette'),
  distance:    { title: 'Distance', text: 'From edge to edge', unit: W, unset: '0 in contact', suits: ({ targetMovedIntoContact }) => (targetMovedIntoContact ? 'never' : 'as-ever') },
  'activation-cost:distance': { title: 'From the General', text: 'From edge to edge, to the nearest', unit: W },
  'activation-cost:lineOfSight': { title: 'The General sees it' },
  crossing:    { title: 'It crosses into another sector' },
  detachment:  { title: 'It is a detachment', rare: true },
  right:       { title: 'The vignette to the right', names: ACTION_NAMES, none: 'there is none' },
  left:        { title: 'The vignette to the left', names: ACTION_NAMES, none: 'there is none' },
};

/** IGR-SHO-05: who came into contact is there, at no distance; return fire may be at him or at another. */
const IN_CONTACT = { reason: 'contact', targetMovedIntoContact: true, distance: undefined };
const givenReason = (reason: unknown) =>
  reason === 'contact' ? IN_CONTACT : reason === 'return' ? {} : { targetMovedIntoContact: undefined };
const givenContact = (came: unknown) => (came === true ? IN_CONTACT : { reason: undefined });

// biome-ignore format: one line a field
const COMBAT: Labels = {
  shooter:       troops('The shooter', { fits: canShoot }),
  as:            { title: 'Shoots with', names: { own: 'its own weapons', attached: 'the attached artillery' } },
  reason:        { title: 'Why it may shoot', names: { return: 'return fire', contact: 'an enemy came into contact', evade: 'it evaded' }, implies: givenReason },
  activated:     { title: 'Activated this turn', suits: ({ reason }) => (reason === undefined || reason === 'activated' ? 'as-ever' : 'never') },
  directlyAhead: { title: 'The target is directly ahead' },
  lineOfSight:   { title: 'Line of fire' },
  targetMovedIntoContact: { title: 'The target moved into contact with it', implies: givenContact },
  shooterInContact: { title: 'The shooter is in contact', unset: 'only if the target moved into it', rare: true },
  targetInMelee: { title: 'The target touches friends of the shooter' },
  shooterInBadGoing: { title: 'The shooter is in bad going' },
  against:       troops('Against'),
  active:        { title: 'The side to move' },
  opponent:      { title: 'The opponent' },
  'contacts.active':   { title: 'Of the side to move' },
  'contacts.opponent': { title: 'Of the opponent' },
  'active.troop':   troops('Troops'),
  'opponent.troop': troops('Troops'),
  badGoing:      { title: 'In bad going' },
  contacts:      { title: 'Edges that enemies touch', item: 'Edge' },
  'melee-pairs:contacts': { title: 'Who touches whom', item: 'Contact' },
  'active.edge':   { title: 'It fights on its', unset: 'first of these edges', rare: true },
  'opponent.edge': { title: 'It fights on its', unset: 'first of these edges', rare: true },
  overlappedBy:  { ...troopList('Overlapped by', 'Vignette'), text: 'One a flank at most' },
  bands:         { title: 'Bands', text: 'One for each R; see: How many bands does it carry?' },
  support:       troops('Linked behind it', { none: 'nobody' }),
  assistedBy:    { ...troopList('Friends that touch the same enemy', 'Vignette'), rare: true },
  uphill:        { title: 'On a Gentle Hill, above the other' },
  'contacts.length': { title: 'Shared contact', unit: W },
};

// biome-ignore format: one line a field
const RESULTS: Labels = {
  result:     { title: 'Result', names: CODE_NAMES },
  friend:     { title: 'Way to the first friend behind', unit: W, none: 'not in the way' },
  'repulse:enemy': { title: 'Way to the first enemy behind', unit: W, none: 'not in the way' },
  impassable: { title: 'Way to impassable ground', unit: W, none: 'not in the way' },
  enemy:      troops('The enemy'),
  by:         { title: 'By' },
  printed:    { title: 'The table says', unset: 'Break in melee, B by shooting' },
  baseFactor: { title: 'Base combat factor', unset: 'that of the table', rare: true },
  reducedFactor: { title: 'Combat factor by now', text: 'Halved, and less its bands', unset: 'the base factor' },
  winner:     troops('The winner'),
  loser:      { title: 'The loser is', names: { 'double-repulse': 'repulsed twice as far', break: 'broken' } },
  army:       { title: 'Army class', names: ARMY_NAMES },
  results:    { title: 'Results so far', item: 'Result', names: CODE_NAMES },
  'rally:moved': { title: 'It moved' },
  fought:     { title: 'It fought or shot' },
  shotAt:     { title: 'It was shot at' },
  battleLine: { title: 'Vignettes of the main battle line', text: 'At deployment; attached artillery and supports count' },
  battleLineBroken: { title: 'Of these broken' },
  keyBroken:  { title: 'Key vignettes broken' },
  generalBroken: { title: 'The General’s vignette is broken' },
  lastLineBroken: { title: 'Broken of the last line' },
};

export const LABELS: Readonly<Record<string, Label>> = {
  ...TABLE,
  ...SETUP,
  ...MOVING,
  ...COMMAND,
  ...COMBAT,
  ...RESULTS,
};
