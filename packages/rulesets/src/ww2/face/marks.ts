/** What stands on a counter of this book, and what it means. */
import type { Marker } from '@umpire/engine';
import { groupOf, inPlay } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';

type Mark = Marker & { readonly when: (stand: Stand) => boolean };
/** What marks a stand by itself, in the order in which it is drawn. */
const ALONE: readonly Mark[] = [
  {
    letter: 'P',
    shape: 'disc',
    text: 'pinned: no step closer to the enemy',
    rule: 'WW2-RES-20',
    word: 'pinned',
    when: s => s.pinned,
  },
  { letter: 'R', shape: 'disc', text: 'repulsed', rule: 'WW2-RES-24', word: 'repulsed', when: s => s.repulsed },
  {
    letter: 'F',
    shape: 'triangle',
    text: 'has fired and not moved since',
    rule: 'WW2-SHO-13',
    word: 'fire-marker',
    when: s => s.fireMarker,
  },
  { letter: 'D', shape: 'square', text: 'dug in: hard cover', rule: 'WW2-ENG-03', word: 'dug-in', when: s => s.dugIn },
  { letter: 'A', shape: 'diamond', text: 'on patrol', rule: 'WW2-SEQ-11', word: 'patrol', when: s => s.patrol },
];
const bare = ({ when: _when, ...mark }: Mark): Marker => mark;

const suppressed = (letter: string, text: string): Marker => ({
  letter,
  shape: 'square',
  text,
  rule: 'WW2-RES-15',
  word: 'suppression',
});
const carrying = (letter: 'C' | 'Q', text: string): Marker => ({
  letter,
  shape: 'diamond',
  text,
  rule: 'WW2-R-48',
  word: 'carried',
});
const FAILED: Marker = {
  letter: '!',
  shape: 'triangle',
  text: 'its group has failed and retreats',
  rule: 'WW2-MOR-04',
  word: 'failed',
};

/** One of each, for the legend. */
export const MARKS: readonly Marker[] = [
  ...ALONE.map(bare),
  suppressed('1', 'so many suppression markers'),
  carrying('C', 'carries somebody, or tows a gun'),
  carrying('Q', 'carries the headquarters of its group'),
  FAILED,
];

export function markersOf(view: State, stand: Stand): Marker[] {
  const marks = ALONE.filter(({ when }) => when(stand)).map(bare);
  const { suppression } = stand;
  if (suppression > 0) marks.push(suppressed(String(Math.min(9, suppression)), `${suppression} suppression markers`));
  for (const load of view.stands)
    if (load.carrier === stand.id && inPlay(load)) {
      const isHq = groupOf(view, load).hq === load.id;
      const how = load.where === 'hitched' ? 'tows' : 'carries';
      marks.push(carrying(isHq ? 'Q' : 'C', `${how} ${load.id}${isHq ? ', HQ aboard' : ''}`));
    }
  if (groupOf(view, stand).failed) marks.push(FAILED);
  return marks;
}
