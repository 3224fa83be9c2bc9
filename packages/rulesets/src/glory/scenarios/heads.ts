import type { ScenarioHead } from '@umpire/engine';

/** The scenarios as they stand on the shelf, in its order; maps and armies are fetched with the rules. */
export const HEADS = {
  lane: {
    id: 'lane-1643',
    title: 'The lane, 1643',
    text: 'A first battle with a guide that explains each step as it comes. Five a side: a pike block, musketeers in line, and horse that would rather charge.',
    size: 'small',
  },
  candlemas: {
    id: 'candlemas-1643',
    title: 'Candlemas, 1643',
    text: 'Two county forces meet in a snowless February: a link, an attached gun, and horse that may run away with itself.',
    size: 'small',
  },
  ridge: {
    id: 'ridge-1815',
    title: 'The ridge, 1815',
    text: 'The allies hold a ridge with two villages before it; the French must break them.',
    size: 'standard',
  },
  ridgeFree: {
    id: 'ridge-1815-free',
    title: 'The ridge, deployed freely',
    text: 'The same armies on the same field; each places his own, one vignette in turn.',
    size: 'standard',
  },
  crossroads: {
    id: 'crossroads-1863',
    title: 'The crossroads, 1863',
    text: 'Two corps on each side meet where two roads cross; the guns open, the rifles decide.',
    size: 'large',
  },
  drift: {
    id: 'drift-1879',
    title: 'The drift, 1879',
    text: 'Six against twelve: a thin line behind stakes, and an impi that comes straight in and round both flanks.',
    size: 'small',
    options: { 'IGR-FLD-01': 'on' },
  },
  spruit: {
    id: 'spruit-1900',
    title: 'The spruit, 1900',
    text: 'A column on the march, and riflemen in ambush. The order of march is secret.',
    size: 'standard',
  },
  ditches: {
    id: 'ditches-1515',
    title: 'The ditches, 1515',
    text: 'Four deep squares of Swiss pikes must cross ten widths before a great gun and the gendarmes.',
    size: 'standard',
  },
  elephants: {
    id: 'elephants-1575',
    title: 'The elephants, 1575',
    text: 'Elephants beat all horse and fear matchlocks; so the horse goes round while guns and matchlocks wait for the beasts.',
    size: 'standard',
  },
  pass: {
    id: 'pass-1600',
    title: 'The pass, 1600',
    text: 'A valley between mountains that nobody crosses: wings that may be detached, troops that may be rested, and a General in the second line.',
    size: 'standard',
    options: { 'IGR-RCV-01': 'on', 'IGR-DET-01': 'on' },
  },
  khor: {
    id: 'khor-1898',
    title: 'The khor, 1898',
    text: 'Eleven on the march, twenty-four in the dry watercourse; rifles against warbands that charge by themselves.',
    size: 'standard',
  },
  fieldDay: {
    id: 'field-day',
    title: 'A field of your own',
    text: 'Choose any two army lists. The dice lay the terrain, and may put one of you on the march into an ambush.',
    size: 'generated',
  },
} satisfies Record<string, ScenarioHead>;
