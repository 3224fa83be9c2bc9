import { isRefusal } from '@umpire/engine';
import { z } from 'zod';
import { closable, SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import { standFacts } from '../play/facts.js';
import type { Permission } from '../play/permission.js';
import { id, verb } from './verb.js';

const MODES = ['STATIC', 'MOBILE'] as const;

/** MOD-13: helicopters change between STATIC and MOBILE. */
export function hoverVerb({ idOf, modeChange, notNow, ownStand }: PlayBook & Permission) {
  return verb({
    order: { stand: id, mode: z.enum(MODES) },
    label: 'Change mode',
    text: 'A helicopter changes between STATIC and MOBILE',
    key: 'h',
    on: ({ piece: { nature } }) => (nature!.posture === 'CAS' && nature!.helicopter ? SHOWN : undefined),
    may: ({ view, by }, { id }) => notNow(view, by, 2, idOf('MOD-13')) ?? ownStand(view, by, id),
    fields: {
      mode: {
        choose: ({ piece: { id: stand }, refusalOf }) =>
          MODES.map(mode => closable({ value: mode, label: mode }, refusalOf({ stand, mode }))),
      },
    },
    plan({ view }, { mode }, stand) {
      const change = modeChange(standFacts(view, stand, stand.nature!), mode);
      return isRefusal(change) ? change : undefined;
    },
    act(game, _by, { stand, mode }) {
      const because = [{ rule: idOf('MOD-13'), text: 'helicopters may change between STATIC and MOBILE' }];
      game.happen({ kind: 'hovered', stand, mode, because });
    },
  });
}
