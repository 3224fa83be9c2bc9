import { forbid, isRefusal } from '@umpire/engine';
import { z } from 'zod';
import { closable, SHOWN } from '../../common/book/verbs.js';
import { standOf } from '../../common/mbt/play/stands.js';
import type { Needs } from '../../common/mbt/verbs/index.js';
import { id, verb } from '../../common/mbt/verbs/verb.js';
import type { Nature } from '../nature.js';
import type { StandFacts } from '../pieces.js';
import { modeChange } from '../rules/mode-change.js';

const MODES = ['STATIC', 'MOBILE'] as const;

/** MBT20-MOD-13: helicopters change between STATIC and MOBILE. */
const isHelicopter = (nature: Nature): boolean => nature.posture === 'CAS' && nature.helicopter;

export function hoverVerb(book: Needs) {
  const { standFacts } = book.shapes;
  const { notNow, ownStand } = book.turns;
  return verb({
    order: { stand: id, mode: z.enum(MODES) },
    label: 'Change mode',
    text: 'A helicopter changes between STATIC and MOBILE',
    key: 'h',
    on: ({ piece: { nature } }) => (isHelicopter(nature as Nature) ? SHOWN : undefined),
    may({ view, by }, { id }) {
      const stand = notNow(view, by, 2, 'MBT20-MOD-13') ?? ownStand(view, by, id);
      if (isRefusal(stand)) return stand;
      return stand.adjusted ? forbid('MBT20-R-151', 'it has changed its mode in this round') : stand;
    },
    fields: {
      mode: {
        choose: ({ piece: { id: stand }, refusalOf }) =>
          MODES.map(mode => closable({ value: mode, label: mode }, refusalOf({ stand, mode }))),
      },
    },
    plan({ view }, { mode }, stand) {
      const change = modeChange(standFacts(view, stand, stand.nature!) as StandFacts, mode);
      if (isRefusal(change)) return change;
      return change.result.changed ? undefined : forbid('MBT20-R-151', `it is ${mode} already`);
    },
    act(game, side, { stand, mode }) {
      const because = [{ rule: 'MBT20-MOD-13', text: 'helicopters may change between STATIC and MOBILE' }];
      game.happen({ kind: 'modeChanged', stand, side, mode, blank: !standOf(game.state, stand)!.revealed, because });
    },
  });
}
