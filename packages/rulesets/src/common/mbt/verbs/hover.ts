import { forbid, isRefusal } from '@umpire/engine';
import { z } from 'zod';
import { closable, SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import { standFacts } from '../play/facts.js';
import type { Permission } from '../play/permission.js';
import { standOf } from '../play/stands.js';
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
    may({ view, by }, { id }) {
      const stand = notNow(view, by, 2, idOf('MOD-13')) ?? ownStand(view, by, id);
      if (isRefusal(stand)) return stand;
      return stand.adjusted ? forbid(idOf('R-151'), 'it has changed its mode in this round') : stand;
    },
    fields: {
      mode: {
        choose: ({ piece: { id: stand }, refusalOf }) =>
          MODES.map(mode => closable({ value: mode, label: mode }, refusalOf({ stand, mode }))),
      },
    },
    plan({ view }, { mode }, stand) {
      const change = modeChange(standFacts(view, stand, stand.nature!), mode);
      if (isRefusal(change)) return change;
      return change.result.changed ? undefined : forbid(idOf('R-151'), `it is ${mode} already`);
    },
    act(game, side, { stand, mode }) {
      const because = [{ rule: idOf('MOD-13'), text: 'helicopters may change between STATIC and MOBILE' }];
      game.happen({ kind: 'hovered', stand, side, mode, blank: !standOf(game.state, stand)!.revealed, because });
    },
  });
}
