import type { Side } from '@umpire/engine';
import type { Group, State } from '../play/state.js';

/** The Battle Groups of a side to choose from. */
export const groupChoices = (view: State, by: Side, fits: (group: Group) => boolean) =>
  view.groups.filter(g => g.side === by && fits(g)).map(g => ({ value: g.id, label: g.name }));
