/** What stands on a base or on a contact, and what it means. */
import type { Look, Marker } from '@umpire/engine';
import { whyStill } from '../play/standing-still.js';
import type { Base } from '../play/state.js';
import type { Types } from '../play/types.js';
import type { View } from '../play/view.js';

export const DUG_IN: Marker = { letter: 'D', shape: 'square', text: 'dug in', rule: 'PLA-FIR-09', word: 'dug-in' };

type Mark = Marker & { readonly when: (base: Base) => boolean };
/** What marks a base by itself, in the order in which it is drawn. */
const ALONE: readonly Mark[] = [
  { letter: 'P', shape: 'disc', text: 'pinned', rule: 'PLA-FIR-04', word: 'pinned', when: b => b.state === 'pinned' },
  {
    letter: 'S',
    shape: 'disc',
    text: 'suppressed',
    rule: 'PLA-FIR-05',
    word: 'suppressed',
    when: b => b.state === 'suppressed',
  },
  { ...DUG_IN, when: b => b.dug === 'dug-in' },
  {
    letter: 'B',
    shape: 'square',
    text: 'deeply dug in',
    rule: 'PLA-FIR-07',
    word: 'dug-in',
    when: b => b.dug === 'deep',
  },
  {
    letter: 'N',
    shape: 'triangle',
    text: 'moved non-tactically',
    rule: 'PLA-MOV-11',
    word: 'non-tactical',
    when: b => b.lastMove === 'non-tactical',
  },
  { letter: 'L', shape: 'diamond', text: 'limbered', rule: 'PLA-MV-13', word: 'limbered', when: b => b.limbered },
  {
    letter: 'W',
    shape: 'diamond',
    text: 'at work',
    rule: 'PLA-ENG-03',
    word: 'work',
    when: b => b.work !== null || b.dig !== null,
  },
];
const bare = ({ when: _when, ...mark }: Mark): Marker => mark;

const DEMORALISED: Marker = {
  letter: '!',
  shape: 'triangle',
  text: 'demoralised',
  rule: 'PLA-MOR-32',
  word: 'demoralised',
};
const SHAKEN: Marker = { letter: '~', shape: 'triangle', text: 'shaken', rule: 'PLA-MOR-31', word: 'shaken' };
const strength = (letter: string, text: string): Marker => ({
  letter,
  shape: 'square',
  text,
  rule: 'PLA-SP-01',
  word: 'sp',
});
const still = (text: string, rule: NonNullable<Marker['rule']>): Marker => ({
  letter: 'H',
  shape: 'disc',
  text: `stays: ${text}`,
  rule,
  word: 'order',
});
export const OLD: Marker = {
  letter: '?',
  shape: 'diamond',
  text: 'seen some time ago',
  rule: 'PLA-BEL-05',
  word: 'contact',
};
export const WAS_FIRING: Marker = {
  letter: 'F',
  shape: 'triangle',
  text: 'was firing',
  rule: 'PLA-R-151',
  word: 'contact',
};

/** One of each, for the legend. */
export const MARKS: readonly Marker[] = [
  ...ALONE.map(bare),
  DEMORALISED,
  SHAKEN,
  strength('3', 'so many strength points are left'),
  still('the card of its company says why', 'PLA-ORD-01'),
  OLD,
  WAS_FIRING,
];

export function markersOf(view: View, base: Base): readonly Marker[] {
  const company = view.companies.find(c => c.id === base.company);
  const marks = ALONE.filter(({ when }) => when(base)).map(bare);
  if (company?.demoralised) marks.push(DEMORALISED);
  else if (company?.shaken) marks.push(SHAKEN);
  if (base.sp < base.fullSp) marks.push(strength(String(Math.min(9, base.sp)), `${base.sp} of ${base.fullSp} SP`));
  return marks;
}

/** Why its company stays where it is, told once: at the first of its bases. */
export function stillMark({ view, viewer, options }: Look<Types>, base: Base): readonly Marker[] {
  if (viewer !== base.side || view.over || view.bases.find(one => one.company === base.company) !== base) return [];
  const company = view.companies.find(c => c.id === base.company);
  const why = company && whyStill(view, company, options);
  return why ? [still(why.text, why.rule)] : [];
}
