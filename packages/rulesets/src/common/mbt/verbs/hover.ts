import { isRefusal } from '@umpire/engine';
import { z } from 'zod';
import type { PlayBook } from '../book.js';
import { standFacts } from '../play/facts.js';
import type { Permission } from '../play/permission.js';
import { id, verb } from './verb.js';

const MODES = ['STATIC', 'MOBILE'] as const;

/** MOD-13: helicopters change between STATIC and MOBILE. */
export function hoverVerb({ closedNow, idOf, modeChange, notNow, ownStand }: PlayBook & Permission) {
  return verb({
    order: { stand: id, mode: z.enum(MODES) },
    label: 'Change mode',
    text: 'A helicopter changes between STATIC and MOBILE',
    key: 'h',
    on: ({ seat: { view, by }, piece: { nature } }) =>
      nature!.posture === 'CAS' && nature!.helicopter ? { closed: closedNow(view, by, 2, idOf('MOD-13')) } : undefined,
    fields: { mode: { choose: () => MODES.map(value => ({ value, label: value })) } },
    plan({ view, by }, { stand: id, mode }) {
      const refused = notNow(view, by, 2, idOf('MOD-13'));
      if (refused) return refused;
      const stand = ownStand(view, by, id);
      if (isRefusal(stand)) return stand;
      const change = modeChange(standFacts(view, stand, stand.nature!), mode);
      return isRefusal(change) ? change : undefined;
    },
    act(game, _by, { stand, mode }) {
      const because = [{ rule: idOf('MOD-13'), text: 'helicopters may change between STATIC and MOBILE' }];
      game.happen({ kind: 'hovered', stand, mode, because });
    },
  });
}
