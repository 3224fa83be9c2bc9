/** What stands on a counter, and what it means. */
import type { Marker } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Stand, State } from '../play/state.js';

export function marks({ idOf, ownFields, words: { STATUSES } }: Pick<PlayBook, 'idOf' | 'ownFields' | 'words'>) {
  const ENGAGED: Marker = {
    letter: 'E',
    sign: 'spent',
    shape: 'square',
    text: 'has engaged this turn',
    word: 'engaged',
    rule: idOf('ENG-04'),
  };
  const FIRED: Marker = {
    letter: 'F',
    sign: 'flash',
    shape: 'triangle',
    text: 'fired in its last round: counter-battery may engage it',
    word: 'marker',
    rule: idOf('TRN-21'),
  };
  const UNCOMMANDED: Marker = {
    letter: 'C',
    shape: 'square',
    text: 'out of command',
    word: 'command',
    rule: idOf('R-45'),
  };
  const HIDDEN: Marker = {
    letter: 'H',
    sign: 'unseen',
    shape: 'disc',
    quiet: true,
    text: 'hidden: the enemy sees a blank; where all of a group are, one sign stands for them',
    word: 'blank',
    rule: idOf('DEP-08'),
  };
  const FRAGILE: Marker = { letter: '!', shape: 'triangle', text: 'its Battle Group is Fragile', word: 'fragile' };

  const ofStatus = (status: Stand['status']): readonly Marker[] => {
    const { marker } = STATUSES[status]!;
    return marker ? [{ ...marker, befell: true, word: 'state' }] : [];
  };

  function markersOf(view: State, stand: Stand): readonly Marker[] {
    const { fragile } = view.groups[stand.group]!;
    return [
      ...ofStatus(stand.status),
      ...ownFields.markers(stand),
      ...(stand.hasEngaged ? [ENGAGED] : []),
      ...(stand.marker ? [FIRED] : []),
      ...(stand.outOfCommand ? [UNCOMMANDED] : []),
      ...(stand.nature && !stand.revealed ? [HIDDEN] : []),
      ...(fragile ? [{ ...FRAGILE, rule: fragile }] : []),
    ];
  }

  /** One of each, for the legend. */
  const all: readonly Marker[] = [
    ...Object.keys(STATUSES).flatMap(ofStatus),
    ...ownFields.MARKERS,
    ...[ENGAGED, FIRED, UNCOMMANDED, HIDDEN, FRAGILE],
  ];
  return { markersOf, all };
}
